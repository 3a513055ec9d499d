import type { RowOf } from '../../platform/db/row.ts';
import type { PostingEntity } from './books.entity.ts';
import type { SealedEntry } from './entry.ts';
import type { BatchState } from './state.ts';

/** One posting with the balance it left. */
export type SealedPosting = RowOf<typeof PostingEntity>;

/** Postings of one account and asset in an entry become one; each carries the balance it left behind. */
export function sealPostings(entries: readonly SealedEntry[], state: BatchState): SealedPosting[] {
  const running = new Map<string, bigint>();
  return entries.flatMap(({ draft, seqNo }) => {
    const folded = new Map<string, { accountId: string; asset: string; amount: bigint }>();
    for (const { accountId, asset, amount } of draft.postings) {
      const key = `${accountId} ${asset}`;
      folded.set(key, { accountId, asset, amount: (folded.get(key)?.amount ?? 0n) + amount });
    }
    return [...folded].filter(([, { amount }]) => amount !== 0n).map(([key, { accountId, asset, amount }]) => {
      const before = running.get(key) ?? state.loadedAccount(accountId)?.balances.get(asset)?.posted ?? 0n;
      running.set(key, before + amount);
      return { seqNo, accountId, asset, amount, postedAfter: before + amount };
    });
  });
}
