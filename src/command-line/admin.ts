import type { EntitySchema } from '@mikro-orm/postgresql';
import { allScopes, authEntities, trialScopes } from '../domains/auth/index.ts';
import type { Witness } from '../domains/journal/index.ts';
import type { Distributed } from '../migrations/distribute.ts';
import { providersEntities } from '../domains/providers/index.ts';
import { UsageError } from './command-failed.ts';
import { hasEmbedded, requireDatabaseUrl } from './databases.ts';
import { requirePostgres } from './failures.ts';
import { SandboxClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { Database } from '../platform/db/database.ts';
import { boundsOf } from '../platform/db/postgres-client.ts';
import { idSource, type IdSource } from '../platform/id.ts';
import { resolveServers } from '../platform/local/resolve-servers.ts';
import { createLog } from '../platform/log.ts';
import { allowNetworks } from '../platform/http/addresses.ts';

/**
 * Runs a command of an administrator on the database of the settings, or else on the embedded one of the data folder.
 * @param entities that the command maps; few load fast.
 * @throws ConfigError where there is neither.
 */
export function withDatabase<T>(
  work: (database: Database, config: Config) => Promise<T>, env = process.env,
  entities: readonly EntitySchema[] = [...authEntities, ...providersEntities],
): Promise<T> {
  return withUrl(env, async (url, config) => {
    allowNetworks(config.RAZAO_ALLOWED_NETWORKS);
    const database = await Database.connect({
      url,
      appUrl: config.DATABASE_APP_URL,
      entities: [...entities],
      clock: new SandboxClock(),
      idempotencyDays: config.RAZAO_IDEMPOTENCY_DAYS,
      bounds: boundsOf(config),
      poolSize: 2,
    });
    try {
      await database.clockWatch.look();
      return await work(database, config);
    } finally {
      await database.close();
    }
  });
}

/**
 * Migrates the database. Loads the schema of all domains, which other commands do without.
 * @param isDistributed true to divide tenants among the nodes of a Citus cluster. A divided database stays so.
 * @returns the names of the migrations that ran, and the divided tables and functions, where there are any.
 */
export async function migrateDatabase(isDistributed: boolean, env = process.env): Promise<{ ran: string[]; distributed?: Distributed }> {
  const [{ LADDER }, { migrate }, { distribute, isDivided }] = await Promise.all([
    import('../app.ts'), import('../migrations/migrate.ts'), import('../migrations/distribute.ts'),
  ]);
  return withUrl(env, async (url, config) => {
    const ran = await migrate(url, LADDER.functions, env['RAZAO_OUTBOX_DAYS'] === undefined ? undefined : config.RAZAO_OUTBOX_DAYS);
    return isDistributed || await isDivided(url) ? { ran, distributed: await distribute(url) } : { ran };
  });
}

export function newIds(database: Database): IdSource {
  return idSource(database.clock);
}

/** Scopes by name, or one of the two sets that have names of their own. */
export function readScopes(text: string): readonly string[] {
  if (text === 'all') return allScopes;
  if (text === 'trial') return trialScopes;
  return text.split(/[\s,]+/).filter(Boolean);
}

/**
 * Reads an entry in the form that `journal verify` prints: number and hash with a colon between; 0 and zeros for a journal without entries.
 * @throws UsageError for any other text.
 */
export function readWitness(text: string): Witness {
  const [, seqNo, entryHash] = /^(?=[1-9]|0:0+$)(\d{1,16}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seqNo === undefined || entryHash === undefined) {
    throw new UsageError(`"${text}" is not an entry's number and its hash (64 hex digits), separated by a colon`);
  }
  return { seqNo: BigInt(seqNo), entryHash };
}

/** @throws UsageError when the text is not a whole number above 0. */
export function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`"${text}" is not a number of entries`);
  return Number(text);
}

/** Runs work with the URL of the database of the settings, or of the embedded one. @throws ConfigError where there is neither. */
export async function withUrl<T>(env: NodeJS.ProcessEnv, work: (url: string, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  requireDatabaseUrl(config, hasEmbedded(config));
  const servers = await resolveServers({
    databaseUrl: config.DATABASE_URL,
    mongodbUrl: null,
    dataDir: config.RAZAO_DATA_DIR,
    log: createLog('silent'),
  });
  try {
    await requirePostgres(servers.databaseUrl);
    return await work(servers.databaseUrl, config);
  } finally {
    await servers.stop();
  }
}
