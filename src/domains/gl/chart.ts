import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import type { GlAccountType, GlMemberType, GlSide } from '../../../generated/models.ts';
import { fail } from '../../platform/errors.ts';

/** An account of a tenant's chart. */
export interface GlAccount {
  readonly glAccountId: string;
  readonly code: string;
  readonly name: string;
  readonly type: GlAccountType;
  readonly normalSide: GlSide;
  readonly parentCode: string | null;
  /** Kinds of ledger accounts whose movements it collects. */
  readonly gathers: readonly GlMemberType[];
  readonly isBuiltIn: boolean;
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** Built-in accounts: code, name, type, parent, and the kinds that each collects until an account of the tenant does. */
const BUILT_IN: readonly (readonly [string, string, GlAccountType, string | null, readonly GlMemberType[]])[] = [
  ['1000', 'Assets', 'ASSET', null, []],
  ['1100', 'Funds at the rails', 'ASSET', '1000', ['FAUCET']],
  ['2000', 'Liabilities', 'LIABILITY', null, []],
  ['2100', 'Customer funds', 'LIABILITY', '2000', ['CUSTOMER']],
  ['2110', 'Guest funds', 'LIABILITY', '2000', ['GUEST']],
  ['2120', 'Group funds', 'LIABILITY', '2000', ['SQUAD']],
  ['2200', 'Payments in transit', 'LIABILITY', '2000', ['TRANSIT', 'CLEARING']],
  ['2300', 'Unidentified receipts', 'LIABILITY', '2000', ['EXCEPTION']],
  ['2400', 'Money in tokens', 'LIABILITY', '2000', ['TOKENS']],
  ['3000', 'Equity', 'EQUITY', null, []],
  ['3100', 'Own funds', 'EQUITY', '3000', ['ASSET']],
  ['4000', 'Revenue', 'REVENUE', null, []],
  ['4100', 'Fees and other revenue', 'REVENUE', '4000', ['REVENUE']],
];

/** Returns the side on which accounts of a type usually have their balance. */
export function usualSide(type: GlAccountType): GlSide {
  return type === 'ASSET' || type === 'EXPENSE' ? 'DEBIT' : 'CREDIT';
}

/**
 * Returns a tenant's chart of accounts by code: the built-in ones, and the tenant's own, which take over the kinds that they collect.
 * @param openedAt time at which the tenant's books were opened, and creation time of the built-in accounts.
 */
export function chartOf(tenant: string, openedAt: Date, own: readonly GlAccount[]): GlAccount[] {
  const taken = new Set(own.flatMap(({ gathers }) => gathers));
  const builtIn = BUILT_IN.map(([code, name, type, parentCode, gathers]): GlAccount => ({
    glAccountId: builtInId(tenant, openedAt, code), code, name, type, normalSide: usualSide(type), parentCode,
    gathers: gathers.filter((it) => !taken.has(it)), isBuiltIn: true, createdAt: openedAt, createdBy: 'system',
  }));
  return [...builtIn, ...own].sort((a, b) => (a.code < b.code ? -1 : 1));
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/** Built-in accounts have no rows: their ids are derived from the tenant, so that those of another tenant do not exist. */
function builtInId(tenant: string, openedAt: Date, code: string): string {
  const digest = createHash('sha256').update(`gl account ${tenant} ${code}`).digest().subarray(0, RANDOM_LENGTH);
  return `gla_${encodeTime(openedAt.getTime(), TIME_LENGTH)}${[...digest].map((byte) => CROCKFORD[byte % 32]).join('')}`;
}

/**
 * Checks that an account can be added to a chart. Pure.
 * @throws ApiError GL_CODE_TAKEN, GL_ACCOUNT_NOT_FOUND, GL_PARENT_TYPE_MISMATCH, GL_MEMBER_TYPE_TAKEN.
 */
export function admitAccount(chart: readonly GlAccount[], wanted: Pick<GlAccount, 'code' | 'type' | 'parentCode' | 'gathers'>): void {
  const same = chart.find(({ code }) => code === wanted.code);
  if (same) fail('GL_CODE_TAKEN', { code: wanted.code, gl_account_id: same.glAccountId }, `The code ${wanted.code} is taken.`);
  const parent = chart.find(({ code }) => code === wanted.parentCode);
  if (wanted.parentCode !== null && !parent) fail('GL_ACCOUNT_NOT_FOUND');
  if (parent && parent.type !== wanted.type) {
    fail(
      'GL_PARENT_TYPE_MISMATCH', { parent_code: parent.code, parent_type: parent.type, type: wanted.type },
      `${parent.code} is of the type ${parent.type}.`,
    );
  }
  for (const type of wanted.gathers) {
    const holder = chart.find(({ isBuiltIn, gathers }) => !isBuiltIn && gathers.includes(type));
    if (holder) fail('GL_MEMBER_TYPE_TAKEN', { type, code: holder.code }, `${type} is gathered by ${holder.code}.`);
  }
}
