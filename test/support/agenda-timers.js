/**
 * Of every job that it ran, Agenda leaves a timer behind that nobody can stop: half the job's lock, up to five minutes. The
 * service ends by process.exit; a worker of jest would wait for them, and be killed with a warning. They wake nobody.
 */
const SHORTEST_MS = 500;
const start = globalThis.setTimeout;

globalThis.setTimeout = Object.assign(function setTimeout(callback, ms, ...args) {
  const timer = start(callback, ms, ...args);
  if (ms >= SHORTEST_MS && isAgendas()) timer.unref();
  return timer;
}, start);

/** Looks at the calls themselves: a stack's text is written through source maps, which takes longer than many a test's work. */
function isAgendas() {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, calls) => calls.some((call) => call.getFunctionName()?.includes('checkIfJobIsStillAlive'));
  const { stack } = new Error();
  Error.prepareStackTrace = prepareStackTrace;
  return stack === true;
}
