import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { parse } from 'yaml';
import { openAuthBench, type AuthBench } from '../../../test/support/auth.ts';
import { sha256 } from '../../platform/canonical.ts';
import { ClientEntity } from './client.entity.ts';
import {
  allScopes, createClient, createTenant, ensureClient, ensureTenant, listClients, listTenants, newCredentials, requireTenant,
  revokeClient, rotateClientSecret, trialScopes,
} from './index.ts';

let bench: AuthBench;
beforeAll(async () => { bench = await openAuthBench(); });
afterAll(() => bench.close());

const newClient = (changes: Partial<Parameters<typeof createClient>[2]> = {}) =>
  createClient(bench.database, bench.ids, { tenant: 'demo', name: 'shop', scopes: trialScopes, ...changes });

describe('tenants', () => {
  it('has a head as soon as it exists', async () => {
    await createTenant(bench.database, 'acme');
    const heads = await bench.database.forTenant('acme').read((em) => em.execute('select * from razao.heads'));
    expect(heads).toMatchObject([{ tenant_id: 'acme', seq_no: '0', commit_no: '0', entry_hash: '0'.repeat(64) }]);
  });

  it('refuses a tenant that exists', async () => {
    await expect(createTenant(bench.database, 'demo')).rejects.toThrow('tenant demo exists already');
  });

  it('ensures a tenant once', async () => {
    expect(await ensureTenant(bench.database, 'twice')).toBe(true);
    expect(await ensureTenant(bench.database, 'twice')).toBe(false);
    expect(await listTenants(bench.database)).toContain('twice');
  });

  it('is required by name', async () => {
    await requireTenant(bench.database, 'demo');
    await expect(requireTenant(bench.database, 'nobody')).rejects.toThrow('there is no tenant nobody');
  });

  it.each(['', 'a', 'Demo', '1st', 'two words', 'x'.repeat(41), `a'b`])('refuses the name %j', async (name) => {
    await expect(createTenant(bench.database, name)).rejects.toThrow('cannot name a tenant');
  });
});

describe('credentials that the caller keeps', () => {
  const client = { tenant: 'demo', name: 'kept', scopes: trialScopes };

  it('make one client, however often they are given', async () => {
    const credentials = newCredentials(bench.ids);
    expect(await ensureClient(bench.database, credentials, client)).toBe(true);
    expect(await ensureClient(bench.database, credentials, client)).toBe(true);
    expect(await bench.database.global().count(ClientEntity, { clientId: credentials.client_id })).toBe(1);
  });

  it('do not work when the client is another or revoked', async () => {
    const credentials = newCredentials(bench.ids);
    await ensureClient(bench.database, credentials, client);
    const works = (changes: object, secret = credentials.client_secret) =>
      ensureClient(bench.database, { ...credentials, client_secret: secret }, { ...client, ...changes });
    expect(await works({}, 'wrong')).toBe(false);
    expect(await works({ scopes: ['service/holds'] })).toBe(false);
    expect(await works({ platform: true })).toBe(false);
    await revokeClient(bench.database, credentials.client_id);
    expect(await works({})).toBe(false);
  });
});

