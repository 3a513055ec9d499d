/** Tenant first, read from Postgres' own catalogue: everything that a migration adds is checked without being listed. */
import pg from 'pg';
import { isCluster, onOneServer } from '../support/cluster.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { tenantTables } from './sample-rows.ts';

let server: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  server = await createDatabase();
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await server.drop();
});

const names = async (statement: string): Promise<string[]> => (await owner.query<{ name: string }>(statement)).rows.map(({ name }) => name);

const IN_SCHEMA = `c.relnamespace = 'razao'::regnamespace`;

test('every table is a tenant’s, but for the named exceptions', async () => {
  const without = await names(`
    select c.relname as name from pg_class c where ${IN_SCHEMA} and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') order by 1`);
  expect(without).toEqual(['chain_follow', 'installation_acts', 'migrations', 'sandbox_clock', 'signing_keys', 'vault_secrets']);
});

/**
 * Tables with a `tenant_id` that row-level security does not bind, and the reasons. None holds anything of a tenant's books; a row of
 * another is not written, because whoever writes one is an operator or names the row by its key.
 */
const UNBOUND: Readonly<Record<string, string>> = {
  clients: 'a client is found by its id and secret, and says which tenant asks',
  providers: 'a provider is found by the address of its deliveries, and says whose they are',
  tenants: 'a tenant is found by its own id; the worker goes through all',
};

