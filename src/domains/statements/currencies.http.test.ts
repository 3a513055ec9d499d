/** An answer with amounts states their number of decimals: in the account, its balance, its statement and its feed. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type {
  AccountBalanceResponse, AccountResponse, AccountSearchResponseOut, StatementResponse, TransactionListResponse, TrialBalanceResponse,
} from '../../../generated/models.ts';
import { startTestService, type Answer, type TestService } from '../../../test/support/service.ts';
import { accountingDay, FixedClock } from '../../platform/clock.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
let service: TestService;
beforeAll(async () => { service = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } }); });
afterAll(() => service.stop());

describe.each([
  ['BRL', 2, 'cents'], ['JPY', 0, 'minor_units'], ['KWD', 3, 'minor_units'], ['CLF', 4, 'minor_units'], ['UYW', 4, 'minor_units'],
  ['XAU', null, 'minor_units'],
])(
  'an account in %s, with %s decimals', (currency, currency_exponent, unit) => {
    let account_id: string;
    beforeAll(async () => { account_id = await service.account(0, { currency }); });
    const path = () => ({ path: { account_id } });
    const balance = (query = {}) => service.ok<AccountBalanceResponse>('getAccountBalance', { ...path(), query });

    it('says so when it is read and found', async () => {
      expect(await service.ok<AccountResponse>('getAccount', path())).toMatchObject({ currency, currency_exponent });
      const { data } = await service.ok<AccountSearchResponseOut>('searchAccounts', { query: { currency } });
      expect(data).toMatchObject([{ id: account_id, currency_exponent }]);
    });

    it('calls nothing cents that has none, even without money', async () => {
      expect(await balance()).toMatchObject({ unit, assets: [] });
    });

    it('says so in its balance, now and at a cut', async () => {
      await service.fund(account_id, 12_345, undefined, currency);
      const now = await balance();
      expect(now).toMatchObject({ unit, assets: [{ symbol: currency, currency_exponent, balances: { posted: 12_345 } }] });
      expect(await balance({ as_of_seq: now.consistency.ledger_version })).toMatchObject({
        unit, assets: [{ symbol: currency, currency_exponent }],
      });
    });

    it('says so in its statement, as JSON and as CSV, and in its feed', async () => {
      const day = accountingDay(clock.now());
      const query = { from: day, to: day };
      expect(await service.ok<StatementResponse>('getAccountStatement', { ...path(), query })).toMatchObject({
        currency, currency_exponent, unit, closing_balance_cents: 12_345,
      });
      const { body } = await service.call(
        'getAccountStatement', { ...path(), query: { ...query, format: 'csv' } },
      ) as unknown as Answer<string>;
      expect(parse(body, { columns: true })).toMatchObject([
        { asset: currency, amount_cents: '12345', currency_exponent: String(currency_exponent ?? '') },
      ]);
      expect(await service.ok<TransactionListResponse>('listAccountTransactions', path())).toMatchObject({
        unit, currency_exponent, items: [{ currency }],
      });
    });

    it('says so in the trial balance', async () => {
      const { rows, totals } = await service.ok<TrialBalanceResponse>('getTrialBalance', { query: { currency } });
      expect([...rows, ...totals].map((row) => [row.currency, row.currency_exponent])).toEqual(Array(rows.length + 1).fill(
        [currency, currency_exponent],
      ));
    });
  });
