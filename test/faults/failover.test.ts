/** The primary is lost and its standby promoted: no money is made, and no answer has data that the new primary does not have. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventListResponse, ObligationResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { Store } from '../../src/onchain/chain/server/store.ts';
import { bindRail, SPONSOR } from '../../src/domains/rails/index.ts';
import { addProvider, deliver } from '../support/deliver.ts';
import { ReplicatedPostgres, type PostgresNode, type ReplicationOptions } from '../support/replicated-postgres.ts';
import { eventually, startTestService, TENANT, transferBody, type Answer, type TestService } from '../support/service.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { endAll } from './service-child.ts';

const TIMEOUT_MS = 120_000;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

/** Two processes on a primary with a standby, each by a proxy of its own. */
interface World {
  readonly servers: ReplicatedPostgres;
  readonly here: TestService;
  readonly there: TestService;
  /** The proxy of the first process. */
  readonly proxy: TcpProxy;
  /** The primary dies and the standby takes its place. */
  failOver(): Promise<void>;
}

async function start(options: ReplicationOptions = { synchronous: false }): Promise<World> {
  const servers = atEnd(await ReplicatedPostgres.start(options), (it) => it.stop());
  const proxies = [await TcpProxy.open(servers.primary.port), await TcpProxy.open(servers.primary.port)];
  for (const proxy of proxies) atEnd(proxy, (it) => it.close());
  const service = async (proxy: TcpProxy | undefined): Promise<TestService> => atEnd(await startTestService({
    databaseUrl: servers.primary.url(proxy?.port), env: { RAZAO_ROLES: 'api' },
  }), (it) => it.stop());
  const [here, there] = [await service(proxies[0]), await service(proxies[1])];
  return {
    servers, here, there, proxy: proxies[0] as TcpProxy,
    async failOver() {
      await servers.primary.kill();
      await servers.standby.promote();
      for (const proxy of proxies) proxy.pointTo(servers.standby.port);
    },
  };
}

/** The balances of the tenant sum to zero, nobody but the faucet is negative, and the journal agrees. */
async function expectGoodBooks({ service }: TestService): Promise<void> {
  expect(await verifyJournal(service.database, TENANT)).toMatchObject({ ok: true });
  const [row] = await service.database.forTenant(TENANT).read((em) => em.execute<{ sum: string; overdrawn: string }[]>(
    'select sum(posted) as sum, count(*) filter (where posted < 0 and not may_overdraw) as overdrawn from razao.balances'));
  expect(row).toEqual({ sum: '0', overdrawn: '0' });
}

async function commitNumbers({ service }: TestService): Promise<bigint[]> {
  const rows = await service.database.forTenant(TENANT).read((em) => em.execute<{ commit_no: string }[]>(
    'select commit_no from razao.commits order by commit_no'));
  return rows.map(({ commit_no }) => BigInt(commit_no));
}

const lastCommit = async (api: TestService): Promise<bigint> => (await commitNumbers(api)).at(-1) ?? 0n;

