/** A sandbox's clock that begins behind the machine's, for demo data. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase, type TestDatabase } from '../../../test/support/database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const move = (aheadMs: number) => client.query('select razao.move_clock($1)', [aheadMs]);
const readAhead = async () => Number((await client.query('select ahead_ms from razao.sandbox_clock')).rows[0]?.ahead_ms);
const addTenant = () => client.query(`
  insert into razao.tenants (tenant_id, created_at) values ('demo', razao.clock());
  insert into razao.heads (tenant_id, committed_at) values ('demo', razao.clock())`);

it('begins in the past while there is no tenant, goes forward, and ends at the machine’s time', async () => {
  await move(-86_400_000);
  await addTenant();
  await move(-3_600_000);
  await expect(move(-7_200_000)).rejects.toThrow('moves forward only');
  await move(0);
  expect(await readAhead()).toBe(0);
});

it.each([-1, 0])('of an installation with a tenant does not begin %i ms ahead', async (aheadMs) => {
  await addTenant();
  await expect(move(aheadMs)).rejects.toThrow('begins in the past only before its first tenant');
});

it('keeps answers from the machine’s time on, so that no key is forgotten by the demo’s days', async () => {
  const horizon = async () => (await client.query<{ days: number }>(
    `select round(extract(epoch from razao.horizon_clock(razao.clock()) - razao.clock()) / 86400)::int as days`,
  )).rows[0]?.days;
  expect(await horizon()).toBe(0);
  await move(-10 * 86_400_000);
  expect(await horizon()).toBe(10);
});
