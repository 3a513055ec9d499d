/** Deliveries over real connections, and what the interfaces tell of them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createMongoDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { Receiver } from '../../../../test/support/receiver.ts';
import { eventually, startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import type { WebhookDeliveryListResponse, WebhookEndpointCreatedResponse, WebhookRecoveryResponse } from '../../../../generated/models.ts';

let mongo: TestDatabase;
let api: TestService;
let receiver: Receiver;
let endpoint: string;
beforeAll(async () => {
  mongo = await createMongoDatabase();
  api = await startTestService({ mongodbUrl: mongo.url, env: { RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' } });
  receiver = await Receiver.start();
  endpoint = await register(api, receiver, ['account.frozen', 'account.unfrozen']);
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await mongo.drop();
});

async function register(api: TestService, receiver: Receiver, event_types: string[]): Promise<string> {
  const created = await api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { body: { url: receiver.url(), event_types } });
  return created.endpoint_id;
}

const list = (query: Record<string, string | number> = {}, tenant = TENANT) =>
  api.ok<WebhookDeliveryListResponse>('listWebhookDeliveries', { query, tenant });

/** Freezes an account of its own. @returns the event's id, once it was received. */
async function announced(): Promise<string> {
  const account_id = await api.account();
  await api.ok('freezeAccount', { path: { account_id }, body: {} });
  const hook = await eventually(async () => receiver.received.find(({ event }) => event.entity.entity_id === account_id));
  return hook.event.event_id;
}

describe('a delivery', () => {
  it('arrives soon after the commit, signed, and stands in the list', async () => {
    const eventId = await announced();
    const [hook] = receiver.received.filter(({ event }) => event.event_id === eventId);
    expect(hook?.headers).toMatchObject({
      'x-service-webhook-id': endpoint, 'x-service-event-id': eventId, 'x-service-event-type': 'account.frozen',
      'user-agent': 'service-webhooks/1', 'x-service-signature': expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}/),
    });
    const item = await eventually(async () => (await list({ event_id: eventId, state: 'SUCCEEDED' })).items[0]);
    expect(item).toMatchObject({
      delivery_id: hook?.headers['x-service-delivery-id'], endpoint_id: endpoint, event_type: 'account.frozen', attempt: 1,
      response_status: 204, error: null, next_attempt_at: null,
    });
  });

  it('that failed shows the attempt and the one that waits', async () => {
    receiver.answer = (response) => response.writeHead(500).end();
    const eventId = await announced();
    receiver.answer = (response) => response.writeHead(204).end();
    const items = await eventually(async () => {
      const found = (await list({ event_id: eventId })).items;
      return found.length === 2 && found;
    });
    expect(items.map(({ attempt, state, error, response_status }) => [attempt, state, error, response_status])).toEqual([
      [2, 'PENDING', null, null], [1, 'FAILED', 'HTTP_STATUS', 500],
    ]);
    const [waiting, failed] = items;
    const wait = new Date(failed?.next_attempt_at ?? '').getTime() - new Date(waiting?.created_at ?? '').getTime();
    expect([wait > 59_000, wait <= 66_000]).toEqual([true, true]);
  });
});

describe('the list', () => {
  it('is read in pages, newest first, each attempt once', async () => {
    for (let i = 0; i < 4; i += 1) await announced();
    const whole = (await list({ endpoint_id: endpoint, limit: 200 })).items.map(({ delivery_id }) => delivery_id);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list({ endpoint_id: endpoint, limit: 2, ...(cursor !== undefined && { cursor }) });
      paged.push(...page.items.map(({ delivery_id }) => delivery_id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole);
    expect(whole).toEqual(whole.toSorted().toReversed());
  });

  it('holds nothing of another tenant, nor of an endpoint that is not there', async () => {
    expect((await list({}, 'acme')).items).toEqual([]);
    expect((await list({ endpoint_id: endpoint }, 'acme')).items).toEqual([]);
    expect((await list({ endpoint_id: 'whe_nothing' })).items).toEqual([]);
    expect((await list({ event_id: 'evt_nothing' })).items).toEqual([]);
  });

  it('refuses a cursor of another query', async () => {
    const { next_cursor } = await list({ limit: 1 });
    const answer = await api.call('listWebhookDeliveries', { query: { limit: 1, state: 'FAILED', cursor: next_cursor ?? '' } });
    expect([answer.status, answer.body['error']]).toEqual([422, 'INVALID_CURSOR']);
  });
});

describe('recovery', () => {
  it('answers with what it queued: the same under the same key, nothing once all has arrived', async () => {
    const call = { path: { endpoint_id: endpoint }, body: { since: '2026-01-01T00:00:00Z' }, key: 'recover-1' };
    const answer = await api.ok<WebhookRecoveryResponse>('recoverWebhookEndpoint', call);
    expect(answer).toMatchObject({ endpoint_id: endpoint, queued_count: 0, has_more: false, backlog_count: 1 });
    expect(await api.ok('recoverWebhookEndpoint', call)).toEqual(answer);
  });

  it('of an endpoint that is switched off is refused', async () => {
    const id = await register(api, receiver, ['account.closed']);
    await api.ok('updateWebhookEndpoint', { path: { endpoint_id: id }, body: { enabled: false } });
    const answer = await api.call('recoverWebhookEndpoint', { path: { endpoint_id: id }, body: { since: '2026-01-01T00:00:00Z' } });
    expect([answer.status, answer.body]).toMatchObject([409, { error: 'WEBHOOK_ENDPOINT_NOT_ACTIVE', details: { status: 'DISABLED' } }]);
  });

  it('of a missing and of a foreign endpoint is the same 404', async () => {
    const body = { since: '2026-01-01T00:00:00Z' };
    const foreign = await api.call('recoverWebhookEndpoint', { path: { endpoint_id: endpoint }, body, tenant: 'acme' });
    const missing = await api.call('recoverWebhookEndpoint', { path: { endpoint_id: 'whe_01KJQ8WQTSKJXYMMY6AVQGP20F' }, body });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(missing.body);
  });
});

it('without MongoDB the list and recovery say so', async () => {
  const alone = await startTestService({ env: { RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' } });
  try {
    const id = await register(alone, receiver, ['*']);
    const listed = await alone.call('listWebhookDeliveries');
    const recovered = await alone.call('recoverWebhookEndpoint', { path: { endpoint_id: id }, body: { since: '2026-01-01T00:00:00Z' } });
    expect([listed.status, recovered.status]).toEqual([503, 503]);
  } finally {
    await alone.stop();
  }
});

describe('the dashboard of timed work', () => {
  it('shows the jobs, to this machine, and changes nothing', async () => {
    const url = await api.service.listenJobs(0);
    const { body } = await eventually(async () => {
      const answer = await request(url).get('/api');
      return answer.status === 200 && answer;
    });
    expect(JSON.stringify(body)).toContain('deliver-webhooks');
    expect((await request(url).get('/')).text).toContain('<html');
    expect((await request(url).post('/api/jobs/delete').send({ jobIds: ['1'] })).status).toBe(405);
    expect((await request(url).get('/api').set('Host', 'evil.example.com')).status).toBe(421);
  });
});
