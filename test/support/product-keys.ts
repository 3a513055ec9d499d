import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { p256 } from '@noble/curves/nist.js';
import type { CompileSubmitRequest, ProductBundleFile } from '../../generated/models.ts';
import { canonicalJson, sha256 } from '../../src/platform/canonical.ts';

/** An author's pair of keys. */
export interface AuthorKey {
  /** The public half as PEM. */
  readonly pem: string;
  readonly fingerprint: string;
  /** @param digest lowercase hex, not hashed again. @returns DER in base64. */
  sign(digest: string): string;
}

/** The key that the contracts' examples are signed with; it guards nothing. */
export function exampleAuthorKey(): AuthorKey {
  return authorKey(createPrivateKey(readFileSync(new URL('./example-product-key.pem', import.meta.url))));
}

export function newAuthorKey(): AuthorKey {
  return authorKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
}

/** A bundle as it is submitted. @param key whose fingerprint is named by default. */
export function signedBundle(
  key: AuthorKey, files: readonly ProductBundleFile[], { names = true, product_id = 'caucao-aluguel' } = {},
): CompileSubmitRequest {
  const bundle_hash = sha256(canonicalJson(files));
  return {
    product_id, files: [...files], bundle_hash,
    signature: { signature: key.sign(bundle_hash), ...(names && { signing_pubkey_fpr: key.fingerprint }) },
  };
}

function authorKey(privateKey: KeyObject): AuthorKey {
  const publicKey = createPublicKey(privateKey);
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  return {
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    fingerprint: createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' })).digest('hex'),
    sign: (digest) => Buffer.from(p256.sign(Buffer.from(digest, 'hex'), secret, { prehash: false, format: 'der' })).toString('base64'),
  };
}
