/** The ORM's transactions wait for the answers that say something, and for no others. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { CompiledQuery, Kysely } from 'kysely';
import { createEmptyDatabase } from '../../../test/support/database.ts';
import { BIND_TO_TENANT, COMMIT_AND_CHAIN, OrmDialect, ormTypes } from './orm-dialect.ts';

let url: string;
let drop: () => Promise<void>;
let pool: pg.Pool;
let orm: Kysely<unknown>;
/** Statements of all connections, each with how many before it had no answer yet when it was sent. */
const sent: string[] = [];
/** What is sent instead of a statement, by the beginning of it. */
const replaced = new Map<string, string>();

class WatchedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    let unanswered = 0;
    this.connection.on('readyForQuery', () => { unanswered -= 1; });
    const send = this.query.bind(this) as (...given: unknown[]) => unknown;
    Object.assign(this, {
      query: (text: string, ...more: unknown[]) => {
        sent.push(`${Math.max(unanswered, 0)} ${text}`);
        unanswered = Math.max(unanswered, 0) + 1;
        const other = [...replaced].find(([beginning]) => text.startsWith(beginning))?.[1];
        return send(other ?? text, ...more);
      },
    });
  }
}

beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
  pool = new pg.Pool({ connectionString: url, Client: WatchedClient, pipeline: true, max: 1, types: ormTypes() } as pg.PoolConfig);
  orm = new Kysely({ dialect: new OrmDialect(pool) });
  await ask(orm, 'create table things (id int)');
});
beforeEach(() => {
  sent.length = 0;
  replaced.clear();
});
afterAll(async () => {
  await orm.destroy();
  await drop();
});

async function ask<R = unknown>(db: Kysely<unknown>, sql: string): Promise<R[]> {
  return (await db.executeQuery<R>(CompiledQuery.raw(sql))).rows;
}

const bind = (tenant: string): string => `${BIND_TO_TENANT}'${tenant}'`;
const begin = (mode: 'read only' | 'read write') => orm.startTransaction().setAccessMode(mode).execute();
const things = async () => (await pool.query<{ id: number }>('select id from things order by id')).rows.map(({ id }) => id);

describe('a transaction that reads', () => {
  it('waits for its statements alone', async () => {
    const read = await begin('read only');
    await ask(read, bind('one'));
    expect(await ask(read, `select current_setting('razao.tenant') as tenant`)).toEqual([{ tenant: 'one' }]);
    await ask(read, 'select 2');
    await read.commit().execute();
    expect(await ask(orm, `select coalesce(current_setting('razao.tenant', true), '') as tenant`)).toEqual([{ tenant: '' }]);
    expect(sent.map((it) => it.slice(0, 24))).toEqual([
      '0 start transaction read', '0 select 2', '0 commit', '1 select coalesce(curren',
    ]);
    expect(sent[0]).toBe(`0 start transaction read only; ${bind('one')}; select current_setting('razao.tenant') as tenant`);
  });

  it('of which Postgres hears nothing before the first statement is not ended either', async () => {
    await (await begin('read only')).commit().execute();
    await (await begin('read write')).rollback().execute();
    expect(sent).toEqual([]);
    expect(await ask(orm, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a transaction that writes', () => {
  it('runs no statement outside of it: where it was not begun, or not bound, the first one fails', async () => {
    for (const wrong of ['no one', `'one'; select 1 / 0`]) {
      const write = await begin('read write');
      await ask(write, `${BIND_TO_TENANT}${wrong}`);
      await expect(ask(write, 'insert into things values (99)')).rejects.toThrow(/syntax error|division by zero/);
      await write.rollback().execute();
    }
    expect(await things()).toEqual([]);
  });

  it('is committed when its commit is answered', async () => {
    const write = await begin('read write');
    await ask(write, 'insert into things values (1)');
    await write.commit().execute();
    expect(sent).toEqual(['0 start transaction read write; insert into things values (1)', '0 commit']);
    expect(await things()).toEqual([1]);
    replaced.set('commit', 'select 1 / 0');
    const failed = await begin('read write');
    await ask(failed, 'insert into things values (2)');
    await expect(failed.commit().execute()).rejects.toThrow(/division by zero/);
    await failed.rollback().execute();
    expect(await things()).toEqual([1]);
  });

  it('does not wait to end what it has committed already, and waits where it wrote after that', async () => {
    replaced.set('commit', 'commit; select 1 / 0');
    const write = await begin('read write');
    await ask(write, `insert into things values (3); ${COMMIT_AND_CHAIN}`);
    await write.commit().execute();
    expect(await things()).toEqual([1, 3]);
    const again = await begin('read write');
    await ask(again, `insert into things values (4); ${COMMIT_AND_CHAIN}`);
    await ask(again, 'insert into things values (5)');
    await expect(again.commit().execute()).rejects.toThrow(/division by zero/);
    await again.rollback().execute();
  });

  it('goes back to a savepoint, and is rolled back whole', async () => {
    const write = await begin('read write');
    await ask(write, 'insert into things values (10)');
    const nested = await write.savepoint('before').execute();
    await ask(nested, 'insert into things values (11)');
    const back = await nested.rollbackToSavepoint('before').execute();
    await back.commit().execute();
    const other = await begin('read write');
    await ask(other, 'insert into things values (12)');
    await other.rollback().execute();
    expect((await things()).filter((id) => id >= 10)).toEqual([10]);
  });
});

it('dates and times come as text, arrays of them as texts', async () => {
  expect(await ask(orm, `select date '2028-02-29' as day, array[timestamp '2028-02-29 23:59:59.5'] as times, 1::int8 as big`)).toEqual([
    { day: '2028-02-29', times: ['2028-02-29 23:59:59.5'], big: '1' },
  ]);
});
