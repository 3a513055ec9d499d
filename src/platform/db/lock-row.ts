import type { EntityManager } from '@mikro-orm/postgresql';
import { assert } from '../assert.ts';

const NAME = /^[a-z_]+$/;

/**
 * Locks one row until the transaction ends, so that what is read of it next is its newest state and stays so.
 *
 * It is FOR NO KEY UPDATE, which leaves foreign keys to the row alone: the journal writer holds the tenant's head while
 * it refers to accounts, and whoever locks an account waits for the head at its end. A FOR UPDATE here would deadlock.
 * @param key the whole primary key, by column.
 */
export async function lockRow(em: EntityManager, table: string, key: Readonly<Record<string, string>>): Promise<void> {
  const columns = Object.keys(key);
  assert([table, ...columns].every((name) => NAME.test(name)), 'tables and columns are named by us');
  const where = columns.map((column) => `${column} = ?`).join(' and ');
  await em.execute(`select from razao.${table} where ${where} for no key update`, Object.values(key));
}

/**
 * Locks the tenant's head until the transaction ends: no commit comes between later reads of it and
 * its writes. For writes that must see all of the books, such as closing an account. A transaction
 * that locks both takes the head first and rows after it, as the journal writer does.
 */
export function lockHead(em: EntityManager, tenant: string): Promise<void> {
  return lockRow(em, 'heads', { tenant_id: tenant });
}
