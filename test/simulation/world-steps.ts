/** Random steps of a world: clients, operators, the outside and time. One seed gives one history. */
import fc from 'fast-check';
import type { Outcome } from './model-types.ts';
import { squadSteps, type SquadStep } from './squad-steps.ts';

export const TENANTS = 3;
/** Accounts that can be promoted, by their numbers. */
export const GUESTS: readonly number[] = [3, 4];

export type Wish = 'settles' | 'fails' | 'silent';

const NAMES: Readonly<Record<Wish, string>> = { settles: 'loja', fails: 'fail:AC07', silent: 'silent' };
const KEYS: Readonly<Record<Wish, string>> = {
  settles: 'pix_key:fornecedor@example.com', fails: 'pix_key:fail-ac07@example.com', silent: 'pix_key:silent@example.com',
};

/** An outside party, who treats a payment as the wish says: by a name, or by a key where Pix is to find it. */
export function outsider(wish: Wish, rail: string) {
  return { kind: 'external' as const, external_id: (rail === 'PIX' ? KEYS : NAMES)[wish] };
}

/** Accounts, obligations and all else go by a number that is taken modulo those there are. */
export interface Payment {
  readonly kind: 'transfer' | 'out' | 'in';
  readonly rail: 'MOCK' | 'PIX' | 'ACH';
  readonly from: number;
  /** Null: to somebody outside. */
  readonly to: number | null;
  /** 0: all that is available. */
  readonly amount: number;
  readonly wish: Wish;
  readonly story: number | undefined;
  /** Stuck after so many minutes. */
  readonly patience: number | undefined;
}

export type HoldStep =
  | { readonly kind: 'hold'; readonly account: number; readonly amount: number; readonly minutes: number | null }
  | { readonly kind: 'adjust'; readonly which: number; readonly amount: number | undefined; readonly minutes: number | null | undefined }
  | { readonly kind: 'capture'; readonly which: number; readonly to: number; readonly amount: number | undefined }
  | { readonly kind: 'giveUp'; readonly which: number };

/** Steps that reach the service from clients, operators and providers. */
export type ClientStep =
  | HoldStep
  | SquadStep
  | { readonly kind: 'pay'; readonly payment: Payment }
  | { readonly kind: 'batch'; readonly payments: readonly Payment[]; readonly isAtomic: boolean }
  | { readonly kind: 'resolve'; readonly which: number; readonly outcome: Outcome; readonly destination: number | undefined }
  | { readonly kind: 'redispatch'; readonly which: number }
  | { readonly kind: 'freeze'; readonly account: number; readonly isFrozen: boolean }
  | { readonly kind: 'close' | 'promote'; readonly account: number }
  | { readonly kind: 'lift'; readonly which: number }
  | { readonly kind: 'block'; readonly account: number; readonly amount: number }
  | {
    readonly kind: 'limit'; readonly account: number; readonly direction: 'DEBIT' | 'CREDIT'; readonly most: number;
    readonly says: 'currency' | 'nothing' | 'everybody';
  }
  | { readonly kind: 'unlimit'; readonly which: number }
  | {
    readonly kind: 'evidence'; readonly which: number; readonly says: 'SETTLEMENT' | 'FAILURE' | 'INBOUND_CREDIT';
    readonly by: 'id' | 'story' | 'endToEnd' | 'nothing'; readonly differs: -1 | 0 | 1; readonly isNamed: boolean;
  }
  | {
    readonly kind: 'credit'; readonly rail: 'MOCK' | 'PIX'; readonly amount: number; readonly account: number;
    readonly by: 'account' | 'key' | 'nobody' | 'return'; readonly which: number;
  }
  | { readonly kind: 'repeat' | 'retry'; readonly which: number }
  | {
    readonly kind: 'decide'; readonly which: number; readonly action: 'MATCH' | 'CREDIT' | 'DISMISS'; readonly obligation: number;
    readonly account: number;
  }
  /** A movement of a statement, which was never reported, is booked by hand. */
  | { readonly kind: 'correct'; readonly which: number; readonly account: number }
  | { readonly kind: 'deliver'; readonly which: number; readonly times: number; readonly under: 'own' | 'new' | 'given' | 'coming' };

