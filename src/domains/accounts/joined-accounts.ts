import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * The accounts whose history is one: an account, the one that it was promoted to, and the one that was promoted to it.
 * Lists that name an account give what belongs to any of these, without the move between them.
 */
export async function joinedAccounts(em: EntityManager, tenant: string, accountId: string): Promise<string[]> {
  const rows = await em.execute<{ account_id: string }[]>(
    `select account_id from razao.accounts where tenant_id = ? and promoted_to_account_id = ?
     union all
     select promoted_to_account_id from razao.accounts where tenant_id = ? and account_id = ? and promoted_to_account_id is not null`,
    [tenant, accountId, tenant, accountId]);
  return [accountId, ...rows.map((row) => row.account_id)];
}
