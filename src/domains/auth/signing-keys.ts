import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importJWK, type CryptoKey, type JWK,
} from 'jose';
import { present } from '../../platform/assert.ts';
import type { Database } from '../../platform/db/database.ts';
import { requireKek } from '../../platform/vault/keys.ts';
import type { Vault } from '../../platform/vault/secrets.ts';
import { SigningKeyEntity, type KeyPurpose, type SigningKey } from './signing-key.entity.ts';

/** ECDSA on P-256: the asymmetric algorithm that every JWT library verifies and whose signatures are still short. */
export const TOKEN_ALGORITHM = 'ES256';

/** Algorithms by use: the notes of logs are signed with Ed25519. */
const ALGORITHMS: Readonly<Record<KeyPurpose, string>> = { TOKEN: TOKEN_ALGORITHM, ARCHIVE: TOKEN_ALGORITHM, LOG: 'Ed25519' };

/** Age of the keys after which the table is read again, in milliseconds. */
const FRESH_MS = 60_000;
/** Shortest time between two reads because of an unknown key id, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/** A key with its private half. */
export interface Signer {
  readonly kid: string;
  readonly key: KeyObject;
}

interface Keyring {
  readAt: number;
  /** The history of the database when they were read. */
  history: object;
  signing: Signer;
  /** All that are not retired, the newest first. */
  signers: Signer[];
  verifying: Map<string, CryptoKey | Uint8Array>;
  published: JWK[];
}

/** The keys of the installation for one purpose: the newest signs, all that are not retired verify and are published. */
export class SigningKeys {
  #keyring: Keyring;
  #reading: Promise<void> | undefined;

  private constructor(
    private readonly database: Database, private readonly vault: Vault, private readonly purpose: KeyPurpose, keyring: Keyring,
  ) {
    this.#keyring = keyring;
  }

  /**
   * Reads the keys, and makes the first one where there is none. Of processes that start concurrently one makes it.
   * @throws KeyError when they are sealed under another key encryption key.
   */
  static async load(database: Database, vault: Vault, purpose: KeyPurpose = 'TOKEN'): Promise<SigningKeys> {
    await ensureKey(database, vault, purpose);
    return new SigningKeys(database, vault, purpose, await readKeyring(database, vault, purpose));
  }

  /** The key that signs new tokens: the newest as of at most a minute ago, while it is used regularly. */
  get signing(): Keyring['signing'] {
    this.#refresh();
    return this.#keyring.signing;
  }

  /** All keys that are not retired, the newest first, as of at most a minute ago: checkpoints bear a signature of each. */
  get signers(): readonly Signer[] {
    this.#refresh();
    return this.#keyring.signers;
  }

  /** True while a key verifies, as of at most a minute ago while it is used regularly. */
  verifies(kid: string): boolean {
    this.#refresh();
    return this.#keyring.verifying.has(kid);
  }

  /** Returns the key that a token names; one that is unknown here may be newer than the last read. */
  async verifying(kid: string): Promise<CryptoKey | Uint8Array | undefined> {
    this.#refresh();
    const key = this.#keyring.verifying.get(kid);
    if (key) return key;
    await this.#reread(LOOK_AGAIN_MS);
    return this.#keyring.verifying.get(kid);
  }

  /** Content of `/.well-known/jwks.json`: the public halves of all keys that are not retired. */
  async published(): Promise<{ keys: JWK[] }> {
    await this.#reread(FRESH_MS);
    return { keys: this.#keyring.published };
  }

  /** Reads again in the background; while Postgres is unreachable the known keys stay valid. */
  #refresh(): void {
    void this.#reread(FRESH_MS).catch(() => undefined);
  }

  async #reread(notWithinMs: number): Promise<void> {
    const age = this.database.clock.now().getTime() - this.#keyring.readAt;
    if (age >= 0 && age < notWithinMs && this.#keyring.history === this.database.history) return;
    this.#reading ??= readKeyring(this.database, this.vault, this.purpose)
      .then((keyring) => { this.#keyring = keyring; })
      .finally(() => { this.#reading = undefined; });
    await this.#reading;
  }
}

async function ensureKey(database: Database, vault: Vault, purpose: KeyPurpose): Promise<void> {
  await changeKeys(database, async (em) => {
    if ((await em.count(SigningKeyEntity, { retiredAt: null, purpose })) === 0) {
      await em.insert(SigningKeyEntity, await newKey(vault, purpose, database.clock.now()));
    }
  });
}

/** Changes the keys, one process at a time. */
export function changeKeys<T>(database: Database, work: (em: EntityManager) => Promise<T>): Promise<T> {
  return database.global().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtext('razao-signing-key'))`);
    return work(em as EntityManager);
  });
}

/**
 * Makes a key that is not stored yet. It is redrawn until its thumbprint does not begin with `-`: a command would read that as an option.
 */
export async function newKey(vault: Vault, purpose: KeyPurpose, createdAt: Date): Promise<SigningKey> {
  const algorithm = ALGORITHMS[purpose];
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  if (kid.startsWith('-')) return newKey(vault, purpose, createdAt);
  const pem = await exportPKCS8(privateKey);
  return {
    kid,
    purpose,
    publicJwk: { ...jwk, kid, alg: algorithm, use: 'sig' },
    privateKey: vault.seal(Buffer.from(pem), sealContext(kid)),
    kekId: vault.kekId,
    createdAt,
    retiredAt: null,
  };
}

async function readKeyring(database: Database, vault: Vault, purpose: KeyPurpose): Promise<Keyring> {
  const [readAt, history] = [database.clock.now().getTime(), database.history];
  const rows = await database.global().find(
    SigningKeyEntity, { retiredAt: null, purpose }, { orderBy: { createdAt: 'desc', kid: 'asc' } },
  );
  const newest = present(rows[0], 'a signing key');
  requireKek(vault, newest.kekId);
  const open = ({ kid, privateKey }: SigningKey): Signer => ({
    kid, key: createPrivateKey(vault.open(Buffer.from(privateKey), sealContext(kid))),
  });
  const verifying = new Map<string, CryptoKey | Uint8Array>();
  for (const { kid, publicJwk } of rows) verifying.set(kid, await importJWK(publicJwk, ALGORITHMS[purpose]));
  return {
    readAt, history,
    signing: open(newest), signers: purpose === 'LOG' ? rows.map(open) : [open(newest)],
    verifying,
    published: rows.map(({ publicJwk }) => publicJwk),
  };
}

/** Associated data under which a private half is sealed, so that one row's value cannot pass as another's. */
export function sealContext(kid: string): string {
  return `signing-key:${kid}`;
}

/**
 * Id of the key encryption key of a new installation: it sealed the first signing key, unless that was re-encrypted, and then it is not
 * needed. Undefined where nothing was sealed yet.
 */
export async function firstKekId(database: Database): Promise<string | undefined> {
  const [first] = await database.query<{ kek_id: string }>(FIRST_KEK, []);
  return first?.kek_id;
}

const FIRST_KEK = { name: 'first-kek', text: 'select kek_id from razao.signing_keys order by created_at, kid limit 1' };
