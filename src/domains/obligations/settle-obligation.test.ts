/** What the outside's word does to an obligation: it is applied to the cent, or money is safe and nothing flips. */
import { describe, expect, it } from '@jest/globals';
import { everyOrder } from '../../../test/support/every-order.ts';
import { accountOf, Books, NOON, stateOf, systemAccounts } from '../../../test/simulation/books.ts';
import { OBLIGATION, type Obligation, type Side } from './obligation.ts';
import { settleObligation, settlementLoads, type ExternalOutcome } from './settle-obligation.ts';

const inside = (accountId: string): Side => ({ kind: 'account', accountId, externalId: null });
const outside: Side = { kind: 'external', accountId: null, externalId: 'loja' };
const closed = accountOf('closed', 0n, { status: 'CLOSED' });
const accounts = [accountOf('a', 100n), accountOf('b'), closed, ...systemAccounts(), ...systemAccounts('USD')];

const out: Obligation = {
  obligationId: 'obl_1', txId: 'txn_1', rail: 'PIX', amount: 40n, currency: 'BRL', debtor: inside('a'), creditor: outside,
  expectedAt: null, graceSeconds: null, matchKeys: {}, metadata: {}, createdBy: 'cli_1', state: 'DISPATCHED', resolutionOutcome: null,
  reason: null, destinationAccountId: null, version: 2n, createdAt: NOON, updatedAt: NOON, resolvedAt: null,
  sentAt: NOON, exceptedAt: null, stuckAt: null, sqdId: null, trace: null,
};
const inbound: Obligation = { ...out, debtor: outside, creditor: inside('b'), state: 'PENDING', sentAt: null, version: 1n };
const between: Obligation = { ...out, creditor: inside('b') };
const ended = (it: Obligation, resolutionOutcome: 'SETTLED' | 'FAILED' | 'CANCELED'): Obligation =>
  ({ ...it, state: 'FINAL', resolutionOutcome, resolvedAt: NOON });

/** The decision in a line: its kind, why, what belongs to the evidence, and the postings. */
function shortly(obligation: Obligation, word: ExternalOutcome): string {
  const decision = settleObligation(obligation, word, stateOf(accounts));
  if (decision.kind === 'EARLY' || decision.kind === 'REPEATED') return decision.kind;
  const postings = decision.entries.flatMap((entry) => entry.postings.map(
    (it) => `${it.accountId}${it.amount > 0n ? '+' : ''}${it.amount}`,
  ));
  const why = decision.kind === 'KEPT' ? [decision.reason, String(decision.exceptionCents)] : [];
  return [decision.kind, ...why, ...postings].join(' ');
}

