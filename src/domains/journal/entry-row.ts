/** Maps rows of the journal; no other module knows their form. */
import { present } from '../../platform/assert.ts';
import { sha256 } from '../../platform/canonical.ts';
import { accountingDay, instantOf, instantText } from '../../platform/clock.ts';
import { payloadOf, type EntryPayload, type KeptEntry, type EntryTransfer } from './entry.ts';

/** Row that functions of Postgres return for an entry: `ENTRY_TYPES`. */
export interface EntryRow {
  readonly seq_no: string;
  readonly entry_type: string;
  readonly tx_id: string;
  readonly effective_at: string | Date;
  readonly committed_at: string | Date;
  readonly accounting_day: string;
  readonly debtor_account_id: string | null;
  readonly creditor_account_id: string | null;
  readonly asset: string | null;
  readonly amount: string | null;
  readonly is_credit_first: boolean;
  readonly obligation_id: string | null;
  readonly correlation: Readonly<Record<string, string>> | null;
  readonly reservations: NonNullable<EntryPayload['reservations']> | null;
}

const COLUMNS = {
  seq_no: 'bigint', entry_type: 'text', tx_id: 'text', effective_at: 'timestamptz', committed_at: 'timestamptz', accounting_day: 'text',
  debtor_account_id: 'text', creditor_account_id: 'text', asset: 'text', amount: 'bigint', is_credit_first: 'boolean',
  obligation_id: 'text',
  correlation: 'json', reservations: 'json',
} satisfies Record<keyof EntryRow, string>;

/** The columns of an entry with their types, for what functions return. */
export const ENTRY_TYPES = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`).join(', ');

/** Names of the columns of an entry, in the order of `entryColumns`. */
export const ENTRY_COLUMNS = Object.keys(COLUMNS) as readonly (keyof EntryRow)[];

/** The columns of an entry, as a query selects them. */
export function entryColumns(alias: string): string {
  return ENTRY_COLUMNS.map((name) => {
    if (name === 'accounting_day') return `${alias}.accounting_day::text`;
    return name === 'obligation_id' ? `${obligationOf(alias)} as obligation_id` : `${alias}.${name}`;
  }).join(', ');
}

/** Returns the SQL of an entry's obligation: that of a payment has the ULID of its transaction. */
export function obligationOf(alias: string): string {
  return `coalesce(${alias}.obligation_id, case when ${alias}.created_by is not null then 'obl_' || substr(${alias}.tx_id, 5) end)`;
}

/** Returns an entry in the form of its row. */
export function keptEntry(tenant: string, row: EntryRow): KeptEntry {
  return {
    tenant, seqNo: BigInt(row.seq_no), entryType: row.entry_type, txId: row.tx_id,
    effectiveAt: instantText(instantIn(row.effective_at)), committedAt: instantText(instantIn(row.committed_at)),
    accountingDay: row.accounting_day,
    transfer: moveIn(row), obligationId: row.obligation_id, correlation: row.correlation, reservations: row.reservations,
  };
}

/** Returns the payload of an entry, in the contract's form. */
export function payloadIn(tenant: string, row: EntryRow): EntryPayload {
  return payloadOf(keptEntry(tenant, row));
}

/** Returns the hash of an entry's payload. */
export function payloadHashOf(payload: EntryPayload): string {
  return sha256(JSON.stringify(payload));
}

/** Returns the accounting day of the instant at which an entry counts. */
export function effectiveDay({ effective_at }: EntryRow): string {
  return accountingDay(instantIn(effective_at));
}

function instantIn(value: string | Date): Date {
  return typeof value === 'string' ? instantOf(value) : value;
}

function moveIn(row: EntryRow): EntryTransfer | null {
  return row.amount === null ? null : {
    debtorAccountId: present(row.debtor_account_id, 'who pays (entry_moves_whole)'),
    creditorAccountId: present(row.creditor_account_id, 'who is paid (entry_moves_whole)'),
    asset: present(row.asset, 'what is moved (entry_moves_whole)'), amount: BigInt(row.amount), isCreditFirst: row.is_credit_first,
  };
}

/**
 * The moves of an account, with `moved` (minor units, with its sign) and the balance `posted_after` that it left: each side in its
 * own order by its own index, merged. Postgres would sort a plain union as a whole.
 * @param where on the entry `i`.
 */
export function movesOf(account: string, where: string, direction: 'asc' | 'desc', limit: string): string {
  const side = (who: 'debtor' | 'creditor', sign: string): string =>
    `(select i.*, ${sign}i.amount as moved, i.${who}_after as posted_after from razao.journal_entries i
      where i.tenant_id = p_tenant and i.${who}_account_id = ${account} and ${where} order by i.seq_no ${direction} limit ${limit})`;
  return `select * from (${side('debtor', '-')} union all ${side('creditor', '')}) sides order by sides.seq_no ${direction} limit ${limit}`;
}
