import type { Database } from '../db/database.ts';
import { isLeaseLost } from '../db/failures.ts';
import type { Lease, LeasedWork } from '../lease.ts';
import type { Log } from '../log.ts';
import { Loop, untilNext } from '../worker/loop.ts';
import type { Worker } from '../module.ts';

/** A job that this process has taken. */
export interface LeasedJob {
  readonly tenant: string;
  /** `lease.subject` names the job. The write that ends it calls `requireLease`, and sets `due_at` and `lease` to null. */
  readonly lease: Lease;
  /** How often it was taken, this time counted. */
  readonly attempts: number;
  /** Aborted when the job is another's by now, or the process stops: nothing that is done from then on counts. */
  readonly signal: AbortSignal;
}

export interface LeasedJobsOptions {
  readonly database: Database;
  readonly log: Log;
  readonly work: LeasedWork;
  /** The table that `leasedJobFunctions` was given. */
  readonly table: string;
  /** Carries a job out to its end. What it throws has the job taken again, by whoever comes first. */
  readonly carryOut: (job: LeasedJob) => Promise<void>;
  /** How long a job stays with a process that says nothing any more, in milliseconds; half a minute unless given. */
  readonly leaseMs?: number;
}

const LOOK_EVERY_MS = 400;
const PAUSE_AFTER_FAILURE_MS = 5_000;
const LEASE_MS = 30_000;
/** A lease is renewed that often before it would end. */
const RENEWALS = 3;

/**
 * Long jobs of a table, by Postgres alone: one at a time in this process, in the order in which they became due. While a job is
 * under way its lease is renewed; a process that dies leaves it to another when its lease ends.
 */
export class LeasedJobs implements Worker {
  readonly #leaseMs: number;
  readonly #loop = new Loop(async () => (await this.look() ? 0 : untilNext(LOOK_EVERY_MS)), (error) => {
    this.options.log.warn({ err: error, work: this.options.work }, 'jobs could not be read');
  }, PAUSE_AFTER_FAILURE_MS);

  constructor(private readonly options: LeasedJobsOptions) {
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
  }

  start(): void {
    this.#loop.start();
  }

  /** Resolves when no job is under way any more; one that was is left to others at once. */
  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  /** Carries out one job of each tenant that has one. @returns whether there was any. */
  async look(): Promise<boolean> {
    const { database, table } = this.options;
    if (!database.clockWatch.isRight) return false;
    const due = await database.dueQueries.find({ name: table, text: `select razao.${table}_due(razao.clock()), null` });
    let found = false;
    for (const { tenant } of due) found = (await this.#carryOutOne(tenant)) || found;
    return found;
  }

  async #carryOutOne(tenant: string): Promise<boolean> {
    const { database, table, work } = this.options;
    if (this.#loop.isStopping) return false;
    const [taken] = await database.query<{ subject: string; number: string; tries: number }>(
      { name: `lease-${table}`, text: `select l.* from razao.lease_${table}($1, $2, $3) l` }, [tenant, this.#leaseMs, database.clock.now()]);
    if (!taken) return false;
    await this.#carryOut(tenant, { work, subject: taken.subject, number: taken.number }, taken.tries);
    return true;
  }

  /** Never throws: what fails here is due again. */
  async #carryOut(tenant: string, lease: Lease, attempts: number): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#loop.signal]);
    const renewal = setInterval(() => void this.#renew(tenant, lease, lost), this.#leaseMs / RENEWALS).unref();
    try {
      await this.options.carryOut({ tenant, lease, attempts, signal });
    } catch (error) {
      await this.#letGo(tenant, lease, error);
    } finally {
      clearInterval(renewal);
    }
  }

  async #renew(tenant: string, lease: Lease, lost: AbortController): Promise<void> {
    const isHeld = await this.#move(tenant, lease, this.#leaseMs, true).catch(() => true);
    if (!isHeld) lost.abort();
  }

  async #letGo(tenant: string, lease: Lease, error: unknown): Promise<void> {
    const { log, work } = this.options;
    const isStopped = this.#loop.isStopping;
    const about = { tenant, work, job: lease.subject, lease: lease.number };
    if (isLeaseLost(error)) log.warn(about, 'a job took longer than its lease; another has it');
    else if (!isStopped) log.warn({ ...about, err: error }, 'a job is tried again');
    await this.#move(tenant, lease, isStopped ? 0 : PAUSE_AFTER_FAILURE_MS, false).catch(() => false);
  }

  /** @returns whether the job was this process' still. */
  async #move(tenant: string, { subject, number }: Lease, afterMs: number, keeps: boolean): Promise<boolean> {
    const { database, table } = this.options;
    const [row] = await database.query<{ held: boolean }>(
      { name: `move-${table}`, text: `select razao.move_${table}($1, $2, $3, $4, $5) as held` }, [tenant, subject, number, afterMs, keeps]);
    return row?.held === true;
  }
}
