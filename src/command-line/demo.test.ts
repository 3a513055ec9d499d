import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { quickChild } from '../../test/support/foundry-child.ts';
import { createDatabase, type TestDatabase } from '../../test/support/database.ts';
import { followClock } from '../../test/support/database-clock.ts';
import { Service } from '../service.ts';
import { seedDemo } from './demo.ts';
import { revokeClient } from '../domains/auth/index.ts';
import { verifyJournal } from './verify-journal.ts';
import { FixedClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';

let folder: string;
let database: TestDatabase;
let service: Service;
let clock: FixedClock;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-demo-'));
  database = await createDatabase();
  clock = new FixedClock();
  const config = readConfig({ RAZAO_DATA_DIR: folder, RAZAO_LOG_LEVEL: 'silent', RAZAO_ROLES: 'api' });
  followClock(database.url, clock);
  service = await Service.create({ config, databaseUrl: database.url, clock, foundryChild: quickChild });
});
afterEach(async () => {
  await service.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const count = async (tenant: string, table: string, where = 'true') => {
  const [row] = await service.database.forTenant(tenant).read((em) =>
    em.execute<{ n: string }[]>(`select count(*) as n from razao.${table} where ${where}`));
  return Number(row?.n);
};

async function expectWholeDemo(): Promise<void> {
  for (const [tenant, clients, policies] of [['demo', 3, 1], ['acme', 2, 0]] as const) {
    expect(await count(tenant, 'parties')).toBe(1);
    expect(await count(tenant, 'accounts', 'owner_party_id is not null')).toBe(2 + policies);
    expect(await count(tenant, 'qbrl_versions', `status = 'IN_FORCE'`)).toBe(policies);
    expect(await count(tenant, 'product_versions')).toBe(policies);
    expect(await count(tenant, 'balances', 'posted = 1000000')).toBe(2);
    expect(await count(tenant, 'obligations')).toBe(2);
    expect(await count(tenant, 'clients', `tenant_id = '${tenant}'`)).toBe(clients);
    expect(await verifyJournal(service.database, tenant)).toMatchObject({ ok: true });
  }
}

it('each tenant has a party, two funded accounts and its clients', async () => {
  const [demo, acme] = await seedDemo(service, folder);
  expect(demo?.clients.map(({ name }) => name)).toEqual(['trial', 'full', 'platform']);
  expect(acme?.clients.map(({ name, scopes }) => [name, scopes.length])).toEqual([['trial', 8], ['full', 13]]);
  expect(demo?.qbrl).toEqual({
    redemption_account_id: expect.stringMatching(/^acc_/), required_signatures: 2,
    signers: ['tesouraria', 'controladoria'].map((name) => ({
      name, verification_key: expect.stringMatching(/^[0-9a-f]{64}$/), private_key: expect.stringContaining('PRIVATE KEY'),
    })),
  });
  expect(acme?.qbrl).toBeNull();
  expect([demo?.product_id, acme?.product_id]).toEqual(['caucao-aluguel', null]);
  expect(demo?.accounts).toEqual([1, 2].map(() => ({ account_id: expect.stringMatching(/^acc_/), funded_cents: 1_000_000 })));
  await expectWholeDemo();
});

it('a second run finds the data and the credentials of the first', async () => {
  const first = await seedDemo(service, folder);
  expect(await seedDemo(service, folder)).toEqual(first);
  await expectWholeDemo();
});

it('and still does when idempotency keys have been forgotten', async () => {
  const first = await seedDemo(service, folder);
  clock.advance(30 * 86_400_000);
  expect(await seedDemo(service, folder)).toEqual(first);
  await expectWholeDemo();
});

it('the credentials are for their owner alone', async () => {
  const [demo] = await seedDemo(service, folder);
  expect(statSync(join(folder, 'demo.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'demo.json'), 'utf8')).toContain(demo?.clients[0]?.client_secret);
});

it('a client that was revoked is replaced', async () => {
  const [before] = await seedDemo(service, folder);
  await revokeClient(service.database, String(before?.clients[0]?.client_id));
  const [after] = await seedDemo(service, folder);
  expect(after?.clients[0]?.client_id).not.toBe(before?.clients[0]?.client_id);
  expect(after?.clients[1]).toEqual(before?.clients[1]);
});

it('data is made anew in an empty database, whatever the folder remembers', async () => {
  const first = await seedDemo(service, folder);
  await service.stop();
  await database.drop();
  database = await createDatabase();
  const config = readConfig({ RAZAO_DATA_DIR: folder, RAZAO_LOG_LEVEL: 'silent', RAZAO_ROLES: 'api' });
  followClock(database.url, clock);
  service = await Service.create({ config, databaseUrl: database.url, clock, foundryChild: quickChild });
  const second = await seedDemo(service, folder);
  expect(second.map(({ clients }) => clients)).toEqual(first.map(({ clients }) => clients));
  await expectWholeDemo();
});

it('a run that dies at any step is completed by the next', async () => {
  let died = 0;
  for (let step = 1; ; step += 1) {
    const outcome = await seedDemo(dyingAt(step), folder).then(() => 'done', (error: Error) => error.message);
    if (outcome === 'done') break;
    expect(outcome).toBe('killed');
    died += 1;
  }
  expect(died).toBeGreaterThan(10);
  await expectWholeDemo();
});

/** Returns a service that throws at the nth request for the database or a context. */
function dyingAt(step: number): Service {
  let asked = 0;
  return new Proxy(service, {
    get(target, name) {
      if (name === 'database' || name === 'contextFor') {
        asked += 1;
        if (asked === step) throw new Error('killed');
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
