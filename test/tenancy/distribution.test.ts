/**
 * The rules that allow tenants on several machines, checked on plain Postgres: keys hold the tenant, a function of a tenant takes it first,
 * a statement names it. Read from Postgres' catalogue and from the source, so that additions are checked too.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { COORDINATOR_TABLES, REFERENCE_TABLES, distribute, isDivided } from '../../src/migrations/distribute.ts';
import { NotDistributed } from '../../src/migrations/not-distributed.ts';
import { isCluster } from '../support/cluster.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

const SOURCE = join(import.meta.dirname, '../../src');

/** The exceptions, all of them. Each list only shrinks, or gains a line with its reason. */
const EXCEPTIONS = {
  /** Functions that look for tenants with work, or count for all of them: they run at the coordinator and query every node. */
  acrossTenants: [
    'batteries_due', 'books_unchecked', 'brakes_next_due', 'brakes_to_announce',
    'chain_sendings_due', 'chain_sendings_next_due', 'chain_sweeps_due', 'client_builds_due',
    'compiles_due', 'conformance_runs_due', 'conformance_runs_next_due', 'count_balance_checks', 'count_book_checks', 'count_brakes',
    'count_client_builds',
    'count_custody', 'count_dispatches', 'count_exception_money', 'count_med_deadlines', 'count_open_breaks', 'count_open_evidence',
    'count_outbox_lag', 'count_payout_stops', 'count_rescreens_due', 'count_sendings', 'count_stuck', 'dispatches_due',
    'dispatches_next_due', 'evidence_due',
    'evidence_next_due', 'holds_due', 'holds_next_due', 'kyc_requests_due', 'kyc_requests_next_due', 'kyc_rescreens_due',
    'kyc_rescreens_next_due', 'logs_due', 'logs_uncosigned', 'maintain_outbox', 'move_clock', 'moves_to_index', 'next_whole_check',
    'outbox_backlog', 'outbox_backlog_of', 'payouts_asking',
    'pix_keys_next_due', 'pix_keys_pending', 'pix_limits_due', 'pix_limits_next_due', 'pix_mandates_due', 'pix_mandates_next_due',
    'process_quotas',
    'qbrl_backing', 'qbrl_due', 'qbrl_next_due', 'quotas_used', 'schedules_due', 'schedules_next_due', 'squads_due', 'squads_next_due',
    'stuck_due', 'stuck_next_due', 'sum_commit_numbers', 'tax_ids_without_digest',
  ],
  /** Functions that write rows of several tenants: the observations of an hourly sweep over all of them; each row names its tenant. */
  rowsOfSeveral: ['note_sightings'],
  /** Locks of a whole table, by a person and for a moment: a stop of payments out waits for every lease that is being taken. */
  tableLocks: ['stop_payouts'],
  /** Triggers: their rows hold the tenant. */
  triggers: ['add_match_terms', 'drop_match_terms'],
  /** Statements that are put together, whose rows or first condition hold the tenant; and whether there is any tenant at all. */
  composed: [
    'command-line/demo/demo-clock.ts', 'command-line/demo/demo-clock.ts', 'domains/pix/mandates/queries.ts', 'platform/db/sql.ts',
  ],
};

interface Func {
  name: string;
  first: string | null;
  body: string;
  is_trigger: boolean;
  /** True when one of its values is a row of a table. */
  takes_row: boolean;
}

let server: TestDatabase;
let owner: pg.Client;
let functions: Func[];
let tenantTables: Set<string>;

beforeAll(async () => {
  server = await createDatabase();
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  functions = (await owner.query<Func>(`
    select p.proname as name, p.proargnames[1] as first, p.prosrc as body, p.prorettype = 'trigger'::regtype as is_trigger,
      exists (select from pg_type t where t.oid = any (p.proargtypes::oid[]) and t.typtype = 'c') as takes_row
    from pg_proc p where p.pronamespace = 'razao'::regnamespace order by 1`)).rows;
  const apart = [...REFERENCE_TABLES, ...COORDINATOR_TABLES];
  const { rows } = await owner.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'razao'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  tenantTables = new Set(rows.map(({ name }) => name).filter((name) => !apart.includes(name)));
});

afterAll(async () => {
  await owner.end();
  await server.drop();
});

/** Tenants' tables that a text names. */
const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\brazao\.(\w+)\b(?!\s*\()/g)].map(([, name = '']) => name).filter((name) => tenantTables.has(name));

/** Statements of a function's body: comments and the texts of exceptions left out, so that a semicolon ends one. */
const statementsOf = (body: string): string[] =>
  body.replaceAll(/--.*$/gm, '').replaceAll(/raise exception '[^']*'/g, 'raise exception').split(';');

