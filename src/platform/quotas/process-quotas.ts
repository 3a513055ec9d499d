import type { Query } from '../db/query.ts';
import type { ProcessQuota, QuotaDefaults } from '../quota.ts';

const READ = { name: 'read-process-quotas', text: 'select tenant, quota, override from razao.process_quotas()' };
/** Interval of the reading, in milliseconds: an override is in force within two seconds of its answer, the time of the reading included. */
const LOOK_EVERY_MS = 1_000;

interface OverrideRow {
  tenant: string;
  quota: ProcessQuota;
  override: string;
}

type Overrides = Readonly<Record<ProcessQuota, ReadonlyMap<string, number>>>;

const NONE: Overrides = { requests_per_second: new Map(), waiting_writes: new Map() };

/** Quotas of tenants in this process: read again every second, so that no request waits for it. */
export class ProcessQuotas {
  #overrides = NONE;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly query: Query, private readonly defaults: QuotaDefaults) {}

  of(quota: ProcessQuota, tenant: string): number {
    return this.#overrides[quota].get(tenant) ?? this.defaults[quota];
  }

  /** Resolves after the first reading. While Postgres does not answer, the last values stay. */
  async start(): Promise<void> {
    const look = async (): Promise<void> => {
      await this.look().catch(() => undefined);
      this.#timer = this.#timer && setTimeout(() => void look(), LOOK_EVERY_MS).unref();
    };
    this.#timer = setTimeout(() => undefined, 0).unref();
    await look();
  }

  /** @throws when Postgres does not answer. */
  async look(): Promise<void> {
    const rows = await this.query<OverrideRow>(READ, []);
    const of = (name: ProcessQuota) => new Map(rows.filter(({ quota }) => quota === name).map(
      ({ tenant, override }) => [tenant, Number(override)],
    ));
    this.#overrides = { requests_per_second: of('requests_per_second'), waiting_writes: of('waiting_writes') };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
