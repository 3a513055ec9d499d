import { textArray } from '../db/text-array.ts';
import type { Database } from '../db/database.ts';
import type { Query } from '../db/query.ts';
import { failpoint } from '../failpoints.ts';
import type { Vault } from './secrets.ts';

/** Row as read: its columns as text, sealed ones as bytes. */
type Row = Readonly<Record<string, string | Buffer | null>>;

/** Form of a column that the vault sealed. */
export type SealedColumn =
  | { readonly is: 'bytes'; readonly context: (row: Readonly<Record<string, string>>) => string }
  | { readonly is: 'text' | 'jsonb'; readonly mark: string; readonly reseal: ReencryptText };

/**
 * Re-encrypts the sealed parts of a text, of the tenant whose row it is.
 * @returns the text; undefined when all of it is under the present key.
 * @throws when a part cannot be opened.
 */
export type ReencryptText = (vault: Vault, tenant: string, text: string) => string | undefined;

/** Table with columns that the vault sealed: the rotation of its key has to go through them. */
export interface SealedTable {
  readonly table: string;
  /** The columns of its primary key, in their order. */
  readonly key: readonly string[];
  /** True when its rows are a tenant's and bound to it; others are read for all. */
  readonly isBound: boolean;
  /** Columns beside the key that contexts name. */
  readonly named?: readonly string[];
  /** True when it names the key of its columns, in `kek_id`. */
  readonly hasKekId: boolean;
  readonly columns: Readonly<Record<string, SealedColumn>>;
}

/** Bytes that are sealed under a context. */
export const sealedBytes = (context: (row: Readonly<Record<string, string>>) => string): SealedColumn => ({ is: 'bytes', context });

/** Result of a pass through a table: rows, by their state. */
export interface RotationCount {
  readonly table: string;
  /** Rows with sealed values. */
  readonly rows: number;
  /** Rows that were sealed under another key, and are re-encrypted. */
  readonly resealed: number;
  /** Rows that still are under another key. */
  readonly left: number;
  /** Rows that no present key opens. */
  readonly unreadable: number;
}

/** Rows that are read at once; those of them that are re-encrypted are locked for as long as that takes, some milliseconds. */
const PAGE = 200;

/**
 * Goes through a table once and re-encrypts, in transactions of a page, what another key sealed. It
 * may be stopped at any point, and run again: each row shows by itself whether it is done. A row that
 * is locked is skipped, and counted as left, so that neither side waits for the other.
 * @param tenants whose rows, where they are bound to a tenant.
 * @param onlyLooks true to change nothing and count what another key sealed.
 */
export async function rotateTable(
  database: Database, vault: Vault, sealed: SealedTable, tenants: readonly string[], onlyLooks = false,
): Promise<RotationCount> {
  const passed = { table: sealed.table, rows: 0, resealed: 0, left: 0, unreadable: 0 };
  for (const tenant of sealed.isBound ? tenants : [undefined]) {
    for (let after: readonly string[] | undefined = []; after !== undefined;) {
      const page: Row[] = await bound(database, tenant, (query) => readPage(query, sealed, tenant, after ?? []));
      const stale = page.filter((row) => countNeed(vault, sealed, row, passed));
      const done = stale.length === 0 || onlyLooks ? 0 : await reencryptRows(database, vault, sealed, tenant, stale);
      passed.resealed += done;
      passed.left += stale.length - done;
      after = page.length < PAGE ? undefined : sealed.key.map((name) => String(page.at(-1)?.[name]));
    }
  }
  return passed;
}

/** True when a row is under another key. A row that cannot be opened is counted as such and left alone. */
function countNeed(vault: Vault, sealed: SealedTable, row: Row, passed: { rows: number; unreadable: number }): boolean {
  passed.rows += 1;
  try {
    return Object.keys(changesOf(vault, sealed, row)).length > 0;
  } catch {
    passed.unreadable += 1;
    return false;
  }
}

/** @returns how many were re-encrypted. */
async function reencryptRows(
  database: Database, vault: Vault, sealed: SealedTable, tenant: string | undefined, rows: readonly Row[],
): Promise<number> {
  const done = await bound(database, tenant, async (query) => {
    const keys = sealed.key.map((name) => textArray(rows.map((row) => String(row[name]))));
    const held = await query<Row>(lockStatement(sealed, tenant), tenant === undefined ? keys : [...keys, tenant]);
    for (const row of held) await query(...updateOf(vault, sealed, row));
    failpoint('before-reseal');
    return held.length;
  });
  failpoint('after-reseal');
  return done;
}

