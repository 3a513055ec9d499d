/** Random acts of members on their squads. */
import fc from 'fast-check';
import type { Wish } from './world-steps.ts';

/** Squads and accounts go by number; `by` is mostly a member. */
interface Asked {
  readonly squad: number;
  readonly by: number;
}

export type SquadStep =
  | Asked & { readonly kind: 'invite'; readonly accounts: readonly number[] }
  | { readonly kind: 'answer'; readonly squad: number; readonly account: number; readonly accepts: boolean }
  | Asked & { readonly kind: 'revoke' | 'part'; readonly account: number; readonly isOwn: boolean }
  | Asked & { readonly kind: 'role'; readonly account: number; readonly role: 'OWNER' | 'SPENDER' }
  | Asked & { readonly kind: 'quota'; readonly account: number; readonly quota: number }
  | Asked & { readonly kind: 'deposit'; readonly amount: number }
  | Asked & {
    readonly kind: 'expense'; readonly amount: number; readonly method: 'EQUAL' | 'QUOTA' | 'EXACT' | 'PERCENT';
    readonly among: readonly number[];
    /** By how much its parts miss the sum. */
    readonly misses: number;
  }
  | Asked & { readonly kind: 'forgive'; readonly which: number }
  | Asked & {
    readonly kind: 'resplit'; readonly which: number; readonly method: 'EQUAL' | 'QUOTA' | 'EXACT' | 'PERCENT';
    readonly among: readonly number[]; readonly misses: number;
  }
  /** Pays up to `most` of the member's debts, or of any debts. */
  | Asked & { readonly kind: 'settle'; readonly which: number; readonly most: number; readonly isOwed: boolean }
  | Asked & { readonly kind: 'simplify' }
  | Asked & { readonly kind: 'rules'; readonly threshold: number; readonly required: number; readonly group: 'OWNERS' | 'MEMBERS' | null }
  | Asked & {
    readonly kind: 'spend'; readonly rail: 'NATIVE' | 'MOCK' | 'PIX' | 'ACH'; readonly to: number; readonly amount: number;
    readonly wish: Wish;
  }
  | Asked & { readonly kind: 'approve' | 'reject'; readonly which: number }
  | Asked & { readonly kind: 'freezeSquad'; readonly isFrozen: boolean }
  | Asked & { readonly kind: 'goal'; readonly target: number | null }
  | Asked & { readonly kind: 'closeSquad' };

const which = fc.nat(10_000);
const account = fc.nat(1_000);
const amount = fc.integer({ min: 1, max: 300 });
const asked = { squad: which, by: account };

export const squadSteps: [weight: number, arbitrary: fc.Arbitrary<SquadStep>][] = [
  [3, fc.record({ kind: fc.constant('invite'), ...asked, accounts: fc.uniqueArray(account, { minLength: 1, maxLength: 2 }) })],
  [4, fc.record({ kind: fc.constant('answer'), squad: which, account, accepts: fc.oneof({
    weight: 3, arbitrary: fc.constant(true),
  }, { weight: 1, arbitrary: fc.constant(false) }) })],
  [1, fc.record({ kind: fc.constant('revoke'), ...asked, account, isOwn: fc.boolean() })],
  [3, fc.record({ kind: fc.constant('part'), ...asked, account, isOwn: fc.boolean() })],
  [3, fc.record({ kind: fc.constant('role'), ...asked, account, role: fc.constantFrom('OWNER', 'SPENDER') })],
  [2, fc.record({ kind: fc.constant('quota'), ...asked, account, quota: fc.integer({ min: 1, max: 4 }) })],
  [6, fc.record({ kind: fc.constant('deposit'), ...asked, amount })],
  [9, fc.record({
    kind: fc.constant('expense'), ...asked, amount: fc.oneof({ weight: 4, arbitrary: amount }, {
      weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }),
    }),
    method: fc.constantFrom('EQUAL', 'EQUAL', 'QUOTA', 'EXACT', 'PERCENT'), among: fc.array(account, { maxLength: 4 }),
    misses: fc.constantFrom(0, 0, 0, 0, 1),
  })],
  [3, fc.record({ kind: fc.constant('forgive'), ...asked, which })],
  [4, fc.record({
    kind: fc.constant('resplit'), ...asked, which, method: fc.constantFrom('EQUAL', 'EQUAL', 'QUOTA', 'EXACT', 'PERCENT'),
    among: fc.array(account, { maxLength: 4 }),
    misses: fc.constantFrom(0, 0, 0, 0, 1),
  })],
  [9, fc.record({ kind: fc.constant('settle'), ...asked, which, most: fc.integer({ min: 1, max: 5 }), isOwed: fc.oneof({
    weight: 5, arbitrary: fc.constant(true),
  }, { weight: 1, arbitrary: fc.constant(false) }) })],
  [4, fc.record({ kind: fc.constant('simplify'), ...asked })],
  [3, fc.record({
    kind: fc.constant('rules'), ...asked, threshold: fc.integer({ min: 1, max: 100 }), required: fc.integer({ min: 1, max: 2 }),
    group: fc.constantFrom('OWNERS', 'MEMBERS', null),
  })],
  [8, fc.record({
    kind: fc.constant('spend'), ...asked, rail: fc.constantFrom('NATIVE', 'MOCK', 'PIX', 'ACH'), to: account,
    amount: fc.integer({ min: 1, max: 150 }),
    wish: fc.constantFrom<Wish>('settles', 'settles', 'fails', 'silent'),
  })],
  [7, fc.record({ kind: fc.constantFrom('approve', 'approve', 'approve', 'reject'), ...asked, which })],
  [2, fc.record({ kind: fc.constant('freezeSquad'), ...asked, isFrozen: fc.oneof({
    weight: 1, arbitrary: fc.constant(true),
  }, { weight: 3, arbitrary: fc.constant(false) }) })],
  [2, fc.record({ kind: fc.constant('goal'), ...asked, target: fc.option(fc.integer({ min: 1, max: 600 }), { nil: null }) })],
  [1, fc.record({ kind: fc.constant('closeSquad'), ...asked })],
];
