import { stringify } from 'csv-stringify/sync';
import { decimalOf, exponentOf } from '../../platform/currencies.ts';
import type { ExportedAccount, ExportedEntry } from './book.ts';
import type { TextFormat } from './plain-text.ts';

type Cell = string | number | bigint | Date | null;

/** Columns of `accounts.csv` and of Parquet's accounts. */
export const ACCOUNT_COLUMNS = {
  account_id: ({ accountId }) => accountId,
  type: ({ type }) => type,
  currency: ({ currency }) => currency,
  currency_exponent: ({ currency }) => exponentOf(currency),
  gl_code: ({ group }) => group.code,
  gl_name: ({ group }) => group.name,
  gl_type: ({ group }) => group.type,
  owner_party_id: ({ ownerPartyId }) => ownerPartyId,
  owner_name: ({ ownerName }) => ownerName,
  created_at: ({ createdAt }) => new Date(createdAt),
} satisfies Record<string, (account: ExportedAccount) => Cell>;

/** Columns of `entries.csv` and of Parquet's entries. An entry that moves nothing has no sides and no amount. */
export const ENTRY_COLUMNS = {
  seq_no: ({ seqNo }) => BigInt(seqNo),
  accounting_day: ({ accountingDay }) => accountingDay,
  effective_at: ({ effectiveAt }) => new Date(effectiveAt),
  committed_at: ({ committedAt }) => new Date(committedAt),
  entry_type: ({ entryType }) => entryType,
  tx_id: ({ txId }) => txId,
  obligation_id: ({ obligationId }) => obligationId,
  debtor_account_id: ({ move }) => move?.debtor.accountId ?? null,
  debtor_gl_code: ({ move }) => move?.debtor.group.code ?? null,
  creditor_account_id: ({ move }) => move?.creditor.accountId ?? null,
  creditor_gl_code: ({ move }) => move?.creditor.group.code ?? null,
  currency: ({ move }) => move?.currency ?? null,
  amount: ({ move }) => (move ? decimalOf(move.amount, move.currency) : null),
  amount_minor: ({ move }) => move?.amount ?? null,
  entry_hash: ({ entryHash }) => entryHash,
} satisfies Record<string, (entry: ExportedEntry) => Cell>;

/** Two files of comma-separated values (RFC 4180), in UTF-8. A spreadsheet runs no cell as a formula. */
export const csv: TextFormat = {
  files: { accounts: 'accounts.csv', entries: 'entries.csv' },
  accountsHead: () => line(Object.keys(ACCOUNT_COLUMNS)),
  entriesHead: line(Object.keys(ENTRY_COLUMNS)),
  account: (account) => line(Object.values(ACCOUNT_COLUMNS).map((cell) => text(cell(account)))),
  entry: (entry) => line(Object.values(ENTRY_COLUMNS).map((cell) => text(cell(entry)))),
};

function text(cell: Cell): string | null {
  return cell instanceof Date ? cell.toISOString() : cell === null ? null : String(cell);
}

function line(cells: readonly (string | null)[]): string {
  return stringify([[...cells]], { escape_formulas: true });
}
