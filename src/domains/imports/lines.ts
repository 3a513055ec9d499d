import type { PartyType } from '../../../generated/models.ts';
import { isLonger } from '../../platform/characters.ts';
import { exponentOf, isCurrency } from '../../platform/currencies.ts';
import { MAX_CENTS, MOST_MOVED } from '../../platform/money.ts';
import { isCnpj, isCpf, normalTaxId } from '../../platform/tax-id.ts';
import { finding, type At, type FindingCode, type Report } from './finding.ts';
import type { Columns, TableRow } from './read-table.ts';

export const PARTY_COLUMNS = {
  party_key: true, type: true, display_name: true, legal_name: false, country: true, tax_id: false, tax_id_type: false, email: false,
  phone: false,
} as const satisfies Columns;

export const ACCOUNT_COLUMNS = { account_key: true, party_key: true, currency: true, type: false } as const satisfies Columns;

export const BALANCE_COLUMNS = { account_key: true, currency: true, amount: true } as const satisfies Columns;

export const TOTAL_COLUMNS = { of: true, currency: true, count: true, amount: false } as const satisfies Columns;

/** A party of the source. */
export interface PartyLine {
  readonly of: 'party';
  readonly at: At;
  readonly key: string;
  readonly type: PartyType;
  readonly displayName: string;
  readonly legalName: string;
  readonly country: string;
  /** In its normal form; empty for none. */
  readonly taxId: string;
  readonly taxIdType: string;
  readonly email: string;
  readonly phone: string;
}

const ACCOUNT_TYPES = ['CUSTOMER', 'ASSET', 'REVENUE'] as const;

/** An account of the source. */
export interface AccountLine {
  readonly of: 'account';
  readonly at: At;
  readonly key: string;
  readonly partyKey: string;
  readonly currency: string;
  readonly type: (typeof ACCOUNT_TYPES)[number];
}

/** What an account holds when it moves in. */
export interface BalanceLine {
  readonly of: 'balance';
  readonly at: At;
  /** The account's. */
  readonly key: string;
  readonly currency: string;
  /** Minor units as decimal text, from 0. */
  readonly amount: string;
}

const TOTALS_OF = ['parties', 'accounts', 'balances'] as const;

/** What the source says that a file adds up to. */
export interface TotalLine {
  readonly at: At;
  readonly of: (typeof TOTALS_OF)[number];
  /** Empty for parties. */
  readonly currency: string;
  readonly count: number;
  /** Minor units; null for what is only counted. */
  readonly amount: bigint | null;
}

/** Reads a line of parties; undefined where something is wrong with it, which is reported. */
export function readParty({ at, cells }: TableRow<keyof typeof PARTY_COLUMNS>, report: Report): PartyLine | undefined {
  const check = new Check(at, report);
  const type = check.oneOf('type', cells.type, ['individual', 'company']);
  const taxId = check.taxId(cells.tax_id, cells.country, type);
  const line = {
    of: 'party' as const, at, key: check.text('party_key', cells.party_key, 200), type,
    displayName: check.text('display_name', cells.display_name, 200), legalName: check.text('legal_name', cells.legal_name, 200, true),
    country: check.that('country', cells.country, /^[A-Z]{2}$/.test(cells.country), 'UNKNOWN_COUNTRY'), taxId,
    taxIdType: check.text('tax_id_type', cells.tax_id_type, 30, true), email: check.text('email', cells.email, 254, true),
    phone: check.text('phone', cells.phone, 254, true),
  };
  if (taxId !== '') check.that('party_key', line.key, normalTaxId(line.key) !== taxId, 'KEY_IS_TAX_ID');
  return check.isRight ? line : undefined;
}

/** Reads a line of accounts; undefined where something is wrong with it. */
export function readAccount({ at, cells }: TableRow<keyof typeof ACCOUNT_COLUMNS>, report: Report): AccountLine | undefined {
  const check = new Check(at, report);
  const line = {
    of: 'account' as const, at, key: check.text('account_key', cells.account_key, 200),
    partyKey: check.text('party_key', cells.party_key, 200), currency: check.currency(cells.currency),
    type: check.oneOf('type', cells.type === '' ? 'CUSTOMER' : cells.type, ACCOUNT_TYPES),
  };
  return check.isRight ? line : undefined;
}

