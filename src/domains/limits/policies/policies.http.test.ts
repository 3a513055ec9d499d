import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountLimitsResponse, CreateObligationBatchResponse, EventListResponse, EvidenceResponse, HoldResponse, LimitPolicyListResponse,
  LimitPolicyResponse,
  ObligationResponse,
} from '../../../../generated/models.ts';
import { startTestService, TENANT, transferBody, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { allScopes } from '../../auth/index.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { DAY_MS, HOUR_MS } from '../counters/windows.ts';
import { verifyLimits } from '../verify-limits.ts';

const clock = new FixedClock();
let api: TestService;
beforeAll(async () => { api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } }); });
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  expect(await verifyLimits(api.service.database, TENANT)).toMatchObject({ ok: true });
  await api.stop();
});

let keys = 0;
const newKey = (): string => `rule.${keys += 1}`;
const DAILY = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 1000, action: 'REJECT' } as const;
const own = (account_id: string, body: object, call: Call = {}) =>
  api.call<LimitPolicyResponse>('createAccountLimitPolicy', { ...call, path: { account_id }, body });
const shared = (body: object, call: Call = {}) => api.call<LimitPolicyResponse>('createLimitPolicy', { ...call, body });
const disable = (policy_id: string) => api.call<LimitPolicyResponse>('disableLimitPolicy', { path: { policy_id } });
const limitsOf = (account_id: string) => api.ok<AccountLimitsResponse>('getAccountLimits', { path: { account_id } });
const customer = () => api.token(allScopes.filter((scope) => scope !== 'service/operator'));
const locOf = (body: unknown): unknown => (body as { detail: { loc: unknown }[] }).detail[0]?.loc;
const errorOf = ({ status, body }: Answer<unknown>): unknown => [status, (body as { error?: string }).error];
const EXCEEDED = [422, 'LIMIT_EXCEEDED'];
const eventsOf = async (type: string, account_id: string) => {
  const { items } = await api.ok<EventListResponse>('listEvents', { query: { type, limit: 200 } });
  return items.filter(({ data }) => (data as { account_id?: string }).account_id === account_id);
};
const payOut = (account_id: string, value: number) => api.call<ObligationResponse>('createObligation', { body: {
  rail: 'MOCK', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id },
  creditor: { kind: 'external', external_id: 'silent' },
} });
const resolve = (obligation_id: string, outcome: string) => api.call<ObligationResponse>('resolveObligation', {
  path: { obligation_id }, body: { outcome },
});

/** Has a shared policy while `work` runs: a policy for every account must not affect other tests. */
async function whileShared(body: object, work: (policy: LimitPolicyResponse) => Promise<void>): Promise<void> {
  const { status, body: policy } = await shared(body);
  expect(status).toBe(201);
  try {
    await work(policy);
  } finally {
    await disable(policy.policy_id);
  }
}

