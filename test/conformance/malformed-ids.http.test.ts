/** An id in a path that no resource can have is answered as one that none has: the gateway looks for it before anything is validated. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { operations } from '../../generated/operations.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';

let api: TestService;
let token: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await api.token();
  token = await api.platformToken();
});
afterAll(() => api.stop());

const named = operations.filter(({ resources }) => Object.keys(resources).some((name) => name !== 'tenant'));
const IDS = ['x', 'ACC_01', ' ', '%00', "'--", 'é'.repeat(300)];

it.each(named.map((it) => [it.operationId, it] as const))('%s', async (_name, { method, path, resources }) => {
  const first = Object.keys(resources).find((name) => name !== 'tenant') ?? '';
  for (const id of IDS) {
    const url = path.replace('{tenant}', TENANT).replace(`{${first}}`, encodeURIComponent(id)).replaceAll(/\{\w+\}/g, 'x');
    const answer = await request(api.baseUrl)[method.toLowerCase() as 'get'](url).set(
      'Authorization', `Bearer ${token}`,
    ).set('Idempotency-Key', 'a-key');
    expect([id, answer.status]).toEqual([id, 404]);
  }
});
