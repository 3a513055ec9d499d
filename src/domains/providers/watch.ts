import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';

/** Kinds of observations of a provider: an accepted or refused delivery, a successful or failed call. */
export type HealthSignal = 'delivery' | 'refused' | 'good_call' | 'failed_call';

type HealthRow = { readonly tenant: string; readonly provider: string } & Partial<Record<HealthSignal, Date>>;

const WRITE = { name: 'note-sightings', text: 'select razao.note_sightings($1)' };
/** Shortest time between two writes of a process, in milliseconds. */
const EVERY_MS = 10_000;

/** Observes the work with providers, in memory, and writes it in the background, at most every ten seconds. */
export class ProviderWatch {
  #seen = new Map<string, HealthRow>();
  #writtenAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database, private readonly log: Log) {}

  /** Records an observation. All events with providers are recorded here. */
  note(tenant: string, provider: string, what: HealthSignal): void {
    const key = `${tenant} ${provider}`;
    this.#seen.set(key, { ...this.#seen.get(key), tenant, provider, [what]: this.database.clock.now() });
    const waitMs = Math.max(0, this.#writtenAt + EVERY_MS - performance.now());
    this.#timer ??= setTimeout(() => void this.flush(), waitMs).unref();
  }

  /**
   * Writes the observations since the last write, without waiting. Observations that could not be written are lost: the next ones replace
   * them.
   */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const rows = [...this.#seen.values()];
    this.#seen = new Map();
    this.#timer = undefined;
    this.#writtenAt = performance.now();
    if (rows.length === 0) return;
    await this.database.transaction((query) => query(WRITE, [JSON.stringify(rows)]))
      .catch((error: unknown) => this.log.warn({ err: error }, 'provider health could not be stored'));
  }
}
