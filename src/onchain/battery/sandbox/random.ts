import { createHash } from 'node:crypto';

const WORD_BYTES = 8;

/** Pseudorandom choices seeded by words: the same words give the same choices on every machine. */
export class Random {
  readonly #words: string;
  #drawn = 0;

  constructor(words: string) {
    this.#words = words;
  }

  /** @param bound above zero. @returns a whole number from 0 to just below it. */
  below(bound: number): number {
    return Number(this.between(0n, BigInt(bound) - 1n));
  }

  /** Both ends may be drawn. */
  between(least: bigint, most: bigint): bigint {
    return least + this.#word() % (most - least + 1n);
  }

  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[] {
    return things.map((thing) => ({ thing, place: this.#word() })).sort(
      (a, b) => Number(a.place > b.place) - Number(a.place < b.place),
    ).map(({ thing }) => thing);
  }

  /** @returns lowercase hex. */
  bytes(count: number): string {
    return count === 0 ? '' : createHash('shake256', { outputLength: count }).update(this.#next()).digest('hex');
  }

  #word(): bigint {
    return createHash('sha256').update(this.#next()).digest().subarray(0, WORD_BYTES).readBigUInt64BE();
  }

  #next(): string {
    this.#drawn += 1;
    return `${this.#words} ${this.#drawn}`;
  }
}
