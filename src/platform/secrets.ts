import {
  createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual, type KeyObject,
} from 'node:crypto';
import { assert } from './assert.ts';

const NONCE_BYTES = 12;
const NONCES_AT_ONCE = 256;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Secrets at rest: AES-256-GCM under the key encryption key (KEK).
 * A sealed value is nonce, tag and ciphertext in one buffer; `kekId` names the key that opens it.
 */
export class Vault {
  readonly kekId: string;
  /** Keys are held as Node's own objects: it takes them five times as fast as bytes. */
  readonly #kek: KeyObject;
  readonly #macKeys = new Map<string, KeyObject>();
  #nonces = Buffer.alloc(0);

  /** @param kek 32 bytes. */
  constructor(kek: Buffer) {
    assert(kek.length === KEY_BYTES, 'the key encryption key has 32 bytes');
    this.#kek = createSecretKey(kek);
    this.kekId = createHash('sha256').update(kek).digest('hex').slice(0, 16);
  }

  /** Encrypts `secret`; `context` (such as a tenant and an id) is authenticated, so a row cannot be moved. */
  seal(secret: Buffer, context: string): Buffer {
    const nonce = this.#nonce();
    const cipher = createCipheriv('aes-256-gcm', this.#kek, nonce).setAAD(Buffer.from(context));
    const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** Random bytes are drawn for many at once: a call for each takes as long as sealing a short text. */
  #nonce(): Buffer {
    if (this.#nonces.length === 0) this.#nonces = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
    const nonce = this.#nonces.subarray(0, NONCE_BYTES);
    this.#nonces = this.#nonces.subarray(NONCE_BYTES);
    return nonce;
  }

  /** Decrypts what `seal` made with the same key and context. @throws when either differs or bytes were changed. */
  open(sealed: Buffer, context: string): Buffer {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#kek, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /**
   * The HMAC-SHA256 of `text` under a key of its own for `purpose`, derived from the KEK: proves that a text which the
   * caller brings back is ours.
   */
  mac(purpose: string, text: string): Buffer {
    let key = this.#macKeys.get(purpose);
    if (!key) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', this.#kek, '', `razao ${purpose}`, KEY_BYTES)));
      this.#macKeys.set(purpose, key);
    }
    return createHmac('sha256', key).update(text).digest();
  }
}

/** Compares two hex digests in constant time. */
export function digestsEqual(left: string, right: string): boolean {
  const a = Buffer.from(left, 'hex');
  const b = Buffer.from(right, 'hex');
  return a.length === b.length && timingSafeEqual(a, b);
}
