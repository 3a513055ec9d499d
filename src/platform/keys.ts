import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { Vault } from './secrets.ts';

/** The key encryption key is missing, damaged or another one: said in one line meant for the person at the terminal. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** The part of the settings (config.ts) that says where the key is. */
export interface KeySettings {
  RAZAO_KEK?: Buffer | undefined;
  /** Beside a database of one's own, a key in a file of this machine would be lost with it. */
  DATABASE_URL?: string | undefined;
  RAZAO_DATA_DIR: string;
}

const KEK_BYTES = 32;
const KEK_FILE = 'kek';

/**
 * The vault under the installation's key encryption key: RAZAO_KEK; or, where the database is the embedded one, the file
 * `kek` of the data folder, which is generated (mode 0600) at the first start. Whether it is the key that the database was written under is asserted
 * where the first secret is read, see `requireKek`.
 * @throws ConfigError when the database is not the embedded one and RAZAO_KEK is missing.
 * @throws KeyError when the file cannot be read or written, or is not a key.
 */
export function loadVault(config: KeySettings): Vault {
  return new Vault(config.RAZAO_KEK ?? keyFromFile(config));
}

/**
 * Holds that a stored secret was sealed under this vault's key.
 * @throws KeyError when it was another: a lost key would otherwise show as a failure in the middle of some request.
 */
export function requireKek(vault: Vault, kekId: string): void {
  if (kekId === vault.kekId) return;
  throw new KeyError(
    `the secrets in the database are sealed under the key ${kekId}, not under ${vault.kekId}: ` +
    `give the former in RAZAO_KEK, or put its file "${KEK_FILE}" back into the data folder`,
  );
}

function keyFromFile({ DATABASE_URL, RAZAO_DATA_DIR: folder }: KeySettings): Buffer {
  const file = join(folder, KEK_FILE);
  if (DATABASE_URL !== undefined) throw new ConfigError(`RAZAO_KEK is missing: beside DATABASE_URL, give the key that seals the secrets in it; "openssl rand -hex 32" draws one, and ${file} holds that of an installation that kept it there`);
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
    if (isCode(error, 'ENOENT')) return undefined;
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
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function decode(text: string, file: string): Buffer {
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) throw new KeyError(`the key file ${file} is damaged: it must hold 64 hex digits`);
  return Buffer.from(text.trim(), 'hex');
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
