/** The Postgres of a bench run: the one `make run` uses, in a folder of its own, shown to be durable. */
import pg from 'pg';
import { startPostgres } from '../../src/platform/local/index.ts';
import { withDatabase } from '../support/server-urls.ts';

export interface Cluster {
  /** The database, by its owner's URL; the service migrates it. */
  readonly url: string;
  readonly pid: number;
  readonly version: string;
  /** The server's settings that decide whether an answered commit survives a power cut. */
  readonly durability: Readonly<Record<string, string>>;
  /** The owner's connection, for looking on. */
  readonly admin: pg.Client;
  stop(): Promise<void>;
}

const DATABASE = 'razao_bench';
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** @throws when the server is not durable: its figures would mean nothing. */
export async function startCluster(folder: string): Promise<Cluster> {
  const log = { info: () => undefined, warn: (line: string) => process.stderr.write(`postgres: ${line}\n`) };
  const server = await startPostgres({ dataDir: folder, log });
  try {
    await execute(server.url, `create database ${DATABASE}`);
    const url = withDatabase(server.url, DATABASE);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const durability: Record<string, string> = {};
    for (const name of DURABLE) durability[name] = await show(admin, name);
    const off = DURABLE.filter((name) => durability[name] !== 'on');
    if (off.length > 0) throw new Error(`Postgres is not durable: ${off.join(', ')} is off`);
    await warmUp(admin);
    const version = await show(admin, 'server_version');
    const stop = async () => {
      await admin.end();
      await server.stop();
    };
    return { url, pid: server.pid, version, durability, admin, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const WAL_SEGMENTS = 32;

/**
 * Warms a server up as if it had run for a while. At the first use of each page of its shared memory and of each file of its log, the
 * kernel and Postgres fill them with zeros: a tenth of the time of the first to use them.
 */
async function warmUp(admin: pg.Client): Promise<void> {
  await admin.query('create unlogged table touched (filler text) with (fillfactor = 10)');
  await admin.query(`insert into touched select repeat('x', 700) from generate_series(1,
    (select setting::bigint from pg_settings where name = 'shared_buffers'))`);
  await admin.query('drop table touched');
  for (let segment = 0; segment < WAL_SEGMENTS; segment++) {
    await admin.query('create table touched ()');
    await admin.query('drop table touched');
    await admin.query('select pg_switch_wal()');
  }
  await admin.query('checkpoint');
}

async function show(client: pg.Client, setting: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
  return rows[0]?.value ?? '';
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
