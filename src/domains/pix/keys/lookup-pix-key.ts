import type { PixKeyLookupResponse, PixKeyType } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { ApiError, fail } from '../../../platform/errors.ts';
import { maskTaxId } from '../../../platform/tax-id.ts';
import {
  followPromotion, maskPixKey, pixKeyFault, pixKeyTypes, readPixKey, requireAccount, type WrittenKey,
} from '../../accounts/index.ts';
import type { CounterpartyFacts } from '../../obligations/index.ts';
import { findParty, maskedTaxId, type Party } from '../../parties/index.ts';
import { budgetKind, chargeMiss, spendLookup, undoLookup, type Payer } from './budget.ts';
import type { KeysContext } from './context.ts';
import type { PixKey } from './key.entity.ts';
import { rememberOwner } from './key-owners.ts';
import { findActiveKey } from './queries.ts';
import { failUnbound, isRefused, type Told } from './sponsor-keys.ts';
import type { DirectoryEntry } from './sponsor-keys-interface.ts';
import { rememberPayee } from '../payees/known-payees.ts';

/** Mask that a read shows in place of a tax id that we do not have. */
const NO_TAX_ID = { individual: '***.***.***-**', company: '**.***.***/****-**' } as const;
/** The directory's refusal when its own budget for us is used up. */
const DIRECTORY_LIMITED = 'RateLimited';

/**
 * Looks a key's payee up in the directory. Its cost is recorded in the payer's budget, whose the key is as a digest, and the payee is
 * remembered for a day: a payment of the key shows them. A key of ours is answered without asking, and costs the same.
 * @throws ApiError ACCOUNT_NOT_FOUND, INVALID_PIX_KEY, RATE_LIMITED, PIX_KEY_NOT_REGISTERED, PROVIDER_UNAVAILABLE.
 */
export async function lookupPixKey(ctx: KeysContext, text: string, accountId?: string): Promise<PixKeyLookupResponse> {
  const payer = await payerOf(ctx, accountId);
  const { type: keyType, value: key } = requireKey(text);
  const kind = budgetKind(keyType);
  const own = await findActiveKey(ctx, key);
  if (own) {
    await spendLookup(ctx, payer, kind);
    return presentOwn(ctx, own);
  }
  const providerId = (await ctx.pixKeys.directory.findProvider(ctx.tenant)) ?? failUnbound();
  await spendLookup(ctx, payer, kind);
  const found = await ask(ctx, providerId, payer, { keyType, key });
  if (found) {
    await rememberOwner(ctx, { type: keyType, value: key }, found.owner.tax_id);
    await rememberPayee(ctx, { pixKey: key }, factsOfEntry(found));
    return presentEntry(found);
  }
  await chargeMiss(ctx, payer, kind);
  return fail('PIX_KEY_NOT_REGISTERED', { key_type: keyType });
}

/** Payer of a look-up: the account that shall pay, or else the client that calls. */
async function payerOf(ctx: KeysContext, accountId: string | undefined): Promise<Payer> {
  if (accountId === undefined) return { name: ctx.actor, type: 'company' };
  const account = await followPromotion(ctx, await requireAccount(ctx, accountId));
  return { name: account.accountId, type: (await readParty(ctx, account.ownerPartyId)).type };
}

/** @throws ApiError INVALID_PIX_KEY. */
export function requireKey(key: string): WrittenKey {
  return readPixKey(key) ?? fail('INVALID_PIX_KEY', { reason: faultOf(key) }, 'The text is not a Pix key of any type.');
}

/** Fault of a text that is nearly a key: the smallest of its faults by type. */
function faultOf(key: string): string {
  const faults = new Set(pixKeyTypes.map((type) => pixKeyFault(type, key)));
  return (['CHECK_DIGITS', 'UPPER_CASE', 'LOWER_CASE', 'LENGTH'] as const).find((fault) => faults.has(fault)) ?? 'FORM';
}

/** @returns undefined when nobody has the key. */
async function ask(
  ctx: KeysContext, providerId: string, payer: Payer, { keyType, key }: { keyType: PixKeyType; key: string },
): Promise<DirectoryEntry | undefined> {
  let told: Told<DirectoryEntry> | undefined;
  try {
    told = await ctx.pixKeys.directory.lookUpKey({ tenant: ctx.tenant, providerId }, {
      key_type: keyType, key_value: key, payer: payer.name,
    });
  } catch (error) {
    await undoLookup(ctx, payer, budgetKind(keyType));
    throw error;
  }
  if (!told || !isRefused(told)) return told;
  if (told.code === DIRECTORY_LIMITED) throw new ApiError(
    'RATE_LIMITED', 'The directory limits look-ups at the moment.', undefined, { 'Retry-After': '60' },
  );
  return fail('PROVIDER_UNAVAILABLE', { provider_id: providerId, provider_code: told.code }, 'The directory refuses the look-up.');
}

function factsOfEntry({ owner: { name, tax_id: taxId }, participant: bank }: DirectoryEntry): CounterpartyFacts {
  return { name, taxId, bank };
}

function presentEntry(
  { key_type, key_value, owner, participant, owned_since, fraud_markers, open_fraud_reports }: DirectoryEntry,
): PixKeyLookupResponse {
  return {
    key_type, key_value: maskPixKey(key_type, key_value),
    recipient: { type: owner.type, display_name: owner.name, trade_name: owner.trade_name, tax_id: maskTaxId(owner.tax_id) },
    participant, account_id: null, owned_since, fraud_markers: [...fraud_markers], open_fraud_reports,
  };
}

async function presentOwn(ctx: KeysContext, key: PixKey): Promise<PixKeyLookupResponse> {
  const owner = await readParty(ctx, key.ownerPartyId);
  return {
    key_type: key.keyType, key_value: present(key.masked, 'the value of an active key'),
    recipient: {
      type: owner.type, display_name: owner.displayName, trade_name: null, tax_id: maskedTaxId(ctx, owner) ?? NO_TAX_ID[owner.type],
    },
    participant: key.participant ?? (await participantOf(ctx, key)), account_id: key.accountId,
    owned_since: present(key.registeredAt, 'since when an active key is registered').toISOString(), fraud_markers: [],
    open_fraud_reports: 0,
  };
}

/** Asks the provider for the participant that has a key, when only its registration was reported to us. */
async function participantOf(ctx: KeysContext, { keyId, providerId }: PixKey): Promise<PixKeyLookupResponse['participant']> {
  const known = await ctx.pixKeys.directory.findKey({ tenant: ctx.tenant, providerId }, keyId);
  return known?.participant ?? fail('PROVIDER_UNAVAILABLE', { provider_id: providerId });
}

async function readParty(ctx: KeysContext, partyId: string): Promise<Party> {
  return present(await ctx.db.read((em) => findParty(em, ctx.tenant, partyId)), 'the owner of an account');
}
