import type { Database } from '../db/database.ts';
import { requireHeld, type Lease, type LeasedWork } from '../worker/lease.ts';
import type { Log } from '../log.ts';
import { LeasedWorker, type Partition } from '../worker/leased-worker.ts';

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
  readonly runJob: (job: LeasedJob) => Promise<void>;
  /** How long a job stays with a process that says nothing any more, in milliseconds; half a minute unless given. */
  readonly leaseMs?: number;
}

const POLL_EVERY_MS = 400;
const PAUSE_AFTER_FAILURE_MS = 5_000;
const LEASE_MS = 30_000;
/** A lease is renewed so often before it would end. */
const RENEWALS = 3;

type Claim = Omit<LeasedJob, 'signal'>;

/**
 * Long jobs of a table: one at a time in this process, in the order in which they became due. While a job runs its lease is renewed; a
 * process that dies leaves it to another when its lease ends, and one that stops leaves it to others at once.
 */
export class LeasedJobs extends LeasedWorker<Claim> {
  readonly #options: LeasedJobsOptions;
  readonly #leaseMs: number;

  constructor(options: LeasedJobsOptions) {
    const { database, log, work, table, leaseMs = LEASE_MS } = options;
    super({
      database, log, due: { name: table, text: `select razao.${table}_due(razao.clock()), null` }, fields: { work },
      pollEveryMs: POLL_EVERY_MS, pauseMs: PAUSE_AFTER_FAILURE_MS, renewEveryMs: leaseMs / RENEWALS,
      concurrency: 1, isSerial: true, backlog: { pollAgainMs: 0 },
      messages: {
        poll: 'jobs could not be read', step: 'a job is retried', lost: 'a job took longer than its lease; another process has it',
      },
    });
    this.#options = options;
    this.#leaseMs = leaseMs;
  }

  protected override async claim({ tenant }: Partition): Promise<Claim[]> {
    const { database, table, work } = this.#options;
    const statement = { name: `lease-${table}`, text: `select l.* from razao.lease_${table}($1, $2, $3) l` };
    const rows = await database.query<{ subject: string; number: string; tries: number }>(
      statement, [tenant, this.#leaseMs, database.clock.now()]);
    return rows.map(({ subject, number, tries }) => ({ tenant, lease: { work, subject, number }, attempts: tries }));
  }

  protected override step(claim: Claim, signal: AbortSignal): Promise<void> {
    return this.#options.runJob({ ...claim, signal });
  }

  protected override async renew(claim: Claim): Promise<boolean> {
    const [row] = await this.#move(claim, this.#leaseMs, true);
    return row?.held === true;
  }

  protected override async retry(claim: Claim, isStopping: boolean): Promise<void> {
    requireHeld(await this.#move(claim, isStopping ? 0 : PAUSE_AFTER_FAILURE_MS, false));
  }

  protected override fieldsOf({ tenant, lease }: Claim): object {
    return { tenant, job: lease.subject, lease: lease.number };
  }

  #move({ tenant, lease }: Claim, afterMs: number, keepsLease: boolean): Promise<{ held: boolean }[]> {
    const { database, table } = this.#options;
    return database.query({ name: `move-${table}`, text: `select razao.move_${table}($1, $2, $3, $4, $5) as held` },
      [tenant, lease.subject, lease.number, afterMs, keepsLease]);
  }
}
