import { describe, expect, it } from '@jest/globals';
import type { Refusal } from '../../../platform/errors.ts';
import {
  debtorRefusal, effectiveShareState, entryState, firstState, MOST_SHARES, paymentsOf, settlementPlan, sharesNamed, type Share,
  type ShareState,
} from './settlement.ts';

/** `10#0 bia 500 ana OPEN`: entry and reference, debtor, cents, creditor, state. */
function share(text: string): Share {
  const [name = '', debtor = '', cents, creditor = '', state = 'OPEN'] = text.split(' ');
  return { entrySeq: Number.parseInt(name, 10), reference: name, debtor, creditor, cents: Number(cents), state: state as ShareState };
}
const named = (entrySeq: number, reference: string): { entrySeq: number; reference: string } => ({ entrySeq, reference });
const summary = (found: readonly Share[] | Refusal): unknown =>
  ('code' in found ? [found.code, found.details] : found.map(({ reference }) => reference));

const SHARES = ['10#1 bia 500 ana', '10#2 caio 500 ana', '12#0 bia 200 caio', '13#0 bia 50 ana SETTLED', '14#0 bia 70 davi'].map(share);

describe('a share', () => {
  it.each([['ana', 500, 'OWN'], ['ana', 0, 'OWN'], ['bia', 500, 'OPEN'], ['bia', 0, 'SETTLED']] as const)(
    'of %s, %i cents, begins as %s where ana paid', (account, cents, state) => {
      expect(firstState({ account, cents }, 'ana')).toBe(state);
    });

  it.each<[ShareState, number, number, ShareState]>([
    ['OPEN', 10, 0, 'OPEN'], ['OPEN', 10, 11, 'SIMPLIFIED'], ['OPEN', 11, 11, 'OPEN'], ['OPEN', 12, 11, 'OPEN'],
    ['SETTLED', 10, 11, 'SETTLED'], ['FORGIVEN', 10, 11, 'FORGIVEN'], ['OWN', 10, 11, 'OWN'], ['REPLACED', 10, 11, 'REPLACED'],
  ])('that is %s, divided at %i, the last simplification at %i, reads as %s', (state, divided, simplified, reads) => {
    expect(effectiveShareState(state, divided, simplified)).toBe(reads);
  });
});

describe('an expense is', () => {
  it.each<[string, ShareState[]]>([
    ['OPEN', ['OWN', 'SETTLED', 'OPEN']],
    ['OPEN', ['FORGIVEN', 'OPEN']],
    ['SETTLED', ['OWN', 'SETTLED']],
    ['SETTLED', ['OWN']],
    ['SETTLED', ['REPLACED', 'SETTLED']],
    ['VOIDED', ['OWN', 'SETTLED', 'FORGIVEN']],
    ['SIMPLIFIED', ['OWN', 'SETTLED', 'SIMPLIFIED']],
    ['SIMPLIFIED', ['FORGIVEN', 'SIMPLIFIED']],
  ])('%s with shares %j', (state, shares) => {
    expect(entryState(shares)).toBe(state);
  });
});

describe('a settlement', () => {
  it.each<[string, ReturnType<typeof named>[], unknown]>([
    ['finds what it names, in that order', [named(12, '12#0'), named(10, '10#1')], ['12#0', '10#1']],
    [
      'finds no share that never was', [named(10, '10#1'), named(10, '10#9')],
      ['SHARE_NOT_FOUND', { entry_seq: 10, share_utxo_ref: '10#9' }],
    ],
    ['finds no share under another entry', [named(11, '10#1')], ['SHARE_NOT_FOUND', { entry_seq: 11, share_utxo_ref: '10#1' }]],
    ['finds one that has ended', [named(13, '13#0')], ['13#0']],
  ])('%s', (_, names, expected) => {
    expect(summary(sharesNamed(names, SHARES))).toEqual(expected);
  });

  it('is for the debtor of all its shares', () => {
    expect(debtorRefusal(SHARES, 'bia')).toMatchObject({ code: 'NOT_THE_DEBTOR', details: { entry_seq: 10 } });
    expect(debtorRefusal(SHARES.filter(({ debtor }) => debtor === 'bia'), 'bia')).toBeUndefined();
    expect(debtorRefusal(SHARES, 'ana')?.code).toBe('NOT_THE_DEBTOR');
  });

  it('pays each creditor once, in the order in which they are named', () => {
    const found = paymentsOf(['12#0 bia 200 caio', '10#1 bia 500 ana', '14#0 bia 70 caio'].map(share));
    expect('code' in found ? found : found.map(({ creditor, cents, shares }) => [
      creditor, cents, shares.map(({ reference }) => reference),
    ]))
      .toEqual([['caio', 270, ['12#0', '14#0']], ['ana', 500, ['10#1']]]);
  });

  it.each<ShareState>(['SETTLED', 'FORGIVEN', 'SIMPLIFIED', 'REPLACED', 'OWN'])('pays nothing where one share is %s', (state) => {
    expect(paymentsOf([...SHARES.slice(0, 1), { ...share('12#0 bia 200 caio'), state }])).toMatchObject(
      { code: 'SHARE_NOT_OPEN', details: { entry_seq: 12, share_utxo_ref: '12#0', state } });
  });
});

describe('a settlement plan', () => {
  it('has what a member owes and is owed, oldest first', () => {
    const plan = settlementPlan(
      'caio', ['12#0 bia 200 caio', '20#1 caio 5 bia', '20#0 caio 1 ana', '10#2 caio 500 ana', '9#0 bia 7 ana'].map(share),
    );
    expect({ ...plan, debts: summary(plan.debts), claims: summary(plan.claims) })
      .toEqual({ debts: ['10#2', '20#1', '20#0'], claims: ['12#0'], owedCents: 506, owedToCents: 200 });
  });

  it('lists the 500 oldest each way, and counts all', () => {
    const open = Array.from({ length: 501 }, (_, n) => [share(`${600 - n}#0 bia 2 ana`), share(`${600 - n}#1 ana 3 bia`)]).flat();
    const { debts, claims, owedCents, owedToCents } = settlementPlan('bia', open);
    expect([debts.length, claims.length, owedCents, owedToCents]).toEqual([MOST_SHARES, MOST_SHARES, 1002, 1503]);
    expect([debts[0]?.entrySeq, debts.at(-1)?.entrySeq]).toEqual([100, 599]);
  });

  it('of one who owes nothing is empty', () => {
    expect(settlementPlan('davi', SHARES.slice(0, 3))).toEqual({ debts: [], claims: [], owedCents: 0, owedToCents: 0 });
  });
});
