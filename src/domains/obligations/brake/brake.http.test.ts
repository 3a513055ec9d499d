/** The brake on payments out: what it lets through, what it stops, and how a person lets payments go again. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventListResponse, ObligationResponse } from '../../../../generated/models.ts';
import { BrakedWorld } from '../../../../test/support/braked-world.ts';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { TENANT } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { announceBrakes } from './announce-brakes.ts';
import { readBrakes, readPayoutHours, releaseBrake } from './brake.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RULE = { floor_cents: 100_000, floor_payments: 10 };
/** 12:00 in São Paulo. */
const NOON = '2026-11-30T15:00:00.000Z';
let clock: FixedClock;
let world: BrakedWorld;
let payer: string;

beforeEach(async () => {
  clock = new FixedClock(new Date(NOON));
  world = await BrakedWorld.start(clock);
  payer = await world.api.account(1_000_000_000);
});
afterEach(async () => {
  expect(await verifyJournal(world.api.service.database, TENANT)).toMatchObject({ ok: true });
  await world.stop();
});

const database = () => world.api.service.database;
const resume = () => releaseBrake(database(), TENANT, 'PIX', 'cli:ana', 'Wages, confirmed by telephone');
const hour = async () => (await readPayoutHours(database(), TENANT)).find(({ rail }) => rail === 'PIX');
const stateOf = async (obligation_id: string) =>
  (await world.api.ok<ObligationResponse>('getObligation', { path: { obligation_id } })).state;
const announce = () => announceBrakes(database(), (tenant) => world.api.service.contextFor(tenant), createLog('silent'));
const announced = async () => (await world.api.ok<EventListResponse>('listEvents', { query: { entity_id: 'brake:PIX:1' } })).items
  .map(({ event_type, entity, data }) => [event_type, entity.version, data]).toReversed();

describe('a tenant without the rule', () => {
  it('pays as ever, and nothing is counted', async () => {
    await world.payAll(payer, Array.from({ length: 20 }, () => 1_000_000));
    expect([await world.after(0), await readPayoutHours(database(), TENANT)]).toEqual([20_000_000, []]);
  });
});

describe('without a past, the floor', () => {
  beforeEach(() => world.rule(RULE));

  it('lets through to the centavo, stops before the payment that exceeds it, and all after that', async () => {
    const [, , large, small] = await world.payAll(payer, [60_000, 40_000, 1, 1]);
    expect(await world.after(0)).toBe(100_000);
    expect(await readBrakes(database(), TENANT)).toMatchObject([{
      rail: 'PIX', number: 1, obligationId: large, currency: 'BRL', cents: 100_000n, payments: 2, boundCents: 100_000n, boundPayments: 10,
      releasedAt: null,
    }]);
    expect([await stateOf(large ?? ''), await stateOf(small ?? '')]).toEqual(['PENDING', 'PENDING']);
    expect(await world.after(HOUR_MS)).toBe(0);
    expect(await readBrakes(database(), TENANT)).toHaveLength(1);
  });

  it('lets through so many payments', async () => {
    await world.payAll(payer, Array.from({ length: 11 }, () => 1));
    expect([await world.after(0), (await readBrakes(database(), TENANT))[0]?.payments]).toEqual([10, 10]);
  });

  it('begins anew with each hour', async () => {
    await world.pay(payer, 100_000);
    expect(await world.after(0)).toBe(100_000);
    clock.advance(HOUR_MS);
    await world.pay(payer, 100_000);
    expect([await world.after(0), await readBrakes(database(), TENANT)]).toEqual([100_000, []]);
  });

  it('does not count a payment twice that its rail could not take at first', async () => {
    world.rail.turns.push('unreachable', 'unreachable');
    await world.pay(payer, 90_000);
    await world.after(0);
    for (let tries = 0; tries < 4; tries += 1) await world.after(10 * 60_000);
    expect([world.rail.cents, (await hour())?.cents ?? 0, await readBrakes(database(), TENANT)]).toEqual([90_000, 90_000, []]);
  });

  it('leaves transfers, money in and payments inside the ledger alone', async () => {
    const other = await world.api.account();
    await world.payAll(payer, [100_000, 1]);
    await world.after(0);
    expect((await world.api.transfer(payer, other, 5_000_000)).status).toBe(201);
    expect(await readBrakes(database(), TENANT)).toHaveLength(1);
  });
});

