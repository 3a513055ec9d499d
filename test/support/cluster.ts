/**
 * Test databases on a Citus cluster, when RAZAO_TEST_DATABASE_URL leads to its coordinator: the database of that URL knows the
 * nodes, which take the same login. Such a database cannot be copied: each is made, migrated and divided anew, over few shards.
 */
import pg from 'pg';
import { distribute } from '../../src/migrations/distribute.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { goByFiles } from './database-clock.ts';
import { withDatabase } from './server-urls.ts';
import type { TestDatabase } from './database.ts';

/** A node, as the coordinator calls it. */
export interface Node {
  readonly host: string;
  readonly port: number;
}

const SHARDS = 2;
let known: Promise<readonly Node[]> | undefined;

/** The nodes of the cluster beside its coordinator; none where the server has no Citus. */
export function nodesOf(adminUrl: string): Promise<readonly Node[]> {
  return (known ??= withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
    if (rowCount === 0) return [];
    return (await client.query<Node>('select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by 2')).rows;
  }));
}

/** A migrated database, divided among the nodes. */
export async function createOnCluster(adminUrl: string, name: string, nodes: readonly Node[]): Promise<TestDatabase> {
  const coordinator = new URL(adminUrl);
  const urls = [adminUrl, ...nodes.map((node) => atNode(adminUrl, node))];
  for (const url of urls) {
    await withClient(url, (client) => client.query(`create database ${name}`));
    await withClient(withDatabase(url, name), (client) => client.query(`create extension citus`));
  }
  const url = withDatabase(adminUrl, name);
  await withClient(url, async (client) => {
    await client.query(`alter database ${name} set citus.shard_count = ${SHARDS}`);
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator.hostname, Number(coordinator.port)]);
    for (const { host, port } of nodes) await client.query('select citus_add_node($1, $2)', [host, port]);
  });
  const { LADDER } = await import('../../src/app.ts');
  await migrate(url, LADDER.functions);
  await distribute(url);
  await withClient(url, (client) => goByFiles(client, runFolder()));
  return {
    url,
    drop: async () => {
      for (const each of urls) await withClient(each, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

function runFolder(): string {
  return process.env['RAZAO_TEST_SERVERS'] ?? '';
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
