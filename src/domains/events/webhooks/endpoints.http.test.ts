/** Webhook endpoints over HTTP: the secret shown once, addresses that are refused, filters, tests, tenants apart. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type {
  Event, WebhookEndpointCreatedResponse, WebhookEndpointListResponse, WebhookEndpointResponse, WebhookTestResponse,
} from '../../../../generated/models.ts';
import { Receiver } from '../../../../test/support/receiver.ts';
import { startTestService, type Call, type TestService } from '../../../../test/support/service.ts';

const PUBLIC = ['1.1.1.1'];
const names = new Map<string, string[]>();
const resolve = async (name: string) => names.get(name) ?? PUBLIC;

let api: TestService;
let strict: TestService;
let there: Receiver;
beforeAll(async () => {
  api = await startTestService({ resolve, env: { RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' } });
  strict = await startTestService({ resolve, databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api' } });
  there = await Receiver.start();
});
afterAll(async () => {
  await strict?.stop();
  await api?.stop();
  await there?.stop();
});

const URL_ = 'https://hooks.aurora.example.com/razao?token=hunter2';
const create = (body: object = {}, call: Call = {}) =>
  api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { ...call, body: { url: URL_, ...body } });
const update = (endpoint_id: string, body: object, call: Call = {}) =>
  api.ok<WebhookEndpointResponse>('updateWebhookEndpoint', { ...call, path: { endpoint_id }, body });
const test = (endpoint_id: string, call: Call = {}) => api.ok<WebhookTestResponse>('testWebhookEndpoint', {
  ...call, path: { endpoint_id },
});
const list = (query: Record<string, string | number> = {}, tenant = 'demo') => api.ok<WebhookEndpointListResponse>(
  'listWebhookEndpoints', { query, tenant },
);

async function eventsOf(entity_id: string): Promise<string[]> {
  const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id } });
  return items.map(({ event_type, entity, data }) => `${event_type} ${entity.version} ${JSON.stringify(data['changed'] ?? null)}`);
}

describe('the secret', () => {
  it('is shown once, and masked in the stored answer and everywhere after', async () => {
    const key = randomUUID();
    const made = await create({}, { key });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9]{43}$/);
    const masked = `whsec_…${made.secret.slice(-4)}`;
    const again = await api.call<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { key, body: { url: URL_ } });
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([201, 'true', { ...made, secret: masked }]);
    expect((await list()).items.find((it) => it.endpoint_id === made.endpoint_id)?.secret).toBe(masked);
    expect((await update(made.endpoint_id, { description: 'x' })).secret).toBe(masked);
    const dump = await api.service.database.forTenant('demo').read((em) => em.execute(
      `select (select json_agg(c) from razao.commands c)::text as commands, (select json_agg(o) from razao.outbox o)::text as events,
              (select json_agg(w) from razao.webhook_endpoints w)::text as endpoints`));
    expect(JSON.stringify(dump)).not.toContain(made.secret.slice(6));
    expect(JSON.stringify(dump)).not.toContain(Buffer.from(made.secret).toString('hex'));
  });

  it('signs what is sent', async () => {
    const { endpoint_id, secret } = await create({ url: there.url() });
    await test(endpoint_id);
    const { body, headers } = there.received.at(-1) as Receiver['received'][number];
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
  });
});

describe('another secret', () => {
  const NEXT = 'whsec_0f6b1c9d2e7a4835b1f0c6d9e2a7483b5f1c0d6e9a0';

  /** Whether what is sent now is signed by each secret. */
  async function isSignedBy(endpoint_id: string, ...secrets: string[]): Promise<boolean[]> {
    await test(endpoint_id);
    const { body, headers } = there.received.at(-1) as Receiver['received'][number];
    return secrets.map((secret) => {
      try {
        return new Webhook(secret).verify(body, headers as Record<string, string>) !== undefined;
      } catch {
        return false;
      }
    });
  }

  it('signs beside the one before, until that ends', async () => {
    const { endpoint_id, secret } = await create({ url: there.url() });
    const changed = await update(endpoint_id, { secret: NEXT });
    expect(changed).toMatchObject({ secret: 'whsec_…e9a0', version: 2 });
    expect(Date.parse(changed.previous_secret_until ?? '') - Date.parse(changed.updated_at)).toBe(24 * 3_600_000);
    expect(await isSignedBy(endpoint_id, secret, NEXT)).toEqual([true, true]);
    expect(await update(endpoint_id, { secret: NEXT })).toEqual(changed);
    const third = NEXT.replace('0f6b', 'AAAA');
    expect(await update(endpoint_id, { secret: third, secret_overlap_hours: 168 })).toMatchObject({ version: 3 });
    expect(await isSignedBy(endpoint_id, secret, NEXT, third)).toEqual([false, true, true]);
    await api.service.database.forTenant('demo').write(({ em }) => em.execute(
      `update razao.webhook_endpoints set previous_until = now() where endpoint_id = ?`, [endpoint_id],
    ));
    expect(await isSignedBy(endpoint_id, NEXT, third)).toEqual([false, true]);
    expect(await eventsOf(endpoint_id)).toEqual([
      'webhook_endpoint.created 1 null', 'webhook_endpoint.updated 2 ["secret"]', 'webhook_endpoint.updated 3 ["secret"]',
    ]);
  });

  it('ends the one before at once where no overlap is wanted', async () => {
    const { endpoint_id, secret } = await create({ url: there.url() });
    expect(await update(endpoint_id, { secret: NEXT, secret_overlap_hours: 0 })).toMatchObject({ previous_secret_until: null });
    expect(await isSignedBy(endpoint_id, secret, NEXT)).toEqual([false, true]);
  });

  it.each<[{ secret?: string; secret_overlap_hours?: number }]>([
    [{ secret: 'hunter2' }], [{ secret: `${NEXT}1` }], [{ secret: NEXT.replace(/0$/, '1') }], [{ secret: NEXT, secret_overlap_hours: 169 }],
    [{ secret_overlap_hours: 1 }],
  ])('is refused as %j, without repeating it', async (body) => {
    const { endpoint_id } = await create();
    const answer = await api.call('updateWebhookEndpoint', { path: { endpoint_id }, body });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      422, expect.not.stringContaining(body.secret ?? 'secret_overlap_hours: 1'),
    ]);
  });
});

