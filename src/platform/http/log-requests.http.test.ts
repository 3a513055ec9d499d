/** The line that each request leaves in the log shows the caller, the entity, the address, and the reason of a refusal. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createClient } from '../../domains/auth/index.ts';
import { idSource } from '../id.ts';
import { HTTP_PATHS } from '../../../test/support/http-paths.ts';
import { eventually, startTestService, transferBody, type TestService } from '../../../test/support/service.ts';

type Line = Readonly<Record<string, unknown>>;

describe.each(HTTP_PATHS)('%s', (_path, http) => {
  let api: TestService;
  const lines: Line[] = [];
  beforeAll(async () => {
    const write = (text: string) => void lines.push(...text.trim().split('\n').map((line) => JSON.parse(line) as Line));
    api = await startTestService({ env: { ...http, RAZAO_LOG_LEVEL: 'info' }, log: { write } });
  });
  afterAll(() => api.stop());

  const newClient = () => createClient(api.service.database, idSource(api.service.database.clock), {
    tenant: 'demo', name: 'test', scopes: ['service/accounts.read'],
  });

  /** Returns the line of the request that `wanted` describes. */
  async function lineOf(wanted: Line): Promise<Line> {
    const isWanted = (line: Line) => line.msg === 'request' && Object.entries(wanted).every(([name, value]) => line[name] === value);
    return eventually(async () => lines.findLast(isWanted));
  }

  it('names the client, the address and the entity that was made', async () => {
    const from = await api.account(100);
    const { obligation_id } = await api.ok<{ obligation_id: string }>('createObligation', {
      body: transferBody(from, await api.account(), 1),
    });
    expect(await lineOf({ operation: 'createObligation' }))
      .toMatchObject({ tenant: 'demo', client: expect.stringMatching(/^cli_/), entity: obligation_id, address: '127.0.0.1', status: 201 });
  });

  it('names the entity of the path, and the code of the refusal', async () => {
    const account = await api.account();
    await api.call('getAccount', { path: { account_id: account } });
    expect(await lineOf({ operation: 'getAccount', entity: account })).toMatchObject({ status: 200 });
    await api.call('freezeAccount', { path: { account_id: account }, body: { because: 1 } });
    expect(await lineOf({ operation: 'freezeAccount', entity: account })).toMatchObject({ status: 422 });
    await api.call('createObligation', { body: transferBody(account, await api.account(), 1) });
    expect(await lineOf({ operation: 'createObligation', error: 'INSUFFICIENT_FUNDS' })).toMatchObject({
      client: expect.stringMatching(/^cli_/), tenant: 'demo',
    });
  });

  it('names who was refused before any work: without the scope, and without a token', async () => {
    const { client_id, client_secret } = await newClient();
    const token = await request(api.baseUrl).post('/auth/token').auth(client_id, client_secret).type('form').send({
      grant_type: 'client_credentials',
    });
    await request(api.baseUrl).get('/v1/webhook-endpoints').auth(
      (token.body as { access_token: string }).access_token, { type: 'bearer' },
    ).expect(403);
    expect(await lineOf({ operation: 'listWebhookEndpoints', error: 'INSUFFICIENT_SCOPE' })).toMatchObject({
      client: client_id, tenant: 'demo',
    });
    await request(api.baseUrl).get('/v1/webhook-endpoints').expect(401);
    expect(await lineOf({ error: 'UNAUTHENTICATED' })).toMatchObject({ address: '127.0.0.1' });
  });

  it('has the path of probes and of logins, and who failed to log in', async () => {
    await request(api.baseUrl).get('/readyz');
    expect(await lineOf({ path: '/readyz' })).toMatchObject({ method: 'GET' });
    const { client_id } = await newClient();
    await request(api.baseUrl).post('/auth/token').auth(client_id, 'wrong').type('form').send(
      { grant_type: 'client_credentials' },
    ).expect(401);
    expect(await lineOf({ path: '/auth/token', status: 401 })).toMatchObject({
      client: client_id, error: 'invalid_client', address: '127.0.0.1',
    });
  });

  it('holds nothing that a person typed: unknown paths, client ids of another form, names in the place of an id', async () => {
    await request(api.baseUrl).get('/maria@example.com');
    await request(api.baseUrl).get('/v1/accounts/maria@example.com').auth(await api.token(), { type: 'bearer' }).expect(404);
    await request(api.baseUrl).post('/auth/token').auth('maria@example.com', 'wrong').type('form').send(
      { grant_type: 'client_credentials' },
    );
    expect(await lineOf({ path: '/auth/token', client: undefined as unknown as string })).toMatchObject({ status: 401 });
    expect(JSON.stringify(lines)).not.toContain('maria');
  });
});
