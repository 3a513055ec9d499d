/**
 * Recognises a command that was applied before, whatever its source. Its id is taken from the client's
 * Idempotency-Key or from a job's subject (`WriteKey`), and its answer is stored by the transaction that does its work.
 * Nothing else looks up what is recorded under an id:
 *
 * | caller | when | by |
 * |---|---|---|
 * | the gateway | before the request is checked, unless its rows show a repetition; and after it failed | `Idempotency.replay` |
 * | `TenantDb.write`: operations, deliveries, jobs | at the beginning of the transaction, behind a twin in flight | `beginCommand` |
 * | work that calls an outside party | before the call, with the record of its intent | `takeIntent` |
 * | the journal's writer | after Postgres' unique key or `RecentCommands` found a repetition, under the head's lock | `findTaken` |
 *
 * All end in `answerTo`: the answer given before, or `IDEMPOTENCY_KEY_REUSED`. Code that does work once and needs the answer
 * itself, such as a schedule's occurrence, wraps it in `once`.
 */
import { LRUCache } from 'lru-cache';
import { Replay, type WriteKey } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import type { Query } from '../db/query.ts';
import { fail, type ApiError } from '../errors.ts';
import type { CacheBudget } from '../cache-budget.ts';
import { answerTo, throwAnswerTo, type Recorded } from '../db/recorded.ts';

interface FoundRow extends Recorded {
  readonly command_id: string;
  /** True while an attempt at it is under way. */
  readonly is_leased: boolean | null;
}

/** Intent as this attempt has it, or finds it. */
export interface IntentRow<Intent> extends Recorded {
  /** The number of the lease that this attempt has taken; null while another has one. */
  readonly lease: string | null;
  readonly intent: Intent | null;
}

/** Returns the command id of a client's Idempotency-Key. */
export function commandIdOf(key: string): string {
  return `key:${key}`;
}

/**
 * Returns the command id of an operator's request with this key, in the tenant that the path names. The caller's tenant is part of it, so
 * the keys of a client of the platform and of the tenant itself never meet.
 */
export function operatorCommandIdOf(callersTenant: string, key: string): string {
  return `op:${callersTenant}:${key}`;
}

/** The answer to work under a command, of this run or of the one before. */
export async function once<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Replay) return JSON.parse(error.record.body) as T;
    throw error;
  }
}

const FIND = { name: 'find-commands', text: 'select * from razao.find_commands($1, $2, $3::interval)' };

/** Finds the records under these command ids that are still kept, in one round trip that binds the transaction to its tenant. */
async function find(query: Query, tenant: string, ids: readonly string[], kept: string): Promise<Map<string, FoundRow>> {
  return new Map((await query<FoundRow>(FIND, [tenant, ids, kept])).map((row) => [row.command_id, row]));
}

/** Looks up whether a request was answered before. Look-ups of one tenant that meet are joined into one query. */
export class Idempotency {
  constructor(private readonly database: Database) {}

  /**
   * Returns when the command is new or is to be resumed.
   * @throws Replay with the stored answer; ApiError IDEMPOTENCY_KEY_REUSED when the key was used for another request,
   *   IDEMPOTENCY_IN_PROGRESS while another attempt at an outside call holds the lease.
   */
  async replay(tenant: string, command: WriteKey): Promise<void> {
    const { database } = this;
    const query: Query = (statement, values) => database.query(statement, values);
    const row = await database.lookUp('commands', tenant, command.id, (ids) => find(query, tenant, ids, database.answersKept));
    if (!row) return;
    throwAnswerTo(row, command);
    if (row.is_leased) fail('IDEMPOTENCY_IN_PROGRESS');
  }
}

const TAKE_INTENT = { name: 'take-intent', text: 'select c.* from razao.take_intent($1, $2, $3, $4, $5, $6::interval, $7) c' };

/**
 * Records the intent of work that calls an outside party, or finds the one to be resumed; undefined when it went meanwhile.
 * @param leaseMs for how long the attempt has it to itself, in milliseconds; null: twins may have it too.
 * @throws Replay; ApiError IDEMPOTENCY_KEY_REUSED.
 */
export async function takeIntent<Intent>(
  database: Database, tenant: string, command: WriteKey, fresh: Intent, leaseMs: number | null,
): Promise<IntentRow<Intent> | undefined> {
  const [row] = await database.query<IntentRow<Intent>>(TAKE_INTENT, [
    tenant, command.id, command.digest, JSON.stringify(fresh), leaseMs, database.answersKept, database.clock.now(),
  ]);
  if (row) throwAnswerTo(row, command);
  return row;
}

/** Number of remembered ids: enough for a client that repeats unanswered requests; past it Postgres' unique key finds repetitions. */
const REMEMBERED = 5_000;
/** Number of remembered ids of all tenants together. */
export const COMMANDS_REMEMBERED = 50_000;

/**
 * Commands that a process has applied recently. Postgres has their answers: after a failover it may not know them. Code that finds one here
 * asks Postgres before a batch fails by the unique key.
 */
export class RecentCommands {
  readonly #ids = new LRUCache<string, true>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });

  constructor(private readonly room: CacheBudget) {}

  remember({ id }: WriteKey): void {
    this.#ids.set(id, true);
    this.room.used(this.#ids);
  }

  has({ id }: WriteKey): boolean {
    return this.#ids.has(id);
  }
}

const FORGET = { name: 'forget-commands', text: 'select razao.forget_commands($1, $2, $3::interval)' };
/**
 * Interval that keeps all that was not just forgotten: a second reading of the clock could differ.
 * Before PostgreSQL 17 no interval is infinite.
 */
const EVER = '1000 years';

/**
 * Returns the answers to those of these commands whose ids are taken, under a lock that prevents any
 * further record. Deletes records of keys that were used so long ago that they count as new: the
 * hourly cleanup may be late. The transaction must be bound to the tenant already.
 * @param kept how long answers are kept, as `Database.answersKept`.
 */
export async function findTaken(query: Query, tenant: string, commands: readonly WriteKey[], kept: string): Promise<
  Map<string, Replay | ApiError>
> {
  const ids = commands.map(({ id }) => id);
  await query(FORGET, [tenant, ids, kept]);
  const rows = await find(query, tenant, ids, EVER);
  return new Map(commands.flatMap((command) => {
    const row = rows.get(command.id);
    const answer = row && answerTo(row, command);
    return answer ? [[command.id, answer]] : [];
  }));
}
