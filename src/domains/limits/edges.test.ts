/** Limits are exact to the centavo with many concurrent writers, at any edge of a window, and in any number of processes. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountLimitsResponse, CreateObligationRequest, LimitPolicyResponse, PixLimitsResponse } from '../../../generated/models.ts';
import { createDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { derive } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { createObligation } from '../obligations/index.ts';
import { verifyLimits } from './verify-limits.ts';
import { DAY_MS } from './counters/windows.ts';

let database: TestDatabase;
let clock: FixedClock;
let services: TestService[];
let here: TestService;
let there: TestService;
beforeEach(async () => {
  database = await createDatabase();
  clock = new FixedClock('2026-03-02T15:00:00.000Z');
  const start = () => startTestService({ databaseUrl: database.url, clock, env: { RAZAO_ROLES: 'api' } });
  services = [await start(), await start()];
  [here, there] = services as [TestService, TestService];
});
afterEach(async () => {
  expect(await verifyJournal(here.service.database, TENANT)).toMatchObject({ ok: true });
  expect(await verifyLimits(here.service.database, TENANT)).toMatchObject({ ok: true });
  await Promise.all(services.map((it) => it.stop()));
  await database.drop();
});

/** Moves the clock to an instant; the head's time never goes backwards, nor does this. */
function goTo(instant: string | number): void {
  clock.advance(new Date(instant).getTime() - clock.now().getTime());
}

/** Sends a payment through one of the processes. @returns its centavos if it was made, 0 if a limit refused it. */
async function pay(index: number, body: CreateObligationRequest): Promise<number> {
  const { service } = services[index % services.length] as TestService;
  try {
    await createObligation(derive(service.contextFor(TENANT), { isRailBound: async () => true }), body);
    return body.amount.value;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'LIMIT_EXCEEDED') return 0;
    throw error;
  }
}

const sumOf = (paid: readonly number[]): number => paid.reduce((sum, cents) => sum + cents, 0);

/** Amounts of 1 to 7 centavos, so that thresholds are reached from every side; the last ones are 1, and use up the rest. */
const amountOf = (index: number, of: number): number => (index > of / 2 ? 1 : index % 7 + 1);

function burst(count: number, body: (value: number) => CreateObligationRequest): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => pay(index, body(amountOf(index, count)))));
}

const DAILY = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 300, action: 'REJECT' } as const;
const EDGES: [string, object, string][] = [
  ['midnight in São Paulo', DAILY, '2026-03-03T03:00:00.000Z'],
  ['the end of a month', { ...DAILY, window: 'MONTH' }, '2026-04-01T03:00:00.000Z'],
  ['the end of an hour', { ...DAILY, window: 'HOUR' }, '2026-03-02T17:00:00.000Z'],
  ['the end of a minute', { ...DAILY, window: 'MINUTE' }, '2026-03-02T17:01:00.000Z'],
];

