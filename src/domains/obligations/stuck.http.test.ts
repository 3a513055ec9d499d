/** Open past its expected settlement and the grace: read from then on, announced once. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ObligationListResponse, ObligationResponse } from '../../../generated/models.ts';
import { startTestService, transferBody, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { announceStuck } from './announce-stuck.ts';

let clock: FixedClock;
let api: TestService;
let from: string;
beforeEach(async () => {
  clock = new FixedClock();
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  from = await api.account(100);
});
afterEach(() => api.stop());

const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const create = async (expected_settlement?: object): Promise<string> => (await api.ok<ObligationResponse>('createObligation', { body: {
  ...transferBody(from, from, 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' },
  ...(expected_settlement && { expected_settlement }),
} })).obligation_id;
const listed = async (query: Record<string, string | number | boolean>): Promise<string[]> =>
  (await api.ok<ObligationListResponse>('listObligations', { query })).items.map(({ obligation_id }) => obligation_id);
const look = () => announceStuck(api.service.database, (tenant) => api.service.contextFor(tenant), createLog('silent'));
const announced = () => api.service.database.forTenant('demo').read((em) => em.execute<{
  entity_id: string; entity_version: string; body: { data: unknown };
}[]>(
  `select entity_id, entity_version, body::json as body from razao.outbox where event_type = 'obligation.stuck' order by commit_no, n`));

describe('what is stuck', () => {
  it('is listed from the end of its grace on, until it is final; all else is listed without', async () => {
    const expected_at = inSeconds(60);
    const [late, withGrace, never] = [await create({ expected_at }), await create({ expected_at, grace_seconds: 30 }), await create()];
    clock.advance(59_999);
    expect(await listed({ stuck: true })).toEqual([]);
    clock.advance(1);
    expect(await listed({ stuck: true })).toEqual([late]);
    clock.advance(30_000);
    expect(await listed({ stuck: true })).toEqual([withGrace, late]);
    expect(await listed({ stuck: true, debtor_account_id: from, limit: 1 })).toEqual([withGrace]);
    expect(await listed({ stuck: false, debtor_account_id: from })).toEqual([never]);
    await api.ok('resolveObligation', { path: { obligation_id: late }, body: { outcome: 'CANCELED' } });
    expect(await listed({ stuck: true })).toEqual([withGrace]);
    expect(await listed({ stuck: false, debtor_account_id: from })).toEqual([never, late]);
  });

  it('is announced once, with the next version, and its state does not change', async () => {
    const expected_at = inSeconds(60);
    const id = await create({ expected_at, grace_seconds: 30 });
    await look();
    clock.advance(90_000);
    await Promise.all([look(), look()]);
    await look();
    const [event, ...more] = await announced();
    expect([event?.entity_id, event?.entity_version, more]).toEqual([id, '2', []]);
    expect(event?.body.data).toMatchObject({ expected_at, grace_seconds: 30, state: 'PENDING' });
    expect(await api.ok('getObligation', { path: { obligation_id: id } })).toMatchObject({ state: 'PENDING', version: 2 });
  });

  it('is announced for every tenant, and not what is final or has no expected time', async () => {
    const expected_at = inSeconds(60);
    const gone = await create({ expected_at });
    await create();
    await api.ok('resolveObligation', { path: { obligation_id: gone }, body: { outcome: 'SETTLED' } });
    const acme = await api.account(10, { tenant: 'acme' });
    await api.ok('createObligation', { tenant: 'acme', body: {
      ...transferBody(acme, acme, 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' },
      expected_settlement: { expected_at },
    } });
    clock.advance(60_000);
    await look();
    expect(await announced()).toEqual([]);
    const ofAcme = await api.service.database.forTenant('acme').read((em) => em.execute(
      `select from razao.outbox where event_type = 'obligation.stuck'`,
    ));
    expect(ofAcme).toHaveLength(1);
  });
});

describe('listObligations', () => {
  it('narrows by account, rail, state and outcome, together', async () => {
    const to = await api.account();
    const native = (await api.transfer(from, to, 5)).body.obligation_id;
    const open = await create();
    const canceled = await create();
    await api.ok('resolveObligation', { path: { obligation_id: canceled }, body: { outcome: 'CANCELED' } });
    expect(await listed({ account_id: to })).toEqual([native]);
    expect(await listed({ creditor_account_id: to })).toEqual([native]);
    expect(await listed({ debtor_account_id: from, rail: 'MOCK' })).toEqual([canceled, open]);
    expect(await listed({ debtor_account_id: from, state: 'PENDING' })).toEqual([open]);
    expect(await listed({ debtor_account_id: from, state: 'FINAL', resolution_outcome: 'CANCELED' })).toEqual([canceled]);
    expect(await listed({ account_id: 'acc_00000000000000000000000000' })).toEqual([]);
  });
});
