import { movePartyClock } from '../../domains/sandbox/index.ts';
import { accountingDay, addDays, dayBegin, systemClock } from '../../platform/clock.ts';
import { connectTo } from '../../platform/db/postgres-client.ts';

/** Where the clock of a sandbox begins, or stands. */
export interface DemoClock {
  /** True for an installation without tenants: its demo data is to be made. */
  readonly isNew: boolean;
  /** Milliseconds ahead of the machine's clock: negative until the demo data is there. */
  readonly aheadMs: number;
}

/** Time of the day at which the demo's first day begins, after midnight in São Paulo, in milliseconds. */
const FIRST_MORNING_MS = 7 * 3_600_000;
const READ = `select to_regclass('razao.heads') is not null as has_tenants, to_regclass('razao.sandbox_clock') is not null as has_clock`;

const AHEAD = 'select ahead_ms::float8 as ahead from razao.sandbox_clock';

/**
 * Reads the clock of an installation, before it is migrated.
 * @param days number of the demo's days, which end yesterday.
 */
export async function readDemoClock(databaseUrl: string, days: number, now = systemClock.now()): Promise<DemoClock> {
  const client = await connectTo({ url: databaseUrl });
  try {
    const { rows: [found] } = await client.query<{ has_tenants: boolean; has_clock: boolean }>(READ);
    const { rows: [clock] } = found?.has_clock ? await client.query<{ ahead: number }>(AHEAD) : { rows: [] };
    if (found?.has_tenants && (await client.query('select from razao.heads limit 1')).rowCount !== 0) {
      return { isNew: false, aheadMs: clock?.ahead ?? 0 };
    }
    return { isNew: days > 0, aheadMs: clock?.ahead ?? (days > 0 ? firstMorning(days, now).getTime() - now.getTime() : 0) };
  } finally {
    await client.end();
  }
}

/** The instant at which a demo of so many days begins. */
export function firstMorning(days: number, now: Date): Date {
  return new Date(dayBegin(addDays(accountingDay(now), -days)).getTime() + FIRST_MORNING_MS);
}

/**
 * Puts the clock of a migrated installation without tenants behind the machine's, unless it is, and those of simulated parties, which have
 * just started, as well.
 */
export async function beginInThePast(
  databaseUrl: string, { aheadMs, isNew }: DemoClock, parties: readonly (string | undefined)[],
): Promise<void> {
  const now = new Date(systemClock.now().getTime() + aheadMs);
  await Promise.all(parties.map(async (url) => url && movePartyClock({ name: 'simulated party', url }, now)));
  if (!isNew) return;
  const client = await connectTo({ url: databaseUrl });
  try {
    await client.query('select razao.move_clock($1)', [aheadMs]);
  } finally {
    await client.end();
  }
}
