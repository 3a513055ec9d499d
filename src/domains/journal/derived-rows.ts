import type { RowWrite } from './ledger.ts';

/**
 * Rows that are never written, because they are read from other rows: which open obligations expect a payment, what a promotion depends on.
 * They show what a batch has written of those only after its commit.
 */
export interface DerivedRows {
  /**
   * True when a write of this row may change any of the derived rows. Called for every row that is written: a few comparisons. A payment
   * that its entry keeps changes none; it is not called for those of the fast path.
   */
  concerns(written: RowWrite): boolean;
  /**
   * True when a write may change the derived row of this id. A needless true costs a commit; a missed one makes a batch do what its
   * commands would not.
   */
  follows(id: string, written: RowWrite): boolean;
}

/** Derived rows by the prefix of their ids. */
export type DerivedRules = Readonly<Record<string, DerivedRows>>;

/** Rows written so far from which derived rows are read. */
export class SourceRows {
  readonly #written = new Map<string, RowWrite[]>();

  constructor(private readonly rules: DerivedRules) {}

  add(row: RowWrite): void {
    for (const prefix in this.rules) {
      if (!this.rules[prefix]?.concerns(row)) continue;
      const written = this.#written.get(prefix);
      if (written) written.push(row);
      else this.#written.set(prefix, [row]);
    }
  }

  /** True when one of these rows, read before, may have changed since. */
  outdate(ids: readonly string[]): boolean {
    return this.#written.size > 0 && ids.some((id) => {
      const prefix = prefixOf(id);
      return this.#written.get(prefix)?.some((row) => this.rules[prefix]?.follows(id, row)) === true;
    });
  }
}

/** Returns the prefix of an id, which names the kind of its row. */
export function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('_'));
}
