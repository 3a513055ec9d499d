/** Limits of each payment over Pix: the cap, unregistered devices, contactless payments; and the amounts of a risk profile. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CreateObligationBatchResponse, EventListResponse, ObligationResponse, PixLimitsResponse,
} from '../../../../generated/models.ts';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { bindPix, FakeRail } from '../../../../test/support/fake-rail.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { HOUR_MS } from '../counters/windows.ts';
import { verifyLimits } from '../verify-limits.ts';

type Paid = Answer<ObligationResponse & { error?: string; details?: Record<string, unknown> }>;

/** 15:00 in São Paulo. */
const clock = new FixedClock('2026-03-02T18:00:00.000Z');
const UNREGISTERED = { device: 'UNREGISTERED' };
let database: TestDatabase;
let services: readonly TestService[];
let api: TestService;

beforeAll(async () => {
  database = await createDatabase();
  const options = { clock, databaseUrl: database.url, env: { RAZAO_ROLES: 'api' }, adapters: { fake: [new FakeRail()] } };
  services = [await startTestService(options), await startTestService(options)];
  [api] = services as [TestService, TestService];
  await api.token();
  await bindPix(api, 'fake');
}, 180_000);
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  expect(await verifyLimits(api.service.database, TENANT)).toMatchObject({ ok: true });
  await Promise.all(services.map((it) => it.stop()));
  await database.drop();
});

const pixOf = (account_id: string, value: number, initiation?: object, more: object = {}) => ({
  rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id },
  creditor: { kind: 'external', external_id: 'pix_key:loja@example.com' }, ...(initiation && { initiation }), ...more,
});
const pay = (account: string, value: number, initiation?: object, more: object = {}, service = api): Promise<Paid> =>
  service.call('createObligation', { body: pixOf(account, value, initiation, more) });
const put = (account_id: string, body: object): Promise<Answer<PixLimitsResponse>> =>
  api.call('putPixLimits', { path: { account_id }, body });
const shortly = ({ status, body }: Paid) => (status === 201 ? 'paid' : `${body.error} ${String(body.details?.['policy_key'])}`);

/** An account whose own limits are out of the way. */
async function account(cents = 10_000_000): Promise<string> {
  const id = await api.account(cents);
  await put(id, { daily_limit_minor: 9_000_000, nighttime_limit_minor: 1_900_000 });
  clock.advance(24 * HOUR_MS);
  return id;
}

describe('one payment', () => {
  it.each<[string, number, object | undefined, string]>([
    ['of the cap', 1_500_000, undefined, 'paid'],
    ['a centavo above the cap', 1_500_001, undefined, 'LIMIT_EXCEEDED pix.cap'],
    ['from an unregistered device', 20_000, UNREGISTERED, 'paid'],
    ['a centavo more from an unregistered device', 20_001, UNREGISTERED, 'LIMIT_EXCEEDED pix.device.single'],
    ['a centavo more from a registered device', 20_001, { device: 'REGISTERED' }, 'paid'],
    ['that is contactless', 50_000, { contactless: true }, 'paid'],
    ['a centavo more that is contactless', 50_001, { contactless: true }, 'LIMIT_EXCEEDED pix.contactless'],
    ['a centavo more that is not contactless', 50_001, { contactless: false }, 'paid'],
    ['contactless from an unregistered device', 20_001, { device: 'UNREGISTERED', contactless: true }, 'LIMIT_EXCEEDED pix.device.single'],
    ['above all of them at once', 1_500_001, { device: 'UNREGISTERED', contactless: true }, 'LIMIT_EXCEEDED pix.cap'],
  ])('%s', async (_, value, initiation, outcome) => {
    expect(shortly(await pay(await account(), value, initiation))).toBe(outcome);
  });

  it('is judged alike inside the ledger, in a batch, and never on another rail', async () => {
    const [from, to] = [await account(), await api.account()];
    const inside = { creditor: { kind: 'account', account_id: to } };
    expect(shortly(await pay(from, 20_001, UNREGISTERED, inside))).toBe('LIMIT_EXCEEDED pix.device.single');
    expect(shortly(await pay(from, 20_000, UNREGISTERED, inside))).toBe('paid');
    expect(shortly(await pay(from, 1_500_001, UNREGISTERED, { ...inside, rail: 'NATIVE' }))).toBe('paid');
    const { results } = await api.ok<CreateObligationBatchResponse>('createObligationBatch', {
      body: { items: [pixOf(from, 50_001, { contactless: true }), pixOf(from, 50_000, { contactless: true })] },
    });
    expect(results.map(({ status, error }) => error?.details?.['policy_key'] ?? status)).toEqual(['pix.contactless', 'CREATED']);
  });

  it('is refused as no request with an unknown device', async () => {
    expect((await pay(await api.account(), 1, { device: 'STOLEN' })).status).toBe(422);
  });

  it('says nothing of how it was started', async () => {
    const { body } = await pay(await account(), 1, UNREGISTERED);
    const read = await api.ok<object>('getObligation', { path: { obligation_id: body.obligation_id } });
    const { items } = await api.ok<EventListResponse>('listEvents', { query: { obligation_id: body.obligation_id } });
    expect([JSON.stringify(read), JSON.stringify(items)].some((it) => it.includes('UNREGISTERED'))).toBe(false);
  });
});

