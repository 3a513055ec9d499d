import type { Database } from '../../platform/db/database.ts';
import { eachTenant } from '../../platform/jobs/each-tenant.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { JournalContext } from '../../domains/journal/index.ts';
import { takeIntoForce } from './clock.ts';

const DUE = { name: 'qbrl-due', text: 'select tenant_id as tenant from razao.qbrl_due($1)' };
const LOCK_MS = 10_000;

/** Puts due versions of policies in force for every tenant, where no request does it earlier. */
export function qbrlJobs(database: Database, contextFor: (tenant: string) => JournalContext, log: Log): Job[] {
  return [{
    name: 'qbrl-policies', every: '2 seconds', lockMs: LOCK_MS, nextDue: 'qbrl_next_due', run: () => takeAll(database, contextFor, log),
  }];
}

async function takeAll(database: Database, contextFor: (tenant: string) => JournalContext, log: Log): Promise<void> {
  const due = await database.query<{ tenant: string }>(DUE, [database.clock.now()]);
  await eachTenant(due, log, 'a qBRL policy could not take effect', (tenant) => takeIntoForce(contextFor(tenant)));
}
