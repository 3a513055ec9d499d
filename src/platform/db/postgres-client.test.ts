/** Nothing waits for Postgres longer than a bound on this side, and every connection leads to a server that takes writes. */
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../../../test/support/service.ts';
import { FakePostgres, type Behaviour } from '../../../test/support/fake-postgres.ts';
import { ConfigError } from '../config.ts';
import { isUnreachable } from './failures.ts';
import { AS_LONG_AS_IT_TAKES, connectTo, poolPatienceMs, postgresClient } from './postgres-client.ts';
import { currentRound, ROUND_MS } from './silence.ts';

const bounds = { connectMs: 2_000, statementMs: 500 };
const fakes: FakePostgres[] = [];
const listen = async (behaviour: Behaviour): Promise<FakePostgres> => {
  const fake = await FakePostgres.listen(behaviour);
  fakes.push(fake);
  return fake;
};
afterEach(async () => { await Promise.all(fakes.splice(0).map((fake) => fake.close())); });

const urlOf = (...servers: FakePostgres[]) =>
  `postgres://u:p@${servers.map(({ host }) => host).join(',')}/razao?target_session_attrs=read-write`;
const failure = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined, (error: unknown) => error);

describe('a server that goes silent', () => {
  it('does not let us in: the attempt ends', async () => {
    const server = await listen('silent');
    const error = await failure(connectTo({ url: urlOf(server), bounds }));
    expect(error).toMatchObject({
      code: 'ETIMEDOUT', message: `Postgres at ${server.host} has not answered for 2 s: the connection is closed`,
    });
    expect(isUnreachable(error)).toBe(true);
  });

  it('does not answer a statement: its connection is destroyed, and all that wait on it are told', async () => {
    const server = await listen('primary');
    const client = await connectTo({ url: urlOf(server), bounds });
    server.isSilent = true;
    const errors = await Promise.all([failure(client.query('select 1')), failure(client.query('select 2'))]);
    expect(errors.map((it) => isUnreachable(it))).toEqual([true, true]);
    await eventually(async () => server.connections === 0);
  });

  it('ends a statement without a bound, which goes on for as long as the server answers others', async () => {
    const server = await listen('primary');
    const client = await connectTo({ url: urlOf(server), bounds: { ...AS_LONG_AS_IT_TAKES, connectMs: 500 } });
    server.endless = 'alter table';
    let ended: unknown;
    const failed = failure(client.query('alter table')).then((error) => (ended = error));
    const begun = server.heard.length;
    await eventually(async () => server.heard.length > begun + 8, 30);
    expect(ended).toBeUndefined();
    server.isSilent = true;
    expect(isUnreachable(await failed)).toBe(true);
  }, 60_000);

  it('does not say farewell: the connection ends all the same', async () => {
    const server = await listen('primary');
    const client = await connectTo({ url: urlOf(server), bounds });
    server.isSilent = true;
    await client.end();
    await eventually(async () => server.connections === 0);
  });

  it('takes all connections of a pool, and the pool goes on with those of the next server', async () => {
    const [first, second] = [await listen('primary'), await listen('primary')];
    const target = { url: urlOf(first, second), bounds };
    const pool = new pg.Pool({ Client: postgresClient(target), connectionTimeoutMillis: poolPatienceMs(target), max: 2 });
    pool.on('error', () => undefined);
    await Promise.all([pool.query('select 1'), pool.query('select 1')]);
    first.isSilent = true;
    const lost = await Promise.all([1, 2, 3, 4].map(() => failure(pool.query('select 2'))));
    expect(lost.every((error) => error === undefined || isUnreachable(error))).toBe(true);
    await eventually(async () => (await failure(pool.query('select 3'))) === undefined);
    expect(second.heard).toContain('select 3');
    await pool.end();
  });

  it('is not taken for silent while answers come, however long one is connected', async () => {
    const server = await listen('primary');
    const client = await connectTo({ url: urlOf(server), bounds });
    const rounds = (bounds.connectMs + bounds.statementMs) / ROUND_MS + 3;
    for (const start = currentRound(); currentRound() < start + rounds;) await client.query('select 1');
    const quietSince = currentRound();
    await eventually(async () => currentRound() > quietSince + rounds);
    await client.query('select 1');
    await client.end();
  });
});

