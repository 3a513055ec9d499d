import { describe, expect, it } from '@jest/globals';
import { decimalOf, minorUnitsOf, moneyText } from './money.ts';
import { accountingDayOf, dayPlus, durationText, fieldOfInstant, instantOfField, timeText } from './time.ts';

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

describe('amounts', () => {
  it.each([
    [123456, 2, '1234.56'],
    [5, 2, '0.05'],
    [-1, 2, '-0.01'],
    [0, 2, '0.00'],
    [1500, 0, '1500'],
    [1234, 3, '1.234'],
    [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
  ])('%i minor units with %i decimals are %s, exactly', (minor, exponent, text) => expect(decimalOf(minor, exponent)).toBe(text));

  it.each([
    [123456, 'BRL', 'pt', 2, 'R$ 1.234,56'],
    [123456, 'BRL', 'en', 2, 'R$1,234.56'],
    [1500, 'JPY', 'en', 0, '¥1,500'],
    [-1, 'BRL', 'pt', 2, '−R$ 0,01'],
    [9007199254740991, 'BRL', 'pt', 2, 'R$ 90.071.992.547.409,91'],
    [100, 'qBRL', 'en', 2, '1.00 qBRL'],
  ] as const)('%i of %s in %s with %i decimals is %s', (minor, currency, language, exponent, text) =>
    expect(plain(moneyText(minor, currency, language, exponent))).toBe(text),
  );

  it.each([
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1234.5', 123450],
    ['R$ 10', 1000],
    ['0,01', 1],
    ['-5,00', -500],
    ['1.234', 123400],
    ['12.34', 1234],
    ['', undefined],
    ['abc', undefined],
    ['99999999999999999', undefined],
  ] as const)('typed "%s" is %s centavos', (typed, minor) => expect(minorUnitsOf(typed)).toBe(minor));
});

describe('times', () => {
  it.each([
    ['2026-03-02T02:59:59Z', 'America/Sao_Paulo', /01 mar 2026, 23:59:59/],
    ['2026-03-02T02:59:59Z', 'UTC', /02 mar 2026, 02:59:59/],
    ['2024-02-29T12:00:00Z', 'UTC', /29 fev 2024/],
  ] as const)('%s in %s is %s', (instant, zone, text) => expect(timeText(instant, 'pt', zone, 'LONG')).toMatch(text));

  it.each([
    ['2026-03-02T02:59:59Z', '2026-03-01'],
    ['2026-03-02T03:00:00Z', '2026-03-02'],
    ['2024-03-01T02:00:00Z', '2024-02-29'],
  ])('the accounting day of %s is %s', (instant, day) => expect(accountingDayOf(Date.parse(instant))).toBe(day));

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
  ] as const)('%s and %i days is %s', (day, days, other) => expect(dayPlus(day, days)).toBe(other));

  it.each([
    [500, '0s'],
    [59_000, '59s'],
    [3_600_000, '1h'],
    [200_000_000, '2d'],
  ] as const)('%i ms is %s', (ms, text) => expect(plain(durationText(ms, 'en'))).toBe(text));
});

it.each([
  ['America/Sao_Paulo', '2026-12-01T02:30:00.000Z', '2026-11-30T23:30'],
  ['America/Sao_Paulo', '2018-12-01T02:30:00.000Z', '2018-12-01T00:30'], // daylight saving
  ['UTC', '2026-12-01T02:30:00.000Z', '2026-12-01T02:30'],
] as const)('a field in %s has the instant %s as %s, and gives it back', (zone, instant, field) => {
  expect(fieldOfInstant(Date.parse(instant), zone)).toBe(field);
  expect(instantOfField(field, zone)).toBe(instant);
});
