import { describe, expect, it } from '@jest/globals';
import { accountOf, NOON, stateOf, systemAccounts } from '../../../test/simulation/books.ts';
import type { AccountState, Decision } from '../journal/index.ts';
import type { RailFamily } from '../rails/index.ts';
import { decideCreation } from './create-obligation.ts';
import { decideStuck } from './announce-stuck.ts';
import { decideDispatch, type DispatchStep } from './dispatch-obligation.ts';
import type { Obligation, ObligationDraft, ResolutionOutcome, Side } from './obligation.ts';
import { decideRedispatch } from './redispatch-obligation.ts';
import { decideResolution, type Resolution } from './resolve-obligation.ts';

const inside = (accountId: string): Side => ({ kind: 'account', accountId, externalId: null });
const outside = (externalId = 'loja'): Side => ({ kind: 'external', accountId: null, externalId });
const isBound = (rail: RailFamily) => rail === 'NATIVE' || rail === 'MOCK';

const a = accountOf('a', 100n);
/** It expects what `draft` brings. */
const b = accountOf('b', 0n, { balance: { incoming: 40n } });
const closed = accountOf('closed', 0n, { status: 'CLOSED' });
const frozen = accountOf('frozen', 100n, { isFrozen: true });
const dollars = accountOf('dollars', 0n, { currency: 'USD' });
const stranger = accountOf('stranger', 0n, { type: 'EXTERNAL' });
const guest = accountOf('guest', 0n, { type: 'GUEST', status: 'CLOSED', promotedTo: 'a' });
const supplier = accountOf('supplier', 0n, { type: 'EXTERNAL', status: 'CLOSED', promotedTo: 'b' });
const everyone: AccountState[] = [a, b, closed, frozen, dollars, stranger, guest, supplier, ...systemAccounts()];

const draft: ObligationDraft = {
  obligationId: 'obl_1', txId: 'txn_1', rail: 'NATIVE', amount: 40n, currency: 'BRL', debtor: inside('a'), creditor: inside('b'),
  expectedAt: null, graceSeconds: null, matchKeys: {}, metadata: {}, createdBy: 'cli_1',
};

/** What became of a decision: the refusal's code, or the postings it drafts as text. */
function shortly(decision: Decision<unknown>): string {
  if ('refused' in decision) return decision.refused.code;
  return decision.entries.map(
    (entry) =>
      `${entry.entryType} ${entry.postings.map((it) => `${it.accountId}${it.amount > 0n ? '+' : ''}${it.amount}`).join(' ')}`.trim(),
  ).join('; ');
}