describe('a process whose memory is of commits that the new primary never had', () => {
  /** Commits of the other process after the failover, which bring the head to the number that this one remembers. */
  const others: Record<string, (world: World, accounts: readonly string[]) => Promise<unknown>> = {
    'a payment': ({ there }, [from = '', to = '']) => there.transfer(from, to, 1).then(({ status }) => expect(status).toBe(201)),
    'a commit without entries': ({ there }, [account_id = '']) => there.ok('freezeAccount', { path: { account_id }, body: {} }),
    'several commits, the first of which this one sees by another payment': async ({ here, there }, [from = '', to = '']) => {
      for (const api of [there, there, there, here]) expect(await api.transfer(from, to, 1)).toMatchObject({ status: 201 });
    },
    'nothing': async () => undefined,
  };

  it.each(Object.keys(others))('pays nothing from it, where the other process has committed %s', async (other) => {
    const world = await start();
    const { servers, here, there } = world;
    const owner = await here.party();
    const [poor = '', payee = '', one = '', two = ''] = [
      await here.account(100, { owner }), await here.account(0, { owner }), await here.account(100, { owner }),
      await here.account(100, { owner }),
    ];
    for (const api of [here, there]) expect((await api.transfer(one, two, 1)).status).toBe(201);
    expect((await here.transfer(poor, payee, 1)).status).toBe(201);
    await servers.caughtUp();
    servers.link.cut();
    expect((await here.transfer(two, poor, 50)).status).toBe(201);
    const lost = await lastCommit(here);
    const after = (await here.ok<EventListResponse>('listEvents')).items[0]?.position ?? '';
    await world.failOver();
    await others[other]?.(world, [one, two]);
    expect((await here.transfer(poor, payee, 120)).body).toMatchObject({ error: 'INSUFFICIENT_FUNDS' });
    expect((await here.transfer(poor, payee, 99)).status).toBe(201);
    expect([await there.available(poor), await there.available(payee)]).toEqual([0, 100]);
    const numbers = await commitNumbers(there);
    expect(numbers.filter((it) => it === lost)).toEqual([]);
    expect(numbers.at(-1)).toBeGreaterThan(lost);
    // A place of the feed that a client keeps is never taken for another's.
    expect((await there.call('listEvents', { query: { after } })).body).toMatchObject({ error: 'INVALID_POSITION' });
    await expectGoodBooks(there);
  }, TIMEOUT_MS);
});

describe('the key of a write that is gone', () => {
  it('is carried out again, once, whichever process is asked', async () => {
    const world = await start();
    const { servers, here, there } = world;
    const owner = await here.party();
    const [from, to] = [await here.account(100, { owner }), await here.account(0, { owner })];
    await servers.caughtUp();
    servers.link.cut();
    const key = randomUUID();
    const lost = await here.transfer(from, to, 60, { key });
    expect(lost.status).toBe(201);
    await world.failOver();
    const again = await here.transfer(from, to, 60, { key });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(again.body.obligation_id).not.toBe(lost.body.obligation_id);
    await there.ok<ObligationResponse>('getObligation', { path: { obligation_id: again.body.obligation_id } });
    const repeated = await there.call<ObligationResponse>('createObligation', { key, body: transferBody(from, to, 60) });
    expect([repeated.headers['idempotency-replayed'], repeated.body]).toEqual(['true', again.body]);
    expect([await there.available(from), await there.available(to)]).toEqual([40, 60]);
    await expectGoodBooks(there);
  }, TIMEOUT_MS);
});

/** The number of the primary's commits that wait for the standby. */
async function waiting({ primary }: ReplicatedPostgres): Promise<number> {
  return (await primary.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)).length;
}

/** As a person may, who sees that writes hang. */
const CANCEL = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;

describe('a commit whose wait for the synchronous standby is cancelled', () => {
  it.each(['payment', 'party'])('is no success until the standby has it: a %s', async (kind) => {
    const { servers, here } = await start({ synchronous: true });
    const owner = await here.party();
    const [from, to] = [await here.account(100, { owner }), await here.account(0, { owner })];
    servers.link.cut();
    const key = randomUUID();
    const call = kind === 'payment'
      ? () => here.call('createObligation', { key, body: transferBody(from, to, 60) })
      : () => here.call('createParty', { key, body: { type: 'individual', display_name: 'Ana', country: 'BR' } });
    const answers: Answer[] = [];
    const answered = call().then((answer) => answers.push(answer));
    await eventually(async () => (await waiting(servers)) === 1);
    await servers.primary.query(CANCEL);
    const isTold = kind === 'payment' ? async () => (await waiting(servers)) === 1 : async () => answers.length === 1;
    await eventually(isTold);
    expect(answers.map(({ status }) => status)).toEqual(kind === 'payment' ? [] : [503]);
    const repeated = kind === 'payment' ? undefined : call();
    if (repeated) await eventually(async () => (await waiting(servers)) === 1);
    servers.link.mend();
    servers.link.reset();
    await answered;
    const last = await (repeated ?? call());
    expect([last.status < 300, last.headers['idempotency-replayed']]).toEqual([true, 'true']);
    await servers.primary.kill();
    await servers.standby.promote();
    const table = kind === 'payment' ? 'journal_entries where amount = 60' : `parties where display_name = 'Ana'`;
    expect(await servers.standby.query(`select from razao.${table}`)).toHaveLength(1);
  }, TIMEOUT_MS);
});

