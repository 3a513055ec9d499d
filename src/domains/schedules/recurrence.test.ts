import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecurrenceRule } from '../../../generated/models.ts';
import { isBusinessDay } from '../../platform/business-days.ts';
import { nextOccurrence, occurrencesAfter, type Pattern } from './recurrence.ts';
import { isTimezone } from './timezone.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const NEW_YORK = 'America/New_York';
const pattern = (rule: RecurrenceRule, anchor: string, timezone = 'UTC'): Pattern => ({ rule, anchor: new Date(anchor), timezone });

/** The first `n` occurrences after an instant, or as many as there are. */
function take(it: Pattern, after: Date, n: number): Date[] {
  const taken: Date[] = [];
  for (const at of occurrencesAfter(it, after)) {
    taken.push(at);
    if (taken.length === n) break;
  }
  return taken;
}

/** The same from the anchor on, as texts without seconds. */
function first(it: Pattern, n: number, after = new Date(it.anchor.getTime() - 1)): string[] {
  return take(it, after, n).map((at) => at.toISOString().replace(':00.000Z', 'Z'));
}

describe('a rule describes', () => {
  it.each<[string, RecurrenceRule, string, string[]]>([
    ['every day', { frequency: 'DAILY' }, '2026-02-27T09:00:00Z', ['2026-02-27T09:00Z', '2026-02-28T09:00Z', '2026-03-01T09:00Z']],
    [
      'every third day', { frequency: 'DAILY', interval: 3 }, '2026-12-30T09:00:00Z',
      ['2026-12-30T09:00Z', '2027-01-02T09:00Z', '2027-01-05T09:00Z'],
    ],
    ['the weekday of the anchor', { frequency: 'WEEKLY' }, '2026-03-04T09:00:00Z', ['2026-03-04T09:00Z', '2026-03-11T09:00Z']],
    ['weekdays, from the anchor on', { frequency: 'WEEKLY', weekdays: ['THURSDAY', 'MONDAY'] }, '2026-03-04T09:00:00Z',
      ['2026-03-05T09:00Z', '2026-03-09T09:00Z', '2026-03-12T09:00Z']],
    ['every other week, counted from the Monday of the anchor', { frequency: 'WEEKLY', interval: 2, weekdays: ['MONDAY', 'SUNDAY'] },
      '2026-03-04T09:00:00Z', ['2026-03-08T09:00Z', '2026-03-16T09:00Z', '2026-03-22T09:00Z', '2026-03-30T09:00Z']],
    ['the day of the anchor', { frequency: 'MONTHLY' }, '2026-01-15T09:00:00Z', ['2026-01-15T09:00Z', '2026-02-15T09:00Z']],
    ['a day that short months end before', { frequency: 'MONTHLY', month_day: 31 }, '2026-01-05T09:00:00Z',
      ['2026-01-31T09:00Z', '2026-02-28T09:00Z', '2026-03-31T09:00Z', '2026-04-30T09:00Z']],
    ['the 30th, in a leap year', { frequency: 'MONTHLY', month_day: 30, short_month: 'LAST_DAY' }, '2028-01-30T09:00:00Z',
      ['2028-01-30T09:00Z', '2028-02-29T09:00Z', '2028-03-30T09:00Z']],
    ['only months that have the day', { frequency: 'MONTHLY', month_day: 31, short_month: 'SKIP' }, '2026-01-31T09:00:00Z',
      ['2026-01-31T09:00Z', '2026-03-31T09:00Z', '2026-05-31T09:00Z']],
    [
      'the last day', { frequency: 'MONTHLY', month_day: -1 }, '2027-12-01T09:00:00Z',
      ['2027-12-31T09:00Z', '2028-01-31T09:00Z', '2028-02-29T09:00Z'],
    ],
    ['every third month from the anchor, though its day is missing there', { frequency: 'MONTHLY', interval: 3 }, '2025-11-30T09:00:00Z',
      ['2025-11-30T09:00Z', '2026-02-28T09:00Z', '2026-05-30T09:00Z']],
    ['the 29th of February in common years', { frequency: 'YEARLY' }, '2024-02-29T09:00:00Z',
      ['2024-02-29T09:00Z', '2025-02-28T09:00Z', '2026-02-28T09:00Z', '2027-02-28T09:00Z', '2028-02-29T09:00Z']],
    ['only leap years', { frequency: 'YEARLY', short_month: 'SKIP' }, '2024-02-29T09:00:00Z', ['2024-02-29T09:00Z', '2028-02-29T09:00Z']],
    [
      'a day of the month of the anchor', { frequency: 'YEARLY', interval: 2, month_day: -1 }, '2026-06-10T09:00:00Z',
      ['2026-06-30T09:00Z', '2028-06-30T09:00Z'],
    ],
    [
      'milliseconds of the anchor', { frequency: 'DAILY' }, '2026-02-27T09:00:00.123Z',
      ['2026-02-27T09:00:00.123Z', '2026-02-28T09:00:00.123Z'],
    ],
  ])('%s', (_, rule, anchor, expected) => {
    expect(first(pattern(rule, anchor), expected.length)).toEqual(expected);
  });

  it.each<[string, RecurrenceRule, string, string[]]>([
    ['where no month has the day', { frequency: 'MONTHLY', interval: 12, month_day: 30, short_month: 'SKIP' }, '2026-02-10T09:00:00Z', []],
    ['after the last instant, which counts', { frequency: 'DAILY', until: '2026-02-28T09:00:00.000Z' }, '2026-02-27T09:00:00Z',
      ['2026-02-27T09:00Z', '2026-02-28T09:00Z']],
    ['after the year 9999', { frequency: 'YEARLY' }, '9998-06-01T09:00:00Z', ['9998-06-01T09:00Z', '9999-06-01T09:00Z']],
  ])('nothing %s', (_, rule, anchor, all) => {
    expect(first(pattern(rule, anchor), all.length + 1)).toEqual(all);
  });
});

