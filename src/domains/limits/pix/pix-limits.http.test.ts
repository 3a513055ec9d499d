import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventListResponse, ObligationResponse, PixLimitsResponse } from '../../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { derive } from '../../../platform/context.ts';
import { allScopes } from '../../auth/index.ts';
import { createObligation } from '../../obligations/index.ts';
import { verifyLimits } from '../verify-limits.ts';
import { HOUR_MS } from '../counters/windows.ts';
import { activateAll } from './activate-pix-limits.ts';

const clock = new FixedClock('2026-03-02T15:00:00.000Z');
let api: TestService;
beforeAll(async () => { api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } }); });
afterAll(async () => {
  expect(await verifyLimits(api.service.database, TENANT)).toMatchObject({ ok: true });
  await api.stop();
});

const put = (account_id: string, body: object, call: Call = {}): Promise<Answer<PixLimitsResponse>> =>
  api.call('putPixLimits', { ...call, path: { account_id }, body });
const limits = (account_id: string) => api.ok<PixLimitsResponse>('getPixLimits', { path: { account_id } });
const customer = () => api.token(allScopes.filter((scope) => scope !== 'service/operator'));
const announced = async (account_id: string): Promise<[string, number][]> =>
  (await api.ok<EventListResponse>('listEvents', { query: { entity_id: `${account_id}:pix_limits` } })).items
    .map(({ event_type, entity }): [string, number] => [event_type, entity.version]).toReversed();
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
const pay = (account_id: string, value: number): Promise<ObligationResponse> =>
  createObligation(derive(api.service.contextFor(TENANT), { isRailBound: async () => true }), {
    rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id },
    creditor: { kind: 'external', external_id: 'pix_key:silent@example.com' },
  });
const activate = () => activateAll(api.service.database, (tenant) => api.service.contextFor(tenant), api.service.contextFor(TENANT).log);

describe('before anybody sets them', () => {
  it('are 5,000 by day and 1,000 by night, from 20:00', async () => {
    const account = await api.account();
    expect(await limits(account)).toEqual({
      account_id: account, daily_limit_minor: { value: 500_000, ceiling: 10_000_000, pending: null },
      nighttime_limit_minor: { value: 100_000, ceiling: 2_000_000, pending: null }, nighttime_start: { value: '20:00', pending: null },
      nighttime_end: '06:00',
      current: {
        period: 'DAY', window_start: '2026-03-02T09:00:00.000Z', window_end: '2026-03-02T23:00:00.000Z', limit_minor: 500_000,
        used_minor: 0, remaining_minor: 500_000,
      },
      actor: null, updated_at: null, updated_by: null,
    });
  });

  it('are enforced on payments by Pix, to the centavo, and on nothing else', async () => {
    const [account, other] = [await api.account(2_000_000), await api.account()];
    await pay(account, 400_000);
    await expect(pay(account, 100_001)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED', details: {
      policy_id: null, policy_key: 'pix.daily', scope_type: 'ACCOUNT', scope_id: account, dimension: 'AMOUNT', window: 'DAY',
      window_start: '2026-03-02T09:00:00.000Z', window_end: '2026-03-02T23:00:00.000Z', threshold: 500_000, used: 400_000,
      attempted: 100_001,
    } });
    await pay(account, 100_000);
    expect((await api.transfer(account, other, 600_000)).status).toBe(201);
    expect((await limits(account)).current).toMatchObject({ used_minor: 500_000, remaining_minor: 0 });
  });

  it('get back what a payment used that fails', async () => {
    const account = await api.account(600_000);
    const { obligation_id } = await pay(account, 500_000);
    await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'CANCELED' } });
    expect((await limits(account)).current).toMatchObject({ used_minor: 0 });
    await pay(account, 500_000);
  });
});

