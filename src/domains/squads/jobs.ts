import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { JournalContext } from '../journal/index.ts';
import { doDueWork } from './squad/clock.ts';

const DUE = { name: 'squads-due', text: 'select tenant_id, sqd_id from razao.squads_due($1, $2)' };
/** Squads of a tenant that one look takes. */
const MOST_AT_ONCE = 500;
/** Time after the death of a worker until another looks at the clock, in milliseconds. */
const LOCK_MS = 10_000;

interface Due {
  readonly tenant_id: string;
  readonly sqd_id: string;
}

/** Job that works off the due clocks of squads, for every tenant, without a request. */
export function squadJobs(database: Database, contextFor: (tenant: string) => JournalContext, log: Log): Job[] {
  const work = async ({ tenant_id: tenant, sqd_id: sqdId }: Due): Promise<boolean> => {
    try {
      await doDueWork(contextFor(tenant), sqdId);
      return true;
    } catch (err) {
      log.warn({ tenant, sqdId, err }, 'due work of a squad failed');
      return false;
    }
  };
  return [{ name: 'squads', every: '2 seconds', lockMs: LOCK_MS, nextDue: 'squads_next_due', run: () => workOffAll(database, work) }];
}

/**
 * Works off what is due now, one squad after the other: what a month brings to a thousand squads at one instant can wait, and payments
 * beside it shall not. A squad that fails is left to the next look.
 */
async function workOffAll(database: Database, work: (due: Due) => Promise<boolean>): Promise<void> {
  const now = database.clock.now();
  for (let hasMore = true; hasMore;) {
    const due = await database.query<Due>(DUE, [now, MOST_AT_ONCE]);
    hasMore = false;
    for (const squad of due) if (await work(squad)) hasMore = true;
  }
}
