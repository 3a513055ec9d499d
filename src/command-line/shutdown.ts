import { setTimeout as sleep } from 'node:timers/promises';

/** The process was asked to end before it had started. */
class Interrupted extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const EXIT_INTERRUPTED = 130;

/**
 * What a process has started, to be stopped in the opposite order: on the first signal cleanly, on the second one the
 * process ends at once.
 */
export class Shutdown {
  readonly #stops: (() => Promise<unknown>)[] = [];
  readonly #asked = Promise.withResolvers<void>();
  #isAsked = false;

  /** @param from where signals come from; tests give their own. */
  constructor(from: Pick<NodeJS.EventEmitter, 'on'> = process, private readonly exit: (code: number) => void = process.exit) {
    for (const signal of SIGNALS) from.on(signal, () => this.#signal());
  }

  /** Takes note of something that runs now. */
  add(stop: () => Promise<unknown>): void {
    this.#stops.push(stop);
  }

  /** A place where starting may break off. @throws when the process was asked to end meanwhile. */
  check(): void {
    if (this.#isAsked) throw new Interrupted();
  }

  /** Starts, waits for a signal, and stops what was started, also when starting fails. */
  async around(start: () => Promise<void>): Promise<void> {
    try {
      await start();
      await this.#asked.promise;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    } finally {
      for (const stop of this.#stops.reverse()) await stop();
    }
  }

  #signal(): void {
    if (this.#isAsked) this.exit(EXIT_INTERRUPTED);
    this.#isAsked = true;
    this.#asked.resolve();
  }
}

/** Waits for `work`, but no longer than `milliseconds`. @returns false when it was not done by then. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const late = sleep(milliseconds, false, { signal: patience.signal });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    patience.abort();
    late.catch(() => undefined);
  }
}