describe('clients', () => {
  it('keeps only a hash of the secret, which has at least 32 bytes', async () => {
    const { client_id, client_secret } = await newClient();
    expect(client_id).toMatch(/^cli_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(Buffer.from(client_secret, 'base64url').length).toBeGreaterThanOrEqual(32);
    const row = await bench.database.global().findOneOrFail(ClientEntity, { clientId: client_id });
    expect(row).toMatchObject({ secretHash: sha256(client_secret), tenantId: 'demo', platform: false, revokedAt: null });
    expect(JSON.stringify(row)).not.toContain(client_secret);
  });

  it('knows the thirteen scopes of the contract and the eight of a trial', () => {
    const contract = parse(readFileSync(join(import.meta.dirname, '../../../contracts/shared/security.yaml'), 'utf8'));
    expect([...allScopes]).toEqual(Object.keys(contract.oauth.flows.clientCredentials.scopes));
    expect(allScopes).toHaveLength(13);
    expect(trialScopes).toHaveLength(8);
  });

  it.each([
    ['a scope that does not exist', { scopes: ['service/holds', 'service/root'] }, 'there is no scope service/root'],
    ['no scope', { scopes: [] }, 'at least one scope'],
    ['a tenant that does not exist', { tenant: 'nobody' }, 'there is no tenant nobody'],
    ['an empty name', { name: '' }, 'a client\'s name has 1 to 100 characters'],
  ])('refuses %s', async (_what, changes, message) => {
    await expect(newClient(changes)).rejects.toThrow(message);
  });

  it('keeps a repeated scope once', async () => {
    const { client_id } = await newClient({ scopes: ['service/holds', 'service/holds'], platform: true });
    const row = await bench.database.global().findOneOrFail(ClientEntity, { clientId: client_id });
    expect(row).toMatchObject({ scopes: ['service/holds'], platform: true });
  });

  it('keeps the first revocation when repeated, and refuses an unknown client', async () => {
    const { client_id } = await newClient();
    const revokedAt = bench.clock.now();
    await revokeClient(bench.database, client_id);
    bench.clock.advance(1000);
    await revokeClient(bench.database, client_id);
    const row = await bench.database.global().findOneOrFail(ClientEntity, { clientId: client_id });
    expect(row.revokedAt).toEqual(revokedAt);
    await expect(revokeClient(bench.database, 'cli_nobody')).rejects.toThrow('there is no client cli_nobody');
  });
});

describe('another secret of a client', () => {
  const HOUR_MS = 3_600_000;
  const gets = async (clientId: string, clientSecret: string): Promise<number> =>
    (await request(bench.app).post('/auth/token').auth(clientId, clientSecret).type('form').send({
      grant_type: 'client_credentials',
    })).status;

  it('gets tokens beside the one before, until that ends', async () => {
    const { client_id, client_secret } = await newClient();
    const next = await rotateClientSecret(bench.database, client_id, 2);
    expect(next).toMatchObject({ client_id, previous_until: new Date(bench.clock.now().getTime() + 2 * HOUR_MS).toISOString() });
    expect(
      await Promise.all([client_secret, next.client_secret, 'wrong'].map((secret) => gets(client_id, secret))),
    ).toEqual([200, 200, 401]);
    const third = await rotateClientSecret(bench.database, client_id);
    expect(
      await Promise.all([client_secret, next.client_secret, third.client_secret].map((secret) => gets(client_id, secret))),
    ).toEqual([401, 200, 200]);
    bench.clock.advance(24 * HOUR_MS);
    expect(await Promise.all([next.client_secret, third.client_secret].map((secret) => gets(client_id, secret)))).toEqual([401, 200]);
  });

  it('ends the one before at once where no overlap is wanted', async () => {
    const { client_id, client_secret } = await newClient();
    const next = await rotateClientSecret(bench.database, client_id, 0);
    expect(await Promise.all([client_secret, next.client_secret].map((secret) => gets(client_id, secret)))).toEqual([401, 200]);
  });

  it.each([-1, 169, Number.NaN])('is refused for an overlap of %p hours', async (hours) => {
    const { client_id, client_secret } = await newClient();
    await expect(rotateClientSecret(bench.database, client_id, hours)).rejects.toThrow(/0 to 168 hours/);
    expect(await gets(client_id, client_secret)).toBe(200);
  });

  it('is refused to a client that there is not, or not any more', async () => {
    const { client_id } = await newClient();
    await revokeClient(bench.database, client_id);
    for (const id of [client_id, 'cli_nobody'])
      await expect(rotateClientSecret(bench.database, id)).rejects.toThrow(`there is no client ${id}`);
  });
});

it('clients are listed, of one tenant or of all, without their secrets', async () => {
  await ensureTenant(bench.database, 'other');
  const made = await newClient({ tenant: 'other', name: 'kiosk' });
  await rotateClientSecret(bench.database, made.client_id, 1);
  const [listed, ...more] = await listClients(bench.database, 'other');
  expect([listed, more]).toEqual([{
    client_id: made.client_id, tenant: 'other', name: 'kiosk', scopes: [...trialScopes].sort(), platform: false, revoked_at: null,
    created_at: bench.clock.now().toISOString(), previous_secret_until: new Date(bench.clock.now().getTime() + 3_600_000).toISOString(),
  }, []]);
  expect((await listClients(bench.database)).length).toBeGreaterThan(1);
});
