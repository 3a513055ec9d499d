import type { Database } from '../../platform/db/database.ts';
import { isUnable } from '../../platform/db/failures.ts';

export type DependencyState = 'up' | 'down';

/** `starting` while the process listens and is not yet whole; `draining` once it ends. Traffic is wanted between. */
export type HealthPhase = 'starting' | 'serving' | 'draining';

/** Postgres may answer and yet be unable to write: its disk is full, it is a standby. */
export type PostgresState = DependencyState | 'cannot write';

/** What one look at the service found. */
export interface HealthReport {
  /** When it was looked. */
  readonly at: Date;
  readonly postgres: PostgresState;
  /** The ledger works without it: schedules and webhooks wait. */
  readonly mongodb: DependencyState;
  /** How far this process' clock is ahead of Postgres', in milliseconds; 0 while that is tolerated, negative when it is behind. */
  readonly clockAheadMs: number;
}

export interface HealthOptions {
  database: Database;
  /** Resolves when MongoDB answers; left out when there is none. */
  pingMongodb?: (() => Promise<unknown>) | undefined;
}

/** How long a dependency may take to answer before it counts as down. */
const PATIENCE_MS = 1000;

const ROOM = { name: 'require-room', text: 'select razao.require_room()' };

/** Whether this process can do its work, and whether it still wants more of it. */
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
  statusOf({ postgres, clockAheadMs }: HealthReport): HealthPhase | 'ready' | 'not ready' {
    if (this.#phase !== 'serving') return this.#phase;
    return postgres === 'up' && clockAheadMs === 0 ? 'ready' : 'not ready';
  }

  /** Looks at what the service stands on. Callers that meet share one look. */
  look(): Promise<HealthReport> {
    this.#looking ??= this.#look().finally(() => { this.#looking = undefined; });
    return this.#looking;
  }

  async #look(): Promise<HealthReport> {
    const { database, pingMongodb } = this.options;
    const [postgres, mongodb] = await Promise.all([
      stateOf<PostgresState>(() => this.#lookAtPostgres(), (error) => (isUnable(error) ? 'cannot write' : 'down')),
      pingMongodb ? stateOf<DependencyState>(pingMongodb) : 'down' as const,
    ]);
    return { at: database.clock.now(), postgres, mongodb, clockAheadMs: database.clockWatch.aheadMs };
  }

  async #lookAtPostgres(): Promise<void> {
    const { database } = this.options;
    await database.clockWatch.look((statement, values) => database.query(statement, values));
    await database.query(ROOM, []);
  }
}

async function stateOf<S extends PostgresState>(ping: () => Promise<unknown>, failed: (error: unknown) => S | 'down' = () => 'down'): Promise<S | 'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), PATIENCE_MS);
  });
  const answer = ping().then(() => 'up' as const, failed);
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
