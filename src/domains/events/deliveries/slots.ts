/** A bound on what this process does at once. */
export class Slots {
  #taken = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  /** Waits for a slot. @param isUrgent takes one at once, past the limit: for who has none. */
  async take(isUrgent: boolean): Promise<void> {
    if (isUrgent || this.#taken < this.limit) {
      this.#taken += 1;
      return;
    }
    await new Promise<void>((resolve) => { this.#waiting.push(resolve); });
  }

  give(): void {
    this.#taken -= 1;
    if (this.#taken >= this.limit) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#taken += 1;
    next();
  }
}
