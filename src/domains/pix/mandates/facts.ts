import type { PixMandateAmountType, PixMandatePeriodicity, PixMandateRetryPolicy } from '../../../../generated/models.ts';
import type { Charge, Mandate } from './mandate.ts';
import type { EndedBy, MandateReceiver } from './mandate.entity.ts';

/**
 * Provider's reports of mandates and charges, as its receiver's contract has them: amounts in minor units, days in São Paulo, instants as
 * ISO text. In JSON, because early ones are kept so.
 */
export type RecurrenceFact = MandateFact | ChargeFact;

export type MandateFact =
  | RequestFact
  | { readonly kind: 'MANDATE_AUTHORIZED'; readonly authorizedAt: string; readonly maxAmount: number | null }
  | { readonly kind: 'MANDATE_REJECTED'; readonly reasonCode: string | null }
  | { readonly kind: 'MANDATE_EXPIRED' }
  | { readonly kind: 'MANDATE_CANCELLED'; readonly cancelledBy: EndedBy; readonly reasonCode: string | null }
  | { readonly kind: 'MANDATE_COMPLETED' };

export interface RequestFact {
  readonly kind: 'MANDATE_REQUESTED';
  readonly accountId: string;
  readonly receiver: MandateReceiver;
  readonly contractRef: string;
  readonly description: string | null;
  readonly periodicity: PixMandatePeriodicity;
  readonly amountType: PixMandateAmountType;
  readonly amount: number | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly retryPolicy: PixMandateRetryPolicy;
  readonly expiresAt: string;
}

export type ChargeFact =
  | {
    readonly kind: 'CHARGE_SCHEDULED'; readonly txid: string; readonly amount: number; readonly dueOn: string;
    readonly description: string | null;
  }
  | { readonly kind: 'CHARGE_RETRY_SCHEDULED'; readonly txid: string; readonly attempt: number; readonly settleOn: string }
  | {
    readonly kind: 'CHARGE_FAILED'; readonly txid: string; readonly attempt: number; readonly failureCode: string; readonly final: boolean;
  }
  | { readonly kind: 'CHARGE_CANCELLED'; readonly txid: string; readonly cancelledBy: EndedBy };

/** A debit that succeeded. It moves money, so it is evidence first. */
export interface DebitFact {
  readonly kind: 'CHARGE_DEBITED';
  readonly txid: string;
  readonly attempt: number;
  readonly endToEndId: string;
  readonly amount: number;
  readonly settledAt: string;
}

/** Recurrence: its mandate with all charges, and the facts that came before their time. */
export interface Recurrence {
  readonly providerId: string;
  readonly recurrenceId: string;
  readonly mandate: Mandate | null;
  readonly charges: readonly Charge[];
  /** The first that came first. */
  readonly waiting: readonly RecurrenceFact[];
}
