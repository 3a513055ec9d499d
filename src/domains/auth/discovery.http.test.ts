/** An independent client library discovers and understands by itself: the server's metadata, its tokens and its refusals. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as oauth from 'openid-client';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { idSource } from '../../platform/id.ts';
import { allScopes, createClient, revokeClient, type ClientCredentials } from './index.ts';

const SCOPES = ['service/accounts.read', 'service/health'];
const ISSUER = 'https://ledger.example.com';

let api: TestService;
let client: ClientCredentials;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await api.token(); // makes the tenant
  client = await newClient();
});
afterAll(() => api.stop());

const newClient = () => {
  const { database } = api.service;
  return createClient(database, idSource(database.clock), { tenant: TENANT, name: 'a library', scopes: SCOPES });
};
const discover = (secret = client.client_secret, id = client.client_id) =>
  oauth.discovery(new URL(api.baseUrl), id, undefined, oauth.ClientSecretBasic(secret), {
    algorithm: 'oauth2', execute: [oauth.allowInsecureRequests],
  });
const ask = async (token: string, path: string) => {
  const config = await discover();
  return oauth.fetchProtectedResource(config, token, new URL(path, api.baseUrl), 'GET');
};
/** The challenge in a refusal, as the library reads it. */
const challengeOf = async (asking: Promise<unknown>) => {
  const error: unknown = await asking.then(() => undefined, (thrown: unknown) => thrown);
  const [first] = (error as oauth.WWWAuthenticateChallengeError).cause;
  return { status: (error as oauth.WWWAuthenticateChallengeError).status, ...first };
};

describe('a client library', () => {
  it('finds the token endpoint by the address of the service alone, and calls with the token that it gets', async () => {
    const config = await discover();
    expect(config.serverMetadata()).toMatchObject({
      issuer: api.baseUrl, token_endpoint: `${api.baseUrl}/auth/token`, jwks_uri: `${api.baseUrl}/.well-known/jwks.json`,
      scopes_supported: allScopes,
      grant_types_supported: ['client_credentials'], response_types_supported: [],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    });
    const { access_token } = await oauth.clientCredentialsGrant(config);
    expect((await ask(access_token, '/v1/health')).status).toBe(200);
  });

  it('sends its secret in the form as well as in the header', async () => {
    const config = await oauth.discovery(new URL(api.baseUrl), client.client_id, undefined, oauth.ClientSecretPost(client.client_secret), {
      algorithm: 'oauth2', execute: [oauth.allowInsecureRequests],
    });
    expect((await oauth.clientCredentialsGrant(config)).token_type).toBe('bearer');
  });

  it('learns the scopes of its token, where they are not those that it asked for', async () => {
    const config = await discover();
    expect(await oauth.clientCredentialsGrant(config)).toMatchObject({ scope: SCOPES.join(' ') });
    expect(await oauth.clientCredentialsGrant(config, { scope: 'service/health service/health' }))
      .toMatchObject({ scope: 'service/health' });
    expect(await oauth.clientCredentialsGrant(config, { scope: 'service/health' })).not.toHaveProperty('scope');
  });

  it('reads why it is refused: by a wrong secret, a token that counts no longer, a scope that it lacks', async () => {
    expect(await challengeOf(discover('wrong').then((config) => oauth.clientCredentialsGrant(config))))
      .toMatchObject({ status: 401, scheme: 'basic', parameters: { realm: 'razao', error: 'invalid_client' } });
    const gone = await newClient();
    const { access_token } = await oauth.clientCredentialsGrant(await discover(gone.client_secret, gone.client_id));
    expect(await challengeOf(ask(access_token, '/v1/holds?account_id=x'))).toMatchObject({
      status: 403, scheme: 'bearer', parameters: { realm: 'razao', error: 'insufficient_scope', scope: 'service/holds' },
    });
    await revokeClient(api.service.database, gone.client_id);
    for (const token of ['x.y.z', access_token.slice(0, -4)]) {
      expect(await challengeOf(ask(token, '/v1/health'))).toMatchObject({
        status: 401, scheme: 'bearer', parameters: { realm: 'razao', error: 'invalid_token' },
      });
    }
  });
});

it('without a token nothing is said to be wrong with one', async () => {
  const { status, headers } = await fetch(`${api.baseUrl}/v1/health`);
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="razao"']);
});

it.each(['POST', 'PUT', 'DELETE'])('the metadata are not for %s', async (method) => {
  const answer = await fetch(`${api.baseUrl}/.well-known/oauth-authorization-server`, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('where an issuer is set', () => {
  let named: TestService;
  beforeAll(async () => { named = await startTestService({ env: { RAZAO_ROLES: 'api', RAZAO_ISSUER: ISSUER } }); });
  afterAll(() => named.stop());

  it('the metadata are under that address, whatever the caller calls the service', async () => {
    const answer = await fetch(`${named.baseUrl}/.well-known/oauth-authorization-server`);
    expect([answer.headers.get('cache-control'), await answer.json()]).toMatchObject([
      'public, max-age=300', { issuer: ISSUER, token_endpoint: `${ISSUER}/auth/token` },
    ]);
  });

  it('tokens name it, and the service takes them', async () => {
    const token = await named.token();
    const keys = createRemoteJWKSet(new URL(`${named.baseUrl}/.well-known/jwks.json`));
    expect((await jwtVerify(token, keys, { issuer: ISSUER, currentDate: named.service.database.clock.now() })).payload.iss).toBe(ISSUER);
    expect((await named.call('getHealth', { token })).status).toBe(200);
  });
});
