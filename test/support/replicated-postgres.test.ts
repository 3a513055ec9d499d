/** Two real servers; a test can take one away in each way in which servers fail. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { endAll } from '../faults/service-child.ts';
import { ReplicatedPostgres, type ReplicationOptions } from './replicated-postgres.ts';
import { eventually } from './service.ts';
import { TcpProxy } from './tcp-proxy.ts';

const ends: (() => unknown)[] = [];
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

async function start(options: ReplicationOptions): Promise<ReplicatedPostgres> {
  const servers = await ReplicatedPostgres.start(options);
  ends.push(() => servers.stop());
  await servers.primary.query('create table public.notes (note text)');
  return servers;
}

const note = (text: string) => [`insert into public.notes values ($1) returning note`, [text]] as [string, string[]];
const NOTES = `select coalesce(string_agg(note, ' ' order by note), '') as notes from public.notes`;

/** True when a promise has settled once `other` has. */
async function isSettledBy(promise: Promise<unknown>, other: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  promise.then(() => { isSettled = true; }, () => { isSettled = true; });
  await other;
  return isSettled;
}

it('a promoted standby has what came before the link was cut, goes on a timeline of its own, and takes writes', async () => {
  const servers = await start({ synchronous: false });
  const { primary, standby, link } = servers;
  await primary.query(...note('before'));
  await servers.caughtUp();
  link.cut();
  await primary.query(...note('lost'));
  await primary.kill();
  expect(primary.isRunning).toBe(false);
  await standby.promote();
  await standby.query(...note('after'));
  expect(await standby.query(NOTES)).toEqual([{ notes: 'after before' }]);
});

it('a commit waits for a synchronous standby that hears nothing, and is there once it hears again', async () => {
  const servers = await start({ synchronous: true });
  const { primary, standby, link } = servers;
  await primary.query(...note('before'));
  link.cut();
  const waits = primary.query(...note('waits'));
  const isWaiting = async () => (await primary.query(`select 1 from pg_stat_activity where wait_event = 'SyncRep'`)).length === 1;
  expect(await isSettledBy(waits, eventually(isWaiting))).toBe(false);
  link.mend();
  link.reset();
  await waits;
  await eventually(async () => (await standby.query(NOTES))[0]?.['notes'] === 'before waits');
});

it('a frozen server keeps its connections and says nothing until it thaws', async () => {
  const { primary, standby } = await start({ synchronous: false });
  primary.freeze();
  const waits = primary.query('select 1 as one');
  expect(await isSettledBy(waits, standby.query('select 1'))).toBe(false);
  primary.thaw();
  expect(await waits).toEqual([{ one: 1 }]);
});

it('a proxy that was cut keeps what is open silent, and leads new connections where it points', async () => {
  const { primary, standby } = await start({ synchronous: false });
  const proxy = await TcpProxy.open(primary.port);
  ends.push(() => proxy.close());
  const through = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: primary.url(proxy.port) });
    client.on('error', () => undefined);
    await client.connect();
    ends.push(() => client.end().catch(() => undefined));
    return client;
  };
  const isStandby = async (client: pg.Client) => (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is;
  const old = await through();
  expect(await isStandby(old)).toBe(false);
  proxy.cut();
  const silent = isStandby(old);
  proxy.mend();
  proxy.pointTo(standby.port);
  const fresh = await through();
  expect(await isSettledBy(silent, isStandby(fresh).then((is) => expect(is).toBe(true)))).toBe(false);
  proxy.reset();
  await expect(silent).rejects.toThrow(/ECONNRESET|terminated/);
});