describe('payments of a day from unregistered devices', () => {
  it('are R$ 1,000 in a day of São Paulo, whatever else the account pays, and are free the next day', async () => {
    const from = await account();
    const until = new Date(clock.now());
    until.setUTCHours(26, 59, 59, 999); // 23:59 in São Paulo
    await pay(from, 1_000_000);
    for (let paid = 0; paid < 90_000; paid += 15_000) expect(shortly(await pay(from, 15_000, UNREGISTERED))).toBe('paid');
    const { body } = await pay(from, 10_001, UNREGISTERED);
    expect(body).toMatchObject({ error: 'LIMIT_EXCEEDED', details: {
      policy_id: null, policy_key: 'pix.device.daily', scope_type: 'ACCOUNT', scope_id: from, dimension: 'AMOUNT', currency: 'BRL',
      window: 'DAY', window_end: new Date(until.getTime() + 1).toISOString(), threshold: 100_000, used: 90_000, attempted: 10_001,
    } });
    expect(shortly(await pay(from, 10_000, UNREGISTERED))).toBe('paid');
    clock.advance(until.getTime() - clock.now().getTime());
    expect(shortly(await pay(from, 1, UNREGISTERED))).toBe('LIMIT_EXCEEDED pix.device.daily');
    expect(shortly(await pay(from, 1))).toBe('paid');
    clock.advance(1);
    expect(shortly(await pay(from, 20_000, UNREGISTERED))).toBe('paid');
  });

  it('are given back to their day by a payment that fails', async () => {
    const from = await account();
    const made = await Promise.all(Array.from({ length: 5 }, () => pay(from, 20_000, UNREGISTERED)));
    expect(shortly(await pay(from, 1, UNREGISTERED))).toBe('LIMIT_EXCEEDED pix.device.daily');
    await api.ok('resolveObligation', { path: { obligation_id: made[0]?.body.obligation_id ?? '' }, body: { outcome: 'CANCELED' } });
    expect(shortly(await pay(from, 20_000, UNREGISTERED))).toBe('paid');
    clock.advance(24 * HOUR_MS);
    await api.ok('resolveObligation', { path: { obligation_id: made[1]?.body.obligation_id ?? '' }, body: { outcome: 'CANCELED' } });
    expect(shortly(await pay(from, 20_000, UNREGISTERED))).toBe('paid');
  });

  it('fill the day to the centavo through two processes at once', async () => {
    const from = await account();
    const paid = await Promise.all(Array.from({ length: 80 }, async (_, index) => {
      const value: number = index < 40 ? 4_321 : 1_009;
      const { status } = await pay(from, value, UNREGISTERED, {}, services[index % 2]);
      return status === 201 ? value : 0;
    }));
    const sum = paid.reduce((total: number, value) => total + value, 0);
    expect(sum).toBeLessThanOrEqual(100_000);
    expect(sum).toBeGreaterThan(100_000 - 4_321);
    for (const value of [100_000 - sum + 1, 100_000 - sum]) await pay(from, value, UNREGISTERED, {}, services[1]);
    expect(shortly(await pay(from, 1, UNREGISTERED))).toBe('LIMIT_EXCEEDED pix.device.daily');
  });
});

describe('a risk profile', () => {
  const amounts = ({ daily_limit_minor: day, nighttime_limit_minor: night, risk_profile }: PixLimitsResponse) =>
    [day.value, day.pending?.value, night.value, night.pending?.value, risk_profile];

  it('lowers both amounts at once and names itself in a refusal; a better one waits', async () => {
    const from = await api.account(1_000_000);
    expect(amounts((await put(from, { risk_profile: 'HIGH' })).body)).toEqual([100_000, undefined, 50_000, undefined, 'HIGH']);
    const used = { used: 0, attempted: 100_001 };
    const isDay = (await put(from, {})).body.current.period === 'DAY';
    expect((await pay(from, 100_001)).body.details).toMatchObject({
      policy_key: isDay ? 'pix.daily' : 'pix.nighttime', risk_profile: 'HIGH', ...used,
    });
    expect(amounts((await put(from, { risk_profile: 'LOW' })).body)).toEqual([100_000, 2_000_000, 50_000, 500_000, 'LOW']);
    clock.advance(24 * HOUR_MS);
    expect(amounts((await put(from, {})).body)).toEqual([2_000_000, undefined, 500_000, undefined, 'LOW']);
    expect(amounts((await put(from, { risk_profile: 'STANDARD' })).body)).toEqual([500_000, undefined, 100_000, undefined, 'STANDARD']);
  });

  it('leaves an amount that the same request names, and is announced', async () => {
    const from = await api.account();
    expect(amounts((await put(from, { risk_profile: 'HIGH', daily_limit_minor: 70_000 })).body)).toEqual(
      [70_000, undefined, 50_000, undefined, 'HIGH'],
    );
    const { items } = await api.ok<EventListResponse>('listEvents', { query: { entity_id: `${from}:pix_limits` } });
    expect(items.map(({ data }) => (data as { risk_profile?: string }).risk_profile)).toEqual(['HIGH']);
  });

  it('that changes no amount is kept all the same', async () => {
    const from = await api.account();
    expect((await put(from, { risk_profile: 'STANDARD' })).body.risk_profile).toBe('STANDARD');
  });
});
