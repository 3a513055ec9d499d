/**
 * The release before continues to write every kind of row beside a newer schema. This release plays the one before: its service runs
 * while each table gets more columns, and while the functions that store rows become those of a release that knows these columns.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { LADDER } from '../../src/app.ts';
import { withGathered } from '../../src/migrations/migrate.ts';
import { renewFunctions, sqlFunction, type SqlFunction } from '../../src/platform/db/functions.ts';
import type { RowCodec, RowWriter } from '../../src/platform/db/row.ts';
import { rowWriter } from '../../src/platform/db/sql.ts';
import { allOperations } from '../conformance/contracts.ts';
import { exampleRequest } from '../conformance/example-request.ts';
import { onOneServer } from '../support/cluster.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { DONE_TO_ROWS, INSERTED, OF_THE_RELEASE_BEFORE, STORED } from '../support/row-kinds.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { household, householdWithWorkAhead } from '../support/squads-house.ts';
import { sampleInsert, tenantTables } from '../tenancy/sample-rows.ts';

/** Its rows are made by `payment_events` as well, which a release that adds a column to it changes. */
const NOT_WIDENED = ['outbox'];
const ROOT = join(import.meta.dirname, '../..');
const WRITERS = LADDER.functions.map(({ name }) => name).filter((name) => name.startsWith('write_'));

let server: TestDatabase;
let owner: pg.Client;
let api: TestService;

beforeAll(async () => {
  server = await createDatabase();
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
});

afterAll(async () => {
  await api?.stop();
  await owner.end();
  await server.drop();
});

test('every kind of row is tried', () => {
  const tried = [
    ...[...STORED, ...INSERTED, ...DONE_TO_ROWS.map(({ codec }) => codec)].map(({ table }) => table), ...OF_THE_RELEASE_BEFORE,
  ];
  expect(tried.map((table) => `write_${table}`).toSorted()).toEqual(WRITERS.toSorted());
});

