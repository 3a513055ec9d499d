import { describe, expect, it } from '@jest/globals';
import type { PixNighttimeStart } from '../../../../generated/models.ts';
import { Usage } from '../counters/usage.ts';
import {
  valuesAt, initialValues, periodAt, PIX_COUNTERS, pixCounter, pixDayStart, pixUsed, turned, type LimitValue,
} from './pix-limits.ts';

const SETTINGS = {
  dayCents: 500_000, nightCents: 100_000, dayCeilingCents: 10_000_000, nightCeilingCents: 2_000_000, increaseHours: 24,
  lowRiskCents: [2_000_000, 500_000], highRiskCents: [100_000, 50_000],
  payments: { capCents: 1_500_000, deviceCents: 20_000, deviceDayCents: 100_000, contactlessCents: 50_000 },
} as const;
const SOON = new Date('2026-03-03T12:00:00.000Z');
const LATER = new Date('2026-03-03T13:00:00.000Z');
const iso = (at: number): string => new Date(at).toISOString().slice(0, 16);

describe('a period of Pix', () => {
  it.each<[string, PixNighttimeStart, string, string, string, string]>([
    ['by day', '20:00', '2026-03-02T22:59:59.999Z', 'DAY', '2026-03-02T09:00', '2026-03-02T23:00'],
    ['from 20:00', '20:00', '2026-03-02T23:00:00.000Z', 'NIGHT', '2026-03-02T23:00', '2026-03-03T09:00'],
    ['across midnight', '20:00', '2026-03-03T03:00:00.000Z', 'NIGHT', '2026-03-02T23:00', '2026-03-03T09:00'],
    ['just before 06:00', '20:00', '2026-03-03T08:59:59.999Z', 'NIGHT', '2026-03-02T23:00', '2026-03-03T09:00'],
    ['from 06:00', '20:00', '2026-03-03T09:00:00.000Z', 'DAY', '2026-03-03T09:00', '2026-03-03T23:00'],
    ['with a late night, before it', '22:00', '2026-03-03T00:59:59.999Z', 'DAY', '2026-03-02T09:00', '2026-03-03T01:00'],
    ['with a late night, from 22:00', '22:00', '2026-03-03T01:00:00.000Z', 'NIGHT', '2026-03-03T01:00', '2026-03-03T09:00'],
  ])('%s', (_, start, at, period, from, to) => {
    const found = periodAt(start, Date.parse(at));
    expect([found.period, iso(found.start), iso(found.end)]).toEqual([period, from, to]);
  });

  it('knows what left in it, even when the start of the night is moved', () => {
    const at = ['2026-03-02T15:00:00Z', '2026-03-02T23:30:00Z', '2026-03-03T04:00:00Z'].map(Date.parse) as [number, number, number];
    expect(at.map(pixCounter)).toEqual(PIX_COUNTERS);
    const usage = Usage.none.copy();
    at.forEach((it, index) => usage.count(pixCounter(it), pixDayStart(it), 10 ** index));
    expect([pixUsed(usage, periodAt('20:00', at[0])), pixUsed(usage, periodAt('22:00', at[0]))]).toEqual([1, 11]);
    expect([pixUsed(usage, periodAt('20:00', at[2])), pixUsed(usage, periodAt('22:00', at[2]))]).toEqual([110, 100]);
  });
});

describe('a limit', () => {
  const pending = { value: 150, activatesAt: SOON };
  it.each<[string, LimitValue<number>, number, LimitValue<number>]>([
    ['turned down holds at once', { value: 100, pending: null }, 50, { value: 50, pending: null }],
    ['turned down cancels what waits', { value: 100, pending }, 99, { value: 99, pending: null }],
    ['turned to what it is cancels what waits', { value: 100, pending }, 100, { value: 100, pending: null }],
    ['turned up waits', { value: 100, pending: null }, 150, { value: 100, pending: { value: 150, activatesAt: LATER } }],
    ['asked again for what waits keeps its time', { value: 100, pending }, 150, { value: 100, pending }],
    [
      'asked for more than what waits begins anew', { value: 100, pending }, 200,
      { value: 100, pending: { value: 200, activatesAt: LATER } },
    ],
    [
      'asked for less than what waits begins anew', { value: 100, pending }, 120,
      { value: 100, pending: { value: 120, activatesAt: LATER } },
    ],
  ])('%s', (_, limit, wanted, after) => {
    expect(turned(limit, wanted, LATER)).toEqual(after);
  });

  it('of the night’s start is turned up by a later one', () => {
    expect(turned<PixNighttimeStart>({ value: '20:00', pending: null }, '22:00', LATER).pending?.value).toBe('22:00');
    expect(turned<PixNighttimeStart>({ value: '22:00', pending: null }, '20:00', LATER)).toEqual({ value: '20:00', pending: null });
  });

  it('takes effect at its instant, not before', () => {
    const values = { ...initialValues(SETTINGS), nighttime_limit_minor: { value: 100, pending } };
    expect(valuesAt(values, new Date(SOON.getTime() - 1)).activated).toEqual([]);
    expect(valuesAt(values, SOON)).toMatchObject({
      activated: ['nighttime_limit_minor'], values: { nighttime_limit_minor: { value: 150, pending: null } },
    });
  });
});
