import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

const CHECK = { name: 'check-balances', text: 'select razao.check_balances($1)' };

/** Checks every hour that the balances of each tenant sum to zero, and stores the result, which metrics report. */
export function checkBalancesJob(database: Database): Job {
  return { name: 'check-balances', every: '1 hour', run: () => checkBalances(database) };
}

export async function checkBalances(database: Database): Promise<void> {
  for (const tenant of await database.tenants()) await database.query(CHECK, [tenant]);
}