describe('settleObligation', () => {
  it.each<[string, Obligation, ExternalOutcome, string]>([
    ['a payment out settled', out, { outcome: 'SETTLED', amount: 40n }, 'APPLIED transit-BRL-40 faucet-BRL+40'],
    ['a payment out settled, amount not said', out, { outcome: 'SETTLED' }, 'APPLIED transit-BRL-40 faucet-BRL+40'],
    ['a payment out failed', out, { outcome: 'FAILED', amount: 40n }, 'APPLIED transit-BRL-40 a+40'],
    ['a payment between accounts settled', between, { outcome: 'SETTLED' }, 'APPLIED transit-BRL-40 b+40'],
    ['a payment in settled', inbound, { outcome: 'SETTLED', amount: 40n }, 'APPLIED faucet-BRL-40 b+40'],
    ['a payment in failed', inbound, { outcome: 'FAILED', amount: 40n }, 'APPLIED'],
    ['a payment out settled for less', out, { outcome: 'SETTLED', amount: 39n }, 'KEPT AMOUNT_DIFFERS 0 transit-BRL-40 exception-BRL+40'],
    ['a payment out settled for more', out, { outcome: 'SETTLED', amount: 41n }, 'KEPT AMOUNT_DIFFERS 0 transit-BRL-40 exception-BRL+40'],
    [
      'a payment out settled for less, told twice', { ...out, exceptedAt: NOON }, { outcome: 'SETTLED', amount: 39n },
      'KEPT AMOUNT_DIFFERS 0',
    ],
    [
      'a payment out settled to the cent after all', { ...out, exceptedAt: NOON }, { outcome: 'SETTLED', amount: 40n },
      'APPLIED exception-BRL-40 faucet-BRL+40',
    ],
    ['a payment out failed for another amount', out, { outcome: 'FAILED', amount: 39n }, 'KEPT AMOUNT_DIFFERS 0'],
    ['a payment in settled for less', inbound, {
      outcome: 'SETTLED', amount: 39n,
    }, 'KEPT AMOUNT_DIFFERS 39 faucet-BRL-39 exception-BRL+39'],
    ['a payment in settled for more', inbound, {
      outcome: 'SETTLED', amount: 41n,
    }, 'KEPT AMOUNT_DIFFERS 41 faucet-BRL-41 exception-BRL+41'],
    [
      'a payment in settled in another currency', inbound, { outcome: 'SETTLED', amount: 40n, currency: 'USD' },
      'KEPT AMOUNT_DIFFERS 40 faucet-USD-40 exception-USD+40',
    ],
    [
      'a payment in settled for a closed account', { ...inbound, creditor: inside('closed') }, { outcome: 'SETTLED' },
      'KEPT ACCOUNT_CLOSED 0 faucet-BRL-40 exception-BRL+40',
    ],
    [
      'a payment in settled for a closed account, told twice', { ...inbound, creditor: inside('closed'), exceptedAt: NOON },
      { outcome: 'SETTLED' }, 'KEPT ACCOUNT_CLOSED 0',
    ],
    ['a payment in settled whose money waits', { ...inbound, exceptedAt: NOON }, { outcome: 'SETTLED' }, 'APPLIED exception-BRL-40 b+40'],
    ['a payment in failed whose money waits', { ...inbound, exceptedAt: NOON }, { outcome: 'FAILED' }, 'KEPT CONTRADICTS_FINAL 0'],
    [
      'a payment out failed, whose debtor is closed', { ...out, debtor: inside('closed') }, { outcome: 'FAILED' },
      'KEPT ACCOUNT_CLOSED 0 transit-BRL-40 exception-BRL+40',
    ],
    ['a payment out that waits', { ...out, state: 'PENDING' }, { outcome: 'SETTLED' }, 'EARLY'],
    ['a payment out that is handed over right now', { ...out, state: 'PENDING', sentAt: NOON }, { outcome: 'SETTLED' }, 'EARLY'],
    [
      'a payment out whose dispatch failed', { ...out, state: 'DISPATCH_FAILED' }, { outcome: 'SETTLED' },
      'APPLIED transit-BRL-40 faucet-BRL+40',
    ],
    ['settled again', ended(out, 'SETTLED'), { outcome: 'SETTLED', amount: 40n }, 'REPEATED'],
    ['failed again', ended(out, 'FAILED'), { outcome: 'FAILED' }, 'REPEATED'],
    ['a payment in settled again', ended(inbound, 'SETTLED'), { outcome: 'SETTLED', amount: 40n }, 'REPEATED'],
    [
      'a payment in settled, and again for another amount', ended(inbound, 'SETTLED'), { outcome: 'SETTLED', amount: 39n },
      'KEPT AMOUNT_DIFFERS 39 faucet-BRL-39 exception-BRL+39',
    ],
    [
      'a payment out settled, and again for another amount', ended(out, 'SETTLED'), { outcome: 'SETTLED', amount: 39n },
      'KEPT AMOUNT_DIFFERS 0',
    ],
    [
      'a payment out settled that then failed: it came back', ended(out, 'SETTLED'), { outcome: 'FAILED' },
      'KEPT CONTRADICTS_FINAL 40 faucet-BRL-40 exception-BRL+40',
    ],
    ['a payment between accounts settled that then failed', ended(between, 'SETTLED'), { outcome: 'FAILED' }, 'KEPT CONTRADICTS_FINAL 0'],
    ['a payment out failed that then settled', ended(out, 'FAILED'), { outcome: 'SETTLED' }, 'KEPT CONTRADICTS_FINAL 0'],
    ['a payment out canceled that then settled', ended(out, 'CANCELED'), { outcome: 'SETTLED' }, 'KEPT CONTRADICTS_FINAL 0'],
    [
      'a payment in canceled that then came', ended(inbound, 'CANCELED'), { outcome: 'SETTLED' },
      'KEPT CONTRADICTS_FINAL 40 faucet-BRL-40 exception-BRL+40',
    ],
    ['a payment in settled that then failed', ended(inbound, 'SETTLED'), { outcome: 'FAILED' }, 'KEPT CONTRADICTS_FINAL 0'],
  ])('%s', (_, obligation, word, expected) => expect(shortly(obligation, word)).toBe(expected));

  it('is announced by the obligation alone, with its next version, and once where its money waits', () => {
    expect(settleObligation(out, { outcome: 'SETTLED' }, stateOf(accounts))).toMatchObject({
      events: [{ type: 'obligation.settled', version: 3n }],
    });
    expect(settleObligation(out, { outcome: 'SETTLED', amount: 1n }, stateOf(accounts))).toMatchObject({
      events: [{ type: 'obligation.excepted', version: 3n, data: { reason_code: 'AMOUNT_DIFFERS' } }],
      rows: [{ value: { version: 3n, state: 'DISPATCHED' } }],
    });
    expect(settleObligation({ ...out, exceptedAt: NOON }, { outcome: 'SETTLED', amount: 1n }, stateOf(accounts)))
      .toMatchObject({ events: [], rows: [] });
  });

  it('stands in the entry with its evidence and its time', () => {
    const effectiveAt = new Date('2026-03-01T09:00:00Z');
    const decision = settleObligation(out, { outcome: 'SETTLED', effectiveAt, evidenceId: 'evd_1' }, stateOf(accounts));
    expect(decision).toMatchObject({ entries: [{ effectiveAt, correlation: { evidence_id: 'evd_1' } }] });
  });

  it('gives back what was shown as under way, only when it is applied', () => {
    expect(settleObligation(between, { outcome: 'SETTLED' }, stateOf(accounts))).toMatchObject({
      entries: [{ expectations: [{ kind: 'outgoing', amount: -40n }, { kind: 'incoming', amount: -40n }] }],
    });
    const kept = settleObligation(between, { outcome: 'SETTLED', amount: 1n }, stateOf(accounts));
    expect('entries' in kept && kept.entries[0]?.expectations).toBeUndefined();
  });
});

