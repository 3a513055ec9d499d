import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTenant } from '../domains/auth/index.ts';
import { findLanguage, GeneratorTools, makeTenantArchive, sdkLanguages } from '../domains/portal/index.ts';
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
 * Makes a client of a tenant's products as they are, and writes it into a file: for a release, or a tenant without network. The bytes are those
 * that the service serves.
 * @throws CommandFailed for a language that cannot be made here, GenerationError.
 */
export async function makeSdk({ tenant, language: name, out }: { tenant: string; language: string; out: string }): Promise<MadeSdk> {
  const language = findLanguage(name) ?? refuseLanguage(name);
  return withDatabase(async (database, config) => {
    await requireTenant(database, tenant);
    const tools = new GeneratorTools({
      java: config.RAZAO_JAVA, environment: process.env, folder: join(config.RAZAO_DATA_DIR, 'clients'), fetches: config.RAZAO_FETCH_GENERATOR, now: () => performance.now(),
      say: (line) => { process.stderr.write(`${line}\n`); },
    });
    if (language.generator) {
      await tools.look();
      await tools.idle();
    }
    const found = await tools.look();
    if (language.generator && found.state !== 'READY') throw new CommandFailed(`${name} needs a Java of 11 or later (RAZAO_JAVA, JAVA_HOME, PATH) and the generator; RAZAO_FETCH_GENERATOR=1 fetches what is missing`);
    const archive = await makeTenantArchive(database.forTenant(tenant), tenant, language, found.state === 'READY' ? found.generator : undefined);
    writeFileSync(`${out}.new`, archive);
    renameSync(`${out}.new`, out);
    return { tenant, language: name, file: out, bytes: archive.length, sha256: createHash('sha256').update(archive).digest('hex') };
  }, process.env);
}

function refuseLanguage(name: string): never {
  throw new UsageError(`there is no client in ${name}: ${sdkLanguages().join(', ')}`);
}
