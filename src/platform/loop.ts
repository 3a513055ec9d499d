import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_AFTER_FAILURE_MS = 1_000;

/** Timers come early by what their turn of the event loop had taken when they were set: a tenth of a pause at most counts as in time. */
const EARLY = 0.1;

/** Milliseconds until the next moment at which all look who look that often, or a whole number of times as often. */
export function untilNext(everyMs: number): number {
  const now = performance.now();
  return Math.ceil(now / everyMs + EARLY) * everyMs - now;
}

/** What a worker does over and over, one turn after the other. */
export class Loop {
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  /**
   * @param turn resolves with the milliseconds until the next one.
   * @param failed hears of a turn that failed. The next one comes after `pauseMs`.
   */
  constructor(private readonly turn: () => Promise<number>, private readonly failed: (error: unknown) => void, private readonly pauseMs = PAUSE_AFTER_FAILURE_MS) {}

  /** Aborts when it is to stop. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  get isStopping(): boolean {
    return this.signal.aborted;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Resolves when no turn is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.isStopping) {
      const pause = await this.turn().catch((error: unknown) => {
        this.failed(error);
        return this.pauseMs;
      });
      await sleep(pause, undefined, { signal: this.signal }).catch(() => undefined);
    }
  }
}
