/** Dispatch by the real dispatcher, over a rail that misbehaves as it is told, on a clock that the test moves. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountBalanceResponse, ObligationResponse } from '../../../generated/models.ts';
import { bindPix, FakeRail, type Deed, type Turn } from '../../../test/support/fake-rail.ts';
import { eventually, startTestService, type Answer, type Call, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { Dispatcher, type DispatchSettings } from './dispatcher.ts';

const MINUTE = 60_000;
const CLIENT_SCOPES = ['service/obligations.write', 'service/accounts.read'];

let clock: FixedClock;
let rail: FakeRail;
let other: FakeRail;
let api: TestService;
let dispatcher: Dispatcher;
let dispatchers: Dispatcher[];

beforeEach(async () => {
  clock = new FixedClock();
  [rail, other] = [new FakeRail(), new FakeRail()];
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' }, adapters: { fake: [rail], other: [other] } });
  await api.token();
  await bindPix(api, 'fake');
  dispatchers = [];
  dispatcher = newDispatcher();
});
afterEach(async () => {
  const books = await verifyJournal(api.service.database, 'demo');
  await Promise.all(dispatchers.map((it) => it.stop()));
  await api.stop();
  expect(books).toMatchObject({ ok: true });
});

function newDispatcher(given: Partial<DispatchSettings> = {}): Dispatcher {
  const settings = { timeoutMs: 5_000, retryForMs: 60 * MINUTE, askForMs: 24 * 60 * MINUTE, concurrency: 16, ...given };
  const { database } = api.service;
  const { rails } = api.service.contextFor('demo');
  const made = new Dispatcher({
    database, rails, contextFor: (tenant) => api.service.contextFor(tenant), settings, log: createLog('silent'),
  });
  dispatchers.push(made);
  return made;
}

/** Moves the clock, and has the dispatcher do all that is due then. */
async function after(ms: number, by = dispatcher): Promise<void> {
  clock.advance(ms);
  await by.poll();
  await by.idle();
}

async function payout(given: { tenant?: string; from?: string; value?: number; rail?: string } = {}): Promise<ObligationResponse> {
  const { tenant = 'demo', value = 100 } = given;
  const account_id = given.from ?? (await api.account(value, { tenant }));
  return api.ok('createObligation', { tenant, body: {
    rail: given.rail ?? 'PIX', amount: { currency: 'BRL', value },
    debtor: { kind: 'account', account_id }, creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
  } });
}

const read = ({ obligation_id }: ObligationResponse, tenant = 'demo') => api.ok<ObligationResponse>('getObligation', {
  path: { obligation_id }, tenant,
});
const stateOf = async (it: ObligationResponse, tenant = 'demo') => {
  const { state, resolution_outcome, version } = await read(it, tenant);
  return [state, resolution_outcome, version].filter((part) => part !== null).join(' ');
};
const resolve = (operation: 'resolveObligation' | 'redispatchObligation', it: ObligationResponse, call: Call = {}): Promise<Answer> =>
  api.call(operation, { path: { obligation_id: it.obligation_id }, ...call });
const cancel = async (it: ObligationResponse) => resolve('resolveObligation', it, {
  body: { outcome: 'CANCELED' }, token: await api.token(CLIENT_SCOPES),
});

async function announced({ obligation_id }: ObligationResponse): Promise<string[]> {
  const rows = await api.service.database.forTenant('demo').read((em) => em.execute<{ event_type: string; entity_version: string }[]>(
    'select event_type, entity_version from razao.outbox where entity_id = ? order by commit_no, n', [obligation_id]));
  return rows.map((row) => `${row.event_type.replace('obligation.', '')} ${row.entity_version}`);
}

async function funds({ debtor }: ObligationResponse): Promise<{ posted: number; outgoing: number } | undefined> {
  const body = await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id: debtor.account_id ?? '' } });
  return body.assets[0]?.balances;
}

async function onException(): Promise<number> {
  const [row] = await api.service.database.forTenant('demo').read((em) => em.execute<{ posted: string }[]>(
    `select posted from razao.balances join razao.accounts using (tenant_id, account_id) where system_role = 'exception'`));
  return Number(row?.posted ?? 0);
}