describe('createWebhookEndpoint', () => {
  it('makes an active endpoint for all events, unless told otherwise', async () => {
    expect(await create()).toMatchObject({
      url: URL_, description: null, event_types: ['*'], enabled: true, status: 'ACTIVE', status_reason: null, suspended_at: null,
      consecutive_failures: 0, backlog_count: 0, metadata: {}, version: 1, created_by: expect.stringMatching(/^cli_/),
    });
    const given = {
      description: 'Bookkeeping', event_types: ['obligation.*', 'account.frozen'], enabled: false, metadata: { team: 'ção' },
    };
    expect(await create(given)).toMatchObject({ ...given, status: 'DISABLED' });
  });

  it.each([
    [['obligation.setled'], ['obligation.setled']],
    [['obligation.settled', 'nothing.*', 'account.*', 'obligations.*'], ['nothing.*', 'obligations.*']],
  ])('refuses event types that there are not: %j', async (event_types, unknown) => {
    const answer = await api.call('createWebhookEndpoint', { body: { url: URL_, event_types } });
    const { endpoint_id } = await create();
    const changed = await api.call('updateWebhookEndpoint', { path: { endpoint_id }, body: { event_types } });
    for (const { status, body } of [answer, changed]) expect([status, body]).toMatchObject([
      422, { error: 'UNKNOWN_EVENT_TYPE', details: { event_types: unknown } },
    ]);
  });

  it.each(
    [[[]], [['*', '*']], [['Obligation.Settled']], [['obligation.']], [['**']], ['*']],
  )('takes no %j as event types', async (event_types) => {
    const { status, body } = await api.call('createWebhookEndpoint', { body: { url: URL_, event_types } });
    expect([status, Object.keys(body)]).toEqual([422, ['detail']]);
  });
});

