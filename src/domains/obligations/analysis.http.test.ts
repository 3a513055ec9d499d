/** Payments that are analysed before they are sent, by the real dispatcher on a clock that the test moves. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalysisRule, EventListResponse, ObligationResponse } from '../../../generated/models.ts';
import { bindPix, FakeRail } from '../../../test/support/fake-rail.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { FixedClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { Dispatcher } from './dispatcher.ts';
import { analysisEnd } from './rules/analysis.ts';

const MINUTE_MS = 60_000;
const LIMIT = 100_000;
/** 12:00 in São Paulo. */
const clock = new FixedClock(new Date('2026-11-30T15:00:00.000Z'));
let rail: FakeRail;
let api: TestService;
let dispatcher: Dispatcher;
let payer: string;

beforeAll(async () => {
  rail = new FakeRail();
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' }, adapters: { fake: [rail] } });
  await api.token();
  await bindPix(api, 'fake');
  payer = await api.account(50_000_000);
  dispatcher = new Dispatcher({
    database: api.service.database, rails: api.service.contextFor('demo').rails, contextFor: (tenant) => api.service.contextFor(tenant),
    settings: { timeoutMs: 5_000, retryForMs: 60 * MINUTE_MS, askForMs: 24 * 60 * MINUTE_MS, concurrency: 16 }, log: createLog('silent'),
  });
});
afterAll(async () => {
  await dispatcher?.stop();
  expect(await verifyJournal(api.service.database, 'demo')).toMatchObject({ ok: true });
  await api.stop();
});

const rule = async (analysis: AnalysisRule | null) => api.ok('operatorPutQuotas', {
  token: await api.platformToken(), path: { tenant: 'demo' }, body: { overrides: {}, payment_rules: { analysis } },
});
const pay = (value: number, from = payer, more: object = {}) => api.ok<ObligationResponse>('createObligation', { body: {
  rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: from },
  creditor: { kind: 'external', external_id: 'pix_key:loja@example.com' }, ...more,
} });
const read = ({ obligation_id }: ObligationResponse) => api.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
const eventsOf = async ({ obligation_id }: ObligationResponse) =>
  (await api.ok<EventListResponse>('listEvents', { query: { after: 'earliest', entity_id: obligation_id } })).items
    .map(({ event_type, entity }) => `${event_type.replace('obligation.', '')} ${entity.version}`);

/** Calls by which the rail was given payments. */
const paid = () => rail.calls.filter((call) => call === 'pay').length;

/** Moves the clock, and has the dispatcher do all that is due then. */
async function after(ms: number): Promise<void> {
  clock.advance(ms);
  for (let n = 0; n < 3; n += 1) {
    await dispatcher.poll();
    await dispatcher.idle();
  }
}

describe('how long a payment may be held', () => {
  it.each([
    ['at noon', '2026-11-30T15:00:00.000Z', 30], ['at 06:00', '2026-11-30T09:00:00.000Z', 30],
    ['a moment before 06:00', '2026-11-30T08:59:59.999Z', 60], ['a moment before 20:00', '2026-11-30T22:59:59.999Z', 30],
    ['at 20:00', '2026-11-30T23:00:00.000Z', 60], ['at midnight of a month’s end', '2026-12-01T03:00:00.000Z', 60],
    ['in the night of 29 February', '2028-02-29T05:00:00.000Z', 60],
  ])('%s is %s + %i minutes', (_, now, minutes) => {
    const end = analysisEnd(new Date(now), { dayMinutes: 30, nightMinutes: 60 });
    expect(end.getTime() - new Date(now).getTime()).toBe(minutes * MINUTE_MS);
  });
});

