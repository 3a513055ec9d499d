import type {
  PixMandateAmountType, PixMandateAttemptStatus, PixMandateChargeStatus, PixMandatePeriodicity, PixMandateRetryPolicy, PixMandateStatus,
} from '../../../../generated/models.ts';
import type { Cents } from '../../../platform/money.ts';

export type EndedBy = 'PAYER' | 'RECEIVER' | 'PAYER_PARTICIPANT' | 'RECEIVER_PARTICIPANT';

/** The company that may debit the account; its tax id is kept masked, for nothing needs more of it. */
export interface MandateReceiver {
  readonly name: string;
  readonly taxId: string;
  readonly participant: { readonly ispb: string; readonly name: string };
}

/** What the payer is asked to agree to. Amounts in minor units, days in São Paulo. */
export interface MandateTerms {
  readonly receiver: MandateReceiver;
  readonly contractRef: string;
  readonly description: string | null;
  readonly periodicity: PixMandatePeriodicity;
  readonly amountType: PixMandateAmountType;
  /** Of every charge, for FIXED. */
  readonly amount: Cents | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly retryPolicy: PixMandateRetryPolicy;
  readonly expiresAt: Date;
}

/** A mandate of Pix Automático on an account of the tenant. */
export interface Mandate extends MandateTerms {
  readonly mandateId: string;
  readonly accountId: string;
  readonly providerId: string;
  /** What Pix calls it; unique with the provider. */
  readonly recurrenceId: string;
  readonly status: PixMandateStatus;
  /** The most that one charge may take, in minor units; null for no cap. */
  readonly maxAmount: Cents | null;
  readonly authorizedAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: EndedBy | null;
  readonly endReasonCode: string | null;
  /** When the clock next has something to say about it. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** 1 when created, one more with each announced change. */
  readonly version: bigint;
}

/** One attempt to debit a charge; in JSON, as it is stored. */
export interface Attempt {
  readonly number: number;
  /** Its day in São Paulo. */
  readonly settleOn: string;
  readonly status: PixMandateAttemptStatus;
  readonly endToEndId: string | null;
  readonly failureCode: FailureCode | null;
  readonly finishedAt: string | null;
  /** The obligation by which it was handed to the provider. */
  readonly obligationId: string | null;
  /** Why it could not be made when it was last tried. */
  readonly refusedWith: FailureCode | null;
}

export type FailureCode = string;

/** A charge of a mandate: one debit, whatever number of attempts it takes. */
export interface Charge {
  readonly chargeId: string;
  readonly mandateId: string;
  readonly accountId: string;
  /** What the receiver calls it; unique in the mandate. */
  readonly txid: string;
  readonly status: PixMandateChargeStatus;
  /** Minor units. */
  readonly amount: Cents;
  readonly dueOn: string;
  readonly description: string | null;
  readonly attempts: readonly Attempt[];
  readonly holdId: string | null;
  readonly obligationId: string | null;
  readonly failureCode: FailureCode | null;
  readonly cancelledBy: EndedBy | null;
  readonly debitedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** When the clock next has something to do about it. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: bigint;
}

/**
 * Where a mandate can go from where; what is not here is final. Source: the contract's table of PixMandateStatus.
 */
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

/** How a mandate stands at an instant: one that nobody answered in time reads as EXPIRED from its deadline on. */
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
