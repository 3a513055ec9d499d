import { present } from '../../platform/assert.ts';
import type { RowOf } from '../../platform/db/row.ts';
import type { Cents } from '../../platform/money.ts';
import { glDayCodec, type GlDayEntity } from './books.entity.ts';
import type { SealedEntry } from './entry.ts';
import type { RowWrite } from './ledger.ts';
import type { BatchState } from './state.ts';

interface Sum {
  readonly of: Pick<RowOf<typeof GlDayEntity>, 'accountingDay' | 'memberType' | 'asset'>;
  debits: Cents;
  credits: Cents;
}

/** What a batch debited and credited each type of account, by accounting day: the general ledger adds it to its days. */
export function daySums(entries: readonly SealedEntry[], state: BatchState): RowWrite[] {
  const sums = new Map<string, Sum>();
  for (const { draft, accountingDay } of entries) {
    for (const { accountId, asset, amount } of draft.postings) {
      const { type, gatheredAs: memberType = type } = present(state.accountAfter(accountId), 'an account that an entry moves');
      const id = `${accountingDay} ${memberType} ${asset}`;
      let sum = sums.get(id);
      if (!sum) sums.set(id, (sum = { of: { accountingDay, memberType, asset }, debits: 0n, credits: 0n }));
      if (amount < 0n) sum.debits -= amount;
      else sum.credits += amount;
    }
  }
  return [...sums].map(([id, { of, debits, credits }]) => ({
    codec: glDayCodec, id, isNew: true, value: { ...of, debits: String(debits), credits: String(credits) },
  }));
}
