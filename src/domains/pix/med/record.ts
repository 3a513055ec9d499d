import { presentCurrency } from '../../../platform/currencies.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import type { Query } from '../../../platform/db/query.ts';
import { rowCodec, type PostgresRow } from '../../../platform/db/row.ts';
import { loadWaiting, WAITING, waitingId, type Awaited, type Waiting } from '../../../platform/receiver/waiting-facts.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { rowKind, type Ledger, type RowSource, type RowWrite } from '../../journal/index.ts';
import type { MedFact } from './facts.ts';
import { caseCodec, MedCaseNameEntity } from './med-case.entity.ts';
import { MED_CASE, type MedCase } from './med-case.ts';

/** Outcome of a command that finds nothing to do. */
export const NOTHING = { entries: [], rows: [], events: [], answer: null };

/** A case's row, to be written with what makes it so. */
export function caseRow(it: MedCase, isNew = false): RowWrite<MedCase> {
  return { codec: caseCodec, id: it.caseId, isNew, value: it };
}

const READ_NAMES = { name: 'read-med-case-names', text: 'select * from razao.read_med_case_names($1, $2)' };

/** Cases by id, for the journal writer and for reads. */
export const loadCases = rowLoader('med_cases', caseCodec, ({ caseId }) => caseId);

/** External name of a case: a report by a provider's number for it, or the payment that is contested. */
export interface CaseName {
  readonly name: string;
  readonly medCase: MedCase;
}

export const CASE_NAME = rowKind<CaseName>('medn');

/** Row id of a name in the ledger. Ids of rows are put into lists without quoting. */
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

/** The case that has a name, as it is now. */
export function caseNamed(ledger: Ledger, name: string): MedCase | undefined {
  const named = ledger.row(CASE_NAME, nameKey(name))?.medCase;
  return named && (ledger.row(MED_CASE, named.caseId) ?? named);
}

export const MED_WAITING = rowKind<Waiting<MedFact>>(WAITING);

/** The case of a report, theirs about a credit of ours (INBOUND) or ours about a payment of ours (OUTBOUND). */
export function reportAwaited(direction: MedCase['direction'], providerId: string, reportId: string): Awaited {
  return { waitsFor: `MED_${direction}`, providerId, name: reportId };
}

/** A contested credit that has not arrived yet. */
export function creditAwaited(providerId: string, endToEndId: string): Awaited {
  return { waitsFor: 'MED_CREDIT', providerId, name: endToEndId };
}

/** The facts that wait for it, as the ledger has them. */
export function waitingFor(ledger: Ledger, awaited: Awaited): Waiting<MedFact> {
  return ledger.row(MED_WAITING, waitingId(awaited)) ?? { ...awaited, facts: [] };
}

export const nameCodec = rowCodec(MedCaseNameEntity, { derived: { caseId: ({ medCase }: CaseName) => medCase.caseId } });

export function nameRow(name: string, medCase: MedCase): RowWrite<CaseName> {
  return { codec: nameCodec, id: nameKey(name), isNew: false, value: { name, medCase } };
}

/** Names with their cases, for the journal writer. */
async function loadNames(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, CaseName>> {
  const names = keys.map((key) => Buffer.from(key.slice(CASE_NAME.prefix.length + 1), 'base64url').toString());
  const rows = await query<PostgresRow & { readonly med_case: PostgresRow }>(READ_NAMES, [tenant, names]);
  const found = rows.map((row): CaseName => ({ ...nameCodec.read(row), medCase: caseCodec.read(row.med_case) }));
  return new Map(found.map((it) => [nameKey(it.name), it]));
}

/** Row sources by which the journal writer finds cases, their names, and their waiting facts, by the prefix of their ids. */
export const medRows: readonly RowSource[] = [
  { kind: MED_CASE, load: loadCases }, { kind: CASE_NAME, load: loadNames }, { kind: MED_WAITING, load: loadWaiting },
];

type MedEventType =
  | 'opened' | 'secured' | 'block_refused' | 'return_started' | 'returned' | 'return_failed' | 'released' | 'filing_started'
    | 'filing_failed'
  | 'acknowledged' | 'accepted' | 'rejected' | 'cancelled' | 'fraud_accepted' | 'withdrawn';

/** Event of a case: it has neither the other side nor an operator's text. `secured` in minor units, as it is now. */
export function caseEvent(type: MedEventType, it: MedCase): EventOf<`med_case.${MedEventType}`> {
  return {
    type: `med_case.${type}`,
    entityId: it.caseId,
    version: it.version,
    correlation: { obligation_id: it.devolutionObligationId ?? it.originalObligationId },
    data: {
      case_id: it.caseId, direction: it.direction, status: it.status, account_id: it.accountId, reason_code: it.reasonCode,
      amount: Number(it.amount), ...presentCurrency(it.currency),
      block_id: it.blockId, secured_amount: it.secured === null ? null : Number(it.secured),
      returned_amount: it.returned === null ? null : Number(it.returned), devolution_obligation_id: it.devolutionObligationId,
    },
  };
}
