import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openAuthBench, type AuthBench } from '../../../test/support/auth.ts';
import { createDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { Database } from '../../platform/db/database.ts';
import { Vault } from '../../platform/vault/secrets.ts';
import { authEntities, createClient, listSigningKeys, retireSigningKey, rotateSigningKey } from './index.ts';
import { TokenIssuer } from './issue-token.ts';
import { SigningKeyEntity } from './signing-key.entity.ts';
import { newKey, SigningKeys } from './signing-keys.ts';

let bench: AuthBench;
beforeEach(async () => { bench = await openAuthBench(); });
afterEach(() => bench.close());

it('of processes that start at once one makes the key', async () => {
  const { url, drop } = await createDatabase();
  const database = await Database.connect({ url, entities: authEntities, clock: new FixedClock(), idempotencyDays: 7 });
  const processes = await Promise.all(Array.from({ length: 6 }, () => SigningKeys.load(database, bench.vault)));
  expect(new Set(processes.map((keys) => keys.signing.kid)).size).toBe(1);
  expect(await database.global().count(SigningKeyEntity)).toBe(1);
  await database.close();
  await drop();
});

it('the private half is stored sealed', async () => {
  const [row] = await bench.database.global().findAll(SigningKeyEntity);
  expect(Buffer.from(row?.privateKey ?? '').toString('latin1')).not.toContain('PRIVATE KEY');
  expect(row?.kekId).toBe(bench.vault.kekId);
});

it('no id of a key reads as an option of a command', async () => {
  const made = await Promise.all(Array.from({ length: 600 }, () => newKey(bench.vault, 'TOKEN', bench.clock.now())));
  expect(made.map(({ kid }) => kid).filter((kid) => kid.startsWith('-'))).toEqual([]);
});

it('another key encryption key fails the start in one line', async () => {
  const start = SigningKeys.load(bench.database, new Vault(randomBytes(32)));
  await expect(start).rejects.toMatchObject({
    name: 'KeyError', message: expect.stringMatching(/^the secrets .* sealed under.*RAZAO_KEK/),
  });
});

it('a key that another process made is found by its id and published', async () => {
  const client = await createClient(bench.database, bench.ids, { tenant: 'demo', name: 'shop', scopes: ['service/holds'] });
  await retireAll();
  bench.clock.advance(1000);
  const other = await SigningKeys.load(bench.database, bench.vault);
  const { access_token } = await new TokenIssuer(bench.database, other, 60).issue({
    clientId: client.client_id, clientSecret: client.client_secret, grantType: 'client_credentials',
  });
  expect(await bench.auth.authenticate(access_token)).toMatchObject({ clientId: client.client_id });
});

it('a retired key is not published any more', async () => {
  const [before] = (await bench.database.global().findAll(SigningKeyEntity)).map(({ kid }) => kid);
  await retireAll();
  const keys = await SigningKeys.load(bench.database, bench.vault);
  const published = (await keys.published()).keys.map(({ kid }) => kid);
  expect(published).toHaveLength(1);
  expect(published).not.toContain(before);
});

describe('another signing key', () => {
  const ofTokens = async () => (await listSigningKeys(bench.database)).filter(({ purpose }) => purpose === 'TOKEN');
  const tokenOf = async (keys: SigningKeys): Promise<string> => {
    const client = await createClient(bench.database, bench.ids, { tenant: 'demo', name: 'shop', scopes: ['service/holds'] });
    const request = { clientId: client.client_id, clientSecret: client.client_secret, grantType: 'client_credentials' };
    return (await new TokenIssuer(bench.database, keys, 3600).issue(request)).access_token;
  };

  it('signs within a minute in every process, and the one before verifies until it is retired', async () => {
    const keys = await SigningKeys.load(bench.database, bench.vault);
    const before = await tokenOf(keys);
    bench.clock.advance(1000);
    const kid = await rotateSigningKey(bench.database, bench.vault);
    bench.clock.advance(60_000);
    await eventually(async () => keys.signing.kid === kid);
    const after = await tokenOf(keys);
    for (const token of [before, after]) expect(await bench.auth.authenticate(token)).toMatchObject({ tenant: 'demo' });
    const [signing, verifying] = await ofTokens();
    expect([signing, verifying]).toMatchObject([{ kid, state: 'SIGNING', retired_at: null }, { state: 'VERIFYING' }]);

    await retireSigningKey(bench.database, verifying?.kid ?? '');
    bench.clock.advance(60_000);
    await eventually(() => (async () => bench.auth.authenticate(before))().then(() => false, () => true));
    expect(await bench.auth.authenticate(after)).toMatchObject({ tenant: 'demo' });
    expect((await ofTokens()).map(({ state }) => state)).toEqual(['SIGNING', 'RETIRED']);
  });

  it('is needed before the one that signs can be retired', async () => {
    const [{ kid } = { kid: '' }] = await ofTokens();
    await expect(retireSigningKey(bench.database, kid)).rejects.toThrow(`${kid} is the key that signs: rotate first`);
    await expect(retireSigningKey(bench.database, 'nokey')).rejects.toThrow('there is no signing key nokey');
  });
});

async function retireAll(): Promise<void> {
  const owner = new pg.Client({ connectionString: bench.url });
  await owner.connect();
  await owner.query('update razao.signing_keys set retired_at = now()');
  await owner.end();
}
