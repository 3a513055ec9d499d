import { present } from '../../platform/assert.ts';
import { accountingDay, addDays, dayBegin } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Pipeline } from '../../platform/db/pipeline.ts';
import type { TimedWork } from '../../platform/worker/timed-work.ts';

/** The next moment that a kind of work waits for; past when something is due. */
export interface Moment {
  readonly work: string;
  readonly at: Date;
}

/** Work whose store does not answer. */
export interface Unreachable {
  readonly work: string;
  readonly reason: string;
}

const COMMITS = { name: 'sandbox-commits', text: 'select razao.sum_commit_numbers()::text as commits' };

/** The moments that all work waits for, as of one reading of Postgres' clock. */
export interface Moments {
  readonly now: Date;
  /** As `readCommits`. */
  readonly commits: string;
  /** The earliest first. */
  readonly waiting: readonly Moment[];
  /** Number of leases of this work that processes have in hand, by its name. */
  readonly inHand: ReadonlyMap<string, number>;
  readonly unreachable: readonly Unreachable[];
}

/** Reads a number that every commit of any tenant makes greater. */
export async function readCommits(database: Pick<Database, 'query'>, pipeline?: Pipeline): Promise<string> {
  const [row] = await database.query<{ commits: string }>(COMMITS, [], pipeline);
  return present(row, 'the sum of commit numbers').commits;
}

/** Reads what all work waits for: in Postgres with one statement, and in the other stores. @param pipeline in which Postgres is asked. */
export async function readMoments(
  database: Pick<Database, 'query'>, work: readonly TimedWork[], pipeline?: Pipeline,
): Promise<Moments> {
  const inPostgres = work.flatMap(({ name, nextDue }) => (typeof nextDue === 'string' ? [{ name, nextDue }] : []));
  const text = [
    'select null::text as work, razao.clock() as at, 0 as in_hand, razao.sum_commit_numbers()::text as commits',
    ...inPostgres.map(({ nextDue }, i) => `select $${i + 1}, due_at, in_hand::int, null from razao.${nextDue}()`),
  ].join(' union all ');
  const unreachable: Unreachable[] = [];
  const elsewhere = Promise.all(work.map(async ({ name, nextDue }) => ({
    work: name, at: typeof nextDue === 'string' ? undefined : await nextDue().catch((error: unknown) => {
      unreachable.push({ work: name, reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }),
  })));
  const rows = await database.query<{ work: string | null; at: string | Date | null; in_hand: number; commits: string | null }>(
    { name: 'sandbox-moments', text }, inPostgres.map(({ name }) => name), pipeline);
  const found = rows.flatMap(({ work: name, at }) => (name === null || at === null ? [] : [{ work: name, at: new Date(at) }]));
  const others = (await elsewhere).flatMap(({ work: name, at }) => (at ? [{ work: name, at }] : []));
  const whole = rows.find((row) => row.work === null);
  return {
    now: new Date(whole?.at ?? Number.NaN), commits: whole?.commits ?? '',
    waiting: [...found, ...others].toSorted(byTime), unreachable,
    inHand: new Map(rows.flatMap(({ work: name, in_hand: count }) => (name === null || count === 0 ? [] : [[name, count]]))),
  };
}

/** Order of moments. */
export function byTime(a: Moment, b: Moment): number {
  return a.at.getTime() - b.at.getTime();
}

/** The beginning of the accounting day after an instant: housekeeping runs once a day while a clock is moved. */
export function nextDay(now: Date): Date {
  return dayBegin(addDays(accountingDay(now), 1));
}
