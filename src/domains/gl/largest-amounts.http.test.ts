/** Every sum that leaves the service is exact in JSON: with as much moved as can be, each is within 2^53 - 1. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { OperationId } from '../../../generated/operations.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';

/** The most that one movement may be of, and a tenant may move of a currency: minor units. */
const MOST = 10_000_000_000_000;
const ALL = Number.MAX_SAFE_INTEGER;

let service: TestService;
let a: string;
let b: string;

beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  [a, b] = [await service.account(MOST), await service.account(MOST)];
});
afterAll(() => service.stop());

/** As if the tenant had moved that much before: 900 movements of the most would take the test too long. */
async function hasMoved(cents: number): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query(`update razao.turnovers set moved = $2 where tenant_id = $1 and asset = 'BRL'`, [TENANT, cents]);
  await client.query(`update razao.gl_days set credits = credits + $2 - (select sum(credits) from razao.gl_days where tenant_id = $1),
    debits = debits + $2 - (select sum(debits) from razao.gl_days where tenant_id = $1) where tenant_id = $1 and member_type = 'CUSTOMER'`, [TENANT, cents]);
  await client.end();
}

test('a movement of more than 10^13 is refused and says so; the next deposit of the currency is taken', async () => {
  expect(await service.transfer(a, b, MOST + 1)).toMatchObject({
    status: 422, body: { error: 'BALANCE_OVERFLOW', details: { maximum_cents: MOST } },
  });
  expect(await service.transfer(a, b, ALL)).toMatchObject({
    status: 422, body: { error: 'BALANCE_OVERFLOW', details: { maximum_cents: MOST } },
  });
  expect((await service.transfer(a, b, 1)).status).toBe(201);
});

const SUMS: readonly [OperationId, object][] = [
  ['getTrialBalance', {}], ['getAccountBalance', { path: 'a' }], ['listAccountTransactions', { path: 'a' }],
  ['getAccountLimits', { path: 'a' }],
];

test('the last cent that can be moved is, the next is refused without naming an account, and every sum is exact', async () => {
  await hasMoved(ALL - 3);
  expect((await service.transfer(a, b, 3)).status).toBe(201);
  const answers = await Promise.all([service.transfer(a, b, 1), service.transfer(b, a, 2)]);
  for (const { status, body } of answers) expect([status, body]).toEqual([
    422, { error: 'BALANCE_OVERFLOW', message: 'The balance would become too large.' },
  ]);
  for (const [operation, { path }] of SUMS as readonly [OperationId, { path?: string }][]) {
    const { status, body } = await service.call(operation, path === undefined ? {} : { path: { account_id: a } });
    expect([operation, status]).toEqual([operation, 200]);
    for (const number of JSON.stringify(body).match(/-?\d{15,}/g) ?? []) expect(Number.isSafeInteger(Number(number))).toBe(true);
  }
});
