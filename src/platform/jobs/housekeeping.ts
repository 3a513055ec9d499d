import type { Database } from '../db/database.ts';
import { forgetJob } from './forget-job.ts';
import type { Job } from './jobs.ts';

const MAINTAIN = { name: 'maintain-outbox', text: 'select razao.maintain_outbox()' };
const FORGET = { name: 'forget', text: 'select razao.forget($1, $2::interval, $3::interval)' };
const FORGET_WAITING = { name: 'forget-waiting-facts', text: 'select razao.forget_waiting_facts($1, $2::interval)' };

/** Time that the touched ids of a commit are kept: a writer that slept longer reloads everything. */
const COMMITS_KEPT = '1 day';

/** Time that facts of providers wait for their subject: longer than any claim, contest or request takes. */
const FACTS_WAIT = '180 days';

/** Creates partitions of the outbox for the coming days and drops those older than the period that `migrate` has set. */
export async function maintainOutbox(database: Database): Promise<void> {
  await database.query(MAINTAIN, []);
}

/**
 * Returns the jobs that keep the tables of a busy service from growing without end.
 * @param deliveryDays for how many days the bodies of providers' deliveries are kept: by name and digest an older one is still known, and
 *   not accepted again.
 */
export function housekeeping(database: Database, deliveryDays: number): Job[] {
  return [
    { name: 'maintain-outbox', every: '6 hours', run: () => maintainOutbox(database) },
    { name: 'forget-answers', every: '1 hour', run: () => forgetOld(database) },
    forgetJob(database, 'forget-deliveries', 'forget_deliveries', deliveryDays),
  ];
}

/** Forgets answers past their idempotency horizon, commit records that no writer needs and facts that wait in vain, tenant by tenant. */
export async function forgetOld(database: Database): Promise<void> {
  for (const tenant of await database.tenants()) {
    await database.query(FORGET, [tenant, database.answersKept, COMMITS_KEPT]);
    await database.query(FORGET_WAITING, [tenant, FACTS_WAIT]);
  }
}
