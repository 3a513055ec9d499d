import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { announcedFindings } from '../../../test/support/announced.ts';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import {
  createProvider, ensureProvider, providersEntities, Providers, rotateSecret, setProviderStatus, setProviderUrl, type NewProvider,
} from './index.ts';

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
  expect(sender?.keysAt(tenants.clock.now()).map((key) => key.export().toString())).toEqual([secret]);
});

it('new work of a type goes past a provider that is disabled, and waits for it where there is no other', async () => {
  const ids = [`${wanted.providerId}-a`, `${wanted.providerId}-b`];
  for (const providerId of ids) await create({ providerId, type: 'KYC_PROVIDER' }, 'other');
  const found = () => providers().ofType('other', 'KYC_PROVIDER');
  expect(await found()).toBe(ids[0]);
  await setProviderStatus(tenants.context('other'), ids[0]!, 'DISABLED');
  expect(await found()).toBe(ids[1]);
  await setProviderStatus(tenants.context('other'), ids[1]!, 'DISABLED');
  expect(await found()).toBe(ids[0]);
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
  const rows = await tenants.database.query<{ secret: Buffer; secret_tail: string }>({
    name: 'all', text: 'select secret, secret_tail from razao.providers',
  }, []);
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
  ['http://api.example', false], ['http://10.0.0.1', false], ['ftp://x', false], ['nonsense', false],
  ['https://user:pass@api.example', false],
  ['https://10.0.0.1', false], ['https://[fd00::1]', false], ['https://198.41.0.4', true], ['https://127.0.0.1', true],
])('an address %s is taken: %s', async (baseUrl, isTaken) => {
  const made = create({ baseUrl });
  if (isTaken) await made;
  else await expect(made).rejects.toMatchObject({ code: 'PROVIDER_URL_REFUSED' });
});

it.each([
  ['timestamped_hmac_v1', 'short'], ['timestamped_hmac_v1', 'with a space in it, and long enough for it'],
  ['standard_webhooks_v1', 'x'.repeat(40)],
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

describe('a secret that takes the place of another', () => {
  const HOUR_MS = 3_600_000;
  const one = () => tenants.context('one');
  /** The secrets that count now, as deliveries and calls are held to them, newest first. */
  const secretsNow = async () => {
    const known = providers();
    const keys = (await known.sender(wanted.providerId))?.keysAt(tenants.clock.now()).map((key) => key.export().toString());
    expect((await known.connection('one', wanted.providerId))?.secrets).toEqual(keys);
    return keys;
  };

  it('counts beside it for a day, to the millisecond, without any job', async () => {
    const { secret: old } = await create();
    const { secret } = await rotateSecret(one(), wanted.providerId);
    expect(await secretsNow()).toEqual([secret, old]);
    tenants.clock.advance(24 * HOUR_MS - 1);
    expect(await secretsNow()).toEqual([secret, old]);
    tenants.clock.advance(1);
    expect(await secretsNow()).toEqual([secret]);
  });

  it('ends a process’s knowledge of the one before by the clock, though nothing was read anew', async () => {
    await create();
    const { secret } = await rotateSecret(one(), wanted.providerId, { overlapHours: 1 });
    const sender = await providers().sender(wanted.providerId);
    expect(sender?.keysAt(tenants.clock.now())).toHaveLength(2);
    tenants.clock.advance(HOUR_MS);
    expect(sender?.keysAt(tenants.clock.now()).map((key) => key.export().toString())).toEqual([secret]);
  });

  it('takes its place at once after a leak', async () => {
    await create();
    const { secret } = await rotateSecret(one(), wanted.providerId, { overlapHours: 0 });
    expect(await secretsNow()).toEqual([secret]);
  });

  it('leaves two at most', async () => {
    await create();
    const { secret: second } = await rotateSecret(one(), wanted.providerId);
    const { secret: third } = await rotateSecret(one(), wanted.providerId, { secret: 'y'.repeat(40) });
    expect([third, await secretsNow()]).toEqual(['y'.repeat(40), ['y'.repeat(40), second]]);
  });

  it.each([-1, 168.5, Number.NaN])('does not overlap for %s hours', async (overlapHours) => {
    await create();
    await expect(rotateSecret(one(), wanted.providerId, { overlapHours })).rejects.toThrow(/0 to 168 hours/);
  });

  it('is not given to another tenant’s provider, or to one that signs otherwise', async () => {
    await create({ strategy: 'standard_webhooks_v1' });
    await expect(rotateSecret(tenants.context('other'), wanted.providerId)).rejects.toThrow(/has no provider account/);
    await expect(rotateSecret(one(), wanted.providerId, { secret: 'x'.repeat(40) })).rejects.toMatchObject({
      code: 'PROVIDER_SECRET_INVALID',
    });
  });
});

it('a provider that is disabled neither delivers nor is called, until it is enabled', async () => {
  await create();
  await setProviderStatus(tenants.context('one'), wanted.providerId, 'DISABLED');
  await setProviderStatus(tenants.context('one'), wanted.providerId, 'DISABLED');
  expect(
    [await providers().sender(wanted.providerId), await providers().connection('one', wanted.providerId)],
  ).toEqual([undefined, undefined]);
  await setProviderStatus(tenants.context('one'), wanted.providerId, 'ENABLED');
  expect(await providers().sender(wanted.providerId)).toBeDefined();
});

it('a provider is called at its new address, and at its adapter\'s own where it has none', async () => {
  await create();
  const address = async () => (await providers().connection('one', wanted.providerId))?.baseUrl;
  await setProviderUrl(tenants.context('one'), wanted.providerId, 'https://new.example/adapter');
  expect(await address()).toBe('https://new.example/adapter');
  await setProviderUrl(tenants.context('one'), wanted.providerId, null);
  expect(await address()).toBeNull();
  await expect(setProviderUrl(tenants.context('one'), wanted.providerId, 'http://new.example')).rejects.toMatchObject(
    { code: 'PROVIDER_URL_REFUSED' },
  );
  await expect(setProviderUrl(tenants.context('other'), wanted.providerId, null)).rejects.toThrow(/has no provider account/);
});
