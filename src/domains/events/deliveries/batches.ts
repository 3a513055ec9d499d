/** Writes what comes while a write is under way together, as the next one. */
export class Batches<T> {
  #waiting: { item: T; done: PromiseWithResolvers<void> }[] = [];
  #isWriting = false;

  constructor(private readonly write: (items: T[]) => Promise<unknown>) {}

  /** Resolves when the item is written. @throws what the write of its batch throws. */
  async add(item: T): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.#waiting.push({ item, done });
    if (!this.#isWriting) void this.#run();
    return done.promise;
  }

  async #run(): Promise<void> {
    this.#isWriting = true;
    await Promise.resolve(); // what is added in this turn goes along
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0);
      await this.#try(batch.map(({ item }) => item)).then(
        () => batch.forEach(({ done }) => done.resolve()),
        (error: unknown) => batch.forEach(({ done }) => done.reject(error)));
    }
    this.#isWriting = false;
  }

  async #try(items: T[]): Promise<void> {
    await this.write(items);
  }
}
