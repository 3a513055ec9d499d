import type { RowWrite } from './ledger.ts';

/**
 * Rows that nobody writes, because they are read from rows of others: which open obligations expect a payment, what a
 * promotion depends on. What a batch has written of those, they tell only once it stands.
 */
export interface DerivedRows {
  /**
   * Whether one of them may be read otherwise once this row stands. Asked of every row that is written: a few comparisons. A payment that
   * its entry keeps concerns none; it is not asked of those that are made in one pass.
   */
  concerns(written: RowWrite): boolean;
  /** Whether the row of this id may be. Too often costs a commit, too seldom makes a batch do what its commands would not. */
  follows(id: string, written: RowWrite): boolean;
}

/** Derived rows by the prefix of their ids. */
export type DerivedRules = Readonly<Record<string, DerivedRows>>;

/** What has been written that derived rows are read from. */
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

  /** Whether one of these rows, read before, may be read otherwise now. */
  outdate(ids: readonly string[]): boolean {
    return this.#written.size > 0 && ids.some((id) => {
      const prefix = prefixOf(id);
      return this.#written.get(prefix)?.some((row) => this.rules[prefix]?.follows(id, row)) === true;
    });
  }
}

/** What an id says of the kind of its row. */
export function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('_'));
}
