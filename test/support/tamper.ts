import type pg from 'pg';

/**
 * Does what someone with every right could, past triggers and keys, in one transaction. A `set local` stands alone in its text:
 * a cluster's nodes are told all of the text that it stands in, and would tell one another without end.
 */
export async function tamper(owner: pg.Client, sql: string): Promise<void> {
  for (const statement of ['begin', 'set local session_replication_role = replica', sql, 'commit']) await owner.query(statement);
}
