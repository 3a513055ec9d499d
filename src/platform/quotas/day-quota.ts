import type { EntityManager } from '@mikro-orm/postgresql';
import { accountingDay, addDays, dayBegin } from '../clock.ts';
import type { Context } from '../context.ts';
import { refusal, refusalError } from '../errors.ts';

/** Quotas that are counted by accounting day, with the rows of the jobs. */
export type DayQuota = 'compiles_per_day' | 'batteries_per_day';

/** Present use of a quota of a day. */
export interface DayUse {
  /** The accounting day. */
  readonly day: string;
  /** Quota of the tenant in the day. */
  readonly effective: number;
  readonly used: number;
  /** Beginning of the next day. */
  readonly resetsAt: Date;
}

/** Counts the tenant's jobs of an accounting day: those that FAILED are given back. */
export type CountOfDay = (em: EntityManager, tenant: string, day: string) => Promise<number>;

/** Reads the use of a quota of the day. Exact for a write that holds the tenant's head. */
export async function dayUse(em: EntityManager, { tenant, clock, db }: Context, quota: DayQuota, count: CountOfDay): Promise<DayUse> {
  const day = accountingDay(clock.now());
  const [row] = await em.execute<{ override: string | null }[]>(
    'select override from razao.quotas where tenant_id = ? and quota = ?', [tenant, quota],
  );
  const override = row?.override ?? null;
  return {
    day, effective: override === null ? db.database.quotas[quota] : Number(override), used: await count(em, tenant, day),
    resetsAt: dayBegin(addDays(day, 1)),
  };
}

/**
 * Checks one more job against the quota of the day. The caller has locked the tenant's head.
 * @returns the accounting day that the job counts on.
 * @throws ApiError QUOTA_EXCEEDED.
 */
export async function requireDayQuota(em: EntityManager, ctx: Context, quota: DayQuota, count: CountOfDay): Promise<string> {
  const { day, effective, used, resetsAt } = await dayUse(em, ctx, quota, count);
  if (used < effective) return day;
  const details = { quota, effective, used, resets_at: resetsAt.toISOString() };
  throw refusalError(refusal('QUOTA_EXCEEDED', details, `The tenant has had as many ${quota.replace('_per_day', '')} today as it may.`));
}
