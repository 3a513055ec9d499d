import type { Agenda, Job as AgendaJob, JobRepository } from 'agenda';
import type { Db, MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../assert.ts';
import { systemClock } from '../clock.ts';
import { OPERATION_MS, type MongoLink } from '../db/mongodb.ts';
import type { Log } from '../log.ts';
import { JOB_RUNS, LAST_GOOD_RUNS, showJobs } from './metrics.ts';

/**
 * Timed work. Agenda only wakes it: what is due is decided from the records of the work itself, so that running twice,
 * late or not at all changes nothing.
 */
export interface Job {
  readonly name: string;
  /** Agenda's interval, such as `1 hour`. */
  readonly every: string;
  /** How long after the death of its process another may take it, in milliseconds; a minute when left out. See `SchedulerOptions`. */
  readonly lockMs?: number;
  /** Function of Postgres that answers the next moment at which something is due (`nextMoment`). None for housekeeping. */
  readonly nextDue?: string;
  run(): Promise<void>;
}

/** Work that is woken at an instant, under a key. */
export interface WakeUp {
  readonly name: string;
  run(key: string): Promise<void>;
}

/** Whether the scheduler runs. */
export type SchedulerState = 'up' | 'down';

const KEEP_TIME_MS = 1_000;
/** How often MongoDB is asked for what is due, in milliseconds; for a job whose interval is long, every quarter of that, to a limit. */
const POLL_MS = 1_000;
const LONGEST_POLL_MS = 15_000;
/** How much later than its interval a job may be due, in milliseconds: clocks may differ, and jobs take a while. */
const LATE_MS = 10_000;
const LOCK_MS = 60_000;
const DRAIN_MS = 5_000;
const STOP_MS = 2 * DRAIN_MS;
/** A lock is renewed that often before it would end. */
const RENEWALS = 3;

export interface SchedulerOptions {
  readonly jobs: readonly Job[];
  readonly wakeUps?: readonly WakeUp[];
  readonly log: Log;
  /**
   * How long the lock of a job lasts, in milliseconds; it is renewed while the job runs. More than a second: Agenda takes jobs up to a
   * second ahead, and drops one whose lock has ended before its time has come.
   */
  readonly lockMs?: number;
  /** Whether this process' clock is right: else it runs nothing. */
  readonly isInTime?: () => boolean;
}

/** Runs timed work by Agenda on MongoDB. Without MongoDB the service goes on; schedules and webhooks wait. */
export class Scheduler {
  #agenda: Agenda | undefined;
  #starting: Promise<void> | undefined;
  #isStopped = false;
  #keeping: NodeJS.Timeout | undefined;
  #isPaused = false;
  #timekeeping: Promise<void> | undefined;
  readonly #polls = new Set<Promise<unknown>>();
  /** When a job may be asked for again, by its name: milliseconds of `performance.now`. */
  readonly #nextPolls = new Map<string, number>();
  readonly #name = randomUUID();

  constructor(private readonly mongo: MongoLink, private readonly options: SchedulerOptions) {
    showJobs(options.jobs.map(({ name }) => name));
    mongo.whenReady((client) => (this.#starting = this.#agenda && this.#keeping ? this.#makeJobs(this.#agenda) : this.#start(client)));
  }

  get state(): SchedulerState {
    return this.#agenda && this.mongo.isUp ? 'up' : 'down';
  }

  /** Agenda itself, for its dashboard. */
  get agenda(): Agenda | undefined {
    return this.#agenda;
  }

  async #start(client: MongoClient): Promise<void> {
    if (this.#isStopped) return;
    const { jobs, wakeUps = [], log, lockMs = LOCK_MS } = this.options;
    const [{ Agenda }, { MongoBackend }] = await Promise.all([import('agenda'), import('@agendajs/mongo-backend')]);
    const db = client.db(undefined, { timeoutMS: OPERATION_MS });
    const backend = new MongoBackend({ mongo: db, collection: 'jobs' });
    await backend.connect();
    // Agenda connects without looking at the outcome: a MongoDB that dies meanwhile would end this process.
    backend.connect = () => Promise.resolve();
    this.#watchPolls(backend.repository);
    const agenda = new Agenda({ name: this.#name, backend, processEvery: POLL_MS, defaultLockLifetime: lockMs });
    agenda.on('error', (error: Error) => log.warn({ err: error }, 'the scheduler failed'));
    // oxlint-disable typescript/no-misused-promises -- Agenda waits for it: the linter sees the form with a callback alone
    for (const job of jobs) {
      const lockLifetime = job.lockMs ?? lockMs;
      agenda.define(job.name, (locked) => this.#keepLocked(locked, lockLifetime, () => watched(job)), { lockLifetime });
    }
    for (const wakeUp of wakeUps) {
      agenda.define<{ key: string }>(
        wakeUp.name, (locked) => this.#keepLocked(locked, lockMs, () => wakeUp.run(locked.attrs.data.key)), { removeOnComplete: true },
      );
    }
    // oxlint-enable typescript/no-misused-promises
    await agenda.start();
    this.#agenda = agenda;
    await this.#makeJobs(agenda);
    this.#keeping = setInterval(() => this.#keepTimeOnce(agenda, db), KEEP_TIME_MS).unref();
  }

  /**
   * Runs a job under its lock, however long it takes: only a process that dies lets go of it. Agenda would take the job for dead when the
   * lock it began with has ended, and say so while it runs on.
   */
  async #keepLocked<Data>(job: AgendaJob<Data>, lockMs: number, run: () => Promise<void>): Promise<void> {
    job.isExpired = () => Promise.resolve(false);
    let touched: Promise<void> = Promise.resolve();
    const renewal = setInterval(() => {
      // without it another may run the job too, which changes nothing
      if (!this.#isPaused && !this.#isStopped) touched = job.touch().catch(() => undefined);
    }, lockMs / RENEWALS).unref();
    try {
      await run();
    } finally {
      clearInterval(renewal);
      await touched; // it must not come after what Agenda writes at the end
    }
  }

  /**
   * Agenda drains without waiting for its polls for due jobs: what they lock after that would run nowhere until the lock ends. And it asks
   * for every job each time: of a job of one hour it need not be known to the second that it is due.
   */
  #watchPolls(repository: JobRepository): void {
    const poll = repository.getNextJobToRun.bind(repository);
    const pauses = new Map(this.options.jobs.map(({ name, every }) => [name, Math.min(intervalMs(every) / 4, LONGEST_POLL_MS) - POLL_MS]));
    repository.getNextJobToRun = async (name, ...which) => {
      const now = performance.now();
      if (this.#isStopped || this.#isPaused || now < (this.#nextPolls.get(name) ?? 0)) return undefined;
      const pause = pauses.get(name) ?? 0;
      if (pause > 0) this.#nextPolls.set(name, now + pause);
      const polling = poll(name, ...which);
      this.#polls.add(polling);
      return await polling.finally(() => this.#polls.delete(polling));
    };
  }

  async #drain(agenda: Agenda): Promise<void> {
    await agenda.drain({ timeout: DRAIN_MS });
    await Promise.allSettled(this.#polls);
  }

  /** Jobs that this process has locked and will not run are for all again. */
  async #giveBack(db: Db): Promise<void> {
    await db.collection('jobs').updateMany({ lastModifiedBy: this.#name, lockedAt: { $ne: null } }, { $set: { lockedAt: null } });
  }

  async #makeJobs(agenda: Agenda): Promise<void> {
    this.#nextPolls.clear();
    for (const { every, name } of this.options.jobs) await agenda.every(every, name);
  }

  /** One at a time: a start while a stop is under way would be none. */
  #keepTimeOnce(agenda: Agenda, db: Db): void {
    this.#timekeeping ??= this.#keepTime(agenda, db)
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'the scheduler failed'))
      .finally(() => (this.#timekeeping = undefined));
  }

  /**
   * Agenda tells by this process' clock what is due, and when again: a wrong one would put jobs off for all processes. So it
   * pauses; and what one that was ahead has put off beyond its interval is due now. What it has locked by then and never runs is
   * given back, while the pause lasts and when it ends: a try may fail.
   */
  async #keepTime(agenda: Agenda, db: Db): Promise<void> {
    const { jobs, isInTime = () => true } = this.options;
    if (!isInTime()) {
      if (!this.#isPaused) {
        this.#isPaused = true;
        await this.#drain(agenda);
      }
      return void await this.#giveBack(db);
    }
    if (this.#isPaused) {
      await this.#giveBack(db);
      this.#isPaused = false;
      this.#nextPolls.clear();
      await agenda.start();
    }
    const putOff = jobs.map(({ name, every }) => ({
      name, $expr: { $gt: ['$nextRunAt', { $add: ['$$NOW', intervalMs(every) + LATE_MS] }] },
    }));
    if (putOff.length > 0) await db.collection('jobs').updateMany({ $or: putOff }, [{ $set: { nextRunAt: '$$NOW' } }]);
  }

  /** Has a wake-up run at `at`, instead of when it was set before under that key. Without MongoDB nothing is set. */
  async wakeAt(name: string, key: string, at: Date): Promise<void> {
    await this.#agenda?.create(name, { key }).unique({ 'data.key': key }).schedule(at).save();
  }

  /**
   * Lets running jobs end, and a start that is under way, unless MongoDB keeps silent; other processes may take what this one has
   * locked. The connection stays.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.race([this.#end(), sleep(STOP_MS, undefined, { ref: false })]);
  }

  async #end(): Promise<void> {
    await this.#starting?.catch(() => undefined);
    clearInterval(this.#keeping);
    await this.#timekeeping;
    if (this.#agenda) await this.#drain(this.#agenda).catch(() => undefined);
    if (this.#agenda && this.mongo.database) await this.#giveBack(this.mongo.database).catch(() => undefined);
  }
}

/** Runs a job, and counts what became of it. */
async function watched(job: Job): Promise<void> {
  try {
    await job.run();
  } catch (error) {
    JOB_RUNS.of(job.name, 'failed').add();
    throw error;
  }
  JOB_RUNS.of(job.name, 'succeeded').add();
  LAST_GOOD_RUNS.of(job.name).n = systemClock.now().getTime() / 1000;
}

const UNITS_MS: Readonly<Record<string, number>> = { second: 1_000, minute: 60_000, hour: 3_600_000 };

function intervalMs(every: string): number {
  const [, count, unit = ''] = /^(\d+) (second|minute|hour)s?$/.exec(every) ?? [];
  return Number(count) * present(UNITS_MS[unit], `the milliseconds of ${every}`);
}
