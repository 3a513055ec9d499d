import { setTimeout as sleep } from 'node:timers/promises';

/** The process received a signal to end before it had started. */
class Interrupted extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const EXIT_INTERRUPTED = 130;
/** A signal to a whole process group can arrive twice, by way of make: within this time it is one request. */
const SAME_WISH_MS = 1_000;

/**
 * Stack of what a process has started, to be stopped in the opposite order: cleanly on the first signal; on a second request to end the
 * process ends at once.
 */
export class Shutdown {
  readonly #stops: (() => Promise<unknown>)[] = [];
  readonly #asked = Promise.withResolvers<void>();
  #askedAt: number | undefined;

  /** @param from where signals come from; tests give their own, and their own `clock`, in milliseconds. */
  constructor(
    from: Pick<NodeJS.EventEmitter, 'on'> = process,
    private readonly exit: (code: number) => void = process.exit,
    private readonly clock: () => number = () => performance.now(),
  ) {
    for (const signal of SIGNALS) from.on(signal, () => this.#signal());
  }

  /** Registers something that runs now. */
  add(stop: () => Promise<unknown>): void {
    this.#stops.push(stop);
  }

  /** Checkpoint at which starting may stop. @throws when a signal to end has arrived. */
  check(): void {
    if (this.#askedAt !== undefined) throw new Interrupted();
  }

  /** Starts, waits for a signal, and stops all that was started, also when starting fails. */
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
    const now = this.clock();
    this.#askedAt ??= now;
    if (now - this.#askedAt > SAME_WISH_MS) this.exit(EXIT_INTERRUPTED);
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