describe('a REJECT policy', () => {
  it('passes what reaches its threshold, and refuses one centavo more', async () => {
    const [from, to] = [await api.account(5000), await api.account()];
    const { status, body: policy } = await own(from, DAILY);
    expect(status).toBe(201);
    expect((await api.transfer(from, to, 400)).status).toBe(201);
    expect(await api.transfer(from, to, 601)).toMatchObject({ status: 422, body: { error: 'LIMIT_EXCEEDED', details: {
      policy_id: policy.policy_id, policy_key: null, scope_type: 'ACCOUNT', scope_id: from, dimension: 'AMOUNT', window: 'DAY',
      window_start: '2026-03-02T03:00:00.000Z', window_end: '2026-03-03T03:00:00.000Z', threshold: 1000, used: 400, attempted: 601,
    } } });
    expect((await api.transfer(from, to, 600)).status).toBe(201);
    expect((await limitsOf(from)).limits).toMatchObject([{ status: 'ACTIVE', used: 1000, remaining: 0 }]);
  });

  it('counts movements by COUNT, and only those of its direction', async () => {
    const [a, b] = [await api.account(100), await api.account(100)];
    await own(a, { ...DAILY, dimension: 'COUNT', threshold: 2 });
    expect(
      [await api.transfer(a, b, 1), await api.transfer(b, a, 1), await api.transfer(a, b, 1)].map(({ status }) => status),
    ).toEqual([201, 201, 201]);
    expect((await api.transfer(a, b, 1)).body).toMatchObject({
      error: 'LIMIT_EXCEEDED', details: { dimension: 'COUNT', used: 2, attempted: 1, threshold: 2 },
    });
    expect((await api.transfer(b, a, 1)).status).toBe(201);
  });

  it('caps each movement by SINGLE_AMOUNT, without a window', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await own(a, { ...DAILY, dimension: 'SINGLE_AMOUNT', threshold: 100 });
    for (let paid = 0; paid < 3; paid += 1) expect((await api.transfer(a, b, 100)).status).toBe(201);
    expect((await api.transfer(a, b, 101)).body).toMatchObject({
      details: { used: 0, attempted: 101, window_start: null, window_end: null },
    });
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 0, remaining: 100, window_start: null, window_end: null }]);
  });

  it('stops credits as well: the payer is refused', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await own(b, { ...DAILY, direction: 'CREDIT', threshold: 100 });
    expect((await api.transfer(a, b, 100)).status).toBe(201);
    expect(errorOf(await api.transfer(a, b, 1))).toEqual(EXCEEDED);
  });

  it('comes before missing funds, and consumes nothing when those are missing', async () => {
    const [a, b] = [await api.account(50), await api.account()];
    await own(a, { ...DAILY, threshold: 100 });
    expect(errorOf(await api.transfer(a, b, 101))).toEqual(EXCEEDED);
    expect(errorOf(await api.transfer(a, b, 51))).toEqual([422, 'INSUFFICIENT_FUNDS']);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 0 }]);
  });

  it('of one rail lets the others pass', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await own(a, { ...DAILY, threshold: 1, rail: 'MOCK' });
    expect((await api.transfer(a, b, 500)).status).toBe(201);
    expect(errorOf(await payOut(a, 2))).toEqual(EXCEEDED);
  });

  it('starts anew with its window', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await own(a, { ...DAILY, window: 'MINUTE', threshold: 10 });
    expect((await api.transfer(a, b, 10)).status).toBe(201);
    expect(errorOf(await api.transfer(a, b, 1))).toEqual(EXCEEDED);
    clock.advance(60_000);
    expect((await api.transfer(a, b, 10)).status).toBe(201);
  });

  it('applies only to owners up to its KYC level', async () => {
    const owner = await api.party();
    const [a, b] = [await api.account(1000, { owner }), await api.account()];
    await own(a, { ...DAILY, threshold: 10, applies_max_kyc_level: 1 });
    expect(errorOf(await api.transfer(a, b, 11))).toEqual(EXCEEDED);
    const verified = async (level: number) => api.service.contextFor(TENANT).db.write(async ({ em, touch }) => {
      await em.execute('update razao.parties set kyc_level = ? where party_id = ?', [level, owner]);
      touch(owner);
    });
    await verified(2);
    expect((await api.transfer(a, b, 11)).status).toBe(201);
    expect((await limitsOf(a)).limits).toEqual([]);
    await verified(0);
    expect(errorOf(await api.transfer(a, b, 11))).toEqual(EXCEEDED);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 0 }]);
  });

  it('counts a hold when it is captured', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await own(a, { ...DAILY, threshold: 100 });
    const { hold_id } = await api.ok<HoldResponse>('placeHold', { body: { account_id: a, amount_cents: 500, currency: 'BRL' } });
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 0 }]);
    const capture = (amount_cents: number) => api.call('captureHold', {
      path: { hold_id }, body: { creditor_account_id: b, amount_cents },
    });
    expect(errorOf(await capture(101))).toEqual(EXCEEDED);
    expect((await capture(100)).status).toBe(200);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 100 }]);
  });

  it('refuses an atomic batch as a whole, and items of another one by one', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await own(a, { ...DAILY, threshold: 100 });
    const items = [60, 41, 40].map((value) => transferBody(a, b, value));
    const { status, body } = await api.call<{ details: unknown }>('createObligationBatch', { body: { atomic: true, items } });
    expect([status, body.details]).toMatchObject([422, { results: [{ status: 'NOT_APPLIED' }, {
      status: 'REFUSED', error: { error: 'LIMIT_EXCEEDED', details: { used: 60 } },
    }, { status: 'NOT_APPLIED' }] }]);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 0 }]);
    const { results } = await api.ok<CreateObligationBatchResponse>('createObligationBatch', { body: { items } });
    expect(results.map((it) => it.status)).toEqual(['CREATED', 'REFUSED', 'CREATED']);
  });
});

