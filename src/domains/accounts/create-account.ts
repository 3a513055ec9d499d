import type { AccountCreateRequest, AccountResponse, AccountType, Metadata } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import { failScopes } from '../../platform/gateway/gateway.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import { findParty } from '../parties/index.ts';
import { CREATABLE_TYPES, isCreatable, needsGlScope, requireCurrency, type Account } from './account.ts';
import { AccountEntity, type AccountRecord } from './account.entity.ts';
import { externalIdColumns } from './external-id.ts';
import { newAccountKeys } from './keys.ts';
import { asAccount, presentAccount } from './present.ts';
import { ensureSystemAccounts } from './system-accounts.ts';

const GL_SCOPE = 'service/gl';
const NO_SCOPES: ReadonlySet<string> = new Set();

/**
 * Opens an account of a party, with a key pair of its own, and the ledger's accounts of its asset where they are new.
 * @param scopes the caller's, which contain those of the operation.
 * @throws ApiError INSUFFICIENT_SCOPE, PARTY_NOT_FOUND, INVALID_ACCOUNT_TYPE, INVALID_CURRENCY, QUOTA_EXCEEDED.
 */
export async function createAccount(
  ctx: Context, body: AccountCreateRequest, scopes: ReadonlySet<string> = NO_SCOPES,
): Promise<AccountResponse> {
  const { owner_party_id: ownerPartyId, currency } = body;
  if (needsGlScope(body.type) && !scopes.has(GL_SCOPE)) failScopes([GL_SCOPE]);
  return ctx.db.write(async (unit) => {
    if (!(await findParty(unit.em, ctx.tenant, ownerPartyId))) fail('PARTY_NOT_FOUND');
    const type = requireAccountTerms(body);
    const account = await openAccount(unit, ctx, { ownerPartyId, currency, type, metadata: body.metadata });
    unit.announce(accountCreated(account));
    return presentAccount(asAccount(account));
  });
}

/** Returns the type of an account that can be opened. @throws ApiError INVALID_ACCOUNT_TYPE, INVALID_CURRENCY. */
export function requireAccountTerms({ type, currency }: Pick<AccountCreateRequest, 'type' | 'currency'>): AccountType {
  if (!isCreatable(type)) {
    return fail('INVALID_ACCOUNT_TYPE', { type }, `An account of this type cannot be created here; there are ${CREATABLE_TYPES}.`);
  }
  requireCurrency(currency);
  return type;
}

/** Event of an account that is new. */
export function accountCreated(account: Pick<AccountRecord, keyof Account>): EventOf<'account.created'> {
  const { accountId, ownerPartyId, currency, type, status } = asAccount(account);
  return {
    type: 'account.created', entityId: accountId, version: 1n,
    data: { account_id: accountId, owner_party_id: ownerPartyId, currency, type, status },
  };
}

/** Event of an account that closes. @param version with it. */
export function accountClosed(
  { accountId, ownerPartyId, currency, type }: Pick<Account, 'accountId' | 'ownerPartyId' | 'currency' | 'type'>,
  version: bigint, reason: string | null,
): EventOf<'account.closed'> {
  return {
    type: 'account.closed', entityId: accountId, version,
    data: { account_id: accountId, owner_party_id: ownerPartyId, currency, type, status: 'CLOSED', reason },
  };
}

interface NewAccount {
  readonly ownerPartyId: string;
  readonly currency: string;
  readonly type: AccountType;
  readonly metadata?: Metadata | undefined;
  /** Address of the party, for an EXTERNAL account. */
  readonly externalId?: string;
  /** True where the ledger opens it by itself, for money that has arrived: it is counted, and no quota refuses it. */
  readonly isForced?: boolean;
}

/** Adds an account's row, and the ledger's own accounts where its asset is new, within the transaction of the caller, who announces it. */
export async function openAccount(unit: WriteUnit, ctx: Context, account: NewAccount): Promise<AccountRecord> {
  await ensureSystemAccounts(unit, ctx, account.currency);
  return addAccount(unit, ctx, account);
}

/** Adds an account's row where the ledger's own accounts of its asset are there: of many accounts, the caller ensures them once. */
export function addAccount(
  unit: WriteUnit, ctx: Context, { ownerPartyId, currency, type, metadata, externalId, isForced }: NewAccount,
): AccountRecord {
  const now = ctx.clock.now();
  const accountId = ctx.ids.next('acc');
  const account = unit.em.create(AccountEntity, {
    tenantId: ctx.tenant,
    accountId,
    ownerPartyId,
    currency,
    type,
    status: 'ACTIVE',
    isFrozen: false,
    systemRole: null,
    ...newAccountKeys(ctx, accountId),
    metadata: metadata ?? null,
    ...externalIdColumns(ctx, accountId, externalId),
    promotedToAccountId: null,
    version: 1n,
    createdAt: now,
    createdBy: ctx.actor,
    updatedAt: now,
  });
  unit.em.persist(account);
  unit.touch(accountId);
  unit.count('accounts', 1, isForced);
  return account;
}
