import { type KeyObject, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { blake2b } from '@helios-lang/crypto';
import {
  hashNativeScript, makeMintingPolicyHash, makePubKeyHash, makeShelleyAddress, makeSigScript, makeValidatorHash,
} from '@helios-lang/ledger';

/** Bytes of the hash by which the chain names keys and scripts (BLAKE2b-224). */
export const HASH_BYTES = 28;
const RAW_KEY_BYTES = 32;
/** PKCS #8 of an Ed25519 key up to its 32 secret bytes (RFC 8410). */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key that signs transactions. Bytes are lowercase hex. */
export interface SigningKey {
  /** The 32 bytes of the Ed25519 public key. */
  readonly verificationKey: string;
  /** The chain's name of the key: BLAKE2b-224 of the public key. */
  readonly hash: string;
  /** @param message bytes; of a transaction its id. @returns 64 bytes. */
  sign(message: Uint8Array): Buffer;
}

/** The chain's name of a key. @param verificationKey 32 bytes, lowercase hex. */
export function keyHash(verificationKey: string): string {
  return Buffer.from(blake2b([...Buffer.from(verificationKey, 'hex')], HASH_BYTES)).toString('hex');
}

/** @param privateKey an Ed25519 key, as PKCS #8 or opened already. */
export function signingKey(privateKey: KeyObject | Buffer): SigningKey {
  const key = Buffer.isBuffer(privateKey) ? createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }) : privateKey;
  const verificationKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('hex');
  return { verificationKey, hash: keyHash(verificationKey), sign: (message) => sign(null, message, key) };
}

/** Derives the same key from the same words: for chains without anybody's money. */
export function keyFromWords(words: string): SigningKey {
  return signingKey(Buffer.concat([ED25519_PKCS8, Buffer.from(blake2b([...Buffer.from(words)], RAW_KEY_BYTES))]));
}

/** Address of a key, in Bech32. @param hash of the key, lowercase hex. */
export function addressOfKey(hash: string): string {
  return makeShelleyAddress(false, makePubKeyHash(hash)).toString();
}

/** Address of a validator, in Bech32. @param hash of the script, lowercase hex. */
export function addressOfScript(hash: string): string {
  return makeShelleyAddress(false, makeValidatorHash(hash)).toString();
}

/** The minting policy "signed by this key", by which a tenant's treasury key mints its qBRL. @param treasury hash of the key. */
export function treasuryPolicy(treasury: string): string {
  return makeMintingPolicyHash(hashNativeScript(makeSigScript(treasury))).toHex();
}
