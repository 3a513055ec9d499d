/** Facts of providers wait for their subject: once, in their order, each tenant's apart, and not for ever. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import { WaitingFactsEntity } from './waiting-facts.entity.ts';
import { MOST_WAITING, readWaiting, writeWaiting, type Awaited } from './waiting-facts.ts';

let tenants: TestTenants;
beforeAll(async () => { tenants = await startTestTenants([WaitingFactsEntity]); });
afterAll(() => tenants?.stop());

const claim = (providerId = 'sim-demo', name: string = randomUUID()): Awaited => ({ waitsFor: 'PIX_CLAIM', providerId, name });
const db = (tenant = 'one') => tenants.context(tenant).db;

async function write(awaited: Awaited, facts: readonly unknown[]): Promise<void> {
  await db().write(async ({ em }) => {
    await writeWaiting(em, 'one', { ...awaited, facts });
    return null;
  });
}

async function read(awaited: Awaited, tenant = 'one'): Promise<readonly unknown[]> {
  return (await db(tenant).read((em) => readWaiting(em, tenant, awaited))).facts;
}

async function kept({ name }: Awaited): Promise<number> {
  return (await db().read((em) => em.execute('select 1 from razao.waiting_facts where name = ?', [name]))).length;
}

it('facts wait in their order until they are taken out; then nothing is left', async () => {
  const awaited = claim();
  await write(awaited, [{ event: 'B' }, { event: 'A', text: '“'.repeat(200) }]);
  expect(await read(awaited)).toEqual([{ event: 'B' }, { event: 'A', text: '“'.repeat(200) }]);
  await write(awaited, []);
  await write(awaited, []);
  expect([await read(awaited), await kept(awaited)]).toEqual([[], 0]);
});

it('what waits for the same name is each provider’s, each kind’s and each tenant’s own', async () => {
  const awaited = claim();
  await write(awaited, [1]);
  const others = [claim('sim-other', awaited.name), { ...awaited, waitsFor: 'MED_CREDIT' as const }];
  expect(await Promise.all([...others.map((it) => read(it)), read(awaited, 'other')])).toEqual([[], [], []]);
});

it('no more wait for one thing than may', async () => {
  const facts = Array.from({ length: MOST_WAITING }, (_, n) => n);
  await write(claim(), facts);
  await expect(write(claim(), [...facts, 50])).rejects.toThrow('waiting_facts_bound');
});

it('what nobody has touched for long is forgotten', async () => {
  const awaited = claim();
  await write(awaited, [1]);
  const forget = (before: string) => db().write(async ({ em }) => {
    await em.execute(`select razao.forget_waiting_facts('one', ?::interval)`, [before]);
    return null;
  });
  await forget('180 days');
  expect(await kept(awaited)).toBe(1);
  await forget('-1 second');
  expect(await kept(awaited)).toBe(0);
});
