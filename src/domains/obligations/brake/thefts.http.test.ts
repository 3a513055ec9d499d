/**
 * Three thefts of 2025, played against a tenant with a brake: what a stolen token moves before it. The guide quotes the figures. Amounts
 * as they were reported; where the number of payments was not, it is ours.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BrakedWorld } from '../../../../test/support/braked-world.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { readBrakes, releaseBrake } from './brake.ts';

const HOUR_MS = 3_600_000;
const REAL = 100;
const GUIDE = new URL('../../../../docs/guides/brake.md', import.meta.url);
/** 00:00 in São Paulo. */
const MIDNIGHT = new Date('2026-11-30T03:00:00.000Z');
/** A theft: when it begins in São Paulo's hours, and its payments in centavos; of more than 500 the first 500 are played. */
type Theft = readonly [name: string, hour: number, payments: number, each: number];
const THEFTS: readonly Theft[] = [
  ['C&M Software, BMP, 30 June 2025', 4, 30, 18_000_000 * REAL],
  ['Sinqia, HSBC, 29 August 2025', 15, 669, 1_000_000 * REAL],
  ['Sinqia, Artta, 29 August 2025', 15, 4_100, 10_000 * REAL],
];

let world: BrakedWorld;
let clock: FixedClock;
let account: string;

/** Four weeks of a tenant whose median hour is R$ 300,000 in 300 payments by day, and a tenth of that by night. */
async function livePast(): Promise<void> {
  for (let index = 1; index <= 28 * 24; index += 1) {
    const at = new Date(MIDNIGHT.getTime() - index * HOUR_MS);
    const isDay = at.getUTCHours() >= 9 && at.getUTCHours() < 23;
    const share = (50 + (index * 37) % 101) / 100 * (isDay ? 1 : 0.1);
    await world.past(at, Math.round(300_000 * REAL * share), Math.round(300 * share));
  }
}

beforeAll(async () => {
  clock = new FixedClock(MIDNIGHT);
  world = await BrakedWorld.start(clock);
  account = await world.api.account(900_000_000_000);
  await world.rule({ floor_cents: 100_000 * REAL, floor_payments: 200 });
  await livePast();
}, 120_000);
afterAll(() => world.stop());

const reais = (cents: number): string => `R$ ${Math.round(cents / REAL).toLocaleString('de-DE')}`;
const lines: string[] = [];
const say = (cells: readonly string[]): void => {
  lines.push(`| ${cells.join(' | ')} |`);
  process.stdout.write(`${lines.at(-1)}\n`);
};

/** Ends what a theft left behind, so that the next finds a tenant without a brake, on the next day. */
async function clean(made: readonly string[]): Promise<void> {
  for (const obligation_id of made) {
    if (!world.rail.amounts.has(obligation_id)) {
      await world.api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'CANCELED', reason: 'Theft' } });
    }
  }
  await releaseBrake(world.api.service.database, 'demo', 'PIX', 'cli:ana', 'Payments canceled, token revoked');
}

describe('a theft', () => {
  it.each(THEFTS)('%s', async (name, hour, payments, each) => {
    const begin = new Date(clock.now());
    begin.setUTCHours(hour + 3, 0, 0, 0);
    clock.advance((begin.getTime() - clock.now().getTime() + 24 * HOUR_MS) % (24 * HOUR_MS));
    const made = await world.payAll(account, Array.from({ length: Math.min(payments, 500) }, () => each));
    const moved = await world.after(0);
    const [brake] = await readBrakes(world.api.service.database, 'demo');
    expect(brake).toMatchObject({ releasedAt: null, cents: BigInt(moved) });
    expect(await world.after(10 * 60_000)).toBe(0);
    say([name, `${payments} of ${reais(each)}`, reais(payments * each), reais(moved)]);
    await clean(made);
  });

  it('that stays below the bound moves that much an hour, while nobody looks', async () => {
    clock.advance((MIDNIGHT.getTime() - clock.now().getTime()) % (24 * HOUR_MS) + 48 * HOUR_MS - 4 * HOUR_MS); // 20:00
    let moved = 0;
    for (let hour = 0; hour < 10; hour += 1) {
      await world.payAll(account, Array.from({ length: 10 }, () => 11_000 * REAL));
      moved += await world.after(HOUR_MS);
    }
    expect((await readBrakes(world.api.service.database, 'demo')).filter(({ releasedAt }) => releasedAt === null)).toEqual([]);
    say(['a patient thief, 20:00 to 06:00', `100 of ${reais(11_000 * REAL)}`, reais(moved), reais(moved)]);
  });

  it('moves what the guide says', () => {
    const guide = readFileSync(GUIDE, 'utf8');
    expect([lines.length, lines.filter((line) => !guide.includes(line))]).toEqual([4, []]);
  });
});