describe('what was used', () => {
  it('is given back to the same window when a payment fails or is canceled', async () => {
    const a = await api.account(1000);
    await own(a, { ...DAILY, threshold: 100 });
    const { body: first } = await payOut(a, 60);
    const { body: second } = await payOut(a, 40);
    expect(errorOf(await payOut(a, 1))).toEqual(EXCEEDED);
    expect((await resolve(first.obligation_id, 'FAILED')).status).toBe(200);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 40 }]);
    expect((await resolve(second.obligation_id, 'CANCELED')).status).toBe(200);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 0 }]);
  });

  it('of yesterday does not come back today', async () => {
    const a = await api.account(1000);
    await own(a, { ...DAILY, threshold: 100 });
    const { body: yesterday } = await payOut(a, 60);
    clock.advance(DAY_MS);
    expect((await payOut(a, 50)).status).toBe(201);
    expect((await resolve(yesterday.obligation_id, 'FAILED')).status).toBe(200);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 50 }]);
  });

  it('before a policy was made is not given back to it', async () => {
    const a = await api.account(1000);
    const { body: before } = await payOut(a, 60);
    await own(a, { ...DAILY, threshold: 100 });
    await payOut(a, 30);
    await resolve(before.obligation_id, 'FAILED');
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 30 }]);
  });

  it('is given back to a policy that is disabled: the next one with its key finds it so', async () => {
    const a = await api.account(1000);
    const body = { ...DAILY, scope_type: 'GLOBAL', policy_key: newKey() };
    const made: string[] = [];
    await whileShared(body, async () => { made.push((await payOut(a, 60)).body.obligation_id, (await payOut(a, 7)).body.obligation_id); });
    expect((await resolve(String(made[0]), 'FAILED')).status).toBe(200);
    await whileShared(body, async () => {
      expect((await limitsOf(a)).limits).toMatchObject([{ used: 7 }]);
    });
  });

  it('stays used when the payment settles', async () => {
    const a = await api.account(1000);
    await own(a, { ...DAILY, threshold: 100 });
    const { body } = await payOut(a, 60);
    await resolve(body.obligation_id, 'SETTLED');
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 60 }]);
  });
});

describe('a WARN policy', () => {
  it('lets pass, says so in the answer and announces it', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    const { body: policy } = await own(a, { ...DAILY, dimension: 'COUNT', threshold: 1, action: 'WARN' });
    expect((await api.transfer(a, b, 10)).body.limit_warnings).toBeUndefined();
    const key = 'warned-once';
    const { body } = await api.transfer(a, b, 10, { key });
    expect(body.limit_warnings).toEqual([expect.objectContaining({
      policy_id: policy.policy_id, account_id: a, obligation_id: body.obligation_id, dimension: 'COUNT', direction: 'DEBIT', threshold: 1,
      used: 1, attempted: 1,
    })]);
    expect((await api.transfer(a, b, 10, { key })).body).toEqual(body);
    expect((await eventsOf('limit.warned', a)).map(({ data }) => data)).toEqual(body.limit_warnings);
    expect(
      (await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: body.obligation_id } })).limit_warnings,
    ).toBeUndefined();
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 2, remaining: 0 }]);
  });

  it('warns in the answers of captures, of resolving by hand and of each item of a batch', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await own(b, { ...DAILY, direction: 'CREDIT', dimension: 'SINGLE_AMOUNT', threshold: 1, action: 'WARN' });
    const { hold_id } = await api.ok<HoldResponse>('placeHold', { body: { account_id: a, amount_cents: 5, currency: 'BRL' } });
    const captured = await api.ok<HoldResponse>('captureHold', { path: { hold_id }, body: { creditor_account_id: b } });
    expect(captured.limit_warnings).toMatchObject([{ account_id: b, attempted: 5 }]);
    const { results } = await api.ok<CreateObligationBatchResponse>('createObligationBatch', {
      body: { atomic: true, items: [transferBody(a, b, 1), transferBody(a, b, 2)] },
    });
    expect(results.map(({ obligation }) => obligation?.limit_warnings?.length)).toEqual([undefined, 1]);
    const inbound = await api.ok<ObligationResponse>('createObligation', { body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 9 }, debtor: { kind: 'external', external_id: 'silent' },
      creditor: { kind: 'account', account_id: b },
    } });
    expect((await resolve(inbound.obligation_id, 'SETTLED')).body.limit_warnings).toMatchObject([{ attempted: 9, direction: 'CREDIT' }]);
  });
});