describe('a payment', () => {
  it('that its rail accepts is DISPATCHED, asked for later, and settles', async () => {
    const it = await payout();
    await after(0);
    expect([await stateOf(it), rail.calls]).toEqual(['DISPATCHED 2', ['pay']]);
    await after(999);
    expect(rail.calls).toEqual(['pay']);
    rail.finding = 'SETTLED';
    await after(1);
    expect([await stateOf(it), rail.calls]).toEqual(['FINAL SETTLED 3', ['pay', 'find']]);
    expect(await announced(it)).toEqual(['created 1', 'dispatched 2', 'settled 3']);
  });

  it('that its rail settles at once is announced as dispatched first', async () => {
    rail.turns.push('settle');
    const it = await payout();
    await after(0);
    expect(await announced(it)).toEqual(['created 1', 'dispatched 2', 'settled 3']);
  });

  it('that its rail refuses gives the money back, with the reason', async () => {
    rail.turns.push('refuse');
    const it = await payout();
    await after(0);
    expect(await read(it)).toMatchObject({ state: 'FINAL', resolution_outcome: 'FAILED', reason: 'AC03: no such account', version: 2 });
    expect(await funds(it)).toMatchObject({ posted: 100, outgoing: 0 });
  });

  it('that its rail fails later gives the money back', async () => {
    const it = await payout();
    await after(0);
    rail.finding = 'FAILED';
    await after(1_000);
    expect(await stateOf(it)).toBe('FINAL FAILED 3');
    expect(await funds(it)).toMatchObject({ posted: 100, outgoing: 0 });
  });

  it('that settled for another amount never settles: its money waits on the exception account, for who resolves it', async () => {
    const it = await payout();
    await after(0);
    [rail.finding, rail.amount] = ['SETTLED', 99n];
    await after(1_000);
    expect([await stateOf(it), await onException()]).toEqual(['DISPATCHED 3', 100]);
    await after(MINUTE);
    expect(await onException()).toBe(100);
    await api.ok('resolveObligation', { path: { obligation_id: it.obligation_id }, body: { outcome: 'FAILED' } });
    expect([await onException(), await funds(it)]).toEqual([0, expect.objectContaining({ posted: 100, outgoing: 0 })]);
  });

  it('that settled for another amount at once never settles either', async () => {
    rail.turns.push('settle');
    rail.amount = 99n;
    const it = await payout();
    const before = await onException();
    await after(0);
    expect([await stateOf(it), await onException()]).toEqual([expect.stringMatching(/^DISPATCHED/), before + 100]);
    await api.ok('resolveObligation', { path: { obligation_id: it.obligation_id }, body: { outcome: 'FAILED' } });
    expect(await funds(it)).toMatchObject({ posted: 100, outgoing: 0 });
  });

  it('that the provider has in another currency is not this one: it is asked for again', async () => {
    const it = await payout();
    await after(0);
    [rail.finding, rail.currency] = ['SETTLED', 'USD'];
    await after(1_000);
    expect(await stateOf(it)).toBe('DISPATCHED 2');
    rail.currency = undefined;
    await after(MINUTE);
    expect(await stateOf(it)).toBe('FINAL SETTLED 3');
  });

  it('whose reference another has at the provider waits for an operator: what becomes of that one is not asked', async () => {
    rail.turns.push('another');
    rail.finding = 'SETTLED';
    const it = await payout();
    await after(0);
    for (let hour = 0; hour < 30; hour += 1) await after(60 * MINUTE);
    expect([await stateOf(it), rail.calls]).toEqual([expect.stringMatching(/^DISPATCHED/), ['pay']]);
  });

  it('is asked for with ever longer pauses, and no more when the settings say so', async () => {
    const it = await payout();
    await after(0);
    const asked = async (ms: number) => {
      const before = rail.calls.length;
      await after(ms);
      return rail.calls.length - before;
    };
    expect([await asked(1_000), await asked(1_999), await asked(1), await asked(3_999), await asked(1)]).toEqual([1, 0, 1, 0, 1]);
    for (let hour = 0; hour < 30; hour += 1) await after(60 * MINUTE);
    expect(await asked(60 * MINUTE)).toBe(0);
    expect(await stateOf(it)).toBe('DISPATCHED 2');
  });
});

