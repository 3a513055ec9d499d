import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestService, type TestService } from '../test/support/service.ts';

const ALLOWED = 'https://app.example.com';

let api: TestService;
let closed: TestService;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_CORS_ORIGINS: ALLOWED } });
  closed = await startTestService({ databaseUrl: api.databaseUrl });
});
afterAll(async () => {
  await closed.stop();
  await api.stop();
});

const preflight = (service: TestService, origin: string) =>
  request(service.baseUrl).options('/v1/accounts').set('Origin', origin).set('Access-Control-Request-Method', 'POST')
    .set('Access-Control-Request-Headers', 'authorization,idempotency-key');

describe('a browser', () => {
  it('may call from an origin of the setting, with its headers', async () => {
    const { status, headers } = await preflight(api, ALLOWED);
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(ALLOWED);
    expect(headers['access-control-allow-headers']).toBe('authorization,idempotency-key');
    expect(headers['vary']).toContain('Origin');
  });

  it('may read from there what an answer says besides its body', async () => {
    const { headers } = await request(api.baseUrl).get('/v1/health').set('Origin', ALLOWED);
    expect(headers['access-control-expose-headers']).toBe(
      'X-Request-Id,Idempotency-Replayed,Razao-Ignored-Fields,Retry-After,RateLimit,RateLimit-Policy,WWW-Authenticate',
    );
  });

  it.each([['another origin', () => api], ['any origin where the setting is empty', () =>
    closed]])('may not call from %s', async (_, service) => {
    const { headers } = await preflight(service(), 'https://evil.example.com');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

it('every answer carries the headers of an API, errors as well', async () => {
  for (const path of ['/v1/health', '/nothing', '/livez', '/auth/token']) {
    const { headers } = await request(api.baseUrl).get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='), 'x-request-id': expect.stringMatching(/^req_/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

it('begins to work once: what was begun twice would not be stopped', () => {
  expect(() => api.service.work()).toThrow('works already');
});