describe('a brake', () => {
  beforeEach(async () => {
    await world.rule(RULE);
    await world.payAll(payer, [90_000, 50_000, 60_000, 10_000]);
    await world.after(0);
  });

  it('is resumed by a person, by name and with a reason, for as much again as an hour may come to', async () => {
    expect(await resume()).toBe(true);
    expect(await world.after(0)).toBe(50_000);
    expect(await readBrakes(database(), TENANT)).toMatchObject([
      { number: 2, cents: 140_000n, boundCents: 190_000n, releasedAt: null },
      { number: 1, cents: 90_000n, releasedBy: 'cli:ana', reason: 'Wages, confirmed by telephone' },
    ]);
    expect(await resume()).toBe(true);
    expect([await world.after(0), await resume()]).toEqual([70_000, false]);
  });

  it('is announced once applied and once released', async () => {
    await announce();
    await announce();
    expect(await announced()).toMatchObject([['brake.applied', 1, {
      rail: 'PIX', number: 1, currency: 'BRL', cents: 90_000, payments: 1, bound_cents: 100_000, bound_payments: 10, applied_at: NOON,
    }]]);
    await resume();
    await announce();
    expect((await announced()).map(([type, version]) => [type, version])).toEqual([['brake.applied', 1], ['brake.released', 2]]);
  });

  it('that was released before anybody heard of it is announced in order', async () => {
    await resume();
    await announce();
    expect((await announced()).map(([type]) => type)).toEqual(['brake.applied', 'brake.released']);
  });

  it('that is resumed counts no payment that was canceled meanwhile', async () => {
    const { obligationId } = (await readBrakes(database(), TENANT))[0] ?? { obligationId: '' };
    await world.api.ok('resolveObligation', { path: { obligation_id: obligationId }, body: { outcome: 'CANCELED', reason: 'Theft' } });
    await resume();
    expect([await world.after(0), (await hour())?.cents]).toEqual([70_000, 160_000]);
  });

  it('outlives its rule, and payments that were canceled meanwhile do not go', async () => {
    await world.rule(null);
    expect(await world.after(HOUR_MS)).toBe(0);
    const { obligationId } = (await readBrakes(database(), TENANT))[0] ?? { obligationId: '' };
    await world.api.ok('resolveObligation', { path: { obligation_id: obligationId }, body: { outcome: 'CANCELED', reason: 'Theft' } });
    await resume();
    expect(await world.after(HOUR_MS)).toBe(70_000);
  });
});

describe('the bound of an hour', () => {
  /** Hours of the days before at the same time, each of so much and so many payments. */
  async function pastOf(hours: readonly (readonly [cents: number, payments: number])[], shiftMs = 0): Promise<void> {
    const now = clock.now().getTime();
    for (const [index, [cents, payments]] of hours.entries()) {
      await world.past(new Date(now - (index + 1) * DAY_MS + shiftMs), cents, payments);
    }
  }
  const bound = async () => {
    await world.pay(payer, 1);
    await world.after(0);
    const it = await hour();
    return [it?.boundCents, it?.boundPayments];
  };
  const steady = (count: number) => Array.from({ length: count }, (_, index) => [200_000 + (index % 5) * 50_000, 10 + index % 5] as const);

  beforeEach(() => world.rule(RULE));

  it('is so many deviations above the median', async () => {
    await pastOf(steady(25)); // median 300,000 and 12; median deviation 50,000 and 1, a quarter of the median being 75,000 and 3
    expect(await bound()).toEqual([Math.ceil(300_000 + 8 * 1.4826 * 75_000), Math.ceil(12 + 8 * 1.4826 * 3)]);
  });

  it('is moved by no single hour, however large', async () => {
    await pastOf([...steady(25).slice(0, 24), [900_000_000, 9_000]]);
    expect((await bound())[0]).toBeLessThan(1_400_000);
  });

  it('is the floor with fewer than twelve hours, and of hours that are too old', async () => {
    await pastOf(steady(11));
    await pastOf(steady(20), -28 * DAY_MS);
    expect(await bound()).toEqual([100_000, 10]);
  });

  it('by day says nothing of the night', async () => {
    await pastOf(steady(25));
    clock.advance(12 * HOUR_MS);
    expect(await bound()).toEqual([100_000, 10]);
  });

  it('knows what left before the rule was set, from the journal', async () => {
    await world.rule(null);
    for (let day = 0; day < 12; day += 1) {
      await world.pay(payer, 400_000);
      await world.after(DAY_MS);
    }
    await world.rule({ ...RULE, factor: 3 });
    expect(await bound()).toEqual([Math.ceil(400_000 + 3 * 1.4826 * 100_000), 10]);
  });
});

it('two processes let through no more than one', async () => {
  const shared: TestDatabase = await createDatabase();
  const here = await BrakedWorld.start(clock, shared.url);
  const there = await BrakedWorld.start(clock, shared.url);
  try {
    const { bindPix } = await import('../../../../test/support/fake-rail.ts');
    await bindPix(here.api, 'fake');
    await here.rule({ floor_cents: 50_000, floor_payments: 1_000 });
    const account = await here.api.account(10_000_000);
    await here.payAll(account, Array.from({ length: 120 }, (_, index) => 700 + index));
    await Promise.all(Array.from({ length: 6 }, () => Promise.all([here.after(0), there.after(0)])));
    const sum = here.rail.cents + there.rail.cents;
    const [brake] = await readBrakes(here.api.service.database, TENANT);
    expect([sum, sum <= 50_000, sum > 50_000 - 820]).toEqual([Number(brake?.cents), true, true]);
    expect([...here.rail.amounts.keys()].filter((it) => there.rail.amounts.has(it))).toEqual([]);
  } finally {
    await Promise.all([here.stop(), there.stop()]);
    await shared.drop();
  }
});
