import type { Context } from '../../../platform/context.ts';
import { personDigest } from '../../../platform/vault/person-digest.ts';
import { decodeBrcode, findAccount, readPixKey } from '../../accounts/index.ts';
import type { PayeeNames } from '../../obligations/index.ts';
import { namesOfKey, namesOfPerson } from '../keys/key-owners.ts';

type Named = Pick<Context, 'tenant' | 'db' | 'vault'>;

const COORDINATES = /^([a-z_]+):(.*)$/is;

/** The names of a payee: of an account those of its owner, of an outside party those of the person behind a key, where that is known. */
export const payeeNames: PayeeNames = async (ctx, party) => {
  if ('externalId' in party) return namesOutside(ctx, party.externalId);
  const account = await findAccount(ctx, party.accountId);
  return [account?.ownerPartyId ? `party ${account.ownerPartyId}` : `account ${party.accountId}`];
};

async function namesOutside(ctx: Named, externalId: string): Promise<readonly string[]> {
  const [, kind = '', value = ''] = COORDINATES.exec(externalId) ?? [];
  switch (kind.toLowerCase()) {
    case 'pix_key': case 'phone': case 'email': return namesOfText(ctx, externalId, value);
    case 'tax_id': return namesOfPerson(ctx, value);
    case 'br_account': return [sealedName(ctx, 'br_account', value.split('/').slice(0, 3).join('/').toUpperCase())];
    case 'brcode': return namesOfCode(ctx, value);
    default: return [sealedName(ctx, 'name', externalId)];
  }
}

async function namesOfText(ctx: Named, externalId: string, value: string): Promise<readonly string[]> {
  const key = readPixKey(value);
  return key ? namesOfKey(ctx, key) : [sealedName(ctx, 'name', externalId)];
}

async function namesOfCode(ctx: Named, text: string): Promise<readonly string[]> {
  const { key, location } = decodeBrcode(text);
  if (key) return namesOfKey(ctx, key);
  return [sealedName(ctx, 'location', location ?? text)];
}

function sealedName(ctx: Named, kind: string, value: string): string {
  return `${kind} ${personDigest(ctx, kind, value)}`;
}
