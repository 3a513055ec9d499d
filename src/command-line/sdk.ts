import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTenant } from '../domains/auth/index.ts';
import { findLanguage, type Generator, GeneratorTools, makeTenantArchive, sdkLanguages } from '../onchain/portal/index.ts';
import type { Config } from '../platform/config.ts';
import { withDatabase } from './admin.ts';
import { CommandFailed, UsageError } from './command-failed.ts';

export interface MadeSdk {
  readonly tenant: string;
  readonly language: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Makes a client of a tenant's present products, and writes it into a file: for a release, or a tenant without network. The bytes are those
 * that the service serves.
 * @throws CommandFailed for a language that cannot be made here, and a file that cannot be written; BuildError.
 */
export async function makeSdk({ tenant, language: name, out }: { tenant: string; language: string; out: string }): Promise<MadeSdk> {
  const language = findLanguage(name) ?? refuseLanguage(name);
  return withDatabase(async (database, config) => {
    await requireTenant(database, tenant);
    const generator = language.generator && await findGenerator(config, name);
    const archive = await makeTenantArchive(database.forTenant(tenant), tenant, language, generator);
    write(out, archive);
    return { tenant, language: name, file: out, bytes: archive.length, sha256: createHash('sha256').update(archive).digest('hex') };
  }, process.env);
}

/** Whole or not at all. */
function write(file: string, archive: Uint8Array): void {
  try {
    writeFileSync(`${file}.new`, archive);
    renameSync(`${file}.new`, file);
  } catch (error) {
    rmSync(`${file}.new`, { force: true });
    throw new CommandFailed(`${file} cannot be written: ${(error as Error).message}`);
  }
}

/** @throws CommandFailed where it is not here, and not to be had. */
async function findGenerator(config: Config, language: string): Promise<Generator> {
  const tools = new GeneratorTools({
    java: config.RAZAO_JAVA, environment: process.env, folder: join(config.RAZAO_DATA_DIR, 'clients'),
    fetches: config.RAZAO_FETCH_GENERATOR, now: () => performance.now(),
    say: (line) => { process.stderr.write(`${line}\n`); },
  });
  await tools.look();
  await tools.idle();
  const found = await tools.look();
  if (found.state === 'READY') return found.generator;
  throw new CommandFailed(
    `${language} needs Java 11 or later (RAZAO_JAVA, JAVA_HOME, PATH) and the generator; RAZAO_FETCH_GENERATOR=1 fetches what is missing`,
  );
}

function refuseLanguage(name: string): never {
  throw new UsageError(`there is no client in ${name}: ${sdkLanguages().join(', ')}`);
}
