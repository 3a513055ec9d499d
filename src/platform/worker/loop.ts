import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_AFTER_FAILURE_MS = 1_000;

/** A timer fires early by as long as its turn of the event loop had run when it was set: up to a tenth of a pause counts as on time. */
const EARLY = 0.1;

/** Milliseconds until the next moment that is shared by all who poll at this interval, or at one that divides it. */
export function untilNext(everyMs: number): number {
  const now = performance.now();
  return Math.ceil(now / everyMs + EARLY) * everyMs - now;
}

/** A worker's turns, one after the other. */
export class Loop {
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  /**
   * @param turn resolves with the milliseconds until the next one.
   * @param failed is told of a turn that failed. The next one comes after `pauseMs`.
   */
  constructor(
    private readonly turn: () => Promise<number>, private readonly failed: (error: unknown) => void,
    private readonly pauseMs = PAUSE_AFTER_FAILURE_MS,
  ) {}

  /** Aborts when the loop is to stop. */
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
