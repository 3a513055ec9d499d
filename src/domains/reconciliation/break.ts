import type { ReconciliationBreakResponse } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import type { Query } from '../../platform/db/query.ts';
import type { PostgresRow, RowOf } from '../../platform/db/row.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import { fromCents } from '../../platform/money.ts';
import { rowKind, type RowWrite } from '../journal/index.ts';
import { breakCodec, type BreakEntity } from './break.entity.ts';

export const BREAK = rowKind<Break>('rcb');

export type Break = RowOf<typeof BreakEntity>;

/** Makes a break's row, written with the entry that corrects it. */
export function breakRow(it: Break): RowWrite<Break> {
  return { codec: breakCodec, id: it.breakId, isNew: false, value: it };
}

const READ = {
  name: 'read-reconciliation-breaks',
  text: `select ${breakCodec.columns.join(', ')}, accounting_day::text from razao.read_reconciliation_breaks($1, $2)`,
};

/** Loads breaks by id, for the journal writer. */
export async function loadBreaks(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Break>> {
  const breaks = (await query<PostgresRow>(READ, [tenant, ids])).map(breakCodec.read);
  return new Map(breaks.map((it) => [it.breakId, it]));
}

export function presentBreak(it: Break): ReconciliationBreakResponse {
  return {
    ...differenceOf(it), provider: it.provider, ledger: it.ledger, resolution: it.resolution,
    created_at: it.createdAt.toISOString(), updated_at: it.updatedAt.toISOString(),
  };
}

/** Members that answers and events share. */
function differenceOf(it: Break) {
  return {
    break_id: it.breakId, run_id: it.runId, provider_id: it.providerId, rail: it.rail, kind: it.kind, state: it.state,
    ...presentCurrency(it.currency), accounting_day: it.accountingDay, difference_cents: fromCents(it.difference),
  };
}

/** Event of a break: found, or resolved. */
export function breakEvent(it: Break): EventOf<`reconciliation_break.${'opened' | 'resolved'}`> {
  const obligationId = it.ledger?.obligation_id ?? null;
  const data = { ...differenceOf(it), obligation_id: obligationId };
  const correlation = { obligation_id: obligationId, tx_id: it.ledger?.tx_id ?? null };
  if (it.state === 'OPEN') return { type: 'reconciliation_break.opened', entityId: it.breakId, version: it.version, correlation, data };
  const resolution = present(it.resolution, 'the resolution of a resolved break');
  return {
    type: 'reconciliation_break.resolved', entityId: it.breakId, version: it.version, correlation,
    data: {
      ...data, resolution: present(it.resolutionKind, 'the kind of a resolution'),
      correction_obligation_id: resolution.correction?.obligation_id ?? null, resolved_at: resolution.resolved_at,
    },
  };
}
