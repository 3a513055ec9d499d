import type { Query } from '../../../platform/db/database.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import { rowKind, type RowSource, type RowWrite } from '../../journal/index.ts';
import type { Charge } from './charge.ts';

export const CHARGE = rowKind<Charge>('pxq');

/** By which the ledger knows a charge. */
export function chargeKey(txid: string): string {
  return `${CHARGE.prefix}_${txid}`;
}

/** A charge's row, to be written with what changes it. */
export function chargeRow(charge: Charge): RowWrite {
  return { table: 'pix_charges', id: chargeKey(charge.txid), isNew: false, value: charge, columns: toColumns(charge) };
}

function toColumns(it: Charge): Record<string, unknown> {
  return {
    txid: it.txid, account_id: it.accountId, key_id: it.keyId, state: it.state, amount: String(it.amount), description: it.description,
    payer_request: it.payerRequest, expires_in_seconds: it.expiresInSeconds, expires_at: it.expiresAt, merchant_name: it.merchantName,
    merchant_city: it.merchantCity, brcode: it.brcode, location: it.location, provider_id: it.providerId, paid_at: it.paidAt,
    obligation_id: it.obligationId, end_to_end_id: it.endToEndId, cancelled_at: it.cancelledAt, version: String(it.version),
    created_at: it.createdAt, created_by: it.createdBy, updated_at: it.updatedAt,
  };
}

/** A row of `razao.pix_charges` as Postgres gives it. */
interface ChargeColumns {
  txid: string;
  account_id: string;
  key_id: string;
  state: Charge['state'];
  amount: string;
  description: string | null;
  payer_request: string | null;
  expires_in_seconds: number;
  expires_at: string;
  merchant_name: string;
  merchant_city: string;
  brcode: string;
  location: string;
  provider_id: string;
  paid_at: string | null;
  obligation_id: string | null;
  end_to_end_id: string | null;
  cancelled_at: string | null;
  version: string;
  created_at: string;
  created_by: string;
  updated_at: string;
}

function fromColumns(row: ChargeColumns): Charge {
  return {
    txid: row.txid, accountId: row.account_id, keyId: row.key_id, state: row.state, amount: BigInt(row.amount), description: row.description,
    payerRequest: row.payer_request, expiresInSeconds: row.expires_in_seconds, expiresAt: new Date(row.expires_at),
    merchantName: row.merchant_name, merchantCity: row.merchant_city, brcode: row.brcode, location: row.location, providerId: row.provider_id,
    paidAt: instant(row.paid_at), obligationId: row.obligation_id, endToEndId: row.end_to_end_id, cancelledAt: instant(row.cancelled_at),
    version: BigInt(row.version), createdAt: new Date(row.created_at), createdBy: row.created_by, updatedAt: new Date(row.updated_at),
  };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const READ = { name: 'read-pix-charges', text: 'select * from razao.read_pix_charges($1, $2)' };

/** Charges by their txid. */
export async function readCharges(query: Query, tenant: string, txids: readonly string[]): Promise<Map<string, Charge>> {
  const rows = await query<ChargeColumns>(READ, [tenant, txids]);
  return new Map(rows.map((row) => [row.txid, fromColumns(row)]));
}

/** Charges by `chargeKey`, for the journal writer. */
async function loadCharges(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, Charge>> {
  const found = await readCharges(query, tenant, keys.map((key) => key.slice(CHARGE.prefix.length + 1)));
  return new Map([...found].map(([txid, charge]) => [chargeKey(txid), charge]));
}

export const chargeRows: readonly RowSource[] = [{ kind: CHARGE, load: loadCharges }];

/** What a charge announces: none of its texts. */
export function chargeEvent(it: Charge): EventDraft {
  return {
    type: `pix_charge.${it.state === 'ACTIVE' ? 'created' : it.state.toLowerCase()}`,
    entityId: it.txid,
    version: it.version,
    correlation: { obligation_id: it.obligationId },
    data: {
      txid: it.txid, account_id: it.accountId, key_id: it.keyId, amount_cents: Number(it.amount), currency: 'BRL', state: it.state,
      ...(it.state === 'PAID'
        ? { end_to_end_id: it.endToEndId, obligation_id: it.obligationId, paid_at: it.paidAt?.toISOString() }
        : { expires_at: it.expiresAt.toISOString() }),
    },
  };
}
