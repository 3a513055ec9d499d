/** One event sent to one endpoint again, and one that waits tried at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMongoDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { Receiver } from '../../../../test/support/receiver.ts';
import { eventually, startTestService, type TestService } from '../../../../test/support/service.ts';
import type { WebhookDeliveryListResponse, WebhookEndpointCreatedResponse, WebhookRecoveryResponse } from '../../../../generated/models.ts';

let mongo: TestDatabase;
let api: TestService;
let receiver: Receiver;
let endpoint: string;
beforeAll(async () => {
  mongo = await createMongoDatabase();
  api = await startTestService({ mongodbUrl: mongo.url, env: { RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' } });
  receiver = await Receiver.start();
  const body = { url: receiver.url(), event_types: ['account.frozen', 'account.unfrozen'] };
  endpoint = (await api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { body })).endpoint_id;
});
beforeEach(() => { receiver.answer = (response) => response.writeHead(204).end(); });
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await mongo.drop();
});

const resend = (event_id: string, key?: string) => api.call<WebhookRecoveryResponse>('recoverWebhookEndpoint', {
  path: { endpoint_id: endpoint }, body: { event_id }, ...(key !== undefined && { key }),
});
const attempts = async (event_id: string) => {
  const { items } = await api.ok<WebhookDeliveryListResponse>('listWebhookDeliveries', { query: { event_id } });
  return items.map(({ state, attempt }) => `${state} ${attempt}`);
};
const times = (event_id: string) => receiver.received.filter(({ event }) => event.event_id === event_id).length;

/** Freezes an account, and unfreezes it where that is asked for. @returns the ids of the events, the first of which was received. */
async function announced(unfreezes = false): Promise<string[]> {
  const account_id = await api.account();
  await api.ok('freezeAccount', { path: { account_id }, body: {} });
  if (unfreezes) await api.ok('unfreezeAccount', { path: { account_id }, body: {} });
  await eventually(async () => receiver.received.some(({ event }) => event.entity.entity_id === account_id));
  const { items } = await api.ok<{ items: { event_id: string; event_type: string }[] }>('listEvents', {
    query: { entity_id: account_id, after: 'earliest' },
  });
  return items.filter(({ event_type }) => event_type !== 'account.created').map(({ event_id }) => event_id);
}

describe('an event that arrived', () => {
  it('is sent again under the same id, and both deliveries are listed', async () => {
    const [id = ''] = await announced();
    await eventually(async () => (await attempts(id)).includes('SUCCEEDED 1'));
    const { status, body } = await resend(id);
    expect([status, body]).toMatchObject([200, { endpoint_id: endpoint, queued_count: 1, hastened_count: 0, has_more: false }]);
    await eventually(async () => times(id) === 2);
    expect(await eventually(async () => {
      const found = await attempts(id);
      return found.every((it) => it.startsWith('SUCCEEDED')) && found;
    })).toEqual(['SUCCEEDED 1', 'SUCCEEDED 1']);
  });

  it('asked for again under the same key is not sent a third time', async () => {
    const [id = ''] = await announced();
    await eventually(async () => (await attempts(id)).includes('SUCCEEDED 1'));
    const [first, again] = [await resend(id, 'once-more'), await resend(id, 'once-more')];
    expect(again.body).toEqual(first.body);
    await eventually(async () => times(id) === 2);
    expect((await attempts(id)).length).toBe(2);
  });
});

describe('an event that waits for its next attempt', () => {
  it('is tried now, with what waits before it about the same entity', async () => {
    receiver.answer = (response) => response.writeHead(500).end();
    const [frozen = '', unfrozen = ''] = await announced(true);
    await eventually(async () => (await attempts(frozen)).includes('PENDING 2'));
    await eventually(async () => (await attempts(unfrozen)).includes('PENDING 1'));
    receiver.answer = (response) => response.writeHead(204).end();
    expect((await resend(unfrozen)).body).toMatchObject({ queued_count: 0, hastened_count: 1 });
    await eventually(async () => times(unfrozen) === 1);
    expect([await attempts(frozen), times(frozen)]).toEqual([['SUCCEEDED 2', 'FAILED 1'], 2]);
  });
});

describe('refused is', () => {
  it('an event that is not there, another tenant’s, and a wrong name, all as missing', async () => {
    await api.account(0, { tenant: 'acme' });
    const { items } = await api.ok<{ items: { event_id: string }[] }>('listEvents', { tenant: 'acme', query: {} });
    for (const id of ['evt_00000000000000000000000000000000', items[0]?.event_id ?? '', 'evt_nothing']) {
      expect((await resend(id))).toMatchObject({ status: 404, body: { error: 'EVENT_NOT_FOUND' } });
    }
  });

  it('an event of a type that the endpoint does not want', async () => {
    const { items } = await api.ok<{ items: { event_id: string }[] }>('listEvents', { query: { type: 'account.created' } });
    expect((await resend(items[0]?.event_id ?? '')).status).toBe(422);
  });

  it('an instant and an event together, and neither', async () => {
    const path = { endpoint_id: endpoint };
    const both = { since: '2026-01-01T00:00:00Z', event_id: 'evt_00000000000000000000000000000000' };
    for (const body of [both, {}]) expect((await api.call('recoverWebhookEndpoint', { path, body })).status).toBe(422);
  });
});
