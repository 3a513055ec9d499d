import type { RowOf } from '../../../platform/db/row.ts';
import type { BlockEntity } from './block.entity.ts';

export type Block = RowOf<typeof BlockEntity>;

/** True for a block that waits for money. */
export function isOpen({ state, secured, amount }: Block): boolean {
  return state === 'ACTIVE' && secured < amount;
}
