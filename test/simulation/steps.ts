/** Random histories of transfers and payments over a handful of accounts. */
import fc from 'fast-check';
import type { ResolutionOutcome } from '../../src/domains/obligations/obligation.ts';

/** Accounts go by number, obligations by a number that is taken modulo those there are. */
export type Step =
  | { kind: 'transfer'; from: number; to: number; amount: number }
  | { kind: 'out'; from: number; to: number | null; amount: number }
  | { kind: 'in'; to: number; amount: number }
  | { kind: 'resolve'; which: number; outcome: ResolutionOutcome }
  | { kind: 'dispatch'; which: number }
  | { kind: 'freeze'; account: number; isFrozen: boolean };

export const ACCOUNTS = 5;

const account = fc.nat(ACCOUNTS - 1);
const amount = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_000_000 }));
const which = fc.nat(1_000);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('transfer' as const), from: account, to: account, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('out' as const), from: account, to: fc.option(account), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('in' as const), to: account, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('resolve' as const), which, outcome: fc.constantFrom<ResolutionOutcome>('SETTLED', 'FAILED', 'CANCELED') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dispatch' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('freeze' as const), account, isFrozen: fc.boolean() }) },
);

/** A history as batches: the steps of one are decided together. */
export function histories(batches: number, steps: number): fc.Arbitrary<Step[][]> {
  return fc.array(fc.array(step, { minLength: 1, maxLength: steps }), { minLength: 1, maxLength: batches });
}
