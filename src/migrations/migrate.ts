import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { committedReader } from '../domains/statements/index.ts';
import { AS_LONG_AS_IT_TAKES, postgresClient } from '../platform/db/postgres-client.ts';
import { hostUrls } from '../platform/postgres-hosts.ts';
import { renewFunctions, sqlFunction, type Execute, type SqlFunction } from '../platform/db/functions.ts';
import { outboxDays, rowsWriter, SCHEMA } from '../platform/db/sql.ts';
import { migrations } from './index.ts';
import { markSchema, requireSchema } from './schema-mark.ts';
import { UnknownHistory } from './unknown-history.ts';

/**
 * Brings a database to the newest schema, in one transaction; does nothing when it is there already. Of several processes
 * that do so at once, all but one wait and find nothing to do.
 * @param databaseUrl the owner's URL: it may create the schema, its tables and the role `razao_app`.
 * @param declared the functions of all modules (`LADDER.functions`).
 * @param daysKept for how many days events are kept from now on; as before unless given.
 * @returns the names of the migrations that ran.
 * @throws UnknownHistory when the database was migrated before the first release, or by a newer one.
 */
export async function migrate(databaseUrl: string, declared: readonly SqlFunction[], daysKept?: number): Promise<string[]> {
  const orm = await MikroORM.init({
    clientUrl: hostUrls(databaseUrl)[0]!,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    pool: { min: 0, max: 1 },
    driverOptions: { Client: postgresClient({ url: databaseUrl, bounds: AS_LONG_AS_IT_TAKES }) },
    migrations: {
      migrationsList: migrations, tableName: `${SCHEMA}.migrations`, transactional: true, allOrNothing: true, snapshot: false, silent: true,
    },
  });
  try {
    const connection = orm.em.getConnection();
    await connection.execute(`select pg_advisory_lock(hashtext('razao-migrate'))`);
    await connection.execute(`create schema if not exists ${SCHEMA}`);
    requireKnown((await orm.migrator.getExecuted()).map(({ name }) => name));
    return await connection.transactional(async (transaction) => {
      const execute: Execute = (sql) => connection.execute(sql, [], 'all', transaction);
      const functions = withGathered(declared);
      const ran = await renewFunctions(execute, functions, () => orm.migrator.up({ transaction }));
      await markSchema(execute, functions);
      if (daysKept !== undefined) await keepEvents(execute, daysKept);
      return ran.map(({ name }) => name);
    });
  } finally {
    await orm.close(true);
  }
}

/**
 * Asserts that a database has the schema of this release, or of a newer one, beside which this one still works.
 * @param databaseUrl the service's or the owner's.
 * @param declared as `migrate` takes them.
 * @returns the name of the database's last migration.
 * @throws OldSchema when it has not been migrated, or by an older release.
 */
export function requireMigrated(databaseUrl: string, declared: readonly SqlFunction[]): Promise<string> {
  return requireSchema(databaseUrl, withGathered(declared));
}

/** Returns the declared functions, and those that call all functions of a kind: the writers of rows, and the readers of committed data. */
export function withGathered(declared: readonly SqlFunction[]): SqlFunction[] {
  const named = (start: string): string[] => declared.map(({ name }) => name).filter((name) => name.startsWith(start)).toSorted();
  return [...declared, sqlFunction(rowsWriter(named('write_'))), sqlFunction(committedReader(named('read_committed_')))];
}

/** @param executed the names of the migrations of the database, in the order of their running. */
function requireKnown(executed: readonly string[]): void {
  const unknown = executed.find((name, index) => name !== migrations[index]?.name);
  if (unknown === undefined) return;
  if (executed.length > migrations.length && migrations.every(({ name }, index) => name === executed[index])) {
    throw new UnknownHistory(`the database was migrated by a newer release (${unknown}): start that one`);
  }
  throw new UnknownHistory(
    `the database is older than the first release (${unknown}) and cannot be migrated: use an empty one, or run "make clean" for the local one`);
}

/** Tells the database for how long to keep events, unless it knows. */
async function keepEvents(execute: Execute, days: number): Promise<void> {
  const [now] = await execute<{ days: number }>('select razao.outbox_days() as days');
  if (now?.days !== days) await execute(outboxDays(days));
}
