import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accountingDay } from '../../../platform/clock.ts';
import { dueIn, firstWork, openCycleAt, type ClockWork } from './cycle-dates.ts';

const at = (text: string): Date => new Date(`${text}Z`);
const MONTHS = Array.from({ length: 9 * 12 }, (_, index) => ({ year: 2024 + Math.floor(index / 12), month: index % 12 }));
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const HOUR_MS = 3_600_000;

/** The end of a closing day, without what is tested: 03:00Z of the day after it. */
function closeOf(year: number, month: number, day: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last) + 1, 3));
}

describe('a cycle closes', () => {
  it.each<[string, string, number, string | null, string, string]>([
    ['at the end of its closing day in São Paulo', '2026-03-02T13:16', 31, null, '2026-03', '2026-04-01T03:00'],
    ['on the closing day itself, to its last hour', '2026-03-11T02:59', 10, null, '2026-03', '2026-03-11T03:00'],
    ['in the next month, once the closing day has ended', '2026-03-11T03:00', 10, null, '2026-04', '2026-04-11T03:00'],
    ['on the last day of a shorter month', '2026-02-10T12:00', 30, null, '2026-02', '2026-03-01T03:00'],
    ['on 29 February of a leap year', '2028-02-10T12:00', 31, null, '2028-02', '2028-03-01T03:00'],
    ['named by São Paulo’s month, where UTC has the next', '2026-04-01T01:00', 31, null, '2026-03', '2026-04-01T03:00'],
    ['in the next year', '2026-12-20T12:00', 15, null, '2027-01', '2027-01-16T03:00'],
    ['in the next month, where this one has closed: the day was moved', '2026-03-12T12:00', 31, '2026-03', '2026-04', '2026-05-01T03:00'],
    ['this month, where the day was moved and it has not closed', '2026-03-12T12:00', 20, '2026-02', '2026-03', '2026-03-21T03:00'],
    ['in the month after one that was turned off early', '2026-03-12T12:00', 10, '2026-04', '2026-05', '2026-05-11T03:00'],
    ['this month, long after the last that closed', '2026-03-12T12:00', 31, '2025-07', '2026-03', '2026-04-01T03:00'],
  ])('%s', (_, instant, day, lastClosed, period, closesAt) => {
    expect(openCycleAt(at(instant), day, lastClosed)).toEqual({ period, closesAt: at(closesAt) });
  });

  it.each(DAYS)('on day %i of every month from 2024 to 2032, each month once', (day) => {
    let cycle = openCycleAt(at('2024-01-01T03:00'), day, '2023-12');
    const found = MONTHS.map(() => {
      const { period, closesAt } = cycle;
      const lastInstant = openCycleAt(new Date(closesAt.getTime() - 1), day, null);
      cycle = openCycleAt(closesAt, day, period);
      return [period, closesAt, lastInstant.period];
    });
    expect(found).toEqual(MONTHS.map(({ year, month }) => {
      const period = `${year}-${String(month + 1).padStart(2, '0')}`;
      return [period, closeOf(year, month, day), period];
    }));
  });
});

interface Past {
  period: string;
  opensAt: Date;
  closedAt: Date;
}

/** Action of an OWNER some hours after the one before: sets a closing day, or turns cycles off. */
type Step = readonly [hours: number, day: number | 'off'];

/** The cycles of a squad whose OWNER does all that, run as the clock and the verb run them. */
function history(steps: readonly Step[]): { closed: Past[]; onAt: Date[] } {
  const closed: Past[] = [];
  const onAt: Date[] = [];
  let now = at('2024-01-31T12:00');
  let open: { day: number; period: string; opensAt: Date; closesAt: Date } | undefined;
  const close = (closedAt: Date): void => {
    if (open) closed.push({ period: open.period, opensAt: open.opensAt, closedAt });
  };
  for (const [hours, day] of steps) {
    now = new Date(now.getTime() + hours * HOUR_MS);
    for (; open && open.closesAt <= now; open = {
      ...open, opensAt: open.closesAt, ...openCycleAt(open.closesAt, open.day, open.period),
    }) close(open.closesAt);
    const lastClosed = (): string | null => closed.at(-1)?.period ?? null;
    if (day === 'off') {
      close(now);
      open = undefined;
    } else {
      if (!open) onAt.push(now);
      open = { day, opensAt: open?.opensAt ?? now, ...openCycleAt(now, day, lastClosed()) };
    }
  }
  return { closed, onAt };
}

const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...DAYS) }, fc.constant('off' as const),
)),
  { minLength: 2, maxLength: 25 }).map((all) => all.toSpliced(all.length, 0, [3000, 'off']));

describe('with the day moved, cycles off and on again', () => {
  it('no instant is without exactly one cycle while they are on, and no month closes twice', () => {
    fc.assert(fc.property(steps, (all) => {
      const { closed, onAt } = history(all as Step[]);
      const periods = closed.map(({ period }) => period);
      expect(periods).toEqual([...new Set(periods)].sort());
      const opened = new Set(onAt.map((instant) => instant.getTime()));
      expect(closed.filter(({ opensAt, closedAt }, index) => {
        const before = closed[index - 1]?.closedAt ?? at('2024-01-01T00:00');
        const follows = opened.has(opensAt.getTime()) ? opensAt >= before : opensAt.getTime() === before.getTime();
        return !follows || closedAt < opensAt;
      })).toEqual([]);
      expect(closed.length).toBeGreaterThanOrEqual(onAt.length);
    }), { numRuns: 100 });
  });
});

