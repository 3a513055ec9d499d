import { LRUCache } from 'lru-cache';
import type { Context } from '../../../platform/context.ts';
import { encodedId, partsOfId } from '../../../platform/id.ts';
import type { Vault } from '../../../platform/vault/secrets.ts';
import { destinationDigest } from '../../accounts/index.ts';
import { KEY_HOLDER } from '../../evidence/index.ts';
import { keyDigest } from './queries.ts';

const FIND_HOLDERS = { name: 'find-key-holders', text: 'select * from razao.find_key_holders($1, $2, $3)' };

/** The account of the tenant that a Pix key leads to: as registered in the directory, or as bound to receive by it. */
export function findKeyHolder(ctx: Pick<Context, 'tenant' | 'db' | 'vault'>, pixKey: string): Promise<string | undefined> {
  return ctx.db.lookUp('key-holders', keyHolderId(ctx, pixKey), async (query, ids) => {
    const digests = ids.map(partsOfId);
    const rows = await query<{ key: string; coordinates: string; account_id: string }>(
      FIND_HOLDERS, [ctx.tenant, digests.map(([key]) => key), digests.map(([, coordinates]) => coordinates)]);
    return new Map(rows.map(({ key, coordinates, account_id }) => [encodedId(KEY_HOLDER.prefix, [key, coordinates]), account_id]));
  });
}

/** Cache of the row ids of keys, by vault: money comes to the same keys again and again, and digests are slow. */
const known = new WeakMap<Vault, LRUCache<string, string>>();
const MOST_KNOWN = 10_000;

/** The id of the row by which the ledger reads whose a Pix key is. */
export function keyHolderId(ctx: Pick<Context, 'tenant' | 'vault'>, pixKey: string): string {
  const ofVault = known.get(ctx.vault) ?? new LRUCache({ max: MOST_KNOWN });
  known.set(ctx.vault, ofVault);
  const name = `${ctx.tenant} ${pixKey}`;
  const id = ofVault.get(name) ?? encodedId(KEY_HOLDER.prefix, [
    keyDigest(ctx, pixKey).toString('hex'), destinationDigest(ctx, { pixKey }) ?? '',
  ]);
  ofVault.set(name, id);
  return id;
}
