/**
 * The primary is lost under load, in each way in which servers are lost, and its standby takes over. With a synchronous standby nothing
 * that was acknowledged is lost or doubled; with an asynchronous one the books are right and each lost write is known by its key. `make
 * test` takes a round of two scenes, `make faults` ten of all.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { ALL_OBLIGATIONS } from '../support/payments.ts';
import { ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../support/service.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { Load, type Sent, type Write } from './load.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 240_000;
const ALL = process.env['FAULTS'] === 'all';
const ROUNDS = Array.from({ length: ALL ? 10 : 1 }, (_, index) => index + 1);
/** Of each process. */
const CLIENTS = 6;
/* Number of writes answered before, during and after the loss. */
const SOME = 60;
/** Silent connections are given up soon. */
const IMPATIENT = { RAZAO_ROLES: 'api', RAZAO_POSTGRES_CONNECT_SECONDS: '2', RAZAO_POSTGRES_STATEMENT_SECONDS: '2' };

const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

interface Scene {
  readonly servers: ReplicatedPostgres;
  readonly proxies: readonly TcpProxy[];
}

/** Ways to lose the primary. */
const LOSSES: Record<string, (scene: Scene) => unknown> = {
  crash: ({ servers }) => servers.primary.kill(),
  freeze: ({ servers }) => servers.primary.freeze(),
  cut: ({ servers, proxies }) => {
    servers.link.cut();
    for (const proxy of proxies) proxy.cut();
  },
};

/** Transfers to and fro between accounts that have little, and now and then a commit without entries. */
function writes(accounts: readonly string[]): () => Write {
  let n = 0;
  return () => {
    n += 1;
    if (n % 10 === 0) return {
      operationId: 'createParty', path: '/v1/parties', body: { type: 'individual', display_name: `Ana ${n}`, country: 'BR' },
    };
    const [from = '', to = ''] = [accounts[n % accounts.length], accounts[(n + 1 + (n % 3)) % accounts.length]];
    return { operationId: 'createObligation', path: '/v1/obligations', body: transferBody(from, to === from ? accounts[0] ?? '' : to, 1 +
      (n % 40)) };
  };
}

const idIn = (text = '{}'): string => {
  const { obligation_id, party_id } = JSON.parse(text) as { obligation_id?: string; party_id?: string };
  return obligation_id ?? party_id ?? '';
};

/** All that is there, by id. */
async function kept({ service }: TestService): Promise<ReadonlySet<string>> {
  const rows = await service.database.forTenant(TENANT).read((em) => em.execute<{ id: string }[]>(
    `select obligation_id as id from ${ALL_OBLIGATIONS} union all select party_id from razao.parties`));
  return new Set(rows.map(({ id }) => id));
}

async function expectGoodBooks({ service }: TestService): Promise<void> {
  expect(await verifyJournal(service.database, TENANT)).toMatchObject({ ok: true });
  const [row] = await service.database.forTenant(TENANT).read((em) => em.execute<{ sum: string; overdrawn: string }[]>(
    'select sum(posted) as sum, count(*) filter (where posted < 0 and not may_overdraw) as overdrawn from razao.balances'));
  expect(row).toEqual({ sum: '0', overdrawn: '0' });
}

const isDone = ({ status }: Partial<Sent>): boolean => status !== undefined && status < 300;

/* Plays the scene. @returns the acknowledged writes, those of them that are gone, and a service on the new primary. */
async function play(loss: string, synchronous: boolean) {
  const servers = atEnd(await ReplicatedPostgres.start({ synchronous }), (it) => it.stop());
  const before = await startTestService({ databaseUrl: servers.primary.url(), env: { RAZAO_ROLES: 'api' } });
  const owner = await before.party();
  const accounts = await Promise.all(Array.from({ length: 6 }, () => before.account(200, { owner })));
  const token = await before.token();
  await before.stop();
  await servers.caughtUp();
  const proxies = await Promise.all(Array.from({ length: 2 }, async () => atEnd(
    await TcpProxy.open(servers.primary.port), (it) => it.close(),
  )));
  const children = await Promise.all(proxies.map(async (proxy) => atEnd(
    await ServiceChild.start(servers.primary.url(proxy.port), IMPATIENT), (it) => it.kill(),
  )));

  const load = new Load(token);
  const next = writes(accounts);
  const answered = async (more: number): Promise<void> => {
    const from = load.succeeded.length;
    await eventually(async () => load.succeeded.length >= from + more, 60);
  };
  for (const child of children) load.start(CLIENTS, () => child.baseUrl, next);
  await answered(SOME);
  if (!synchronous) {
    servers.link.cut();
    await answered(SOME);
  }
  await LOSSES[loss]?.({ servers, proxies });
  await servers.standby.promote();
  for (const proxy of proxies) {
    proxy.mend();
    proxy.pointTo(servers.standby.port);
  }
  await answered(2 * SOME);
  await load.stop();

  const after = atEnd(await startTestService({ databaseUrl: servers.standby.url(), env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  const there = await kept(after);
  const lost = load.succeeded.filter(({ text }) => !there.has(idIn(text)));
  return { load, lost, after, children };
}

/** Everything is repeated with its key, at both processes: each key that is done is one row, which is there. @returns the answers. */
async function expectOnce({ load, after, children }: Awaited<ReturnType<typeof play>>): Promise<ReadonlyMap<string, Partial<Sent>>> {
  const answers = new Map<string, Partial<Sent>>();
  for (const child of [...children, ...children]) {
    for (const { sent, now } of await load.repeatAll(child.baseUrl)) {
      expect([200, 201, 422]).toContain(now.status);
      const known = answers.get(sent.key);
      if (known && isDone(known)) expect(now.text).toBe(known.text);
      answers.set(sent.key, now);
    }
  }
  const done = [...answers.values()].filter(isDone).map(({ text }) => idIn(text));
  expect(new Set(done).size).toBe(done.length);
  const there = await kept(after);
  expect(done.filter((id) => !there.has(id))).toEqual([]);
  const byAccounts = await after.service.database.forTenant(TENANT).read((em) => em.execute<{ n: string }[]>(
    `select (select count(*) from ${ALL_OBLIGATIONS} where rail = 'NATIVE') + (select count(*) - 1 from razao.parties) as n`));
  expect(Number(byAccounts[0]?.n)).toBe(done.length);
  return answers;
}

describe.each(ALL ? ['crash', 'freeze', 'cut'] : ['crash'])('a primary that is lost by a %s', (loss) => {
  it.each(ROUNDS)('and its synchronous standby promoted: nothing is lost and nothing doubled (round %i)', async () => {
    const played = await play(loss, true);
    expect(played.lost).toEqual([]);
    await expectGoodBooks(played.after);
    const answers = await expectOnce(played);
    for (const { key, text } of played.load.succeeded) expect(answers.get(key)?.text).toBe(text);
    await expectGoodBooks(played.after);
  }, TIMEOUT_MS);

  it.each(ROUNDS)('and its asynchronous standby promoted: the books are right, and what is lost is told (round %i)', async () => {
    const played = await play(loss, false);
    expect(played.lost.length).toBeGreaterThan(0);
    await expectGoodBooks(played.after);
    const answers = await expectOnce(played);
    const lost = new Set(played.lost.map(({ key }) => key));
    for (const { key, text } of played.load.succeeded) {
      if (lost.has(key)) expect(idIn(answers.get(key)?.text)).not.toBe(idIn(text));
      else expect(answers.get(key)?.text).toBe(text);
    }
    await expectGoodBooks(played.after);
  }, TIMEOUT_MS);
});
