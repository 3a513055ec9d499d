import { createHash } from 'node:crypto';
import { assert } from '../assert.ts';
import { APP_ROLE, SCHEMA } from './sql.ts';

/** A function of the schema, as its domain declares it. */
export interface SqlFunction {
  readonly name: string;
  /** The statement that makes it. */
  readonly sql: string;
  /** Kept in Postgres as the function's comment: another text has another mark. */
  readonly mark: string;
}

/** Runs statements, in the transaction of the migration. */
export type Execute = <R extends object>(sql: string) => Promise<R[]>;

interface Found {
  name: string;
  mark: string;
  /** Name and types, as Postgres reads it. */
  signature: string;
  is_trigger: boolean;
}

const HEAD = new RegExp(`^\\s*create function ${SCHEMA}\\.(\\w+)\\(`);
const TRIGGER = /\breturns trigger\b/;

/** What bears a mark was made here; other functions of the schema are left alone. */
const FIND = `
  select p.proname as name, d.description as mark, p.oid::regprocedure::text as signature, p.prorettype = 'trigger'::regtype as is_trigger
  from pg_proc p join pg_description d on d.classoid = 'pg_proc'::regclass and d.objoid = p.oid
  where p.pronamespace = '${SCHEMA}'::regnamespace and starts_with(d.description, 'sha256 ')`;

/** @param sql one statement `create function razao.<name>(…`. */
export function sqlFunction(sql: string): SqlFunction {
  const name = HEAD.exec(sql)?.[1];
  assert(name !== undefined, `not the making of one function of the schema: ${sql.trim().slice(0, 80)}`);
  return { name, sql, mark: `sha256 ${createHash('sha256').update(sql).digest('hex')}` };
}

/**
 * Runs migrations and has the schema hold the declared functions, and none that was declared before and is no more. Those
 * whose text changed are dropped before the migrations, so that none stands in the way of a table's change, and made after
 * them. Functions of triggers are there before, because tables are bound to them; they are replaced, never dropped while
 * declared.
 * @returns what the migrations return.
 */
export async function renewFunctions<T>(execute: Execute, declared: readonly SqlFunction[], runMigrations: () => Promise<T>): Promise<T> {
  const found = await execute<Found>(FIND);
  const marks = new Map(found.map(({ name, mark }) => [name, mark]));
  const changed = declared.filter(({ name, mark }) => marks.get(name) !== mark);
  const triggers = changed.filter(({ sql }) => TRIGGER.test(sql));
  const others = changed.filter(({ sql }) => !TRIGGER.test(sql));
  const kept = new Set(declared.filter((it) => !changed.includes(it)).map(({ name }) => name));
  const names = new Set(declared.map(({ name }) => name));

  await drop(execute, found.filter((it) => !it.is_trigger && !kept.has(it.name)));
  for (const { sql } of triggers) await execute(sql.replace('create function', 'create or replace function'));
  const result = await runMigrations();
  await drop(execute, found.filter((it) => it.is_trigger && !names.has(it.name)));
  for (const { sql } of others) await execute(sql);
  if (changed.length > 0) await mark(execute, changed);
  return result;
}

async function drop(execute: Execute, functions: readonly Found[]): Promise<void> {
  if (functions.length > 0) await execute(`drop function ${functions.map(({ signature }) => signature).join(', ')}`);
}

/** Marks what was made, and lets the service alone call it: Postgres would let everybody. */
async function mark(execute: Execute, made: readonly SqlFunction[]): Promise<void> {
  const comments = made.map((it) => `comment on function ${SCHEMA}.${it.name} is '${it.mark}';`);
  await execute(`${comments.join('\n')}
    revoke execute on all functions in schema ${SCHEMA} from public;
    grant execute on all functions in schema ${SCHEMA} to ${APP_ROLE};`);
}
