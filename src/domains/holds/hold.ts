import type { HoldState, Metadata } from '../../../generated/models.ts';
import type { Cents } from '../../platform/money.ts';
import { rowKind } from '../journal/index.ts';

export const HOLD = rowKind<Hold>('hld');

/** Money of an account, reserved for a later capture. Amounts in minor units. */
export interface Hold {
  readonly holdId: string;
  readonly accountId: string;
  readonly state: HoldState;
  readonly currency: string;
  /** What was reserved, after the last adjustment; it stays in final states. */
  readonly amount: Cents;
  readonly captured: Cents;
  readonly creditorAccountId: string | null;
  readonly obligationId: string | null;
  readonly txId: string;
  readonly expiresAt: Date | null;
  readonly description: string | null;
  /** The charge of Pix Automático that it is placed for, and is left to; null for a client's. */
  readonly pixMandateChargeId: string | null;
  readonly metadata: Metadata;
  /** 1 when placed, one more with each change. */
  readonly version: bigint;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly resolvedAt: Date | null;
}

/** What a hold reserves now (minor units). */
export function remaining(hold: Hold): Cents {
  return hold.state === 'ACTIVE' ? hold.amount : 0n;
}

/** True for a hold that is past its deadline and has not been ended yet. */
export function isDue({ state, expiresAt }: Hold, now: Date): boolean {
  return state === 'ACTIVE' && expiresAt !== null && expiresAt <= now;
}
