import type { MedReasonCode } from '../../../../generated/models.ts';
import type { MoneyBack, RefundResult } from './med-case.entity.ts';

/**
 * Facts about a case from a provider and from the books, as JSON that can wait for the case. Instants as ISO text, amounts in minor units.
 */
export type MedFact =
  | OpenedFact
  | FiledFact
  | { readonly kind: 'FILING_FAILED'; readonly failureCode: string }
  | { readonly kind: 'ACKNOWLEDGED' }
  | { readonly kind: 'AGREED'; readonly fraudType: string | null; readonly returnDueAt: string | null; readonly at: string }
  | { readonly kind: 'DISAGREED' }
  | { readonly kind: 'REFUND_CLOSED'; readonly result: RefundResult; readonly cents: number | null; readonly failureCode: string | null }
  | CancelledFact
  | ({ readonly kind: 'MONEY_BACK' } & MoneyBack);

/** Withdrawn; or, where its recovery was completed, not asked for any more. */
export interface CancelledFact {
  readonly kind: 'CANCELLED';
  readonly by?: typeof BY_COMPLETION;
}

/** Reason of a case that is cancelled because its recovery was completed: that says nothing of who committed the fraud. */
export const BY_COMPLETION = 'RECOVERY_COMPLETED';

export interface OpenedFact {
  readonly kind: 'OPENED';
  readonly reportId: string;
  readonly recoveryId: string | null;
  readonly hop: number;
  readonly endToEndId: string;
  readonly cents: number;
  readonly reasonCode: MedReasonCode;
  readonly analysisDueAt: string;
}

export interface FiledFact {
  readonly kind: 'FILED';
  readonly reportId: string;
  readonly recoveryId: string | null;
  readonly analysisDueAt: string;
}

/** Facts about a report that both sides know. */
export type ReportFact = Exclude<MedFact, { kind: 'OPENED' | 'FILED' | 'FILING_FAILED' | 'MONEY_BACK' }>;
