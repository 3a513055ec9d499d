/** A commit that is answered is on disk, whatever the defaults of a role or a database. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase } from '../../../test/support/database.ts';
import { startTestService } from '../../../test/support/service.ts';
import { LADDER } from '../../app.ts';
import { migrate } from '../../migrations/migrate.ts';

let url: string;
let drop: () => Promise<void>;
let owner: pg.Client;
beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
});
afterAll(async () => {
  await owner.end();
  await drop();
});

/** Reads the setting of a connection of ours when it writes a row of these tables, and records it. */
const watch = (table: string) => owner.query(`
  create table if not exists public.seen (name text, setting text);
  grant insert on public.seen to public;
  create or replace function public.see() returns trigger language plpgsql as
    $$ begin insert into public.seen values (tg_table_name, current_setting('synchronous_commit')); return null; end $$;
  create trigger see after insert on ${table} for each statement execute function public.see()`);
const seen = async () => (await owner.query<{ name: string; setting: string }>(
  'select distinct name, setting from public.seen order by 1, 2',
)).rows;

it('so it is for migrations', async () => {
  await owner.query(
    'create schema razao; create table razao.migrations (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp)',
  );
  await watch('razao.migrations');
  await migrate(url, LADDER.functions);
  expect(await seen()).toEqual([{ name: 'migrations', setting: 'on' }]);
});

it('and for rows, the journal and the worker', async () => {
  await owner.query('truncate public.seen');
  for (const table of ['razao.parties', 'razao.journal_entries', 'razao.outbox']) await watch(table);
  const service = await startTestService({ databaseUrl: url });
  try {
    await service.account(100);
    const [row] = await service.service.database.query<{ setting: string }>({
      name: 'shown', text: `select current_setting('synchronous_commit') as setting`,
    }, []);
    expect(row?.setting).toBe('on');
  } finally {
    await service.stop();
  }
  expect(await seen()).toEqual(['journal_entries', 'outbox', 'parties'].map((name) => ({ name, setting: 'on' })));
});
