import { createHash, generateKeyPairSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/context.ts';
import { AccountEntity } from './account.entity.ts';

/** Columns of an account's keys. */
export interface AccountKeys {
  address: string;
  publicKey: Buffer;
  privateKey: Buffer;
  kekId: string;
}

const RAW_KEY_BYTES = 32;
const ADDRESS_BYTES = 20;

/** Makes an account's Ed25519 key pair. The private key leaves this function only as sealed by the vault. */
export function newAccountKeys(ctx: Pick<Context, 'tenant' | 'vault'>, accountId: string): AccountKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  const raw = publicKey.subarray(-RAW_KEY_BYTES);
  return {
    address: ledgerAddress(raw),
    publicKey: raw,
    privateKey: ctx.vault.seal(privateKey, keyContext(ctx.tenant, accountId)),
    kekId: ctx.vault.kekId,
  };
}

/** Returns private keys of accounts as PKCS #8, by account, to sign one transaction with; never store them. */
export async function unsealAccountKeys(em: EntityManager, ctx: Pick<Context, 'tenant'
  | 'vault'>, accountIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const accounts = await em.find(AccountEntity, { tenantId: ctx.tenant, accountId: { $in: [...accountIds] } }, { fields: ['privateKey'] });
  return new Map(accounts.map(({ accountId, privateKey }) => [accountId, ctx.vault.open(privateKey, keyContext(ctx.tenant, accountId))]));
}

/** Associated data under which a private key is sealed, so that one row's value cannot pass as another's. */
export function keyContext(tenant: string, accountId: string): string {
  return `${tenant}/${accountId}`;
}

/** Returns the address of a public key: lowercase hex of the first 20 bytes of its SHA-256. */
export function ledgerAddress(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest().subarray(0, ADDRESS_BYTES).toString('hex');
}
