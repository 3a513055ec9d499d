/**
 * A process that is stopped (SIGSTOP) while it holds a lease, and continues when another has it: its late work does not count, and each
 * thing has happened once. FAULTS=all stops each kind of leased work; else a sample of them.
 */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type {
  ObligationResponse, PartyKycResponseOut, PartyResponseOut, ScheduleResponse, SchedulerTickResponse, WebhookEndpointCreatedResponse,
} from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { sha256 } from '../../src/platform/canonical.ts';
import { CountingRail, CountingRailAdapter } from '../support/counting-rail.ts';
import { createDatabase, createMongoDatabase } from '../support/database.ts';
import { bindPix } from '../support/fake-rail.ts';
import { startKyc } from '../support/kyc.ts';
import { Receiver } from '../support/receiver.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService, type TestServiceOptions } from '../support/service.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 120_000;
/** Time for a continued process to do what it must not do, in milliseconds. */
const LATE_MS = 1_500;
const ALL = process.env['FAULTS'] === 'all';
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let databaseUrl: string;
beforeEach(async () => {
  ends.length = 0;
  databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
});
afterEach(() => endAll(ends), TIMEOUT_MS);

const start = async (options: TestServiceOptions = {}): Promise<TestService> =>
  atEnd(
    await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api', RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' }, ...options }), (it) => it.stop(),
  );
const child = async (env: Record<string, string>, script?: string): Promise<ServiceChild> =>
  atEnd(await ServiceChild.start(databaseUrl, env, script), (it) => it.kill());

/** A statement on the tenant's rows, which moves nothing on by itself. */
async function execute<T>(api: TestService, text: string, values: unknown[] = []): Promise<T[]> {
  return api.service.database.transaction(async (query) => {
    await query({ name: 'bind', text: `select set_config('razao.tenant', '${TENANT}', true)` }, []);
    return query({ name: `test ${sha256(text).slice(0, 16)}`, text }, values) as Promise<unknown> as Promise<T[]>;
  }, TENANT);
}

async function expectGoodBooks(api: TestService): Promise<void> {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}

describe('dispatch', () => {
  let rail: CountingRail;
  let api: TestService;
  const adapters = () => ({ counting: [new CountingRailAdapter(rail.url)] });
  beforeEach(async () => {
    rail = atEnd(await CountingRail.start(), (it) => it.stop());
    api = await start({ adapters: adapters() });
    await api.token();
    await bindPix(api, 'counting');
  });

  /** A payment whose time has come only when `due` is called. */
  async function payment(since: string): Promise<{ it: ObligationResponse; due(): Promise<unknown> }> {
    const from = await api.account(100);
    const it = await api.ok<ObligationResponse>('createObligation', {
      body: {
        ...transferBody(from, from, 100), rail: 'PIX', creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
      },
    });
    await execute(api, `update razao.dispatches set due_at = now() + interval '1 day', since = now() - $1::interval`, [since]);
    return { it, due: () => execute(api, 'update razao.dispatches set due_at = now()') };
  }
  const worker = () => child({ RAZAO_ROLES: 'worker', RAIL_URL: rail.url, RAZAO_RAIL_TIMEOUT_SECONDS: '20' }, 'service-with-rail');
  const read = (it: ObligationResponse) => api.ok<ObligationResponse>('getObligation', { path: { obligation_id: it.obligation_id } });

  it('stopped before it gives a payment up, which another has sent meanwhile: it stays sent, and is paid once', async () => {
    const { it, due } = await payment('2 days');
    await bindPix(api, 'counting', { isEnabled: false });
    const stopped = await worker();
    await stopped.arm('before-commit', { signal: 'SIGSTOP' });
    await due();
    await stopped.frozen();
    await bindPix(api, 'counting');
    rail.reach = () => 'hangs-after';
    await due(); // its lease has ended
    await start({ env: { RAZAO_ROLES: 'worker', RAZAO_RAIL_TIMEOUT_SECONDS: '20' }, adapters: adapters() });
    await eventually(async () => rail.asked.size === 1, 30);
    stopped.thaw();
    await sleep(LATE_MS);
    expect((await read(it)).state).toBe('PENDING');
    const clients = await api.token(['service/obligations.write']);
    expect((await api.call(
      'resolveObligation', { path: { obligation_id: it.obligation_id }, body: { outcome: 'CANCELED' }, token: clients },
    )).status).toBe(403);
    rail.reach = () => 'answers';
    await due();
    await eventually(async () => (await read(it)).resolution_outcome === 'SETTLED', 60);
    expect([...rail.asked.values()]).toEqual([1]);
    await expectGoodBooks(api);
  }, TIMEOUT_MS);

  (ALL ? it : it.skip)('stopped when the rail has a payment: whoever takes over hears of it, and it is paid once', async () => {
    const { it, due } = await payment('0 s');
    const stopped = await worker();
    await stopped.arm('after-dispatch', { signal: 'SIGSTOP' });
    await due();
    await stopped.frozen();
    await due();
    await start({ env: { RAZAO_ROLES: 'worker' }, adapters: adapters() });
    await eventually(async () => (await read(it)).resolution_outcome === 'SETTLED', 60);
    const settled = await read(it);
    stopped.thaw();
    await sleep(LATE_MS);
    expect([await read(it), [...rail.asked.values()]]).toEqual([settled, [1]]);
    await expectGoodBooks(api);
  }, TIMEOUT_MS);
});

