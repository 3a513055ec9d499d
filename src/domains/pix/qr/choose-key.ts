import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, refusalError } from '../../../platform/errors.ts';
import { followPromotion, LONGEST_CITY, LONGEST_NAME, plainText, rejectSquadAccount, type Account } from '../../accounts/index.ts';
import { findParty, type Party } from '../../parties/index.ts';
import type { PixKey } from '../keys/key.entity.ts';
import { activeKeysOf, findPixKey } from '../keys/queries.ts';

/** Inputs for making a code of an account. */
export interface CodeSource {
  /** The account that is paid: of a promoted one, that which it became. */
  readonly account: Account;
  readonly key: PixKey;
  /** The owner, as codes write it. */
  readonly merchant: { readonly name: string; readonly city: string };
}

/** Fallback for a name that has no letter that codes can write; SOMEWHERE is that for an unknown city. */
const SOME_RECEIVER = 'RECEBEDOR';
const SOMEWHERE = 'BRASIL';

/**
 * The key by which an account is paid, the one named or the only one, and who its owner is to codes.
 * @param refuseOwner throws for an owner who may not be paid so; called before keys are read.
 * @throws ApiError ACCOUNT_OF_SQUAD, PIX_KEY_NOT_FOUND, ACCOUNT_CLOSED, KEY_REQUIRED, KEY_AMBIGUOUS, PIX_KEY_NOT_USABLE.
 */
export async function codeSource(
  ctx: Context, given: Account, keyId: string | undefined, refuseOwner: (owner: Party) => void = () => undefined,
): Promise<CodeSource> {
  const account = await followPromotion(ctx, given);
  const refused = rejectSquadAccount(account);
  if (refused) throw refusalError(refused);
  const [named, keys, owner] = await Promise.all([
    keyId === undefined ? undefined : findPixKey(ctx, keyId), activeKeysOf(ctx, account.accountId),
    ctx.db.read((em) => findParty(em, ctx.tenant, account.ownerPartyId)),
  ]);
  if (keyId !== undefined && !named) fail('PIX_KEY_NOT_FOUND');
  if (account.status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: account.accountId });
  const party = present(owner, 'the owner of an account');
  refuseOwner(party);
  return { account, key: named ? usable(named, account) : onlyOne(keys, account), merchant: merchantOf(party) };
}

function usable(key: PixKey, { accountId }: Account): PixKey {
  const { keyId, state } = key;
  if (state !== 'ACTIVE') fail('PIX_KEY_NOT_USABLE', { key_id: keyId, state, account_id: key.accountId }, 'The key is not active.');
  if (key.accountId !== accountId) {
    fail('PIX_KEY_NOT_USABLE', { key_id: keyId, state, account_id: key.accountId }, 'The key leads to another of your accounts.');
  }
  return key;
}

function onlyOne(keys: PixKey[], { accountId }: Account): PixKey {
  const [key, ...others] = keys;
  if (others.length > 0) fail('KEY_AMBIGUOUS', { account_id: accountId, key_ids: keys.map(({ keyId }) => keyId) });
  return key ?? fail('KEY_REQUIRED', { account_id: accountId });
}

function merchantOf({ displayName, addresses }: Party): CodeSource['merchant'] {
  return {
    name: plainText(displayName, LONGEST_NAME) || SOME_RECEIVER,
    city: plainText(addresses[0]?.city ?? '', LONGEST_CITY).toUpperCase() || SOMEWHERE,
  };
}