describe('decideCreation', () => {
  it.each<[string, Side, Side, RailFamily, string, string]>([
    ['two accounts on NATIVE', inside('a'), inside('b'), 'NATIVE', 'BRL', 'TRANSFER a-40 b+40'],
    ['two accounts on MOCK', inside('a'), inside('b'), 'MOCK', 'BRL', 'OBLIGATION_CREATED a-40 transit-BRL+40'],
    ['a payment out', inside('a'), outside(), 'MOCK', 'BRL', 'OBLIGATION_CREATED a-40 transit-BRL+40'],
    ['a payment in', outside(), inside('b'), 'MOCK', 'BRL', 'OBLIGATION_CREATED'],
    ['a payment to an EXTERNAL account', inside('a'), inside('stranger'), 'MOCK', 'BRL', 'OBLIGATION_CREATED a-40 transit-BRL+40'],
    ['a payment from an EXTERNAL account', inside('stranger'), inside('a'), 'MOCK', 'BRL', 'OBLIGATION_CREATED'],
    ['NATIVE to the outside', inside('a'), outside(), 'NATIVE', 'BRL', 'RAIL_NEEDS_ACCOUNTS'],
    ['NATIVE from the outside', outside(), inside('a'), 'NATIVE', 'BRL', 'RAIL_NEEDS_ACCOUNTS'],
    ['NATIVE to an EXTERNAL account', inside('a'), inside('stranger'), 'NATIVE', 'BRL', 'RAIL_NEEDS_ACCOUNTS'],
    ['two outside parties', outside(), outside('x'), 'MOCK', 'BRL', 'NO_ACCOUNT_SIDE'],
    ['an EXTERNAL account and an outside party', inside('stranger'), outside(), 'MOCK', 'BRL', 'NO_ACCOUNT_SIDE'],
    ['one account twice on NATIVE', inside('a'), inside('a'), 'NATIVE', 'BRL', 'SAME_ACCOUNT'],
    ['one account twice on MOCK', inside('a'), inside('a'), 'MOCK', 'BRL', 'SAME_ACCOUNT'],
    ['a rail that is not bound', inside('a'), outside(), 'PIX', 'BRL', 'RAIL_NOT_BOUND'],
    ['a missing debtor', inside('nobody'), inside('b'), 'NATIVE', 'BRL', 'ACCOUNT_NOT_FOUND'],
    ['a missing creditor', inside('a'), inside('nobody'), 'NATIVE', 'BRL', 'ACCOUNT_NOT_FOUND'],
    ['a missing account before any other fault', inside('nobody'), outside(), 'NATIVE', 'BRL', 'ACCOUNT_NOT_FOUND'],
    ['a system account as debtor', inside('faucet-BRL'), inside('b'), 'NATIVE', 'BRL', 'ACCOUNT_NOT_FOUND'],
    ['a system account as creditor', inside('a'), inside('transit-BRL'), 'MOCK', 'BRL', 'ACCOUNT_NOT_FOUND'],
    ['a closed debtor', inside('closed'), inside('b'), 'NATIVE', 'BRL', 'ACCOUNT_CLOSED'],
    ['a closed creditor', inside('a'), inside('closed'), 'NATIVE', 'BRL', 'ACCOUNT_CLOSED'],
    ['a closed creditor of a payment in', outside(), inside('closed'), 'MOCK', 'BRL', 'ACCOUNT_CLOSED'],
    ['a promoted debtor', inside('guest'), inside('b'), 'NATIVE', 'BRL', 'TRANSFER a-40 b+40'],
    ['a promoted debtor that pays out', inside('guest'), outside(), 'MOCK', 'BRL', 'OBLIGATION_CREATED a-40 transit-BRL+40'],
    ['a promoted creditor', inside('a'), inside('supplier'), 'NATIVE', 'BRL', 'TRANSFER a-40 b+40'],
    ['two promoted accounts', inside('guest'), inside('supplier'), 'NATIVE', 'BRL', 'TRANSFER a-40 b+40'],
    ['a promoted account and what it became', inside('guest'), inside('a'), 'NATIVE', 'BRL', 'SAME_ACCOUNT'],
    ['an account and what it was promoted from', inside('a'), inside('guest'), 'MOCK', 'BRL', 'SAME_ACCOUNT'],
    ['a promoted account twice', inside('guest'), inside('guest'), 'NATIVE', 'BRL', 'SAME_ACCOUNT'],
    ['a promoted EXTERNAL debtor without funds', inside('supplier'), inside('a'), 'NATIVE', 'BRL', 'TRANSFER b-40 a+40'],
    ['a debtor of another currency', inside('a'), inside('b'), 'NATIVE', 'USD', 'CURRENCY_MISMATCH'],
    ['a creditor of another currency', inside('a'), inside('dollars'), 'NATIVE', 'BRL', 'CURRENCY_MISMATCH'],
    ['an asset nobody ever used', inside('a'), outside(), 'MOCK', 'JPY', 'CURRENCY_MISMATCH'],
  ])('%s: %j → %j over %s in %s is %s', (_, debtor, creditor, rail, currency, expected) => {
    expect(shortly(decideCreation(stateOf(everyone), { draft: { ...draft, debtor, creditor, rail, currency } }, isBound))).toBe(expected);
  });

  it('pays an EXTERNAL account that is promoted by now, not whom its external id led to when it was looked up', () => {
    const met = {
      draft: { ...draft, creditor: inside('a') }, payee: { accountId: 'a' }, asked: { ...draft, creditor: inside('supplier') },
    };
    expect(shortly(decideCreation(stateOf(everyone), met, isBound))).toBe('TRANSFER a-40 b+40');
    expect(
      shortly(decideCreation(stateOf(everyone), { ...met, asked: { ...draft, creditor: inside('stranger') } }, isBound)),
    ).toBe('SAME_ACCOUNT');
  });

  it('of a NATIVE transfer announces versions 1 and 2 and is final at once', () => {
    const decision = decideCreation(stateOf(everyone), { draft }, isBound);
    expect(decision).toMatchObject({
      events: [{ type: 'obligation.created', version: 1n }, { type: 'obligation.settled', version: 2n }],
      answer: {
        state: 'FINAL', resolution_outcome: 'SETTLED', version: 2, created_at: NOON.toISOString(), resolved_at: NOON.toISOString(),
      },
      rows: [{ isNew: true, value: { state: 'FINAL', version: 2n } }],
    });
  });

  it('of a payment announces version 1 alone, without what the outside is called', () => {
    const decision = decideCreation(stateOf(everyone), {
      draft: { ...draft, rail: 'MOCK', creditor: outside('email:ana@example.com') },
    }, isBound);
    expect(decision).toMatchObject({ events: [{ type: 'obligation.created', version: 1n }], answer: { state: 'PENDING' } });
    expect(JSON.stringify('events' in decision && decision.events.map(({ data }) => data))).not.toContain('ana@');
  });

  it.each<[string, Side, Side, string]>([
    ['out', inside('a'), outside(), 'outgoing a 40'],
    ['in', outside(), inside('b'), 'incoming b 40'],
    ['between accounts', inside('a'), inside('b'), 'outgoing a 40, incoming b 40'],
    ['to an EXTERNAL account', inside('a'), inside('stranger'), 'outgoing a 40'],
  ])('of a payment %s shows what is under way', (_, debtor, creditor, expected) => {
    const decision = decideCreation(stateOf(everyone), { draft: { ...draft, rail: 'MOCK', debtor, creditor } }, isBound);
    const shown = 'entries' in decision ? (decision.entries[0]?.expectations ?? []) : [];
    expect(shown.map(({ kind, accountId, amount }) => `${kind} ${accountId} ${amount}`).join(', ')).toBe(expected);
  });
});

