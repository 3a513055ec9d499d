import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { JournalContext } from '../journal/index.ts';
import { accountsWithDueHolds, expireHolds } from './expire-holds.ts';

const DUE = { name: 'holds-due', text: 'select razao.holds_due($1) as tenant' };
const LOCK_MS = 10_000;

/** Expires holds whose deadline has passed, for every tenant. An earlier access to an account expires its holds as well. */
export function holdJobs(database: Database, contextFor: (tenant: string) => JournalContext, log: Log): Job[] {
  return [{
    name: 'expire-holds', every: '2 seconds', lockMs: LOCK_MS, nextDue: 'holds_next_due', run: () => expireAll(database, contextFor, log),
  }];
}

/** Tenants take turns, so that none waits for another's backlog; a tenant that fails is tried again on the next run. */
export async function expireAll(database: Database, contextFor: (tenant: string) => JournalContext, log: Log): Promise<void> {
  const now = database.clock.now();
  let waiting = (await database.query<{ tenant: string }>(DUE, [now])).map(({ tenant }) => tenant);
  while (waiting.length > 0) {
    const left: string[] = [];
    for (const tenant of waiting) {
      try {
        const ctx = contextFor(tenant);
        const accounts = await accountsWithDueHolds(ctx, now);
        if (accounts.length === 0) continue;
        await expireHolds(ctx, accounts);
        left.push(tenant);
      } catch (error) {
        log.warn({ tenant, err: error }, 'holds past their deadline could not be ended');
      }
    }
    waiting = left;
  }
}
