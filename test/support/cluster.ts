/**
 * Test databases on a Citus cluster, when RAZAO_TEST_DATABASE_URL leads to its coordinator: the database of that URL knows the nodes, which
 * take the same login. Citus' metadata of a database is inside it, so each is a copy, at every node, of one that was migrated and
 * distributed once.
 */
import pg from 'pg';
import { distribute } from '../../src/migrations/distribute.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { goByFiles } from './database-clock.ts';
import { templateDatabase, withDatabase } from './server-urls.ts';
import type { TestDatabase } from './database.ts';

/** A node, as the coordinator calls it. */
export interface Node {
  readonly host: string;
  readonly port: number;
}

const SHARDS = 2;
const TRIES = 20;
/** SQLSTATE of a database that others are connected to. */
const IN_USE = '55006';
let known: Promise<readonly Node[]> | undefined;

/** The nodes of the cluster beside its coordinator; none where the server has no Citus. */
export function nodesOf(adminUrl: string): Promise<readonly Node[]> {
  return (known ??= withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
    if (rowCount === 0) return [];
    return (await client.query<Node>('select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by 2')).rows;
  }));
}

const given = process.env['RAZAO_TEST_DATABASE_URL'];
/** True when test databases are distributed over nodes. */
export const isCluster = given !== undefined && (await nodesOf(given)).length > 0;

/**
 * A `test` or `describe` of facts that only one server shows, such as its locks or its plans: skipped on a cluster.
 * @param _why names the fact that a cluster does not have in one place.
 */
export function onOneServer<Kind extends { readonly skip: unknown }>(kind: Kind, _why: string): Kind {
  return isCluster ? kind.skip as Kind : kind;
}

/**
 * Makes the database that test databases are copies of, over few shards.
 * @param folder where tests write the time of their databases.
 */
export async function makeClusterTemplate(adminUrl: string, nodes: readonly Node[], folder: string): Promise<void> {
  const coordinator = new URL(adminUrl);
  const url = withDatabase(adminUrl, templateDatabase);
  for (const each of servers(adminUrl, nodes)) {
    await withClient(each, async (client) => {
      await client.query(`drop database if exists ${templateDatabase} with (force)`);
      await client.query(`create database ${templateDatabase}`);
    });
    await withClient(withDatabase(each, templateDatabase), (client) => client.query('create extension citus'));
  }
  await withClient(url, async (client) => {
    await client.query(`alter database ${templateDatabase} set citus.shard_count = ${SHARDS}`);
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator.hostname, Number(coordinator.port)]);
    for (const { host, port } of nodes) await client.query('select citus_add_node($1, $2)', [host, port]);
  });
  const { LADDER } = await import('../../src/app.ts');
  await migrate(url, LADDER.functions);
  await distribute(url);
  await withClient(url, async (client) => {
    await goByFiles(client, folder);
    await client.query('select razao.maintain_outbox()'); // a table takes a second to make on a cluster
  });
}

/** A migrated database, divided among the nodes. */
export async function createOnCluster(adminUrl: string, name: string, nodes: readonly Node[]): Promise<TestDatabase> {
  const each = servers(adminUrl, nodes);
  await Promise.all(each.map((server) => withClient(server, (client) => copyTemplate(client, name))));
  return {
    url: withDatabase(adminUrl, name),
    drop: async () => void (await Promise.all(each.map((server) => withClient(server, (client) => unlessInUse(
      client, `drop database if exists ${name} with (force)`,
    ))))),
  };
}

/** A database with a connection is neither copied nor dropped, and Citus' own processes connect to each database they know. */
async function unlessInUse(client: pg.Client, statement: string, before?: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES; ; left--) {
    await before?.();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== IN_USE) throw error;
    }
  }
}

/** Settings of a database are not copied with it. */
async function copyTemplate(client: pg.Client, name: string): Promise<void> {
  await unlessInUse(client, `create database ${name} template ${templateDatabase}`,
    () => client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [templateDatabase]));
  const { rows } = await client.query<{ setting: string }>(`
    select unnest(setconfig) as setting from pg_db_role_setting where setrole = 0 and setdatabase = (select oid from pg_database where datname = $1)`, [templateDatabase]);
  await client.query('set citus.enable_ddl_propagation = off');
  for (const { setting } of rows) {
    const [key = '', value = ''] = setting.split('=');
    await client.query(`alter database ${name} set ${key} = ${client.escapeLiteral(value)}`);
  }
}

function servers(adminUrl: string, nodes: readonly Node[]): string[] {
  return [adminUrl, ...nodes.map((node) => atNode(adminUrl, node))];
}

function atNode(adminUrl: string, { host, port }: Node): string {
  const url = new URL(adminUrl);
  url.hostname = host;
  url.port = String(port);
  return url.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