describe('of several servers', () => {
  it('the first that takes writes is found: those that are silent, gone or in recovery are passed over', async () => {
    const [silent, gone, standby, primary] = [
      await listen('silent'), await listen('primary'), await listen('standby'), await listen('primary'),
    ];
    await gone.close();
    const Client = postgresClient({ url: urlOf(silent, gone, standby, primary), bounds });
    const clients = await Promise.all([new Client(), new Client()].map((client) => client.connect()));
    expect(clients.map(({ host, port }) => `${host}:${port}`)).toEqual([primary.host, primary.host]);
    for (const client of clients) await client.end();
  });

  it('one that is not admitted, such as an older primary, is passed over', async () => {
    const [older, newer] = [await listen('primary'), await listen('primary')];
    const admit = async ({ host, port }: pg.Client): Promise<void> => {
      if (`${host}:${port}` === older.host) throw Object.assign(new Error('replaced'), { code: '08004' });
    };
    const client = await connectTo({ url: urlOf(older, newer), bounds, admit });
    expect(`${client.host}:${client.port}`).toBe(newer.host);
    await client.end();
  });

  it('none takes writes: each is named with its reason', async () => {
    const [silent, standby] = [await listen('silent'), await listen('standby')];
    const error = await failure(connectTo({ url: urlOf(silent, standby), bounds }));
    expect(isUnreachable(error)).toBe(true);
    expect(String(error)).toMatch(new RegExp(`${silent.host}: .*has not answered.*${standby.host}: .*is in recovery`));
  });

  it('the one that was found is left when its connections end', async () => {
    const [first, second] = [await listen('primary'), await listen('primary')];
    const Client = postgresClient({ url: urlOf(first, second), bounds });
    const client = await new Client().connect();
    await first.close();
    await eventually(async () => (await failure(client.query('select 1'))) !== undefined);
    const next = await new Client().connect();
    expect(`${next.host}:${next.port}`).toBe(second.host);
    await next.end();
  });
});

it('one server in recovery is refused by name, and is not available as long as it is', async () => {
  const standby = await listen('standby');
  const error = await failure(connectTo({ url: urlOf(standby), bounds }));
  expect(error).toMatchObject({
    code: '57P03',
    message: `${standby.host} is in recovery: a standby accepts no writes. Name the primary, or all servers with commas between`,
  });
  expect(isUnreachable(error)).toBe(true);
});

describe('a pooler', () => {
  it('that lends a session for each transaction is refused, before anything is set in it', async () => {
    const pooler = await listen('transaction pooler');
    const error = await failure(connectTo({ url: urlOf(pooler), bounds }));
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toMatch(/gives each transaction another session.*PgBouncer: pool_mode = session/);
    expect(pooler.heard.filter((statement) => statement.startsWith('set'))).toEqual([]);
  });

  it('that lends a session for as long as one is connected is not, and is looked at once', async () => {
    const pooler = await listen('session pooler');
    const Client = postgresClient({ url: urlOf(pooler), bounds });
    const clients = [await new Client().connect(), await new Client().connect()];
    expect(pooler.heard.filter((statement) => statement === 'begin')).toHaveLength(3);
    for (const client of clients) await client.end();
  });

  it('drops start-up options: a session begins with statements', async () => {
    const server = await listen('primary');
    const client = await connectTo({ url: urlOf(server), role: 'razao_app', searchPath: 'razao', bounds });
    expect(server.heard).toEqual([
      'select pg_backend_pid() as pid, pg_is_in_recovery() as in_recovery',
      'set role razao_app; set synchronous_commit = on; set search_path = razao; set statement_timeout = 500',
    ]);
    await client.end();
  });
});
