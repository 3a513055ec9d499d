import { LRUCache } from 'lru-cache';
import type { Context } from '../../../platform/context.ts';
import { encodedId, partsOfId } from '../../../platform/id.ts';
import type { Vault } from '../../../platform/secrets.ts';
import { destinationDigest, findAccountByCoordinates } from '../../accounts/index.ts';
import { KEY_HOLDER } from '../../evidence/index.ts';
import type { PayeeInside } from '../../obligations/index.ts';
import { keyDigest } from '../keys/queries.ts';
import { payeeOfCode } from './payee-of-code.ts';

const REACHED = /^(pix_key|br_account|brcode):(.*)$/is;

type Reader = Pick<Context, 'tenant' | 'db' | 'vault' | 'clock'>;

/**
 * Who of the tenant an external id leads to, if anybody: by a Pix key, by the account's number at the bank, or by a code
 * to be paid. Such a payment is booked here; the rail would refuse it (AG12).
 */
export const findPayee: PayeeInside = async (ctx, externalId, money) => {
  const [, named, value = ''] = REACHED.exec(externalId) ?? [];
  const kind = named?.toLowerCase();
  if (kind === 'brcode') return payeeOfCode(ctx, value, money, (pixKey) => findKeyHolder(ctx, pixKey));
  const accountId = kind === 'pix_key' ? await findKeyHolder(ctx, value) : kind === 'br_account' ? await findByNumber(ctx, value) : undefined;
  return accountId === undefined ? undefined : { accountId };
};

/** @param value ISPB, branch, number and, where it is known, the type. */
async function findByNumber(ctx: Reader, value: string): Promise<string | undefined> {
  const [ispb, branch_code, account_number] = value.split('/');
  return findAccountByCoordinates(ctx, { scheme: 'BR_BANK_ACCOUNT', coordinates: { ispb, branch_code, account_number } });
}

const FIND_HOLDERS = { name: 'find-key-holders', text: 'select * from razao.find_key_holders($1, $2, $3)' };

/** The account of the tenant that a Pix key leads to: as registered in the directory, or as bound to receive by it. */
export function findKeyHolder(ctx: Pick<Reader, 'tenant' | 'db' | 'vault'>, pixKey: string): Promise<string | undefined> {
  return ctx.db.lookUp('key-holders', keyHolderId(ctx, pixKey), async (query, ids) => {
    const digests = ids.map(partsOfId);
    const rows = await query<{ key: string; coordinates: string; account_id: string }>(
      FIND_HOLDERS, [ctx.tenant, digests.map(([key]) => key), digests.map(([, coordinates]) => coordinates)]);
    return new Map(rows.map(({ key, coordinates, account_id }) => [encodedId(KEY_HOLDER.prefix, [key, coordinates]), account_id]));
  });
}

/** By vault, the ids of keys asked for last: money comes to the same keys again and again, and digests take their time. */
const known = new WeakMap<Vault, LRUCache<string, string>>();
const MOST_KNOWN = 10_000;

/** The id of the row by which the ledger reads whose a Pix key is. */
export function keyHolderId(ctx: Pick<Context, 'tenant' | 'vault'>, pixKey: string): string {
  const ofVault = known.get(ctx.vault) ?? new LRUCache({ max: MOST_KNOWN });
  known.set(ctx.vault, ofVault);
  const name = `${ctx.tenant} ${pixKey}`;
  const id = ofVault.get(name) ?? encodedId(KEY_HOLDER.prefix, [keyDigest(ctx, pixKey).toString('hex'), destinationDigest(ctx, { pixKey }) ?? '']);
  ofVault.set(name, id);
  return id;
}
