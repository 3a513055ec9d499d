/** Plain transfers in one pass, beside the general way: the same bytes to Postgres, the same answers, the same balances. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomIntegers } from '../../../test/bench/sample.ts';
import { accountOf, EMPTY_HEAD, member, NOON } from '../../../test/simulation/books.ts';
import { idSource } from '../../platform/id.ts';
import { FixedClock } from '../../platform/clock.ts';
import { MAX_CENTS } from '../../platform/money.ts';
import { planBatch, type Plan } from '../journal/batch.ts';
import type { Member } from '../journal/batch-members.ts';
import { batchValues } from '../journal/commit-batch.ts';
import { refuseBlockedParty, refuseClosed, refuseFrozen, type LedgerCommand } from '../journal/index.ts';
import { tryFastPath } from '../journal/fast-transfers.ts';
import { BatchState } from '../journal/state.ts';
import { reservationRules } from '../holds/index.ts';
import { limitRules } from '../limits/limit-rules.ts';
import type { OwnLimits, SharedLimits } from '../limits/limits.ts';
import { NO_POLICIES, PolicyBook } from '../limits/policies/policy-book.ts';
import type { Policy } from '../limits/policies/policy.ts';
import { Usage, usageOf } from '../limits/counters/usage.ts';
import { MINUTE_MS } from '../limits/counters/windows.ts';
import { refuseForeignDebit } from '../squads/gate.ts';
import { behindMovements } from './behind-movements.ts';
import { payment } from './create-obligation.ts';
import { atomicBatch } from './create-obligation-batch.ts';
import { onlyAnswers } from './fast-transfers.ts';
import { accountSide, type ObligationDraft } from './obligation.ts';

const GATES = [refuseClosed, refuseFrozen, refuseBlockedParty, refuseForeignDebit];
const TENANT = 'demo "1"';
const WHEN = new Date('2026-03-03T02:59:59.999Z');

const PIX_LIMITS = {
  dayCents: 1000, nightCents: 1000, dayCeilingCents: 1000, nightCeilingCents: 1000, increaseHours: 24,
  lowRiskCents: [1000, 1000], highRiskCents: [1000, 1000],
  payments: { capCents: 0, deviceCents: 1000, deviceDayCents: 1000, contactlessCents: 1000 },
} as const;
const limits = limitRules(PIX_LIMITS, behindMovements);

function policy(policyId: string, its: Partial<Policy>): Policy {
  return {
    policyId, scopeType: 'GLOBAL', scopeId: null, dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 9_000,
    action: 'REJECT', activeBetween: null,
    appliesMaxKycLevel: null, enforcePer: 'ACCOUNT', policyKey: null, currency: 'BRL', rail: null, mayLoosen: false,
    counter: `A${policyId}`, ...its,
  };
}

const AMPLE = [
  policy('1', {}), policy('2', { dimension: 'COUNT', window: 'HOUR', direction: 'CREDIT', counter: 'C2' }),
  policy('3', { enforcePer: 'SCOPE', window: 'MONTH' }),
  policy('4', { dimension: 'SINGLE_AMOUNT', threshold: 60, counter: null }),
  policy('5', { scopeType: 'ACCOUNT_TYPE', scopeId: 'CUSTOMER', policyKey: 'daily' }),
  policy('6', { activeBetween: { start: '20:00', end: '06:00' } }), policy('7', { activeBetween: { start: '06:00', end: '20:00' } }),
  policy('8', { currency: 'USD' }),
];
/** What is enforced of the tenant; the first two leave nothing but counters behind. */
const POLICIES: readonly (readonly Policy[])[] = [
  [], AMPLE, [...AMPLE, policy('tight', { threshold: 90 })], [policy('shared', { enforcePer: 'SCOPE', threshold: 120 })],
  [policy('warned', { threshold: 40, action: 'WARN' })],
  [policy('level', { appliesMaxKycLevel: 1 })], [
    policy('broad', { policyKey: 'k' }),
    policy('narrow', { policyKey: 'k', scopeType: 'ACCOUNT_TYPE', scopeId: 'CUSTOMER', threshold: 8_000 }),
  ],
];
const COMMIT_ID = '01900000-0000-7000-8000-000000000000';
const BOOKS = POLICIES.map((policies) => new PolicyBook(policies));
const USED = usageOf(`Agone ${Date.parse('2026-02-01T03:00:00Z') / MINUTE_MS} 4,A1 ${Date.parse('2026-03-02T03:00:00Z') / MINUTE_MS} 11`);
/** An account may have a policy of its own, which refuses more than ten. */
const ownLimits = (isStrict: boolean): OwnLimits => ({
  level: 1, book: isStrict ? new PolicyBook(
    [policy('own', { scopeType: 'ACCOUNT', dimension: 'SINGLE_AMOUNT', threshold: 10, counter: null })],
  ) : NO_POLICIES,
  used: USED, credited: Usage.none, pix: null,
});

