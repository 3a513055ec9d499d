import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { announcedFindings } from '../../../test/support/announced.ts';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import { createProvider, ensureProvider, providersEntities, Providers, type NewProvider } from './index.ts';

let tenants: TestTenants;
let numbered = 0;
beforeAll(async () => { tenants = await startTestTenants(providersEntities); });
afterAll(async () => {
  expect(await announcedFindings(tenants.url)).toEqual([]);
  await tenants.stop();
});

let wanted: NewProvider;
beforeEach(() => {
  wanted = { providerId: `bank-${(numbered += 1)}`, type: 'SPONSOR_BANK', adapter: 'sim_sponsor_v1', displayName: 'Banco Ponte' };
});
const providers = () => new Providers(tenants.database, tenants.vault);
const create = (over: Partial<NewProvider> = {}, tenant = 'one') => createProvider(tenants.context(tenant), { ...wanted, ...over });

it('a name leads to its tenant, strategy and secret', async () => {
  const { secret } = await create();
  const sender = await providers().sender(wanted.providerId);
  expect(sender).toMatchObject({ tenant: 'one', strategy: 'timestamped_hmac_v1' });
  expect(sender?.key.export().toString()).toBe(secret);
});

it('a secret that is drawn suits every strategy', async () => {
  const { secret } = await create({ strategy: 'standard_webhooks_v1' });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9]{43}$/);
});

it('a secret that is given is kept as it is', async () => {
  expect(await create({ secret: 'x'.repeat(32) })).toEqual({ provider_id: wanted.providerId, secret: 'x'.repeat(32) });
});

it('the secret is sealed at rest, for this row alone', async () => {
  const { secret } = await create();
  const rows = await tenants.database.query<{ secret: Buffer; secret_tail: string }>({ name: 'all', text: 'select secret, secret_tail from razao.providers' }, []);
  expect(rows.some((row) => row.secret.includes(secret))).toBe(false);
  expect(rows.at(-1)?.secret_tail).toBe(secret.slice(-4));
  expect(() => tenants.vault.open(rows.at(-1)!.secret, 'provider-secret other x')).toThrow();
});

it.each(['one', 'other'])('a name is given once, also when %s asks', async (tenant) => {
  await create();
  await expect(create({}, tenant)).rejects.toMatchObject({ code: 'PROVIDER_ID_TAKEN', details: { provider_id: wanted.providerId } });
});

it('of many who ask for a name at once, one has it', async () => {
  const made = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => create({}, n % 2 ? 'one' : 'other')));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it.each(['x', 'Upper', 'a-', '1st', 'with space', 'a'.repeat(65), ''])('"%s" is no name', async (providerId) => {
  await expect(create({ providerId })).rejects.toThrow(/cannot name a provider/);
});

it.each([
  ['https://api.example', true], ['http://127.0.0.1:4020', true], ['http://localhost:4020', true], ['http://[::1]:1', true],
  ['http://api.example', false], ['http://10.0.0.1', false], ['ftp://x', false], ['nonsense', false], ['https://user:pass@api.example', false],
])('an address %s is taken: %s', async (baseUrl, isTaken) => {
  const made = create({ baseUrl });
  if (isTaken) await made;
  else await expect(made).rejects.toMatchObject({ code: 'PROVIDER_URL_REFUSED' });
});

it.each([
  ['timestamped_hmac_v1', 'short'], ['timestamped_hmac_v1', 'with a space in it, and long enough for it'], ['standard_webhooks_v1', 'x'.repeat(40)],
  ['standard_webhooks_v1', 'whsec_'.padEnd(36, '!')],
] as const)('with %s a secret "%s" is refused, and not repeated', async (strategy, secret) => {
  const refused = await create({ strategy, secret }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'PROVIDER_SECRET_INVALID', details: { verification_strategy: strategy } });
  expect(JSON.stringify(refused)).not.toContain(secret);
});

describe('ensureProvider', () => {
  it('finds what it made, with its secret', async () => {
    const made = await ensureProvider(tenants.context('one'), wanted);
    expect(await ensureProvider(tenants.context('one'), wanted)).toEqual(made);
  });

  it('makes it once, whoever asks at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => ensureProvider(tenants.context('one'), wanted)));
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(1);
  });

  it('does not take another tenant’s', async () => {
    await create({}, 'other');
    await expect(ensureProvider(tenants.context('one'), wanted)).rejects.toMatchObject({ code: 'PROVIDER_ID_TAKEN' });
  });
});

describe('what is known of providers', () => {
  it('is told to their own tenant only', async () => {
    await create({ baseUrl: 'https://api.example' });
    const known = providers();
    expect(await known.connection('one', wanted.providerId)).toMatchObject({ baseUrl: 'https://api.example' });
    expect(await known.connection('other', wanted.providerId)).toBeUndefined();
  });

  it('is nothing of names that nobody has, or can have', async () => {
    expect(await providers().sender('nobody')).toBeUndefined();
    expect(await providers().sender('no\u0000body')).toBeUndefined();
  });

  it('is known at once of one that was just made, though it was asked for before', async () => {
    const known = providers();
    expect(await known.sender(wanted.providerId)).toBeUndefined();
    await create();
    expect(await known.sender(wanted.providerId)).toBeDefined();
  });

  it('is at most two seconds old', async () => {
    const known = providers();
    await create();
    await known.sender(wanted.providerId);
    const statement = { name: 'move', text: `update razao.providers set base_url = 'https://new.example' where provider_id = $1` };
    await tenants.database.query(statement, [wanted.providerId]);
    expect((await known.connection('one', wanted.providerId))?.baseUrl).toBeNull();
    tenants.clock.advance(2_000);
    expect((await known.connection('one', wanted.providerId))?.baseUrl).toBe('https://new.example');
  });
});
