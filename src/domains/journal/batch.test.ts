import { describe, expect, it } from '@jest/globals';
import { accountOf, Books, EMPTY_HEAD, member, NOON, stateOf, systemAccounts } from '../../../test/simulation/books.ts';
import { reservationRules } from '../holds/index.ts';
import { refusal } from '../../platform/errors.ts';
import { MAX_CENTS, MOST_MOVED } from '../../platform/money.ts';
import { planBatch, type Plan } from './batch.ts';
import type { MemberVerdict } from './batch-members.ts';
import { chainHash, GENESIS_HASH } from './entry.ts';
import type { AccountState, Decision, EntryDraft, LedgerCommand, Posting } from './ledger.ts';
import type { LimitRules } from './limit-rules.ts';
import { rowKind } from './row-kind.ts';
import { BatchState } from './state.ts';

let entryNo = 0;
const posting = (accountId: string, amount: bigint, asset = 'BRL'): Posting => ({ accountId, asset, amount });
const entry = (postings: Posting[], given: Partial<EntryDraft> = {}): EntryDraft =>
  ({ entryType: 'TRANSFER', txId: `txn_${entryNo += 1}`, postings, obligationIds: [], ...given });
const does = (decision: Partial<Decision<unknown>> & object): LedgerCommand<unknown> => ({
  loads: { accounts: [] },
  decide: () => ({ entries: [], rows: [], events: [], answer: null, ...decision }) as Decision<unknown>,
});
const moves = (from: string, to: string, amount: bigint) => does({ entries: [entry([posting(from, -amount), posting(to, amount)])] });

function outcomeOf(verdict: MemberVerdict | undefined): string {
  if (!verdict) return 'nothing';
  return 'outcome' in verdict ? 'carried out' : 'refused' in verdict ? verdict.refused.code : 'thrown';
}

/** Returns the outcome of the last command of a batch. */
function lastOutcome(plan: Plan): string {
  return outcomeOf(plan.verdicts.at(-1));
}

/** The codec of a table that nothing is written to. */
const codecOf = (table: string) => ({ table, columns: [], values: () => [] });

