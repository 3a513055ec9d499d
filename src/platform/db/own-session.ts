import pg, { type ClientConfig } from 'pg';
import { ConfigError } from '../config.ts';

/** Poolers take the session that was used last, or one after the other. */
const OTHERS = 3;

const REASON =
  'a pooler before Postgres gives each transaction another session, which lacks the prepared statements and settings of this process: ' +
  'have it pool sessions (PgBouncer: pool_mode = session), or let DATABASE_URL bypass it';

/**
 * Asserts that a pooler leaves a connection its session for as long as it lasts: that no transaction
 * of another gets it, nor this one another.
 * @param login leads to the same pooler.
 * @throws ConfigError when it pools transactions or statements.
 */
export async function requireOwnSession(client: pg.ClientBase, login: ClientConfig): Promise<void> {
  const mine = await pidOf(client);
  const others: pg.Client[] = [];
  try {
    for (let n = 0; n < OTHERS; n += 1) {
      const other = new pg.Client(login);
      other.on('error', () => undefined);
      others.push(other);
      await other.connect();
      await other.query('begin').catch(() => { throw new ConfigError(REASON); });
      if (await pidOf(other) === mine || await pidOf(client) !== mine) throw new ConfigError(REASON);
    }
  } finally {
    for (const other of others) other.connection.stream.destroy();
  }
}

async function pidOf(client: pg.ClientBase): Promise<number> {
  const { rows: [row] } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}
