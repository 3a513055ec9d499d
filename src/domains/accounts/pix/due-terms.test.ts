import { describe, expect, it } from '@jest/globals';
import type { PixQrDueTerms } from '../../../../generated/models.ts';
import { amountOn, lastDayWithoutFine, leastAmount, payableUntil } from './due-terms.ts';

/** Due on a Friday. */
const plain: PixQrDueTerms = { due_on: '2026-03-20', days_after_due: 30, fine: null, interest: null, rebate: null, discount: null };
const percent = (value: number) => ({ kind: 'PERCENT', value }) as const;
const fixed = (value: number) => ({ kind: 'FIXED', value }) as const;
const interest = (kind: NonNullable<PixQrDueTerms['interest']>['kind'], value: number) => ({ interest: { kind, value } });
const discount = (kind: 'FIXED' | 'PERCENT', ...steps: [until: string, value: number][]) => ({
  discount: { kind, steps: steps.map(([until, value]) => ({ until, value })) },
});

describe('what is to be paid of R$ 100,00', () => {
  it.each<[string, Partial<PixQrDueTerms>, string, bigint]>([
    ['on the due day', { fine: percent(200), ...interest('PERCENT_PER_MONTH', 100) }, '2026-03-20', 10_000n],
    ['three days late, with 2 % and 1 % a month', { fine: percent(200), ...interest('PERCENT_PER_MONTH', 100) }, '2026-03-23', 10_210n],
    ['late, with a fine of R$ 3,00', { fine: fixed(300) }, '2026-04-01', 10_300n],
    ['ten days late, R$ 0,07 a day', interest('FIXED_PER_DAY', 7), '2026-03-30', 10_070n],
    ['ten days late, 0,03 % a day', interest('PERCENT_PER_DAY', 3), '2026-03-30', 10_030n],
    ['ten days late, 12 % a year', interest('PERCENT_PER_YEAR', 1_200), '2026-03-30', 10_033n],
    ['with a rebate of 5 %', { rebate: percent(500) }, '2026-03-20', 9_500n],
    ['late, with fine and interest of the amount less the rebate', { rebate: fixed(1_000), fine: percent(1_000) }, '2026-03-21', 9_900n],
    ['early, by the first step that has not passed', discount('FIXED', ['2026-03-15', 200], ['2026-03-10', 500]), '2026-03-10', 9_500n],
    ['later, by the second', discount('FIXED', ['2026-03-15', 200], ['2026-03-10', 500]), '2026-03-11', 9_800n],
    ['after the last', discount('PERCENT', ['2026-03-15', 200]), '2026-03-16', 10_000n],
    ['of which all is taken off', { rebate: fixed(20_000) }, '2026-03-20', 1n],
    ['with interest beyond what a Pix can be', interest('PERCENT_PER_DAY', 999_999_999_999), '2026-04-20', 999_999_999_999n],
  ])('%s', (_, terms, day, cents) => expect(amountOn(10_000n, { ...plain, ...terms }, day)).toBe(cents));

  it('is rounded half up, each part by itself', () => {
    expect(amountOn(25n, { ...plain, fine: percent(200) }, '2026-03-23')).toBe(26n);
    expect(amountOn(24n, { ...plain, fine: percent(200) }, '2026-03-23')).toBe(24n);
  });
});

describe('the due day', () => {
  it.each([
    ['a Friday', '2026-03-20', '2026-03-20'], ['a Saturday', '2026-03-21', '2026-03-23'], ['Good Friday', '2026-04-03', '2026-04-06'],
  ])('that is %s, %s, is %s', (_, due_on, day) => expect(lastDayWithoutFine({ due_on })).toBe(day));

  it('moves what counts from it: fine, interest and the end', () => {
    const terms = { ...plain, due_on: '2026-03-21', fine: percent(200), days_after_due: 1 };
    expect([amountOn(10_000n, terms, '2026-03-23'), amountOn(10_000n, terms, '2026-03-24')]).toEqual([10_000n, 10_200n]);
    expect(payableUntil(terms).toISOString()).toBe('2026-03-25T02:59:59.999Z');
  });
});

it.each<[Partial<PixQrDueTerms>, bigint]>([
  [{}, 10_000n], [{ fine: percent(200) }, 10_000n], [{ rebate: fixed(1_000) }, 8_999n],
  [{ rebate: percent(1_000), ...discount('FIXED', ['2026-03-10', 500], ['2026-03-15', 200]) }, 8_498n], [{ rebate: fixed(20_000) }, 1n],
])('the least of %j is %i centavos, a centavo of rounding for each part', (terms, cents) => {
  expect(leastAmount(10_000n, { ...plain, ...terms })).toBe(cents);
});
