import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type {
  RailFamily, ReconciliationBreakKind, ReconciliationBreakResponse, ReconciliationBreakState, ReconciliationLedgerSide, ReconciliationProviderSide,
  ReconciliationResolution, ReconciliationResolutionKind,
} from '../../../generated/models.ts';
import type { Query } from '../../platform/db/database.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import { fromCents } from '../../platform/money.ts';
import { rowKind, type RowWrite } from '../journal/index.ts';

export const BREAK = rowKind<Break>('rcb');

/** A difference between the ledger and a provider. */
export const BreakEntity = defineEntity({
  name: 'ReconciliationBreak',
  tableName: 'reconciliation_breaks',
  properties: {
    tenantId: p.string().primary(),
    breakId: p.string().primary(),
    runId: p.string(),
    providerId: p.string(),
    rail: p.string().$type<RailFamily>(),
    currency: p.string(),
    kind: p.string().$type<ReconciliationBreakKind>(),
    state: p.string().$type<ReconciliationBreakState>(),
    accountingDay: p.date(),
    difference: p.bigint('bigint'),
    /** What it is about, the same in every run. */
    name: p.string(),
    provider: p.json<ReconciliationProviderSide>().nullable(),
    ledger: p.json<ReconciliationLedgerSide>().nullable(),
    resolutionKind: p.string().$type<ReconciliationResolutionKind>().nullable(),
    resolution: p.json<ReconciliationResolution>().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** A break as decisions see it. */
export type Break = Omit<InferEntity<typeof BreakEntity>, 'provider' | 'ledger' | 'resolutionKind' | 'resolution'> & {
  provider: ReconciliationProviderSide | null;
  ledger: ReconciliationLedgerSide | null;
  resolutionKind: ReconciliationResolutionKind | null;
  resolution: ReconciliationResolution | null;
};

/** A break's row, to be written with the entry that corrects it. */
export function breakRow(it: Break): RowWrite {
  return { table: 'reconciliation_breaks', id: it.breakId, isNew: false, value: it, columns: toColumns(it) };
}

function toColumns(it: Break): Record<string, unknown> {
  return {
    break_id: it.breakId, run_id: it.runId, provider_id: it.providerId, rail: it.rail, currency: it.currency, kind: it.kind, state: it.state,
    accounting_day: it.accountingDay, difference: String(it.difference), name: it.name, provider: it.provider, ledger: it.ledger,
    resolution_kind: it.resolutionKind, resolution: it.resolution, version: String(it.version), created_at: it.createdAt, updated_at: it.updatedAt,
  };
}

interface BreakColumns {
  tenant_id: string;
  break_id: string;
  run_id: string;
  provider_id: string;
  rail: RailFamily;
  currency: string;
  kind: ReconciliationBreakKind;
  state: ReconciliationBreakState;
  accounting_day: string;
  difference: string;
  name: string;
  provider: ReconciliationProviderSide | null;
  ledger: ReconciliationLedgerSide | null;
  resolution_kind: ReconciliationResolutionKind | null;
  resolution: ReconciliationResolution | null;
  version: string;
  created_at: string;
  updated_at: string;
}

const READ = { name: 'read-reconciliation-breaks', text: `select *, accounting_day::text from razao.read_reconciliation_breaks($1, $2)` };

/** Breaks by id, for the journal writer. */
export async function loadBreaks(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Break>> {
  const rows = await query<BreakColumns>(READ, [tenant, ids]);
  return new Map(rows.map((row) => [row.break_id, {
    tenantId: row.tenant_id, breakId: row.break_id, runId: row.run_id, providerId: row.provider_id, rail: row.rail, currency: row.currency, kind: row.kind,
    state: row.state, accountingDay: row.accounting_day, difference: BigInt(row.difference), name: row.name, provider: row.provider, ledger: row.ledger,
    resolutionKind: row.resolution_kind, resolution: row.resolution, version: BigInt(row.version),
    createdAt: new Date(row.created_at), updatedAt: new Date(row.updated_at),
  }]));
}

/** A break as a list read it, with its nulls said. */
export function asBreak(row: InferEntity<typeof BreakEntity>): Break {
  return {
    ...row, provider: row.provider ?? null, ledger: row.ledger ?? null, resolutionKind: row.resolutionKind ?? null, resolution: row.resolution ?? null,
  };
}

export function presentBreak(it: Break): ReconciliationBreakResponse {
  return {
    break_id: it.breakId, run_id: it.runId, provider_id: it.providerId, rail: it.rail, kind: it.kind, state: it.state, currency: it.currency,
    accounting_day: it.accountingDay, difference_cents: fromCents(it.difference), provider: it.provider, ledger: it.ledger, resolution: it.resolution,
    created_at: it.createdAt.toISOString(), updated_at: it.updatedAt.toISOString(),
  };
}

/** What a break announces: when it is found, and when it is resolved. */
export function breakEvent(it: Break): EventDraft {
  const obligationId = it.ledger?.obligation_id ?? null;
  const data = {
    break_id: it.breakId, run_id: it.runId, provider_id: it.providerId, rail: it.rail, kind: it.kind, state: it.state, currency: it.currency,
    accounting_day: it.accountingDay, difference_cents: fromCents(it.difference), obligation_id: obligationId,
  };
  const correlation = { obligation_id: obligationId, tx_id: it.ledger?.tx_id ?? null };
  if (it.state === 'OPEN') return { type: 'reconciliation_break.opened', entityId: it.breakId, version: it.version, correlation, data };
  return {
    type: 'reconciliation_break.resolved', entityId: it.breakId, version: it.version, correlation,
    data: {
      ...data, resolution: it.resolutionKind, correction_obligation_id: it.resolution?.correction?.obligation_id ?? null,
      resolved_at: it.resolution?.resolved_at,
    },
  };
}
