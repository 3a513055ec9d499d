import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { OUTBOX_DAYS } from '../../migrations/0030-hardening.ts';
import { migrations } from '../../migrations/index.ts';
import { SCHEMA } from '../../migrations/sql.ts';
import { DURABLE } from './database.ts';

/**
 * Brings a database to the newest schema; does nothing when it is there already.
 * @param databaseUrl the owner's URL: it may create the schema, its tables and the role `razao_app`.
 * @param outboxDays for how many days events are kept from now on; as before unless given.
 * @returns the names of the migrations that ran.
 */
export async function migrate(databaseUrl: string, outboxDays?: number): Promise<string[]> {
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    pool: { min: 0, max: 1 },
    driverOptions: { options: DURABLE },
    migrations: { migrationsList: migrations, tableName: `${SCHEMA}.migrations`, transactional: true, allOrNothing: true, snapshot: false, silent: true },
  });
  try {
    const connection = orm.em.getConnection();
    await connection.execute(`select pg_advisory_lock(hashtext('razao-migrate'))`);
    await connection.execute(`create schema if not exists ${SCHEMA}`);
    const ran = await orm.migrator.up();
    if (outboxDays !== undefined) await keepEvents(connection, outboxDays);
    return ran.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

/** Tells the database for how long to keep events, unless it knows. */
async function keepEvents(connection: ReturnType<MikroORM['em']['getConnection']>, days: number): Promise<void> {
  const [now] = await connection.execute<{ days: number }[]>('select razao.outbox_days() as days');
  if (now?.days !== days) await connection.execute(OUTBOX_DAYS(days));
}