describe('a rail that cannot be reached', () => {
  it('leaves the payment PENDING and is tried again after 1, 2, 4 … seconds', async () => {
    rail.turns.push('unreachable', 'unreachable', 'unreachable');
    const it = await payout();
    await after(0);
    expect(await stateOf(it)).toBe('PENDING 1');
    for (const [ms, calls] of [[1_999, 1], [1, 2], [3_999, 2], [1, 3], [8_000, 4]] as const) {
      await after(ms);
      expect([ms, rail.calls.length]).toEqual([ms, calls]);
    }
    expect(await stateOf(it)).toBe('DISPATCHED 2');
    expect(rail.paid.get(it.obligation_id)?.asked).toBe(1);
  });

  it('leaves it to its client to cancel meanwhile: it was never sent', async () => {
    rail.turns.push('unreachable');
    const it = await payout();
    await after(0);
    expect((await cancel(it)).status).toBe(200);
    await after(MINUTE);
    expect([rail.paid.size, await stateOf(it)]).toEqual([0, 'FINAL CANCELED 2']);
  });

  it('for too long ends in DISPATCH_FAILED, which an operator sends again: it is paid once', async () => {
    rail.turns.push(...Array.from({ length: 40 }, (): Turn => 'unreachable'));
    const it = await payout();
    for (let minute = 0; minute < 70; minute += 5) await after(5 * MINUTE);
    expect(await stateOf(it)).toBe('DISPATCH_FAILED 2');
    expect(await funds(it)).toMatchObject({ posted: 0, outgoing: 100 });
    rail.turns.length = 0;
    const calls = rail.calls.length;
    await after(60 * MINUTE);
    expect(rail.calls).toHaveLength(calls);
    expect((await resolve('redispatchObligation', it)).body).toMatchObject({ state: 'PENDING', version: 3 });
    expect((await resolve('redispatchObligation', it)).body).toMatchObject({ state: 'PENDING', version: 3 });
    await after(0);
    expect((await resolve('redispatchObligation', it)).body).toMatchObject({ error: 'DISPATCH_NOT_FAILED' });
    rail.finding = 'SETTLED';
    await after(1_000);
    expect((await resolve('redispatchObligation', it)).body).toMatchObject({ error: 'OBLIGATION_FINAL' });
    expect(rail.paid.get(it.obligation_id)?.asked).toBe(1);
    expect(await announced(it)).toEqual(['created 1', 'dispatch_failed 2', 'redispatched 3', 'dispatched 4', 'settled 5']);
  });

  it('after DISPATCH_FAILED the client may still cancel: it was never sent', async () => {
    rail.turns.push(...Array.from({ length: 40 }, (): Turn => 'unreachable'));
    const it = await payout();
    for (let minute = 0; minute < 70; minute += 5) await after(5 * MINUTE);
    expect((await cancel(it)).body).toMatchObject({ state: 'FINAL', resolution_outcome: 'CANCELED' });
    expect(await funds(it)).toMatchObject({ posted: 100, outgoing: 0 });
  });

  it('is left for another that is bound in its place', async () => {
    rail.turns.push('unreachable');
    const it = await payout();
    await after(0);
    await bindPix(api, 'other', { providerId: 'second' });
    await bindPix(api, 'fake', { isEnabled: false });
    await after(2_000);
    expect([rail.paid.size, other.paid.get(it.obligation_id)?.provider]).toEqual([0, 'second']);
  });

  it('because none is bound any more ends in DISPATCH_FAILED; redispatch says so', async () => {
    const it = await payout();
    await bindPix(api, 'fake', { isEnabled: false });
    for (let minute = 0; minute < 70; minute += 5) await after(5 * MINUTE);
    expect(await stateOf(it)).toBe('DISPATCH_FAILED 2');
    expect((await resolve('redispatchObligation', it)).body).toMatchObject({ error: 'RAIL_NOT_BOUND', details: { rail: 'PIX' } });
  });
});