/** Accounts of which any may be a side; the first are the plain ones. */
const ACCOUNTS = [
  accountOf('acc_a', 900n), accountOf('acc_b', 500n, { balance: { held: 20n, blocked: 30n, incoming: 7n } }), accountOf('acc_c'),
  accountOf('acc_d', 300n, { type: 'BACKING', gatheredAs: 'TOKENS' }), accountOf('acc_e', 100n, { isFrozen: true }),
  accountOf('acc_f', 100n, { ownerStatus: 'BLOCKED' }),
  accountOf('acc_dollars', 50n, { currency: 'USD' }), accountOf('acc_more_dollars', 50n, { currency: 'USD' }),
  accountOf('acc_full', MAX_CENTS), accountOf('acc_closed', 0n, { status: 'CLOSED' }), accountOf('acc_out', 0n, { type: 'EXTERNAL' }),
  accountOf('acc_pot', 80n, { type: 'SQUAD' }),
  accountOf('acc_was', 0n, { type: 'GUEST', status: 'CLOSED', promotedTo: 'acc_a' }),
  accountOf('acc_limited', 100n, { limits: ownLimits(true) }),
  accountOf('acc_wanted', 10n, { encumbrances: { openBlocks: [{ blockId: 'blk_1', amount: 500n, secured: 0n }], deadlinesFrom: null } }),
  accountOf('acc_faucet', -5000n, { type: 'FAUCET', systemRole: 'faucet', ownerPartyId: null, ownerStatus: null }),
].map((account) => ({ limits: ownLimits(false), ...account }));

const PLAIN = 4;
const side = fc.nat(ACCOUNTS.length - 1);
const pair = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(fc.nat(PLAIN - 1), fc.integer({ min: 1, max: PLAIN - 1 })).map(([from, step]): [number, number] =>
    [from, (from + step) % PLAIN]) },
  { weight: 1, arbitrary: fc.tuple(side, side) },
);
const transfer = fc.record({
  pair, amount: fc.oneof({ weight: 30, arbitrary: fc.integer({ min: 1, max: 60 }) }, {
    weight: 1, arbitrary: fc.constantFrom(400, 10 ** 13, 10 ** 13 + 1),
  }),
  currency: fc.oneof({ weight: 60, arbitrary: fc.constant('BRL') }, { weight: 1, arbitrary: fc.constant('USD') }),
  metadata: fc.constantFrom<ObligationDraft['metadata']>({}, { note: 'R$ 5 "já"\n\u2028 \u001e', deep: { list: [1, null] } }),
  matchKeys: fc.constantFrom<ObligationDraft['matchKeys']>({}, { order: 'A-1' }),
  expectedAt: fc.constantFrom(null, '2026-03-04T00:00:00.000Z'), graceSeconds: fc.constantFrom(null, 0, 60),
  rail: fc.oneof({ weight: 60, arbitrary: fc.constant('NATIVE' as const) }, { weight: 1, arbitrary: fc.constant('PIX' as const) }),
  isNamedLate: fc.oneof({ weight: 60, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
const commands = fc.array(
  fc.record({ isBatch: fc.boolean(), items: fc.array(transfer, { maxLength: 6 }) }), { minLength: 1, maxLength: 5 },
);

function stateOf(enforced: number): BatchState {
  const shared: SharedLimits = { book: BOOKS[enforced] ?? NO_POLICIES, used: new Map([['GLOBAL', USED]]) };
  return new BatchState(WHEN, {
    accounts: new Map(ACCOUNTS.map((it) => [it.accountId, it])), systems: new Map(), rows: new Map(), limits: { rules: limits, shared },
  }, reservationRules);
}

/** All that a plan does: what goes to Postgres, what callers hear, and what the writer remembers. */
function effectOf(plan: Plan, state: BatchState) {
  return {
    values: plan.isEmpty ? 'nothing' : batchValues(plan, WHEN), head: plan.head, touched: plan.touched, changed: [...state.changedAccounts],
    shared: state.sharedLimits,
    entries: plan.entries.map(({ payload, payloadHash, prevHash }) => ({ payload, payloadHash, prevHash })),
    verdicts: plan.verdicts.map(
      (it) => ('outcome' in it ? { body: it.body, answer: it.outcome.answer } : 'refused' in it ? it.refused : String(it.failed)),
    ),
  };
}

test('one pass over a batch does what the general way does, to the byte', () => {
  const below = randomIntegers(20);
  const ids = idSource(new FixedClock(NOON), () => below(2 ** 30) / 2 ** 30);
  const passed = BOOKS.map(() => 0);
  let left = 0;
  fc.assert(fc.property(commands, fc.nat(BOOKS.length - 1), (asked, enforced) => {
    const members: Member[] = asked.map(({ isBatch, items }, index) => {
      const drafts = items.map(({ pair: [from, to], amount, ...rest }) => ({ draft: {
        ...rest, obligationId: ids.next('obl'), txId: ids.next('txn'), amount: BigInt(amount), createdBy: 'cli_1',
        debtor: accountSide(ACCOUNTS[from]?.accountId ?? ''), creditor: accountSide(ACCOUNTS[to]?.accountId ?? ''),
      } satisfies ObligationDraft }));
      const [draft] = drafts;
      const command: LedgerCommand<unknown> = draft === undefined ? onlyAnswers({ answer: index })
        : isBatch ? atomicBatch(drafts, () => true) : payment(draft, () => true);
      return member(`cmd-${index}`, command);
    });
    const head = { ...EMPTY_HEAD, seqNo: 41n, commitNo: 7n };
    const [state, other] = [stateOf(enforced), stateOf(enforced)];
    const plan = planBatch(TENANT, head, members, state, GATES, COMMIT_ID);
    const general = planBatch(
      TENANT, head, members.map((it) => ({ ...it, command: { ...it.command, plain: undefined } })), other, GATES, COMMIT_ID,
    );
    expect(effectOf(plan, state)).toEqual(effectOf(general, other));
    if (tryFastPath(TENANT, head, members, stateOf(enforced), GATES)) passed[enforced] = (passed[enforced] ?? 0) + 1;
    else left += 1;
  }), { numRuns: 1000, seed: 20 });
  // what asks for a level keeps it with the payment
  expect(passed.map((times) => times > 5)).toEqual([true, true, true, true, true, false, true]);
  expect(passed.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(150);
  expect(left).toBeGreaterThan(300);
});
