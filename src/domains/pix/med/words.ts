import type { MedReasonCode } from '../../../../generated/models.ts';
import { centavos, isoInstant, malformed, oneOf, optional, text, whole, type Fields } from '../../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { isEndToEndId } from '../../rails/index.ts';
import type { MoneyBack, RefundResult } from './med-case.ts';

/** What the outside says of a case, as JSON that can wait for its case. Instants as ISO text, amounts in minor units. */
export type Word =
  | OpenedWord
  | FiledWord
  | { readonly kind: 'FILING_FAILED'; readonly failureCode: string }
  | { readonly kind: 'ACKNOWLEDGED' }
  | { readonly kind: 'AGREED'; readonly fraudType: string | null; readonly returnDueAt: string | null; readonly at: string }
  | { readonly kind: 'DISAGREED' }
  | { readonly kind: 'REFUND_CLOSED'; readonly result: RefundResult; readonly cents: number | null; readonly failureCode: string | null }
  | { readonly kind: 'CANCELLED' }
  | ({ readonly kind: 'MONEY_BACK' } & MoneyBack);

export interface OpenedWord {
  readonly kind: 'OPENED';
  readonly reportId: string;
  readonly recoveryId: string | null;
  readonly hop: number;
  readonly endToEndId: string;
  readonly cents: number;
  readonly reasonCode: MedReasonCode;
  readonly analysisDueAt: string;
}

export interface FiledWord {
  readonly kind: 'FILED';
  readonly reportId: string;
  readonly recoveryId: string | null;
  readonly analysisDueAt: string;
}

/** What is said of a report, once both sides know it. */
export type ReportWord = Exclude<Word, { kind: 'OPENED' | 'FILED' | 'FILING_FAILED' | 'MONEY_BACK' }>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const CODE = /^[A-Z][A-Z0-9_]{0,63}$/;
const MOST_HOPS = 2_147_483_647;

const REASONS: readonly MedReasonCode[] =
  ['SCAM', 'ACCOUNT_TAKEOVER', 'COERCION', 'FRAUDULENT_ACCESS', 'OPERATIONAL_FLAW', 'PIX_AUTOMATICO', 'OTHER'];
const FRAUD_TYPES = ['APPLICATION_FRAUD', 'MULE_ACCOUNT', 'SCAMMER_ACCOUNT', 'OTHER'] as const;
const REFUNDS: readonly RefundResult[] = ['TOTALLY_ACCEPTED', 'PARTIALLY_ACCEPTED', 'REJECTED'];

/** @throws EventMalformed, as every reader here, when the data is not as the receiver's contract says. */
export function readOpened({ data }: ReceivedEvent): OpenedWord {
  return {
    kind: 'OPENED', reportId: text(data, 'report_id', UUID), recoveryId: optional(data, 'recovery_id', text, UUID) ?? null, hop: whole(data, 'hop', 0, MOST_HOPS),
    endToEndId: endToEndIdOf(data), cents: centavos(data, 'amount'), reasonCode: oneOf(data, 'reason_code', REASONS),
    analysisDueAt: isoInstant(data, 'analysis_due_at'),
  };
}

/** What a provider says when it has filed a case of ours: by an event, or when it is asked. */
export function readFiled(data: Fields): FiledWord {
  return {
    kind: 'FILED', reportId: text(data, 'report_id', UUID), recoveryId: optional(data, 'recovery_id', text, UUID) ?? null,
    analysisDueAt: isoInstant(data, 'analysis_due_at'),
  };
}

export function readFilingFailed({ data }: ReceivedEvent): Word {
  return { kind: 'FILING_FAILED', failureCode: text(data, 'failure_code', CODE) };
}

export function readClosed({ data, occurred_at }: ReceivedEvent): ReportWord {
  if (oneOf(data, 'result', ['AGREED', 'DISAGREED']) === 'DISAGREED') return { kind: 'DISAGREED' };
  return {
    kind: 'AGREED', fraudType: optional(data, 'fraud_type', oneOf, FRAUD_TYPES) ?? null,
    returnDueAt: optional(data, 'return_due_at', isoInstant) ?? null, at: occurred_at,
  };
}

export function readRefundClosed({ data }: ReceivedEvent): ReportWord {
  const result = oneOf(data, 'result', REFUNDS);
  const isRejected = result === 'REJECTED';
  return {
    kind: 'REFUND_CLOSED', result, cents: isRejected ? null : centavos(data, 'amount'), failureCode: isRejected ? text(data, 'failure_code', CODE) : null,
  };
}

/** The directory's number of the report that is spoken of. */
export function readReportId({ data }: ReceivedEvent): string {
  return text(data, 'report_id', UUID);
}

/** What we called the case when we filed it. */
export function readReference({ data }: ReceivedEvent): string {
  return text(data, 'reference', /^.{1,64}$/);
}

function endToEndIdOf(data: Fields): string {
  const name = text(data, 'end_to_end_id');
  return isEndToEndId(name, 'E') ? name : malformed('end_to_end_id');
}