describe('an expense falls due', () => {
  const march = { opensAt: at('2026-03-01T03:00'), closesAt: at('2026-04-01T03:00') };
  const early = at('2026-01-05T15:00');
  it.each<[string, { opensAt: Date; closesAt: Date }, number, Date, string | null, [string, string] | undefined]>([
    ['at the begin of its day in São Paulo', march, 5, early, '2026-02-05', ['2026-03-05', '2026-03-05T03:00']],
    ['on the first day of the cycle', march, 1, early, null, ['2026-03-01', '2026-03-01T03:00']],
    ['on the last', march, 31, early, null, ['2026-03-31', '2026-03-31T03:00']],
    ['on the day it was made, at once', march, 12, at('2026-03-12T15:00'), null, ['2026-03-12', '2026-03-12T15:00']],
    ['not before it was made', march, 11, at('2026-03-12T15:00'), null, undefined],
    [
      'not before it was made: late in the evening in São Paulo it is still that day', march, 12, at('2026-03-13T02:59'), null,
      ['2026-03-12', '2026-03-13T02:59'],
    ],
    ['once: not again on the day it fell due on', march, 20, early, '2026-03-20', undefined],
    [
      'on its last day in shorter months', { opensAt: at('2026-02-01T03:00'), closesAt: at('2026-03-01T03:00') }, 31, early, null,
      ['2026-02-28', '2026-02-28T03:00'],
    ],
    [
      'in the month after the one the cycle begins in', { opensAt: at('2026-03-11T03:00'), closesAt: at('2026-04-11T03:00') }, 5, early,
      null, ['2026-04-05', '2026-04-05T03:00'],
    ],
    [
      'at once, where the cycle was opened on its day', { opensAt: at('2026-03-05T18:00'), closesAt: at('2026-04-01T03:00') }, 5, early,
      null, ['2026-03-05', '2026-03-05T18:00'],
    ],
    [
      'not in a cycle too short to have the day', { opensAt: at('2026-03-05T18:00'), closesAt: at('2026-03-11T03:00') }, 20, early, null,
      undefined,
    ],
    ['not in a cycle it was made after', march, 5, at('2026-04-01T03:00'), null, undefined],
    [
      'on the first of two such days in a long cycle', { opensAt: at('2026-03-11T03:00'), closesAt: at('2026-05-01T03:00') }, 20, early,
      null, ['2026-03-20', '2026-03-20T03:00'],
    ],
    [
      'on the first of May, where April 30 closed before its 31st', { opensAt: at('2026-05-01T03:00'), closesAt: at('2026-05-31T03:00') },
      31, early, '2026-03-31', ['2026-05-01', '2026-05-01T03:00'],
    ],
  ])('%s', (_, cycle, dueDay, since, lastDueOn, expected) => {
    const found = dueIn(cycle, { dueDay, since, lastDueOn });
    expect(found && [found.on, found.at]).toEqual(expected && [expected[0], at(expected[1])]);
  });

  it.each(DAYS)('once in each cycle that closes on day %i, from 2024 to 2032, whatever its day', (day) => {
    const dueDays = new Set([1, 14, 28, 29, 30, 31, day]);
    const wrong: string[] = [];
    const last = new Map<number, string>();
    for (let index = 1; index < MONTHS.length; index += 1) {
      const [before, now] = [MONTHS[index - 1] ?? { year: 0, month: 0 }, MONTHS[index] ?? { year: 0, month: 0 }];
      const cycle = { opensAt: closeOf(before.year, before.month, day), closesAt: closeOf(now.year, now.month, day) };
      for (const dueDay of dueDays) {
        const due = dueIn(cycle, { dueDay, since: early2024, lastDueOn: last.get(dueDay) ?? null });
        const inside = due !== undefined && due.at >= cycle.opensAt && due.at < cycle.closesAt && accountingDay(due.at) === due.on;
        if (!inside || due.on <= (last.get(dueDay) ?? '')) wrong.push(`${dueDay} in ${now.year}-${now.month + 1}`);
        if (due) last.set(dueDay, due.on);
      }
    }
    expect(wrong).toEqual([]);
  });
  const early2024 = at('2023-12-01T12:00');
});

describe('the work of the clock', () => {
  const work = (text: string): ClockWork => {
    const [kind = '', instant = '', id = ''] = text.split(' ');
    return { kind: kind as ClockWork['kind'], at: at(instant), id };
  };
  it.each<[string, string[], string | undefined]>([
    ['is what comes first', [
      'POSTING 2026-03-05T03:00 rex_1', 'EXPIRY 2026-03-04T03:00 spr_1', 'CYCLE_CLOSE 2026-04-01T03:00 2026-03',
    ], 'spr_1'],
    ['closes a cycle before it posts in the next', ['POSTING 2026-04-01T03:00 rex_1', 'CYCLE_CLOSE 2026-04-01T03:00 2026-03'], '2026-03'],
    ['closes a cycle before a request of that instant expires', [
      'EXPIRY 2026-04-01T03:00 spr_1', 'CYCLE_CLOSE 2026-04-01T03:00 2026-03',
    ], '2026-03'],
    ['takes what is alike by its id', ['POSTING 2026-04-01T03:00 rex_2', 'POSTING 2026-04-01T03:00 rex_1'], 'rex_1'],
    ['is none where nothing waits', [], undefined],
  ])('%s', (_, works, first) => {
    expect(firstWork(works.map(work))?.id).toBe(first);
    expect(firstWork(works.map(work).reverse())?.id).toBe(first);
  });
});