describe('the wall clock', () => {
  it.each<[string, string, string, string[]]>([
    ['keeps 09:00 when New York goes over to daylight saving', NEW_YORK, '2026-03-06T14:00:00Z',
      ['2026-03-06T14:00Z', '2026-03-07T14:00Z', '2026-03-08T13:00Z', '2026-03-09T13:00Z']],
    [
      'moves 02:30, which New York skips, to 03:30', NEW_YORK, '2026-03-07T07:30:00Z',
      ['2026-03-07T07:30Z', '2026-03-08T07:30Z', '2026-03-09T06:30Z'],
    ],
    [
      'runs at the first 01:30 where New York has two', NEW_YORK, '2026-10-31T05:30:00Z',
      ['2026-10-31T05:30Z', '2026-11-01T05:30Z', '2026-11-02T06:30Z'],
    ],
    [
      'takes the next day after an anchor that is the second 01:30', NEW_YORK, '2026-11-01T06:30:00Z',
      ['2026-11-02T06:30Z', '2026-11-03T06:30Z'],
    ],
    ['stays at -03:00 in São Paulo, which has no daylight saving since 2019', SAO_PAULO, '2026-10-17T12:00:00Z',
      ['2026-10-17T12:00Z', '2026-10-18T12:00Z', '2026-10-19T12:00Z']],
    [
      'moved 00:30 to 01:30 when São Paulo still had it', SAO_PAULO, '2018-11-03T03:30:00Z',
      ['2018-11-03T03:30Z', '2018-11-04T03:30Z', '2018-11-05T02:30Z'],
    ],
    ['has two occurrences at one instant only once, where Samoa left out a day', 'Pacific/Apia', '2011-12-29T19:00:00Z',
      ['2011-12-29T19:00Z', '2011-12-30T19:00Z', '2011-12-31T19:00Z']],
  ])('%s', (_, zone, anchor, expected) => {
    expect(first(pattern({ frequency: 'DAILY' }, anchor, zone), expected.length)).toEqual(expected);
  });

  it.each([
    ['America/Sao_Paulo', true], ['UTC', true], ['Etc/GMT+3', true], ['America/Argentina/Buenos_Aires', true],
    ['America/Buenos_Aires', true],
    ['BRT', false], ['PST', false], ['IST', false], ['ECT', false], ['+03:00', false], ['GMT+3', false], ['america/sao_paulo', false],
    ['singapore', false],
    ['America/Nowhere', false], ['', false],
  ])('knows the zone %s: %s', (name, known) => {
    expect(isTimezone(name)).toBe(known);
  });

  // All names without a slash that the IANA database has had since 1993, as its files tzdata.zi and backward list them.
  const WITHOUT_SLASH =
    `CET CST6CDT Cuba EET EST EST5EDT Egypt Eire GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran Israel Jamaica
    Japan Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT UTC Universal W-SU WET Zulu`.split(/\s+/);

  it.each(WITHOUT_SLASH)('knows the zone %s, and runs on its clock', (zone) => {
    expect(isTimezone(zone)).toBe(true);
    expect(first(pattern({ frequency: 'DAILY' }, '2026-01-05T12:00:00Z', zone), 2)).toEqual(['2026-01-05T12:00Z', '2026-01-06T12:00Z']);
  });

  it.each(
    [['Singapore', 8], ['Japan', 9], ['Portugal', 0], ['EST', -5], ['NZ-CHAT', 13.75], ['GMT-0', 0]],
  )('the clock of %s is %d hours ahead', (zone, hours) => {
    const midnight = Date.parse('2026-01-05T00:00:00Z') - hours * 3_600_000;
    const weekly = pattern({ frequency: 'WEEKLY', weekdays: ['TUESDAY'] }, new Date(midnight).toISOString(), zone);
    expect(Date.parse(first(weekly, 1)[0]!) - midnight).toBe(86_400_000);
  });
});

