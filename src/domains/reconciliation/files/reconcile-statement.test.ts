/** A file in which twelve kinds of breaks were planted: each is found and named, and none is invented. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reconciliationCalls } from '../../../../test/support/reconciliation-calls.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { decimalOf } from '../../../platform/currencies.ts';
import { breaksByAge, listOpenBreaks } from './open-breaks.ts';
import { readCsvStatement, readMapping } from './read-csv.ts';
import { reconcileStatement, type StatementReconciliation } from './reconcile-statement.ts';
import { readSettlements } from './settlements.ts';
import type { FileStatement } from './statement.ts';

const clock = new FixedClock('2026-03-02T15:00:00.000Z');
const DAY = '2026-03-02';
const BOOKS = { providerId: 'bank', rail: 'MOCK', currency: 'BRL' } as const;
const NONE = new Map();
const MAPPING = readMapping(JSON.stringify({
  columns: { external_id: 'id', amount: 'amount', date: 'day', description: 'text', currency: 'currency' }, fees: ['FEE'],
}));
const RETURN = 'D12345678202603021200abcdefghijk';

let api: TestService;
let account: string;
const { ports, receive, send } = reconciliationCalls(() => api, () => account, clock);
beforeAll(async () => {
  api = await startTestService({ clock, reconciliation: ports, env: { RAZAO_ROLES: 'api' } });
  account = await api.account();
});
afterAll(() => api?.stop());

type Line = readonly [id: string, cents: number, text?: string, day?: string, currency?: string];

function statementOf(lines: readonly Line[], balances: Partial<Pick<FileStatement, 'opening' | 'closing'>> = {}): FileStatement {
  const rows = lines.map(([id, cents, text = '', day = DAY, currency = 'BRL']) => (
    [id, decimalOf(BigInt(cents), currency), day, text, currency].join(',')
  ));
  return { ...readCsvStatement(Buffer.from(['id,amount,day,text,currency', ...rows].join('\n')), MAPPING, 'BRL'), ...balances };
}

const compare = (statements: FileStatement[], given: object = {}) => reconcileStatement(
  api.service.contextFor(TENANT, 'cli:test'), { books: BOOKS, statements, settlements: NONE, withBalance: false, ...given });
const named = ({ breaks }: StatementReconciliation) => Object.fromEntries(breaks.map(({ it, cause }) => [it.name, cause]));

describe('files of a day', () => {
  let right: Line[];
  beforeAll(async () => {
    for (const [name, cents] of [['R1', 10_000], ['R2', 2_500], ['R3', 777], ['P1', 30_000], ['P2', 40_000], ['P3', 30_000]] as const) {
      await receive(name, cents);
    }
    const paid = await send(3_000);
    right = [['R1', 10_000], ['R2', 2_500], ['R3', 777], [paid, -3_000], ['S1', 97_000]];
  });
  const settlements = readSettlements(
    Buffer.from('settlement_id,payment_id,amount,fee\nS1,P1,300.00,9.00\nS1,P2,400.00,12.00\nS1,P3,300.00,9.00\n'), 'BRL');

  it('that agree with the books have no breaks; the fee of a net settlement is explained', async () => {
    const found = await compare([statementOf(right)], { settlements });
    expect([named(found), found.problems]).toEqual([{}, []]);
    expect(found.explained.map(({ it, cause }) => [it.name, cause, it.difference])).toEqual([['S1:fee', 'SETTLEMENT_FEE', -3_000n]]);
    const again = await compare([statementOf(right)], { settlements });
    expect([again.breaks, again.explained]).toEqual([[], []]);
  });

  it('that overlap count each line once', async () => {
    const found = await compare([statementOf(right.slice(0, 3)), statementOf(right)], { settlements });
    expect([named(found), found.problems]).toEqual([{}, []]);
  });

  it('with what was planted: all of it is found and named, and nothing else', async () => {
    await receive('L1', 5_000); // the bank does not have it
    await send(6_000, { end_to_end_id: 'L2' }); // the bank did not pay it
    for (const [name, cents] of [['W1', 1_234], ['W2', 1_234], ['W3', 4_000], ['W4', 2_000], ['W5', 1_500], ['OURS', 8_800]] as const) {
      await receive(name, cents);
    }
    const planted: Line[] = [
      ['B1', 7_500], ['B2', -650], ['B3', -199, 'FEE FOR PIX'], [RETURN, -1_100], ['THEIRS', 8_800], ['R2', 2_500],
      ['W1', 1_250], ['W2', 1_324], ['W3', 2_000], ['W4', 20_000], ['W5', -1_500], ['EUR1', 900, '', DAY, 'EUR'],
    ];
    const lines = right.map(([id, cents, ...more]): Line => (id === 'S1' ? [id, 96_500, ...more] : [id, cents, ...more]));
    const found = await compare(
      [statementOf([...lines, ...planted], { opening: 0n, closing: 1n })], { settlements, withBalance: true, from: DAY, to: DAY });
    expect(named(found)).toEqual({
      [nameOf(found, -5_000n)]: 'CREDIT_NOT_AT_THE_BANK', [nameOf(found, 6_000n)]: 'DEBIT_NOT_AT_THE_BANK',
      B1: 'CREDIT_NOT_BOOKED', B2: 'DEBIT_NOT_BOOKED',
      B3: 'FEE_NOT_BOOKED', [RETURN]: 'RETURN_NOT_BOOKED', THEIRS: 'NAMED_DIFFERENTLY', [nameOf(found, -8_800n)]: 'NAMED_DIFFERENTLY',
      'R2#2': 'TWICE_AT_THE_BANK', W1: 'AMOUNT_DIFFERS', W2: 'DIGITS_SWAPPED', W3: 'TWICE_IN_THE_LEDGER', W4: 'DECIMALS_SHIFTED',
      W5: 'DIRECTION_REVERSED', 'S1:rest': 'SETTLEMENT_REST', balance: 'BALANCE_DIFFERS',
    });
    expect(found.problems.map(({ code }) => code).toSorted()).toEqual([
      'OTHER_CURRENCY', 'SETTLEMENT_DOES_NOT_ADD_UP', 'STATEMENT_DOES_NOT_ADD_UP',
    ]);
  });

  it('is corrected by the right file, and nothing stays open', async () => {
    const more: Line[] = [
      ['L1', 5_000], ['L2', -6_000], ['W1', 1_234], ['W2', 1_234], ['W3', 4_000], ['W4', 2_000], ['W5', 1_500], ['OURS', 8_800],
    ];
    const found = await compare([statementOf([...right, ...more])], { settlements });
    expect([named(found), found.problems]).toEqual([{}, []]);
    expect(await listOpenBreaks(api.service.contextFor(TENANT))).toEqual([]);
  });

  /** The name by which the ledger calls its side of a movement that the bank does not have. */
  const nameOf = (found: StatementReconciliation, cents: bigint) =>
    found.breaks.find(({ it }) => it.kind === 'MISSING_AT_PROVIDER' && it.difference === cents)?.it.name ?? '';
});

