import type { Database } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { ScheduleContext } from './dispatch.ts';
import { tick } from './tick-scheduler.ts';

const DUE = { name: 'schedules-due', text: 'select razao.schedules_due($1) as tenant' };
/** Milliseconds from the death of a worker until another runs the ticks. */
const LOCK_MS = 10_000;

/** The scheduler's tick, for every tenant. */
export function scheduleJobs(database: Database, contextFor: (tenant: string) => ScheduleContext, log: Log): Job[] {
  return [{
    name: 'tick-schedules', every: '2 seconds', lockMs: LOCK_MS, nextDue: 'schedules_next_due',
    run: () => tickAll(database, contextFor, log),
  }];
}

/** Concurrent ticks of one tenant, where more is due than one takes: one works while Postgres answers another. */
const LANES = 3;

/**
 * Executes all that is due now. Tenants take turns, so that none waits for another's backlog. Lateness is computed from the time of this
 * tick, however long the work takes. A tenant whose tick fails is tried again on the next one.
 */
export async function tickAll(database: Database, contextFor: (tenant: string) => ScheduleContext, log: Log): Promise<void> {
  const now = database.clock.now();
  let waiting = (await database.query<{ tenant: string }>(DUE, [now])).map(({ tenant }) => tenant);
  for (let workers = 1; waiting.length > 0; workers = LANES) {
    const left: string[] = [];
    for (const tenant of waiting) {
      const ticks = await Promise.allSettled(Array.from({ length: workers }, async () => tick(contextFor(tenant), now)));
      for (const { reason } of ticks.filter((it) => it.status === 'rejected')) {
        log.warn({ tenant, err: reason }, 'due schedules of a tenant could not be run');
      }
      if (ticks.some((it) => it.status === 'fulfilled' && it.value.hasMore)) left.push(tenant);
    }
    waiting = left;
  }
}
