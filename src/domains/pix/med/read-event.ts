import type { MedReasonCode } from '../../../../generated/models.ts';
import type { Fields } from '../../../platform/fields.ts';
import { centavos, isoInstant, malformed, oneOf, optional, text, whole } from '../../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { isCnpj, isCpf, normalTaxId } from '../../../platform/tax-id.ts';
import { isEndToEndId } from '../../rails/index.ts';
import type { FiledFact, MedFact, OpenedFact, ReportFact } from './facts.ts';
import type { RefundResult } from './med-case.entity.ts';

/** What the directory says of a person: marked for fraud, or not any more. */
export interface DirectoryMark {
  readonly markerId: string;
  readonly taxId: string;
  /** Undefined once it was taken back. */
  readonly fraudType?: string;
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const CODE = /^[A-Z][A-Z0-9_]{0,63}$/;
const MOST_HOPS = 2_147_483_647;

const REASONS: readonly MedReasonCode[] =
  ['SCAM', 'ACCOUNT_TAKEOVER', 'COERCION', 'FRAUDULENT_ACCESS', 'OPERATIONAL_FLAW', 'PIX_AUTOMATICO', 'OTHER'];
const FRAUD_TYPES = ['APPLICATION_FRAUD', 'MULE_ACCOUNT', 'SCAMMER_ACCOUNT', 'OTHER'] as const;
const REFUNDS: readonly RefundResult[] = ['TOTALLY_ACCEPTED', 'PARTIALLY_ACCEPTED', 'REJECTED'];

/** @throws EventMalformed, as every reader here, when the data is not as the receiver's contract requires. */
export function readOpened({ data }: ReceivedEvent): OpenedFact {
  return {
    kind: 'OPENED', reportId: text(data, 'report_id', UUID), recoveryId: optional(data, 'recovery_id', text, UUID) ?? null,
    hop: whole(data, 'hop', 0, MOST_HOPS),
    endToEndId: endToEndIdOf(data), cents: centavos(data, 'amount'), reasonCode: oneOf(data, 'reason_code', REASONS),
    analysisDueAt: isoInstant(data, 'analysis_due_at'),
  };
}

/** Reads a provider's report that it has filed a case of ours: from an event, or from its answer. */
export function readFiled(data: Fields): FiledFact {
  return {
    kind: 'FILED', reportId: text(data, 'report_id', UUID), recoveryId: optional(data, 'recovery_id', text, UUID) ?? null,
    analysisDueAt: isoInstant(data, 'analysis_due_at'),
  };
}

export function readFilingFailed({ data }: ReceivedEvent): MedFact {
  return { kind: 'FILING_FAILED', failureCode: text(data, 'failure_code', CODE) };
}

export function readClosed({ data, occurred_at }: ReceivedEvent): ReportFact {
  if (oneOf(data, 'result', ['AGREED', 'DISAGREED']) === 'DISAGREED') return { kind: 'DISAGREED' };
  return {
    kind: 'AGREED', fraudType: optional(data, 'fraud_type', oneOf, FRAUD_TYPES) ?? null,
    returnDueAt: optional(data, 'return_due_at', isoInstant) ?? null, at: occurred_at,
  };
}

/** Reads which mark of whom the directory speaks of. */
export function readMarker({ data }: ReceivedEvent): DirectoryMark {
  const taxId = normalTaxId(text(data, 'tax_id'));
  return { markerId: text(data, 'marker_id'), taxId: isCpf(taxId) || isCnpj(taxId) ? taxId : malformed('tax_id') };
}

export function readMarked(event: ReceivedEvent): DirectoryMark {
  return { ...readMarker(event), fraudType: oneOf(event.data, 'fraud_type', FRAUD_TYPES) };
}

export function readRefundClosed({ data }: ReceivedEvent): ReportFact {
  const result = oneOf(data, 'result', REFUNDS);
  const isRejected = result === 'REJECTED';
  return {
    kind: 'REFUND_CLOSED', result, cents: isRejected ? null : centavos(data, 'amount'),
    failureCode: isRejected ? text(data, 'failure_code', CODE) : null,
  };
}

/** The directory's number of the report that an event is about. */
export function readReportId({ data }: ReceivedEvent): string {
  return text(data, 'report_id', UUID);
}

/** Reads our id of the case, under which we filed it. */
export function readReference({ data }: ReceivedEvent): string {
  return text(data, 'reference', /^.{1,64}$/);
}

/** The name of a payment, of a field. @throws EventMalformed for any other text. */
export function endToEndIdOf(data: Fields, field = 'end_to_end_id'): string {
  const name = text(data, field);
  return isEndToEndId(name, 'E') ? name : malformed(field);
}
