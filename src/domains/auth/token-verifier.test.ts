import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { openAuthBench, type AuthBench } from '../../../test/support/auth.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { createClient, revokeClient, trialScopes, type ClientCredentials } from './index.ts';
import { TokenIssuer } from './issue-token.ts';
import { SigningKeys } from './signing-keys.ts';

const TTL_SECONDS = 900;
let bench: AuthBench;
let keys: SigningKeys;
let issuer: TokenIssuer;

beforeAll(async () => {
  bench = await openAuthBench(TTL_SECONDS);
  keys = await SigningKeys.load(bench.database, bench.vault);
  issuer = new TokenIssuer(bench.database, keys, TTL_SECONDS);
});
afterEach(() => { jest.restoreAllMocks(); });
afterAll(() => bench.close());

async function newClient(platform = false): Promise<ClientCredentials> {
  return createClient(bench.database, bench.ids, { tenant: 'demo', name: 'shop', scopes: trialScopes, platform });
}

async function tokenOf({ client_id, client_secret }: ClientCredentials): Promise<string> {
  const request = { clientId: client_id, clientSecret: client_secret, grantType: 'client_credentials' };
  return (await issuer.issue(request)).access_token;
}

/** Always a promise, so that a synchronous throw looks like a rejection. */
async function authenticate(token: string): Promise<Principal> {
  return bench.auth.authenticate(token);
}

const refused = { code: 'UNAUTHENTICATED', status: 401 };
const unavailable = { code: 'SERVICE_UNAVAILABLE', status: 503 };

describe('a token speaks for', () => {
  it('its client, tenant and scopes', async () => {
    const client = await newClient();
    const token = await tokenOf(client);
    expect(await authenticate(token)).toEqual({
      tenant: 'demo', clientId: client.client_id, scopes: new Set(trialScopes), platform: false,
    });
  });

  it('every tenant only when its client is of the platform', async () => {
    expect(await authenticate(await tokenOf(await newClient(true)))).toMatchObject({ platform: true });
  });
});

describe('a token is refused', () => {
  const claims = { tenant: 'demo', scope: 'service/holds', platform: false, sub: 'cli_x', jti: 'j' };
  async function forge(changes: Record<string, unknown>, key?: KeyObject, kid = keys.signing.kid): Promise<string> {
    const now = bench.clock.now().getTime() / 1000;
    const client = await newClient();
    return new SignJWT({ ...claims, iss: 'razao', iat: now, exp: now + 60, sub: client.client_id, ...changes })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid }).sign(key ?? keys.signing.key);
  }
  const otherKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  it('never when it is a good one, made in the same way', async () => {
    expect(await authenticate(await forge({}))).toMatchObject({ tenant: 'demo' });
  });

  it.each<[string, () => Promise<string>]>([
    ['when it is no token', async () => 'nonsense'],
    ['when it has parts and no meaning', async () => 'a.b.c'],
    ['when another key signed it', () => forge({}, otherKey())],
    ['when its key is unknown', () => forge({}, otherKey(), 'unknown')],
    ['when its issuer is another', () => forge({ iss: 'someone' })],
    ['when it has expired', () => forge({ exp: bench.clock.now().getTime() / 1000 - 1 })],
    ['when it never expires', () => forge({ exp: undefined })],
    ['when its client does not exist', () => forge({ sub: 'cli_nobody' })],
    ['when it names no tenant', () => forge({ tenant: undefined })],
    ['when its tenant is no text', () => forge({ tenant: 7 })],
    ['when nobody signed it', async () => new UnsecuredJWT({ ...claims, iss: 'razao' }).setExpirationTime('1h').encode()],
    ['when its claims were changed', async () => {
      const [header, , signature] = (await forge({})).split('.');
      const payload = Buffer.from(JSON.stringify({ ...claims, tenant: 'acme' })).toString('base64url');
      return `${header}.${payload}.${signature}`;
    }],
    ['when the public key is used as a shared secret', async () => {
      const { keys: [jwk] } = await keys.published();
      return new SignJWT({ ...claims, iss: 'razao' }).setProtectedHeader({ alg: 'HS256', kid: String(jwk?.kid) })
        .setExpirationTime('1h').sign(Buffer.from(JSON.stringify(jwk)));
    }],
  ])('%s', async (_what, make) => {
    await expect(authenticate(await make())).rejects.toMatchObject(refused);
  });

  it('from the second of its expiry on, also when it is remembered', async () => {
    const token = await tokenOf(await newClient());
    await authenticate(token);
    bench.clock.advance(TTL_SECONDS * 1000 - 1);
    await authenticate(token);
    bench.clock.advance(1);
    await expect(authenticate(token)).rejects.toMatchObject(refused);
  });
});

