import { accountingDay, instantText } from '../../platform/clock.ts';
import { latePostingCodec } from './books.entity.ts';
import type { SealedEntry } from './entry.ts';
import type { RowWrite } from './ledger.ts';
import type { SealedPosting } from './postings.ts';

/**
 * The postings of entries that count before they were written: with them a balance is known at any instant that counts,
 * not only at any number of the journal. A NATIVE transfer has none.
 */
export function latePostings(entries: readonly SealedEntry[], postings: readonly SealedPosting[], committedAt: Date): RowWrite[] {
  const written = instantText(committedAt);
  const late = new Map(entries.filter(({ effectiveAt }) => effectiveAt !== written).map((entry) => [entry.seqNo, entry]));
  if (late.size === 0) return [];
  const committedDay = accountingDay(committedAt);
  return postings.flatMap(({ seqNo, accountId, asset, amount }) => {
    const entry = late.get(seqNo);
    return entry === undefined ? [] : [{
      codec: latePostingCodec, id: `${accountId} ${asset} ${seqNo} late`, isNew: true,
      value: { accountId, asset, effectiveAt: entry.effectiveAt, seqNo, amount, accountingDay: entry.accountingDay, committedDay },
    }];
  });
}
