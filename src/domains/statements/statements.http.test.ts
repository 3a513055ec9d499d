import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { parse } from 'csv-parse/sync';
import type {
  AccountBalanceResponse, EventListResponse, JournalDeltaListResponse, JournalObligationResponse, ObligationResponse, StatementResponse,
  TransactionListResponse,
} from '../../../generated/models.ts';
import { reserve, settleAt } from '../../../test/support/late-entries.ts';
import { whereInstalled } from '../../../test/support/installed.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';

const ofxtools = whereInstalled('ofxtools', ['python3', '-c', 'import ofxtools']);
const DAY = 86_400_000;
const TODAY = '2026-03-05';
let service: TestService;
const clock = new FixedClock('2026-03-02T12:00:00.000Z');

/** An account that was paid 100.00 on 2 March and 25.00 on the 3rd, and paid 12.50 on the 3rd and 30.00, in transit, on the 4th. */
let account: string;
let shop: string;
let payout: ObligationResponse;

beforeAll(async () => {
  service = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  account = await service.account(10_000);
  shop = await service.account();
  clock.advance(DAY);
  await service.transfer(account, shop, 1250);
  await service.fund(account, 2500);
  clock.advance(DAY);
  payout = await pay(account, 3000);
  clock.advance(DAY);
});
afterAll(() => service.stop());

const brl = (value: number) => ({ currency: 'BRL', value });
const pay = (from: string, cents: number, external_id = 'silent') => service.ok<ObligationResponse>('createObligation', {
  body: { rail: 'MOCK', amount: brl(cents), debtor: { kind: 'account', account_id: from }, creditor: { kind: 'external', external_id } },
});
const expected = (to: string, cents: number) => service.ok<ObligationResponse>('createObligation', {
  body: {
    rail: 'MOCK', amount: brl(cents), debtor: { kind: 'external', external_id: 'silent' }, creditor: { kind: 'account', account_id: to },
  },
});
const resolve = (obligation_id: string, body: object) => service.ok('resolveObligation', { path: { obligation_id }, body });
const ask = (account_id: string, query: Call['query'], call: Call = {}) => service.call<StatementResponse>('getAccountStatement', {
  path: { account_id }, query: query ?? {}, ...call,
});
const statement = async (account_id: string, from: string, to: string) => (await ask(account_id, { from, to })).body;
const feed = (account_id: string, query: Call['query'] = {}) => service.ok<TransactionListResponse>(
  'listAccountTransactions', { path: { account_id }, query },
);
const balance = (account_id: string, query: Call['query'] = {}) => service.ok<AccountBalanceResponse>(
  'getAccountBalance', { path: { account_id }, query },
);