describe('a payment as large as the tenant’s rule says', () => {
  it('is not sent for 30 minutes; then it goes by itself', async () => {
    await rule({ from_cents: LIMIT, on_end: 'SEND' });
    const [before, sent] = [await api.available(payer), paid()];
    const it = await pay(LIMIT);
    const until = new Date(clock.now().getTime() + 30 * MINUTE_MS).toISOString();
    expect(it).toMatchObject({ state: 'PENDING', version: 2, held_for_analysis: { cause: 'AMOUNT', on_end: 'SEND', until } });
    await after(30 * MINUTE_MS - 1);
    expect([paid(), (await read(it)).state, await api.available(payer)]).toEqual([sent, 'PENDING', before - LIMIT]);
    await after(1);
    expect([paid() - sent, (await read(it)).state]).toEqual([1, 'DISPATCHED']);
    expect(await eventsOf(it)).toEqual(['created 1', 'held_for_analysis 2', 'released_from_analysis 3', 'dispatched 4']);
  });

  it('is refused by itself where the rule says so, and its money is back', async () => {
    await rule({ from_cents: LIMIT, on_end: 'REFUSE' });
    const [before, sent] = [await api.available(payer), paid()];
    const it = await pay(LIMIT);
    await after(30 * MINUTE_MS);
    expect(await read(it)).toMatchObject({
      state: 'FINAL', resolution_outcome: 'FAILED', reason: 'ANALYSIS_REFUSED: nobody let the payment through in time',
    });
    expect([paid(), await api.available(payer)]).toEqual([sent, before]);
    expect(await eventsOf(it)).toEqual(['created 1', 'held_for_analysis 2', 'failed 3']);
    await after(60 * MINUTE_MS);
    expect(await eventsOf(it)).toHaveLength(3);
  });

  it('is let through early by a redispatch, once', async () => {
    const [sent, it] = [paid(), await pay(LIMIT)];
    const again = () => api.ok<ObligationResponse>('redispatchObligation', { path: { obligation_id: it.obligation_id } });
    expect([(await again()).version, (await again()).version]).toEqual([3, 3]);
    await after(0);
    expect([paid() - sent, (await read(it)).state]).toEqual([1, 'DISPATCHED']);
    await after(30 * MINUTE_MS);
    expect((await eventsOf(it)).filter((event) => !event.startsWith('dispatched'))).toEqual([
      'created 1', 'held_for_analysis 2', 'released_from_analysis 3',
    ]);
  });

  it('is refused early by its cancellation', async () => {
    const [sent, it] = [paid(), await pay(LIMIT)];
    await api.ok('resolveObligation', { path: { obligation_id: it.obligation_id }, body: { outcome: 'CANCELED', reason: 'Fraud' } });
    await after(30 * MINUTE_MS);
    expect([(await read(it)).resolution_outcome, paid()]).toEqual(['CANCELED', sent]);
  });

  it('is not let through by a client that may only pay', async () => {
    const it = await pay(LIMIT);
    const token = await api.token(['service/obligations.write']);
    expect((await api.call('redispatchObligation', { path: { obligation_id: it.obligation_id }, token })).status).toBe(403);
  });

  it('a centavo less, on another rail or inside the ledger goes at once', async () => {
    const inside = await api.account();
    const [small, mock, own] = [
      await pay(LIMIT - 1), await pay(LIMIT, payer, { rail: 'MOCK' }),
      await pay(LIMIT, payer, { creditor: { kind: 'account', account_id: inside } }),
    ];
    expect([small, mock, own].map(({ held_for_analysis }) => held_for_analysis)).toEqual([undefined, undefined, undefined]);
    expect(own.state).toBe('FINAL');
  });
});

it('a payer with an open risk flag is held, and no longer once it is resolved', async () => {
  await rule({ flagged: true, on_end: 'REFUSE' });
  const owner = await api.party();
  const account = await api.account(100, { owner });
  expect((await pay(10, account)).held_for_analysis).toBeUndefined();
  const { flag_id } = await api.ok<{ flag_id: string }>('addRiskFlag', { path: { party_id: owner }, body: { reason: 'Odd hours' } });
  expect((await pay(11, account)).held_for_analysis).toMatchObject({ cause: 'FLAG', on_end: 'REFUSE' });
  await api.ok('resolveRiskFlag', { path: { party_id: owner, flag_id }, body: {} });
  expect((await pay(12, account)).held_for_analysis).toBeUndefined();
});

describe('a payer that is marked for fraud while its payment is held', () => {
  const held = async () => {
    await rule({ from_cents: LIMIT, on_end: 'SEND' });
    const owner = await api.party();
    const account = await api.account(LIMIT, { owner });
    await after(0); // what earlier tests have paid
    const it = await pay(LIMIT, account);
    const { flag_id } = await api.ok<{ flag_id: string }>('addRiskFlag', {
      path: { party_id: owner }, body: { kind: 'FRAUD_MARK', reason: 'An account of mules' },
    });
    return { it, owner, account, unmark: () => api.ok('resolveRiskFlag', { path: { party_id: owner, flag_id }, body: {} }) };
  };

  it('does not pay when the time is over, though the rule says that it goes; its money is back', async () => {
    const [{ it, account, unmark }, sent] = [await held(), paid()];
    await after(30 * MINUTE_MS);
    expect(await read(it)).toMatchObject({
      state: 'FINAL', resolution_outcome: 'FAILED', reason: 'PARTY_BLOCKED: the payer was stopped while the payment was held',
    });
    await unmark();
    expect([paid(), await api.available(account)]).toEqual([sent, LIMIT]);
  });

  it('is not let through by an operator, until the mark is lifted', async () => {
    const [{ it, owner, unmark }, sent] = [await held(), paid()];
    const redispatch = () => api.call<{ error?: string; details?: object }>('redispatchObligation', {
      path: { obligation_id: it.obligation_id },
    });
    const { status, body: { error, details } } = await redispatch();
    expect([status, error, details]).toEqual([422, 'PARTY_BLOCKED', { party_id: owner }]);
    await unmark();
    expect((await redispatch()).status).toBe(200);
    await after(0);
    expect([paid() - sent, (await read(it)).state]).toEqual([1, 'DISPATCHED']);
  });
});