/** Reads a line of balances; undefined where something is wrong with it. */
export function readBalance({ at, cells }: TableRow<keyof typeof BALANCE_COLUMNS>, report: Report): BalanceLine | undefined {
  const check = new Check(at, report);
  const key = check.text('account_key', cells.account_key, 200);
  const currency = check.currency(cells.currency);
  const amount = check.amount(cells.amount, currency);
  if (amount !== undefined) {
    if (amount > MAX_CENTS) check.that('amount', '', false, 'AMOUNT_NOT_EXACT');
    else check.that('amount', '', amount <= MOST_MOVED, 'AMOUNT_TOO_LARGE');
  }
  return check.isRight ? { of: 'balance', at, key, currency, amount: String(amount) } : undefined;
}

/** Reads a line of totals; undefined where something is wrong with it. */
export function readTotal({ at, cells }: TableRow<keyof typeof TOTAL_COLUMNS>, report: Report): TotalLine | undefined {
  const check = new Check(at, report);
  const of = check.oneOf('of', cells.of, TOTALS_OF);
  const currency = of === 'parties' ? '' : check.currency(cells.currency);
  const count = Number(check.that('count', cells.count, /^\d{1,15}$/.test(cells.count), 'WRONG_TYPE'));
  const amount = of === 'balances' ? check.amount(cells.amount, currency) ?? 0n : null;
  return check.isRight ? { at, of, currency, count, amount } : undefined;
}

/** Checks the cells of one line: each that is wrong is reported, so that one reading finds all. */
class Check {
  isRight = true;

  constructor(private readonly at: At, private readonly report: Report) {}

  that(column: string, value: string, isSo: boolean, code: FindingCode): string {
    if (isSo) return value;
    this.isRight = false;
    this.report(finding(this.at, column, code));
    return value;
  }

  text(column: string, value: string, most: number, mayLack = false): string {
    const isThere = value.trim() !== '';
    if (!isThere) return this.that(column, '', mayLack, 'MISSING');
    if (value.includes('\uFFFD')) return this.that(column, value, false, 'NOT_UTF8');
    if (value.includes('\u0000')) return this.that(column, value, false, 'NUL_CHARACTER');
    return this.that(column, value, !isLonger(value, most), 'TOO_LONG');
  }

  oneOf<const Value extends string>(column: string, value: string, known: readonly Value[]): Value {
    const found = known.find((it) => it === value);
    this.that(column, value, found !== undefined, value === '' ? 'MISSING' : 'WRONG_TYPE');
    return found ?? known[0] as Value;
  }

  currency(code: string): string {
    return this.that('currency', code, isCurrency(code), code === '' ? 'MISSING' : 'UNKNOWN_CURRENCY');
  }

  taxId(text: string, country: string, type: PartyType): string {
    if (text.trim() === '') return '';
    if (country !== 'BR') return this.text('tax_id', text.trim(), 50);
    const normal = normalTaxId(text);
    return this.that('tax_id', normal, type === 'company' ? isCnpj(normal) : isCpf(normal), 'WRONG_TAX_ID');
  }

  /** Returns an amount in minor units; undefined where it is none. */
  amount(text: string, currency: string): bigint | undefined {
    const code = faultOfAmount(text, currency);
    if (code === undefined) return BigInt(text.replace('.', ''));
    this.that('amount', text, false, code);
    return undefined;
  }
}

function faultOfAmount(text: string, currency: string): FindingCode | undefined {
  if (text === '') return 'MISSING';
  const [, sign, decimals = ''] = /^(-?)\d{1,40}(?:\.(\d{1,40}))?$/.exec(text) ?? [];
  if (sign === undefined) return 'NOT_AN_AMOUNT';
  if (sign === '-') return 'NEGATIVE_AMOUNT';
  return isCurrency(currency) && decimals.length !== (exponentOf(currency) ?? 0) ? 'WRONG_DECIMALS' : undefined;
}