describe('a statement', () => {
  test('has the movements of its days between the opening and the closing balance', async () => {
    const { body } = await ask(account, { from: '2026-03-03', to: '2026-03-03' });
    expect(body).toMatchObject({
      account_id: account, period: { from: '2026-03-03', to: '2026-03-03', timezone: 'America/Sao_Paulo' },
      opening_balance_cents: 10_000, closing_balance_cents: 11_250,
      totals: { credits_cents: 2500, debits_cents: 1250, net_cents: 1250, line_count: 2 }, fees: null, holds: null,
    });
    expect(body.lines.map(({ direction, amount_cents, event_kind }) => [direction, amount_cents, event_kind]))
      .toEqual([['DEBIT', 1250, 'TRANSFER'], ['CREDIT', 2500, 'OBLIGATION_SETTLED']]);
    expect(body).not.toHaveProperty('reconciliation');
  });

  test('of days in which nothing moved has no lines', async () => {
    expect(await statement(account, '2026-02-16', '2026-02-22')).toMatchObject({
      opening_balance_cents: 0, closing_balance_cents: 0, totals: { line_count: 0 }, lines: [],
    });
  });

  test.each([TODAY, '2026-03-20'])('up to %s is held against the live balance', async (to) => {
    const { reconciliation, closing_balance_cents } = await statement(account, '2026-03-01', to);
    expect({ reconciliation, closing_balance_cents }).toEqual({
      reconciliation: { live_balance_cents: 8250, matches: true }, closing_balance_cents: 8250,
    });
  });

  test('gives back in a line of its own what was taken for a payment that failed', async () => {
    const from = await service.account(500);
    const { obligation_id, tx_id } = await pay(from, 200);
    await resolve(obligation_id, { outcome: 'FAILED' });
    const { lines } = await statement(from, TODAY, TODAY);
    expect(lines.filter((line) => line.tx_id === tx_id).map(({ direction, obligation_ids }) => [direction, obligation_ids]))
      .toEqual([['DEBIT', [obligation_id]], ['CREDIT', [obligation_id]]]);
  });

  test('has no line for money that is only reserved', async () => {
    const owner = await service.account(500);
    await reserve(service.service, TENANT, owner, 'hld_1', 100);
    expect((await statement(owner, TODAY, TODAY)).totals).toMatchObject({ line_count: 1, net_cents: 500 });
  });

  const refused: [string, Record<string, string>, number, string][] = [
    ['from after to', { from: '2026-03-03', to: '2026-03-02' }, 400, 'INVALID_PERIOD'],
    ['367 days', { from: '2025-01-01', to: '2026-01-02' }, 400, 'PERIOD_TOO_LONG'],
    ['pdf', { from: TODAY, to: TODAY, format: 'pdf' }, 400, 'UNSUPPORTED_FORMAT'],
    ['CSV in capitals', { from: TODAY, to: TODAY, format: 'CSV' }, 400, 'UNSUPPORTED_FORMAT'],
    ['no format at all', { from: TODAY, to: TODAY, format: '' }, 400, 'UNSUPPORTED_FORMAT'],
  ];
  test.each(refused)('refuses %s', async (_, query, status, error) => {
    expect(await ask(account, query)).toMatchObject({ status, body: { error } });
  });

  test('covers 366 days, both counted', async () => {
    expect((await ask(account, { from: '2025-03-05', to: TODAY })).status).toBe(200);
  });

  test.each([
    [{ from: TODAY }, 'to'], [{ to: TODAY }, 'from'], [{ from: '2026-02-30', to: TODAY }, 'from'],
    [{ from: '5/3/2026', to: TODAY }, 'from'],
  ] as [Record<string, string>, string][])('finds %p to be no request', async (query, name) => {
    const answer = await ask(account, query) as unknown as Answer<{ detail: { loc: string[] }[] }>;
    expect({ status: answer.status, loc: answer.body.detail[0]?.loc }).toEqual({ status: 422, loc: ['query', name] });
  });

  test('of a missing or hidden account is 404 before anything else is looked at', async () => {
    const [faucet] = await service.service.database.forTenant(TENANT).read((em) =>
      em.execute(`select account_id from razao.accounts where system_role = 'faucet'`)) as unknown as { account_id: string }[];
    for (const id of ['acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', 'x', faucet!.account_id]) {
      expect(await ask(id, { from: 'x', format: 'pdf' })).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    }
  });

  test('of an EXTERNAL account has what was settled with the outside party', async () => {
    const outside = await service.account(0, { type: 'EXTERNAL' });
    const { obligation_id } = await service.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: brl(100), debtor: { kind: 'account', account_id: account },
        creditor: { kind: 'account', account_id: outside }, match_keys: { sim: 'silent' },
      },
    });
    expect(await statement(outside, TODAY, TODAY)).toMatchObject({ lines: [], reconciliation: { live_balance_cents: 0, matches: true } });
    await resolve(obligation_id, { outcome: 'SETTLED' });
    expect(await statement(outside, TODAY, TODAY)).toMatchObject({
      lines: [{ direction: 'CREDIT', amount_cents: 100, obligation_ids: [obligation_id] }],
      reconciliation: { live_balance_cents: 100, matches: true },
    });
    await service.fund(account, 100);
  });
});

