import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/canonical.ts';
import { digestsEqual } from '../../platform/vault/secrets.ts';

const SECRET_BYTES = 32;

/** Hash that matches no secret. An unknown client's secret is compared with it, so that both refusals take the same time. */
const NO_HASH = '0'.repeat(64);

/** A new client secret: 256 random bits in base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Hashes a secret for storage. SHA-256 and nothing slower, because a secret is 256 random bits of ours: there is no dictionary to try, and
 * trying all of them is out of reach at any speed. A password chosen by a person would need more.
 */
export function hashSecret(secret: string): string {
  return sha256(secret);
}

/** Compares in constant time. `hash` is undefined when there is no such client. */
export function secretMatches(secret: string, hash: string | undefined): boolean {
  return digestsEqual(hashSecret(secret), hash ?? NO_HASH) && hash !== undefined;
}
