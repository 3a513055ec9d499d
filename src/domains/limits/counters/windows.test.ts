import { expect, it } from '@jest/globals';
import { windowAt, type Hours } from './windows.ts';

const NIGHT: Hours = { start: '20:00', end: '06:00' };
const SHOP: Hours = { start: '09:00', end: '17:30' };
const iso = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString().replace(':00.000Z', 'Z');

/** Instants in UTC; São Paulo is three hours behind. */
it.each<[string, Parameters<typeof windowAt>[0], Hours | null, string, string | undefined, string | undefined]>([
  ['a minute', 'MINUTE', null, '2026-03-02T12:30:59.999Z', '2026-03-02T12:30Z', '2026-03-02T12:31Z'],
  ['the next minute from its first instant', 'MINUTE', null, '2026-03-02T12:31:00.000Z', '2026-03-02T12:31Z', '2026-03-02T12:32Z'],
  ['an hour', 'HOUR', null, '2026-03-02T12:59:59.999Z', '2026-03-02T12:00Z', '2026-03-02T13:00Z'],
  ['a day, just before its midnight', 'DAY', null, '2026-03-03T02:59:59.999Z', '2026-03-02T03:00Z', '2026-03-03T03:00Z'],
  ['a day from its midnight on', 'DAY', null, '2026-03-03T03:00:00.000Z', '2026-03-03T03:00Z', '2026-03-04T03:00Z'],
  ['a month, just before its end', 'MONTH', null, '2026-04-01T02:59:59.999Z', '2026-03-01T03:00Z', '2026-04-01T03:00Z'],
  ['a month from its first instant', 'MONTH', null, '2026-04-01T03:00:00.000Z', '2026-04-01T03:00Z', '2026-05-01T03:00Z'],
  ['December', 'MONTH', null, '2027-01-01T02:00:00.000Z', '2026-12-01T03:00Z', '2027-01-01T03:00Z'],
  ['hours within a day', 'DAY', SHOP, '2026-03-02T12:00:00.000Z', '2026-03-02T12:00Z', '2026-03-02T20:30Z'],
  ['none before them', 'DAY', SHOP, '2026-03-02T11:59:59.999Z', undefined, undefined],
  ['none from their end on', 'DAY', SHOP, '2026-03-02T20:30:00.000Z', undefined, undefined],
  ['a night, before midnight', 'DAY', NIGHT, '2026-03-02T23:00:00.000Z', '2026-03-02T23:00Z', '2026-03-03T09:00Z'],
  ['the same night, after midnight', 'DAY', NIGHT, '2026-03-03T08:59:59.999Z', '2026-03-02T23:00Z', '2026-03-03T09:00Z'],
  ['no night from its end on', 'DAY', NIGHT, '2026-03-03T09:00:00.000Z', undefined, undefined],
  ['no night before its start', 'DAY', NIGHT, '2026-03-02T22:59:59.999Z', undefined, undefined],
])('%s', (_, kind, hours, at, start, end) => {
  const window = windowAt(kind, hours, Date.parse(at));
  expect([iso(window?.start), iso(window?.end)]).toEqual([start, end]);
});