describe('an address', () => {
  const refusal = async (service: TestService, url: string) => {
    const { status, body } = await service.call('createWebhookEndpoint', { body: { url } });
    return status === 201 ? 'taken' : (body as { error?: string; details?: { reason: string } }).details?.reason;
  };

  it.each([
    ['not a url', 'MALFORMED'], ['https://', 'MALFORMED'], ['//example.com', 'MALFORMED'], ['https:example.com', 'MALFORMED'],
    ['https://exa mple.com', 'MALFORMED'],
    ['https://127.0.0.1\t.example.com', 'MALFORMED'], ['https://example.com\n', 'MALFORMED'], ['https:\\\\example.com', 'MALFORMED'],
    ['https://[fe80::1%25eth0]/', 'MALFORMED'],
    ['https://1.1.1.1:99999/', 'MALFORMED'], ['https://256.1.1.1/', 'MALFORMED'],
    ['http://example.com', 'NOT_HTTPS'], ['ftp://example.com', 'NOT_HTTPS'], ['file:///etc/passwd', 'NOT_HTTPS'],
    ['javascript:alert(1)', 'NOT_HTTPS'],
    ['http://127.0.0.1:1/', 'NOT_HTTPS'], ['http://localhost:1/', 'NOT_HTTPS'],
    ['https://user@example.com', 'CREDENTIALS'], ['https://user:secret@example.com', 'CREDENTIALS'],
    ['https://:secret@example.com', 'CREDENTIALS'],
    ['https://example.com@127.0.0.1/', 'CREDENTIALS'],
    ['https://127.0.0.1', 'PRIVATE_ADDRESS'], ['https://2130706433', 'PRIVATE_ADDRESS'], ['https://0x7f.0.0.1', 'PRIVATE_ADDRESS'],
    ['https://0177.1', 'PRIVATE_ADDRESS'],
    ['https://0.0.0.0', 'PRIVATE_ADDRESS'], ['https://[::1]', 'PRIVATE_ADDRESS'], ['https://[::]', 'PRIVATE_ADDRESS'],
    ['https://[::ffff:127.0.0.1]', 'PRIVATE_ADDRESS'],
    ['https://[::ffff:a9fe:a9fe]', 'PRIVATE_ADDRESS'], ['https://169.254.169.254', 'PRIVATE_ADDRESS'],
    ['https://10.1.2.3', 'PRIVATE_ADDRESS'],
    ['https://172.16.0.1', 'PRIVATE_ADDRESS'], ['https://192.168.1.1', 'PRIVATE_ADDRESS'], ['https://[fe80::1]', 'PRIVATE_ADDRESS'],
    ['https://[fd00::1]', 'PRIVATE_ADDRESS'],
    ['https://localhost', 'PRIVATE_ADDRESS'], ['https://api.localhost', 'PRIVATE_ADDRESS'], ['https://LOCALHOST.', 'PRIVATE_ADDRESS'],
    ['https://1.1.1.1/x?y#z', 'taken'], ['https://[2606:4700::1111]:8443/', 'taken'], ['https://hooks.exämple.com/', 'taken'],
  ])('%s: %s', async (url, reason) => {
    expect(await refusal(strict, url)).toBe(reason);
  });

  it.each([
    ['inside.example.com', ['10.0.0.1']], ['both.example.com', ['1.1.1.1', '127.0.0.1']], ['six.example.com', ['::ffff:127.0.0.1']],
  ])(
    'whose name leads inside: %s', async (name, addresses) => {
      names.set(name, addresses);
      expect(await refusal(strict, `https://${name}/`)).toBe('PRIVATE_ADDRESS');
    });

  it('whose name leads nowhere now may be used', async () => {
    names.set('later.example.com', []);
    expect(await refusal(strict, 'https://later.example.com/')).toBe('taken');
  });

  it.each([
    ['http://127.0.0.1:9/', 'taken'], ['http://localhost:9/', 'taken'], ['https://localhost/', 'taken'], ['http://[::1]:9/', 'taken'],
    ['http://10.0.0.1/', 'NOT_HTTPS'], ['http://example.com/', 'NOT_HTTPS'], ['https://10.0.0.1/', 'PRIVATE_ADDRESS'],
    ['http://user@localhost/', 'CREDENTIALS'],
    ['http://0.0.0.0/', 'NOT_HTTPS'], ['http://169.254.169.254/', 'NOT_HTTPS'],
  ])('where this machine is allowed: %s: %s', async (url, reason) => {
    expect(await refusal(api, url)).toBe(reason);
  });

  it('is not repeated in a refusal, and is checked on a change', async () => {
    const { endpoint_id } = await create();
    const answer = await api.call('updateWebhookEndpoint', { path: { endpoint_id }, body: { url: 'http://example.com/hunter2' } });
    expect(answer.body).toMatchObject({ error: 'WEBHOOK_URL_REFUSED', details: { reason: 'NOT_HTTPS' } });
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
    expect(await eventsOf(endpoint_id)).toEqual(['webhook_endpoint.created 1 null']);
  });

  it('that came to lead inside is not reached by a test', async () => {
    names.set('rebound.example.com', PUBLIC);
    const made = await strict.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { body: { url:
      `https://rebound.example.com:${there.port}/` } });
    names.set('rebound.example.com', ['127.0.0.1']);
    const { connections } = there;
    const answer = await strict.ok<WebhookTestResponse>('testWebhookEndpoint', { path: { endpoint_id: made.endpoint_id } });
    expect(answer).toMatchObject({ delivered: false, response_status: null, error: 'ADDRESS_REFUSED' });
    expect(there.connections).toBe(connections);
  });
});

