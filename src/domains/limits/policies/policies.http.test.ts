import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountLimitsResponse, EventListResponse, LimitPolicyResponse, ObligationResponse } from '../../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { allScopes } from '../../auth/index.ts';
import { verifyJournal } from '../../journal/index.ts';

const clock = new FixedClock();
let api: TestService;
beforeAll(async () => { api = await startTestService({ clock }); });
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  await api.stop();
});

const DAILY = { dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 1000, action: 'REJECT' } as const;
const own = (account_id: string, body: object) => api.call<LimitPolicyResponse>('createAccountLimitPolicy', { path: { account_id }, body });
const limitsOf = (account_id: string) => api.ok<AccountLimitsResponse>('getAccountLimits', { path: { account_id } });
const client = () => api.token(allScopes.filter((scope) => scope !== 'service/operator'));

describe('a limit', () => {
  it('passes what reaches its threshold, and refuses one centavo more', async () => {
    const [from, to] = [await api.account(5000), await api.account()];
    const { status, body: policy } = await own(from, DAILY);
    expect(status).toBe(201);
    expect((await api.transfer(from, to, 400)).status).toBe(201);
    const refused = await api.transfer(from, to, 601);
    expect(refused).toMatchObject({ status: 422, body: { error: 'LIMIT_EXCEEDED', details: {
      policy_id: policy.policy_id, policy_key: null, scope_type: 'ACCOUNT', scope_id: from, dimension: 'AMOUNT', window: 'DAY',
      window_start: '2026-03-02T03:00:00.000Z', window_end: '2026-03-03T03:00:00.000Z', threshold: 1000, used: 400, attempted: 601,
    } } });
    expect((await api.transfer(from, to, 600)).status).toBe(201);
    expect((await limitsOf(from)).limits).toMatchObject([{ status: 'ACTIVE', used: 1000, remaining: 0 }]);
  });
});
