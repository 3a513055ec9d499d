import { accountingDay } from '../../platform/clock.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import { fromCents } from '../../platform/money.ts';
import type { EventDraft, EventOf } from '../../platform/outbox/event.ts';
import type { SealedEntry } from './entry.ts';
import type { BatchState } from './state.ts';

/**
 * Returns the events for statements that entries change by counting on a day that had ended: one for each account of a party, of the
 * movement that the general ledger names by the same identifier.
 */
export function restatements(entries: readonly SealedEntry[], state: BatchState): EventDraft[] {
  const today = accountingDay(state.now);
  return entries.filter((entry) => entry.accountingDay < today).flatMap((entry) => {
    const sums = new Map<string, { amount: bigint; asset: string; place: number }>();
    entry.draft.postings.forEach(({ accountId, asset, amount }, index) => {
      const sum = sums.get(accountId);
      sums.set(accountId, { asset, amount: (sum?.amount ?? 0n) + amount, place: sum?.place ?? index + 1 });
    });
    return [...sums].filter(([accountId, { amount }]) => amount !== 0n && state.accountAfter(accountId)?.systemRole === null)
      .map(([accountId, { amount, asset, place }]): EventOf<'statement.restated'> => ({
        type: 'statement.restated',
        entityId: `gle_${entry.seqNo}_${place}`,
        version: 1n,
        correlation: {
          tx_id: entry.draft.txId, obligation_id: entry.draft.obligationIds[0] ?? null, sqd_id: entry.draft.correlation?.['sqd_id'] ?? null,
        },
        data: {
          account_id: accountId, accounting_day: entry.accountingDay, committed_at: state.now.toISOString(), tx_id: entry.draft.txId,
          seq_no: Number(entry.seqNo), direction: amount > 0n ? 'CREDIT' : 'DEBIT', amount_cents: fromCents(amount < 0n ? -amount : amount),
          ...presentCurrency(asset),
        },
      }));
  });
}
