import type { Database } from '../../../platform/db/database.ts';
import type { Query } from '../../../platform/db/query.ts';
import type { Log } from '../../../platform/log.ts';
import { backOffMs } from '../../../platform/worker/back-off.ts';
import { Loop, untilNext } from '../../../platform/worker/loop.ts';
import type { Worker } from '../../../platform/worker/worker.ts';
import { bindTenant, hashesOf } from '../log/stored-tree.ts';
import { planConsistency } from '../merkle/proofs.ts';
import { submitCheckpoint, WitnessFailed, type KnownWitness } from './witness-client.ts';

export interface WitnessWorkerOptions {
  readonly database: Database;
  readonly log: Log;
  readonly witness: KnownWitness;
}

interface UncosignedRow extends Record<string, unknown> {
  readonly tenant_id: string;
}

interface NewestRow extends Record<string, unknown> {
  readonly size: string;
  readonly note: string;
  readonly cosigned: string | null;
}

const POLL_EVERY_MS = 1_000;
/** Pauses after a failure of a witness, in milliseconds: doubled from the first to the longest. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];

const UNCOSIGNED = { name: 'logs-uncosigned', text: 'select * from razao.logs_uncosigned($1)' };
const NEWEST = {
  name: 'checkpoint-to-cosign',
  text: `select c.size, c.note,
      (select max(k.size) from razao.log_cosignatures k where k.tenant_id = $1 and k.witness = $2) as cosigned
    from razao.log_checkpoints c where c.tenant_id = $1 order by c.size desc limit 1`,
};
const KEEP = {
  name: 'keep-cosignature',
  text: `insert into razao.log_cosignatures (tenant_id, size, witness, line, cosigned_at) values ($1, $2, $3, $4, $5)
    on conflict (tenant_id, size, witness) do nothing`,
};

/** Failures in a row, and until when nothing is tried. */
interface Failures {
  readonly count: number;
  readonly until: number;
}

const NONE: Failures = { count: 0, until: 0 };

/**
 * Has the newest checkpoint of each log cosigned by a witness. Each witness has a worker of its own, so that a slow one delays no other;
 * and a log that a witness refuses waits alone.
 */
export class WitnessWorker implements Worker {
  readonly #loop: Loop;
  #failures = NONE;
  /** Of logs that it refuses, by tenant. */
  readonly #refused = new Map<string, Failures>();

  constructor(private readonly options: WitnessWorkerOptions) {
    this.#loop = new Loop(async () => {
      await this.poll();
      return untilNext(POLL_EVERY_MS);
    }, (error) => { this.options.log.warn({ err: error }, 'the checkpoints to cosign could not be read'); });
  }

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Submits what is not cosigned yet; after a failure not before a pause. */
  async poll(): Promise<void> {
    const { database, witness, log } = this.options;
    const { name } = witness.vkey;
    if (performance.now() < this.#failures.until) return;
    for (const { tenant_id: tenant } of await database.query<UncosignedRow>(UNCOSIGNED, [name])) {
      if (this.#loop.isStopping || performance.now() < this.#failures.until) return;
      if (performance.now() < (this.#refused.get(tenant) ?? NONE).until) continue;
      try {
        await this.#submit(witness, tenant);
        this.#failures = NONE;
        this.#refused.delete(tenant);
      } catch (error) {
        this.#failed(tenant, error);
        log.warn({ tenant, witness: name, err: error }, 'a witness did not cosign');
      }
    }
  }

  /** Pauses for the log that is refused, or for all where the witness itself does not work. */
  #failed(tenant: string, error: unknown): void {
    if (error instanceof WitnessFailed && error.isAboutLog) this.#refused.set(tenant, after(this.#refused.get(tenant) ?? NONE));
    else this.#failures = after(this.#failures);
  }

  /** Submits the newest checkpoint; a witness that cosigned another size says which, and is asked once more. */
  async #submit(witness: KnownWitness, tenant: string): Promise<void> {
    const newest = await this.#read(tenant, async (query) => (await query<NewestRow>(NEWEST, [tenant, witness.vkey.name]))[0]);
    if (!newest) return;
    const { note } = newest;
    const size = Number(newest.size);
    const first = await this.#submitFrom(witness, tenant, Number(newest.cosigned ?? 0), size, note);
    const cosigned = 'size' in first && first.size <= size ? await this.#submitFrom(witness, tenant, first.size, size, note) : first;
    if ('line' in cosigned) return this.#keep(tenant, size, witness.vkey.name, cosigned.line);
    this.options.log.error(
      { tenant, witness: witness.vkey.name, size, cosigned: cosigned.size }, 'a witness has cosigned a tree of this log that is larger',
    );
  }

  async #submitFrom(witness: KnownWitness, tenant: string, old: number, size: number, note: string) {
    const query: Query = (statement, values) => this.options.database.query(statement, values);
    const path = old === 0 ? [] : await hashesOf(query, tenant, planConsistency(old, size));
    return submitCheckpoint(witness, { old, path, note });
  }

  async #keep(tenant: string, size: number, witness: string, line: string): Promise<void> {
    const at = this.options.database.clock.now();
    await this.#read(tenant, (query) => query(KEEP, [tenant, size, witness, line, at]));
  }

  #read<T>(tenant: string, work: (query: Query) => Promise<T>): Promise<T> {
    return this.options.database.transaction(async (query) => {
      await bindTenant(query, tenant);
      return work(query);
    }, tenant);
  }
}

/** The failures with one more. */
function after({ count }: Failures): Failures {
  const pause = backOffMs({ firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS }, count);
  return { count: count + 1, until: performance.now() + pause };
}
