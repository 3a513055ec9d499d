import { generateKeyPairSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { blake2b } from '@noble/hashes/blake2.js';
import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import { TreasuryKeyEntity } from './treasury.entity.ts';

const RAW_KEY_BYTES = 32;
/** The chain names keys and scripts by their BLAKE2b-224. */
const HASH_BYTES = 28;
/** The native script "signed by this key" as CBOR, up to the key's hash; a zero before it says that it is a native script. */
const SIGNED_BY = Buffer.from('008200581c', 'hex');

/**
 * Returns the minting policy that the tenant's treasury key can mint by: the hash of the native script which requires its signature,
 * lowercase hex.
 * Makes the key where there is none yet.
 */
export async function mintingPolicyOf(ctx: Context): Promise<string> {
  return mintingPolicyHash((await findKey(ctx)) ?? (await makeKey(ctx)));
}

/**
 * Returns the tenant's treasury key as PKCS #8, to sign one transaction with; never store it. The caller knows the minting policy, so the
 * key exists.
 */
export async function unsealTreasuryKey(
  em: EntityManager, { tenant: tenantId, vault }: Pick<Context, 'tenant' | 'vault'>,
): Promise<Buffer> {
  const found = await em.findOne(TreasuryKeyEntity, { tenantId }, { populate: ['privateKey'] });
  return vault.open(present(found, 'a product is bound with the policy of the key').privateKey, sealedAs(tenantId));
}

/** Associated data under which a tenant's private key is sealed. */
export const sealedAs = (tenant: string): string => `treasury ${tenant}`;

/** @param verificationKey the 32 bytes of an Ed25519 public key. */
export function mintingPolicyHash(verificationKey: Buffer): string {
  const keyHash = blake2b(verificationKey, { dkLen: HASH_BYTES });
  return Buffer.from(blake2b(Buffer.concat([SIGNED_BY, keyHash]), { dkLen: HASH_BYTES })).toString('hex');
}

async function findKey({ db, tenant: tenantId }: Context): Promise<Buffer | undefined> {
  return (await db.read((em) => em.findOne(TreasuryKeyEntity, { tenantId })))?.verificationKey;
}

/** Of processes that make it concurrently one does. It is made outside the caller's command, so that a refusal keeps it. */
async function makeKey({ tenant: tenantId, db, vault, clock }: Context): Promise<Buffer> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' }, privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return db.database.forTenant(tenantId).write(async ({ em }) => {
    await em.createQueryBuilder(TreasuryKeyEntity).insert({
      tenantId, verificationKey: publicKey.subarray(-RAW_KEY_BYTES), privateKey: vault.seal(privateKey, sealedAs(tenantId)),
      kekId: vault.kekId,
      createdAt: clock.now(),
    }).onConflict().ignore().execute();
    return (await em.findOneOrFail(TreasuryKeyEntity, { tenantId })).verificationKey;
  });
}
