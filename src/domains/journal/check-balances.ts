import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

const TENANTS = { name: 'tenants', text: 'select tenant_id from razao.tenants' };
const CHECK = { name: 'check-balances', text: 'select razao.check_balances($1)' };

/** Checks every hour that the balances of each tenant sum to zero, and stores the result, which metrics report. */
export function checkBalancesJob(database: Database): Job {
  return { name: 'check-balances', every: '1 hour', run: () => checkBalances(database) };
}

export async function checkBalances(database: Database): Promise<void> {
  for (const { tenant_id: tenant } of await database.query<{ tenant_id: string }>(TENANTS, [])) await database.query(CHECK, [tenant]);
}
