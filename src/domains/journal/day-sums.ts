import { assert, present } from '../../platform/assert.ts';
import type { RowOf } from '../../platform/db/row.ts';
import type { Cents } from '../../platform/money.ts';
import type { GlDayEntity } from './books.entity.ts';
import type { SealedEntry } from './entry.ts';
import type { AccountState } from './ledger.ts';
import type { BatchState } from './state.ts';

/** Debits and credits of one type of account on one day. */
export interface DaySum {
  readonly of: Pick<RowOf<typeof GlDayEntity>, 'accountingDay' | 'memberType' | 'asset'>;
  debits: Cents;
  credits: Cents;
}

/** Debits and credits of a batch by type of account and accounting day; the general ledger adds them to its days. */
export class DaySums {
  readonly #sums = new Map<string, DaySum>();

  /** The sum that a movement of an account belongs to. */
  of({ type, gatheredAs }: Pick<AccountState, 'type' | 'gatheredAs'>, asset: string, accountingDay: string): DaySum {
    const memberType = gatheredAs ?? type;
    const id = `${accountingDay} ${memberType} ${asset}`;
    let sum = this.#sums.get(id);
    if (!sum) this.#sums.set(id, (sum = { of: { accountingDay, memberType, asset }, debits: 0n, credits: 0n }));
    return sum;
  }

  all(): DaySum[] {
    const sums = [...this.#sums.values()];
    assert(sums.every(({ debits, credits }) => debits >= 0n && credits >= 0n), 'debits and credits are sizes (gl_days)');
    return sums;
  }
}

/** The sums of the entries of a batch. */
export function daySums(entries: readonly SealedEntry[], state: BatchState): DaySum[] {
  const sums = new DaySums();
  for (const { draft, accountingDay } of entries) {
    for (const { accountId, asset, amount } of draft.postings) {
      const sum = sums.of(present(state.accountAfter(accountId), 'an account that an entry moves'), asset, accountingDay);
      if (amount < 0n) sum.debits -= amount;
      else sum.credits += amount;
    }
  }
  return sums.all();
}