test('a prepared statement names the columns that it reads of a function which returns rows of a table', async () => {
  const { rows } = await owner.query<{ name: string }>(`select p.proname as name from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'razao'::regnamespace and t.typrelid <> 0`);
  const sources = globSync('src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts')).map(
    (file) => readFileSync(join(ROOT, file), 'utf8'),
  );
  const starred = sources.flatMap(
    (text) => [...text.matchAll(/text: [`']select (?:\w+\.)?\*.*? from razao\.(\w+)\(/g)].map(([, name]) => name),
  );
  expect(rows.map(({ name }) => name).filter((name) => starred.includes(name))).toEqual([]);
});

onOneServer(test, 'superuser settings')('a process of the release before writes each beside tables with columns more', async () => {
  // Sample rows refer to nothing.
  await owner.query(`alter database ${new URL(server.url).pathname.slice(1)} set session_replication_role = replica`);
  await owner.query('set session_replication_role = replica');
  api = await startTestService({ databaseUrl: server.url });
  await householdWithWorkAhead(api);
  await readAbout();
  const execute = async <R extends object>(sql: string): Promise<R[]> => (await owner.query<R>(sql)).rows;
  await owner.query('begin');
  await renewFunctions(execute, withGathered(LADDER.functions.map(ofTheNextRelease)), widen);
  await owner.query('commit');

  await householdWithWorkAhead(api);
  await household(api, 10_000);
  await readAbout();
  for (const codec of STORED) expect({ table: codec.table, ...await storedBoth(codec) }).toEqual({
    table: codec.table, asNew: true, asChanged: true,
  });
  for (const codec of INSERTED) expect({ table: codec.table, stands: await standsAsNew(codec) }).toEqual({
    table: codec.table, stands: true,
  });
  for (const kind of DONE_TO_ROWS) expect({ kind: kind.codec.table, isDone: await isDone(kind) }).toEqual({
    kind: kind.codec.table, isDone: true,
  });
});

/** The migration of the next release. */
async function widen(): Promise<void> {
  for (const table of await tenantTables(owner)) {
    if (!NOT_WIDENED.includes(table)) await owner.query(
      `alter table razao.${table} add added_text text, add added_bool boolean not null default true`,
    );
  }
}

/** Reads every resource, through statements that the service's connections have prepared before. */
async function readAbout(): Promise<void> {
  const headers = { Authorization: `Bearer ${await api.token()}` };
  const failed: string[] = [];
  for (const located of allOperations()) {
    if (located.method !== 'get') continue;
    const answer = await fetch(`${api.baseUrl}${exampleRequest(located).path}`, { headers });
    if (answer.status >= 500 && answer.status !== 503) failed.push(
      `${located.operation.operationId} ${answer.status} ${await answer.text()}`,
    );
  }
  expect(failed).toEqual([]);
}

/** A function that stores rows, as the release that adds the columns declares it: `commit_batch` takes a value more. */
function ofTheNextRelease(it: SqlFunction): SqlFunction {
  const stored = STORED.find(({ table }) => it.name === `write_${table}`);
  if (stored) {
    const [table, key, columns] = stored.writer;
    return { ...it, ...sqlFunction(rowWriter(table, key, { added_text: 'text', ...columns, added_bool: 'boolean' })) };
  }
  if (it.name === 'commit_batch') return { ...it, ...sqlFunction(it.sql.replace('p_after text)', 'p_after text, p_more text)')) };
  return { ...it, ...sqlFunction(it.sql.replaceAll(/'(\["[^']*"\])'::jsonb/g, (_, names: string) =>
    `'${JSON.stringify([...JSON.parse(names) as string[], 'added_text'])}'::jsonb`)) };
}

const BIND = { name: 'bind', text: `select set_config('razao.tenant', $1, true)` };
const WRITE = { name: 'write', text: 'select razao.write_rows($1, $2, $3)' };

/** Has a row written as a batch has it, by a connection of the service. */
async function write({ table, columns }: Pick<RowWriter<never>, 'table' | 'columns'>, values: unknown[], isNew: boolean): Promise<void> {
  await api.service.database.transaction(async (query) => {
    await query(BIND, [TENANT]);
    await query(WRITE, [table, TENANT, JSON.stringify({ columns, areNew: isNew, rows: [values] })]);
  });
}

const rowsOf = async (table: string): Promise<Record<string, unknown>[]> =>
  (await owner.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from razao.${table} t where tenant_id = $1 order by 1`, [TENANT],
  )).rows.map(({ row }) => row);

/** The one row of a table that had any, as it is made by hand. */
async function sample(table: string): Promise<Record<string, unknown>> {
  await owner.query(`delete from razao.${table} where tenant_id = $1`, [TENANT]);
  await owner.query(await sampleInsert(owner, table, TENANT));
  const [row] = await rowsOf(table);
  if (!row) throw new Error(`no sample row in ${table}`);
  return row;
}

/** A row of a table as the writer lists it. */
function listed({ columns }: Pick<RowWriter<never>, 'columns'>, row: Record<string, unknown>): unknown[] {
  return columns.map((name) => row[name]);
}

/** Tells, for a row written as new and for one written over an existing row, whether it is stored unchanged. */
async function storedBoth(codec: RowCodec<never, unknown>): Promise<{ asNew: boolean; asChanged: boolean }> {
  const { table } = codec;
  const asNew = await standsAsNew(codec);
  if (!(await mayChange(table))) return { asNew, asChanged: true };
  const [before] = await rowsOf(table);
  await owner.query(`update razao.${table} set added_text = 'of the next release', added_bool = false where tenant_id = $1`, [TENANT]);
  await write(codec, listed(codec, before ?? {}), false);
  expect(await rowsOf(table)).toEqual([{ ...before, added_text: 'of the next release', added_bool: false }]);
  return { asNew, asChanged: true };
}

/** True when the service may update rows of a table. */
async function mayChange(table: string): Promise<boolean> {
  const { rows: [row] } = await owner.query<{ may: boolean }>(`select has_table_privilege('razao_app', 'razao.${table}', 'update') as may`);
  return row?.may === true;
}

async function standsAsNew(codec: RowCodec<never, unknown>): Promise<boolean> {
  const row = await sample(codec.table);
  await owner.query(`delete from razao.${codec.table} where tenant_id = $1`, [TENANT]);
  await write(codec, listed(codec, row), true);
  const [written] = await rowsOf(codec.table);
  const kept = [...codec.columns, 'added_text', 'added_bool'];
  expect(Object.fromEntries(kept.map((name) => [name, written?.[name]]))).toEqual(Object.fromEntries(
    kept.map((name) => [name, row[name]]),
  ));
  return written !== undefined;
}

/** True when it changed the sample row of a table, or added to it; a lease is only held to exist. */
async function isDone({ codec, value, table, first }: (typeof DONE_TO_ROWS)[number]): Promise<boolean> {
  await sample(table);
  if (first !== undefined) await owner.query(`update razao.${table} set ${first} where tenant_id = $1`, [TENANT]);
  const before = await rowsOf(table);
  await write(codec, codec.values(value as never), codec.table === 'opened_accounts');
  const after = await rowsOf(table);
  return codec.table === 'held_leases' || JSON.stringify(after) !== JSON.stringify(before);
}
