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
import type { LimitRules } from '../journal/limit-rules.ts';
import { passOver } from '../journal/plain-transfers.ts';
import { BatchState } from '../journal/state.ts';
import { reservationRules } from '../holds/index.ts';
import { refuseForeignDebit } from '../squads/gate.ts';
import { payment } from './create-obligation.ts';
import { atomicBatch } from './create-obligation-batch.ts';
import { accountSide, type ObligationDraft } from './obligation.ts';

const GATES = [refuseClosed, refuseFrozen, refuseBlockedParty, refuseForeignDebit];
const TENANT = 'demo "1"';
const WHEN = new Date('2026-03-03T02:59:59.999Z');

/** Accounts of which any may be a side; the first are the plain ones. */
const ACCOUNTS = [
  accountOf('acc_a', 900n), accountOf('acc_b', 500n, { balance: { held: 20n, blocked: 30n, incoming: 7n } }), accountOf('acc_c'),
  accountOf('acc_d', 300n, { type: 'BACKING', gatheredAs: 'TOKENS' }), accountOf('acc_e', 100n, { isFrozen: true }), accountOf('acc_f', 100n, { ownerStatus: 'BLOCKED' }),
  accountOf('acc_dollars', 50n, { currency: 'USD' }), accountOf('acc_more_dollars', 50n, { currency: 'USD' }),
  accountOf('acc_full', MAX_CENTS), accountOf('acc_closed', 0n, { status: 'CLOSED' }), accountOf('acc_out', 0n, { type: 'EXTERNAL' }), accountOf('acc_pot', 80n, { type: 'SQUAD' }),
  accountOf('acc_was', 0n, { type: 'GUEST', status: 'CLOSED', promotedTo: 'acc_a' }), accountOf('acc_limited', 100n, { limits: 'some' }),
  accountOf('acc_wanted', 10n, { encumbrances: { openBlocks: [{ blockId: 'blk_1', amount: 500n, secured: 0n }], deadlinesFrom: null } }),
  accountOf('acc_faucet', -5000n, { type: 'FAUCET', systemRole: 'faucet', ownerPartyId: null, ownerStatus: null }),
].map((account) => ({ limits: 'none', ...account }));

/** Limits that refuse what is above ten of an account that has some. */
const limits: LimitRules = {
  loadShared: async () => null, loadOwn: async () => new Map(), isShared: () => false, ownRows: () => [], sharedRows: () => [],
  mayCount: (_shared, own) => own !== 'none',
  count: ({ entries }, ledger) => (entries.some(({ postings }) => postings.some(({ accountId, amount }) => ledger.account(accountId)?.limits === 'some' && amount > 10n))
    ? { refused: { code: 'LIMIT_EXCEEDED', message: 'too much' } } : undefined),
};

const PLAIN = 4;
const side = fc.nat(ACCOUNTS.length - 1);
const pair = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(fc.nat(PLAIN - 1), fc.integer({ min: 1, max: PLAIN - 1 })).map(([from, step]): [number, number] => [from, (from + step) % PLAIN]) },
  { weight: 1, arbitrary: fc.tuple(side, side) },
);
const transfer = fc.record({
  pair, amount: fc.oneof({ weight: 30, arbitrary: fc.integer({ min: 1, max: 60 }) }, { weight: 1, arbitrary: fc.constantFrom(400, 10 ** 13, 10 ** 13 + 1) }),
  currency: fc.oneof({ weight: 60, arbitrary: fc.constant('BRL') }, { weight: 1, arbitrary: fc.constant('USD') }),
  metadata: fc.constantFrom<ObligationDraft['metadata']>({}, { note: 'R$ 5 "já"\n\u2028 \u001e', deep: { list: [1, null] } }), matchKeys: fc.constantFrom<ObligationDraft['matchKeys']>({}, { order: 'A-1' }),
  expectedAt: fc.constantFrom(null, '2026-03-04T00:00:00.000Z'), graceSeconds: fc.constantFrom(null, 0, 60), rail: fc.oneof({ weight: 60, arbitrary: fc.constant('NATIVE' as const) }, { weight: 1, arbitrary: fc.constant('PIX' as const) }),
  isNamedLate: fc.oneof({ weight: 60, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
const commands = fc.array(fc.record({ isBatch: fc.boolean(), items: fc.array(transfer, { minLength: 1, maxLength: 6 }) }), { minLength: 1, maxLength: 5 });

function stateOf(): BatchState {
  return new BatchState(WHEN, { accounts: new Map(ACCOUNTS.map((it) => [it.accountId, it])), systems: new Map(), rows: new Map(), limits: { rules: limits, shared: null } }, reservationRules);
}

/** All that a plan does: what goes to Postgres, what callers hear, and what the writer remembers. */
function effectOf(plan: Plan, state: BatchState) {
  return {
    values: plan.isEmpty ? 'nothing' : batchValues(plan, WHEN), head: plan.head, touched: plan.touched, changed: [...state.changedAccounts],
    entries: plan.entries.map(({ payload, payloadHash, prevHash }) => ({ payload, payloadHash, prevHash })),
    verdicts: plan.verdicts.map((it) => ('outcome' in it ? { body: it.body, answer: it.outcome.answer } : 'refused' in it ? it.refused : String(it.failed))),
  };
}

test('one pass over a batch does what the general way does, to the byte', () => {
  const below = randomIntegers(20);
  const ids = idSource(new FixedClock(NOON), () => below(2 ** 30) / 2 ** 30);
  let passed = 0;
  let left = 0;
  fc.assert(fc.property(commands, (asked) => {
    const members: Member[] = asked.map(({ isBatch, items }, index) => {
      const drafts = items.map(({ pair: [from, to], amount, ...rest }) => ({ draft: {
        ...rest, obligationId: ids.next('obl'), txId: ids.next('txn'), amount: BigInt(amount), createdBy: 'cli_1',
        debtor: accountSide(ACCOUNTS[from]?.accountId ?? ''), creditor: accountSide(ACCOUNTS[to]?.accountId ?? ''),
      } satisfies ObligationDraft }));
      const command: LedgerCommand<unknown> = isBatch ? atomicBatch(drafts, () => true) : payment(drafts[0] as (typeof drafts)[number], () => true);
      return member(`cmd-${index}`, command);
    });
    const head = { ...EMPTY_HEAD, seqNo: 41n, commitNo: 7n };
    const [state, other] = [stateOf(), stateOf()];
    const plan = planBatch(TENANT, head, members, state, GATES);
    const general = planBatch(TENANT, head, members.map((it) => ({ ...it, command: { ...it.command, plain: undefined } })), other, GATES);
    expect(effectOf(plan, state)).toEqual(effectOf(general, other));
    if (passOver(TENANT, head, members, stateOf(), GATES)) passed += 1;
    else left += 1;
  }), { numRuns: 600, seed: 20 });
  expect(passed).toBeGreaterThan(150);
  expect(left).toBeGreaterThan(150);
});
