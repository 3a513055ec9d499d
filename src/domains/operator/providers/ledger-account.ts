import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateProviderAccountRequest } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors.ts';
import { accountCreated, failAccount, lockedAccount, openAccount, requireCurrency, type AccountRecord } from '../../accounts/index.ts';
import { addParty } from '../../parties/index.ts';
import { ProviderEntity } from '../../providers/index.ts';

/** True where money is kept, which an account of the ledger represents. */
export function keepsMoney({ type }: Pick<CreateProviderAccountRequest, 'type'>): boolean {
  return type === 'SPONSOR_BANK' || type === 'BAAS_PROVIDER';
}

/**
 * Finds the account of the ledger that a request names; undefined when it names none, or none is used.
 * @throws ApiError ACCOUNT_NOT_FOUND.
 */
export async function namedAccount(em: EntityManager, tenant: string, body: CreateProviderAccountRequest): Promise<AccountRecord
  | undefined> {
  if (body.ledger_account_id === undefined || !keepsMoney(body)) return undefined;
  return (await lockedAccount(em, tenant, body.ledger_account_id)) ?? failAccount(body.ledger_account_id);
}

/**
 * Returns the account that represents the money: the named one, or a new one of a party that represents the provider.
 * @throws ApiError INVALID_CURRENCY, LEDGER_ACCOUNT_NOT_ELIGIBLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED.
 */
export async function ledgerAccount(
  unit: WriteUnit, ctx: Context, body: CreateProviderAccountRequest, named: AccountRecord | undefined,
): Promise<{ accountId: string; currency: string }> {
  const { currency = 'BRL' } = body;
  requireCurrency(currency);
  if (named) await requireEligible(unit.em, named, currency);
  const { accountId } = named ?? (await openLedgerAccount(unit, ctx, body.display_name, currency));
  return { accountId, currency };
}

async function requireEligible(
  em: EntityManager, { tenantId, accountId, type, gatheredAs, currency, status }: AccountRecord, wanted: string,
): Promise<void> {
  if (type !== 'ASSET') fail(
    'LEDGER_ACCOUNT_NOT_ELIGIBLE', { account_id: accountId, reason: 'NOT_ASSET' }, 'The account is not of type ASSET.',
  );
  if (gatheredAs) fail('LEDGER_ACCOUNT_NOT_ELIGIBLE', { account_id: accountId, reason: 'IN_USE' }, 'The account backs qBRL.');
  if (await em.findOne(ProviderEntity, { tenantId, ledgerAccountId: accountId })) {
    fail('LEDGER_ACCOUNT_NOT_ELIGIBLE', { account_id: accountId, reason: 'IN_USE' }, 'The account represents another provider account.');
  }
  if (currency !== wanted) fail('CURRENCY_MISMATCH', { account_id: accountId, account_currency: currency, currency: wanted });
  if (status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: accountId });
}

/** Opens an account. Its owner, which every account needs, is a party that represents the provider. */
async function openLedgerAccount(unit: WriteUnit, ctx: Context, display_name: string, currency: string): Promise<AccountRecord> {
  const { partyId } = addParty(unit, ctx, { type: 'company', display_name, country: 'BR' });
  await unit.em.flush(); // its row comes first: the account refers to it
  const account = await openAccount(unit, ctx, { ownerPartyId: partyId, currency, type: 'ASSET', isForced: true });
  unit.announce(accountCreated(account));
  return account;
}
