/** What obligations announce: versions without holes, deterministic ids, no personal data; and a payment nobody can settle. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse } from '../../../generated/models.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { eventId } from '../../platform/outbox/event.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { ALL_EVENTS } from '../../../test/support/payments.ts';

let api: TestService;
beforeAll(async () => { api = await startTestService(); });
afterAll(() => api?.stop());

interface Announced {
  event_id: string;
  event_type: string;
  entity_id: string;
  entity_version: string;
  body: unknown;
}

function announced(entityId?: string): Promise<Announced[]> {
  return api.service.database.forTenant(TENANT).read((em) => em.execute<Announced[]>(
    `select event_id, event_type, entity_id, entity_version, body::json as body from ${ALL_EVENTS} o where ?::text is null or entity_id = ?
     order by commit_no, n`, [entityId ?? null, entityId ?? null]));
}

const shortly = (events: Announced[]) => events.map((it) => `${it.event_type} ${it.entity_version}`);

const pay = (from: string, external_id: string, value = 10) => api.ok<ObligationResponse>('createObligation', {
  body: { ...transferBody(from, from, value), rail: 'MOCK', creditor: { kind: 'external', external_id } },
});
const receive = (to: string, value: number, currency = 'BRL') => api.ok<ObligationResponse>('createObligation', {
  body: { ...transferBody(to, to, value, currency), rail: 'MOCK', debtor: { kind: 'external', external_id: 'pagador' } },
});
const final = (obligation_id: string, seconds?: number) => eventually(async () => {
  const now = await api.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
  return now.state === 'FINAL' && now;
}, seconds);

describe('the outbox', () => {
  it('has versions 1 and 2 of a NATIVE transfer, in one commit', async () => {
    const { body } = await api.transfer(await api.account(10), await api.account(), 10);
    const events = await announced(body.obligation_id);
    expect(shortly(events)).toEqual(['obligation.created 1', 'obligation.settled 2']);
    expect(events[0]?.body).toMatchObject({
      correlation: { obligation_id: body.obligation_id, tx_id: body.tx_id }, data: { state: 'PENDING' },
    });
    expect(events[1]?.body).toMatchObject({ data: { state: 'FINAL', resolution_outcome: 'SETTLED' } });
  });

  it.each([['loja', ['created 1', 'dispatched 2', 'settled 3']], ['fail:x', ['created 1', 'dispatched 2', 'failed 3']]])(
    'has each step of a payment to %s once', async (name, steps) => {
      const { obligation_id } = await pay(await api.account(10), name);
      await final(obligation_id);
      expect(shortly(await announced(obligation_id))).toEqual(steps.map((step) => `obligation.${step}`));
    });

  it('has of every entity versions without a hole, ids that anybody can compute, and nothing personal', async () => {
    const from = await api.account(10);
    const { obligation_id } = await pay(from, 'email:ana@example.com');
    await final(obligation_id);
    await api.ok('freezeAccount', { path: { account_id: from }, body: {} });
    await api.ok('unfreezeAccount', { path: { account_id: from }, body: {} });
    const versions = new Map<string, number>();
    for (const { event_id, event_type, entity_id, entity_version } of await announced()) {
      expect([entity_id, Number(entity_version)]).toEqual([entity_id, (versions.get(entity_id) ?? 0) + 1]);
      versions.set(entity_id, Number(entity_version));
      expect(event_id).toBe(eventId(TENANT, entity_id, BigInt(entity_version), event_type));
    }
    expect(versions.get(from)).toBe(3);
    expect(JSON.stringify(await announced())).not.toMatch(/ana@|Ana Souza/);
  });

  it('has nothing of a refusal or of a step that changes nothing', async () => {
    const poor = await api.account();
    const before = (await announced()).length;
    await api.transfer(poor, await api.account(), 1);
    await api.ok('unfreezeAccount', { path: { account_id: poor }, body: {} });
    expect((await announced()).slice(before).map(({ event_type }) => event_type)).toEqual(['party.created', 'account.created']);
  });
});

describe('a payment that the ledger refuses to settle', () => {
  it('stays open for an operator and holds nobody else up', async () => {
    const [full, other] = [await api.account(0, { currency: 'USD' }), await api.account()];
    await final((await receive(full, 1, 'USD')).obligation_id);
    await setTurnover(Number.MAX_SAFE_INTEGER);
    const stuck = await receive(full, 1, 'USD');
    for (let i = 0; i < 3; i += 1) await final((await receive(other, 5)).obligation_id);
    const now = await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: stuck.obligation_id } });
    expect([now.state, now.resolution_outcome]).toEqual(['PENDING', null]);
    await eventually(async () => (await backlog()).length === 0, 10);
    await api.ok('resolveObligation', { path: { obligation_id: stuck.obligation_id }, body: { outcome: 'CANCELED' } });
    await setTurnover(1);
  });

  /** Cents that were ever moved in USD. */
  function setTurnover(moved: number): Promise<unknown> {
    return api.service.database.forTenant(TENANT).write(({ em }) => em.execute(
      `update razao.turnovers set moved = ? where asset = 'USD'`, [moved],
    ));
  }

  /** The consumers that have not read everything. */
  async function backlog(): Promise<unknown[]> {
    return api.service.database.forTenant(TENANT).read((em) => em.execute(
      'select consumer from razao.outbox_cursors c join razao.heads h using (tenant_id) where c.commit_no < h.commit_no'));
  }
});

it('leaves books that verify', async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
});
