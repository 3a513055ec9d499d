import { accountingDay, countDays } from '../../../platform/clock.ts';
import { BreakEntity } from '../break.entity.ts';
import type { Break } from '../break.ts';
import type { ReconciliationContext } from '../ports.ts';

/** Ages by which open breaks are summed up: each up to that many days, the last without an end. */
export const AGES = [
  { age: '0 to 1 day', most: 1 }, { age: '2 to 7 days', most: 7 }, { age: '8 to 30 days', most: 30 },
  { age: 'over 30 days', most: Infinity },
] as const;

/** Open breaks of one age and currency. */
export interface AgedBreaks {
  readonly age: (typeof AGES)[number]['age'];
  readonly currency: string;
  readonly count: number;
  /** Sum of the differences without their signs, in minor units. */
  readonly amount: bigint;
}

/** Returns the open breaks of a tenant, the oldest first. @param providerId of one provider alone. */
export async function listOpenBreaks(ctx: ReconciliationContext, providerId?: string): Promise<Break[]> {
  return ctx.db.read((em) => em.find(
    BreakEntity, { tenantId: ctx.tenant, state: 'OPEN', ...(providerId !== undefined && { providerId }) },
    { orderBy: { accountingDay: 'asc', breakId: 'asc' } }));
}

/** Age of a break in accounting days; 0 on its own day. */
export function ageInDays({ accountingDay: day }: Pick<Break, 'accountingDay'>, now: Date): number {
  return countDays(day, accountingDay(now)) - 1;
}

/** Sums breaks up by their age. Pure. */
export function breaksByAge(breaks: readonly Pick<Break, 'accountingDay' | 'currency' | 'difference'>[], now: Date): AgedBreaks[] {
  const ageOf = (it: Pick<Break, 'accountingDay'>) => AGES.findIndex(({ most }) => ageInDays(it, now) <= most);
  const groups = Map.groupBy(breaks, (it) => `${ageOf(it)} ${it.currency}`);
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, group]) => {
    const [place = '0', currency = ''] = key.split(' ');
    const amount = group.reduce((sum, { difference }) => sum + (difference < 0n ? -difference : difference), 0n);
    return { age: (AGES[Number(place)] ?? AGES[0]).age, currency, count: group.length, amount };
  });
}
