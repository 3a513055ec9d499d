import type { EntityManager } from '@mikro-orm/postgresql';

/** Counts what ties accounts to qBRL: versions that they back or will back, and their locks under way. */
export async function countQbrl(em: EntityManager, tenant: string, accountIds: readonly string[]): Promise<number> {
  const [row] = await em.execute<{ open: number }[]>(
    `select (
       (select count(*) from razao.qbrl_versions v where v.tenant_id = ? and v.redemption_account_id in (?) and v.status <> 'SUPERSEDED') +
       (select count(*) from razao.qbrl_locks l where l.tenant_id = ? and l.account_id in (?) and l.state = 'UNDER_WAY')
     )::int as open`, [tenant, [...accountIds], tenant, [...accountIds]]);
  return row?.open ?? 0;
}
