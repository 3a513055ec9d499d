import type { Ledger, Reservation, RowWrite } from '../../journal/index.ts';
import { BLOCK, type Block } from './block.ts';
import { blockRow } from './record.ts';

/**
 * Moves blocks to another account, as part of an entry of the caller's that moves the money: what they have secured there
 * as reservations of that entry, and their rows. Nothing about a block but its account changes, so none announces itself.
 * Pure.
 * @param blocks as they were read; what the batch has made of them since is what moves.
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