describe('an unknown outcome', () => {
  it.each<[string, Turn]>([
    ['of a call without an answer', 'unanswered'],
    ['of a call that breaks in some other way', 'broken'],
  ])('%s is asked about, and not paid again', async (_, turn) => {
    rail.turns.push(turn);
    const it = await payout();
    await after(0);
    expect(await stateOf(it)).toBe('DISPATCHED 2');
    rail.finding = 'SETTLED';
    await after(1_000);
    expect([await stateOf(it), rail.calls]).toEqual(['FINAL SETTLED 3', ['pay', 'find']]);
    expect(rail.paid.get(it.obligation_id)?.asked).toBe(1);
  });

  it('that the rail has never heard of is paid again, under the same reference', async () => {
    rail.turns.push('lost');
    const it = await payout();
    await after(0);
    await after(1_000);
    expect([await stateOf(it), rail.calls]).toEqual(['DISPATCHED 2', ['pay', 'find', 'pay']]);
    expect([...rail.paid.keys()]).toEqual([it.obligation_id]);
  });

  it('stays DISPATCHED while the rail cannot be asked, and is never given up', async () => {
    rail.turns.push('unanswered');
    rail.finding = 'unreachable';
    const it = await payout();
    for (let hour = 0; hour < 40; hour += 1) await after(60 * MINUTE);
    expect(await stateOf(it)).toBe('DISPATCHED 2');
    expect(rail.paid.get(it.obligation_id)?.asked).toBe(1);
    expect((await resolve('redispatchObligation', it)).body).toMatchObject({ error: 'DISPATCH_NOT_FAILED' });
    expect((await cancel(it)).body).toMatchObject({ error: 'INSUFFICIENT_SCOPE' });
  });

  it('is asked of the provider that was called, whoever is bound now', async () => {
    rail.turns.push('unanswered');
    const it = await payout();
    await after(0);
    await bindPix(api, 'other', { providerId: 'second' });
    await bindPix(api, 'fake', { isEnabled: false });
    rail.finding = 'SETTLED';
    await after(1_000);
    expect([await stateOf(it), rail.calls, other.calls]).toEqual(['FINAL SETTLED 3', ['pay', 'find'], []]);
  });

  it('is what a rail leaves that does not answer in time; its late answer changes nothing', async () => {
    const late = Promise.withResolvers<Deed>();
    rail.turns.push(late.promise);
    const it = await payout();
    await after(0, newDispatcher({ timeoutMs: 50 }));
    expect(await stateOf(it)).toBe('DISPATCHED 2');
    late.resolve('settle');
    await sleep(20);
    await after(1_000);
    expect([await stateOf(it), rail.paid.get(it.obligation_id)?.asked, rail.calls]).toEqual(['DISPATCHED 2', 1, ['pay', 'find']]);
  });

  it('is what a process leaves that died between the call and its record', async () => {
    const never = Promise.withResolvers<Deed>();
    rail.turns.push(never.promise);
    const it = await payout();
    await dispatcher.poll();
    await eventually(async () => rail.inHand === 1);
    rail.paid.set(it.obligation_id, { asked: 1, provider: 'sim-demo' });
    const next = newDispatcher();
    await after(14_000, next);
    expect(rail.calls).toEqual(['pay']);
    await after(2_000, next);
    expect([await stateOf(it), rail.calls, rail.paid.get(it.obligation_id)?.asked]).toEqual(['DISPATCHED 2', ['pay', 'find'], 1]);
    never.resolve('unreachable');
    await dispatcher.idle();
    expect(await stateOf(it)).toBe('DISPATCHED 2');
  });
});

describe('a process that dies', () => {
  it('after it recorded the rail’s answer, before it gave the payment back: the rail is asked, and not paid again', async () => {
    const it = await payout();
    const { database } = api.service;
    const query = database.query.bind(database);
    database.query = async (statement, values) => {
      if (statement.name === 'move-dispatch') throw new Error('killed');
      return query(statement, values) as never;
    };
    await after(0);
    database.query = query;
    expect([await stateOf(it), rail.calls]).toEqual(['DISPATCHED 2', ['pay']]);
    rail.finding = 'SETTLED';
    await after(16_000);
    expect([await stateOf(it), rail.calls]).toEqual(['FINAL SETTLED 3', ['pay', 'find']]);
  });
});

