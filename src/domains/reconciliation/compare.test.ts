import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareMovements, type LedgerMovement, type ProviderMovement } from './compare.ts';

const at = new Date('2026-03-02T12:00:00.000Z');
const line = (externalId: string, amount: number, ...others: string[]): ProviderMovement =>
  ({ externalId, names: [externalId, ...others], amount: BigInt(amount), occurredAt: at, accountingDay: '2026-03-02' });
const movement = (amount: number, ...names: string[]): LedgerMovement =>
  ({
    names, amount: BigInt(amount), effectiveAt: at, accountingDay: '2026-03-02', obligationId: names[0] ?? null, evidenceId: null,
    txId: 'txn_1', isCorrection: false,
  });
const correction = (amount: number, ...names: string[]): LedgerMovement => ({ ...movement(amount, ...names), isCorrection: true });

const cases: [string, ProviderMovement[], LedgerMovement[], [string, string, number][]][] = [
  ['nothing on either side', [], [], []],
  ['the same on both', [line('E1', 10)], [movement(10, 'obl_1', 'E1')], []],
  ['found by our reference', [line('E1', -10, 'obl_1')], [movement(-10, 'obl_1')], []],
  ['only at the provider', [line('E1', 10)], [], [['MISSING_IN_LEDGER', 'E1', 10]]],
  ['only in the ledger', [], [movement(10, 'obl_1', 'E1')], [['MISSING_AT_PROVIDER', 'obl_1', -10]]],
  ['another amount', [line('E1', 12)], [movement(10, 'obl_1', 'E1')], [['AMOUNT_MISMATCH', 'E1', 2]]],
  ['the other direction', [line('E1', 10)], [movement(-10, 'obl_1', 'E1')], [['AMOUNT_MISMATCH', 'E1', 20]]],
  ['corrected in the ledger', [line('E1', 12)], [movement(10, 'obl_1', 'E1'), correction(2, 'obl_2', 'E1')], []],
  ['taken back in the ledger', [], [movement(10, 'obl_1'), correction(-10, 'obl_2', 'obl_1')], []],
  [
    'two that share an order', [line('E1', 10, 'obl_1')], [movement(10, 'obl_1', 'order-1'), movement(5, 'obl_2', 'order-1')],
    [['MISSING_AT_PROVIDER', 'obl_2', -5]],
  ],
  ['two lines for one movement', [line('E1', 6, 'obl_1'), line('E2', 4, 'obl_1')], [movement(10, 'obl_1')], []],
];
test.each(cases)('%s', (_, provider, ledger, wanted) => {
  const { matched, differences } = compareMovements(provider, ledger);
  expect(differences.map(({ kind, name, difference }) => [kind, name, Number(difference)])).toEqual(wanted);
  expect(matched.length).toBe(wanted.some(([kind]) => kind !== 'MISSING_AT_PROVIDER') ? 0 : provider.length);
});

describe('for any two lists', () => {
  const amounts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.integer({ min: -9, max: 9 }).filter((it) => it !== 0));
  test('differences are what the naive comparison finds', () => fc.assert(fc.property(amounts, amounts, (theirs, ours) => {
    const { differences } = compareMovements(
      Object.entries(theirs).map(([name, amount]) => line(name, amount)),
      Object.entries(ours).map(([name, amount]) => movement(amount, `obl_${name}`, name)));
    const naive = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])]
      .map((name) => [name in theirs ? name : `obl_${name}`, (theirs[name] ?? 0) - (ours[name] ?? 0)] as const).filter(
        ([, difference]) => difference !== 0,
      );
    expect(new Map(differences.map(({ name, difference }) => [name, Number(difference)]))).toEqual(new Map(naive));
  })));
});
