import {
  createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject,
} from 'node:crypto';
import { assert } from '../assert.ts';

const NONCE_BYTES = 12;
const NONCES_AT_ONCE = 256;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Secrets at rest: AES-256-GCM under the key encryption key (KEK).
 * A sealed value is nonce, tag and ciphertext in one buffer; `kekId` names the key that seals now. While it rotates, others
 * open what they sealed.
 */
export class Vault {
  readonly kekId: string;
  /** Keys are held as Node's own objects: it takes them five times as fast as bytes. */
  readonly #kek: KeyObject;
  /** Other keys by their ids, in the order in which they are tried. */
  readonly #others: ReadonlyMap<string, { readonly kek: KeyObject; readonly macRoot: Buffer }>;
  readonly #macKeys = new Map<string, KeyObject>();
  #macRoot: Buffer;
  #nonces = Buffer.alloc(0);

  /**
   * @param kek 32 bytes: seals and opens.
   * @param others 32 bytes each: open what they sealed.
   */
  constructor(kek: Buffer, others: readonly Buffer[] = []) {
    for (const { length } of [kek, ...others]) assert(length === KEY_BYTES, 'a key encryption key has 32 bytes');
    this.#kek = createSecretKey(kek);
    this.#macRoot = macRootOf(kek);
    this.kekId = kekIdOf(kek);
    this.#others = new Map(others.map((other) => [kekIdOf(other), { kek: createSecretKey(other), macRoot: macRootOf(other) }]));
  }

  /** True when the vault has the key of this id. */
  hasKek(kekId: string): boolean {
    return kekId === this.kekId || this.#others.has(kekId);
  }

  /** True when there are keys that only open. */
  get isRotating(): boolean {
    return this.#others.size > 0;
  }

  /** Returns the root of all `mac` keys, derived from the installation's first key; it outlives the rotation of that key. */
  macRootUnder(kekId: string): Buffer | undefined {
    return kekId === this.kekId ? this.#macRoot : this.#others.get(kekId)?.macRoot;
  }

  /** Lets `mac` continue with the root that it began with, whichever key seals now. */
  useMacRoot(root: Buffer): void {
    this.#macRoot = root;
    this.#macKeys.clear();
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

  /**
   * Decrypts a secret that `seal` made with one of the vault's keys and the same context. @throws when
   * either differs or bytes were changed.
   */
  open(sealed: Buffer, context: string): Buffer {
    try {
      return openWith(this.#kek, sealed, context);
    } catch (error) {
      return this.#openWithOther(sealed, context) ?? raise(error);
    }
  }

  /**
   * Re-encrypts a secret that another key sealed.
   * @returns undefined when the present key has sealed it.
   * @throws when none of the vault's keys opens it.
   */
  reseal(sealed: Buffer, context: string): Buffer | undefined {
    try {
      openWith(this.#kek, sealed, context);
      return undefined;
    } catch (error) {
      return this.seal(this.#openWithOther(sealed, context) ?? raise(error), context);
    }
  }

  #openWithOther(sealed: Buffer, context: string): Buffer | undefined {
    for (const { kek } of this.#others.values()) {
      try {
        return openWith(kek, sealed, context);
      } catch {
        // another sealed it, if any
      }
    }
    return undefined;
  }

  /**
   * Returns the HMAC-SHA256 of `text` under a key of its own for `purpose`, derived from the first KEK that the installation had (HKDF of
   * RFC 5869): proves that a text which the caller brings back is ours, and finds sealed values.
   */
  mac(purpose: string, text: string): Buffer {
    let key = this.#macKeys.get(purpose);
    if (!key) {
      key = createSecretKey(createHmac('sha256', this.#macRoot).update(`razao ${purpose}\x01`).digest());
      this.#macKeys.set(purpose, key);
    }
    return createHmac('sha256', key).update(text).digest();
  }
}

function kekIdOf(kek: Buffer): string {
  return createHash('sha256').update(kek).digest('hex').slice(0, 16);
}

/** Returns the pseudorandom key that HKDF extracts from a KEK: it reveals nothing of it. */
function macRootOf(kek: Buffer): Buffer {
  return createHmac('sha256', Buffer.alloc(KEY_BYTES)).update(kek).digest();
}

function openWith(kek: KeyObject, sealed: Buffer, context: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', kek, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function raise(error: unknown): never {
  throw error;
}

/** Compares two hex digests in constant time. */
export function digestsEqual(left: string, right: string): boolean {
  const a = Buffer.from(left, 'hex');
  const b = Buffer.from(right, 'hex');
  return a.length === b.length && timingSafeEqual(a, b);
}
