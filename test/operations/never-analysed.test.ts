/**
 * Rule: the rows touched by a read by key do not grow with the books, from the first minute of an installation: Postgres itself analyses
 * new tables up to a minute late, and reads whole tenants until then.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { onOneServer } from '../support/cluster.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';

/** Nodes of a cluster count by themselves. */
const here = onOneServer(test, 'what a server counts of its own tables');
const ACCOUNTS = 300;
/** Rows that a reader may touch for one key: its own, and those that belong to it. */
const ROWS_A_KEY = 20;
let service: TestService;
let owner: Client;
let account: string;
let party: string;

beforeAll(async () => {
  service = await startTestService();
  owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  for (const table of ['accounts', 'parties', 'balances', 'journal_entries']) await owner.query(
    `alter table razao.${table} set (autovacuum_enabled = off)`,
  );
  party = await service.party();
  [account = ''] = await Promise.all(Array.from({ length: ACCOUNTS }, (_none, nth) => service.account(
    10_000, nth % 2 === 0 ? { owner: party } : {},
  )));
}, 120_000);
afterAll(async () => {
  await owner.end();
  await service.stop();
});

/** Rows that this connection has touched in all tables, through an index or without one, and has not yet reported. */
async function touchedSoFar(): Promise<number> {
  const { rows } = await owner.query<{ touched: string }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as touched from pg_stat_xact_user_tables where schemaname = 'razao'`);
  return Number(rows[0]?.touched);
}

/** Rows that a statement of the service touches, and those it gives. */
async function rowsOf(text: string, values: readonly unknown[]): Promise<{ touched: number; given: number }> {
  await owner.query('begin');
  try {
    const before = await touchedSoFar();
    await owner.query('set local role razao_app');
    const { rowCount } = await owner.query(text, [...values]);
    await owner.query('reset role');
    return { touched: await touchedSoFar() - before, given: rowCount ?? 0 };
  } finally {
    await owner.query('rollback');
  }
}

here('Postgres is asked to look at new tables at once', async () => {
  const unknown = async () => Number((await owner.query(
    `select count(*) from pg_class where relnamespace = 'razao'::regnamespace and reltuples < 0 and relname in ('accounts', 'balances', 'journal_entries')`,
  )).rows[0]?.count);
  await eventually(async () => await unknown() === 0);
});

here('the balance of one account is found by its key', async () => {
  const { touched, given } = await rowsOf('select * from razao.read_balances($1, $2)', [TENANT, [account]]);
  expect(given).toBe(1);
  expect(touched).toBeLessThan(ROWS_A_KEY);
});

here('every reader that takes a tenant and keys touches what belongs to these keys', async () => {
  const { rows: readers } = await owner.query<{ name: string }>(`
    select p.proname as name from pg_proc p where p.pronamespace = 'razao'::regnamespace and p.proname like 'read\\_%'
      and p.proargtypes[0] = 'text'::regtype and p.proargtypes[1] = 'text[]'::regtype and p.pronargs = 2 order by 1`);
  expect(readers.length).toBeGreaterThan(20);
  const touched: Record<string, number> = {};
  for (const { name } of readers) for (const key of [account, party]) touched[`${name} ${key.slice(0, 3)}`] = (await rowsOf(
    `select * from razao.${name}($1, $2)`, [TENANT, [key]],
  )).touched;
  expect(Object.entries(touched).filter(([, rows]) => rows >= ROWS_A_KEY)).toEqual([]);
});

here('what a balance says of squads and products is read by its account, however many others have some', async () => {
  await owner.query(`set session_replication_role = replica`);
  await owner.query(
    `insert into razao.product_stakes select '${TENANT}', 'stk_' || n, 'acc_' || n, 'ins_' || n, 'caucao', 1, true from generate_series(1, 200) n`,
  );
  await owner.query(`insert into razao.squad_members (tenant_id, sqd_id, account_id, address, party_id, role, quota, joined_seq, joined_at, funded_in, owed, owed_to, rounding, cycle_paid, cycle_borne)
    select '${TENANT}', 'sqd_' || n, 'acc_' || n, 'x', 'pty_' || n, 'OWNER', 1, 1, now(), 0, 0, 0, 0, 0, 0 from generate_series(1, 200) n`);
  await owner.query(`set session_replication_role = origin`);
  for (const reader of ['read_committed_products', 'read_committed_squads']) {
    expect(
      [reader, (await rowsOf(`select * from razao.${reader}($1, $2)`, [TENANT, ['acc_7']])).touched < ROWS_A_KEY],
    ).toEqual([reader, true]);
  }
});