function obligation(given: Partial<Obligation> = {}): Obligation {
  return {
    ...draft, rail: 'MOCK', creditor: outside(), state: 'PENDING', resolutionOutcome: null, reason: null, destinationAccountId: null,
    version: 1n, createdAt: NOON, updatedAt: NOON, resolvedAt: null, sentAt: null, exceptedAt: null, stuckAt: null, sqdId: null,
    trace: null,
    ...given,
  };
}

describe('decideResolution', () => {
  const out = obligation();
  const between = obligation({ creditor: inside('b') });
  const inbound = obligation({ debtor: outside(), creditor: inside('b') });
  const pix = obligation({ rail: 'PIX' });
  const dispatched = (it: Obligation): Obligation => ({ ...it, state: 'DISPATCHED', version: 2n });
  const final = obligation({ state: 'FINAL', resolutionOutcome: 'FAILED', resolvedAt: NOON });

  it.each<[string, Obligation | null, ResolutionOutcome, string | null, boolean, string]>([
    ['out settled', out, 'SETTLED', null, false, 'OBLIGATION_SETTLED transit-BRL-40 faucet-BRL+40'],
    ['out failed', out, 'FAILED', null, false, 'OBLIGATION_FAILED transit-BRL-40 a+40'],
    ['out canceled', out, 'CANCELED', null, false, 'OBLIGATION_CANCELED transit-BRL-40 a+40'],
    ['out settled after dispatch', dispatched(out), 'SETTLED', null, false, 'OBLIGATION_SETTLED transit-BRL-40 faucet-BRL+40'],
    ['between accounts settled', between, 'SETTLED', null, false, 'OBLIGATION_SETTLED transit-BRL-40 b+40'],
    ['between accounts failed', between, 'FAILED', null, false, 'OBLIGATION_FAILED transit-BRL-40 a+40'],
    ['in settled', inbound, 'SETTLED', null, false, 'OBLIGATION_SETTLED faucet-BRL-40 b+40'],
    ['in failed', inbound, 'FAILED', null, false, 'OBLIGATION_FAILED'],
    ['in canceled', inbound, 'CANCELED', null, false, 'OBLIGATION_CANCELED'],
    ['out settled to another account', out, 'SETTLED', 'b', true, 'OBLIGATION_SETTLED transit-BRL-40 b+40'],
    ['out failed to another account', out, 'FAILED', 'b', true, 'OBLIGATION_FAILED transit-BRL-40 b+40'],
    ['in settled to another account', inbound, 'SETTLED', 'a', true, 'OBLIGATION_SETTLED faucet-BRL-40 a+40'],
    ['to a frozen account, which credits reach', inbound, 'SETTLED', 'frozen', true, 'OBLIGATION_SETTLED faucet-BRL-40 frozen+40'],
    ['a missing obligation', null, 'SETTLED', null, true, 'OBLIGATION_NOT_FOUND'],
    ['a final one', final, 'SETTLED', null, true, 'OBLIGATION_FINAL'],
    ['a final one, before scopes are asked for', final, 'SETTLED', 'b', false, 'OBLIGATION_FINAL'],
    ['a disposition without operator scope', out, 'FAILED', 'b', false, 'INSUFFICIENT_SCOPE'],
    ['another rail settled without operator scope', pix, 'SETTLED', null, false, 'INSUFFICIENT_SCOPE'],
    ['another rail failed without operator scope', pix, 'FAILED', null, false, 'INSUFFICIENT_SCOPE'],
    ['another rail canceled before dispatch', pix, 'CANCELED', null, false, 'OBLIGATION_CANCELED transit-BRL-40 a+40'],
    ['another rail canceled while it is handed over', { ...pix, sentAt: NOON }, 'CANCELED', null, false, 'INSUFFICIENT_SCOPE'],
    [
      'another rail canceled after it could not be sent', { ...pix, state: 'DISPATCH_FAILED' }, 'CANCELED', null, false,
      'OBLIGATION_CANCELED transit-BRL-40 a+40',
    ],
    [
      'another rail canceled, whose outcome was unknown', { ...pix, state: 'DISPATCH_FAILED', sentAt: NOON }, 'CANCELED', null, false,
      'INSUFFICIENT_SCOPE',
    ],
    [
      'out settled from the exception account', { ...dispatched(out), exceptedAt: NOON }, 'SETTLED', null, false,
      'OBLIGATION_SETTLED exception-BRL-40 faucet-BRL+40',
    ],
    [
      'out failed from the exception account', { ...dispatched(out), exceptedAt: NOON }, 'FAILED', null, false,
      'OBLIGATION_FAILED exception-BRL-40 a+40',
    ],
    ['another rail canceled after dispatch', dispatched(pix), 'CANCELED', null, false, 'INSUFFICIENT_SCOPE'],
    ['another rail after dispatch, by an operator', dispatched(pix), 'CANCELED', null, true, 'OBLIGATION_CANCELED transit-BRL-40 a+40'],
    ['a disposition of what does not move', inbound, 'FAILED', 'a', true, 'DISPOSITION_NOT_APPLICABLE'],
    ['a disposition to an EXTERNAL account', out, 'FAILED', 'stranger', true, 'DISPOSITION_NOT_APPLICABLE'],
    ['a disposition to a missing account', out, 'FAILED', 'nobody', true, 'ACCOUNT_NOT_FOUND'],
    ['a disposition to a system account', out, 'FAILED', 'faucet-BRL', true, 'ACCOUNT_NOT_FOUND'],
    ['a disposition to a closed account', out, 'FAILED', 'closed', true, 'ACCOUNT_CLOSED'],
    ['a disposition to another currency', out, 'FAILED', 'dollars', true, 'CURRENCY_MISMATCH'],
  ])('%s', (_, row, outcome, destinationAccountId, mayDoAll, expected) => {
    const wanted: Resolution = { outcome, reason: null, destinationAccountId, mayDoAll };
    expect(shortly(decideResolution(stateOf(everyone, row ? { obl_1: row } : {}), 'obl_1', wanted))).toBe(expected);
  });

  it('gives back what was shown as under way, announces the next version and keeps the reason', () => {
    const decision = decideResolution(stateOf(everyone, { obl_1: dispatched(between) }), 'obl_1', {
      outcome: 'FAILED', reason: 'no', destinationAccountId: null, mayDoAll: false,
    });
    expect(decision).toMatchObject({
      entries: [{ expectations: [{ kind: 'outgoing', accountId: 'a', amount: -40n }, { kind: 'incoming', accountId: 'b', amount: -40n }] }],
      events: [{ type: 'obligation.failed', version: 3n }],
      answer: { state: 'FINAL', resolution_outcome: 'FAILED', reason: 'no', version: 3 },
    });
  });
});

