import type { PixKeyRegisterRequest, PixKeyResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { withoutKey, type Context } from '../../../platform/context.ts';
import { fail, refusalError } from '../../../platform/errors.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { normalTaxId } from '../../../platform/tax-id.ts';
import { failAccount, isAccountId, lockedAccount, pixKeyFault, rejectSquadAccount, type AccountRecord } from '../../accounts/index.ts';
import { findParty, openTaxId, type Party } from '../../parties/index.ts';
import { applyKeyMove, giveValue, lockKey, provider, SERVICE, valueColumns } from './change.ts';
import type { KeysContext } from './context.ts';
import { failureCodeOf, refuseKeyValue, stateChange } from './key.ts';
import { PixKeyEntity, type PixKey } from './key.entity.ts';
import { presentKey } from './present.ts';
import { findHeldKey, findPixKey, openKeyValue } from './queries.ts';
import { failUnbound, isRefused, type Told } from './sponsor-keys.ts';
import type { KeyOwner, SponsorKey } from './sponsor-keys-interface.ts';

/**
 * Registers a key in the directory. The key is there, PENDING, before the provider is called under its id, so that
 * a repetition continues the same registration. What the directory refuses is a key too, REGISTRATION_FAILED.
 * @throws RequestInvalid; ApiError IDEMPOTENCY_IN_PROGRESS, ACCOUNT_NOT_FOUND, INVALID_PIX_KEY, PIX_KEY_TAKEN,
 *   ACCOUNT_OF_SQUAD, PIX_ACCOUNT_NOT_ELIGIBLE, PIX_KEY_OWNER_MISMATCH, ACCOUNT_CLOSED, PARTY_BLOCKED, PROVIDER_UNAVAILABLE.
 */
export function registerPixKey(ctx: KeysContext, body: PixKeyRegisterRequest): Promise<PixKeyResponse> {
  return withIntent(ctx, 'pxk', async ({ resourceId: keyId }) => {
    const key = (await findPixKey(ctx, keyId)) ?? (await begin(withoutKey(ctx), keyId, body));
    return completeRegistration(ctx, key);
  });
}

/**
 * Asks the directory for a key that is PENDING, and takes its answer in; any other stays as it is.
 * @throws ApiError PROVIDER_UNAVAILABLE; the key is PENDING still.
 */
export async function completeRegistration(ctx: KeysContext, key: PixKey): Promise<PixKeyResponse> {
  const told = key.state === 'PENDING' ? await ask(ctx, key) : undefined;
  return ctx.db.write(async (unit) => {
    const newest = await lockKey(unit, ctx, key.keyId);
    if (told && newest.state === 'PENDING') takeAnswer(unit, ctx, newest, told);
    return presentKey(newest);
  });
}

/** Writes down the key that is to be registered; one too many for its account has failed at once. */
async function begin(
  ctx: KeysContext, keyId: string, { account_id, key_type: keyType, key_value }: PixKeyRegisterRequest,
): Promise<PixKey> {
  // before the transaction, which would hold one connection while this waits for another
  const providerId = await ctx.pixKeys.directory.findProvider(ctx.tenant);
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const account = await findAccountRow(unit, ctx, account_id);
    const refused = key_value === undefined ? undefined : refuseKeyValue(keyType, key_value);
    if (refused) throw refusalError(refused);
    const held = key_value === undefined ? undefined : await findHeldKey(unit.em, ctx, key_value);
    if (held) fail('PIX_KEY_TAKEN', { key_id: held.keyId });
    const owner = await requireEligible(unit, ctx, account);
    if ((keyType === 'CPF' || keyType === 'CNPJ') && taxIdOf(ctx, owner) !== key_value) {
      fail('PIX_KEY_OWNER_MISMATCH', undefined, `The ${keyType} is not that of the account's owner.`);
    }
    requireOpen(account, owner);
    const isFull = (await countKeys(unit, ctx, account.accountId)) >= ctx.pixKeys.limits[owner.type];
    const key = insertKey(unit, ctx, { keyId, account, keyType, value: key_value, providerId: providerId ?? failUnbound() });
    if (isFull) applyKeyMove(unit, ctx, key, { to: 'REGISTRATION_FAILED', code: 'KEY_LIMIT_REACHED' }, SERVICE);
    return key;
  });
}

async function findAccountRow({ em }: WriteUnit, { tenant }: KeysContext, accountId: string): Promise<AccountRecord> {
  const account = isAccountId(accountId) ? await lockedAccount(em, tenant, accountId) : null;
  return account ?? failAccount(accountId);
}

