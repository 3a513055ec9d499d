import type { Query } from '../../platform/db/database.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { RowWrite } from '../journal/index.ts';
import { remaining, type Hold } from './hold.ts';

/** A hold's row, to be written with the entry that changes it. */
export function holdRow(hold: Hold, isNew = false): RowWrite {
  return { table: 'holds', id: hold.holdId, isNew, value: hold, columns: toColumns(hold) };
}

function toColumns(it: Hold): Record<string, unknown> {
  return {
    hold_id: it.holdId, account_id: it.accountId, state: it.state, currency: it.currency, amount: String(it.amount),
    captured: String(it.captured), creditor_account_id: it.creditorAccountId, obligation_id: it.obligationId, tx_id: it.txId,
    expires_at: it.expiresAt, description: it.description, metadata: it.metadata, version: String(it.version),
    created_at: it.createdAt, created_by: it.createdBy, updated_at: it.updatedAt, resolved_at: it.resolvedAt,
    pix_mandate_charge_id: it.pixMandateChargeId,
  };
}

/** A row of `razao.holds` as Postgres gives it, by column or as JSON. */
export interface HoldColumns {
  hold_id: string;
  account_id: string;
  state: Hold['state'];
  currency: string;
  amount: string | number;
  captured: string | number;
  creditor_account_id: string | null;
  obligation_id: string | null;
  tx_id: string;
  expires_at: string | null;
  description: string | null;
  metadata: Hold['metadata'];
  version: string | number;
  created_at: string;
  created_by: string;
  updated_at: string;
  resolved_at: string | null;
  pix_mandate_charge_id: string | null;
}

export function holdOf(row: HoldColumns): Hold {
  return {
    holdId: row.hold_id, accountId: row.account_id, state: row.state, currency: row.currency, amount: BigInt(row.amount),
    captured: BigInt(row.captured), creditorAccountId: row.creditor_account_id, obligationId: row.obligation_id, txId: row.tx_id,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at), description: row.description, pixMandateChargeId: row.pix_mandate_charge_id, metadata: row.metadata,
    version: BigInt(row.version), createdAt: new Date(row.created_at), createdBy: row.created_by,
    updatedAt: new Date(row.updated_at), resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at),
  };
}

const READ_HOLDS = { name: 'read-holds', text: 'select * from razao.read_holds($1, $2)' };

/** Holds by id, for the journal writer and for reads. */
export async function loadHolds(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Hold>> {
  const rows = await query<HoldColumns>(READ_HOLDS, [tenant, ids]);
  return new Map(rows.map((row) => [row.hold_id, holdOf(row)]));
}

/** What a hold announces. */
export function holdEvent(type: 'placed' | 'adjusted' | 'captured' | 'released' | 'expired', it: Hold): EventDraft {
  return {
    type: `hold.${type}`,
    entityId: it.holdId,
    version: it.version,
    correlation: { obligation_id: it.obligationId, tx_id: it.txId },
    data: {
      account_id: it.accountId,
      amount_cents: Number(it.amount),
      ...(type === 'captured' && {
        captured_cents: Number(it.captured), creditor_account_id: it.creditorAccountId, obligation_id: it.obligationId,
      }),
      currency: it.currency,
      expires_at: it.expiresAt?.toISOString() ?? null,
      hold_id: it.holdId,
      remaining_cents: Number(remaining(it)),
      state: it.state,
      tx_id: it.txId,
    },
  };
}