describe('bank holidays of Brazil', () => {
  it.each([
    ['Confraternização Universal', '2026-01-01'], ['Carnaval, Monday', '2026-02-16'], ['Carnaval, Tuesday', '2026-02-17'],
    ['Sexta-feira Santa', '2026-04-03'], ['Tiradentes', '2026-04-21'], ['Dia do Trabalho', '2026-05-01'], ['Corpus Christi', '2026-06-04'],
    ['Independência', '2026-09-07'], ['Nossa Senhora Aparecida', '2026-10-12'], ['Finados', '2026-11-02'],
    ['Consciência Negra', '2026-11-20'], ['Natal', '2026-12-25'], ['Carnaval of 2027', '2027-02-09'],
    ['Corpus Christi of 2027', '2027-05-27'],
    ['a Saturday', '2026-03-07'], ['a Sunday', '2026-03-08'],
  ])('%s is closed', (_, day) => {
    expect(isBusinessDay(Date.parse(`${day}T12:00:00Z`))).toBe(false);
  });

  it.each([
    ['Quarta-feira de Cinzas', '2026-02-18'], ['Consciência Negra before it was national', '2023-11-20'],
    ['Christmas Eve', '2026-12-24'], ['New Year’s Eve', '2026-12-31'], ['a Monday', '2026-03-02'],
  ])('%s is open', (_, day) => {
    expect(isBusinessDay(Date.parse(`${day}T12:00:00Z`))).toBe(true);
  });

  const anchor = '2026-02-16T12:00:00Z';
  it.each<[string, RecurrenceRule, string, string[]]>([
    [
      'FOLLOWING leaves Carnaval for Ash Wednesday', { frequency: 'MONTHLY', business_day_adjustment: 'FOLLOWING' }, anchor,
      ['2026-02-18T12:00Z', '2026-03-16T12:00Z'],
    ],
    [
      'PRECEDING goes back to the Friday before, ahead of the anchor', { frequency: 'MONTHLY', business_day_adjustment: 'PRECEDING' },
      anchor, ['2026-02-13T12:00Z', '2026-03-16T12:00Z'],
    ],
    ['MODIFIED_FOLLOWING stays in the month', {
      frequency: 'MONTHLY', month_day: 31, business_day_adjustment: 'MODIFIED_FOLLOWING',
    }, '2026-05-31T12:00:00Z',
      ['2026-05-29T12:00Z', '2026-06-30T12:00Z']],
    ['occurrences that fall on one day are one', { frequency: 'DAILY', business_day_adjustment: 'FOLLOWING' }, '2026-04-02T12:00:00Z',
      ['2026-04-02T12:00Z', '2026-04-06T12:00Z', '2026-04-07T12:00Z']],
    ['the last business day of each month', {
      frequency: 'MONTHLY', month_day: -1, business_day_adjustment: 'PRECEDING',
    }, '2026-01-01T12:00:00Z',
      ['2026-01-30T12:00Z', '2026-02-27T12:00Z', '2026-03-31T12:00Z']],
    ['until is held against the day before it is moved', {
      frequency: 'DAILY', until: '2026-03-07T12:00:00.000Z', business_day_adjustment: 'FOLLOWING',
    }, '2026-03-06T12:00:00Z',
      ['2026-03-06T12:00Z', '2026-03-09T12:00Z']],
  ])('%s', (_, rule, from, expected) => {
    const it = pattern(rule, from);
    expect(first(it, expected.length, new Date(it.anchor.getTime() - 30 * 86_400_000))).toEqual(expected);
  });
});

