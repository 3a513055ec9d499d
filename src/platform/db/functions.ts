import { createHash } from 'node:crypto';
import { assert } from '../assert.ts';
import { APP_ROLE, SCHEMA } from './sql.ts';

/** Function of the schema, as its domain declares it. */
export interface SqlFunction {
  readonly name: string;
  /** The statement that makes it. */
  readonly sql: string;
  /** Kept in Postgres as the function's comment: another text has another mark. */
  readonly mark: string;
}

/** Function with the domain that declares it. */
export interface DomainFunction extends SqlFunction {
  readonly domain: string;
}

/** Runs statements, in the transaction of the migration. */
export type Execute = <R extends object>(sql: string) => Promise<R[]>;

interface Found {
  name: string;
  mark: string;
  /** Name and types, as Postgres reads it. */
  signature: string;
  is_trigger: boolean;
  /** The statement that makes it again. */
  definition: string;
  /** Columns of the table whose rows it returns. */
  columns: string | null;
}

const HEAD = new RegExp(`^\\s*create function ${SCHEMA}\\.(\\w+)\\(`);

/** Mark of a function that only the release before calls; it is dropped with the next change. */
const KEPT = 'kept for the release before';

/** The columns of the table whose rows a function returns, as text; null where it returns no table's. */
const COLUMNS = `(
      select string_agg(a.attname || ' ' || a.atttypid, ', ' order by a.attnum) from pg_type t
      join pg_attribute a on a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped where t.oid = p.prorettype
    ) as columns`;

/** Finds functions by their mark, which shows that they were made here; other functions of the schema are left alone. */
const FIND_ANY = `
  select p.proname as name, d.description as mark, p.oid::regprocedure::text as signature, p.prorettype = 'trigger'::regtype as is_trigger,
    pg_get_functiondef(p.oid) as definition, ${COLUMNS}
  from pg_proc p join pg_description d on d.classoid = 'pg_proc'::regclass and d.objoid = p.oid
  where p.pronamespace = '${SCHEMA}'::regnamespace and`;
const FIND = `${FIND_ANY} starts_with(d.description, 'sha256 ')`;
const FIND_KEPT = `${FIND_ANY} d.description = '${KEPT}'`;

/** @param sql one statement `create function razao.<name>(…`. */
export function sqlFunction(sql: string): SqlFunction {
  const name = HEAD.exec(sql)?.[1];
  assert(name !== undefined, `not the creation of one function of the schema: ${sql.trim().slice(0, 80)}`);
  return { name, sql, mark: `sha256 ${createHash('sha256').update(sql).digest('hex')}` };
}

/**
 * Runs migrations and makes the schema's functions the declared ones, without those that were declared before and no longer are. Functions
 * whose text changed are dropped before the migrations, so that none prevents a table's change, and created after them. Functions of
 * triggers are created before, because tables are bound to them; they are replaced, never dropped while declared. Functions that return
 * rows of a table whose columns a migration changed are created again: a connection that has called one keeps the columns that it knew, and
 * is refused by Postgres until the function is another. A function that is no longer declared, or takes other parameters now, stays for
 * processes of the release before, until the next change.
 * @returns the migrations' result.
 */
export async function renewFunctions<T>(execute: Execute, declared: readonly SqlFunction[], runMigrations: () => Promise<T>): Promise<T> {
  const found = await execute<Found>(FIND);
  const made = new Map(found.map(({ name, mark }) => [name, mark]));
  const wanted = new Map(declared.map(({ name, mark }) => [name, mark]));
  const missing = declared.filter(({ name, mark }) => made.get(name) !== mark);
  const stale = found.filter(({ name, mark }) => wanted.get(name) !== mark);

  if (missing.length > 0 || stale.length > 0) await drop(execute, await execute<Found>(FIND_KEPT));
  await drop(execute, stale.filter((it) => !it.is_trigger));
  for (const { sql } of missing.filter(isOfTrigger)) await execute(sql.replace('create function', 'create or replace function'));
  const columns = new Map(found.map((it) => [it.name, it.columns]));
  const result = await runMigrations();
  const widened = (await execute<Found>(FIND)).filter((it) => columns.get(it.name) !== it.columns);
  await drop(execute, widened);
  await drop(execute, stale.filter((it) => it.is_trigger && !wanted.has(it.name)));
  const again = declared.filter((it) => missing.includes(it) || widened.some(({ name }) => name === it.name));
  for (const { sql } of again.filter((it) => !isOfTrigger(it))) await execute(sql);
  if (again.length > 0) await markMade(execute, again);
  await keep(execute, stale.filter((it) => !it.is_trigger));
  return result;
}

/** Creates again those dropped functions that have no successor with the same parameters; not those that need a table that is gone. */
async function keep(execute: Execute, dropped: readonly Found[]): Promise<void> {
  for (const { signature, definition } of dropped) {
    const statements = [
      definition, `comment on function ${signature} is '${KEPT}'`,
      `revoke execute on function ${signature} from public`, `grant execute on function ${signature} to ${APP_ROLE}`,
    ];
    await execute(`do $kept$ begin
      if to_regprocedure('${signature}') is null then
        ${statements.map((it) => `execute $statement$${it}$statement$;`).join('\n        ')}
      end if;
    exception when others then null; end $kept$`);
  }
}

function isOfTrigger({ sql }: SqlFunction): boolean {
  return /\breturns trigger\b/.test(sql);
}

async function drop(execute: Execute, functions: readonly Found[]): Promise<void> {
  if (functions.length > 0) await execute(`drop function ${functions.map(({ signature }) => signature).join(', ')}`);
}

/** Marks the created functions, and grants them to the service alone: Postgres would grant them to everybody. */
async function markMade(execute: Execute, made: readonly SqlFunction[]): Promise<void> {
  const comments = made.map((it) => `comment on function ${SCHEMA}.${it.name} is '${it.mark}';`);
  await execute(`${comments.join('\n')}
    revoke execute on all functions in schema ${SCHEMA} from public;
    grant execute on all functions in schema ${SCHEMA} to ${APP_ROLE};`);
}
