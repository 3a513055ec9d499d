import type { Query } from '../../../platform/db/database.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import { rowKind, type RowSource, type RowWrite } from '../../journal/index.ts';
import type { MedFact } from './facts.ts';
import { MED_CASE, type MedCase } from './med-case.ts';

/** What a command writes that finds nothing to do. */
export const NOTHING = { entries: [], rows: [], events: [], answer: null };

/** A case's row, to be written with what makes it so. */
export function caseRow(it: MedCase, isNew = false): RowWrite {
  return { table: 'med_cases', id: it.caseId, isNew, value: it, columns: toColumns(it) };
}

function toColumns(it: MedCase): Record<string, unknown> {
  return {
    case_id: it.caseId, direction: it.direction, status: it.status, account_id: it.accountId, reason_code: it.reasonCode,
    amount: String(it.amount), currency: it.currency, original_end_to_end_id: it.originalEndToEndId,
    original_obligation_id: it.originalObligationId, report_id: it.reportId, recovery_id: it.recoveryId, hop: it.hop,
    block_id: it.blockId, secured: textOf(it.secured), is_block_refused: it.isBlockRefused, returned: textOf(it.returned),
    waiting: String(it.waiting), devolution_obligation_id: it.devolutionObligationId, return_end_to_end_id: it.returnEndToEndId,
    resolution: it.resolution, resolution_reason: it.resolutionReason, resolved_by: it.resolvedBy, resolved_at: it.resolvedAt,
    failure_code: it.failureCode, analysis_due_at: it.analysisDueAt, return_due_at: it.returnDueAt, provider_id: it.providerId,
    filed_by: it.filedBy, refund_result: it.refundResult, early_money: it.earlyMoney, release: it.release, history: it.history,
    version: String(it.version), created_at: it.createdAt, updated_at: it.updatedAt, closed_at: it.closedAt,
  };
}

function textOf(cents: bigint | null): string | null {
  return cents === null ? null : String(cents);
}

/** A row of `razao.med_cases` as Postgres gives it, by column or as JSON. */
export interface MedCaseColumns {
  case_id: string;
  direction: MedCase['direction'];
  status: MedCase['status'];
  account_id: string;
  reason_code: MedCase['reasonCode'];
  amount: string | number;
  currency: string;
  original_end_to_end_id: string;
  original_obligation_id: string;
  report_id: string | null;
  recovery_id: string | null;
  hop: number;
  block_id: string | null;
  secured: string | number | null;
  is_block_refused: boolean;
  returned: string | number | null;
  waiting: string | number;
  devolution_obligation_id: string | null;
  return_end_to_end_id: string | null;
  resolution: MedCase['resolution'];
  resolution_reason: string | null;
  resolved_by: string | null;
  resolved_at: string | null;
  failure_code: string | null;
  analysis_due_at: string | null;
  return_due_at: string | null;
  provider_id: string;
  filed_by: string | null;
  refund_result: MedCase['refundResult'];
  early_money: MedCase['earlyMoney'];
  release: MedCase['release'];
  history: MedCase['history'];
  version: string | number;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
}

export function caseOf(row: MedCaseColumns): MedCase {
  return {
    caseId: row.case_id, direction: row.direction, status: row.status, accountId: row.account_id, reasonCode: row.reason_code,
    amount: BigInt(row.amount), currency: row.currency, originalEndToEndId: row.original_end_to_end_id,
    originalObligationId: row.original_obligation_id, reportId: row.report_id, recoveryId: row.recovery_id, hop: row.hop,
    blockId: row.block_id, secured: centsOf(row.secured), isBlockRefused: row.is_block_refused, returned: centsOf(row.returned),
    waiting: BigInt(row.waiting), devolutionObligationId: row.devolution_obligation_id, returnEndToEndId: row.return_end_to_end_id,
    resolution: row.resolution, resolutionReason: row.resolution_reason, resolvedBy: row.resolved_by, resolvedAt: instant(row.resolved_at),
    failureCode: row.failure_code, analysisDueAt: instant(row.analysis_due_at), returnDueAt: instant(row.return_due_at),
    providerId: row.provider_id, filedBy: row.filed_by, refundResult: row.refund_result, earlyMoney: row.early_money, release: row.release,
    history: row.history, version: BigInt(row.version), createdAt: new Date(row.created_at), updatedAt: new Date(row.updated_at),
    closedAt: instant(row.closed_at),
  };
}

