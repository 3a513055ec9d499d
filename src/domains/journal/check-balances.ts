import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

const TENANTS = { name: 'tenants', text: 'select tenant_id from razao.tenants' };
const CHECK = { name: 'check-balances', text: 'select razao.check_balances($1)' };

/** Looks every hour whether the balances of each tenant sum to zero, and keeps what it found; metrics tell it. */
export function checkBalancesJob(database: Database): Job {
  return { name: 'check-balances', every: '1 hour', run: () => checkBalances(database) };
}

export async function checkBalances(database: Database): Promise<void> {
  for (const { tenant_id: tenant } of await database.query<{ tenant_id: string }>(TENANTS, [])) await database.query(CHECK, [tenant]);
}
