import type { RequestHandler } from 'express';
import { SandboxClock } from '../../platform/clock.ts';
import type { Database, TenantDb } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Parts } from '../../platform/module.ts';
import type { OutboxWorker } from '../../platform/worker/consumer.ts';
import type { Worker } from '../../platform/worker/worker.ts';
import { ClockAdvance, MACHINE, type SandboxWork } from './advance-clock.ts';
import { ClockIsMoving, sandboxApi } from './http-api.ts';
import { keepPartyClocks } from './party-clocks.ts';
import { simulatedParties } from './simulated-parties.ts';
import { storiesApi } from './stories/http-api.ts';

export interface SandboxOptions {
  readonly dependencies: Dependencies;
  readonly parts: readonly Parts[];
  readonly workers: readonly Worker[];
  readonly outbox: OutboxWorker;
  authenticate(token: string): Promise<Principal> | Principal;
  /** Issues another token for a client that is known by one. */
  renewToken(principal: Principal): Promise<string>;
}

const COUNT_EVENTS =
  'select event_type, count(*)::int as n from razao.outbox where tenant_id = ? and commit_no > ? and commit_no <= ? group by 1';
const LAST_COMMIT = 'select commit_no from razao.heads where tenant_id = ?';

/** A sandbox, in a process that works. */
export interface Sandbox {
  readonly routes: readonly RequestHandler[];
  /**
   * Moves a clock that is behind to the machine's time, and has what falls due on the way happen.
   * @throws ClockIsMoving when another process does.
   */
  catchUp(): Promise<void>;
}

/** Returns the sandbox of a process that works; nothing where the clock is the machine's. */
export function openSandbox(options: SandboxOptions): Sandbox | undefined {
  const { dependencies: { clock, config, database, log }, authenticate, renewToken } = options;
  if (!(clock instanceof SandboxClock)) return undefined;
  const work = workOf(options, clock);
  const alone = <T>(move: () => Promise<T>): Promise<T> => asTheOnlyOne(database, move);
  const catchUp = () => alone(async () => {
    await new ClockAdvance(work).to(MACHINE, { stepped: () => undefined, dayEnds: async () => undefined });
  });
  return { catchUp, routes: [sandboxApi({
    clock, authenticate, timed: work.timed.map(({ name }) => name), daily: work.housekeeping.map(({ name }) => name),
    advance: async (to, tenant, stepped) => alone(async () => {
      const events = await EventCounter.open(options.dependencies, tenant);
      const advanced = await new ClockAdvance(work).to(to, { stepped, dayEnds: () => events.count() });
      await events.count();
      return { ...advanced, events: Object.fromEntries([...events.counts].toSorted()) };
    }),
  }), storiesApi({ log, now: () => clock.now(), bankUrl: config.RAZAO_SPONSOR_URL, authenticate, renewToken })] };
}

function workOf({ dependencies: { database, config, log }, parts, workers, outbox }: SandboxOptions, clock: SandboxClock): SandboxWork {
  const jobs = parts.flatMap((part) => part.jobs ?? []);
  return {
    database, clock, log, outbox,
    timed: [
      ...jobs.flatMap(({ name, nextDue, run }) => (nextDue === undefined ? [] : [{ name, nextDue, runDue: run }])),
      ...workers.flatMap(({ timed }) => timed ?? []), ...parts.flatMap(({ timed }) => timed ?? []),
    ],
    housekeeping: jobs.filter(({ nextDue }) => nextDue === undefined),
    parties: simulatedParties(config), away: new Set(),
  };
}

/** Returns the workers of a sandbox. */
export function sandboxWorkers({ clock, config, log }: Dependencies): Worker[] {
  return clock instanceof SandboxClock ? [keepPartyClocks(clock, simulatedParties(config), log)] : [];
}

/** @throws ClockIsMoving when another process or request moves the clock. */
async function asTheOnlyOne<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return database.locked('razao-sandbox-clock', work, () => { throw new ClockIsMoving(); });
}

/** Counts a tenant's events by type, from when it is opened, also those that are forgotten before the end. */
class EventCounter {
  readonly counts = new Map<string, number>();
  #after: string;

  private constructor(private readonly books: TenantDb, private readonly tenant: string, after: string) {
    this.#after = after;
  }

  static async open({ database }: Dependencies, tenant: string): Promise<EventCounter> {
    const books = database.forTenant(tenant);
    return new EventCounter(books, tenant, await readHead(books, tenant));
  }

  /** Counts what was announced since the last call. */
  async count(): Promise<void> {
    const head = await readHead(this.books, this.tenant);
    const rows = await this.books.read((em) => em.execute<{ event_type: string; n: number }[]>(
      COUNT_EVENTS, [this.tenant, this.#after, head],
    ));
    for (const { event_type: type, n } of rows) this.counts.set(type, (this.counts.get(type) ?? 0) + n);
    this.#after = head;
  }
}

async function readHead(books: TenantDb, tenant: string): Promise<string> {
  const [head] = await books.read((em) => em.execute<{ commit_no: string }[]>(LAST_COMMIT, [tenant]));
  return head?.commit_no ?? '0';
}
