import { setTimeout as sleep } from 'node:timers/promises';

/** The work of a process that has begun and not ended. */
export class InHand {
  readonly #work = new Set<Promise<void>>();

  /** @param work never rejects. */
  add(work: Promise<void>): void {
    const tracked: Promise<void> = work.finally(() => this.#work.delete(tracked));
    this.#work.add(tracked);
  }

  /** Resolves when no work is in hand. @param withinMs or after so many milliseconds; without end when left out. */
  async idle(withinMs?: number): Promise<void> {
    if (withinMs === undefined) return this.#ended();
    const enough = new AbortController();
    const late = sleep(withinMs, undefined, { signal: enough.signal }).catch(() => undefined);
    await Promise.race([this.#ended(), late]);
    enough.abort();
  }

  async #ended(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }
}