/** Statements that name a tenant's table and no tenant. */
const withoutTenant = (body: string): string[] =>
  statementsOf(body).filter(
    (it) => tablesIn(it).length > 0 && !/\b(tenant_id|p_tenant)\b/.test(it) && !/^\s*(declare\s+)?\w+ razao\.\w+$/.test(it),
  );

/** Changes that call a volatile function: nodes must not evaluate it each for itself. */
const withVolatile = (body: string): string[] =>
  statementsOf(body).filter(
    (it) => /\b(update|delete from) razao\./.test(it) && /nextval\(|razao\.(clock|later)\(|clock_timestamp\(|random\(/.test(it),
  );

/** Rows that are put together from queries, one by one. */
const valuesOfQueries = (body: string): string[] => statementsOf(body).filter(
  (it) => /\binsert into razao\.[^;]*\bvalues\s*\([^;]*\(\s*select\b/.test(it),
);

/** Rows from a query, counted by Postgres' number of written rows: a cluster also counts those that a conflict left out. */
const countedOfQueries = (body: string): string[] => {
  const statements = statementsOf(body);
  return statements.filter(
    (it, index) => /\binsert into razao\.[^]*\bselect\b/.test(it) && /\b(row_count|found)\b/.test(statements[index + 1] ?? ''),
  );
};

/** Statements that Citus' planner refuses, or sends to a node as something else; each has a form with the same meaning for both. */
const REFUSED: readonly [why: string, isIn: (statement: string) => boolean][] = [
  [
    'a choice by values alone reaches a node without them: case when x = 1',
    (it) => !/^\s*(begin\s+)?case\b/.test(it) && /\bcase(?!\s+(\w+\.\w+\s+)?when\b)\s/.test(it),
  ],
  [
    'a tenant told by a query is none to it: say p_tenant',
    (it) => [...it.matchAll(/\boffset 0\) as (\w+)/g)].some(([, alias]) => it.includes(`${alias}.tenant_id`)),
  ],
  [
    'what a conflict sets comes from excluded, where rows come from a query',
    (it) => /\binsert into razao\.[^]*\bselect\b[^]*\bdo update\s+set\b(?:(?!\bwhere\b)[^])*\b[pv]_/.test(it),
  ],
  ['an update reads no text as a time: read it before', (it) => /\bupdate razao\.[^]*::(timestamptz|date)\b/.test(it)],
];

const refusedIn = (body: string): string[] =>
  statementsOf(body).flatMap((it) => REFUSED.filter(([, isIn]) => isIn(it)).map(([why]) => `${why}: ${it.trim().slice(0, 160)}`));

test('the checks find what they look for', () => {
  expect(withoutTenant('begin return query select * from razao.accounts where account_id = p_id; end')).toHaveLength(1);
  expect(withoutTenant('begin return query select * from razao.accounts where tenant_id = p_tenant; end')).toEqual([]);
  expect(withVolatile(`begin update razao.holds set due_at = razao.later(5) where tenant_id = p_tenant; end`)).toHaveLength(1);
  expect(refusedIn(
    'update razao.balances b set held = case cardinality(p_held) when 1 then p_held[1] else n.held end from n where b.tenant_id = p_tenant',
  )).toHaveLength(1);
  expect(
    refusedIn('select * from a cross join lateral (select 1 offset 0) as a join razao.holds h on h.tenant_id = a.tenant_id'),
  ).toHaveLength(1);
  expect(refusedIn('update razao.accounts a set updated_at = (r ->> 3)::timestamptz from r where a.tenant_id = p_tenant')).toHaveLength(1);
  expect(countedOfQueries('insert into razao.commands select p_tenant, 1 on conflict do nothing; if not found then')).toHaveLength(1);
  expect(valuesOfQueries('insert into razao.commits values (p_tenant, array(select 1))')).toHaveLength(1);
});

test('a table is a tenant’s, with the tenant in every key, or is named as one that every node or the coordinator has', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select distinct c.relname as name from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisunique
    where c.relnamespace = 'razao'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull and a.attnum = any (i.indkey))
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...REFERENCE_TABLES, ...COORDINATOR_TABLES].toSorted());
});

test('a foreign key holds the tenant on both sides in the same place, and leads from a tenant’s table to a tenant’s', async () => {
  const { rows } = await owner.query<{ from: string; to: string; name: string; matches: boolean }>(`
    select c.relname as from, t.relname as to, k.conname as name, exists (
      select from unnest(k.conkey, k.confkey) as p(own, other)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.own and a.attname = 'tenant_id'
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = p.other and b.attname = 'tenant_id') as matches
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'razao'::regnamespace and k.conparentid = 0`);
  expect(rows.filter(({ matches }) => !matches)).toEqual([]);
  expect(rows.filter(({ to }) => !tenantTables.has(to))).toEqual([]);
  // A cluster cannot hold these: tables that every node has, led to one that is divided.
  expect(rows.filter(({ from }) => !tenantTables.has(from)).map(({ from, to }) => `${from} ${to}`).toSorted())
    .toEqual(isCluster ? [] : ['chain_wallets tenants', 'clients tenants', 'providers tenants']);
});

test('a function that touches tenants’ rows takes the tenant first, but for the named exceptions', () => {
  const others = functions.filter(({ first, body }) => first !== 'p_tenant' && tablesIn(body).length > 0);
  expect(others.filter(({ is_trigger }) => is_trigger).map(({ name }) => name)).toEqual(EXCEPTIONS.triggers);
  expect(others.filter(({ is_trigger }) => !is_trigger).map(({ name }) => name))
    .toEqual([...EXCEPTIONS.acrossTenants, ...EXCEPTIONS.rowsOfSeveral].toSorted());
});

test('a statement of a function names the tenant', () => {
  const ofTenants = functions.filter(({ first }) => first === 'p_tenant');
  const found = ofTenants.flatMap(({ name, body }) => withoutTenant(body).map((it) => ({ name, statement: it.trim() })));
  expect(found.filter(({ statement }) => !statement.includes('lock table'))).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual(EXCEPTIONS.tableLocks);
});

test('no change calls what gives another value at each call, no row is put together from queries, and none of a query is counted by Postgres', () => {
  expect(functions.flatMap(({ name, body }) => [...withVolatile(body), ...valuesOfQueries(body), ...countedOfQueries(body)].map(
    (it) => `${name}: ${it.trim().slice(0, 160)}`,
  ))).toEqual([]);
});

/**
 * Texts of SQL in the service's own files, by file; functions of Postgres and migrations are checked above, and code that verifies whole
 * books is read apart.
 */
function textsOfSource(): { file: string; text: string }[] {
  const files = globSync('**/*.ts', { cwd: SOURCE, exclude: ['migrations/**', '**/*.sql.ts', '**/*.test.ts'] });
  return files.flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/`[^`]*`|'[^'\n]*'/g)]
    .map(([text]) => ({ file, text })).filter(({ text }) => /\b(select|insert into|update|delete from|with)\b/.test(text)));
}

test('a statement of the service names the tenant', () => {
  const found = textsOfSource().filter(({ text }) => tablesIn(text).length > 0 && !/\btenant_id\b/.test(text));
  expect(found.map(({ file }) => file).toSorted()).toEqual(EXCEPTIONS.composed);
});

test('a change of the service calls nothing that gives another value at each call', () => {
  expect(textsOfSource().filter(({ text }) => withVolatile(text).length > 0)).toEqual([]);
});

test('a statement of a function has a form that Citus takes', () => {
  expect(functions.flatMap(({ name, body }) => refusedIn(body).map((it) => `${name}: ${it}`))).toEqual([]);
});

test('a function that takes a row of a table is given it as such: on its node the row is a shard’s', () => {
  const takers = functions.filter(({ takes_row }) => takes_row).map(({ name }) => name);
  expect(takers).not.toEqual([]);
  const calls = functions.flatMap(({ body }) => takers.flatMap(
    (name) => [...body.matchAll(new RegExp(`\\brazao\\.${name}\\((.{4})`, 'g'))].map(([, given]) => given),
  ));
  expect(new Set(calls)).toEqual(new Set(['row(']));
});

test('a statement of the service inserts values: rows of a query go in by a function of their tenant', () => {
  expect(textsOfSource().filter(({ text }) => tablesIn(text).length > 0 && /\binsert into razao\.[^;]*\bselect\b/.test(text))).toEqual([]);
});

test('a call of a tenant’s function stands alone in its statement: beside another it would not go to the tenant’s node', () => {
  const ofTenants = functions.filter(({ first }) => first === 'p_tenant').map(({ name }) => name);
  const found = textsOfSource().filter(({ text }) => {
    const called = [...text.matchAll(/\brazao\.(\w+)\(/g)].map(([, name = '']) => name);
    return called.some((name) => ofTenants.includes(name)) && called.length > 1;
  });
  expect(found).toEqual([]);
});

test('plain Postgres is not divided, and refuses to be, with the reason; a cluster is divided once', async () => {
  expect(await isDivided(server.url)).toBe(isCluster);
  if (isCluster) expect(await distribute(server.url)).toEqual({ tables: [], referenceTables: [], functions: 0 });
  else await expect(distribute(server.url)).rejects.toThrow(NotDistributed);
});
