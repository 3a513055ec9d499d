/** Books as hledger and beancount read them. Debits are positive, credits negative: an account's balance is that of the API, negated. */
import { decimalOf, exponentOf } from '../../platform/currencies.ts';
import { onOneLine, plainTextName, type Cut, type ExportedAccount, type ExportedEntry, type ExportedMove } from './book.ts';

/** Text that the books are written in: first all accounts, then all entries. */
export interface TextFormat {
  /** Files of the accounts and of the entries; one for both, where they have the same name. */
  readonly files: { readonly accounts: string; readonly entries: string };
  readonly accountsHead: (cut: Cut) => string;
  readonly entriesHead: string;
  /** Declares a currency, before the first account that has it. */
  readonly currency?: (code: string) => string;
  readonly account: (account: ExportedAccount, cut: Cut) => string;
  readonly entry: (entry: ExportedEntry) => string;
}

/** The journal of hledger. */
export const hledger: TextFormat = {
  files: { accounts: 'books.journal', entries: 'books.journal' },
  accountsHead: ({ tenant, seqNo, entryHash }) => `; Books of ${tenant} up to entry ${seqNo}, whose hash is ${entryHash}\ndecimal-mark .\n`,
  entriesHead: '',
  currency: (code) => `commodity 1000.${'0'.repeat(exponentOf(code) ?? 0)} ${code}\n`,
  account: ({ accountId, group, currency, ownerName }) => [
    `account ${plainTextName({ accountId, group })}  ; account_id:${accountId}, currency:${currency}\n`,
    ...ownerName === null ? [] : [`    ; owner: ${onOneLine(ownerName)}\n`],
  ].join(''),
  entry: (entry) => entry.move === null ? '' : [
    `\n${entry.accountingDay} (${entry.txId}) ${entry.entryType}  ; seq_no:${entry.seqNo}`,
    entry.obligationId === null ? '\n' : `, obligation_id:${entry.obligationId}\n`, ...postings(entry.move, '    '),
  ].join(''),
};

/** The ledger of beancount. */
export const beancount: TextFormat = {
  files: { accounts: 'books.beancount', entries: 'books.beancount' },
  accountsHead: ({ tenant, seqNo, entryHash }) =>
    `; Books of ${tenant} up to entry ${seqNo}, whose hash is ${entryHash}\noption "title" ${quoted(tenant)}\n\n`,
  entriesHead: '',
  account: ({ accountId, group, currency, ownerName }, { firstDay }) => [
    `${firstDay} open ${plainTextName({ accountId, group })} ${currency}\n  account_id: "${accountId}"\n`,
    ...ownerName === null ? [] : [`  owner: ${quoted(ownerName)}\n`],
  ].join(''),
  entry: (entry) => entry.move === null ? '' : [
    `\n${entry.accountingDay} * "${entry.entryType}"${entry.obligationId === null ? '' : ` ^${entry.obligationId}`}\n`,
    `  seq_no: ${entry.seqNo}\n  tx_id: "${entry.txId}"\n`, ...postings(entry.move, '  '),
  ].join(''),
};

function postings({ debtor, creditor, amount, currency }: ExportedMove, indent: string): string[] {
  return [
    `${indent}${plainTextName(debtor)}  ${decimalOf(amount, currency)} ${currency}\n`,
    `${indent}${plainTextName(creditor)}  ${decimalOf(-amount, currency)} ${currency}\n`,
  ];
}

function quoted(text: string): string {
  return `"${onOneLine(text).replace(/["\\]/g, '\\$&')}"`;
}