describe('money that was received already', () => {
  const evidence = (account_id: string, value: number) => api.ok<EvidenceResponse>('ingestEvidence', { body: {
    provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: `ext-${account_id}-${value}`, match_keys: { account_id },
    amount: { currency: 'BRL', value }, occurred_at: clock.now().toISOString(), payload: {},
  } });

  it('goes to exception where a limit rejects the credit', async () => {
    const a = await api.account();
    await own(a, { ...DAILY, direction: 'CREDIT', threshold: 100 });
    const first = await evidence(a, 100);
    expect(first).toMatchObject({ state: 'MATCHED' });
    expect(await evidence(a, 1)).toMatchObject({ state: 'UNMATCHED', reason_code: 'LIMIT_EXCEEDED' });
    expect(await api.available(a)).toBe(100);
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 100 }]);
  });

  it('is refused when it is resolved by hand', async () => {
    const b = await api.account();
    await own(b, { ...DAILY, direction: 'CREDIT', threshold: 5 });
    const inbound = await api.ok<ObligationResponse>('createObligation', { body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 9 }, debtor: { kind: 'external', external_id: 'silent' },
      creditor: { kind: 'account', account_id: b },
    } });
    expect(errorOf(await resolve(inbound.obligation_id, 'SETTLED'))).toEqual(EXCEEDED);
  });
});

describe('shared scopes', () => {
  it('count for all their accounts together, unless each has its own counter', async () => {
    const [a, b, c] = [await api.account(1000), await api.account(1000), await api.account()];
    await whileShared({ ...DAILY, scope_type: 'ACCOUNT_TYPE', scope_id: 'CUSTOMER', threshold: 100 }, async ({ policy_id }) => {
      expect((await api.transfer(a, c, 60)).status).toBe(201);
      expect((await api.transfer(b, c, 41)).body).toMatchObject({
        error: 'LIMIT_EXCEEDED', details: { policy_id, scope_id: 'CUSTOMER', used: 60 },
      });
      expect((await limitsOf(c)).limits).toMatchObject([{ used: 60, remaining: 40 }]);
    });
    await whileShared({ ...DAILY, scope_type: 'GLOBAL', threshold: 100, enforce_per: 'ACCOUNT' }, async () => {
      expect([await api.transfer(a, c, 100), await api.transfer(b, c, 100)].map(({ status }) => status)).toEqual([201, 201]);
      expect(errorOf(await api.transfer(a, c, 1))).toEqual(EXCEEDED);
    });
  });

  it('of a rail cover its movements alone', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    await whileShared({ ...DAILY, scope_type: 'RAIL', scope_id: 'MOCK', threshold: 10 }, async () => {
      expect((await api.transfer(a, b, 11)).status).toBe(201);
      expect(errorOf(await payOut(a, 11))).toEqual(EXCEEDED);
      expect((await payOut(a, 10)).status).toBe(201);
    });
  });

  it('do not count the institution’s own accounts', async () => {
    const [asset, a] = [await api.account(1000, { type: 'ASSET' }), await api.account()];
    expect((await own(asset, { ...DAILY, threshold: 1 })).status).toBe(201);
    expect((await api.transfer(asset, a, 500)).status).toBe(201);
    expect(await limitsOf(asset)).toMatchObject({ exempt: true, limits: [{ used: 0 }] });
  });
});

