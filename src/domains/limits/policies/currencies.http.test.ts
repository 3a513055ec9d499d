/** A policy has a currency, and counts only that: nothing of yen is added to centavos. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AccountLimitsResponse, LimitPolicyResponse } from '../../../../generated/models.ts';
import { clockFrom } from '../../../../test/support/database-clock.ts';
import { startTestService, TENANT, transferBody, type Call, type TestService } from '../../../../test/support/service.ts';
import { allScopes } from '../../auth/index.ts';
import { verifyLimits } from '../verify-limits.ts';

let api: TestService;
beforeAll(async () => { api = await startTestService({ clock: clockFrom(), env: { RAZAO_ROLES: 'api' } }); });
afterAll(async () => {
  const verdict = await verifyLimits(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const RULE = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 1000, action: 'REJECT' } as const;
const CURRENCIES = ['BRL', 'USD', 'JPY'] as const;
const shared = (body: object) => api.ok<LimitPolicyResponse>('createLimitPolicy', { body: { ...RULE, scope_type: 'GLOBAL', ...body } });
const own = (account_id: string, body: object, call: Call = {}) =>
  api.call<LimitPolicyResponse>('createAccountLimitPolicy', { path: { account_id }, body: { ...RULE, ...body }, ...call });
const pay = async (from: string, currency: string, value: number) =>
  api.call<{ error?: string; details?: object }>('createObligation', {
    body: transferBody(from, await api.account(0, { currency }), value, currency),
  });
const rich = (currency: string) => api.account(1_000_000, { currency });

async function whileShared(body: object, work: (policy: LimitPolicyResponse) => Promise<void>): Promise<void> {
  const policy = await shared(body);
  try {
    await work(policy);
  } finally {
    await api.ok('disableLimitPolicy', { path: { policy_id: policy.policy_id } });
  }
}

describe.each([['AMOUNT', 1000], ['COUNT', 1], ['SINGLE_AMOUNT', 1000]])('a shared policy of %s', (dimension, threshold) => {
  it.each(CURRENCIES)('of %s passes movements of the others, and counts none of them', async (currency) => {
    const others = CURRENCIES.filter((it) => it !== currency);
    await whileShared({ dimension, threshold, currency }, async (policy) => {
      expect(policy.currency).toBe(currency);
      for (const other of others) {
        const from = await rich(other);
        for (let i = 0; i < 2; i += 1) expect((await pay(from, other, 2000)).status).toBe(201);
      }
      const from = await rich(currency);
      expect((await pay(from, currency, 1000)).status).toBe(201);
      expect(await pay(from, currency, 1001)).toMatchObject({ status: 422, body: {
        error: 'LIMIT_EXCEEDED', details: {
          policy_id: policy.policy_id, currency, threshold, used: dimension === 'SINGLE_AMOUNT' ? 0 : threshold,
        },
      } });
      const shown = await api.ok<AccountLimitsResponse>('getAccountLimits', { path: { account_id: from } });
      expect(shown.limits).toMatchObject([{ used: dimension === 'SINGLE_AMOUNT' ? 0 : threshold, policy: { currency } }]);
      const elsewhere = await api.ok<AccountLimitsResponse>('getAccountLimits', { path: { account_id: await rich(others[0] ?? '') } });
      expect(elsewhere.limits).toEqual([]);
    });
  });
});

it('is of BRL unless it says another', async () => {
  await whileShared({}, async (policy) => {
    expect(policy.currency).toBe('BRL');
    expect(await api.ok('getLimitPolicy', { path: { policy_id: policy.policy_id } })).toMatchObject({ currency: 'BRL' });
    expect((await pay(await rich('USD'), 'USD', 5000)).status).toBe(201);
  });
  expect(await own(await api.account(), {})).toMatchObject({ status: 201, body: { currency: 'BRL' } });
});

it.each(['XYZ', 'brl', 'REA'])('a currency that there is not (%s) is INVALID_CURRENCY', async (currency) => {
  const wrong = { status: 422, body: { error: 'INVALID_CURRENCY', details: { currency } } };
  expect(await api.call('createLimitPolicy', { body: { ...RULE, scope_type: 'GLOBAL', currency } })).toMatchObject(wrong);
  expect(await own(await api.account(), { currency })).toMatchObject(wrong);
});

describe('a policy of an account', () => {
  it.each([['USD', {}], ['USD', { currency: 'BRL' }], ['BRL', { currency:
    'USD' }]])('in %s with %j names another currency, and would count nothing: INVALID_CURRENCY', async (held, given) => {
    const account = await api.account(0, { currency: held });
    expect(await own(account, given)).toMatchObject({
      status: 422, body: { error: 'INVALID_CURRENCY', details: { account_id: account, account_currency: held } },
    });
  });

  it('limits its account in its currency', async () => {
    const account = await rich('USD');
    expect((await own(account, { currency: 'USD' })).status).toBe(201);
    expect((await pay(account, 'USD', 1000)).status).toBe(201);
    expect(await pay(account, 'USD', 1)).toMatchObject({
      status: 422, body: { error: 'LIMIT_EXCEEDED', details: { currency: 'USD', used: 1000 } },
    });
  });

  it('shadows, and is held under, policies of its currency only', async () => {
    const policy_key = `k${randomUUID()}`;
    const token = await api.token(allScopes.filter((scope) => scope !== 'service/operator'));
    await whileShared({ policy_key, currency: 'BRL', threshold: 10 }, async (policy) => {
      const [brl, usd] = [await rich('BRL'), await rich('USD')];
      expect(await own(brl, { policy_key, threshold: 11 }, { token })).toMatchObject({
        status: 422, body: { error: 'LIMIT_CEILING_EXCEEDED' },
      });
      expect((await own(usd, { policy_key, threshold: 500, currency: 'USD' }, { token })).status).toBe(201);
      expect((await pay(usd, 'USD', 500)).status).toBe(201);
      expect((await pay(usd, 'USD', 1)).status).toBe(422);
      expect(await pay(brl, 'BRL', 11)).toMatchObject({ status: 422, body: { details: { policy_id: policy.policy_id, used: 0 } } });
    });
  });
});

it('gives back to the counter of its currency what fails', async () => {
  const account = await rich('JPY');
  expect((await own(account, { currency: 'JPY' })).status).toBe(201);
  const { obligation_id } = await api.ok<{ obligation_id: string }>('createObligation', { body: {
    rail: 'MOCK', amount: { currency: 'JPY', value: 1000 }, debtor: { kind: 'account', account_id: account },
    creditor: { kind: 'external', external_id: 'silent' },
  } });
  expect((await pay(account, 'JPY', 1)).status).toBe(422);
  await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'FAILED' } });
  expect((await pay(account, 'JPY', 1000)).status).toBe(201);
});
