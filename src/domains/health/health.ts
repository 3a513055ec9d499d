import type { HealthResponse } from '../../../generated/models.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUnable } from '../../platform/db/failures.ts';
import { UnusableServer } from '../../platform/db/unusable-server.ts';

export type DependencyState = 'up' | 'down';

/** `starting` while the process listens and is not yet whole; `draining` once it ends. Traffic is wanted between. */
export type HealthPhase = 'starting' | 'serving' | 'draining';

/** Postgres may answer and yet be unable to write: its disk is full, it is a standby. */
export type PostgresState = DependencyState | 'cannot write';

/** Result of one check of the service. */
export interface HealthReport {
  /** Time of the check. */
  readonly at: Date;
  readonly postgres: PostgresState;
  /** The ledger works without it: schedules and webhooks wait. */
  readonly mongodb: DependencyState;
  /** Milliseconds by which this process' clock is ahead of Postgres'; 0 while that is tolerated, negative when it is behind. */
  readonly clockAheadMs: number;
  /** Milliseconds by which a sandbox's clock was moved ahead; 0 where it was not, negative while its demo data is made. */
  readonly movedMs: number;
  /** Waiting time of the oldest batch of a tenant's writes for Postgres, in milliseconds; 0 while that is within bounds. */
  readonly stalledMs: number;
  /** Reason why Postgres cannot be used, where its connections report one. */
  readonly reason: string | undefined;
}

export interface HealthOptions {
  database: Database;
  /** Resolves when MongoDB answers; left out when there is none. */
  pingMongodb?: (() => Promise<unknown>) | undefined;
  /** Returns the waiting time of the oldest batch of a tenant's writes for Postgres, in milliseconds. */
  longestWaitMs?: () => number;
  /** Longest tolerated waiting time, in milliseconds. */
  stallMs?: number;
}

/** Presents how far a sandbox's clock was moved, or is behind while its demo data is made; nothing where it has the machine's time. */
export function presentClock({ movedMs }: Pick<HealthReport, 'movedMs'>): Pick<HealthResponse, 'clock' | 'demo'> {
  const seconds = Math.round(Math.abs(movedMs) / 1000);
  return movedMs === 0 ? {} : movedMs > 0 ? { clock: { moved_by_seconds: seconds } } : { demo: { behind_by_seconds: seconds } };
}

/** Longest time for a dependency to answer before it counts as down, in milliseconds. */
const PATIENCE_MS = 1000;

const ROOM = { name: 'require-room', text: 'select razao.require_room()' };

/** State of this process: its dependencies, and its phase, which decides if it accepts more work. */
export class Health {
  #phase: HealthPhase = 'serving';
  #looking: Promise<HealthReport> | undefined;

  constructor(private readonly options: HealthOptions) {}

  /** From now on `/readyz` wants traffic only in the phase `serving`. */
  enter(phase: HealthPhase): void {
    this.#phase = phase;
  }

  get phase(): HealthPhase {
    return this.#phase;
  }

  /** The status that `/readyz` answers: traffic is wanted while it is `ready`. */
  statusOf({ postgres, clockAheadMs, stalledMs }: HealthReport): HealthPhase | 'ready' | 'not ready' {
    if (this.#phase !== 'serving') return this.#phase;
    return postgres === 'up' && clockAheadMs === 0 && stalledMs === 0 ? 'ready' : 'not ready';
  }

  /** Checks the dependencies of the service. Concurrent callers share one check. */
  look(): Promise<HealthReport> {
    this.#looking ??= this.#look().finally(() => { this.#looking = undefined; });
    return this.#looking;
  }

  async #look(): Promise<HealthReport> {
    const { database, pingMongodb, longestWaitMs = () => 0, stallMs = Infinity } = this.options;
    const [postgres, mongodb] = await Promise.all([
      lookAt(() => this.#lookAtPostgres()),
      pingMongodb ? lookAt(pingMongodb) : { state: 'down' as const, error: undefined },
    ]);
    const waitedMs = longestWaitMs();
    const { clockWatch } = database;
    return {
      at: database.clock.now(), postgres: isUnable(postgres.error) ? 'cannot write' : postgres.state, mongodb: mongodb.state,
      clockAheadMs: clockWatch.aheadMs, movedMs: clockWatch.movedMs, stalledMs: waitedMs > stallMs ? waitedMs : 0,
      reason: postgres.error instanceof UnusableServer ? postgres.error.brief : undefined,
    };
  }

  async #lookAtPostgres(): Promise<void> {
    const { database } = this.options;
    await database.clockWatch.look((statement, values) => database.query(statement, values));
    await database.query(ROOM, []);
  }
}

interface Looked {
  readonly state: DependencyState;
  readonly error: unknown;
}

async function lookAt(ping: () => Promise<unknown>): Promise<Looked> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Looked>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'down', error: undefined }), PATIENCE_MS);
  });
  const answer = ping().then((): Looked => ({ state: 'up', error: undefined }), (error: unknown): Looked => ({ state: 'down', error }));
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
