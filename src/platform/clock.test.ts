import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accountingDay, FixedClock, horizonNow, instantText, SandboxClock } from './clock.ts';

const instants = fc.array(
  fc.date({ noInvalidDate: true, min: new Date('1970-01-02'), max: new Date('9999-12-30') }), { minLength: 2, maxLength: 20 },
);

describe('the text of an instant', () => {
  it('is its own, whichever was asked for before', () => {
    fc.assert(fc.property(instants, (dates) => {
      for (const date of [...dates, ...dates]) expect(instantText(date)).toBe(date.toISOString());
    }));
  });

  it('there is none of no instant, and that spoils nothing', () => {
    expect(() => instantText(new Date(Number.NaN))).toThrow(RangeError);
    expect(instantText(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});

it.each([
  ['2026-03-02T02:59:59.999Z', '2026-03-01'],
  ['2026-03-02T03:00:00.000Z', '2026-03-02'],
  ['2026-03-02T03:00:00.001Z', '2026-03-02'],
  ['2027-01-01T02:00:00.000Z', '2026-12-31'],
])('the accounting day of %s is %s: São Paulo at -03:00', (instant, day) => {
  expect(accountingDay(new Date(instant))).toBe(day);
});

describe('the clock of a sandbox', () => {
  const base = new FixedClock('2026-03-02T12:00:00.000Z');

  it('may begin behind another, and never goes back', () => {
    const clock = new SandboxClock(base);
    const times = [-86_400_000, -3_600_000, -7_200_000, 0, -1].map((aheadMs) => {
      clock.follow(aheadMs);
      return clock.now().toISOString().slice(0, 16);
    });
    expect(times).toEqual(['2026-03-01T12:00', '2026-03-02T11:00', '2026-03-02T11:00', '2026-03-02T12:00', '2026-03-02T12:00']);
  });

  it.each([[-86_400_000, '2026-03-02'], [0, '2026-03-02'], [86_400_000, '2026-03-03']])(
    'what is kept %i ms ahead is kept from the later of both times, %s', (aheadMs, day) => {
      const clock = new SandboxClock(base);
      clock.follow(aheadMs);
      expect(horizonNow(clock).toISOString().slice(0, 10)).toBe(day);
    },
  );
});
