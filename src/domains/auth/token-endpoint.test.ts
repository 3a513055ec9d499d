import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { openAuthBench, type AuthBench } from '../../../test/support/auth.ts';
import { createClient, createTenant, revokeClient, type ClientCredentials } from './index.ts';

let bench: AuthBench;
let client: ClientCredentials;
const scopes = ['service/accounts.read', 'service/holds'];

beforeAll(async () => {
  bench = await openAuthBench(900);
  client = await createClient(bench.database, bench.ids, { tenant: 'demo', name: 'shop', scopes });
});
afterAll(() => bench.close());

const GRANT = 'grant_type=client_credentials';
const post = (form: string) => request(bench.app).post('/auth/token').type('form').send(form);
const withBasic = (form: string, id = client.client_id, secret = client.client_secret) => post(form).auth(id, secret);
const inForm = (id = client.client_id, secret = client.client_secret) => `client_id=${id}&client_secret=${secret}`;

async function claimsOf(token: string) {
  const { body } = await request(bench.app).get('/.well-known/jwks.json').expect(200);
  return jwtVerify(token, createLocalJWKSet(body), { currentDate: bench.clock.now() });
}

describe('a token is issued', () => {
  it('for credentials as HTTP Basic, in exactly the contract\'s shape', async () => {
    const answer = await withBasic(GRANT).expect(200);
    expect(answer.body).toEqual({ access_token: expect.any(String), expires_in: 900, token_type: 'Bearer', scope: scopes.join(' ') });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('for credentials in the form', async () => {
    await post(`${GRANT}&${inForm()}`).expect(200);
  });

  it('for the same credentials in both places', async () => {
    await withBasic(`${GRANT}&${inForm()}`).expect(200);
    await withBasic(`${GRANT}&client_id=${client.client_id}`).expect(200);
  });

  it('with a charset in the content type', async () => {
    await request(bench.app).post('/auth/token').auth(client.client_id, client.client_secret)
      .set('Content-Type', 'application/x-www-form-urlencoded; charset=UTF-8').send(GRANT).expect(200);
  });

  it('that any library verifies by the published keys, with the claims it needs', async () => {
    const { body } = await withBasic(GRANT);
    const { payload, protectedHeader } = await claimsOf(body.access_token);
    const now = bench.clock.now().getTime() / 1000;
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(payload).toEqual({
      iss: 'razao', sub: client.client_id, tenant: 'demo', scope: scopes.join(' '), platform: false,
      iat: now, exp: now + 900, jti: expect.any(String),
    });
  });

  it('with all scopes of the client, or those that are asked for', async () => {
    const some = await withBasic(`${GRANT}&scope=service/holds`);
    expect((await claimsOf(some.body.access_token)).payload['scope']).toBe('service/holds');
    const empty = await withBasic(`${GRANT}&scope=`);
    expect((await claimsOf(empty.body.access_token)).payload['scope']).toBe(scopes.join(' '));
  });

  it('for an id and secret that are percent-encoded in the header', async () => {
    const encoded = client.client_id.replace('_', '%5F');
    await withBasic(GRANT, encoded).expect(200);
  });

  it('with an id of its own each time', async () => {
    const [one, other] = await Promise.all([withBasic(GRANT), withBasic(GRANT)]);
    expect(one.body.access_token).not.toBe(other.body.access_token);
  });
});

describe('a request is refused with 400', () => {
  const refusals: [string, () => request.Test, string][] = [
    ['without credentials', () => post(GRANT), 'invalid_client'],
    ['with an id alone', () => post(`${GRANT}&client_id=${client.client_id}`), 'invalid_client'],
    ['with an empty secret in the form', () => post(`${GRANT}&${inForm(undefined, '')}`), 'invalid_client'],
    ['without a grant', () => withBasic('scope=service/holds'), 'invalid_request'],
    ['without a body', () => request(bench.app).post('/auth/token'), 'invalid_client'],
    ['with another grant', () => withBasic('grant_type=password'), 'unsupported_grant_type'],
    ['with a repeated parameter', () => withBasic(`${GRANT}&${GRANT}`), 'invalid_request'],
    ['with other credentials in header and form', () => withBasic(`${GRANT}&${inForm('cli_other')}`), 'invalid_request'],
    ['with a header that is not Basic at all', () => post(GRANT).set('Authorization', 'Basic !'), 'invalid_request'],
    ['with a header without a secret', () => post(GRANT).set('Authorization', `Basic ${btoa('no-colon')}`), 'invalid_request'],
    ['with a broken escape in the header', () => withBasic(GRANT, 'cli_%zz'), 'invalid_request'],
    ['with a bearer token instead of credentials', () => post(GRANT).set('Authorization', 'Bearer x'), 'invalid_client'],
    ['with a scope the client lacks', () => withBasic(`${GRANT}&scope=service/holds service/operator`), 'invalid_scope'],
    ['with a scope that does not exist', () => withBasic(`${GRANT}&scope=root`), 'invalid_scope'],
    ['with JSON', () => request(bench.app).post('/auth/token').auth(client.client_id, client.client_secret)
      .send({ grant_type: 'client_credentials' }), 'invalid_request'],
    ['with JSON that claims to be a form', () => withBasic('{"grant_type":"client_credentials"}'), 'invalid_request'],
    ['in an unknown encoding', () => withBasic(GRANT).set('Content-Encoding', 'x-secret'), 'invalid_request'],
  ];

  it.each(refusals)('%s', async (_what, send, code) => {
    const answer = await send();
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400, body: { error: code, error_description: expect.any(String) },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a client is refused with 401', () => {
  const refuse = async (send: request.Test) => {
    const answer = await send;
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Basic realm="razao", .*error="invalid_client"$/);
    expect(answer.body.error).toBe('invalid_client');
    return answer.body;
  };

  it('when unknown, in the same words as when the secret is wrong', async () => {
    const wrong = await refuse(withBasic(GRANT, undefined, 'wrong'));
    expect(await refuse(withBasic(GRANT, 'cli_unknown'))).toEqual(wrong);
    expect(await refuse(post(`${GRANT}&${inForm(undefined, 'wrong')}`))).toEqual(wrong);
    expect(await refuse(withBasic(GRANT, undefined, ''))).toEqual(wrong);
  });

  it('before its grant and scope are looked at', async () => {
    await refuse(withBasic('grant_type=password&scope=root', undefined, 'wrong'));
  });

  it('when revoked', async () => {
    const revoked = await createClient(bench.database, bench.ids, { tenant: 'demo', name: 'old', scopes });
    await revokeClient(bench.database, revoked.client_id);
    await refuse(withBasic(GRANT, revoked.client_id, revoked.client_secret));
  });

  it('when deleted', async () => {
    await createTenant(bench.database, 'gone');
    await refuse(withBasic(GRANT, 'cli_01J00000000000000000000000', client.client_secret));
  });
});

describe('the token endpoint', () => {
  it.each(['get', 'head', 'put', 'delete'] as const)('answers %s with 405', async (method) => {
    const answer = await request(bench.app)[method]('/auth/token');
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });

  it('refuses a form that is larger than any token request', async () => {
    await withBasic(`${GRANT}&padding=${'x'.repeat(70_000)}`).expect(413);
  });
});

describe('the key set', () => {
  it('shows public halves only', async () => {
    const { body, headers } = await request(bench.app).get('/.well-known/jwks.json').expect(200);
    expect(headers['content-type']).toContain('json');
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });
});