describe('a token seen before', () => {
  it('is answered without a promise or a query', async () => {
    const token = await tokenOf(await newClient());
    await authenticate(token);
    const query = jest.spyOn(bench.database, 'query');
    for (let round = 0; round < 100; round += 1) expectPrincipal(bench.auth.authenticate(token));
    expect(query).not.toHaveBeenCalled();
  });

  function expectPrincipal(answer: Principal | Promise<Principal>): void {
    if (answer instanceof Promise) throw new Error('the hot path went through a promise');
  }

  it('is checked by one query a second for all clients in use', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => tokenOf(await newClient())));
    await Promise.all(tokens.map(authenticate));
    bench.clock.advance(1900);
    const query = jest.spyOn(bench.database, 'query');
    await Promise.all(tokens.map(authenticate));
    expect(query).toHaveBeenCalledTimes(1);
    for (let half = 0; half < 8; half += 1) {
      bench.clock.advance(500);
      await Promise.all(tokens.map(authenticate));
      await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
    expect(query.mock.calls.length).toBeLessThanOrEqual(5);
  });
});

describe('a revoked client', () => {
  it('is refused within two seconds in every process', async () => {
    const client = await newClient();
    const token = await tokenOf(client);
    const other = await bench.another();
    await Promise.all([authenticate(token), other.authenticate(token)]);
    await revokeClient(bench.database, client.client_id);
    bench.clock.advance(2000);
    await expect(authenticate(token)).rejects.toMatchObject(refused);
    await expect((async () => other.authenticate(token))()).rejects.toMatchObject(refused);
  });

  it('is refused within two seconds while requests never pause', async () => {
    const client = await newClient();
    const token = await tokenOf(client);
    await authenticate(token);
    await revokeClient(bench.database, client.client_id);
    let passed = 0;
    for (; passed <= 4000; passed += 100) {
      bench.clock.advance(100);
      if (!(await authenticate(token).catch(() => undefined))) break;
      await new Promise((resolve) => { setTimeout(resolve, 5); });
    }
    expect(passed).toBeLessThanOrEqual(2000);
  });

  it('is refused at once by a process that has not seen it', async () => {
    const client = await newClient();
    const token = await tokenOf(client);
    await revokeClient(bench.database, client.client_id);
    await expect(authenticate(token)).rejects.toMatchObject(refused);
  });

  it('is refused when its row is gone', async () => {
    const client = await newClient();
    const token = await tokenOf(client);
    await authenticate(token);
    await asOwner(`delete from razao.clients where client_id = '${client.client_id}'`);
    bench.clock.advance(2000);
    await expect(authenticate(token)).rejects.toMatchObject(refused);
  });
});

describe('while Postgres cannot be reached', () => {
  // A failure counts for a second.
  beforeEach(() => { bench.clock.advance(1000); });

  const away = () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return jest.spyOn(bench.database, 'query').mockRejectedValue(error);
  };

  it('a client seen lately is let in for ten seconds and not longer', async () => {
    const token = await tokenOf(await newClient());
    await authenticate(token);
    away();
    for (let second = 1; second <= 10; second += 1) {
      bench.clock.advance(1000);
      await authenticate(token);
    }
    bench.clock.advance(1000);
    await expect(authenticate(token)).rejects.toMatchObject(unavailable);
  });

  it('it is asked at most once a second', async () => {
    const token = await tokenOf(await newClient());
    await authenticate(token);
    const query = away();
    bench.clock.advance(5000);
    for (let repeat = 0; repeat < 10; repeat += 1) await authenticate(token);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('a client not seen before is not let in', async () => {
    const token = await tokenOf(await newClient());
    away();
    await expect(authenticate(token)).rejects.toMatchObject(unavailable);
  });

  it('everybody is let in again when it is back', async () => {
    const token = await tokenOf(await newClient());
    await authenticate(token);
    away();
    bench.clock.advance(20_000);
    await expect(authenticate(token)).rejects.toMatchObject(unavailable);
    jest.restoreAllMocks();
    bench.clock.advance(1000);
    await authenticate(token);
  });
});

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: bench.url });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}
