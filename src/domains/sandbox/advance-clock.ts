import { setTimeout as sleep } from 'node:timers/promises';
import { accountingDay, type SandboxClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { failpoint } from '../../platform/failpoints.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { OutboxWorker } from '../../platform/worker/consumer.ts';
import type { TimedWork } from '../../platform/worker/timed-work.ts';
import { byTime, nextDay, readCommits, readMoments, type Moment, type Moments } from './moments.ts';
import { MovedParties } from './moved-parties.ts';
import type { SimulatedParty } from './simulated-parties.ts';

export interface SandboxWork {
  readonly database: Database;
  readonly clock: SandboxClock;
  readonly log: Log;
  /** Work that waits for moments, in the order in which it is done at one moment. */
  readonly timed: readonly TimedWork[];
  /** Jobs that wait for no moment: they run at the beginning of each accounting day. */
  readonly housekeeping: readonly Job[];
  /** The accounting day at which this process ran them last while it moved the clock. */
  keptDay?: string;
  /** Work whose store did not answer in time, in words: no advance waits for it until the store has answered. */
  readonly away: Set<string>;
  readonly outbox: Pick<OutboxWorker, 'backlog' | 'handle'>;
  readonly parties: readonly SimulatedParty[];
}

/** Who is told of an advance. */
export interface Listener {
  /** Called after each step. */
  stepped(progress: Progress): void;
  /** Called at the beginning of each accounting day, before housekeeping forgets what is old. */
  dayEnds(): Promise<void>;
}

/** How far the clock has come. */
export interface Progress {
  readonly now: Date;
  readonly steps: number;
}

export interface Advanced {
  readonly from: Date;
  readonly to: Date;
  readonly steps: number;
  /** Work for a moment after `to`, the earliest first. */
  readonly waiting: readonly Moment[];
  /** What was due and did not end, in words: it is tried again as always. */
  readonly unfinished: readonly string[];
}

/**
 * How long work that is due may make no progress before the clock goes on without it, in milliseconds: longer than an endpoint of webhooks
 * may take, and than the lease of a process that died.
 */
const PATIENCE_MS = 35_000;
/** The same, where all that is left is work whose store does not answer: one that is only busy answers sooner. */
const STORE_PATIENCE_MS = 10_000;
/** The target of an advance that ends with the machine's time, and no distance from it. */
export const MACHINE = 'machine';
/** Pause before what is under way in other processes is looked at again, in milliseconds. */
const PAUSE_MS = 5;

/**
 * Moves a sandbox's clock to a moment, step by step: it goes to the next moment that any work waits for, has everything happen that falls
 * due at it, and goes on. Work is found and done as it always is, so other processes may do it as well, and a process that is killed
 * between two steps leaves a clock that stands at a moment, with that moment's work due.
 */
export class ClockAdvance {
  readonly #work: SandboxWork;
  #steps = 0;
  /** What made no progress, in words: it is not waited for again until it is another. */
  readonly #left = new Set<string>();

  /** Commits of the last look: whoever committed since may have called a party. */
  #commits: string | undefined;
  /** True where this process may have called a party since its clock was read. */
  #mayHaveCalled = true;
  readonly #parties: MovedParties;

  constructor(work: SandboxWork) {
    this.#work = work;
    this.#parties = new MovedParties(work.parties, work.log);
  }

  /**
   * @param to an instant; the clock does not move where it is past. `MACHINE`: to the machine's time, for a clock that is behind it.
   * @throws when Postgres does not answer; the clock stays at its last step.
   */
  async to(to: Date | typeof MACHINE, listener: Listener): Promise<Advanced> {
    const { clock } = this.#work;
    const from = clock.now();
    const isReached = () => (to === MACHINE ? clock.aheadMs >= 0 : clock.now() >= to);
    // a process that was killed at the beginning of a day did not
    if (this.#work.keptDay !== accountingDay(from)) await this.#keepHouse();
    let state = await this.#settle();
    let day = nextDay(from);
    while (!isReached()) {
      const next = state.moments.waiting.find(({ at }) => at > state.moments.now)?.at;
      const end = to === MACHINE ? clock.base.now() : to;
      const at = [end, day, ...(next ? [next] : [])].reduce((first, it) => (it < first ? it : first));
      if (to === MACHINE && at === end) await this.#moveBy(0, end);
      else await this.#moveTo(at);
      if (at.getTime() === day.getTime()) {
        await listener.dayEnds();
        await this.#keepHouse();
        day = nextDay(at);
      }
      state = await this.#settle();
      listener.stepped({ now: clock.now(), steps: this.#steps });
    }
    const { moments, pending } = state;
    return {
      from, to: clock.now(), steps: this.#steps, waiting: moments.waiting.filter(({ at }) => at > moments.now),
      unfinished: pending,
    };
  }

  /**
   * Sets the clock of all: Postgres', which every process follows, this process' own, and simulated parties'. Those have it first,
   * since they refuse calls from the future, and do what is due by it last, since they are refused from the future too.
   */
  async #moveTo(at: Date): Promise<void> {
    await this.#moveBy(Math.ceil(at.getTime() - this.#work.clock.base.now().getTime()), at);
  }

  async #moveBy(aheadMs: number, at: Date): Promise<void> {
    const { clock, database } = this.#work;
    if (aheadMs <= clock.aheadMs) return void (await sleep(PAUSE_MS)); // this process' time has passed it, Postgres' not yet
    await this.#parties.hold(at);
    failpoint('before-clock');
    await database.query({ name: 'move-clock', text: 'select razao.move_clock($1)' }, [aheadMs]);
    failpoint('after-clock');
    clock.follow(aheadMs);
    await this.#parties.release(clock.now());
    this.#steps += 1;
  }

  async #keepHouse(): Promise<void> {
    await Promise.all(this.#work.housekeeping.map(({ name, run }) => this.#run(name, () => run().catch(async () => {
      await sleep(PAUSE_MS); // what failed is done on the same day: nothing else has it run again before the next
      await run();
    }))));
    this.#work.keptDay = accountingDay(this.#work.clock.now());
    this.#mayHaveCalled = true;
  }

  async #run(name: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.#work.log.warn({ work: name, err: error }, 'due work failed while the clock was moved'));
  }

  /** Has everything happen that is due, and what follows from it. What makes no progress for a while is left. */
  async #settle(): Promise<State> {
    let [before, since] = ['', performance.now()];
    for (;;) {
      const state = await this.#look();
      const awaited = state.pending.filter((it) => !this.#left.has(it) && !this.#work.away.has(it));
      if (awaited.length === 0) return state;
      for (const it of this.#work.timed) if (state.due.has(it.name)) await this.#run(it.name, it.runDue);
      const [now, key] = [performance.now(), awaited.join('\n')];
      if (key !== before) [before, since] = [key, now];
      else if (now <= since + patienceMs(awaited, state)) await sleep(PAUSE_MS);
      else this.#leave(awaited, state);
    }
  }

  #leave(awaited: readonly string[], { away }: State): void {
    const { log, clock } = this.#work;
    log.warn({ awaited, now: clock.now().toISOString() }, 'the clock goes on without work that does not end');
    for (const it of awaited) (away.includes(it) ? this.#work.away : this.#left).add(it);
  }

  /**
   * Finds what is due, under way or waits to be handled, and handles new events. Nothing does where that is so of parties first, then of
   * events, then of due work, and nothing was committed between: what another process does ends with a commit.
   */
  async #look(): Promise<State> {
    const { database, outbox, timed } = this.#work;
    const isAsked = this.#mayHaveCalled;
    const parties = isAsked ? await this.#parties.read() : this.#parties.answers;
    const pipeline = database.pipeline();
    const [commits, news, own] = await Promise.all([
      readCommits(database, pipeline), outbox.backlog(pipeline), readMoments(database, timed, pipeline),
    ]);
    const areNew = own.commits !== commits || (!isAsked && own.commits !== this.#commits);
    this.#commits = own.commits;
    const waiting = [...own.waiting, ...parties.flatMap(({ name, clock }) =>
      (clock.next_due === null ? [] : [{ work: name, at: new Date(clock.next_due) }]))].toSorted(byTime);
    const due = waiting.filter(({ at }) => at <= own.now);
    const away = own.unreachable.map(({ work, reason }) => `${work}: ${reason}`);
    for (const it of this.#work.away) if (!away.includes(it)) this.#work.away.delete(it);
    const pending = [
      ...(areNew ? ['events of new commits may wait'] : []), ...news.map(({ consumer, tenant }) => `events wait for ${consumer} ${tenant}`),
      ...due.map(({ work, at }) => `${work} is due since ${at.toISOString()}`),
      ...[...own.inHand].map(([name, count]) => `${name}: a process has ${count} in hand`),
      ...parties.flatMap(({ name, clock }) => (clock.under_way > 0 ? [`${name}: ${clock.under_way} under way`] : [])),
      ...away,
    ];
    this.#mayHaveCalled = pending.length > 0;
    if (news.length > 0) await outbox.handle(news);
    return { moments: { ...own, waiting }, due: new Set(due.map(({ work }) => work)), away, pending };
  }
}

function patienceMs(awaited: readonly string[], { away }: State): number {
  return awaited.every((it) => away.includes(it)) ? STORE_PATIENCE_MS : PATIENCE_MS;
}

/** What is due and under way, and what waits. */
interface State {
  readonly moments: Moments;
  /** Names of work that is due. */
  readonly due: ReadonlySet<string>;
  /** Work whose store does not answer, in words. */
  readonly away: readonly string[];
  /** All that is due or under way, and `away`, in words. */
  readonly pending: readonly string[];
}
