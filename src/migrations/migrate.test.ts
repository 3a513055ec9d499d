/** One history of the tables, and functions that follow their text. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase } from '../../test/support/database.ts';
import { LADDER } from '../app.ts';
import { renewFunctions, sqlFunction, type Execute } from '../platform/db/functions.ts';
import { migrations } from './index.ts';
import { migrate as migrateTo } from './migrate.ts';
import { UnknownHistory } from './unknown-history.ts';

let url: string;
let drop: () => Promise<void>;
let owner: pg.Client;
beforeEach(async () => {
  ({ url, drop } = await createEmptyDatabase());
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await drop();
});

const migrate = (to: string) => migrateTo(to, LADDER.functions);
const names = migrations.map(({ name }) => name);
const functionNames = async () => (await owner.query<{ name: string }>(
  `select proname as name from pg_proc where pronamespace = 'razao'::regnamespace order by 1`)).rows.map(({ name }) => name);
const declaredNames = LADDER.functions.map(({ name }) => name);

it('runs every migration once, also when two processes start at the same time', async () => {
  const ran = await Promise.all([migrate(url), migrate(url)]);
  expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([names, []]);
  expect(await migrate(url)).toEqual([]);
  expect(await functionNames()).toEqual([...declaredNames, 'outbox_days', 'read_balances_and_committed', 'write_rows'].toSorted());
});

describe('a database that this release does not know is refused, and left as it is', () => {
  const tables = async () => (await owner.query(
    `select relname from pg_class where relnamespace = 'razao'::regnamespace and relkind = 'r'`,
  )).rows;
  const withHistory = async (...executed: string[]) => {
    await owner.query(
      'create schema razao; create table razao.migrations (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp)',
    );
    await owner.query('insert into razao.migrations (name) select * from unnest($1::text[])', [executed]);
  };

  it.each([
    [
      'one of before the first release', ['0001-platform', '0002-auth', '0003-parties', '0004-accounts'],
      /older than the first release \(0003-parties\).*cannot be migrated: use an empty one/,
    ],
    ['one of a newer release', [...names, '0099-later'], /migrated by a newer release \(0099-later\)/],
  ])('%s', async (_, executed, message) => {
    await withHistory(...executed);
    const refused = await migrate(url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnknownHistory);
    expect(String(refused)).toMatch(message);
    expect(await tables()).toEqual([{ relname: 'migrations' }]);
    expect(await functionNames()).toEqual([]);
  });
});

describe('functions', () => {
  const statements: string[] = [];
  const execute: Execute = async <R extends object>(sql: string) => {
    statements.push(sql);
    const result: pg.QueryResult | pg.QueryResult[] = await owner.query(sql);
    return Array.isArray(result) ? [] : (result.rows as R[]);
  };
  const renew = (declared: readonly string[], runMigrations = async () => undefined as unknown) => {
    statements.length = 0;
    return renewFunctions(execute, declared.map(sqlFunction), runMigrations);
  };
  const ONE = 'create function razao.one() returns int language sql as $$ select 1 $$';
  const GUARD = 'create function razao.guard() returns trigger language plpgsql as $$ begin return null; end $$';
  const BIND = 'create trigger guarded after insert on razao.t execute function razao.guard()';
  const one = async () => (await owner.query<{ one: unknown }>('select razao.one() as one')).rows[0]?.one;

  beforeEach(() => owner.query(`
    create schema razao; create table razao.t (a int);
    do $$ begin create role razao_app; exception when duplicate_object or unique_violation then null; end $$`));

  it('cost a query before the migrations and one after them when nothing has changed', async () => {
    await renew([ONE, GUARD]);
    await renew([ONE, GUARD]);
    expect(statements).toHaveLength(2);
  });

  it('are made anew when their text changes, whatever they return', async () => {
    await renew([ONE]);
    await renew(['create function razao.one() returns text language sql as $$ select \'one\' $$']);
    expect(await one()).toBe('one');
  });

  it('are dropped when they are declared no more, a change later, but not what another has made', async () => {
    await owner.query('create function razao.foreigner() returns int language sql as $$ select 1 $$');
    await renew([ONE, GUARD]);
    await renew([]);
    expect(await functionNames()).toEqual(['foreigner', 'one']);
    await renew([]);
    expect(await functionNames()).toEqual(['foreigner', 'one']);
    await renew([ONE.replace('one', 'two')]);
    expect(await functionNames()).toEqual(['foreigner', 'two']);
  });

  it('that take other values now can be called by the release before too, and by the service alone, until the next change', async () => {
    await renew([ONE]);
    await renew(['create function razao.one(p_more int) returns int language sql as $$ select 1 + p_more $$']);
    expect(await one()).toBe(1);
    expect(
      (await owner.query('select razao.one(2) as one, has_function_privilege(\'public\', \'razao.one()\', \'execute\') as public')).rows,
    ).toEqual([{ one: 3, public: false }]);
    await renew(['create function razao.one(p_more int) returns int language sql as $$ select 2 + p_more $$']);
    await expect(one()).rejects.toThrow('does not exist');
  });

  it('stand in no migration’s way, and those of triggers are there for it', async () => {
    const rows = 'create function razao.rows_of_t() returns setof razao.t language sql as $$ select a from razao.t $$';
    await renew([rows]);
    await renew([GUARD, ONE], () => owner.query(`drop table razao.t; create table razao.t (b int); ${BIND}`));
    expect(await functionNames()).toEqual(['guard', 'one']);
  });

  it('of triggers change under their tables, and go when a migration has let go of them', async () => {
    await renew([GUARD], () => owner.query(BIND));
    await renew([GUARD.replace('return null', `raise exception 'guarded'`)]);
    await expect(owner.query('insert into razao.t values (1)')).rejects.toThrow('guarded');
    await renew([], () => owner.query('drop trigger guarded on razao.t'));
    expect(await functionNames()).toEqual([]);
  });

  it('can be called by the service alone', async () => {
    await renew([ONE]);
    const { rows } = await owner.query(`select has_function_privilege('razao_app', 'razao.one()', 'execute') as service,
      exists (select from pg_proc p, aclexplode(p.proacl) a where p.proname = 'one' and a.grantee = 0) as public`);
    expect(rows).toEqual([{ service: true, public: false }]);
  });

  it('are declared one a text, each by its name', () => {
    expect(() => sqlFunction('select 1')).toThrow('not the creation of one function');
    expect(new Set(declaredNames).size).toBe(declaredNames.length);
  });
});
