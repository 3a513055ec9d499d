import { accountingDay, instantText } from '../../platform/clock.ts';
import { latePostingCodec } from './books.entity.ts';
import type { SealedEntry } from './entry.ts';
import type { RowWrite } from './ledger.ts';

/**
 * The postings of entries that count before they were written: with them a balance is known at any instant that counts,
 * not only at any number of the journal. A NATIVE transfer has none.
 */
export function latePostings(entries: readonly SealedEntry[], committedAt: Date): RowWrite[] {
  const written = instantText(committedAt);
  const late = entries.filter(({ effectiveAt }) => effectiveAt !== written);
  if (late.length === 0) return [];
  const committedDay = accountingDay(committedAt);
  return late.flatMap(({ seqNo, effectiveAt, accountingDay: day, draft }) => draft.postings.map(({ accountId, asset, amount }) => ({
    codec: latePostingCodec, id: `${accountId} ${asset} ${seqNo} late`, isNew: true,
    value: { accountId, asset, effectiveAt, seqNo, amount, accountingDay: day, committedDay },
  })));
}