const rules: fc.Arbitrary<RecurrenceRule> = fc.record({
  frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
  interval: fc.integer({ min: 1, max: 20 }),
  weekdays: fc.uniqueArray(
    fc.constantFrom('MONDAY' as const, 'WEDNESDAY' as const, 'SATURDAY' as const, 'SUNDAY' as const), { minLength: 1 },
  ),
  month_day: fc.constantFrom(-1, 1, 15, 28, 29, 30, 31),
  short_month: fc.constantFrom('LAST_DAY' as const, 'SKIP' as const),
  business_day_adjustment: fc.constantFrom('NONE' as const, 'FOLLOWING' as const, 'PRECEDING' as const, 'MODIFIED_FOLLOWING' as const),
}).map(({ weekdays, month_day, short_month, ...rule }) => ({
  ...rule,
  ...(rule.frequency === 'WEEKLY' && { weekdays }),
  ...(['MONTHLY', 'YEARLY'].includes(rule.frequency) && { month_day, short_month }),
}));
const patterns: fc.Arbitrary<Pattern> = fc.record({
  rule: rules,
  anchor: fc.date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  timezone: fc.constantFrom('UTC', SAO_PAULO, NEW_YORK, 'Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
});

/** Its seventh day comes more than 400 years after its first. */
const EVERY_68_YEARS: Pattern = {
  rule: { frequency: 'YEARLY', interval: 17, business_day_adjustment: 'NONE', month_day: 29, short_month: 'SKIP' },
  anchor: new Date('2022-01-31T13:00:00.000Z'), timezone: 'Australia/Lord_Howe',
};

describe('whatever the rule', () => {
  it('one by one from any instant or all at once: the same occurrences, each later than the one before', () => {
    fc.assert(fc.property(patterns, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 86_400_000 }), (it, n, offset) => {
      const begin = new Date(it.anchor.getTime() - 20 * 86_400_000);
      const all = take(it, begin, n);
      const stepped: Date[] = [];
      for (let at = nextOccurrence(it, begin, 0); at && stepped.length < n; at = nextOccurrence(it, at, 0)) stepped.push(at);
      expect(stepped).toEqual(all);
      for (const [index, at] of all.entries()) {
        const before = all[index - 1];
        if (!before) continue;
        expect(at.getTime()).toBeGreaterThan(before.getTime());
        const between = new Date(Math.min(before.getTime() + offset, at.getTime() - 1));
        expect(nextOccurrence(it, between, 0)).toEqual(at);
      }
    }), { numRuns: 150, examples: [[EVERY_68_YEARS, 7, 0]] });
  });

  it('count and until end it exactly', () => {
    fc.assert(fc.property(patterns, fc.integer({ min: 1, max: 8 }), (it, count) => {
      const begin = new Date(it.anchor.getTime() - 1);
      const counted = { ...it, rule: { ...it.rule, count } };
      const plain = { ...it, rule: { ...it.rule, business_day_adjustment: 'NONE' as const } };
      const all = take(plain, begin, count);
      const last = all.at(-1);
      const taken: Date[] = [];
      for (let at = nextOccurrence(counted, begin, 0); at; at = nextOccurrence(counted, at, taken.length)) taken.push(at);
      expect(taken).toEqual(take(it, begin, count));
      if (last) expect(take({ ...plain, rule: { ...plain.rule, until: last.toISOString() } }, begin, count + 3)).toEqual(all);
    }), { numRuns: 80 });
  });

  it('a moved occurrence is on a business day, at the time of day of the anchor', () => {
    fc.assert(fc.property(patterns.filter(({ rule }) => rule.business_day_adjustment !== 'NONE'), (it) => {
      const utc = { ...it, timezone: 'UTC' };
      for (const at of take(utc, utc.anchor, 5)) {
        expect(isBusinessDay(at.getTime())).toBe(true);
        expect(at.toISOString().slice(11)).toBe(utc.anchor.toISOString().slice(11));
      }
    }), { numRuns: 80 });
  });
});

