import type { Ledger, Reservation, RowWrite } from '../../journal/index.ts';
import { BLOCK, type Block } from './block.ts';
import { blockRow } from './record.ts';

/**
 * Moves blocks to another account, as part of the caller's entry that moves the money: their secured amounts become reservations of that
 * entry, and their rows move. Only the account of a block changes, so no block announces an event.
 * Pure.
 * @param blocks as they were read; the batch may have changed them since, and its version is moved.
 */
export function movedBlocks(
  ledger: Ledger, blocks: readonly Block[], toAccountId: string,
): { readonly rows: RowWrite[]; readonly reservations: Reservation[] } {
  const active = blocks.map((block) => ledger.row(BLOCK, block.blockId) ?? block).filter(({ state }) => state === 'ACTIVE');
  return {
    rows: active.map((block) => blockRow({ ...block, accountId: toAccountId, updatedAt: ledger.now })),
    reservations: active.filter(({ secured }) => secured > 0n).flatMap(({ blockId, accountId, currency: asset, secured }) => [
      { kind: 'blocked' as const, reservationId: blockId, accountId, asset, amount: -secured },
      { kind: 'blocked' as const, reservationId: blockId, accountId: toAccountId, asset, amount: secured },
    ]),
  };
}
