import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AccountResponse, GlAccountListResponse, GlAccountResponse, GlEntryListResponse, GlEntryResponse, ObligationResponse, TrialBalanceResponse,
} from '../../../generated/models.ts';
import { settleAt } from '../../../test/support/late-entries.ts';
import { startTestService, TENANT, type Call, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
let service: TestService;
let ana: string;
let shop: string;

beforeAll(async () => {
  service = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  ana = await service.account(10_000);
  shop = await service.account();
  await service.transfer(ana, shop, 1250);
  await service.ok('createObligation', { body: payout(ana, 3000) });
});
afterAll(() => service.stop());

const payout = (account_id: string, value: number) => ({
  rail: 'MOCK', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id },
  creditor: { kind: 'external', external_id: 'silent' },
});
const chart = (query: Call['query'] = {}) => service.ok<GlAccountListResponse>('listGlAccounts', { query });
const entries = async (query: Call['query'] = {}) => (await service.ok<GlEntryListResponse>('listGlEntries', { query })).items;
const trialBalance = (query: Call['query'] = {}) => service.ok<TrialBalanceResponse>('getTrialBalance', { query });
const create = (body: object, call: Call = {}) => service.call<GlAccountResponse>('createGlAccount', { body, ...call });

describe('the chart of accounts', () => {
  test('is built in, by code, with its normal sides', async () => {
    const { items } = await chart({ built_in: true });
    expect(items.map(({ code, normal_side, gathers }) => [code, normal_side, gathers])).toEqual([
      ['1000', 'DEBIT', []], ['1100', 'DEBIT', ['FAUCET']], ['2000', 'CREDIT', []], ['2100', 'CREDIT', ['CUSTOMER']],
      ['2110', 'CREDIT', ['GUEST']],
      ['2120', 'CREDIT', ['SQUAD']], ['2200', 'CREDIT', ['TRANSIT', 'CLEARING']], ['2300', 'CREDIT', ['EXCEPTION']],
      ['2400', 'CREDIT', ['TOKENS']], ['3000', 'CREDIT', []],
      ['3100', 'CREDIT', ['ASSET']], ['4000', 'CREDIT', []], ['4100', 'CREDIT', ['REVENUE']],
    ]);
  });

  test('is filtered, paged, and read by id', async () => {
    const liabilities = await chart({ type: 'LIABILITY', parent_code: '2000', limit: 2 });
    expect(liabilities.items.map(({ code }) => code)).toEqual(['2100', '2110']);
    const rest = await chart({ type: 'LIABILITY', parent_code: '2000', limit: 50, cursor: liabilities.next_cursor! });
    expect(rest.items.map(({ code }) => code)).toEqual(['2120', '2200', '2300', '2400']);
    const [first] = liabilities.items;
    expect(await service.ok('getGlAccount', { path: { gl_account_id: first!.gl_account_id } })).toEqual(first);
  });

  test('is another one for another tenant', async () => {
    const theirs = await service.ok<GlAccountListResponse>('listGlAccounts', { tenant: 'acme' });
    const mine = new Set((await chart()).items.map(({ gl_account_id }) => gl_account_id));
    expect(theirs.items.filter(({ gl_account_id }) => mine.has(gl_account_id))).toEqual([]);
  });
});

describe('an account of the tenant’s own', () => {
  test('takes over what it gathers, for the past too', async () => {
    const before = await trialBalance();
    const body = { code: '2150', name: 'Retail', type: 'LIABILITY', parent_code: '2000', gathers: ['CUSTOMER'] };
    const made = await create(body, { key: 'retail' });
    expect(made).toMatchObject({ status: 201, body: { ...body, normal_side: 'CREDIT', built_in: false } });
    expect((await create(body, { key: 'retail' })).body).toEqual(made.body);
    const { items } = await chart();
    expect(items.filter(({ code }) => ['2100', '2150'].includes(code)).map(({ gathers }) => gathers)).toEqual([[], ['CUSTOMER']]);
    expect((await trialBalance()).rows.map(({ code, balance_cents }) => [code, balance_cents]))
      .toEqual(before.rows.map(({ code, balance_cents }) => [code === '2100' ? '2150' : code, balance_cents]));
    expect((await entries({ gl_account_id: made.body.gl_account_id })).length).toBeGreaterThan(0);
  });

  const refused: [string, object, number, string][] = [
    ['a built-in code', { code: '1100', name: 'x', type: 'ASSET' }, 409, 'GL_CODE_TAKEN'],
    ['a missing parent', { code: '1101', name: 'x', type: 'ASSET', parent_code: '9' }, 404, 'GL_ACCOUNT_NOT_FOUND'],
    ['a parent of another type', { code: '1102', name: 'x', type: 'ASSET', parent_code: '2000' }, 422, 'GL_PARENT_TYPE_MISMATCH'],
    [
      'what another of one’s own gathers', { code: '1103', name: 'x', type: 'LIABILITY', gathers: ['CUSTOMER'] }, 409,
      'GL_MEMBER_TYPE_TAKEN',
    ],
  ];
  test.each(refused)('is refused with %s', async (_, body, status, error) => {
    expect(await create(body)).toMatchObject({ status, body: { error } });
  });

  test('may be a contra account', async () => {
    expect((await create({ code: '4900', name: 'Discounts', type: 'REVENUE', normal_side: 'DEBIT' })).body.normal_side).toBe('DEBIT');
  });

  test('is made once however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ code: '5000', name: 'Expenses', type: 'EXPENSE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });
});