/** True when a rule includes one calendar day, computed the slow way: without a library and without looking ahead. */
function describes({ rule, anchor }: Pattern, day: Date): boolean {
  const interval = rule.interval ?? 1;
  const days = Math.round((midnight(day) - midnight(anchor)) / DAY_MS);
  const months = (day.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + day.getUTCMonth() - anchor.getUTCMonth();
  const weeks = Math.floor((midnight(day) - mondayOf(anchor)) / (7 * DAY_MS));
  const length = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  const wanted = rule.month_day ?? anchor.getUTCDate();
  const monthDay = wanted === -1 || (wanted > length && rule.short_month !== 'SKIP') ? length : wanted;
  switch (rule.frequency) {
    case 'DAILY': return days % interval === 0;
    case 'WEEKLY': return weeks % interval === 0 && (rule.weekdays ?? []).includes(NAMES[day.getUTCDay()] ?? 'MONDAY');
    case 'MONTHLY': return months % interval === 0 && day.getUTCDate() === monthDay;
    case 'YEARLY': return months % (12 * interval) === 0 && day.getUTCDate() === monthDay;
  }
}

const DAY_MS = 86_400_000;
const NAMES = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const midnight = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS;
const mondayOf = (at: Date): number => midnight(at) - ((at.getUTCDay() + 6) % 7) * DAY_MS;

it('skips no day that the rule describes, and takes none that it does not', () => {
  fc.assert(fc.property(patterns, (it) => {
    const utc = { ...it, timezone: 'UTC', rule: { ...it.rule, business_day_adjustment: 'NONE' as const } };
    const expected: number[] = [];
    for (let n = 0; n < 900; n += 1) {
      const day = new Date(utc.anchor.getTime() + n * DAY_MS);
      if (describes(utc, day)) expected.push(day.getTime());
    }
    const found = take(utc, new Date(utc.anchor.getTime() - 1), expected.length + 1).map((at) => at.getTime());
    expect(found.slice(0, expected.length)).toEqual(expected);
    expect((found[expected.length] ?? Infinity)).toBeGreaterThanOrEqual(utc.anchor.getTime() + 900 * DAY_MS);
  }), { numRuns: 100 });
});
