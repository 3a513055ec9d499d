import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { present } from '../assert.ts';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { codeOf } from '../error-code.ts';
import { sealedBytes, type SealedTable } from './reencrypt.ts';
import { Vault } from './secrets.ts';

/** The key encryption key is missing, damaged or another one; the message is one line for the person at the terminal. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** Settings (config.ts) of the key's place. */
export interface KeySettings {
  RAZAO_KEK?: Buffer | undefined;
  /** Keys that open what they sealed before, and seal nothing. */
  RAZAO_KEK_ALSO?: readonly Buffer[] | undefined;
  /** Beside a database of one's own, a key in a file of this machine would be lost with it. */
  DATABASE_URL?: string | undefined;
  RAZAO_DATA_DIR: string;
}

const KEK_BYTES = 32;
const KEK_FILE = 'kek';

/**
 * Returns the vault under the installation's key encryption key: RAZAO_KEK; or, where the database is the embedded one, the file `kek` of
 * the data folder, which is generated (mode 0600) at the first start. `requireKek` asserts that the database was written under this key,
 * where the first secret is read.
 * @throws ConfigError when the database is not the embedded one and RAZAO_KEK is missing.
 * @throws KeyError when the file cannot be read or written, or is not a key.
 */
export function loadVault(config: KeySettings): Vault {
  return new Vault(config.RAZAO_KEK ?? keyFromFile(config), config.RAZAO_KEK_ALSO);
}

/**
 * Asserts that a stored secret was sealed under a key of this vault.
 * @throws KeyError when it was another: a lost key would otherwise show as a failure in the middle of some request.
 */
export function requireKek(vault: Vault, kekId: string): void {
  if (vault.hasKek(kekId)) return;
  throw new KeyError(
    `the secrets in the database are sealed under the key ${kekId}, not under ${vault.kekId}: ` +
    `give the former in RAZAO_KEK, or in RAZAO_KEK_ALSO while it rotates, or put its file "${KEK_FILE}" back into the data folder`,
  );
}

/** Secrets that the vault keeps in the database, sealed by itself. */
export const vaultSecrets: SealedTable = {
  table: 'vault_secrets', key: ['name'], isBound: false, hasKekId: true, columns: { secret: sealedBytes(({ name }) => `vault ${name}`) },
};

/**
 * Lets the vault find by digests whatever was found by them before, also under another key: the key of
 * the digests is kept since the first start, sealed.
 * @param firstKekId the key that the installation began with, where it has begun.
 * @throws KeyError when it was sealed under a key that is missing.
 */
export async function keepMacRoot(database: Database, vault: Vault, firstKekId = vault.kekId): Promise<void> {
  const root = vault.macRootUnder(firstKekId);
  if (root) await database.query(KEEP_ROOT, [MAC_ROOT, vault.seal(root, `vault ${MAC_ROOT}`), vault.kekId, database.clock.now()]);
  const [kept] = await database.query<{ secret: Buffer; kek_id: string }>(READ_ROOT, [MAC_ROOT]);
  const { secret, kek_id } = present(kept, 'what digests are keyed by');
  requireKek(vault, kek_id);
  vault.useMacRoot(vault.open(secret, `vault ${MAC_ROOT}`));
}

const MAC_ROOT = 'mac-root';
const KEEP_ROOT = {
  name: 'keep-mac-root',
  text: 'insert into razao.vault_secrets (name, secret, kek_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
};
const READ_ROOT = { name: 'read-mac-root', text: 'select secret, kek_id from razao.vault_secrets where name = $1' };

function keyFromFile({ DATABASE_URL, RAZAO_DATA_DIR: folder }: KeySettings): Buffer {
  const file = join(folder, KEK_FILE);
  if (DATABASE_URL !== undefined) throw new ConfigError(
    `RAZAO_KEK is missing: beside DATABASE_URL, give the key that seals the secrets in it; "openssl rand -hex 32" draws one, and ${file} holds that of an installation that kept it there`,
  );
  try {
    mkdirSync(folder, { recursive: true });
    return decode(readOrCreate(file), file);
  } catch (error) {
    if (error instanceof KeyError) throw error;
    throw new KeyError(`cannot use the key file ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readOrCreate(file: string): string {
  return readIfThere(file) ?? create(file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all, and never over another: of two processes that start at once, both use the first one's key. */
function create(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(KEK_BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function decode(text: string, file: string): Buffer {
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) throw new KeyError(`the key file ${file} is damaged: it must hold 64 hex digits`);
  return Buffer.from(text.trim(), 'hex');
}
