/** Cache that forgets what it used longest ago: an LRUCache. */
interface Memory {
  readonly size: number;
  pop(): unknown;
}

/**
 * Shared bound on the caches of all tenants, in a process. Each grows as it is used; where all of them hold too much, the one that was used
 * longest ago forgets. So a busy tenant may take nearly all, and a thousand quiet ones cost nothing.
 */
export class CacheBudget {
  /** Size of each at its last use, in the order of that. */
  readonly #sizes = new Map<Memory, number>();
  #held = 0;

  /** @param most what all may hold. */
  constructor(private readonly most: number) {}

  /** Records the use of a memory, after which it may have grown. */
  used(memory: Memory): void {
    this.#count(memory);
    this.#sizes.delete(memory);
    this.#sizes.set(memory, memory.size);
    if (this.#held > this.most) this.#forget();
  }

  #forget(): void {
    for (const memory of this.#sizes.keys()) {
      while (this.#count(memory) > this.most && memory.size > 0) memory.pop();
      if (this.#held <= this.most) return;
      this.#sizes.delete(memory);
    }
  }

  /** @returns what all hold, as far as is known. */
  #count(memory: Memory): number {
    this.#held += memory.size - (this.#sizes.get(memory) ?? 0);
    this.#sizes.set(memory, memory.size);
    return this.#held;
  }
}