describe('a policy with the key of a broader one', () => {
  it('takes its place, and over what was used in the running window', async () => {
    const [a, b] = [await api.account(5000), await api.account()];
    const policy_key = newKey();
    await whileShared({ ...DAILY, scope_type: 'GLOBAL', enforce_per: 'ACCOUNT', policy_key }, async (broad) => {
      expect((await api.transfer(a, b, 400)).status).toBe(201);
      const { body: mine } = await own(a, { ...DAILY, threshold: 500, policy_key });
      expect((await limitsOf(a)).limits).toMatchObject([
        { policy: { policy_id: mine.policy_id }, status: 'ACTIVE', used: 400, remaining: 100 },
        { policy: { policy_id: broad.policy_id }, status: 'SHADOWED', shadowed_by: mine.policy_id, used: 400 },
      ]);
      expect((await api.transfer(a, b, 101)).body).toMatchObject({ details: { policy_id: mine.policy_id, used: 400, threshold: 500 } });
      await disable(mine.policy_id);
      expect((await api.transfer(a, b, 600)).status).toBe(201);
      expect((await api.transfer(a, b, 1)).body).toMatchObject({ details: { policy_id: broad.policy_id, used: 1000 } });
    });
  });

  it('may be looser only if an operator makes it', async () => {
    const [a, b] = [await api.account(5000), await api.account()];
    const policy_key = newKey();
    await whileShared({ ...DAILY, scope_type: 'ACCOUNT_TYPE', scope_id: 'CUSTOMER', enforce_per: 'ACCOUNT', policy_key }, async (broad) => {
      const looser = { ...DAILY, threshold: 1001, policy_key };
      expect(await own(a, looser, { token: await customer() })).toMatchObject({ status: 422, body: {
        error: 'LIMIT_CEILING_EXCEEDED', details: { policy_id: broad.policy_id, field: 'threshold', ceiling: 1000, requested: 1001 },
      } });
      expect((await own(a, looser)).status).toBe(201);
      expect((await api.transfer(a, b, 1001)).status).toBe(201);
    });
  });

  it('does not shadow a broader one that came later and is tighter', async () => {
    const [a, b] = [await api.account(5000), await api.account()];
    const policy_key = newKey();
    expect((await own(a, { ...DAILY, threshold: 4000, policy_key }, { token: await customer() })).status).toBe(201);
    await whileShared({ ...DAILY, scope_type: 'GLOBAL', enforce_per: 'ACCOUNT', policy_key }, async (broad) => {
      expect((await api.transfer(a, b, 1001)).body).toMatchObject({ details: { policy_id: broad.policy_id } });
      expect((await limitsOf(a)).limits.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
    });
  });

  it('has a key that is taken until it is disabled', async () => {
    const a = await api.account();
    const policy_key = newKey();
    const { body: first } = await own(a, { ...DAILY, policy_key });
    expect(await own(a, { ...DAILY, policy_key })).toMatchObject({
      status: 409, body: { error: 'POLICY_KEY_TAKEN', details: { policy_key, policy_id: first.policy_id } },
    });
    await disable(first.policy_id);
    expect((await own(a, { ...DAILY, policy_key })).status).toBe(201);
  });

  it('goes on counting where the disabled one with its key left off', async () => {
    const [a, b] = [await api.account(5000), await api.account()];
    const policy_key = newKey();
    const { body: first } = await own(a, { ...DAILY, policy_key });
    await api.transfer(a, b, 700);
    await disable(first.policy_id);
    await own(a, { ...DAILY, policy_key });
    expect((await limitsOf(a)).limits).toMatchObject([{ used: 700, remaining: 300 }]);
  });
});

describe('policies', () => {
  it('are read, listed newest first and filtered', async () => {
    const a = await api.account();
    const [one, two] = [(await own(a, DAILY)).body, (await own(a, { ...DAILY, policy_key: newKey(), action: 'WARN' })).body];
    expect(one).toEqual({ currency: 'BRL', currency_exponent: 2,
      policy_id: expect.stringMatching(/^lim_/), scope_type: 'ACCOUNT', scope_id: a, ...DAILY, active_between: null,
      applies_max_kyc_level: null,
      enforce_per: 'SCOPE', policy_key: null, rail: null, enabled: true, created_at: clock.now().toISOString(),
      created_by: expect.stringMatching(/^cli_/),
      disabled_at: null, disabled_by: null,
    });
    expect(await api.ok('getLimitPolicy', { path: { policy_id: one.policy_id } })).toEqual(one);
    const list = async (query: Record<string, string | boolean | number>) => (await api.ok<LimitPolicyListResponse>(
      'listLimitPolicies', { query },
    )).items;
    expect(await list({ scope_id: a })).toEqual([two, one]);
    expect(await list({ scope_id: a, policy_key: String(two.policy_key) })).toEqual([two]);
    expect(await list({ scope_id: a, scope_type: 'RAIL' })).toEqual([]);
    const { body: off } = await disable(one.policy_id);
    expect(await list({ scope_id: a, enabled: false })).toEqual([off]);
    const first = await api.ok<LimitPolicyListResponse>('listLimitPolicies', { query: { scope_id: a, limit: 1 } });
    expect(await list({ scope_id: a, limit: 1, cursor: String(first.next_cursor) })).toEqual([off]);
  });

  it('are disabled once and for good, and stay readable', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    const { body: policy } = await own(a, { ...DAILY, threshold: 1 });
    const { status, body } = await disable(policy.policy_id);
    expect([status, body]).toMatchObject([
      200, { enabled: false, disabled_at: clock.now().toISOString(), disabled_by: expect.stringMatching(/^cli_/) },
    ]);
    clock.advance(HOUR_MS);
    expect(await disable(policy.policy_id)).toMatchObject({ status: 200, body });
    expect((await api.transfer(a, b, 500)).status).toBe(201);
    expect((await limitsOf(a)).limits).toEqual([]);
    const { items } = await api.ok<EventListResponse>('listEvents', { query: { entity_id: policy.policy_id } });
    expect(items.map(({ event_type, entity }) => [event_type, entity.version])).toEqual([
      ['limit_policy.disabled', 2], ['limit_policy.created', 1],
    ]);
  });

  it.each<[string, object, unknown]>([
    ['hours without the window DAY', { window: 'HOUR', active_between: { start: '20:00', end: '06:00' } }, ['body', 'window']],
    ['hours of no length', { active_between: { start: '20:00', end: '20:00' } }, ['body', 'active_between', 'end']],
    ['a threshold of 0', { threshold: 0 }, ['body', 'threshold']],
    ['an unknown rail', { rail: 'SWIFT' }, ['body', 'rail']],
    ['a key with capitals', { policy_key: 'Debits' }, ['body', 'policy_key']],
    ['an unknown field', { limit: 1 }, ['body', 'limit']],
  ])('are not made with %s', async (_, given, loc) => {
    const answer = await own(await api.account(), { ...DAILY, ...given });
    expect([answer.status, locOf(answer.body)]).toEqual([422, loc]);
  });

  it.each<[string, object, unknown]>([
    ['GLOBAL of something', { scope_type: 'GLOBAL', scope_id: 'CUSTOMER' }, ['body', 'scope_id']],
    ['a type of nothing', { scope_type: 'ACCOUNT_TYPE' }, ['body', 'scope_id']],
    ['an unknown type', { scope_type: 'ACCOUNT_TYPE', scope_id: 'BANK' }, ['body', 'scope_id']],
    ['an unknown rail', { scope_type: 'RAIL', scope_id: 'SWIFT' }, ['body', 'scope_id']],
    ['a rail and another rail', { scope_type: 'RAIL', scope_id: 'PIX', rail: 'ACH' }, ['body', 'rail']],
  ])('are not made for %s', async (_, given, loc) => {
    const answer = await shared({ ...DAILY, ...given });
    expect([answer.status, locOf(answer.body)]).toEqual([422, loc]);
  });

  it('of a product are none of an account that does not use it', async () => {
    const { status, body } = await shared({ ...DAILY, scope_type: 'PRODUCT', scope_id: 'loan-v1' });
    expect([status, body.scope_id]).toEqual([201, 'loan-v1']);
    expect((await limitsOf(await api.account())).limits).toEqual([]);
  });

  it('are not made for a closed account', async () => {
    const a = await api.account();
    await api.ok('closeAccount', { path: { account_id: a }, body: {} });
    expect(errorOf(await own(a, DAILY))).toEqual([422, 'ACCOUNT_CLOSED']);
  });

  it('with one key are made once', async () => {
    const a = await api.account();
    const both = await Promise.all([own(a, DAILY, { key: 'same-policy' }), own(a, DAILY, { key: 'same-policy' })]);
    expect(both[0].body).toEqual(both[1].body);
    expect((await limitsOf(a)).limits).toHaveLength(1);
  });
});