export type WorldStep =
  | ClientStep
  /** Several at once, one of them maybe sent twice. */
  | { readonly kind: 'together'; readonly steps: readonly ClientStep[]; readonly twice: number | undefined }
  /** Calls a process whose clock is wrong. */
  | { readonly kind: 'wrongClock'; readonly aheadSeconds: number; readonly step: ClientStep }
  | { readonly kind: 'wrongDoor'; readonly speaker: Speaker; readonly which: number }
  | { readonly kind: 'end'; readonly which: number; readonly ends: 'SETTLED' | 'FAILED'; readonly isTwice: boolean }
  | { readonly kind: 'arrive'; readonly amount: number; readonly key: number; readonly isReturn: boolean; readonly which: number }
  | { readonly kind: 'restart'; readonly rail: 'PIX' | 'ACH' }
  | { readonly kind: 'found'; readonly account: number }
  /** A member reads a squad. */
  | { readonly kind: 'look'; readonly squad: number }
  /** The books are held against the provider's statement. */
  | { readonly kind: 'compare' }
  | { readonly kind: 'trespass'; readonly what: 'account' | 'obligation' | 'hold' | 'block' | 'evidence'; readonly which: number }
  | { readonly kind: 'wait'; readonly seconds: number; readonly isByJob: boolean };

/** Senders at a door that is not theirs: of another type, of another rail, bound to nothing, unknown. */
export type Speaker = 'kyc' | 'pix' | 'ach' | 'unbound' | 'nobody';

export type Turn = { readonly tenant: number; readonly step: WorldStep };