function centsOf(value: string | number | null): bigint | null {
  return value === null ? null : BigInt(value);
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

const READ_CASES = { name: 'read-med-cases', text: 'select * from razao.read_med_cases($1, $2)' };
const READ_NAMES = { name: 'read-med-case-names', text: 'select * from razao.read_med_case_names($1, $2)' };

/** Cases by id, for the journal writer and for reads. */
export async function loadCases(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, MedCase>> {
  const rows = await query<MedCaseColumns>(READ_CASES, [tenant, ids]);
  return new Map(rows.map((row) => [row.case_id, caseOf(row)]));
}

/**
 * What the outside calls a case, or will: a report by a provider's number for it, or the payment that is contested. What
 * was said under a name before there was a case waits with it.
 */
export interface CaseName {
  readonly name: string;
  readonly medCase: MedCase | null;
  readonly said: readonly MedFact[];
  /** The contested credit that has not arrived yet. */
  readonly credit: string | null;
}

export const CASE_NAME = rowKind<CaseName>('medn');

/** By which the ledger knows a name. Ids of rows stand in lists that know no quotes. */
export function nameKey(name: string): string {
  return `${CASE_NAME.prefix}_${Buffer.from(name).toString('base64url')}`;
}

/** A report about a payment that we received (INBOUND), or one of ours (OUTBOUND). Numbers are each provider's own. */
export function reportName(direction: MedCase['direction'], providerId: string, reportId: string): string {
  return `${direction} ${providerId} ${reportId}`;
}

/** The payment of ours that is contested. */
export function paymentName(obligationId: string): string {
  return `PAYMENT ${obligationId}`;
}

/** A contested credit that has not arrived yet. */
export function creditName(providerId: string, endToEndId: string): string {
  return `CREDIT ${providerId} ${endToEndId}`;
}

export function nameRow(it: CaseName): RowWrite {
  return {
    table: 'med_case_names', id: nameKey(it.name), isNew: false, value: it,
    columns: { name: it.name, case_id: it.medCase?.caseId ?? null, said: it.said, credit: it.credit },
  };
}

/** Names with their cases, for the journal writer. */
async function loadNames(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, CaseName>> {
  const names = keys.map((key) => Buffer.from(key.slice(CASE_NAME.prefix.length + 1), 'base64url').toString());
  const rows = await query<{ name: string; said: MedFact[]; credit: string | null; med_case: MedCaseColumns | null }>(READ_NAMES, [tenant, names]);
  return new Map(rows.map(({ name, said, credit, med_case }) => [nameKey(name), { name, said, credit, medCase: med_case && caseOf(med_case) }]));
}

/** How the journal writer finds cases and their names, by the prefix of their ids. */
export const medRows: readonly RowSource[] = [{ kind: MED_CASE, load: loadCases }, { kind: CASE_NAME, load: loadNames }];

type MedEventType =
  | 'opened' | 'secured' | 'block_refused' | 'return_started' | 'returned' | 'return_failed' | 'released' | 'filing_started' | 'filing_failed'
  | 'acknowledged' | 'accepted' | 'rejected' | 'cancelled';

/** What a case announces: neither the other side nor what an operator wrote. `secured` in minor units, as it is now. */
export function caseEvent(type: MedEventType, it: MedCase): EventDraft {
  return {
    type: `med_case.${type}`,
    entityId: it.caseId,
    version: it.version,
    correlation: { obligation_id: it.devolutionObligationId ?? it.originalObligationId },
    data: {
      case_id: it.caseId, direction: it.direction, status: it.status, account_id: it.accountId, reason_code: it.reasonCode,
      amount: Number(it.amount), currency: it.currency, block_id: it.blockId, secured_amount: it.secured === null ? null : Number(it.secured),
      returned_amount: it.returned === null ? null : Number(it.returned), devolution_obligation_id: it.devolutionObligationId,
    },
  };
}
