/**
 * Of every job that it ran, Agenda leaves a timer behind that nobody can stop: half the job's lock, up to five minutes. The
 * service ends by process.exit; a worker of jest would wait for them, and be killed with a warning. They wake nobody.
 */
const SHORTEST_MS = 500;
const start = globalThis.setTimeout;

globalThis.setTimeout = Object.assign(function setTimeout(callback, ms, ...args) {
  const timer = start(callback, ms, ...args);
  if (ms >= SHORTEST_MS && /checkIfJobIsStillAlive/.test(new Error().stack ?? '')) timer.unref();
  return timer;
}, start);
