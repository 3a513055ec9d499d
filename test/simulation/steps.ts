/** Random histories of transfers, payments, holds and blocks over a handful of accounts. */
import fc from 'fast-check';
import type { ResolutionOutcome } from '../../src/domains/obligations/obligation.ts';

/** Accounts go by number; obligations, holds and blocks by a number that is taken modulo those there are. */
export type Step =
  | { kind: 'transfer'; from: number; to: number; amount: number }
  | { kind: 'out'; from: number; to: number | null; amount: number }
  | { kind: 'in'; to: number; amount: number }
  | { kind: 'resolve'; which: number; outcome: ResolutionOutcome }
  | { kind: 'dispatch'; which: number }
  | { kind: 'freeze'; account: number; isFrozen: boolean }
  | { kind: 'hold'; account: number; amount: number; minutes: number | null }
  | { kind: 'adjust'; which: number; amount: number | undefined; minutes: number | null | undefined }
  | { kind: 'capture'; which: number; to: number; amount: number | undefined }
  | { kind: 'giveUp'; which: number }
  | { kind: 'block'; account: number; amount: number }
  | { kind: 'lift'; which: number }
  | { kind: 'wait'; minutes: number };

export const ACCOUNTS = 5;

const account = fc.nat(ACCOUNTS - 1);
const amount = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_000_000 }));
const which = fc.nat(1_000);
const minutes = fc.integer({ min: 1, max: 10 });

function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('transfer' as const), from: account, to: account, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('out' as const), from: account, to: fc.option(account), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('in' as const), to: account, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('resolve' as const), which, outcome:
    fc.constantFrom<ResolutionOutcome>('SETTLED', 'FAILED', 'CANCELED') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dispatch' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('freeze' as const), account, isFrozen: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hold' as const), account, amount, minutes: fc.option(minutes) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('adjust' as const), which, amount: maybe(amount), minutes: maybe(fc.option(minutes)) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('capture' as const), which, to: account, amount: maybe(amount) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('giveUp' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('block' as const), account, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lift' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes }) },
);

/** Numbers of obligations, holds and blocks to choose from. */
export interface Targets {
  readonly obligations: number;
  readonly holds: number;
  readonly blocks: number;
}

/** Takes a step's number modulo the number of candidates; undefined where there are none. */
export function aim(step: Step, there: Targets): Step | undefined {
  if (!('which' in step)) return step;
  const count = step.kind === 'resolve' || step.kind === 'dispatch' ? there.obligations : step.kind === 'lift' ? there.blocks : there.holds;
  return count === 0 ? undefined : { ...step, which: step.which % count };
}

/** A history as batches: the steps of one are decided together. */
export function histories(batches: number, steps: number): fc.Arbitrary<Step[][]> {
  return fc.array(fc.array(step, { minLength: 1, maxLength: steps }), { minLength: 1, maxLength: batches });
}
