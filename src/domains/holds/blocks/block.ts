import type { RowOf } from '../../../platform/db/row.ts';
import { rowKind } from '../../journal/index.ts';
import type { BlockEntity } from './block.entity.ts';

export const BLOCK = rowKind<Block>('blk');

export type Block = RowOf<typeof BlockEntity>;

/** True for a block that is past its end and has not been lifted yet. */
export function isBlockDue({ state, expiresAt }: Block, now: Date): boolean {
  return state === 'ACTIVE' && expiresAt !== null && expiresAt <= now;
}

/** True for a block that waits for money. */
export function isOpen({ state, secured, amount }: Block): boolean {
  return state === 'ACTIVE' && secured < amount;
}
