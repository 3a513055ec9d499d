import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from '../../migrations/index.ts';
import { SCHEMA } from '../../migrations/sql.ts';

/**
 * Brings a database to the newest schema; does nothing when it is there already.
 * @param databaseUrl the owner's URL: it may create the schema, its tables and the role `razao_app`.
 * @returns the names of the migrations that ran.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    pool: { min: 0, max: 1 },
    migrations: { migrationsList: migrations, tableName: `${SCHEMA}.migrations`, transactional: true, allOrNothing: true, snapshot: false, silent: true },
  });
  try {
    const connection = orm.em.getConnection();
    await connection.execute(`select pg_advisory_lock(hashtext('razao-migrate'))`);
    await connection.execute(`create schema if not exists ${SCHEMA}`);
    const ran = await orm.migrator.up();
    return ran.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}
