const WAITS = 'setTimeout(resolve, ms)';

/** Module in which Agenda waits for half of a job's lock, to see whether the job still runs. */
export const AGENDAS_PROCESSOR = '/agenda/dist/JobProcessor.js';

/**
 * Of every job that it ran, Agenda leaves a timer behind that nobody can stop: half the job's lock, up to five minutes. The
 * service ends by process.exit; a worker of jest would wait for them, and be killed with a warning. Here they wake nobody.
 * @param loaded the module as Node loads it.
 */
export function withIdleTimers(loaded) {
  const source = String(loaded.source);
  if (!source.includes(WAITS)) throw new Error(`Agenda waits in another way than by ${WAITS}`);
  return { ...loaded, source: source.replace(WAITS, `${WAITS}.unref()`) };
}