describe('1,000 writers at once through two processes', () => {
  it.each(EDGES)('fill a window to the centavo before and after %s', async (_, policy, edge) => {
    const [a, b] = [await here.account(10_000), await here.account()];
    await here.ok('createAccountLimitPolicy', { path: { account_id: a }, body: policy });
    goTo(new Date(edge).getTime() - 1);
    expect(sumOf(await burst(500, (value) => transferBody(a, b, value)))).toBe(300);
    goTo(edge);
    expect(sumOf(await burst(500, (value) => transferBody(a, b, value)))).toBe(300);
  });

  it('fill a night to the centavo, across midnight, and are free by day', async () => {
    const [a, b] = [await here.account(10_000), await here.account()];
    await here.ok('createAccountLimitPolicy', {
      path: { account_id: a }, body: { ...DAILY, active_between: { start: '22:00', end: '06:00' } },
    });
    goTo('2026-03-03T00:59:59.999Z');
    expect((await burst(100, (value) => transferBody(a, b, value))).every((paid) => paid > 0)).toBe(true);
    goTo('2026-03-03T01:00:00.000Z');
    const evening = sumOf(await burst(50, (value) => transferBody(a, b, value)));
    goTo('2026-03-03T03:00:00.000Z');
    const small = sumOf(await burst(550, (value) => transferBody(a, b, value)));
    expect([evening > 0, evening + small]).toEqual([true, 300]);
    goTo('2026-03-03T08:59:59.999Z');
    expect(sumOf(await burst(100, (value) => transferBody(a, b, value)))).toBe(0);
    goTo('2026-03-03T09:00:00.000Z');
    expect((await burst(200, (value) => transferBody(a, b, value))).every((paid) => paid > 0)).toBe(true);
  });

  it('fill Pix by day and by night, at 20:00, at 22:00, at midnight and at 06:00', async () => {
    const a = await here.account(10_000);
    const pix = (value: number): CreateObligationRequest => ({
      rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: a },
      creditor: { kind: 'external', external_id: 'pix_key:silent@example.com' },
    });
    await here.ok('putPixLimits', { path: { account_id: a }, body: { daily_limit_minor: 300, nighttime_limit_minor: 100 } });
    goTo('2026-03-02T22:59:59.999Z');
    expect(sumOf(await burst(300, pix))).toBe(300);
    goTo('2026-03-02T23:00:00.000Z');
    expect(sumOf(await burst(20, pix))).toBeGreaterThan(0);
    goTo('2026-03-03T03:00:00.000Z');
    await burst(180, pix);
    expect((await here.ok<PixLimitsResponse>('getPixLimits', { path: { account_id: a } })).current).toMatchObject({
      period: 'NIGHT', used_minor: 100, remaining_minor: 0,
    });
    goTo('2026-03-03T08:59:59.999Z');
    expect(sumOf(await burst(10, pix))).toBe(0);
    await there.ok('putPixLimits', { path: { account_id: a }, body: { nighttime_start: '22:00' } });
    goTo('2026-03-04T09:00:00.000Z');
    goTo('2026-03-05T00:59:59.999Z');
    expect(sumOf(await burst(300, pix))).toBe(300);
    goTo('2026-03-05T01:00:00.000Z');
    expect(sumOf(await burst(200, pix))).toBe(100);
    goTo('2026-03-05T09:00:00.000Z');
    expect(sumOf(await burst(300, pix))).toBe(300);
  });

  it('share the counter of a scope', async () => {
    const accounts = await Promise.all(Array.from({ length: 5 }, () => here.account(2000)));
    const to = await here.account();
    await here.ok('createLimitPolicy', { body: { ...DAILY, scope_type: 'GLOBAL', policy_key: 'all.daily', threshold: 1000 } });
    let turn = 0;
    expect(sumOf(await burst(1000, (value) => transferBody(accounts[(turn += 1) % 5] ?? '', to, value)))).toBe(1000);
  });

  it('count movements one by one', async () => {
    const [a, b] = [await here.account(10_000), await here.account()];
    await here.ok('createAccountLimitPolicy', { path: { account_id: a }, body: { ...DAILY, dimension: 'COUNT', threshold: 77 } });
    expect((await burst(1000, (value) => transferBody(a, b, value))).filter((paid) => paid > 0)).toHaveLength(77);
  });
});

it('one process lowers a limit while the other pays: nothing above it passes once that was answered', async () => {
  const [a, b] = [await here.account(100_000), await here.account()];
  const make = (threshold: number) => here.ok<LimitPolicyResponse>('createAccountLimitPolicy', {
    path: { account_id: a }, body: { ...DAILY, threshold, policy_key: 'mine' },
  });
  const { policy_id } = await make(1_000);
  let sent = 0;
  let isLowered = false;
  const late: number[] = [];
  const payer = async (): Promise<void> => {
    while (sent < 900) {
      sent += 1;
      const startedLate = isLowered;
      const cents = await pay(1, transferBody(a, b, 1));
      if (startedLate) late.push(cents);
    }
  };
  const paying = Promise.all(Array.from({ length: 16 }, payer));
  while (sent < 200) await new Promise((resolve) => { setImmediate(resolve); });
  await here.ok('disableLimitPolicy', { path: { policy_id } });
  await make(100);
  isLowered = true;
  await paying;
  expect(late.length).toBeGreaterThan(0);
  expect(sumOf(late)).toBe(0);
  const { limits } = await there.ok<AccountLimitsResponse>('getAccountLimits', { path: { account_id: a } });
  expect(limits).toMatchObject([{ remaining: 0 }]);
});

it('give-backs of both processes meet the window they were taken from', async () => {
  const a = await here.account(10_000);
  await here.ok('createLimitPolicy', { body: { ...DAILY, scope_type: 'ACCOUNT_TYPE', scope_id: 'CUSTOMER', policy_key: 'type.daily' } });
  await here.ok('createAccountLimitPolicy', {
    path: { account_id: a }, body: { ...DAILY, dimension: 'COUNT', threshold: 100, applies_max_kyc_level: 0 },
  });
  const made = await Promise.all(Array.from({ length: 60 }, async (_, index) => {
    const service = services[index % 2] as TestService;
    const { body } = await service.call<{ obligation_id: string }>('createObligation', { body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 5 }, debtor: { kind: 'account', account_id: a },
      creditor: { kind: 'external', external_id: 'silent' },
    } });
    return body.obligation_id;
  }));
  const end = (from: number, to: number, outcome: string) => Promise.all(made.slice(from, to).map((obligation_id, index) =>
    (services[index % 2] as TestService).ok('resolveObligation', { path: { obligation_id }, body: { outcome } })));
  await Promise.all([end(0, 20, 'FAILED'), end(20, 30, 'SETTLED'), end(30, 40, 'CANCELED')]);
  const used = async () =>
    (await here.ok<AccountLimitsResponse>('getAccountLimits', { path: { account_id: a } })).limits.map((it) => it.used);
  expect(await used()).toEqual([30, 150]);
  clock.advance(DAY_MS);
  await end(40, 60, 'FAILED');
  expect(await used()).toEqual([0, 0]);
});