describe('decideDispatch', () => {
  const sentAt = NOON;
  const word = (outcome: ResolutionOutcome): DispatchStep => ({ kind: 'WORD', word: { outcome } });

  /** The events a step announces and how it leaves the obligation: its state, and whether its rail may know of it. */
  function stepped(given: Partial<Obligation> | null, step: DispatchStep): string {
    const state = stateOf(everyone, given ? { obl_1: obligation(given) } : {});
    const decision = decideDispatch(state, 'obl_1', step, () => state.dryRun([]));
    if ('refused' in decision) return decision.refused.code;
    const after = (decision.rows[0]?.value ?? obligation(given ?? {})) as Obligation;
    return [
      ...decision.events.map(({ type, version }) => `${type.slice(11)} ${version}`), after.state, ...(after.sentAt ? ['sent'] : []),
    ].join(' ');
  }

  it.each<[string, Partial<Obligation> | null, DispatchStep, string]>([
    ['sending', {}, { kind: 'SENDING' }, 'PENDING sent'],
    ['sending again', { sentAt }, { kind: 'SENDING' }, 'PENDING sent'],
    ['sending after an unknown outcome', { state: 'DISPATCHED', sentAt, version: 2n }, { kind: 'SENDING' }, 'DISPATCHED sent'],
    ['sending after its dispatch failed', { state: 'DISPATCH_FAILED' }, { kind: 'SENDING' }, 'OBLIGATION_FINAL'],
    ['sending when it is final', { state: 'FINAL', resolutionOutcome: 'CANCELED' }, { kind: 'SENDING' }, 'OBLIGATION_FINAL'],
    ['sending, though it comes in', { debtor: outside(), creditor: inside('b') }, { kind: 'SENDING' }, 'OBLIGATION_FINAL'],
    ['a missing one', null, { kind: 'SENDING' }, 'OBLIGATION_NOT_FOUND'],
    ['surely not sent', { sentAt }, { kind: 'UNSENT' }, 'PENDING'],
    ['accepted', { sentAt }, { kind: 'ACCEPTED' }, 'dispatched 2 DISPATCHED sent'],
    ['accepted between accounts', { sentAt, creditor: inside('b') }, { kind: 'ACCEPTED' }, 'dispatched 2 DISPATCHED sent'],
    ['accepted after an unknown outcome', { state: 'DISPATCHED', sentAt, version: 2n }, { kind: 'ACCEPTED' }, 'DISPATCHED sent'],
    ['accepted, but canceled meanwhile', { state: 'FINAL', resolutionOutcome: 'CANCELED' }, { kind: 'ACCEPTED' }, 'OBLIGATION_FINAL'],
    ['of unknown outcome', { sentAt }, { kind: 'UNSURE' }, 'dispatched 2 DISPATCHED sent'],
    ['given up', { sentAt }, { kind: 'GIVEN_UP' }, 'dispatch_failed 2 DISPATCH_FAILED'],
    ['settled while it was handed over', { sentAt }, word('SETTLED'), 'dispatched 2 settled 3 FINAL sent'],
    ['refused by its rail', { sentAt }, word('FAILED'), 'failed 2 FINAL sent'],
    ['found settled', { state: 'DISPATCHED', sentAt, version: 2n }, word('SETTLED'), 'settled 3 FINAL sent'],
    ['found settled after its dispatch failed', { state: 'DISPATCH_FAILED', version: 2n }, word('SETTLED'), 'settled 3 FINAL'],
    ['found settled again', { state: 'FINAL', resolutionOutcome: 'SETTLED' }, word('SETTLED'), 'OBLIGATION_FINAL'],
    ['found settled after it was canceled', { state: 'FINAL', resolutionOutcome: 'CANCELED' }, word('SETTLED'), 'OBLIGATION_FINAL'],
    ['come in', { debtor: outside(), creditor: inside('b') }, word('SETTLED'), 'settled 2 FINAL'],
    [
      'come in for a closed account: its money waits', { debtor: outside(), creditor: inside('closed') }, word('SETTLED'),
      'excepted 2 PENDING',
    ],
  ])('%s', (_, given, step, expected) => expect(stepped(given, step)).toBe(expected));
});

