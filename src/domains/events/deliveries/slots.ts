/** A bound on what this process does at once. */
export class Slots {
  #taken = 0;
  #given = Promise.withResolvers<void>();

  constructor(private readonly limit: number) {}

  /** Takes a slot. @param isUrgent past the limit too: for who has few. @returns false when there is none. */
  take(isUrgent: boolean): boolean {
    if (!isUrgent && this.#taken >= this.limit) return false;
    this.#taken += 1;
    return true;
  }

  give(): void {
    this.#taken -= 1;
    this.#given.resolve();
    this.#given = Promise.withResolvers();
  }

  /** Resolves when one is given back. */
  given(): Promise<void> {
    return this.#given.promise;
  }
}