describe('a statement as CSV', () => {
  test('is the same lines, a row each under a header', async () => {
    const query = { from: '2026-03-02', to: '2026-03-04' };
    const { lines } = (await ask(account, query)).body;
    const answer = await ask(account, { ...query, format: 'csv' }) as unknown as Answer<string>;
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const head = 'tx_id,accounting_day,effective_at,event_kind,direction,amount_cents,asset,obligation_ids,correlation,currency_exponent';
    expect(answer.body.startsWith(`${head},balance_cents,rail,counterparty,`)).toBe(true);
    expect(answer.body.endsWith('\r\n')).toBe(true);
    const rows = parse(answer.body, { columns: true }) as Record<string, string>[];
    expect(rows).toEqual(lines.map(({ counterparty_display_name: name, counterparty, ...line }) => ({
      ...line, amount_cents: String(line.amount_cents), obligation_ids: line.obligation_ids?.join(' '), correlation: '',
      currency_exponent: '2', balance_cents: String(line.balance_cents), counterparty: name ?? '',
      counterparty_tax_id: counterparty?.tax_id ?? '', counterparty_bank: '', counterparty_account_id: line.counterparty_account_id ?? '',
      end_to_end_id: '', description: '', external_reference: '',
    })));
    const held = lines.map(({ balance_cents }) => balance_cents);
    expect(held.at(-1)).toBe((await ask(account, query)).body.closing_balance_cents);
  });

  test('keeps spreadsheets from running what stands in a cell', async () => {
    const owner = await service.account(100);
    const { contextFor } = service.service;
    const ctx = contextFor.call(service.service, TENANT);
    await ctx.journal.submit(ctx, {
      loads: { accounts: [owner], systems: [['faucet', 'BRL']] },
      decide: (ledger) => ({
        entries: [{
          entryType: 'CORRECTION', txId: '=1+1', obligationIds: [], correlation: { evidence_id: '@evil' },
          postings: [
            { accountId: owner, asset: 'BRL', amount: 1n },
            { accountId: ledger.system('faucet', 'BRL').accountId, asset: 'BRL', amount: -1n },
          ],
        }],
        rows: [], events: [], answer: null,
      }),
    });
    const { body } = await ask(owner, { from: TODAY, to: TODAY, format: 'csv' }) as unknown as Answer<string>;
    expect(body).toContain(`'=1+1,`);
    expect(body).toContain('evidence_id=@evil');
    expect(body).not.toMatch(/(^|,)=1/m);
  });
});

describe('what is written later than it counts', () => {
  test('stands on the day it counts, moves the opening of later days, and says so', async () => {
    const owner = await service.account(1000);
    const { obligation_id } = await expected(owner, 700);
    await settleAt(service.service, TENANT, obligation_id, new Date('2026-03-03T15:00:00.000Z'));
    expect(await statement(owner, '2026-03-03', '2026-03-03')).toMatchObject({
      opening_balance_cents: 0, closing_balance_cents: 700, lines: [
        { amount_cents: 700, accounting_day: '2026-03-03', effective_at: '2026-03-03T15:00:00.000Z' },
      ],
    });
    expect(await statement(owner, '2026-03-04', '2026-03-04')).toMatchObject({ opening_balance_cents: 700, lines: [] });
    expect(await statement(owner, TODAY, TODAY)).toMatchObject({
      opening_balance_cents: 700, closing_balance_cents: 1700, reconciliation: { matches: true },
    });
    const { items } = await service.ok<EventListResponse>('listEvents', { query: { type: 'statement.restated' } });
    expect(items[0]).toMatchObject({ data: { account_id: owner, accounting_day: '2026-03-03', direction: 'CREDIT', amount_cents: 700 } });
    const feedItems = (await feed(owner, { effective_from: '2026-03-03T15:00:00Z', effective_to: '2026-03-03T15:00:00Z' })).items;
    expect(feedItems).toMatchObject([
      { id: obligation_id, effective_at: '2026-03-03T15:00:00.000Z', created_at: clock.now().toISOString() },
    ]);
  });

  test('on the same day is in the order in which it counts', async () => {
    const owner = await service.account(1000);
    const { obligation_id } = await expected(owner, 7);
    clock.advance(60_000);
    await service.fund(owner, 8);
    await settleAt(service.service, TENANT, obligation_id, new Date(clock.now().getTime() - 30_000));
    expect((await statement(owner, TODAY, TODAY)).lines.map((line) => line.amount_cents)).toEqual([1000, 7, 8]);
    const { items } = await service.ok<EventListResponse>('listEvents', { query: { type: 'statement.restated' } });
    expect(items.map(({ data }) => (data as { account_id: string }).account_id)).not.toContain(owner);
  });
});

