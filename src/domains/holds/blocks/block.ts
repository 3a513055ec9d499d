import type { RowOf } from '../../../platform/db/row.ts';
import { rowKind } from '../../journal/index.ts';
import type { BlockEntity } from './block.entity.ts';

export const BLOCK = rowKind<Block>('blk');

export type Block = RowOf<typeof BlockEntity>;

/** True for a block that waits for money. */
export function isOpen({ state, secured, amount }: Block): boolean {
  return state === 'ACTIVE' && secured < amount;
}