const which = fc.nat(10_000);
const account = fc.nat(1_000);
/** Often one of those that can be promoted. */
const guest = fc.oneof(account, fc.constantFrom(...GUESTS));
const amount = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 400 }) }, {
  weight: 1, arbitrary: fc.integer({ min: 1, max: 1_000_000 }),
});
const minutes = fc.integer({ min: 1, max: 30 });
const deadline: fc.Arbitrary<number | null> = fc.option(minutes, { nil: null });
const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 1) => fc.option(arbitrary, { nil: undefined, freq });
const payment: fc.Arbitrary<Payment> = fc.record({
  kind: fc.constantFrom('transfer', 'out', 'out', 'in'),
  rail: fc.constantFrom('MOCK', 'PIX', 'ACH'),
  from: account, to: fc.option(account, { freq: 1 }), amount: fc.oneof({ weight: 5, arbitrary: amount }, {
    weight: 1, arbitrary: fc.constant(0),
  }),
  wish: fc.constantFrom<Wish>('settles', 'settles', 'fails', 'silent'),
  story: maybe(fc.nat(7)), patience: maybe(minutes),
});
type Weighted<T> = [weight: number, arbitrary: fc.Arbitrary<T>][];
const oneOf = <T>(all: Weighted<T>): fc.Arbitrary<T> => fc.oneof(...all.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const clientSteps: Weighted<ClientStep> = [
  ...squadSteps,
  [14, fc.record({ kind: fc.constant('pay'), payment })],
  [3, fc.record({ kind: fc.constant('batch'), payments: fc.array(payment, { minLength: 1, maxLength: 5 }), isAtomic: fc.boolean() })],
  [4, fc.record({ kind: fc.constant('resolve'), which, outcome: fc.constantFrom<Outcome>(
    'SETTLED', 'FAILED', 'CANCELED',
  ), destination: maybe(account) })],
  [2, fc.record({ kind: fc.constant('redispatch'), which })],
  [2, fc.record({ kind: fc.constant('freeze'), account, isFrozen: fc.boolean() })],
  [3, fc.record({ kind: fc.constant('close'), account })],
  [3, fc.record({ kind: fc.constant('promote'), account: guest })],
  [5, fc.record({ kind: fc.constant('hold'), account, amount, minutes: deadline })],
  [2, fc.record({ kind: fc.constant('adjust'), which, amount: maybe(amount), minutes: maybe(deadline) })],
  [3, fc.record({ kind: fc.constant('capture'), which, to: account, amount: maybe(amount) })],
  [2, fc.record({ kind: fc.constant('giveUp'), which })],
  [3, fc.record({ kind: fc.constant('block'), account, amount })],
  [2, fc.record({ kind: fc.constant('lift'), which })],
  [2, fc.record({
    kind: fc.constant('limit'), account, direction: fc.constantFrom('DEBIT', 'CREDIT', 'CREDIT'), most: fc.integer({ min: 20, max: 300 }),
    says: fc.constantFrom('currency', 'nothing', 'everybody'),
  })],
  [3, fc.record({ kind: fc.constant('unlimit'), which })],
  [8, fc.record({
    kind: fc.constant('evidence'), which, says: fc.constantFrom('SETTLEMENT', 'SETTLEMENT', 'FAILURE', 'INBOUND_CREDIT'),
    by: fc.constantFrom('id', 'id', 'story', 'endToEnd', 'nothing'), differs: fc.constantFrom(0, 0, 0, -1, 1), isNamed: fc.boolean(),
  })],
  [4, fc.record({ kind: fc.constant('credit'), rail: fc.constantFrom('MOCK', 'PIX'), amount, account, by: fc.constantFrom(
    'account', 'key', 'nobody', 'return',
  ), which })],
  [2, fc.record({ kind: fc.constant('repeat'), which })],
  [2, fc.record({ kind: fc.constant('retry'), which })],
  [4, fc.record({ kind: fc.constant('decide'), which, action: fc.constantFrom('MATCH', 'CREDIT', 'DISMISS'), obligation: which, account })],
  [4, fc.record({ kind: fc.constant('correct'), which, account })],
  [8, fc.record({
    kind: fc.constant('deliver'), which, times: fc.integer({ min: 1, max: 3 }),
    under: fc.constantFrom('own', 'own', 'own', 'new', 'given', 'coming'),
  })],
];

/** One order among several in flight does not show which of two blocks waits first, nor which of two accounts is the older. */
const AT_MOST_ONE: readonly ClientStep['kind'][] = ['block', 'promote', 'limit', 'unlimit'];

/** Several steps that meet: about half of them are about one account. */
const together: fc.Arbitrary<WorldStep> = fc.record({
  about: guest, isPromotion: fc.boolean(), twice: maybe(which),
  steps: fc.array(oneOf(clientSteps), { minLength: 2, maxLength: 4 }),
}).map(({ about, isPromotion, twice, steps }) => {
  const all = isPromotion ? [{ kind: 'promote', account: about } as const, ...steps.slice(0, 3)] : steps;
  const some = all.filter(({ kind }, index) => !AT_MOST_ONE.includes(kind) || all.findIndex((it) => it.kind === kind) === index);
  return { kind: 'together', twice, steps: some.map((step) => aimed(step, about)) };
});

function aimed(step: ClientStep, about: number): ClientStep {
  const aim = (it: number): number => (it % 2 === 0 ? about : it);
  if (step.kind === 'pay') return {
    ...step, payment: { ...step.payment, from: aim(step.payment.from), to: step.payment.to === null ? null : aim(step.payment.to) },
  };
  if (step.kind === 'capture') return { ...step, to: aim(step.to) };
  return 'account' in step ? { ...step, account: aim(step.account) } : step;
}

const MINUTE = 60;
const DAY = 86_400;
const wrongly = fc.tuple(
  fc.oneof(fc.integer({ min: MINUTE, max: 60 * MINUTE }), fc.integer({ min: 60 * MINUTE, max: 9 * DAY })), fc.boolean(),
);

const worldSteps: Weighted<WorldStep> = [
  ...clientSteps,
  [9, together],
  [2, fc.record({ toSuspense: wrongly, step: oneOf(clientSteps.filter(([, arbitrary]) => arbitrary !== clientSteps.at(-1)?.[1])) })
    .map(({ toSuspense: [seconds, isAhead], step }) => ({ kind: 'wrongClock', aheadSeconds: isAhead ? seconds : -seconds, step }))],
  [2, fc.record({ kind: fc.constant('wrongDoor'), speaker: fc.constantFrom<Speaker>('kyc', 'pix', 'ach', 'unbound', 'nobody'), which })],
  [7, fc.record({ kind: fc.constant('end'), which, ends: fc.constantFrom('SETTLED', 'SETTLED', 'FAILED'), isTwice: fc.boolean() })],
  [3, fc.record({ kind: fc.constant('arrive'), amount, key: account, isReturn: fc.boolean(), which })],
  [1, fc.record({ kind: fc.constant('restart'), rail: fc.constantFrom('PIX', 'PIX', 'ACH') })],
  [1, fc.record({ kind: fc.constant('found'), account })],
  [4, fc.record({ kind: fc.constant('look'), squad: which })],
  [5, fc.constant({ kind: 'compare' })],
  [2, fc.record({ kind: fc.constant('trespass'), what: fc.constantFrom('account', 'obligation', 'hold', 'block', 'evidence'), which })],
  [7, fc.record({
    kind: fc.constant('wait'), isByJob: fc.boolean(),
    seconds: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 3_600 })),
  })],
];
const turn: fc.Arbitrary<Turn> = fc.record({ tenant: fc.nat(TENANTS - 1), step: oneOf(worldSteps) });

/** The history of a seed. A shorter one is the beginning of a longer one. */
export function turnsOf(seed: number, steps: number): Turn[] {
  return fc.sample(turn, { seed, numRuns: steps });
}

/** A fraction in [0, 1) that depends on its numbers alone. */
export function chance(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 12;
  }
  return (hash >>> 0) / 2 ** 32;
}
