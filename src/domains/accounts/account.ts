import type { AccountStatus, AccountType, Metadata } from '../../../generated/models.ts';
import { isCurrency } from '../../platform/currencies.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import { throwRefusal } from '../../platform/http/request-refusals.ts';

/** The service's own accounts of a tenant, one of each per asset. */
export const SYSTEM_ROLES = ['faucet', 'transit', 'clearing', 'exception'] as const;
export type SystemRole = (typeof SYSTEM_ROLES)[number];

/** A party's account without its keys, for reads. */
export interface Account {
  readonly accountId: string;
  readonly ownerPartyId: string;
  readonly currency: string;
  readonly type: AccountType;
  readonly status: AccountStatus;
  readonly isFrozen: boolean;
  readonly address: string;
  readonly metadata: Metadata | null;
  /** The CUSTOMER account that this one was promoted to, and closed by. */
  readonly promotedToAccountId: string | null;
  readonly version: bigint;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
}

/** Scope needed to create accounts of a type: only the operation's, or also `service/gl`. */
const CREATABLE: Readonly<Record<string, 'anyone' | 'gl'>> = {
  CUSTOMER: 'anyone', EXTERNAL: 'anyone', GUEST: 'anyone',
  ASSET: 'gl', TRANSIT: 'gl', REVENUE: 'gl', EXCEPTION: 'gl',
};

/** True for the institution's own accounts, which need the scope `service/gl`. */
export function needsGlScope(type: string): boolean {
  return Object.hasOwn(CREATABLE, type) && CREATABLE[type] === 'gl';
}

/** True for types that `createAccount` may create; SQUAD comes only from creating a squad. */
export function isCreatable(type: string): type is AccountType {
  return Object.hasOwn(CREATABLE, type);
}

/** Types that `createAccount` may create, as an error lists them. */
export const CREATABLE_TYPES = Object.keys(CREATABLE).join(', ');

/** Refuses a code that is no currency of ISO 4217. */
export function refuseCurrency(currency: string): Refusal | undefined {
  return isCurrency(currency) ? undefined : refusal('INVALID_CURRENCY', { currency });
}

/** @throws ApiError INVALID_CURRENCY. */
export function requireCurrency(currency: string): void {
  throwRefusal(refuseCurrency(currency));
}

/** Refuses a currency that the rail does not move: PIX moves BRL only (decision 16). */
export function refuseRailCurrency(rail: string, currency: string): Refusal | undefined {
  return rail === 'PIX' && currency !== 'BRL' ? refusal('INVALID_CURRENCY', { rail, currency }, 'PIX moves BRL only.') : undefined;
}

/**
 * Refuses requests on a squad's account by anybody but the squad, which alone moves its money and sets its addresses. An operator may
 * still freeze, block and limit it.
 */
export function rejectSquadAccount({ accountId, type }: { readonly accountId: string; readonly type: string }): Refusal | undefined {
  return type === 'SQUAD' ? refusal('ACCOUNT_OF_SQUAD', { account_id: accountId }) : undefined;
}
