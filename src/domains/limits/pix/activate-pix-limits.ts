import type { Database, WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { eachTenant } from '../../../platform/jobs/each-tenant.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { PixLimitsContext } from './context.ts';
import { valuesAt, type PixLimitSettings } from './pix-limits.ts';
import { valueColumns, valuesIn, PixLimitsEntity, type PixLimits } from './pix-limits.entity.ts';
import { pixLimitsEvent } from './present.ts';

const DUE = { name: 'pix-limits-due', text: 'select razao.pix_limits_due($1) as tenant' };
const AT_ONCE = 100;
const LOCK_MS = 30_000;

/** Stores and announces due Pix limits. They are enforced from their time on, stored or not. */
export function pixLimitsJob(database: Database, contextFor: (tenant: string) => PixLimitsContext, log: Log): Job {
  return {
    name: 'activate-pix-limits', every: '5 seconds', lockMs: LOCK_MS, nextDue: 'pix_limits_next_due',
    run: () => activateAll(database, contextFor, log),
  };
}

/** Activates what is due of every tenant. */
export async function activateAll(database: Database, contextFor: (tenant: string) => PixLimitsContext, log: Log): Promise<void> {
  const due = await database.query<{ tenant: string }>(DUE, [database.clock.now()]);
  await eachTenant(due, log, 'due Pix limits could not be activated', async (tenant) => {
    while (await activatePixLimits(contextFor(tenant)));
  });
}

/** @returns true when there may be more. */
async function activatePixLimits(ctx: PixLimitsContext): Promise<boolean> {
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const now = ctx.clock.now();
    const due = await unit.em.find(PixLimitsEntity, { tenantId: ctx.tenant, nextActivationAt: { $lte: now } }, {
      orderBy: { nextActivationAt: 'asc' }, limit: AT_ONCE,
    });
    for (const row of due) activate(unit, row, now, ctx.pixLimits);
    return due.length === AT_ONCE;
  });
}

/** Stores the pending values of a row that have taken effect by now. */
export function activate({ announce, touch }: WriteUnit, row: PixLimits, now: Date, settings: PixLimitSettings): void {
  const { values, activated } = valuesAt(valuesIn(row), now);
  if (activated.length === 0) return;
  Object.assign(row, valueColumns(values), { version: row.version + 1n });
  touch(row.accountId);
  announce(pixLimitsEvent(row, values, settings, activated));
}
