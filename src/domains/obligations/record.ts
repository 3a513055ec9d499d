import { instantText } from '../../platform/clock.ts';
import type { Query } from '../../platform/db/database.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { RowWrite } from '../journal/index.ts';
import type { Obligation, ResolutionOutcome, Side } from './obligation.ts';

/** An obligation's row, to be written with the entry that changes it. */
export function obligationRow(obligation: Obligation, isNew = false): RowWrite {
  return { table: 'obligations', id: obligation.obligationId, isNew, value: obligation, columns: toColumns(obligation) };
}

function toColumns(it: Obligation): Record<string, unknown> {
  return {
    obligation_id: it.obligationId, rail: it.rail, state: it.state, resolution_outcome: it.resolutionOutcome,
    reason: it.reason, amount: String(it.amount), currency: it.currency,
    debtor_kind: it.debtor.kind, debtor_account_id: it.debtor.accountId, debtor_external_id: it.debtor.externalId,
    creditor_kind: it.creditor.kind, creditor_account_id: it.creditor.accountId, creditor_external_id: it.creditor.externalId,
    destination_account_id: it.destinationAccountId, expected_at: it.expectedAt, grace_seconds: it.graceSeconds,
    match_keys: it.matchKeys, metadata: it.metadata, tx_id: it.txId, version: String(it.version),
    created_at: instantText(it.createdAt), created_by: it.createdBy, updated_at: instantText(it.updatedAt), resolved_at: it.resolvedAt && instantText(it.resolvedAt),
    sent_at: it.sentAt, excepted_at: it.exceptedAt, stuck_at: it.stuckAt,
    limit_use: it.limitUse ?? null,
  };
}

/** A row of `razao.obligations` as Postgres gives it. */
export interface ObligationColumns {
  obligation_id: string;
  rail: Obligation['rail'];
  state: Obligation['state'];
  resolution_outcome: ResolutionOutcome | null;
  reason: string | null;
  amount: string;
  currency: string;
  debtor_kind: Side['kind'];
  debtor_account_id: string | null;
  debtor_external_id: string | null;
  creditor_kind: Side['kind'];
  creditor_account_id: string | null;
  creditor_external_id: string | null;
  destination_account_id: string | null;
  expected_at: string | null;
  grace_seconds: number | null;
  match_keys: Record<string, string>;
  metadata: Record<string, unknown>;
  tx_id: string;
  version: string;
  created_at: string;
  created_by: string;
  updated_at: string;
  resolved_at: string | null;
  sent_at: string | null;
  excepted_at: string | null;
  stuck_at: string | null;
  limit_use: Obligation['limitUse'];
}

export function fromColumns(row: ObligationColumns): Obligation {
  return {
    obligationId: row.obligation_id, rail: row.rail, state: row.state, resolutionOutcome: row.resolution_outcome,
    reason: row.reason, amount: BigInt(row.amount), currency: row.currency,
    debtor: { kind: row.debtor_kind, accountId: row.debtor_account_id, externalId: row.debtor_external_id },
    creditor: { kind: row.creditor_kind, accountId: row.creditor_account_id, externalId: row.creditor_external_id },
    destinationAccountId: row.destination_account_id,
    expectedAt: row.expected_at === null ? null : new Date(row.expected_at).toISOString(),
    graceSeconds: row.grace_seconds, matchKeys: row.match_keys, metadata: row.metadata, txId: row.tx_id,
    version: BigInt(row.version), createdAt: new Date(row.created_at), createdBy: row.created_by,
    updatedAt: new Date(row.updated_at), resolvedAt: instant(row.resolved_at),
    sentAt: instant(row.sent_at), exceptedAt: instant(row.excepted_at), stuckAt: instant(row.stuck_at),
    limitUse: row.limit_use,
  };
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

const READ_OBLIGATIONS = { name: 'read-obligations', text: 'select * from razao.read_obligations($1, $2)' };

/** Obligations by id, for the journal writer and for reads. */
export async function loadObligations(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Obligation>> {
  const rows = await query<ObligationColumns>(READ_OBLIGATIONS, [tenant, ids]);
  return new Map(rows.map((row) => [row.obligation_id, fromColumns(row)]));
}

/** The topic of events of obligations that take money from one of the tenant's accounts over this rail. */
export function debitsOn(rail: Obligation['rail']): string {
  return `${rail} debit`;
}

/** Whether an obligation's event is of that topic. */
export function isDebitOn(rail: Obligation['rail'], data: EventDraft['data']): boolean {
  return data['rail_family'] === rail && data['debtor_account_id'] !== null;
}

type ObligationEventType =
  'created' | 'dispatched' | 'dispatch_failed' | 'redispatched' | 'excepted' | 'settled' | 'failed' | 'canceled' | 'stuck';

/** The event of an obligation; `excepted` says why. A side outside the ledger names no account. */
export function obligationEvent(type: ObligationEventType, it: Obligation, reasonCode?: string): EventDraft {
  return {
    type: `obligation.${type}`,
    entityId: it.obligationId,
    version: it.version,
    correlation: { obligation_id: it.obligationId, tx_id: it.txId },
    ...(it.debtor.accountId !== null && { topic: debitsOn(it.rail) }),
    data: {
      amount: Number(it.amount),
      creditor_account_id: inside(it.creditor),
      currency: it.currency,
      debtor_account_id: inside(it.debtor),
      obligation_id: it.obligationId,
      rail_family: it.rail,
      ...(it.resolvedAt && { resolution_outcome: it.resolutionOutcome, resolved_at: instantText(it.resolvedAt) }),
      ...(type === 'stuck' && { expected_at: it.expectedAt, grace_seconds: it.graceSeconds ?? 0 }),
      ...(type === 'excepted' && { exception_cents: Number(it.amount), reason_code: reasonCode }),
      state: it.state,
      tx_id: it.txId,
    },
  };
}

function inside(side: Side): string | null {
  return side.kind === 'account' ? side.accountId : null;
}

const END_EVENT = { SETTLED: 'settled', FAILED: 'failed', CANCELED: 'canceled' } as const;

/** An obligation as its end leaves it, and how that is announced. */
export function endObligation(
  obligation: Obligation,
  end: { outcome: ResolutionOutcome; reason?: string | null; destinationAccountId: string | null },
  now: Date,
): { obligation: Obligation; event: EventDraft } {
  const ended: Obligation = {
    ...obligation, state: 'FINAL', resolutionOutcome: end.outcome, reason: end.reason ?? null,
    destinationAccountId: end.destinationAccountId, version: obligation.version + 1n, updatedAt: now, resolvedAt: now,
  };
  return { obligation: ended, event: obligationEvent(END_EVENT[end.outcome], ended) };
}