describe('updateWebhookEndpoint', () => {
  it('changes what is given, tells what changed, and keeps the version when nothing does', async () => {
    const { endpoint_id } = await create({ metadata: { a: 1, b: 2 } });
    expect(await update(endpoint_id, { description: 'Books', event_types: ['account.*'] }))
      .toMatchObject({ description: 'Books', event_types: ['account.*'], metadata: { a: 1, b: 2 }, version: 2 });
    expect(await update(endpoint_id, {
      description: 'Books', event_types: ['account.*'], enabled: true, metadata: { b: 2, a: 1 }, url: URL_,
    }))
      .toMatchObject({ version: 2 });
    expect(await update(endpoint_id, { description: null, metadata: {} })).toMatchObject({ description: null, metadata: {}, version: 3 });
    expect(await update(endpoint_id, {})).toMatchObject({ version: 3 });
    expect(await eventsOf(endpoint_id)).toEqual([
      'webhook_endpoint.created 1 null', 'webhook_endpoint.updated 2 ["description","event_types"]',
      'webhook_endpoint.updated 3 ["description","metadata"]',
    ]);
  });

  it('switches off and on', async () => {
    const { endpoint_id } = await create();
    expect(await update(endpoint_id, { enabled: false })).toMatchObject({ enabled: false, status: 'DISABLED', version: 2 });
    expect(await update(endpoint_id, { enabled: false })).toMatchObject({ version: 2 });
    expect(await update(endpoint_id, { enabled: true })).toMatchObject({ enabled: true, status: 'ACTIVE', version: 3 });
  });

  it('ends a suspension: failures count from 0, and only what comes is for it', async () => {
    const { endpoint_id } = await create();
    const suspend =
      `update razao.webhook_endpoints set status = 'SUSPENDED', status_reason = 'Failed.', suspended_at = now(), consecutive_failures = 20
      where endpoint_id = ? returning active_after`;
    const row = () => api.service.database.forTenant('demo').read((em) => em.execute<{ active_after: string }[]>(
      'select active_after from razao.webhook_endpoints where endpoint_id = ?', [endpoint_id]));
    await api.service.database.forTenant('demo').write(({ em }) => em.execute(suspend, [endpoint_id]));
    const [before] = await row();
    expect(await update(endpoint_id, { description: 'still' })).toMatchObject({
      enabled: true, status: 'SUSPENDED', consecutive_failures: 20,
    });
    expect(await update(endpoint_id, { enabled: true })).toMatchObject({
      enabled: true, status: 'ACTIVE', status_reason: null, suspended_at: null, consecutive_failures: 0, version: 3,
    });
    expect(Number((await row())[0]?.active_after)).toBeGreaterThan(Number(before?.active_after));
    expect((await eventsOf(endpoint_id)).at(-1)).toBe('webhook_endpoint.updated 3 ["status"]');
    await api.service.database.forTenant('demo').write(({ em }) => em.execute(suspend, [endpoint_id]));
    expect(await update(endpoint_id, { enabled: false })).toMatchObject({ enabled: false, status: 'DISABLED', status_reason: null });
  });

  it('loses none of many changes at once', async () => {
    const { endpoint_id } = await create();
    await Promise.all(Array.from({ length: 12 }, (_, i) => update(endpoint_id, { description: `n${i}` })));
    expect((await list({ limit: 1 })).items[0]).toMatchObject({ endpoint_id, version: 13 });
  });

  it('with its key, is carried out once', async () => {
    const { endpoint_id } = await create();
    const key = randomUUID();
    const first = await update(endpoint_id, { enabled: false }, { key });
    await update(endpoint_id, { enabled: true });
    expect(await update(endpoint_id, { enabled: false }, { key })).toEqual(first);
    expect((await list({ limit: 1 })).items[0]).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('deleteWebhookEndpoint', () => {
  it('answers what it was, switched off, and is final', async () => {
    const { secret, ...made } = await create();
    const path = { endpoint_id: made.endpoint_id };
    const key = randomUUID();
    const gone = await api.ok<WebhookEndpointResponse>('deleteWebhookEndpoint', { path, key });
    expect(gone).toEqual({
      ...made, secret: `whsec_…${secret.slice(-4)}`, enabled: false, status: 'DISABLED', version: 2, updated_at: gone.updated_at,
    });
    expect(await api.ok('deleteWebhookEndpoint', { path, key })).toEqual(gone);
    for (const [operation, body] of [
      ['deleteWebhookEndpoint'], ['updateWebhookEndpoint', { enabled: true }], ['testWebhookEndpoint'],
    ] as const) {
      expect(await api.call(operation, { path, ...(body && { body }) })).toMatchObject({
        status: 404, body: { error: 'WEBHOOK_ENDPOINT_NOT_FOUND' },
      });
    }
    expect((await list()).items.map(({ endpoint_id }) => endpoint_id)).not.toContain(made.endpoint_id);
    expect(await eventsOf(made.endpoint_id)).toEqual(['webhook_endpoint.created 1 null', 'webhook_endpoint.deleted 2 null']);
  });

  it('happens once, however many ask', async () => {
    const { endpoint_id } = await create();
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.call('deleteWebhookEndpoint', { path: { endpoint_id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('testWebhookEndpoint', () => {
  it('sends one delivery that is a test, past filters and status, and keeps nothing', async () => {
    const { endpoint_id } = await create({ url: there.url(), event_types: ['squad.created'], enabled: false });
    const before = await eventsOf(endpoint_id);
    const answer = await test(endpoint_id);
    expect(answer).toMatchObject({ endpoint_id, delivered: true, response_status: 204, error: null });
    const { event, headers } = there.received.at(-1) as Receiver['received'][number];
    expect(event).toMatchObject({
      event_id: answer.event_id, event_type: 'webhook_endpoint.test', test: true, tenant: 'demo',
      entity: { entity_id: endpoint_id, version: 1 },
      correlation: { obligation_id: null, sqd_id: null, swp_id: null, tx_id: null }, data: { endpoint_id },
    });
    expect(headers).toMatchObject({ 'x-service-delivery-id': answer.delivery_id, 'x-service-event-type': 'webhook_endpoint.test' });
    expect(await api.call('getEvent', { path: { event_id: answer.event_id } })).toMatchObject({
      status: 404, body: { error: 'EVENT_NOT_FOUND' },
    });
    expect(await eventsOf(endpoint_id)).toEqual(before);
    expect((await test(endpoint_id)).event_id).not.toBe(answer.event_id);
  });

  it('tells of a failure, which counts for nothing', async () => {
    const { endpoint_id } = await create({ url: there.url() });
    there.answer = (response) => response.writeHead(401).end();
    expect(await test(endpoint_id)).toMatchObject({ delivered: false, response_status: 401, error: 'HTTP_STATUS' });
    there.answer = (response) => response.writeHead(307, { Location: 'http://127.0.0.1:1' }).end();
    expect(await test(endpoint_id)).toMatchObject({ delivered: false, response_status: 307, error: 'REDIRECT' });
    there.answer = (response) => response.writeHead(204).end();
    expect((await list({ limit: 1 })).items[0]).toMatchObject({ endpoint_id, consecutive_failures: 0, version: 1 });
  });

  it('with its key, is sent once; a repetition meanwhile is told so', async () => {
    const { endpoint_id } = await create({ url: there.url() });
    const key = randomUUID();
    const sent = there.received.length;
    let answerNow = (): unknown => undefined;
    const asked = new Promise<void>((resolve) => {
      there.answer = (response) => { answerNow = () => response.writeHead(204).end(); resolve(); };
    });
    const first = test(endpoint_id, { key });
    await asked;
    expect(await api.call('testWebhookEndpoint', { path: { endpoint_id }, key })).toMatchObject({
      status: 409, body: { error: 'IDEMPOTENCY_IN_PROGRESS' },
    });
    answerNow();
    const answer = await first;
    there.answer = (response) => response.writeHead(204).end();
    expect(await test(endpoint_id, { key })).toEqual(answer);
    expect(there.received.length - sent).toBe(1);
  });
});

describe('tenants', () => {
  it('see and reach their own endpoints alone', async () => {
    const { endpoint_id } = await create();
    expect((await list({}, 'other')).items).toEqual([]);
    for (const [operation, body] of [['updateWebhookEndpoint', {}], ['deleteWebhookEndpoint'], ['testWebhookEndpoint']] as const) {
      const call = { tenant: 'other', ...(body && { body }) };
      const foreign = await api.call(operation, { ...call, path: { endpoint_id } });
      const missing = await api.call(operation, { ...call, path: { endpoint_id: 'whe_01KJQ8WQTSKJXYMMY6AVQGP20F' } });
      expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    }
  });

  it('page through theirs, newest first', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i += 1) made.unshift((await create({}, { tenant: 'pages' })).endpoint_id);
    const seen: string[] = [];
    for (let cursor: string | null = null; ;) {
      const page: WebhookEndpointListResponse = await list({ limit: 2, ...(cursor !== null && { cursor }) }, 'pages');
      seen.push(...page.items.map(({ endpoint_id }) => endpoint_id));
      if ((cursor = page.next_cursor) === null) break;
    }
    expect(seen).toEqual(made);
  });
});