/** Returns the columns to change of a row; none when all of it is under the present key. @throws when a part cannot be opened. */
function changesOf(vault: Vault, { columns, named = [], key }: SealedTable, row: Row): Record<string, Buffer | string> {
  const names = Object.fromEntries([...key, ...named].map((name) => [name, String(row[name])]));
  return Object.fromEntries(Object.entries(columns).flatMap(([name, column]) => {
    const value = row[name];
    if (value === null || value === undefined || value.length === 0) return [];
    const anew = column.is === 'bytes' ? vault.reseal(value as Buffer, column.context(names)) : column.reseal(
      vault, names['tenant_id'] ?? '', String(value),
    );
    return anew === undefined ? [] : [[name, anew] as const];
  }));
}

function updateOf(vault: Vault, sealed: SealedTable, row: Row): Parameters<Query> {
  const changes = Object.entries({ ...changesOf(vault, sealed, row), ...(sealed.hasKekId && { kek_id: vault.kekId }) });
  const sets = changes.map(([name], place) => `${name} = $${place + 1}${sealed.columns[name]?.is === 'jsonb' ? '::jsonb' : ''}`);
  const where = sealed.key.map((name, place) => `${name} = $${changes.length + place + 1}`);
  const text = `update razao.${sealed.table} set ${sets.join(', ')} where ${where.join(' and ')}`;
  return [
    { name: `reseal-${sealed.table}-${changes.map(([name]) => name).join('-')}`, text },
    [...changes.map(([, value]) => value), ...sealed.key.map((name) => row[name])],
  ];
}

/** Reads on in the order of the key, and only rows that have something sealed. */
function readPage(query: Query, sealed: SealedTable, tenant: string | undefined, after: readonly string[]): Promise<Row[]> {
  const from = tenant === undefined ? 0 : 1;
  const where = [
    ...(tenant === undefined ? [] : ['tenant_id = $1']),
    ...(after.length === 0 ? [] : [`(${sealed.key.join(', ')}) > (${sealed.key.map((_, place) => `$${from + place + 1}`).join(', ')})`]),
    `(${Object.entries(sealed.columns).map(([name, column]) => (column.is === 'bytes' ? `${name} <> ''` : `strpos(${name}::text, '${column.mark}') > 0`)).join(' or ')})`,
  ];
  // Qualified: the bare name would mean the column that is read, which is text, and 10 comes before 9 there.
  const order = sealed.key.map((name) => `${sealed.table}.${name}`).join(', ');
  const text = `select ${columnsOf(sealed)} from razao.${sealed.table} where ${where.join(' and ')} order by ${order} limit ${PAGE}`;
  return query<Row>({ name: `read-sealed-${sealed.table}-${after.length}`, text }, [...(tenant === undefined ? [] : [tenant]), ...after]);
}

function lockStatement(sealed: SealedTable, tenant: string | undefined): { name: string; text: string } {
  const { table, key } = sealed;
  const text = `select ${columnsOf(sealed)} from razao.${table}
    where ${tenant === undefined ? '' : `tenant_id = $${key.length + 1} and `}(${key.map((name) => `${name}::text`).join(', ')}) in (select * from unnest(${key.map((_, place) => `$${place + 1}::text[]`).join(', ')}))
    for no key update skip locked`;
  return { name: `lock-sealed-${table}`, text };
}

function columnsOf({ key, named = [], columns }: SealedTable): string {
  const sealed = Object.entries(columns).map(([name, { is }]) => (is === 'bytes' ? name : `${name}::text as ${name}`));
  return [...[...key, ...named].map((name) => `${name}::text as ${name}`), ...sealed].join(', ');
}

/** Runs one transaction, bound to a tenant where one is named. */
function bound<T>(database: Database, tenant: string | undefined, work: (query: Query) => Promise<T>): Promise<T> {
  return database.transaction(async (query) => {
    if (tenant !== undefined) await query(BIND, [tenant]);
    return work(query);
  }, tenant);
}

const BIND = { name: 'bind-tenant', text: `select set_config('razao.tenant', $1, true)` };