describe('funds and gates', () => {
  const people: AccountState[] = [
    accountOf('a', 100n), accountOf('b'),
    accountOf('held', 100n, { balance: { held: 30n, blocked: 20n } }),
    accountOf('frozen', 100n, { isFrozen: true }),
    accountOf('closed', 100n, { status: 'CLOSED' }),
    accountOf('blocked', 100n, { ownerStatus: 'BLOCKED' }),
    accountOf('full', MAX_CENTS),
    ...systemAccounts('BRL', 500n, 10n),
  ];
  it.each<[string, LedgerCommand<unknown>[], string]>([
    ['all that is available', [moves('a', 'b', 100n)], 'carried out'],
    ['one centavo more', [moves('a', 'b', 101n)], 'INSUFFICIENT_FUNDS'],
    ['what an earlier command of the batch spent', [moves('a', 'b', 60n), moves('a', 'b', 41n)], 'INSUFFICIENT_FUNDS'],
    ['what an earlier command of the batch brought', [moves('a', 'b', 60n), moves('b', 'a', 60n)], 'carried out'],
    ['what an earlier refusal left', [moves('a', 'b', 101n), moves('a', 'b', 100n)], 'carried out'],
    ['all but what is held and blocked', [moves('held', 'b', 50n)], 'carried out'],
    ['a part of what is held', [moves('held', 'b', 51n)], 'INSUFFICIENT_FUNDS'],
    ['a debit of a frozen account', [moves('frozen', 'b', 1n)], 'ACCOUNT_FROZEN'],
    ['a credit of a frozen account', [moves('a', 'frozen', 1n)], 'carried out'],
    ['a debit of a closed account', [moves('closed', 'b', 1n)], 'ACCOUNT_CLOSED'],
    ['a credit of a closed account', [moves('a', 'closed', 1n)], 'ACCOUNT_CLOSED'],
    ['a debit of a blocked party', [moves('blocked', 'b', 1n)], 'PARTY_BLOCKED'],
    ['a credit of a blocked party', [moves('a', 'blocked', 1n)], 'carried out'],
    ['the gate before the funds', [moves('frozen', 'b', 1000n)], 'ACCOUNT_FROZEN'],
    ['the faucet, which may owe', [moves('faucet-BRL', 'b', 1_000n)], 'carried out'],
    ['transit, which may not', [moves('transit-BRL', 'b', 11n)], 'INSUFFICIENT_FUNDS'],
    ['a credit past 2^53 - 1', [moves('a', 'full', 1n)], 'BALANCE_OVERFLOW'],
    ['a movement past 10^13', [moves('faucet-BRL', 'b', MOST_MOVED + 1n)], 'BALANCE_OVERFLOW'],
    ['the largest movement', [moves('faucet-BRL', 'b', MOST_MOVED)], 'carried out'],
    ['an expectation past 2^53 - 1', [
      does({ entries: [entry([], { expectations: [{ ...posting('b', MAX_CENTS + 1n), kind: 'incoming' }] })] }),
    ], 'BALANCE_OVERFLOW'],
    ['a hold on more than is there', [
      does({ entries: [entry([], { reservations: [{ ...posting('a', 101n), kind: 'held', reservationId: 'hld_1' }] })] }),
    ], 'INSUFFICIENT_FUNDS'],
    ['two entries of which the second lacks funds', [
      does({ entries: [entry([posting('a', -60n), posting('b', 60n)]), entry([posting('a', -60n), posting('b', 60n)])] }),
    ], 'INSUFFICIENT_FUNDS'],
    ['two entries that even out', [
      does({ entries: [entry([posting('b', -60n), posting('a', 60n)]), entry([posting('a', -60n), posting('b', 60n)])] }),
    ], 'carried out'],
    ['an unbalanced entry', [does({ entries: [entry([posting('a', -1n)])] })], 'thrown'],
    ['a posting of nothing', [does({ entries: [entry([posting('a', 0n)])] })], 'thrown'],
    ['a move of nothing', [does({ entries: [entry([posting('a', 0n), posting('b', 0n)])] })], 'thrown'],
    ['a move from an account to itself', [does({ entries: [entry([posting('a', -1n), posting('a', 1n)])] })], 'thrown'],
    ['two moves in an entry', [
      does({ entries: [entry([posting('a', -1n), posting('b', 1n), posting('a', -1n), posting('b', 1n)])] }),
    ], 'thrown'],
    ['an entry of two obligations', [
      does({ entries: [entry([posting('a', -1n), posting('b', 1n)], { obligationIds: ['obl_1', 'obl_2'] })] }),
    ], 'thrown'],
    ['an account that was not loaded', [moves('a', 'nobody', 1n)], 'thrown'],
    ['an account that is there, opened', [does({ opens: [accountOf('a')] })], 'thrown'],
    ['the end of more than was held', [
      does({ entries: [entry([], { reservations: [{ ...posting('held', -31n), kind: 'held', reservationId: 'hld_1' }] })] }),
    ], 'thrown'],
    ['the end of more than was blocked', [
      does({ entries: [entry([], { reservations: [{ ...posting('held', -21n), kind: 'blocked', reservationId: 'blk_1' }] })] }),
    ], 'thrown'],
    ['the end of more than was outgoing', [
      does({ entries: [entry([], { expectations: [{ ...posting('a', -1n), kind: 'outgoing' }] })] }),
    ], 'thrown'],
    ['the end of more than was incoming', [
      does({ entries: [entry([], { expectations: [{ ...posting('a', -1n), kind: 'incoming' }] })] }),
    ], 'thrown'],
    ['an asset that is not the account’s', [does({ entries: [entry([posting('a', -1n, 'USD'), posting('b', 1n, 'USD')])] })], 'thrown'],
  ])('%s', (_, commands, expected) => {
    expect(lastOutcome(new Books(people).run(commands))).toBe(expected);
  });

  it('says what was available and what was required', () => {
    const verdict = new Books(people).run([moves('held', 'b', 70n)]).verdicts[0];
    expect(verdict).toMatchObject({ refused: { details: { account_id: 'held', available: 50, required: 70 } } });
  });
});