describe('a decrease', () => {
  it('holds at once, and 0 stops Pix', async () => {
    const account = await api.account(1000);
    const { status, body } = await put(account, { actor: 'usr_1', daily_limit_minor: 0 });
    expect([status, body]).toMatchObject([200, { daily_limit_minor: { value: 0, pending: null }, actor: 'usr_1', updated_at:
      inHours(0), updated_by: expect.stringMatching(/^cli_/) }]);
    await expect(pay(account, 1)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect(await announced(account)).toEqual([['pix_limits.changed', 1]]);
  });

  it('cancels an increase of the same limit that waits, and no other', async () => {
    const account = await api.account();
    await put(account, { daily_limit_minor: 600_000, nighttime_limit_minor: 200_000 });
    const { body } = await put(account, { daily_limit_minor: 400_000 });
    expect(body).toMatchObject({
      daily_limit_minor: { value: 400_000, pending: null }, nighttime_limit_minor: { value: 100_000, pending: { value: 200_000 } },
    });
  });
});

describe('an increase', () => {
  it('waits, and takes effect at its instant whether or not the worker has come', async () => {
    const account = await api.account(2_000_000);
    const at = inHours(24);
    expect((await put(account, { daily_limit_minor: 600_000 })).body).toMatchObject({
      daily_limit_minor: { value: 500_000, pending: { value: 600_000, activates_at: at } },
    });
    clock.advance(24 * HOUR_MS - 1);
    await expect(pay(account, 500_001)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' });
    clock.advance(1);
    expect(await limits(account)).toMatchObject({ daily_limit_minor: { value: 600_000, pending: null } });
    await pay(account, 600_000);
    await activate();
    await activate();
    expect(await announced(account)).toEqual([['pix_limits.changed', 1], ['pix_limits.activated', 2]]);
  });

  it('asked for again keeps its time; another one begins anew', async () => {
    const account = await api.account();
    const first = inHours(24);
    await put(account, { daily_limit_minor: 600_000 });
    clock.advance(HOUR_MS);
    expect((await put(account, { daily_limit_minor: 600_000 })).body.daily_limit_minor.pending).toEqual({
      value: 600_000, activates_at: first,
    });
    expect(await announced(account)).toHaveLength(1);
    expect((await put(account, { daily_limit_minor: 700_000 })).body.daily_limit_minor.pending).toEqual({
      value: 700_000, activates_at: inHours(24),
    });
  });

  it('that is due is announced before what changes next', async () => {
    const account = await api.account();
    await put(account, { nighttime_limit_minor: 200_000 });
    clock.advance(25 * HOUR_MS);
    expect((await put(account, { nighttime_limit_minor: 150_000 })).body).toMatchObject({
      nighttime_limit_minor: { value: 150_000, pending: null },
    });
    expect(await announced(account)).toEqual([['pix_limits.changed', 1], ['pix_limits.activated', 2], ['pix_limits.changed', 3]]);
  });

  it('is a later start of the night; an earlier one holds at once', async () => {
    const account = await api.account();
    expect((await put(account, { nighttime_start: '22:00' })).body.nighttime_start).toEqual({
      value: '20:00', pending: { value: '22:00', activates_at: inHours(24) },
    });
    clock.advance(24 * HOUR_MS);
    expect((await put(account, { nighttime_start: '20:00' })).body.nighttime_start).toEqual({ value: '20:00', pending: null });
  });

  it('above the ceiling needs the operator, and nothing is changed', async () => {
    const account = await api.account();
    const body = { daily_limit_minor: 400_000, nighttime_limit_minor: 2_000_001 };
    expect(await put(account, body, { token: await customer() })).toMatchObject({ status: 422, body: {
      error: 'LIMIT_CEILING_EXCEEDED', details: { knob: 'nighttime_limit_minor', ceiling: 2_000_000, requested: 2_000_001 },
    } });
    expect(await limits(account)).toMatchObject({ daily_limit_minor: { value: 500_000 }, updated_at: null });
    expect((await put(account, body)).body).toMatchObject({
      daily_limit_minor: { value: 400_000 }, nighttime_limit_minor: { pending: { value: 2_000_001 } },
    });
  });
});

describe('a request', () => {
  it.each<[string, object]>([
    ['a negative limit', { daily_limit_minor: -1 }], ['a night from 21:00', { nighttime_start: '21:00' }],
    ['an unknown limit', { weekly_limit_minor: 1 }],
  ])('is refused with %s', async (_, body) => {
    expect((await put(await api.account(), body)).status).toBe(422);
  });

  it('that asks for nothing changes nothing', async () => {
    const account = await api.account();
    expect((await put(account, { actor: 'usr_1' })).body).toMatchObject({ actor: null, updated_at: null });
    expect(await announced(account)).toEqual([]);
  });

  it('on a closed account is refused', async () => {
    const account = await api.account();
    await api.ok('closeAccount', { path: { account_id: account }, body: {} });
    expect(await put(account, { daily_limit_minor: 1 })).toMatchObject({ status: 422, body: { error: 'ACCOUNT_CLOSED' } });
  });

  it('repeated with its key answers with the first answer', async () => {
    const account = await api.account();
    const first = await put(account, { daily_limit_minor: 1 }, { key: 'pix-once' });
    await put(account, { daily_limit_minor: 0 });
    expect((await put(account, { daily_limit_minor: 1 }, { key: 'pix-once' })).body).toEqual(first.body);
    expect((await limits(account)).daily_limit_minor.value).toBe(0);
  });
});