describe('decideRedispatch', () => {
  it.each<[Partial<Obligation>, boolean, string]>([
    [{ state: 'DISPATCH_FAILED', version: 2n }, true, 'PENDING 3 dispatches'],
    [{ state: 'DISPATCH_FAILED' }, false, 'RAIL_NOT_BOUND'],
    [{ state: 'PENDING' }, true, 'PENDING 1'],
    [{ state: 'DISPATCHED' }, true, 'DISPATCH_NOT_FAILED'],
    [{ state: 'FINAL', resolutionOutcome: 'FAILED' }, true, 'OBLIGATION_FINAL'],
  ])('%j, bound %s: %s', (given, bound, expected) => {
    const decision = decideRedispatch(stateOf(everyone, { obl_1: obligation(given) }), 'obl_1', () => bound);
    if ('refused' in decision) return expect(decision.refused.code).toBe(expected);
    expect(
      [decision.answer.state, decision.answer.version, ...decision.rows.slice(1).map(({ codec }) => codec.table)].join(' '),
    ).toBe(expected);
  });
});

describe('decideStuck', () => {
  const expectedAt = new Date(NOON.getTime() - 60_000).toISOString();

  it.each<[string, Partial<Obligation>, boolean]>([
    ['past its time', { expectedAt }, true],
    ['at the end of its grace', { expectedAt, graceSeconds: 60 }, true],
    ['within its grace', { expectedAt, graceSeconds: 61 }, false],
    ['without an expected time', { graceSeconds: 0 }, false],
    ['announced before', { expectedAt, stuckAt: NOON }, false],
    ['final', { expectedAt, state: 'FINAL', resolutionOutcome: 'FAILED' }, false],
    ['of failed dispatch', { expectedAt, state: 'DISPATCH_FAILED' }, true],
  ])('%s', (_, given, isStuck) => {
    const decision = decideStuck(stateOf(everyone, { obl_1: obligation(given) }), 'obl_1');
    expect('events' in decision && decision.events.map(({ type }) => type)).toEqual(isStuck ? ['obligation.stuck'] : false);
  });
});