describe('a command that is not carried out', () => {
  const balances = (books: Books) => ['a', 'b', 'c'].map((id) => books.balance(id).posted);
  const fresh = () => new Books([accountOf('a', 100n), accountOf('b'), accountOf('c')]);
  const row = { codec: codecOf('obligations'), id: 'obl_1', isNew: true, value: 1 };
  const event = { type: 'x', entityId: 'obl_1', version: 1n, data: {} };

  it.each<[string, LedgerCommand<unknown>]>([
    ['refused by its decision', does({ refused: refusal('OBLIGATION_FINAL'), entries: [
      entry([posting('a', -1n), posting('b', 1n)]),
    ], rows: [row] })],
    ['refused for funds after a first entry', does({ entries: [
      entry([posting('a', -90n), posting('b', 90n)]), entry([posting('a', -1n), posting('c', 1n)]),
    ], rows: [row], events: [event] })],
    ['that throws', { loads: { accounts: [] }, decide: () => { throw new Error('poison'); } }],
    ['whose entry is out of balance', does({ entries: [entry([posting('a', -90n), posting('b', 89n)])], rows: [row], events: [event] })],
    [
      'whose answer is no JSON',
      does({ entries: [entry([posting('a', -90n), posting('b', 90n)])], rows: [row], events: [event], answer: 1n }),
    ],
  ])('%s leaves no trace and takes nobody with it', (_, command) => {
    const books = fresh();
    const plan = books.run([moves('a', 'b', 10n), command, moves('a', 'c', 90n)]);
    expect(plan.verdicts.map((it) => 'outcome' in it)).toEqual([true, false, true]);
    expect(balances(books)).toEqual([0n, 10n, 90n]);
    expect([plan.entries.length, plan.events.length, plan.rows.size, plan.days.length]).toEqual([2, 0, 0, 1]);
    expect(plan.balances.map((it) => [it.accountId, it.balance.posted])).toEqual([['a', 0n], ['b', 10n], ['c', 90n]]);
  });

  it('that throws while it is stored fails its batch: nothing is decided on what is half done', () => {
    const state = stateOf([accountOf('a', 100n), accountOf('b')]);
    const partial = does({
      entries: [entry([posting('a', -90n), posting('b', 90n)])], rows: [{ ...row, get alsoAs(): string { throw new Error('torn'); } }],
    });
    expect(() => planBatch('demo', EMPTY_HEAD, [member('1', partial), member('2', moves('a', 'b', 10n))], state, [])).toThrow('torn');
  });

  it('does not move the head when nothing else was carried out', () => {
    const plan = fresh().run([moves('a', 'b', 101n)]);
    expect(plan.head).toBe(EMPTY_HEAD);
    expect([plan.entries, plan.balances, plan.touched, plan.rows.size]).toEqual([[], [], [], 0]);
  });
});

