import type { Cents } from '../../platform/money.ts';
import type { SealedEntry } from './entry.ts';
import type { RowWrite } from './ledger.ts';
import type { BatchState } from './state.ts';

interface Sum {
  readonly columns: { readonly accounting_day: string; readonly member_type: string; readonly asset: string };
  debits: Cents;
  credits: Cents;
}

/** What a batch debited and credited each type of account, by accounting day: the general ledger adds it to its days. */
export function daySums(entries: readonly SealedEntry[], state: BatchState): RowWrite[] {
  const sums = new Map<string, Sum>();
  for (const { draft, accountingDay } of entries) {
    for (const { accountId, asset, amount } of draft.postings) {
      const type = state.accountAfter(accountId)?.type ?? '';
      const id = `${accountingDay} ${type} ${asset}`;
      let sum = sums.get(id);
      if (!sum) sums.set(id, (sum = { columns: { accounting_day: accountingDay, member_type: type, asset }, debits: 0n, credits: 0n }));
      if (amount < 0n) sum.debits -= amount;
      else sum.credits += amount;
    }
  }
  return [...sums].map(([id, { columns, debits, credits }]) => ({
    table: 'gl_days', id, isNew: true, value: null, columns: { ...columns, debits: String(debits), credits: String(credits) },
  }));
}
