import type { Database } from '../../../platform/db/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Log } from '../../../platform/log.ts';
import { LoopLoad } from '../../../platform/worker/loop-load.ts';
import { Loop, untilNext } from '../../../platform/worker/loop.ts';
import type { Worker } from '../../../platform/worker/worker.ts';
import { TILE_WIDTH } from '../merkle/tiles.ts';
import { failLog, growTree, LogFault, lockLog, requireTileOfEntries, type LockedLog } from './build-tree.ts';
import { signCheckpoint, type SigningTools } from './sign-checkpoint.ts';
import { bindTenant } from './stored-tree.ts';

export interface LogWorkerOptions extends SigningTools {
  readonly database: Database;
  readonly log: Log;
  /** Name of a tenant's log; undefined where the installation has no name: then the tree grows, and nothing is signed. */
  readonly originOf: (tenant: string) => string | undefined;
  /** Asks others, before this process signs for a tenant the first time, what they have seen signed. */
  readonly recall?: (origin: string) => Promise<void>;
}

interface DueRow extends Record<string, unknown> {
  readonly tenant_id: string;
  readonly is_behind: boolean;
  readonly note: string | null;
}

const POLL_EVERY_MS = 1_000;
/** In a busy process: a poll writes the last tile of each level, proves, signs and compares a tile, however few entries came. */
const POLL_BUSY_EVERY_MS = 3_000;
/** A poll looks back further than the one before, for checkpoints that committed meanwhile. */
const LOOK_BACK_MS = 10_000;

const DUE = {
  name: 'logs-due',
  text: `select * from razao.logs_due(clock_timestamp() - $1 * interval '1 millisecond')`,
};

/**
 * Builds the tree of each tenant behind the writer, and signs it once a second at most while entries come, every three in a busy process.
 * Several processes may: a log is locked while one works on it. A process that dies leaves a transaction that never was.
 */
export class LogWorker implements Worker {
  readonly #loop: Loop;
  readonly #recalled = new Set<string>();
  /** The tile that is compared next with its entries, by tenant. */
  readonly #compared = new Map<string, number>();
  readonly #told = new Map<string, string>();
  readonly #load = new LoopLoad();

  constructor(private readonly options: LogWorkerOptions) {
    this.#loop = new Loop(async () => {
      await this.poll();
      return untilNext(this.#load.isBusy() ? POLL_BUSY_EVERY_MS : POLL_EVERY_MS);
    }, (error) => { this.options.log.warn({ err: error }, 'the logs could not be read'); });
  }

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Remembers what was signed lately, and works on all logs that are behind. */
  async poll(): Promise<void> {
    const { database, memory, log } = this.options;
    if (!database.clockWatch.isRight) return;
    const rows = await database.query<DueRow>(DUE, [LOOK_BACK_MS]);
    for (const { note } of rows) if (note !== null) await memory.remember(note);
    for (const { tenant_id: tenant, is_behind } of rows) {
      if (this.#loop.isStopping) return;
      if (is_behind) await this.advance(tenant).catch((error: unknown) => log.warn({ tenant, err: error }, 'a log could not be built'));
    }
  }

  /** Builds a tenant's tree up to its last entry, and signs it. */
  async advance(tenant: string): Promise<void> {
    for (let isMore = true; isMore && !this.#loop.isStopping;) isMore = await this.#step(tenant);
  }

  async #step(tenant: string): Promise<boolean> {
    const { database, originOf, recall } = this.options;
    const origin = originOf(tenant);
    if (origin !== undefined && !this.#recalled.has(origin)) {
      await recall?.(origin);
      this.#recalled.add(origin);
    }
    try {
      const isMore = await database.transaction((query) => this.#inTransaction(query, tenant, origin), tenant);
      failpoint('after-checkpoint');
      return isMore;
    } catch (error) {
      if (!(error instanceof LogFault)) throw error;
      this.options.log.error({ tenant, problem: error.message }, 'a log signs nothing any more: its entries contradict it');
      await database.transaction(async (query) => {
        await bindTenant(query, tenant);
        await failLog(query, tenant, error.message);
      }, tenant);
      return false;
    }
  }

  /** @returns whether more entries wait. */
  async #inTransaction(query: Parameters<typeof bindTenant>[0], tenant: string, named: string | undefined): Promise<boolean> {
    await bindTenant(query, tenant);
    const locked = await lockLog(query, tenant);
    if (!locked) return false;
    const grown = await growTree(query, tenant, locked);
    failpoint('after-grow');
    await this.#compareOne(query, tenant, grown);
    if (grown.size < grown.head) return true;
    const origin = grown.origin ?? named;
    if (origin === undefined || grown.isPaced || grown.size === 0) return false;
    failpoint('before-remember');
    const note = await signCheckpoint(query, tenant, { ...grown, origin }, this.options);
    failpoint('after-remember');
    if (note === undefined) this.#tellLack(tenant, grown);
    return false;
  }

  /** Compares one tile with its entries, each time the next: so an entry that was changed later is found. */
  async #compareOne(query: Parameters<typeof bindTenant>[0], tenant: string, { size }: LockedLog): Promise<void> {
    const tiles = Math.ceil(size / TILE_WIDTH);
    if (tiles === 0) return;
    const index = (this.#compared.get(tenant) ?? -1) + 1;
    this.#compared.set(tenant, index % tiles);
    await requireTileOfEntries(query, tenant, index % tiles);
  }

  #tellLack(tenant: string, { size, origin }: LockedLog): void {
    const seen = origin === null ? undefined : this.options.memory.newestOf(origin);
    if (!seen || seen.size <= size || this.#told.get(tenant) === seen.note.text) return;
    this.#told.set(tenant, seen.note.text);
    this.options.log.error(
      { tenant, entries: size, signed: seen.size, root: seen.root.toString('base64') },
      'a log signs nothing: these books lack entries of a checkpoint that it has signed',
    );
  }
}