describe('what a batch writes', () => {
  it('chains its entries behind the head and moves the fence by one', () => {
    const head = { seqNo: 41n, entryHash: 'f'.repeat(64), commitNo: 7n, commitId: null, committedAt: NOON };
    const state = stateOf([accountOf('a', 5n), accountOf('b')]);
    const plan = planBatch(
      'demo', head, [member('1', moves('a', 'b', 1n)), member('2', moves('a', 'b', 9n)), member('3', moves('a', 'b', 2n))], state, [],
    );
    expect(plan.entries.map(({ seqNo }) => seqNo)).toEqual([42n, 43n]);
    expect(plan.entries.map(({ prevHash }) => prevHash)).toEqual(['f'.repeat(64), plan.entries[0]?.entryHash]);
    for (const it of plan.entries) expect(it.entryHash).toBe(chainHash(it.prevHash, it.payloadHash));
    expect(plan).toMatchObject({ expected: head, head: { seqNo: 43n, commitNo: 8n, entryHash: plan.entries[1]?.entryHash } });
  });

  it('records with each move the balances it left', () => {
    const plan = new Books([accountOf('a', 10n), accountOf('b', 1n)]).run([moves('a', 'b', 3n), moves('b', 'a', 1n), moves('a', 'b', 8n)]);
    expect(plan.entries.map(({ transfer: it, debtorAfter, creditorAfter }) =>
      `${it?.debtorAccountId} ${debtorAfter} ${it?.creditorAccountId} ${creditorAfter}`))
      .toEqual(['a 7 b 4', 'b 3 a 8', 'a 0 b 11']);
  });

  it('writes each changed balance once, and says which have no row yet', () => {
    const plan = new Books([accountOf('a', 10n), accountOf('b')]).run([moves('a', 'b', 1n), moves('a', 'b', 1n)]);
    expect(plan.balances.map(({ accountId, isNew, balance }) => [accountId, isNew, balance.posted])).toEqual([
      ['a', false, 8n], ['b', true, 2n],
    ]);
  });

  it('stores a row written twice as it was left, new if its first writing was', () => {
    const things = codecOf('things');
    const write = (value: number, isNew: boolean) => does({ rows: [{ codec: things, id: 'obl_1', isNew, value }] });
    const plan = new Books([]).run([write(1, true), write(2, false)]);
    expect(plan.rows.get('things')).toEqual([{ codec: things, id: 'obl_1', isNew: true, value: 2 }]);
    expect(plan.touched).toEqual([]);
  });

  it('lets a later command of the batch read what an earlier one wrote', () => {
    const seen: unknown[] = [];
    const reads: LedgerCommand<unknown> = {
      loads: { accounts: [] },
      decide: (ledger) => { seen.push(ledger.row(rowKind('obl'), 'obl_1')); return { entries: [], rows: [], events: [], answer: null }; },
    };
    new Books([]).run([reads, does({ rows: [{ codec: codecOf('t'), id: 'obl_1', isNew: true, value: 'x' }] }), reads]);
    expect(seen).toEqual([undefined, 'x']);
  });

  it('begins a tenant’s chain with 64 zeros', () => {
    expect(new Books([accountOf('a', 1n), accountOf('b')]).run([moves('a', 'b', 1n)]).entries[0]?.prevHash).toBe(GENESIS_HASH);
  });
});

it('what an account used before its promotion is counted for the account it became', () => {
  const rules: LimitRules<null, number> = {
    mayCount: () => true, countPlain: () => ({ passes: () => false, left: () => ({ own: new Map(), shared: null }) }),
    loadShared: async () => null, loadOwn: async () => new Map(), isShared: () => false, sharedRows: () => [],
    count: ({ entries, rows, events }) => (entries.length === 0 ? undefined : {
      own: new Map([['a', 7]]), shared: null, rows, events, warnings: [],
    }),
    ownRows: (id, _before, used) => [{ codec: codecOf('limit_counters'), id, isNew: false, value: used }],
  };
  const state = new BatchState(NOON, {
    accounts: new Map([accountOf('a', 100n, { type: 'GUEST' }), accountOf('b')].map((it) => [it.accountId, it])),
    systems: new Map(), rows: new Map(), limits: { rules, shared: null },
  }, reservationRules);
  const change = { rows: [], events: [] };
  state.apply({ ...change, entries: [entry([posting('a', -7n), posting('b', 7n)])] }, []);
  state.apply({ ...change, entries: [], promotes: [{ accountId: 'a', promotedTo: 'customer' }] }, []);
  expect(state.usageRows()).toMatchObject([{ id: 'customer', value: 7 }]);
});