it('what the chain keeps is not kept until the standby has it', async () => {
  const servers = atEnd(await ReplicatedPostgres.start({ synchronous: true }), (it) => it.stop());
  const lost: Error[] = [];
  const open = () => Store.open(servers.primary.url(), (error) => lost.push(error));
  const store = await open();
  servers.link.cut();
  const kept = store.keep([{ id: 'a', cbor: Buffer.of(0), valid: true, trace: [], error: null, effect: { spent: [], made: [] } }]).then(
    () => 'kept', (error: unknown) => error,
  );
  await eventually(async () => (await waiting(servers)) === 1);
  await servers.primary.query(CANCEL);
  expect(await kept).toMatchObject({ code: '08007' });
  expect(lost.length).toBeGreaterThan(0);
  const opening = open();
  await eventually(async () => (await waiting(servers)) === 1);
  servers.link.mend();
  servers.link.reset();
  const again = atEnd(await opening, (it) => it.close());
  expect([...await again.known(['a'])]).toEqual(['a']);
  expect(await servers.standby.query(`select from chain.transactions where id = 'a'`)).toHaveLength(1);
}, TIMEOUT_MS);

it('a lease that is gone has the number of no other', async () => {
  const { primary, standby, link } = atEnd(await ReplicatedPostgres.start({ synchronous: false }), (it) => it.stop());
  const taken = async (node: PostgresNode): Promise<string[]> =>
    (await node.query<{ lease: string }>('select razao.new_lease() as lease from generate_series(1, 100)')).map(({ lease }) => lease);
  link.cut();
  const gone = await taken(primary);
  await primary.kill();
  await standby.promote();
  expect((await taken(standby)).filter((lease) => gone.includes(lease))).toEqual([]);
}, TIMEOUT_MS);

describe('a process that has seen the new primary', () => {
  it('forgets what it knew of the old one, and writes nothing to it when it comes again', async () => {
    const { servers, here, proxy } = await start();
    const { primary, standby, link } = servers;
    const owner = await here.party();
    const [from, to] = [await here.account(100, { owner }), await here.account(0, { owner })];
    await servers.caughtUp();
    link.cut();
    const { history } = here.service.database;
    expect((await here.transfer(from, to, 1)).status).toBe(201);
    expect(here.service.database.history).toBe(history);
    primary.freeze();
    await standby.promote();
    proxy.pointTo(standby.port);
    proxy.reset();
    await eventually(async () => (await here.call('getAccountBalance', { path: { account_id: from } })).status === 200);
    expect(here.service.database.history).not.toBe(history);
    primary.thaw();
    const entries = async () => (await primary.query('select from razao.journal_entries')).length;
    const before = await entries();
    proxy.pointTo(primary.port);
    proxy.reset();
    expect((await here.transfer(from, to, 1)).status).toBe(503);
    expect(await entries()).toBe(before);
    proxy.pointTo(standby.port);
    await eventually(async () => (await here.transfer(from, to, 1)).status === 201);
  }, TIMEOUT_MS);

  it('hears no provider whose binding is gone', async () => {
    const world = await start();
    const { servers, here } = world;
    await addProvider(here);
    const account_id = await here.account(1);
    await servers.caughtUp();
    servers.link.cut();
    await bindRail(here.service.contextFor(TENANT), {
      rail: 'PIX', providerId: 'sim-demo', adapter: SPONSOR, priority: 1, capabilities: ['INBOUND'], isEnabled: true,
    });
    const credit = () => deliver(here, { body: {
      event: 'CREDIT_RECEIVED', occurred_at: here.service.database.clock.now().toISOString(),
      data: { end_to_end_id: `E${randomUUID()}`, amount: { currency: 'BRL', value: 1 }, key: 'loja@example.com' },
    } });
    expect(await credit()).toMatchObject({ status: 200 });
    await world.failOver();
    await eventually(async () => (await here.call('getAccountBalance', { path: { account_id } })).status === 200);
    expect(await credit()).toMatchObject({ body: { error: 'WEBHOOK_REJECTED' } });
  }, TIMEOUT_MS);
});