async function requireEligible(
  { em }: WriteUnit, { tenant }: KeysContext, { accountId, type, currency, ownerPartyId }: AccountRecord,
): Promise<Party> {
  const refused = rejectSquadAccount({ accountId, type });
  if (refused) throw refusalError(refused);
  if (type !== 'CUSTOMER' || currency !== 'BRL') {
    fail('PIX_ACCOUNT_NOT_ELIGIBLE', { account_id: accountId, type, currency }, 'Only customer accounts in BRL can have Pix keys.');
  }
  return present(await findParty(em, tenant, present(ownerPartyId, 'the owner of a CUSTOMER account')), 'the owner of an account');
}

/** @throws ApiError ACCOUNT_CLOSED, PARTY_BLOCKED. */
export function requireOpen({ accountId, status }: AccountRecord, owner: Party): void {
  if (status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: accountId });
  if (owner.isFraudMarked) fail('PARTY_BLOCKED', { party_id: owner.partyId, flag: 'FRAUD_MARK' });
  if (owner.status === 'BLOCKED') fail('PARTY_BLOCKED', { party_id: owner.partyId });
}

interface NewKey {
  readonly keyId: string;
  readonly account: AccountRecord;
  readonly keyType: PixKey['keyType'];
  /** Undefined for a random key. */
  readonly value: string | undefined;
  readonly providerId: string;
}

function insertKey({ em }: WriteUnit, ctx: KeysContext, { keyId, account, keyType, value, providerId }: NewKey): PixKey {
  const now = ctx.clock.now();
  const columns = value === undefined ? { keyValue: null, kekId: null, keyDigest: null, masked: null } : valueColumns(
    ctx, { keyId, keyType }, value,
  );
  const key = em.create(PixKeyEntity, {
    tenantId: ctx.tenant, keyId, accountId: account.accountId, ownerPartyId: present(account.ownerPartyId, 'the owner of an account'),
    keyType, ...columns,
    state: 'PENDING', failureCode: null, exclusionReason: null, activeClaimId: null, openingClaimId: null, providerId, participant: null,
    stateHistory: [stateChange(null, 'PENDING', { actor_type: 'CLIENT', actor: ctx.actor }, now)],
    registeredAt: null, excludedAt: null, version: 0n, createdAt: now, createdBy: ctx.actor, updatedAt: now,
  });
  em.persist(key);
  return key;
}

/** Keys that the account has, or may have in a moment. */
function countKeys({ em }: WriteUnit, { tenant }: KeysContext, accountId: string): Promise<number> {
  return em.count(PixKeyEntity, { tenantId: tenant, accountId, state: { $in: ['PENDING', 'ACTIVE'] } });
}

async function ask(ctx: KeysContext, key: PixKey): Promise<Told<SponsorKey>> {
  const { keyId, keyType, keyValue, accountId, providerId } = key;
  const owner = await ownerOf(ctx, key);
  return ctx.pixKeys.directory.registerKey({ tenant: ctx.tenant, providerId }, {
    reference: keyId, key_type: keyType, key_value: keyValue ? openKeyValue(ctx, key) : null, account_id: accountId, owner,
  });
}

/** Owner of a key, in the form that the directory requires. */
export async function ownerOf(ctx: KeysContext, { ownerPartyId }: PixKey): Promise<KeyOwner> {
  const owner = present(await ctx.db.read((em) => findParty(em, ctx.tenant, ownerPartyId)), 'the owner of a key');
  return { type: owner.type, name: owner.legalName ?? owner.displayName, tax_id: taxIdOf(ctx, owner) };
}

function takeAnswer(unit: WriteUnit, ctx: KeysContext, key: PixKey, told: Told<SponsorKey>): void {
  const mover = provider(key.providerId);
  if (isRefused(told)) return applyKeyMove(unit, ctx, key, { to: 'REGISTRATION_FAILED', code: failureCodeOf(told.code) }, mover);
  key.participant = told.participant;
  if (told.status !== 'REGISTERED') return; // accepted: an event of the provider follows
  if (key.keyType === 'EVP') giveValue(ctx, key, drawnValue(key, told));
  applyKeyMove(unit, ctx, key, { to: 'ACTIVE', by: 'REGISTRATION' }, mover);
}

function drawnValue({ providerId }: PixKey, { key_value }: SponsorKey): string {
  const isRandom = key_value !== null && pixKeyFault('EVP', key_value) === undefined;
  return isRandom ? key_value : fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider gave no random key.');
}

/** The owner's tax identifier without punctuation, as a directory compares it. */
function taxIdOf(ctx: Pick<Context, 'tenant' | 'vault'>, owner: Party): string | null {
  const taxId = openTaxId(ctx, owner);
  return taxId && normalTaxId(taxId.value);
}
