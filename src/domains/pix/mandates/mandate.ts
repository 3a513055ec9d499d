import type { PixMandateChargeStatus, PixMandateStatus } from '../../../../generated/models.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import type { Cents } from '../../../platform/money.ts';
import type { Attempt, PixMandateChargeEntity, PixMandateEntity } from './mandate.entity.ts';

export type Mandate = RowOf<typeof PixMandateEntity>;

export type Charge = RowOf<typeof PixMandateChargeEntity>;

/** Transitions of a mandate; statuses without any are final. Source: the contract's table of PixMandateStatus. */
export const mandateMoves: Readonly<Record<PixMandateStatus, readonly PixMandateStatus[]>> = {
  PENDING_AUTHORIZATION: ['ACTIVE', 'REJECTED', 'EXPIRED', 'CANCELLED'],
  ACTIVE: ['REVOKED', 'CANCELLED', 'COMPLETED'],
  REJECTED: [], EXPIRED: [], REVOKED: [], CANCELLED: [], COMPLETED: [],
};

/** The same of a charge. Source: the contract's table of PixMandateChargeStatus. */
export const chargeMoves: Readonly<Record<PixMandateChargeStatus, readonly PixMandateChargeStatus[]>> = {
  SCHEDULED: ['SCHEDULED', 'HELD', 'FAILED', 'CANCELLED'],
  HELD: ['SCHEDULED', 'DEBITING', 'FAILED', 'CANCELLED'],
  DEBITING: ['SCHEDULED', 'DEBITED', 'FAILED'],
  DEBITED: [], FAILED: [], CANCELLED: [],
};

export function isMandateFinal({ status }: Pick<Mandate, 'status'>): boolean {
  return mandateMoves[status].length === 0;
}

export function isChargeOpen({ status }: Pick<Charge, 'status'>): boolean {
  return chargeMoves[status].length > 0;
}

/** Status of a mandate at an instant: one that nobody answered in time reads as EXPIRED from its deadline on. */
export function statusAt({ status, expiresAt }: Pick<Mandate, 'status' | 'expiresAt'>, now: Date): PixMandateStatus {
  return status === 'PENDING_AUTHORIZATION' && now >= expiresAt ? 'EXPIRED' : status;
}

/** The attempt that is to be made, or under way; undefined when none is. */
export function openAttempt({ attempts }: Pick<Charge, 'attempts'>): Attempt | undefined {
  return attempts.find(({ status }) => status === 'SCHEDULED');
}

export function lastAttempt({ attempts }: Pick<Charge, 'attempts'>): Attempt | undefined {
  return attempts.at(-1);
}

/** More than a charge of this mandate may take (minor units). */
export function isAboveMaximum(amount: Cents, { amountType, amount: fixed, maxAmount }: Mandate): boolean {
  const most = amountType === 'FIXED' ? fixed : maxAmount;
  return most !== null && amount > most;
}

/** A new attempt for a day. */
export function newAttempt(number: number, settleOn: string): Attempt {
  return {
    number, settleOn, status: 'SCHEDULED', endToEndId: null, failureCode: null, finishedAt: null, obligationId: null, refusedWith: null,
  };
}
