import { addDays, dayBegin } from '../../platform/clock.ts';
import { TIMES, type Act, type Moment, type TimeOfDay } from './acts.ts';
import { DailyLife } from './daily-life.ts';
import { holders, type Holder } from './people.ts';
import { Random } from './random.ts';
import { eventsOf } from './particulars.ts';

export interface Story {
  readonly holders: readonly Holder[];
  readonly moments: readonly Moment[];
}

/** The story that every demo tells; another seed tells another. */
export const SEED = 20_240_105;
/** Number of days of the whole story. */
export const STORY_DAYS = 60;

/**
 * Returns what happens in the demo: pure, so that the same days have the same story. A shorter one has the first days of it.
 * @param firstDay yyyy-mm-dd.
 */
export function tellStory(firstDay: string, days = STORY_DAYS, seed = SEED): Story {
  const random = new Random(seed);
  const all = holders(random);
  const life = new DailyLife(all, random);
  const moments = Array.from({ length: days }, (_, day) => {
    const date = addDays(firstDay, day);
    const usual = life.day(day, date);
    const special = eventsOf(day, date, life);
    return (Object.keys(TIMES) as TimeOfDay[]).flatMap((time): Moment[] => {
      const phases = [...usual[time] ?? [], ...special[time] ?? []].filter((acts) => acts.length > 0);
      return phases.length === 0 ? [] : [{ at: new Date(dayBegin(date).getTime() + TIMES[time] * 60_000), day, phases }];
    });
  }).flat();
  return { holders: all, moments };
}

/** Number of payments that a story means to make: transfers, payments over Pix and credits, without those that schedules make. */
export function countPayments({ moments }: Story): number {
  return moments.flatMap(({ phases }) => phases.flat()).reduce((sum, act) => sum + paymentsOf(act), 0);
}

function paymentsOf(act: Act): number {
  if (act.do === 'pay') return act.payments.length;
  return act.do === 'credit' || act.do === 'payCharge' || act.do === 'return' ? 1 : 0;
}
