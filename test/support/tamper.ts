import type pg from 'pg';

/**
 * Does what someone with every right could, past triggers and keys, in one transaction. A `set local` is alone in its text:
 * a cluster's nodes receive all of the text that contains it, and would pass it to one another without end.
 */
export async function tamper(owner: pg.Client, sql: string): Promise<void> {
  for (const statement of ['begin', 'set local session_replication_role = replica', sql, 'commit']) await owner.query(statement);
}
