/** Resolves the servers of the service: the given ones, else embedded ones in its data folder, whose packages are loaded for that alone. */
import { connectTo } from '../db/postgres-client.ts';
import type { LocalLog } from './process.ts';
import type { LocalServer } from './supervise.ts';

export interface ServersWanted {
  /** A given URL wins: nothing is started for it. */
  readonly databaseUrl?: string | undefined;
  /** Null where no MongoDB is needed. */
  readonly mongodbUrl?: string | null | undefined;
  readonly dataDir: string;
  readonly log: LocalLog;
}

export interface Servers {
  readonly databaseUrl: string;
  /** Undefined without MongoDB: schedules and webhooks wait, money does not. */
  readonly mongodbUrl: string | undefined;
  /** Stops what was started here; given servers and those of another process go on. */
  stop(): Promise<void>;
}

const DATABASE = 'razao';

/**
 * Returns both addresses, after starting the servers that were not given.
 * @throws LocalServerError when there is no Postgres; a missing MongoDB is only a warning.
 */
export async function resolveServers({ databaseUrl, mongodbUrl, dataDir, log }: ServersWanted): Promise<Servers> {
  const started: LocalServer[] = [];
  const keep = (server: LocalServer) => (started.push(server), server);
  const stop = async () => void (await Promise.all(started.map((server) => server.stop())));

  const startPostgres = async () => (await import('./postgres.ts')).startPostgres({ dataDir, log });
  const startMongo = async () => (await import('./mongo.ts')).startMongo({ dataDir, log });
  const postgres = databaseUrl ?? startPostgres().then(keep).then(serviceDatabase);
  const mongo = mongodbUrl !== undefined ? (mongodbUrl ?? undefined) : startMongo().then(keep).then(({ url }) => url);
  const [database, jobs] = await Promise.allSettled([postgres, mongo]);

  if (database.status === 'rejected') {
    await stop();
    throw database.reason;
  }
  if (jobs.status === 'rejected') log.warn(`no MongoDB, so schedules and webhooks wait: ${messageOf(jobs.reason)}`);
  return { databaseUrl: database.value, mongodbUrl: jobs.status === 'fulfilled' ? jobs.value : undefined, stop };
}

/** The service's database on the embedded server, made at first use. */
async function serviceDatabase({ url }: LocalServer): Promise<string> {
  const client = await connectTo({ url });
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  const own = new URL(url);
  own.pathname = `/${DATABASE}`;
  return own.href;
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
