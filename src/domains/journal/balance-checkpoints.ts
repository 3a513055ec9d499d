import { balanceMarkCodec, type PositionChange, type Reserved } from './books.entity.ts';
import type { SealedEntry } from './entry.ts';
import { NO_BALANCE, type Balance, type RowWrite } from './ledger.ts';
import type { BatchState } from './state.ts';

interface Change {
  readonly accountId: string;
  readonly asset: string;
  readonly positionId: string;
  readonly kind: Reserved;
  readonly amount: bigint;
}

/**
 * Returns the balances after each entry of a batch that postings do not determine: outgoing, incoming, held and blocked. With them, any
 * past balance is the last posting and the last mark before the cut. A NATIVE transfer makes none.
 */
export function balanceCheckpoints(entries: readonly SealedEntry[], state: BatchState): RowWrite[] {
  const running = new Map<string, Record<Reserved, bigint>>();
  return entries.flatMap(({ draft, seqNo }) => {
    const changes = [
      ...(draft.reservations ?? []).map((it): Change => ({ ...it, positionId: it.reservationId })),
      ...(draft.expectations ?? []).map((it): Change => ({ ...it, positionId: draft.obligationIds[0] ?? draft.txId })),
    ];
    if (changes.length === 0) return [];
    return [...Map.groupBy(changes, ({ accountId, asset }) => `${accountId} ${asset}`)].map(([key, mine]) => {
      const [{ accountId, asset }] = mine as [Change, ...Change[]];
      const left = running.get(key) ?? reservedOf(state.loadedAccount(accountId)?.balances.get(asset) ?? NO_BALANCE);
      for (const { kind, amount } of mine) left[kind] += amount;
      running.set(key, left);
      return markRow(accountId, asset, seqNo, left, mine);
    });
  });
}

function reservedOf({ outgoing, incoming, held, blocked }: Balance): Record<Reserved, bigint> {
  return { outgoing, incoming, held, blocked };
}

function markRow(accountId: string, asset: string, seqNo: bigint, left: Record<Reserved, bigint>, changes: readonly Change[]): RowWrite {
  return {
    codec: balanceMarkCodec, id: `${accountId} ${asset} ${seqNo}`, isNew: true,
    value: {
      accountId, asset, seqNo, ...left,
      reserves: changes.some(({ kind }) => kind === 'held' || kind === 'blocked'),
      changes: changes.map(({ positionId, kind, amount }): PositionChange => [positionId, kind, Number(amount)]),
    },
  };
}