describe('GL entries', () => {
  test('are the postings of the journal, newest first', async () => {
    const all = await entries();
    expect(all.slice(0, 4).map(({ entry_id, side, amount }) => [entry_id, side, amount.value])).toEqual([
      ['gle_4_2', 'CREDIT', 3000], ['gle_4_1', 'DEBIT', 3000], ['gle_3_2', 'CREDIT', 1250], ['gle_3_1', 'DEBIT', 1250],
    ]);
    expect(await service.ok<GlEntryResponse>('getGlEntry', { path: { entry_id: 'gle_3_2' } })).toEqual(all[2]);
  });

  test('page by page are the same', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: GlEntryListResponse = await service.ok('listGlEntries', { query: { limit: 1, ...(cursor !== null && { cursor }) } });
      seen.push(...page.items.map(({ entry_id }) => entry_id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual((await entries()).map(({ entry_id }) => entry_id));
  });

  test.each(['gle_99_1', 'gle_3_3', 'gle_0_1', 'gle_3', 'x'])('%s is missing', async (entry_id) => {
    expect(await service.call('getGlEntry', { path: { entry_id } })).toMatchObject({ status: 404, body: { error: 'GL_ENTRY_NOT_FOUND' } });
  });

  test('are filtered', async () => {
    const [all] = [await entries()];
    const { tx_id } = all[0]!;
    expect(await entries({ account_id: shop })).toEqual(all.filter((it) => it.account_id === shop));
    expect(await entries({ tx_id })).toEqual(all.filter((it) => it.tx_id === tx_id));
    expect(await entries({ side: 'DEBIT', account_id: ana })).toEqual(all.filter((it) => it.side === 'DEBIT' && it.account_id === ana));
    expect(await entries({ currency: 'USD' })).toEqual([]);
    expect(await entries({ gl_account_id: 'nothing' })).toEqual([]);
    expect(await entries({ from: '2026-03-02', to: '2026-03-02' })).toEqual(all);
    expect(await entries({ to: '2026-03-01' })).toEqual([]);
    expect(await service.call('listGlEntries', { query: { from: '2026-03-03', to: '2026-03-02' } })).toMatchObject({
      status: 400, body: { error: 'INVALID_PERIOD' },
    });
  });
});

describe('the trial balance', () => {
  test('is zero at any date, and moves with what is written late for it', async () => {
    const expected = await service.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: { currency: 'BRL', value: 700 }, debtor: { kind: 'external', external_id: 'silent' },
        creditor: { kind: 'account', account_id: ana },
      },
    });
    const before = await trialBalance({ as_of_day: '2026-03-02' });
    clock.advance(2 * 86_400_000);
    await service.account(50, { currency: 'USD' });
    await service.ok<AccountResponse>('getAccount', { path: { account_id: ana } });
    await settleAt(service.service, TENANT, expected.obligation_id, new Date('2026-03-02T15:00:00Z'));
    const after = await trialBalance({ as_of_day: '2026-03-02' });
    expect(after.totals[0]!.debits_cents - before.totals[0]!.debits_cents).toBe(700);
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']) {
      const { balanced, totals } = await trialBalance({ as_of_day: day });
      expect(balanced).toBe(true);
      for (const it of totals) expect(it.debits_cents).toBe(it.credits_cents);
    }
    expect((await trialBalance({ as_of_day: '2026-03-01' })).rows).toEqual([]);
    expect((await trialBalance({ currency: 'USD' })).totals.map(({ currency }) => currency)).toEqual(['USD']);
    expect((await entries({ from: '2026-03-02', to: '2026-03-02' }))[0]).toMatchObject({
      accounting_day: '2026-03-02', committed_at: '2026-03-04T12:00:00.000Z',
    });
  });

});