describe('any order of a provider’s words', () => {
  const words: ExternalOutcome[] = [
    { outcome: 'SETTLED', amount: 40n }, { outcome: 'SETTLED', amount: 40n }, { outcome: 'SETTLED', amount: 39n },
    { outcome: 'SETTLED', amount: 41n },
  ];

  it.each(
    [['out', out], ['in', inbound], ['between accounts', between]] as const,
  )('leaves one state and the same money: %s', (_, obligation) => {
    const ends = new Set(everyOrder(words, words.length).map((order) => endOf(obligation, order)));
    expect([...ends]).toHaveLength(1);
  });
});

/** Balances and outcome after the words were applied one after the other. */
function endOf(obligation: Obligation, order: readonly ExternalOutcome[]): string {
  const isOut = obligation.debtor.kind === 'account';
  const books = new Books([
    accountOf('a', 0n, { balance: { outgoing: isOut ? 40n : 0n } }),
    accountOf('b', 0n, { balance: { incoming: obligation.creditor.kind === 'account' ? 40n : 0n } }),
    ...systemAccounts('BRL', 0n, isOut ? 40n : 0n),
  ]);
  books.rows.set('obl_1', obligation);
  for (const word of order) {
    books.run([{
      loads: settlementLoads(obligation),
      decide: (ledger) => {
        const decision = settleObligation(ledger.row(OBLIGATION, 'obl_1') ?? obligation, word, ledger);
        return 'entries' in decision ? { ...decision, answer: null } : { entries: [], rows: [], events: [], answer: null };
      },
    }]);
  }
  const { state, resolutionOutcome } = books.rows.get('obl_1') as Obligation;
  const held = [...books.accounts.keys()].map((id) => `${id} ${Object.values(books.balance(id)).join(' ')}`);
  return [state, resolutionOutcome, ...held].join('\n');
}