describe('cancel and dispatch', () => {
  it('while the rail is called, a client may not cancel; an operator may, and the rail’s answer changes nothing', async () => {
    const answer = Promise.withResolvers<Deed>();
    rail.turns.push(answer.promise);
    const it = await payout();
    await dispatcher.poll();
    await eventually(async () => rail.inHand === 1);
    expect(await stateOf(it)).toBe('PENDING 1');
    expect(await cancel(it)).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_SCOPE' } });
    expect((await resolve('resolveObligation', it, { body: { outcome: 'CANCELED' } })).status).toBe(200);
    answer.resolve('accept');
    await dispatcher.idle();
    expect(await announced(it)).toEqual(['created 1', 'canceled 2']);
  });

  it('race in Postgres, and exactly one wins', async () => {
    const from = await api.account(4_000);
    const made: ObligationResponse[] = [];
    for (let n = 0; n < 40; n += 1) made.push(await payout({ from }));
    const token = await api.token(CLIENT_SCOPES);
    const second = newDispatcher();
    const [answers] = await Promise.all([
      Promise.all(made.map((it) => resolve('resolveObligation', it, { body: { outcome: 'CANCELED' }, token }))),
      dispatcher.poll(), second.poll(),
    ]);
    await Promise.all([dispatcher.idle(), second.idle()]);
    await after(0);
    const isCanceled = answers.map(({ status }) => status === 200);
    expect(made.map((it) => rail.paid.has(it.obligation_id))).toEqual(isCanceled.map((canceled) => !canceled));
    expect([...rail.paid.values()].every(({ asked }) => asked === 1)).toBe(true);
    for (const { status } of answers) expect([200, 403]).toContain(status);
  });
});

describe('several at once', () => {
  it('a rail that hangs delays no other tenant, no other rail, and no more calls than are allowed', async () => {
    const never = Promise.withResolvers<Deed>();
    rail.turns.push(...Array.from({ length: 100 }, () => never.promise));
    const from = await api.account(3_000);
    const stuck: ObligationResponse[] = [];
    for (let n = 0; n < 20; n += 1) stuck.push(await payout({ from }));
    await api.token(undefined, 'acme');
    await bindPix(api, 'other', { tenant: 'acme', providerId: 'sim-acme' });
    const ofAcme = await payout({ tenant: 'acme' });
    const overMock = await payout({ from, rail: 'MOCK' });
    const bounded = newDispatcher({ concurrency: 4 });
    await bounded.poll();
    await eventually(async () => (await stateOf(ofAcme, 'acme')) === 'DISPATCHED 2' && (await stateOf(overMock)) === 'DISPATCHED 2');
    await bounded.poll();
    expect([rail.inHand, rail.mostInHand]).toEqual([4, 4]);
    rail.turns.length = 0;
    never.resolve('accept');
    await eventually(async () => rail.paid.size === 20);
    await bounded.idle();
    expect(rail.mostInHand).toBe(4);
  });

  it('many dispatchers send each payment once', async () => {
    const from = await api.account(5_000);
    const made: ObligationResponse[] = [];
    for (let n = 0; n < 50; n += 1) made.push(await payout({ from }));
    const all = [dispatcher, newDispatcher(), newDispatcher()];
    await Promise.all(all.map((it) => it.poll()));
    await Promise.all(all.map((it) => it.idle()));
    for (const it of all) await after(0, it);
    expect([rail.paid.size, rail.calls.filter((call) => call === 'pay').length]).toEqual([50, 50]);
  });
});

describe('a payment from outside', () => {
  it('is not sent; its rail is told of it where it can be, as MOCK is, and asked', async () => {
    const account_id = await api.account();
    const it = await api.ok<ObligationResponse>('createObligation', { body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 5 }, debtor: { kind: 'external', external_id: 'cliente' },
      creditor: { kind: 'account', account_id },
    } });
    await after(0);
    expect(await stateOf(it)).toBe('PENDING 1');
    await after(1_000);
    expect(await stateOf(it)).toBe('FINAL SETTLED 2');
  });

  it('over a rail that takes no notice waits for evidence', async () => {
    const account_id = await api.account();
    const it = await api.ok<ObligationResponse>('createObligation', { body: {
      rail: 'PIX', amount: { currency: 'BRL', value: 5 }, debtor: { kind: 'external', external_id: 'cliente' },
      creditor: { kind: 'account', account_id },
    } });
    await after(0);
    await after(60 * MINUTE);
    expect([await stateOf(it), rail.calls]).toEqual(['PENDING 1', []]);
  });
});
