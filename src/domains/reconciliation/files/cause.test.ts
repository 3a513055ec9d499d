/** The cause of each break, by what both sides say of it. */
import { expect, it } from '@jest/globals';
import { CAUSES, causesOf, type Cause } from './cause.ts';
import type { ComparedLine } from './settlements.ts';

type Compared = Parameters<typeof causesOf>[0][number];
type Kind = Compared['kind'];

const side = (amount: number) => ({ direction: amount < 0 ? 'DEBIT' as const : 'CREDIT' as const, amount_cents: Math.abs(amount) });

/** A break of these amounts, in minor units; undefined where a side lacks it. */
function breakOf(theirs: number | undefined, ours: number | undefined, name = 'x', accountingDay = '2026-03-02'): Compared {
  const kind: Kind = theirs === undefined ? 'MISSING_AT_PROVIDER' : ours === undefined ? 'MISSING_IN_LEDGER' : 'AMOUNT_MISMATCH';
  return {
    breakId: name, kind, name, accountingDay, difference: BigInt((theirs ?? 0) - (ours ?? 0)),
    provider: theirs === undefined ? null : { external_id: name, occurred_at: null, ...side(theirs) },
    ledger: ours === undefined ? null : { obligation_id: null, evidence_id: null, tx_id: null, effective_at: null, ...side(ours) },
  };
}

const lineOf = (given: Partial<ComparedLine>): ComparedLine => ({
  at: 1, externalId: 'x', amount: 1n, currency: 'BRL', occurredAt: new Date(0), isFee: false, isReturn: false, role: 'PAYMENT',
  explanation: null, ...given,
});

it.each<[Cause, number | undefined, number | undefined, Partial<ComparedLine>]>([
  ['SETTLEMENT_FEE', -30, undefined, { role: 'SETTLEMENT_FEE', isFee: true }],
  ['SETTLEMENT_REST', 5, undefined, { role: 'SETTLEMENT_REST' }],
  ['TWICE_AT_THE_BANK', 5, undefined, { role: 'REPEATED' }], ['FEE_NOT_BOOKED', -5, undefined, { isFee: true }],
  ['RETURN_NOT_BOOKED', -5, undefined, { isReturn: true }], ['CREDIT_NOT_BOOKED', 5, undefined, {}],
  ['DEBIT_NOT_BOOKED', -5, undefined, {}],
  ['CREDIT_NOT_AT_THE_BANK', undefined, 5, {}], ['DEBIT_NOT_AT_THE_BANK', undefined, -5, {}], ['DIRECTION_REVERSED', -5, 5, {}],
  ['TWICE_IN_THE_LEDGER', 5, 10, {}], ['DECIMALS_SHIFTED', 500, 5, {}], ['DECIMALS_SHIFTED', 50, 500, {}],
  ['DIGITS_SWAPPED', 1324, 1234, {}], ['DIGITS_SWAPPED', -1324, -1234, {}], ['AMOUNT_DIFFERS', 1334, 1234, {}],
  ['AMOUNT_DIFFERS', 4231, 1234, {}], ['AMOUNT_DIFFERS', 21, 1234, {}],
])('%s of %s and %s', (cause, theirs, ours, line) => {
  expect(causesOf([breakOf(theirs, ours)], [lineOf(line)]).get('x')).toBe(cause);
});

it('a movement that both sides have under different names', () => {
  const one = [breakOf(5, undefined, 'theirs'), breakOf(undefined, 5, 'ours')];
  expect([...causesOf(one).values()]).toEqual(['NAMED_DIFFERENTLY', 'NAMED_DIFFERENTLY']);
  const others: Compared[][] = [
    [...one, breakOf(5, undefined, 'third')], [breakOf(5, undefined, 'a'), breakOf(undefined, -5, 'b')],
    [breakOf(5, undefined, 'a'), breakOf(undefined, 5, 'b', '2026-03-03')], [breakOf(5, undefined, 'a'), breakOf(5, undefined, 'b')],
  ];
  for (const breaks of others) expect([...causesOf(breaks).values()]).not.toContain('NAMED_DIFFERENTLY');
});

it.each<[Cause, bigint]>([['BALANCE_FOLLOWS', -2n], ['BALANCE_DIFFERS', -1n]])('%s', (cause, difference) => {
  const balance: Compared = { ...breakOf(1, 1, 'balance'), kind: 'BALANCE_MISMATCH', difference };
  expect(causesOf([breakOf(5, undefined, 'a'), breakOf(undefined, 7, 'b'), balance]).get('balance')).toBe(cause);
});

it('each has its words', () => {
  for (const words of Object.values(CAUSES)) expect(words).toMatch(/^[a-z]/);
});
