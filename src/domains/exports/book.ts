import type { GlAccountType } from '../../../generated/models.ts';

/** The state of a tenant's books that is exported: all entries up to one. */
export interface Cut {
  readonly tenant: string;
  /** The last entry; 0 where the journal has none. */
  readonly seqNo: number;
  /** Its hash, lowercase hex: who kept it elsewhere knows that these are the same books. */
  readonly entryHash: string;
  /** Its instant, in ISO 8601. */
  readonly committedAt: string;
  /** The first accounting day of all entries, as YYYY-MM-DD. */
  readonly firstDay: string;
}

/** An account of the general ledger, in which accounts of the ledger are gathered. */
export interface Group {
  readonly code: string;
  readonly name: string;
  readonly type: GlAccountType;
}

export interface ExportedAccount {
  readonly accountId: string;
  readonly type: string;
  readonly currency: string;
  readonly group: Group;
  readonly ownerPartyId: string | null;
  readonly ownerName: string | null;
  readonly createdAt: string;
}

/** An entry that moves money, or only records something: then it has no sides. */
export interface ExportedEntry {
  readonly seqNo: number;
  readonly accountingDay: string;
  readonly effectiveAt: string;
  readonly committedAt: string;
  readonly entryType: string;
  readonly txId: string;
  readonly obligationId: string | null;
  readonly entryHash: string;
  readonly move: ExportedMove | null;
}

/** Money leaves the debtor (a debit) and reaches the creditor (a credit). */
export interface ExportedMove {
  readonly debtor: Side;
  readonly creditor: Side;
  readonly currency: string;
  /** Minor units, above 0. */
  readonly amount: bigint;
}

export interface Side {
  readonly accountId: string;
  readonly group: Group;
}

const ROOTS: Readonly<Record<GlAccountType, string>> = {
  ASSET: 'Assets', LIABILITY: 'Liabilities', EQUITY: 'Equity', REVENUE: 'Income', EXPENSE: 'Expenses',
};

/**
 * Returns the name of an account in plain-text accounting, as hledger and beancount take it: the type, the account of the chart, and the
 * account's id: `Liabilities:2100-Customer-funds:Acc-01KJQ8P1W3Y5A7C9E1G3J5M7N9`.
 */
export function plainTextName({ group, accountId }: Side): string {
  return [ROOTS[group.type], part(`${group.code} ${group.name}`), part(accountId)].join(':');
}

/** beancount allows letters, digits and hyphens, and a capital letter or a digit at the beginning. */
function part(text: string): string {
  const plain = text.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return plain === '' ? 'X' : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Text on one line: line breaks and other control characters are blanks. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