it('breaks are summed up by their age', () => {
  const it = (accountingDay: string, difference: bigint, currency = 'BRL') => ({ accountingDay, difference, currency });
  const now = new Date('2026-03-31T15:00:00Z');
  expect(breaksByAge([
    it('2026-03-31', 100n), it('2026-03-30', -50n), it('2026-03-29', 1n), it('2026-03-24', 2n), it('2026-03-23', 4n), it('2026-03-01', 8n),
    it('2026-02-28', 16n), it('2026-02-28', 5n, 'JPY'),
  ], now)).toEqual([
    { age: '0 to 1 day', currency: 'BRL', count: 2, amount: 150n }, { age: '2 to 7 days', currency: 'BRL', count: 2, amount: 3n },
    { age: '8 to 30 days', currency: 'BRL', count: 2, amount: 12n }, { age: 'over 30 days', currency: 'BRL', count: 1, amount: 16n },
    { age: 'over 30 days', currency: 'JPY', count: 1, amount: 5n },
  ]);
});

it('a period beyond 31 days is compared in several runs', async () => {
  const lines: Line[] = [['Q1', 100, '', '2026-01-05'], ['Q2', 200, '', '2026-02-20']];
  const found = await compare([statementOf(lines)]);
  expect(found.runs.map(({ from, to }) => [from, to])).toEqual([['2026-01-05', '2026-02-04'], ['2026-02-05', '2026-02-20']]);
  expect(named(found)).toEqual({ Q1: 'CREDIT_NOT_BOOKED', Q2: 'CREDIT_NOT_BOOKED' });
});
