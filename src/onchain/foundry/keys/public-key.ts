import { type KeyObject, createHash, createPublicKey } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** A public key on P-256, read from a caller's text. */
export interface PublicKey {
  /** SHA-256 of its DER SubjectPublicKeyInfo, lowercase hex. */
  readonly fingerprint: string;
  /** PEM, as we write it. */
  readonly pem: string;
}

const PEM = /^\s*-----BEGIN PUBLIC KEY-----\s[\s\S]*-----END PUBLIC KEY-----\s*$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** Of SubjectPublicKeyInfo on P-256 the last bytes: 0x04, x and y. */
const POINT_BYTES = 65;

/** @param text PEM of a SubjectPublicKeyInfo. @returns the key, or PRODUCT_KEY_INVALID with its reason. */
export function readPublicKey(text: string): PublicKey | Refusal {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) {
    return invalid('PRIVATE_KEY', 'This is a private key. Whoever has seen it can sign: make a new pair, and send its public half.');
  }
  const key = PEM.test(text) ? parsed(text) : undefined;
  if (key === undefined) return invalid('NOT_PEM', 'The key is not a PEM of a SubjectPublicKeyInfo.');
  if (key.asymmetricKeyType !== 'ec') return invalid(
    'WRONG_ALGORITHM', `The key is ${key.asymmetricKeyType ?? 'of another kind'}, not ECDSA.`,
  );
  const curve = key.asymmetricKeyDetails?.namedCurve ?? 'another curve';
  if (curve !== 'prime256v1') return invalid('WRONG_CURVE', `The key is on ${curve}, not on P-256.`);
  return {
    fingerprint: createHash('sha256').update(derOf(key)).digest('hex'), pem: key.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/**
 * True when the key made the signature over a digest, which is taken as it is and not hashed again.
 * @param signature DER in base64. @param digest 32 bytes, lowercase hex. @param pem as `readPublicKey` gives it.
 */
export function isSignedBy(pem: string, signature: string, digest: string): boolean {
  if (!BASE64.test(signature)) return false;
  const point = derOf(createPublicKey(pem)).subarray(-POINT_BYTES);
  try {
    return p256.verify(Buffer.from(signature, 'base64'), Buffer.from(digest, 'hex'), point, { prehash: false, lowS: false, format: 'der' });
  } catch {
    return false; // no DER at all
  }
}

function parsed(text: string): KeyObject | undefined {
  try {
    return createPublicKey(text);
  } catch {
    return undefined;
  }
}

/** Uncompressed, in whatever form the point was sent: a key has one fingerprint. */
function derOf(key: KeyObject): Buffer {
  const again = createPublicKey({ key: key.export({ format: 'jwk' }), format: 'jwk' });
  return again.export({ type: 'spki', format: 'der' });
}

function invalid(reason: string, message: string): Refusal {
  return refusal('PRODUCT_KEY_INVALID', { reason }, message);
}
