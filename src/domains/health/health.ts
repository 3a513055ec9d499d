import type { Database } from '../../platform/db/database.ts';

export type DependencyState = 'up' | 'down';

/** What one look at the service found. */
export interface HealthReport {
  /** When it was looked. */
  readonly at: Date;
  readonly postgres: DependencyState;
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

/** Whether this process can do its work, and whether it still wants more of it. */
export class Health {
  #draining = false;
  #looking: Promise<HealthReport> | undefined;

  constructor(private readonly options: HealthOptions) {}

  /** From now on `/readyz` sends traffic elsewhere. */
  drain(): void {
    this.#draining = true;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** Looks at what the service stands on. Callers that meet share one look. */
  look(): Promise<HealthReport> {
    this.#looking ??= this.#look().finally(() => { this.#looking = undefined; });
    return this.#looking;
  }

  async #look(): Promise<HealthReport> {
    const { database, pingMongodb } = this.options;
    const [postgres, mongodb] = await Promise.all([
      stateOf(() => database.clockWatch.look((statement, values) => database.query(statement, values))),
      pingMongodb ? stateOf(pingMongodb) : 'down' as const,
    ]);
    return { at: database.clock.now(), postgres, mongodb, clockAheadMs: database.clockWatch.aheadMs };
  }
}

async function stateOf(ping: () => Promise<unknown>): Promise<DependencyState> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<DependencyState>((resolve) => {
    timer = setTimeout(() => resolve('down'), PATIENCE_MS);
  });
  const answer = ping().then(() => 'up' as const, () => 'down' as const);
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