describe('webhooks', () => {
  it('stopped in the middle of a delivery that another makes too: what it records late neither repeats nor loses it', async () => {
    const { url: mongodbUrl } = atEnd(await createMongoDatabase(), (it) => it.drop());
    const mongo = atEnd(await new MongoClient(mongodbUrl).connect(), (it) => it.close());
    const api = await start({ mongodbUrl });
    const receiver = atEnd(await Receiver.start(), (it) => it.stop());
    const held: ((status: number) => void)[] = [];
    receiver.answer = (response) => { held.push((status) => response.writeHead(status).end()); };
    await api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { body: { url: receiver.url(), event_types: ['party.*'] } });
    const env = { RAZAO_ROLES: 'worker', RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' };
    const stopped = await child({ ...env, MONGODB_URL: mongodbUrl });
    await api.party();
    await eventually(async () => held.length === 1, 30);
    stopped.freeze();
    await stopped.frozen();
    await mongo.db().collection('webhook_senders').updateMany({}, [{ $set: { until: '$$NOW' } }]); // its lease has ended
    await start({ mongodbUrl, env });
    await eventually(async () => held.length === 2, 30);
    held[0]?.(500);
    stopped.thaw();
    await sleep(LATE_MS);
    held[1]?.(204);
    const deliveries = mongo.db().collection('webhook_deliveries');
    await eventually(async () => (await deliveries.countDocuments({ state: 'PENDING' })) === 0, 30);
    expect(await deliveries.find({}, { projection: { _id: 0, state: 1, attempt: 1 } }).toArray()).toEqual([
      { state: 'SUCCEEDED', attempt: 1 },
    ]);
    expect(new Set(receiver.received.map(({ event }) => event.event_id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
  }, TIMEOUT_MS);
});

describe('schedules', () => {
  /** A tick reaches `before-commit` when it takes, executes and records: here it has been refused, and is about to record that. */
  const TO_RECORD = { signal: 'SIGSTOP', skip: 2 } as const;
  /** Here it has taken a run, and is to carry it out. */
  const TO_EXECUTE = { signal: 'SIGSTOP', skip: 1 } as const;

  it.each(ALL ? [['carries it out', TO_EXECUTE], ['records that it was refused', TO_RECORD]] as const : [
    ['records that it was refused', TO_RECORD],
  ] as const)(
    'stopped before it %s, which another has done meanwhile: the occurrence is executed once', async (_, armed) => {
      const api = await start();
      const [account_id, to] = [await api.account(), await api.account()];
      const { schedule_id } = await api.ok<ScheduleResponse>('createSchedule', { body: {
        account_id, schedule_type: 'ONE_SHOT', run_at: new Date(Date.now() + 1_000).toISOString(),
        action: { kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value: 7 }, creditor: { kind: 'account', account_id: to } },
      } });
      const [stopped, token] = [await child({ RAZAO_ROLES: 'api' }), await api.token()];
      await sleep(1_000);
      await stopped.arm('before-commit', armed);
      const late = fetch(`${stopped.baseUrl}/v1/scheduler/tick`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      await stopped.frozen();
      await api.fund(account_id, 7);
      await execute(api, 'update razao.schedule_runs set due_at = now() where due_at is not null'); // its lease has ended
      expect(await api.ok<SchedulerTickResponse>('tickScheduler')).toMatchObject({ due: 1, executed: 1 });
      stopped.thaw();
      expect((await late).status).toBe(200);
      expect(await api.ok<ScheduleResponse>('getSchedule', { path: { schedule_id } })).toMatchObject({
        state: 'COMPLETED', last_run: { state: 'EXECUTED', attempts: 1 },
      });
      expect([await api.available(account_id), await api.available(to)]).toEqual([0, 7]);
      const announced = await execute(api, `select 1 from razao.outbox where event_type = 'schedule_run.executed'`);
      expect(announced).toHaveLength(1);
      await expectGoodBooks(api);
    }, TIMEOUT_MS);
});

(ALL ? describe : describe.skip)('verification', () => {
  it('stopped with a refusal in hand, of a request that the provider has taken from another meanwhile: the request stands', async () => {
    const api = await start();
    const provider = atEnd(await startKyc(), (it) => it.stop());
    await provider.connect(api);
    await provider.script('verify', 'refuse');
    await provider.script('decide', 'timeout');
    const stopped = await child({ RAZAO_ROLES: 'worker' });
    await stopped.arm('after-dispatch', { signal: 'SIGSTOP' });
    const body = {
      type: 'individual', display_name: 'Ana', legal_name: 'Ana Souza', country: 'BR',
      tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
    };
    const { party_id } = await api.ok<PartyResponseOut>('createParty', { body });
    await api.ok('submitKyc', { path: { party_id }, body: { kyc_level: 1 } });
    await stopped.frozen();
    await execute(api, 'update razao.kyc_requests set due_at = now()'); // its lease has ended
    await start({ env: { RAZAO_ROLES: 'worker' } });
    await eventually(async () => (await execute(api, 'select 1 from razao.kyc_requests where due_at is null')).length === 1, 30);
    stopped.thaw();
    await sleep(LATE_MS);
    expect((await api.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id } })).kyc_state).toBe('PENDING');
    expect(await provider.cases(party_id)).toHaveLength(1);
    await provider.emit('KYC_VERDICT_REACHED', { reference: party_id });
    expect((await api.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id } })).kyc_state).toBe('VERIFIED');
  }, TIMEOUT_MS);
});
