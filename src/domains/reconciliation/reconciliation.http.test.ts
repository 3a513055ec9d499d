/** Reconciliation over HTTP: runs over a provider's statement, and the breaks that they find. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ObligationResponse, ReconciliationRunListResponse } from '../../../generated/models.ts';
import { settleAt } from '../../../test/support/late-entries.ts';
import { DAY, reconciliationCalls } from '../../../test/support/reconciliation-calls.ts';
import { eventually, startTestService, TENANT, type Answer, type TestService } from '../../../test/support/service.ts';
import { addDays, countDays, FixedClock } from '../../platform/clock.ts';
import { ProviderBalanceEntity, ProviderCustomerFundsEntity } from '../providers/index.ts';
import { askBalances, reconcileYesterday, type ProviderLine } from './index.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
let service: TestService;
let account: string;
const {
  brl, breaksOf, eventsOf, line, newDay, ports, provider, receive, resolve, run, send, start, today,
} = reconciliationCalls(() => service, () => account, clock);

beforeAll(async () => {
  service = await startTestService({ clock, reconciliation: ports });
  account = await service.account();
});
afterAll(() => service.stop());

test('books that agree have no breaks', async () => {
  await newDay();
  const done = await run();
  expect(done).toMatchObject({
    state: 'COMPLETED', matched_count: 2, break_counts: { total: 0 }, failure_reason: null,
    totals: {
      provider: { line_count: 2, credits_cents: 10_000, debits_cents: 3000, net_cents: 7000, closing_balance_cents: null },
      ledger: { line_count: 2, net_cents: 7000 },
    },
  });
  expect(await eventsOf(done.run_id)).toEqual(['reconciliation_run.started', 'reconciliation_run.completed']);
});

test('a run adds what moved to customers’ money at the provider, and asks that what it holds; so does the clock', async () => {
  const { database } = service.service;
  const funds = async () => (await database.forTenant(TENANT).read((em) => em.find(ProviderCustomerFundsEntity, {
    providerId: 'bank', rail: 'MOCK',
  })))[0];
  const reported = async () => (await database.forTenant(TENANT).read(
    (em) => em.find(ProviderBalanceEntity, { providerId: 'bank' }),
  ))[0]?.reported;
  await newDay();
  await run();
  const before = await funds();
  await newDay();
  provider.balance = 4_200n;
  await run();
  const after = await funds();
  expect([Number(after?.amount) - Number(before?.amount), after?.asOf.toISOString()]).toEqual([7_000, clock.now().toISOString()]);
  await run();
  expect((await funds())?.amount).toBe(after?.amount);
  await eventually(async () => (await reported()) === 4_200n);
  [provider.balance, provider.nightly] = [-1n, [{ providerId: 'bank', rail: 'MOCK', currency: 'BRL' }]];
  await askBalances(database, (tenant) => service.service.contextFor(tenant));
  expect(await reported()).toBe(-1n);
  provider.nightly = [];
});

describe('found is', () => {
  test('a credit that the ledger never heard of', async () => {
    await newDay();
    provider.lines.push(line('E-lost', 7500));
    const { run_id } = await run();
    const [found] = await breaksOf({ run_id });
    expect(found).toMatchObject({
      kind: 'MISSING_IN_LEDGER', state: 'OPEN', difference_cents: 7500, accounting_day: today(), ledger: null, resolution: null,
      provider: { external_id: 'E-lost', direction: 'CREDIT', amount_cents: 7500 },
    });
    expect(await eventsOf(found!.break_id)).toEqual(['reconciliation_break.opened']);
  });

  test('a payment that the provider does not know', async () => {
    const { paid } = await newDay();
    provider.lines = provider.lines.filter(({ reference }) => reference !== paid);
    const { run_id } = await run();
    expect(await breaksOf({ run_id })).toMatchObject([{
      kind: 'MISSING_AT_PROVIDER', difference_cents: 3000, provider: null,
      ledger: { obligation_id: paid, direction: 'DEBIT', amount_cents: 3000 },
    }]);
  });

  test('another amount', async () => {
    await newDay();
    provider.lines[0] = { ...provider.lines[0]!, amount: 9000 };
    const { run_id, matched_count } = await run();
    expect(matched_count).toBe(1);
    expect(await breaksOf({ run_id })).toMatchObject([{
      kind: 'AMOUNT_MISMATCH', difference_cents: -1000, provider: { amount_cents: 9000 }, ledger: { amount_cents: 10_000 },
    }]);
  });

  test('another amount of a credit of which a part was sent back: the return is a movement of its own', async () => {
    await newDay();
    const returned = await send(4000, { original_end_to_end_id: `E${today()}` });
    provider.lines = [{ ...provider.lines[0]!, amount: 9000 }, provider.lines[1]!, line('D-part', -4000, { reference: returned })];
    const { run_id, matched_count } = await run();
    expect(matched_count).toBe(2);
    expect(await breaksOf({ run_id })).toMatchObject([{
      kind: 'AMOUNT_MISMATCH', difference_cents: -1000, provider: { amount_cents: 9000 }, ledger: { amount_cents: 10_000 },
    }]);
  });

  test('another balance, where one was given', async () => {
    await newDay();
    const before = (await run({ source: { kind: 'LINES', lines: [], closing_balance_cents: 0 } })).totals!.ledger.closing_balance_cents!;
    const lines = provider.lines.map((it) => ({
      external_id: it.reference ?? it.line_id, direction: it.amount > 0 ? 'CREDIT' : 'DEBIT', amount_cents: Math.abs(it.amount),
      occurred_at: it.occurred_at,
    }));
    const right = await run({ source: { kind: 'LINES', lines, closing_balance_cents: before } });
    expect(right.break_counts).toMatchObject({ total: 0 });
    const wrong = await run({ source: { kind: 'LINES', lines, closing_balance_cents: before + 5 } });
    expect(wrong.statement_hash).toBe(right.statement_hash);
    expect(await breaksOf({ run_id: wrong.run_id })).toMatchObject([
      { kind: 'BALANCE_MISMATCH', difference_cents: 5, provider: { external_id: null } },
    ]);
  });

  test('nothing where both stand on different sides of midnight', async () => {
    await newDay();
    const late = await receive('E-midnight', 40);
    provider.lines.push(line('E-midnight', 40, { occurred_at: new Date(clock.now().getTime() + DAY).toISOString() }));
    expect((await run()).break_counts).toMatchObject({ total: 0 });
    clock.advance(DAY);
    provider.evidence = [{ evidenceId: 'evd_1', providerId: 'bank', rail: 'MOCK', obligationId: late, names: ['E-midnight'] }];
    expect((await run()).break_counts).toMatchObject({ total: 0 });
    provider.evidence = [];
  });
});

describe('a statement that is sent along', () => {
  const csv = (...rows: string[]) => ({
    source: { kind: 'CSV', csv: ['external_id,direction,amount_cents,occurred_at', ...rows].join('\r\n') },
  });

  test('as CSV is compared like its lines', async () => {
    await newDay();
    const at = clock.now().toISOString();
    const name = provider.lines[0]!.line_id;
    const asLines = await run({
      source: { kind: 'LINES', lines: [{ external_id: name, direction: 'CREDIT', amount_cents: 10_000, occurred_at: at }] },
    });
    const asCsv = await run(csv(`${name},CREDIT,10000,${at}`));
    expect(asCsv.statement_hash).toBe(asLines.statement_hash);
    expect(asCsv.break_counts).toEqual(asLines.break_counts);
  });

  test.each<[string, () => object, object]>([
    ['no header', () => ({ source: { kind: 'CSV', csv: 'E1,CREDIT,1,2026-03-02T12:00:00Z' } }), { reason: 'not_the_header' }],
    ['an open quote', () => csv('"E1,CREDIT'), { reason: 'not_csv' }],
    ['a missing cell', () => csv('E1,CREDIT'), { reason: 'not_csv' }],
    ['no amount', () => csv(`E1,CREDIT,x,${clock.now().toISOString()}`), { row: 1, field: 'amount_cents' }],
    ['a fraction', () => csv(`E1,CREDIT,1.50,${clock.now().toISOString()}`), { row: 1, field: 'amount_cents' }],
    ['no direction', () => csv(`E1,IN,1,${clock.now().toISOString()}`), { row: 1, field: 'direction' }],
    ['the hour 24', () => csv(`E1,CREDIT,1,${today()}T24:00:00Z`), { row: 1, field: 'occurred_at' }],
    ['another day', () => csv('E1,CREDIT,1,2026-01-01T12:00:00Z'), { row: 1, field: 'occurred_at' }],
    ['an id twice', () => csv(...['E1', 'E1'].map((id) =>
      `${id},CREDIT,1,${clock.now().toISOString()}`)), { row: 2, field: 'external_id' }],
  ])('with %s is refused', async (_, given, details) => {
    expect(await start(given())).toMatchObject({ status: 422, body: { error: 'PROVIDER_STATEMENT_INVALID', details } });
  });
});

describe('a run', () => {
  test.each<[string, () => object, number, string]>([
    ['of a day to come', () => ({ to: '2999-01-01' }), 400, 'INVALID_PERIOD'],
    ['whose days are reversed', () => ({ from: today(), to: '2026-01-01' }), 400, 'INVALID_PERIOD'],
    ['of 32 days', () => ({ from: '2026-01-01', to: '2026-02-01' }), 400, 'PERIOD_TOO_LONG'],
    ['over a rail that the provider does not carry', () => ({ rail: 'PIX' }), 422, 'RAIL_NOT_BOUND'],
    ['of a statement that is not offered', () => ({ provider_id: 'bank-paper' }), 422, 'PROVIDER_STATEMENT_NOT_OFFERED'],
  ])('%s is refused', async (_, given, status, error) => {
    expect(await start(given())).toMatchObject({ status, body: { error } });
  });

  test('of lines whose names are null goes by those that they have', async () => {
    const none = { reference: null, end_to_end_id: null } as unknown as Partial<ProviderLine>;
    await newDay();
    provider.lines.push(line('L-null-1', 31, none), line('L-null-2', -31, none));
    const { run_id } = await run();
    expect((await breaksOf({ run_id })).map((it) => it.provider?.external_id)).toEqual(expect.arrayContaining(['L-null-1', 'L-null-2']));
    provider.lines.splice(-2);
  });

  test.each([
    ['no name', { line_id: null, reference: null, end_to_end_id: null }], ['a name too long', { line_id: 'x'.repeat(201) }],
    ['a name of U+0000', { line_id: '\u0000' }],
  ])(
    'fails for a line with %s', async (_what, over) => {
      await newDay();
      provider.lines.push(line('L-bad', 7, over as unknown as Partial<ProviderLine>));
      expect(await run()).toMatchObject({ state: 'FAILED', failure_reason: 'STATEMENT_INVALID' });
      provider.lines.splice(-1);
    });

  test('fails when the provider does not answer, not when it answers at the second try', async () => {
    await newDay();
    provider.fails = 1;
    expect((await run()).state).toBe('COMPLETED');
    provider.fails = 3;
    const failed = await run();
    expect(failed).toMatchObject({ state: 'FAILED', failure_reason: 'PROVIDER_UNAVAILABLE', totals: null });
    provider.fails = 0;
    expect(await eventsOf(failed.run_id)).toEqual(['reconciliation_run.started', 'reconciliation_run.failed']);
  });

  test('is started once under one key, and one at a time over the same books', async () => {
    await newDay();
    const answers = await Promise.all(Array.from({ length: 5 }, () => start({ provider_id: 'bank-2' }, 'one-key')));
    expect(new Set(answers.map(({ body }) => body.run_id)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 5 }, () => start({ provider_id: 'bank-3' })));
    expect(others.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    for (const it of others.filter(({ status }) => status !== 201)) expect(it).toMatchObject({
      status: 409, body: { error: 'RECONCILIATION_RUN_IN_PROGRESS' },
    });
  });

  test('takes over its days: what still differs stands once, what was explained is not opened again', async () => {
    await newDay();
    provider.lines.push(line('E-odd', 11), line('E-odder', 12));
    const first = await run();
    const [odder, odd] = await breaksOf({ run_id: first.run_id });
    await resolve(odd!.break_id, { resolution: 'EXPLAINED', reason: 'A test of the bank.' });
    const second = await run();
    expect(second).toMatchObject({ break_counts: { total: 1 }, statement_hash: first.statement_hash });
    expect(await breaksOf({ run_id: first.run_id })).toMatchObject([
      { break_id: odder!.break_id, state: 'RESOLVED', resolution: { kind: 'SUPERSEDED', superseded_by_run_id: second.run_id } },
      { state: 'RESOLVED', resolution: { kind: 'EXPLAINED', reason: 'A test of the bank.' } },
    ]);
    expect((await breaksOf({ state: 'OPEN' })).filter(({ accounting_day }) => accounting_day === today())).toHaveLength(1);
    expect(await eventsOf(odder!.break_id)).toEqual(['reconciliation_break.opened', 'reconciliation_break.resolved']);
  });

  test('every night compares yesterday, once', async () => {
    await newDay();
    clock.advance(DAY);
    provider.nightly = [{ providerId: 'bank', rail: 'MOCK', currency: 'BRL' }];
    const wake = () => reconcileYesterday(
      service.service.database, (tenant, command) => service.service.contextFor(tenant, 'system', command),
    );
    await wake();
    await eventually(async () => (await service.ok<ReconciliationRunListResponse>(
      'listReconciliationRuns', { query: { state: 'RUNNING', provider_id: 'bank' } },
    )).items.length === 0);
    await wake();
    provider.nightly = [];
    const { items } = await service.ok<ReconciliationRunListResponse>('listReconciliationRuns', {
      query: { provider_id: 'bank', limit: 2 },
    });
    expect(items.map(({ created_by }) => created_by)).toEqual(['system', expect.stringMatching(/^cli_/)]);
    expect(items[0]).toMatchObject({ state: 'COMPLETED', break_counts: { total: 0 } });
  });

  it('takes in the days that went by without a comparison, and those whose comparison failed', async () => {
    provider.nightly = [{ providerId: 'bank', rail: 'MOCK', currency: 'BRL' }];
    const wake = () => reconcileYesterday(
      service.service.database, (tenant, command) => service.service.contextFor(tenant, 'system', command),
    );
    const newest = async () => (await service.ok<ReconciliationRunListResponse>('listReconciliationRuns', {
      query: { provider_id: 'bank', limit: 1 },
    })).items[0]!;
    const done = async () => {
      await wake();
      await eventually(async () => (await newest()).state !== 'RUNNING');
      return newest();
    };
    await newDay();
    const first = await done();
    for (const days of [3, 1]) {
      clock.advance(days * DAY);
      provider.fails = days === 3 ? 3 : 0;
      const { state, from, to } = await done();
      provider.fails = 0;
      expect([state, from, countDays(from, to)]).toEqual([days === 3 ? 'FAILED' : 'COMPLETED', addDays(first.to, 1), days === 3 ? 3 : 4]);
    }
    provider.nightly = [];
  });
});

test('what was settled late stands on the day it counts', async () => {
  await newDay();
  const at = clock.now();
  const { obligation_id } = await service.ok<ObligationResponse>('createObligation', {
    body: {
      rail: 'MOCK', amount: brl(5), debtor: { kind: 'external', external_id: 'silent' }, creditor: { kind: 'account', account_id: account },
      match_keys: { id: 'E-x', sim: 'silent' },
    },
  });
  provider.lines.push(line('E-x', 5));
  clock.advance(DAY);
  await settleAt(service.service, TENANT, obligation_id, at);
  const day = at.toISOString().slice(0, 10);
  expect((await run({ from: day, to: day })).break_counts).toMatchObject({ total: 0 });
  const answer: Answer = await service.call('getReconciliationRun', { path: { run_id: 'rcr_01KJQARDBS6E55Y57M8Y38BC1R' } });
  expect(answer).toMatchObject({ status: 404, body: { error: 'RECONCILIATION_RUN_NOT_FOUND' } });
});
