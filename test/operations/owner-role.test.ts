/**
 * The logins of the page Operations lead to no program and no file of Postgres' account: on the newest Postgres, and with `make versions`
 * on each that is supported (`RAZAO_TEST_POSTGRES_BIN`).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { LADDER } from '../../src/app.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { startPostgres } from '../../src/platform/local/index.ts';
import { blocksOf } from '../support/guide-blocks.ts';

const TIMEOUT_MS = 120_000;
const OWNER = 'razao_owner:choose-one';
const page = readFileSync(join(import.meta.dirname, '../../docs/guides/operations.md'), 'utf8');
/** What the page has a superuser say to psql. */
const [, AS_SUPERUSER = ''] = blocksOf(page).map(({ text }) => /<<'END'\n([^]*?)\nEND\n/.exec(text)).find(
  (found) => found?.[1]?.includes('create role razao_owner')) ?? [];

const log = { info: () => undefined, warn: () => undefined };
const binaries = process.env['RAZAO_TEST_POSTGRES_BIN'];
let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;

const urlOf = (login: string): string => server.url.replace(/\/\/[^@]*@([^/]*).*/, `//${login}@$1/razao`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-owner-'));
  server = await startPostgres({ dataDir: folder, log, ...(binaries !== undefined && { binaries }) });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const statement of AS_SUPERUSER.split(/;$/m)) await client.query(statement);
  await client.end();
  await migrate(urlOf(OWNER), LADDER.functions);
}, TIMEOUT_MS);

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

/** Ways out of a database: to programs and files of Postgres' account, and to rights that lead there. */
const ESCAPES = [
  "copy (select 1) to program 'id'", "copy (select 1) to '/tmp/razao-escape'", "create temp table t (x text); copy t from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')", "create function pg_temp.f(text) returns int language c as 'libc', 'system'",
  "alter system set archive_command = 'id'",
  ...['pg_execute_server_program', 'pg_write_server_files', 'pg_read_server_files', 'pg_read_all_data', 'pg_write_all_data'].map(
    (role) => `grant ${role} to current_user`,
  ),
  'create role mine', 'create role mine superuser', 'alter role current_user superuser', 'alter role current_user createrole',
  'grant postgres to current_user',
  'set role postgres', 'set session authorization postgres', "alter role postgres password 'known'",
];

it.each([OWNER, 'razao_service:choose-another'])('the login %s leads to no program and no file of Postgres’ account', async (login) => {
  const client = new pg.Client({ connectionString: urlOf(login) });
  await client.connect();
  try {
    const codes: [string, unknown][] = [];
    for (const statement of ESCAPES) codes.push([
      statement, await client.query(statement).then(() => 'done', ({ code }: { code: string }) => code),
    ]);
    expect(codes).toEqual(ESCAPES.map((statement) => [statement, '42501']));
    const { rows } = await client.query(`
      select r.rolname as role
      from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles o on o.oid = m.member
      where o.rolname = current_user group by 1`);
    expect(rows).toEqual([{ role: 'razao_app' }]);
  } finally {
    await client.end();
  }
});