test('no schema but the service’s own has a table that it reads', async () => {
  expect(await names(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> 'razao' and n.nspname !~ '^(pg_|information_schema|citus|columnar)' and c.relpersistence <> 't'
      and has_table_privilege('razao_app', c.oid, 'select')`)).toEqual([]);
});

test('row-level security is on for every tenant’s table, but for those read before a tenant is known', async () => {
  const off = await names(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where ${IN_SCHEMA} and c.relkind in ('r', 'p') and not c.relispartition and not c.relrowsecurity order by 1`);
  expect(off).toEqual(Object.keys(UNBOUND));
});

test('every policy compares tenant_id with the tenant of the transaction, for reading and writing', async () => {
  const { rows } = await owner.query<Record<string, unknown>>(`
    select tablename, permissive, roles::text[], cmd, qual, with_check from pg_policies where schemaname = 'razao' order by 1`);
  const same = isCluster ? `(tenant_id = current_setting('razao.tenant'::text, true))` // Citus takes no query there
    : `(tenant_id = ( SELECT current_setting('razao.tenant'::text, true) AS current_setting))`;
  const tables = (await tenantTables(owner)).filter((table) => !(table in UNBOUND));
  expect(rows).toEqual(tables.map((tablename) => (
    { tablename, permissive: 'PERMISSIVE', roles: ['razao_app'], cmd: 'ALL', qual: same, with_check: same })));
});

test('every function that writes rows of a batch can be called by the journal', async () => {
  const writers = await names(`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'razao' and starts_with(p.proname, 'write_') and p.proname <> 'write_rows' order by 1`);
  const { rows: [row] } = await owner.query<{ text: string }>(`select prosrc as text from pg_proc where proname = 'write_rows'`);
  expect([...(row?.text ?? '').matchAll(/perform razao\.(\w+)\(/g)].map(([, name]) => name)).toEqual(writers);
});

test('tenant_id is never null', async () => {
  expect(await names(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where ${IN_SCHEMA} and c.relkind in ('r', 'p') and not a.attnotnull`)).toEqual([]);
});

test('every key and unique index begins with tenant_id, but for the named exceptions', async () => {
  expect(await names(`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where ${IN_SCHEMA} and i.indisunique and not c.relispartition
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'tenant_id')
    order by 1`)).toEqual(['razao.chain_follow_pkey', 'razao.chain_wallets_pkey', 'razao.clients_pkey', 'razao.installation_acts_pkey', 'razao.migrations_pkey', 'razao.providers_pkey', 'razao.sandbox_clock_pkey', 'razao.signing_keys_pkey', 'razao.vault_secrets_pkey']);
});

test('every other index begins with tenant_id too, but for the named exceptions', async () => {
  expect(await names(`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where ${IN_SCHEMA} and not i.indisunique and not c.relispartition
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'tenant_id')
    order by 1`)).toEqual([
    'razao.commands_by_age', 'razao.journal_entries_by_event', 'razao.outbox_by_id', 'razao.outbox_by_obligation',
  ]);
});

onOneServer(test, 'a plan').each([
  ["case when state is null then '' else state end", true],
  ["coalesce(state, '')", false], // a control: the test must detect this one
])('Postgres takes a condition to an index under row-level security if no part of it could leak a row: %s', async (expression, isTaken) => {
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  try {
    await owner.query(`create index on razao.squad_entries (tenant_id, sqd_id, kind, (${expression}))`);
    await owner.query(`insert into razao.squad_entries (tenant_id, sqd_id, entry_seq, kind, occurred_at, updated_at, description, auto_collected)
      select 'demo', 'sqd_1', n, 'GOAL_ACHIEVED', now(), now(), '', false from generate_series(1, 5000) n`);
    await owner.query('analyze razao.squad_entries');
    await owner.query('set local role razao_app');
    const { rows } = await owner.query(`explain (format json) select from razao.squad_entries
      where tenant_id = 'demo' and sqd_id = 'sqd_1' and kind = 'GOAL_ACHIEVED' and ${expression} = 'OPEN'`);
    expect(/"Index Cond":"[^"]*(CASE|COALESCE)/.test(JSON.stringify(rows))).toBe(isTaken);
  } finally {
    await owner.query('rollback');
  }
});

test('no other index rests on an expression', async () => {
  expect(await names(`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where ${IN_SCHEMA} and i.indexprs is not null and not i.indisunique order by 1`)).toEqual(['razao.squad_entries_by_kind']);
});

test('every foreign key begins with tenant_id on both sides', async () => {
  expect(await names(`
    select f.conname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
    where ${IN_SCHEMA} and f.contype = 'f' and not (
      exists (select from pg_attribute a where a.attrelid = f.conrelid and a.attnum = f.conkey[1] and a.attname = 'tenant_id') and
      exists (select from pg_attribute a where a.attrelid = f.confrelid and a.attnum = f.confkey[1] and a.attname = 'tenant_id'))`)).toEqual([]);
});

test('there is nothing in the schema that row-level security does not reach', async () => {
  expect(await names(`select c.relname as name from pg_class c where ${IN_SCHEMA} and c.relkind in ('v', 'm', 'f', 'S')
    and c.relname not in ('migrations_id_seq', 'lease_numbers')`)).toEqual([]);
});

test('only the worker’s index and the upkeep of partitions run with the owner’s rights, on a fixed search path', async () => {
  const { rows } = await owner.query(`
    select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name, proconfig[1] as path, provolatile = 'v' as writes,
      array(select coalesce(g.rolname::text, 'public') from aclexplode(proacl) a left join pg_roles g on g.oid = a.grantee where a.grantee <> proowner) as callers
    from pg_proc where pronamespace = 'razao'::regnamespace and prosecdef order by 1`);
  const definer = (name: string, writes = false) => ({ name, path: 'search_path=razao, pg_temp', writes, callers: ['razao_app'] });
  expect(rows).toEqual([
    definer('analyse_new_tables()', true),
    definer('batteries_due(p_now timestamp with time zone)'),
    definer('books_unchecked()'),
    definer('brakes_next_due()'),
    definer('brakes_to_announce()'),
    definer('chain_sendings_due(p_now timestamp with time zone)'),
    definer('chain_sendings_next_due()'),
    definer('chain_sweeps_due()'),
    definer('chain_tenants()'),
    definer('chain_wallets_of(p_keys text[])'),
    definer('client_builds_due(p_now timestamp with time zone)'),
    definer('compiles_due(p_now timestamp with time zone)'),
    definer('conformance_runs_due(p_now timestamp with time zone, p_limit integer)'),
    definer('conformance_runs_next_due()'),
    // counts for metrics, and nothing else of any tenant
    definer('count_balance_checks()'),
    definer('count_book_checks()'),
    definer('count_brakes()'),
    definer('count_client_builds()'),
    definer('count_custody()'),
    definer('count_dispatches()'),
    definer('count_exception_money()'),
    definer('count_med_deadlines()'),
    definer('count_open_breaks()'),
    definer('count_open_evidence()'),
    definer('count_outbox_lag()'),
    definer('count_payout_stops()'),
    definer('count_rescreens_due()'),
    definer('count_sendings()'),
    definer('count_stuck()'),
    definer('dispatches_due(p_now timestamp with time zone)'),
    definer('dispatches_next_due()'),
    definer('evidence_due(p_now timestamp with time zone)'),
    definer('evidence_next_due()'),
    definer('holds_due(p_now timestamp with time zone)'),
    definer('holds_next_due()'),
    definer('kyc_requests_due(p_now timestamp with time zone)'),
    definer('kyc_requests_next_due()'),
    definer('kyc_rescreens_due(p_now timestamp with time zone)'),
    definer('kyc_rescreens_next_due()'),
    definer('logs_due(p_paced_after timestamp with time zone)'),
    definer('logs_uncosigned(p_witness text)'),
    // the owner and Postgres' clock settle what it may drop, see below
    definer('maintain_outbox()', true),
    // forward only; a process outside a sandbox refuses to start on what it leaves
    definer('move_clock(p_ahead_ms bigint)', true),
    definer('moves_to_index(p_before timestamp with time zone, p_limit integer)'),
    definer('next_whole_check(p_begun_before timestamp with time zone)'),
    // it writes only the places of consumers, which the service's role may write itself
    definer('outbox_backlog(p_asked jsonb)', true),
    definer('outbox_backlog_of(p_consumer text, p_wanted jsonb)', true),
    definer('payouts_asking()'),
    definer('pix_keys_next_due()'),
    definer('pix_keys_pending(p_before timestamp with time zone)'),
    definer('pix_limits_due(p_now timestamp with time zone)'),
    definer('pix_limits_next_due()'),
    definer('pix_mandates_due(p_now timestamp with time zone)'),
    definer('pix_mandates_next_due()'),
    // overrides of each process' own values, and sums that name no tenant
    definer('process_quotas()'),
    definer('qbrl_backing()'),
    definer('qbrl_due(p_now timestamp with time zone)'),
    definer('qbrl_next_due()'),
    definer('quotas_used(p_defaults json)'),
    definer('schedules_due(p_now timestamp with time zone)'),
    definer('schedules_next_due()'),
    definer('squads_due(p_now timestamp with time zone, p_most integer)'),
    definer('squads_next_due()'),
    definer('stuck_due(p_now timestamp with time zone)'),
    definer('stuck_next_due()'),
    definer('sum_commit_numbers()'),
    definer('tax_ids_without_digest()'),
  ]);
});

describe('the service’s role cannot have events dropped that are to be kept', () => {
  const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const partition = (ago: number) => `outbox_${dayOf(ago).replaceAll('-', '')}`;
  const make = (ago: number) => owner.query(`create table if not exists razao.${partition(ago)} partition of razao.outbox
    for values from ('${dayOf(ago)}T00:00:00Z') to ('${dayOf(ago - 1)}T00:00:00Z')`);
  const partitions = async () => new Set(await names(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'razao.outbox'::regclass`,
  ));
  const asApp = async (statement: string) => {
    await owner.query('set role razao_app');
    try {
      await owner.query(statement);
    } finally {
      await owner.query('reset role');
    }
  };

  test('what it may have dropped is older than is kept', async () => {
    for (const ago of [29, 30, 31]) await make(ago);
    await asApp('select razao.maintain_outbox()');
    const left = await partitions();
    expect([29, 30, 31].map((ago) => left.has(partition(ago)))).toEqual([true, true, false]);
  });

  test.each([
    ['by a day that has not come', `select razao.maintain_outbox(current_date + 3650)`, '42883'],
    ['by saying so in the owner’s place', `create or replace function razao.outbox_days() returns int language sql as 'select 0'`, '42501'],
    [
      'by a function of the same name before it',
      `create function pg_temp.outbox_days() returns int language sql as 'select 0'; select razao.maintain_outbox(); drop function pg_temp.outbox_days()`,
      undefined,
    ],
    ['by its own hand', 'drop table razao.outbox_default', '42501'],
  ])('%s', async (_, statement, code) => {
    await make(20);
    const found = await asApp(statement).then(() => undefined, (error: { code?: string }) => error.code);
    expect(found).toBe(code);
    expect((await partitions()).has(partition(20))).toBe(true);
  });
});