describe('the feed of transactions', () => {
  test('has one item for each obligation, newest first', async () => {
    const { items, unit } = await feed(account, { effective_from: '2026-03-01T00:00:00Z', effective_to: '2026-03-04T23:59:59Z' });
    expect(unit).toBe('cents');
    expect(items.map(({ type, direction, amount, status }) => [type, direction, amount, status])).toEqual([
      ['TRANSFER', 'DEBIT', 3000, 'PENDING'], ['DEPOSIT', 'CREDIT', 2500, 'SETTLED'], ['TRANSFER', 'DEBIT', 1250, 'SETTLED'],
      ['DEPOSIT', 'CREDIT', 10_000, 'SETTLED'],
    ]);
    expect(items[0]).toMatchObject({ id: payout.obligation_id, tx_id: payout.tx_id, rail: 'MOCK', ref_kind: 'obligation' });
    expect(items[0]).not.toHaveProperty('counterparty_account_id');
    expect(items[2]).toMatchObject({ counterparty_account_id: shop, counterparty_display_name: 'Ana Souza' });
  });

  test('shows a payment that failed once, and what is expected or never came by its creation', async () => {
    const owner = await service.account(100);
    const [out, open, never] = [await pay(owner, 10), await expected(owner, 20), await expected(owner, 30)];
    clock.advance(1000);
    await resolve(out.obligation_id, { outcome: 'FAILED' });
    await resolve(never.obligation_id, { outcome: 'CANCELED' });
    const byEffect = await feed(owner, { effective_from: '2026-03-01T00:00:00Z' });
    const byCreation = await feed(owner);
    for (const { items } of [byEffect, byCreation]) {
      expect(new Map(items.map((it) => [it.id, it.status]))).toEqual(new Map<string, string>([
        [never.obligation_id, 'CANCELED'], [open.obligation_id, 'PENDING'], [out.obligation_id, 'FAILED'],
        [items.find(({ amount }) => amount === 100)!.id, 'SETTLED'],
      ]));
      for (const it of items) expect(it.effective_at).toBe(it.created_at);
    }
  });

  test('shows a settlement in another one’s stead to both', async () => {
    const [meant, got] = [await service.account(), await service.account()];
    const { obligation_id } = await expected(meant, 40);
    await resolve(obligation_id, { outcome: 'SETTLED', disposition: { destination_account_id: got } });
    expect((await feed(meant)).items).toMatchObject([{ id: obligation_id, status: 'CANCELED', direction: 'CREDIT' }]);
    expect((await feed(got)).items).toMatchObject([{ id: obligation_id, status: 'SETTLED', direction: 'CREDIT', type: 'DEPOSIT' }]);
    expect((await feed(got, { effective_from: '2026-03-01T00:00:00Z' })).items).toHaveLength(1);
    expect((await feed(meant, { effective_from: '2026-03-01T00:00:00Z' })).items).toHaveLength(1);
  });

  test.each<Record<string, string>[]>([[{}], [{ effective_from:
    '2026-03-01T00:00:00Z' }]])('pages by %p give each once, also while others are added', async (query) => {
    const owner = await service.account(1000);
    for (let n = 1; n <= 6; n += 1)
      await (n % 3 === 0 ? pay(owner, n) : n % 2 === 0 ? expected(owner, n) : service.transfer(owner, shop, n));
    const whole = (await feed(owner, query)).items.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: TransactionListResponse = await feed(owner, { ...query, limit: 2, ...(cursor !== null && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
      clock.advance(10);
      await service.transfer(owner, shop, 1);
    } while (cursor !== null);
    expect(seen).toEqual(whole);
  });

  test('refuses a cursor of the other way, and of another account', async () => {
    const effective_from = '2026-03-01T00:00:00Z';
    const [created, effective] = [await feed(account, { limit: 1 }), await feed(account, { limit: 1, effective_from })];
    const wrong: [string, Record<string, string>][] = [
      [account, { cursor: effective.next_cursor! }], [account, { cursor: created.next_cursor!, effective_from }],
      [shop, { cursor: created.next_cursor! }],
    ];
    for (const [account_id, query] of wrong) {
      expect(await service.call('listAccountTransactions', { path: { account_id }, query })).toMatchObject({
        status: 422, body: { error: 'INVALID_CURSOR' },
      });
    }
  });
});

describe('the balance at a cut', () => {
  test('is what the journal left, by number and by instant', async () => {
    const bySeq = await balance(account, { as_of_seq: 2 });
    expect(bySeq).toMatchObject({
      as_of: '2026-03-02T12:00:00.000Z', consistency: { ledger_version: 2 },
      assets: [{ symbol: 'BRL', balances: { posted: 10_000, outgoing: 0, available: 10_000 } }],
      reconstruction: { as_of_seq: 2, basis: 'commit_time' }, committed_to_products: [], committed_to_squads: [],
    });
    const byTime = await balance(account, { as_of: '2026-03-03T05:00:00-03:00' });
    expect(byTime.assets).toEqual(bySeq.assets);
    const later = await balance(account, { as_of: '2026-03-04T13:00:00Z', include: 'positions' });
    expect(later).toMatchObject({
      assets: [{ balances: { posted: 8250, outgoing: 3000 } }], positions: [
        { position_id: payout.obligation_id, value: 3000, asset: 'BRL', state: 'PENDING' },
      ],
    });
  });

  test('knows what was reserved', async () => {
    const owner = await service.account(500);
    await reserve(service.service, TENANT, owner, 'hld_a', 100);
    const seq = (await balance(owner)).consistency.ledger_version;
    await reserve(service.service, TENANT, owner, 'hld_b', 50);
    await reserve(service.service, TENANT, owner, 'hld_a', -100);
    expect(await balance(owner, { as_of_seq: seq, include: 'positions' })).toMatchObject({
      assets: [{ balances: { held: 100, available: 400 } }], positions: [{ position_id: 'hld_a', value: 100, state: 'ACTIVE' }],
    });
    expect(await balance(owner, { as_of_seq: seq + 2, include: 'positions' })).toMatchObject({
      assets: [{ balances: { held: 50, available: 450 } }], positions: [{ position_id: 'hld_b', value: 50 }],
    });
  });

  test('before the first entry is empty', async () => {
    expect(await balance(account, { as_of: '2026-03-01T00:00:00Z' })).toMatchObject({
      as_of: '2026-03-01T00:00:00.000Z', assets: [], reconstruction: { as_of_seq: 0, entries_replayed: 0 },
    });
  });

  test.each(
    [[{ as_of: '2999-01-01T00:00:00Z' }], [{ as_of_seq: 9_007_199_254_740_991 }]],
  )('beyond the head, %p, is refused', async (query) => {
    expect(await service.call('getAccountBalance', { path: { account_id: account }, query: query as Record<string, string> }))
      .toMatchObject({ status: 422, body: { error: 'CUT_BEYOND_HEAD' } });
  });

  test.each([
    [{ as_of: '2026-03-02T12:00:00Z', as_of_seq: 1 }, 'as_of_seq'], [{ as_of: '2026-02-30T12:00:00Z' }, 'as_of'],
    [{ as_of_seq: 0 }, 'as_of_seq'],
    [{ include: 'everything' }, 'include'],
  ])('%p is no request', async (query, name) => {
    const answer = await service.call<{ detail: { loc: string[] }[] }>('getAccountBalance', {
      path: { account_id: account }, query: query as Record<string, string>,
    });
    expect({ status: answer.status, loc: answer.body.detail[0]?.loc }).toEqual({ status: 422, loc: ['query', name] });
  });

  test('of an EXTERNAL account is as without a cut', async () => {
    const outside = await service.account(0, { type: 'EXTERNAL' });
    expect(await balance(outside, { as_of_seq: 1 })).not.toHaveProperty('reconstruction');
  });
});

test('an account that was promoted and the one it became read as one history, without the move between them', async () => {
  const owner = await service.party();
  const guest = await service.account(300, { type: 'GUEST', owner });
  await service.transfer(guest, shop, 100);
  const before = (await balance(guest)).consistency.ledger_version;
  const { id: promoted } = await service.ok<{ id: string }>('promoteAccount', {
    path: { account_id: guest }, body: { owner_party_id: owner },
  });
  await service.fund(promoted, 50);
  const shown = await Promise.all([guest, promoted].map(async (id) => {
    const { lines, opening_balance_cents, reconciliation } = await statement(id, TODAY, TODAY);
    const [created, effective] = [await feed(id), await feed(id, { effective_from: '2026-03-01T00:00:00Z' })];
    const cut = await balance(id, { as_of_seq: before });
    return {
      amounts: lines.map((it) => it.amount_cents), opening_balance_cents, reconciliation, created: created.items.length,
      effective: effective.items.length, cut: cut.assets[0]?.balances.posted,
    };
  }));
  const wanted = {
    amounts: [300, 100, 50], opening_balance_cents: 0, reconciliation: { live_balance_cents: 250, matches: true }, created: 3, effective: 3,
    cut: 200,
  };
  expect(shown).toEqual([wanted, wanted]);
});

describe('the journal', () => {
  test('shows what each entry changed of an account, reservations too', async () => {
    const owner = await service.account(500);
    await reserve(service.service, TENANT, owner, 'hld_x', 100);
    const { items } = await service.ok<JournalDeltaListResponse>('listJournalAccountDeltas', { path: { account_id: owner } });
    expect(items.map(({ entry_type, posted_delta, posted_after, reserved_delta, reservation_ids }) =>
      [entry_type, posted_delta, posted_after, reserved_delta, reservation_ids])).toEqual([
      ['OBLIGATION_SETTLED', 500, 500, 0, []], ['HOLD_PLACED', 0, null, 100, ['hld_x']],
    ]);
    const [first, second] = items;
    const page = await service.ok<JournalDeltaListResponse>('listJournalAccountDeltas', {
      path: { account_id: owner }, query: { limit: 1 },
    });
    expect(page.items).toEqual([first]);
    expect((await service.ok<JournalDeltaListResponse>(
      'listJournalAccountDeltas', { path: { account_id: owner }, query: { limit: 1, cursor: page.next_cursor! } },
    )).items).toEqual([second]);
    expect((await service.ok<JournalDeltaListResponse>(
      'listJournalAccountDeltas', { path: { account_id: owner }, query: { from_seq: second!.seq_no, to_seq: second!.seq_no } },
    )).items).toEqual([second]);
  });

  test('has the two ends of an obligation', async () => {
    const read = (obligation_id: string) => service.ok<JournalObligationResponse>('getJournalObligation', { path: { obligation_id } });
    expect(await read(payout.obligation_id)).toMatchObject({
      tx_id: payout.tx_id, creation: { entry_type: 'OBLIGATION_CREATED' }, consumption: null,
    });
    const { obligation_id } = await expected(account, 5);
    await resolve(obligation_id, { outcome: 'CANCELED' });
    expect(await read(obligation_id)).toMatchObject({
      creation: { entry_type: 'OBLIGATION_CREATED' }, consumption: { entry_type: 'OBLIGATION_CANCELED' },
    });
    const native = (await service.transfer(account, shop, 1)).body;
    const { creation, consumption } = await read(native.obligation_id);
    expect(consumption).toEqual(creation);
  });
});

const READ_OFX = `
import io, json, sys
from ofxtools.Parser import OFXTree
tree = OFXTree()
tree.parse(io.BytesIO(sys.stdin.buffer.read()))
statement = tree.convert().statements[0]
print(json.dumps([statement.account.acctid, str(statement.balance.balamt), [str(it.trnamt) for it in statement.transactions]]))
`;

describe('a statement as OFX', () => {
  const query = { from: '2026-03-02', to: '2026-03-04', format: 'ofx' };

  test('has the same lines, each known by its entry, and the closing balance', async () => {
    const { lines, closing_balance_cents: closing } = await statement(account, query.from, query.to);
    const { headers, body } = await ask(account, query) as unknown as Answer<string>;
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/x-ofx; charset=utf-8', `attachment; filename="statement-${account}-2026-03-02-2026-03-04.ofx"`,
    ]);
    const line = new RegExp('<TRNTYPE>(\\w+)</TRNTYPE>.*?<TRNAMT>([-.\\d]+)</TRNAMT><FITID>(\\d+)</FITID>'
      + '(?:<NAME>[^<]+</NAME>)?<MEMO>([^<]*)</MEMO>', 'g');
    const found = [...body.matchAll(line)];
    expect(found.map(([, kind, amount, , memo]) => [kind, amount, memo])).toEqual(lines.map((it) => [
      it.direction, `${it.direction === 'DEBIT' ? '-' : ''}${(it.amount_cents / 100).toFixed(2)}`,
      [it.event_kind, ...it.obligation_ids ?? []].join(' '),
    ]));
    expect(new Set(found.map(([, , , id]) => id)).size).toBe(lines.length);
    expect(body).toContain(`<LEDGERBAL><BALAMT>${(closing / 100).toFixed(2)}</BALAMT><DTASOF>20260304235959[-3:BRT]</DTASOF></LEDGERBAL>`);
    expect(body).toContain(`<BANKID>12345678</BANKID><ACCTID>${account.slice(-22)}</ACCTID>`);
  });

  test('names each line as it did before, whichever days are asked for', async () => {
    const ids = async (from: string) => {
      const { body } = await ask(account, { ...query, from }) as unknown as Answer<string>;
      return [...body.matchAll(/<FITID>(\d+)/g)].map(([, id]) => id);
    };
    const all = await ids('2026-03-02');
    expect(all.slice(1)).toEqual(await ids('2026-03-03'));
  });

  ofxtools('is read by ofxtools', async () => {
    const { body } = await ask(account, query) as unknown as Answer<string>;
    const { stdout, stderr } = spawnSync('python3', ['-c', READ_OFX], { input: body, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([account.slice(-22), expect.any(String), expect.arrayContaining(['100.00'])]);
  });
});
