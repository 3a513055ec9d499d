import type { RowOf } from '../../platform/db/row.ts';
import type { Cents } from '../../platform/money.ts';
import { rowKind } from '../journal/index.ts';
import type { HoldEntity } from './hold.entity.ts';

export const HOLD = rowKind<Hold>('hld');

export type Hold = RowOf<typeof HoldEntity>;

/** Amount that a hold reserves now (minor units). */
export function remaining(hold: Hold): Cents {
  return hold.state === 'ACTIVE' ? hold.amount : 0n;
}

/** True for a hold that is past its deadline and has not been ended yet. */
export function isDue({ state, expiresAt }: Hold, now: Date): boolean {
  return state === 'ACTIVE' && expiresAt !== null && expiresAt <= now;
}