describe('hours', () => {
  it('of the night count as the night they begin in, and are INACTIVE by day', async () => {
    const [a, b] = [await api.account(1000), await api.account()];
    const midnight = Date.parse(`${new Date(clock.now().getTime() + DAY_MS).toISOString().slice(0, 10)}T03:00:00.000Z`);
    clock.advance(midnight + 12 * HOUR_MS - clock.now().getTime()); // noon in São Paulo
    await own(a, { ...DAILY, threshold: 100, active_between: { start: '20:00', end: '06:00' } });
    expect((await api.transfer(a, b, 200)).status).toBe(201);
    expect((await limitsOf(a)).limits).toMatchObject([{ status: 'INACTIVE', window_start: null, used: 0, remaining: 100 }]);
    clock.advance(10 * HOUR_MS);
    expect((await api.transfer(a, b, 60)).status).toBe(201);
    clock.advance(4 * HOUR_MS);
    expect(errorOf(await api.transfer(a, b, 41))).toEqual(EXCEEDED);
    expect((await limitsOf(a)).limits).toMatchObject([
      { status: 'ACTIVE', window_start: new Date(midnight + 20 * HOUR_MS).toISOString(), used: 60 },
    ]);
    clock.advance(4 * HOUR_MS);
    expect((await api.transfer(a, b, 41)).status).toBe(201);
  });
});