test('the service’s role can bypass nothing, logs in nowhere but at a cluster’s nodes, belongs to no other role', async () => {
  const { rows } = await owner.query(`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin,
      (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
    from pg_roles r where rolname = 'razao_app'`);
  expect(rows).toEqual([{
    rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolcanlogin: isCluster,
    memberships: 0,
  }]);
});

test('the service’s role owns nothing', async () => {
  expect(await names(`
    select pg_describe_object(classid, objid, 0) as name from pg_shdepend
    where refclassid = 'pg_authid'::regclass and refobjid = 'razao_app'::regrole and deptype = 'o'
      and dbid = (select oid from pg_database where datname = current_database())`)).toEqual([]);
});

test('the service’s role has none of the rights that row-level security does not bind', async () => {
  expect(await names(`
    select c.relname || ' ' || p.name as name from pg_class c, unnest(array['truncate', 'references', 'trigger']) as p(name)
    where ${IN_SCHEMA} and c.relkind in ('r', 'p') and has_table_privilege('razao_app', c.oid, p.name)`)).toEqual([]);
});

test('the service’s role reaches partitions only through their table', async () => {
  expect(await names(`
    select c.relname as name from pg_class c
    where ${IN_SCHEMA} and c.relispartition and c.relkind = 'r' and has_table_privilege('razao_app', c.oid, 'select, insert, update, delete')`)).toEqual([]);
});

test('the public has no rights on any table', async () => {
  expect(await names(`
    select c.relname as name from pg_class c, aclexplode(c.relacl) as acl where ${IN_SCHEMA} and acl.grantee = 0`)).toEqual([]);
});

test('the journal can be added to and read, nothing else', async () => {
  expect(await names(`
    select c.relname || ' ' || lower(acl.privilege_type) as name from pg_class c, aclexplode(c.relacl) as acl
    where ${IN_SCHEMA} and c.relname in ('balance_marks', 'journal_entries', 'late_postings', 'outbox') and acl.grantee = 'razao_app'::regrole order by 1`))
    .toEqual(['balance_marks insert', 'balance_marks select', 'journal_entries insert', 'journal_entries select',
      'late_postings insert', 'late_postings select', 'outbox insert', 'outbox select']);
});
