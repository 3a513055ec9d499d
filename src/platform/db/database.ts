import { IsolationLevel, MikroORM, type EntityManager, type EntitySchema } from '@mikro-orm/postgresql';
import { escapeLiteral, Pool, type Client, type PoolClient, type QueryResultRow } from 'pg';
import type { EventType } from '../../../generated/events.ts';
import { assert } from '../assert.ts';
import type { Act } from './act.ts';
import { recordAct } from './record-act.ts';
import type { Clock } from '../clock.ts';
import { failpoint } from '../failpoints.ts';
import type { Log } from '../log.ts';
import { beginCommand } from './recorded.ts';
import { announced, outboxRows, type EventDraft, type EventOf } from '../outbox/event.ts';
import { addCount, quotaExceeded, type QuotaCount } from './quota-counts.ts';
import { quotaDefaults, type CountedQuota, type QuotaDefaults } from '../quota.ts';
import { ClockWatch } from './clock-watch.ts';
import { DueQueries } from './due-queries.ts';
import { coalesce } from './coalesce.ts';
import { Replay, type WriteKey } from './command.ts';
import { isRetryable, isStalePlan, isUntimely } from './failures.ts';
import type { Query, Statement } from './query.ts';
import { assertNoConnectionHeld, onOneConnection, watchPool } from './one-connection.ts';
import { BIND_TO_TENANT, COMMIT_AND_CHAIN, OrmDialect, ormTypes } from './orm-dialect.ts';
import { Pipeline } from './pipeline.ts';
import { ServerHistory } from './server-history.ts';
import { poolPatienceMs, postgresClient, type PostgresBounds } from './postgres-client.ts';
import { hostUrls } from '../postgres-hosts.ts';
import { APP_ROLE, SCHEMA } from './sql.ts';

export interface DatabaseOptions {
  /** The owner's URL: every connection takes the role `razao_app`. */
  url: string;
  /** Login that has the service's rights on its own; used instead of `url` where given. */
  appUrl?: string | undefined;
  entities: EntitySchema[];
  clock: Clock;
  /** Time that the answer to a command is kept, in days. */
  idempotencyDays: number;
  /** True for a standby, which is only read; else the server must take writes. */
  isStandby?: boolean;
  /** Most connections at once. */
  poolSize?: number;
  /** Quotas of tenants without an override; `quotaDefaults` unless given. */
  quotas?: QuotaDefaults;
  /** Time limits of Postgres. */
  bounds?: PostgresBounds;
  /** Log that reports a change to another Postgres server. */
  log?: Pick<Log, 'warn' | 'error'>;
}

/** The service's connection to Postgres: one pool, used by MikroORM and by the prepared statements of hot paths. */
export class Database {
  readonly clock: Clock;
  /** Polls of workers for due work. */
  readonly dueQueries = new DueQueries((statement, values) => this.query(statement, values));
  /** Watch over that clock. */
  readonly clockWatch: ClockWatch;
  /** Time that the answer to a command is kept, in milliseconds. */
  readonly answersKeptMs: number;
  /** Quotas of tenants without an override. */
  readonly quotas: QuotaDefaults;
  readonly #orm: MikroORM;
  readonly #pool: Pool;
  readonly #servers: ServerHistory;
  readonly #lookUps = new Map<string, (key: string) => Promise<unknown>>();
  #isCluster = false;
  #isOwners = false;

  private constructor(orm: MikroORM, pool: Pool, servers: ServerHistory, options: DatabaseOptions) {
    this.#orm = orm;
    this.#pool = pool;
    this.#servers = servers;
    this.clock = options.clock;
    this.clockWatch = new ClockWatch(options.clock, (statement, values) => this.query(statement, values));
    this.answersKeptMs = options.idempotencyDays * 86_400_000;
    this.quotas = options.quotas ?? quotaDefaults();
  }

  /** @throws when Postgres does not answer or the schema has not been migrated. */
  static async connect(options: DatabaseOptions): Promise<Database> {
    const { url: ownersUrl, appUrl, bounds } = options;
    const url = appUrl ?? ownersUrl;
    const servers = new ServerHistory(options.log);
    const target = {
      url, isStandby: options.isStandby === true,
      name: 'razao', searchPath: SCHEMA, ...(appUrl === undefined && { role: APP_ROLE }), ...(bounds && { bounds }),
      admit: (client: Client) => servers.admit(client),
    };
    const pool = new Pool({
      Client: postgresClient(target), connectionTimeoutMillis: poolPatienceMs(target), max: options.poolSize ?? 16,
      pipeline: true, types: ormTypes(),
    });
    // Not `init`, which loads every installed extension: also the migrator, which only migrating needs.
    const orm = new MikroORM({
      clientUrl: hostUrls(url)[0]!,
      entities: options.entities,
      schema: SCHEMA,
      forceUtcTimezone: true,
      driverOptions: new OrmDialect(pool),
    });
    letGoOfEnded(pool);
    watchPool(pool);
    const database = new Database(orm, pool, servers, options);
    await database.#assertBound();
    return database;
  }

  /** A database whose role could bypass row-level security would hold no tenant apart. */
  async #assertBound(): Promise<void> {
    const [row] = await this.query<{ bound: boolean; is_cluster: boolean; is_owners: boolean }>({
      name: 'assert-bound',
      text: `select exists (select from pg_extension where extname = 'citus') as is_cluster,
               exists (select from pg_class c where c.relnamespace = '${SCHEMA}'::regnamespace and pg_has_role(session_user, c.relowner, 'member')) as is_owners,
               not (r.rolsuper or r.rolbypassrls)
               and not exists (select from pg_class c where c.relnamespace = '${SCHEMA}'::regnamespace and c.relowner = r.oid) as bound
             from pg_roles r where r.rolname = current_user`,
    }, []);
    assert(row?.bound, 'the database role owns tables or can bypass row-level security; see DATABASE_APP_URL');
    this.#isCluster = row.is_cluster;
    this.#isOwners = row.is_owners;
  }

  /**
   * Identity of the Postgres server: another object once it is another server, which may lack rows that
   * were read before. Caches of rows are keyed by it.
   */
  get history(): object {
    return this.#servers.current;
  }

  /** True when its login can change tables, and pass row-level security: right for a developer, not in production. */
  get isOwners(): boolean {
    return this.#isOwners;
  }

  /** True when rows of tenants are on several nodes: see `razao migrate --distributed`. */
  get isCluster(): boolean {
    return this.#isCluster;
  }

  /** Binds a transaction of the ORM to a tenant, for its whole length. */
  async bind(em: Pick<EntityManager, 'execute'>, tenant: string): Promise<void> {
    await em.execute(boundToTenant(tenant));
  }

  /** The books of one tenant, and no other way to them. `command` makes writes recognisable when repeated. */
  forTenant(tenant: string, command?: WriteKey): TenantDb {
    return new TenantDb(this, tenant, command);
  }

  /** Returns an entity manager outside of any tenant: sees tenants, clients and keys, and nothing of any books. */
  global(): EntityManager {
    return this.#orm.em.fork() as EntityManager;
  }

  /** Time that the answer to a command is kept, as a Postgres interval: Postgres' clock measures it. */
  get answersKept(): string {
    return `${this.answersKeptMs} milliseconds`;
  }

  /**
   * Runs one prepared statement in a transaction of its own.
   * @param pipeline in which it is queued.
   */
  async query<R extends QueryResultRow>(statement: Statement, values: unknown[], pipeline?: Pipeline): Promise<R[]> {
    const asked = { ...statement, values };
    if (pipeline) return (await pipeline.query<R>(asked)).rows;
    try {
      return (await this.#pool.query<R>(asked)).rows;
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return (await this.#pool.query<R>({ text: statement.text, values })).rows;
    }
  }

  /** Ids of all tenants. */
  async tenants(): Promise<string[]> {
    return (await this.query<{ tenant_id: string }>(TENANTS, [])).map(({ tenant_id }) => tenant_id);
  }

  /**
   * Calls a function of one tenant, whose first and only parameter it is, for each of several: in one statement, except in a cluster, where
   * each tenant's node runs its own. @returns its rows, each with its tenant.
   */
  async callForEach<R extends QueryResultRow>(call: string, tenants: readonly string[]): Promise<(R & { readonly tenant: string })[]> {
    if (!this.#isCluster) {
      const text = `select t.tenant, f.* from unnest($1::text[]) as t (tenant) cross join lateral razao.${call.replace('$1', 't.tenant')}`;
      return this.query({ name: `each ${call}`, text }, [tenants]);
    }
    const text = `select $1::text as tenant, f.* from razao.${call}`;
    return (await Promise.all(tenants.map((tenant) => this.query<R & { readonly tenant: string }>({ name: call, text }, [tenant])))).flat();
  }

  /** Resolves when the synchronous standby has all that was committed until now; at once where there is none. */
  async awaitStandby(): Promise<void> {
    await this.query(AWAIT_STANDBY, []);
  }

  /** Returns a pipeline for statements that are queued before their answers. */
  pipeline(): Pipeline {
    return new Pipeline(this.#pool);
  }

  /**
   * Reads one row by key, joined with the tenant's other look-ups of that name into one query. The row was committed before the request for
   * it, or later. `fetchMany` must not depend on the request.
   */
  lookUp<V>(name: string, tenant: string, key: string, fetchMany: (keys: string[]) => Promise<Map<string, V>>): Promise<V | undefined> {
    assertNoConnectionHeld();
    const id = `${name} ${tenant}`;
    let find = this.#lookUps.get(id);
    if (!find) this.#lookUps.set(id, (find = coalesce(fetchMany)));
    return find(key) as Promise<V | undefined>;
  }

  /**
   * Several prepared statements in one transaction on one connection.
   * @param tenant whose rows they are on, where they are one tenant's.
   */
  async transaction<T>(work: (query: Query) => Promise<T>, tenant?: string): Promise<T> {
    const client: PoolClient = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      if (this.#isCluster && tenant !== undefined) await client.query(boundToTenant(tenant));
      const result = await onOneConnection(() => work(async <R extends QueryResultRow>(statement: Statement, values: unknown[]) =>
        (await client.query<R>({ ...statement, values })).rows));
      const { command } = await client.query('commit');
      assert(command === 'COMMIT', 'a transaction with a failed statement cannot succeed');
      return result;
    } catch (error) {
      if (isStalePlan(error)) broken = error as Error;
      await client.query('rollback').catch((failure: Error) => { broken = failure; });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /**
   * Does work under a lock that one connection at a time has, of all processes, and that is free again when the connection ends. It has a
   * connection of the pool for that long.
   * @param taken returns or throws in its place where another has the lock.
   */
  async locked<T>(name: string, work: () => Promise<T>, taken: () => T): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      const { rows: [row] } = await client.query<{ has: boolean }>('select pg_try_advisory_lock(hashtext($1)) as has', [name]);
      if (!row?.has) return taken();
      try {
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch((failure: Error) => { broken = failure; });
      }
    } finally {
      client.release(broken);
    }
  }

  /** Number of connections of this process, and of the work that waits for one. */
  get connections(): { readonly busy: number; readonly idle: number; readonly awaited: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
  }

  async close(): Promise<void> {
    this.clockWatch.stop();
    await this.#orm.close(true);
    if (!this.#pool.ended) await this.#pool.end(); // the ORM ends it only where it was used
  }
}

const TENANTS = { name: 'tenants', text: 'select tenant_id from razao.tenants' };
const AWAIT_STANDBY = { name: 'await-standby', text: 'select razao.await_standby()' };

/**
 * Returns the statement that binds a transaction to a tenant: in a cluster only the node that is asked runs a function call; all nodes run
 * a statement, which takes no parameters.
 */
function boundToTenant(tenant: string): string {
  return `${BIND_TO_TENANT}${escapeLiteral(tenant)}`;
}

/** Time for the user of a connection to give it back after it has ended, in milliseconds. */
const GIVE_BACK_MS = 100;

/**
 * Releases ended connections to the pool. A connection that ends in the middle of a transaction of the ORM is not given back by it, because
 * its rollback fails: after a pool's size of them, nobody would get one any more. Those that were given back are gone by then.
 */
function letGoOfEnded(pool: Pool): void {
  pool.on('error', () => undefined); // of a connection that nobody uses: the pool has let go of it
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.once('end', () => setTimeout(() => {
      try {
        client.release(true);
      } catch {
        // its user gave it back
      }
    }, GIVE_BACK_MS).unref());
  });
}

/** Transaction of a tenant that writes. */
export interface WriteUnit {
  em: EntityManager;
  /** Appends an event to the outbox, in this transaction. */
  announce<T extends EventType>(event: EventOf<T>): void;
  /** Names rows that a monetary decision reads and this transaction changes: writers drop them from their caches. */
  touch(...ids: string[]): void;
  /**
   * Counts what this transaction creates of something (above 0) or ends (below). One that creates more than the tenant may have is refused
   * at its end with QUOTA_EXCEEDED, and rolled back.
   * @param isForced true for what the ledger creates by itself: it is counted and never refused.
   */
  count(quota: CountedQuota, by: number, isForced?: boolean): void;
}

/** Data that a tenant's transaction commits beside its rows. */
interface Commit {
  readonly events: readonly EventDraft[];
  readonly touched: ReadonlySet<string>;
  readonly counts: readonly QuotaCount[];
}

const WRITE_TRIES = 4;

/**
 * One tenant's books. Every transaction is bound to the tenant before its first statement; row-level security holds it
 * there. This is the only way to an entity manager for tenants' tables.
 */
export class TenantDb {
  /** Act that its next write is, if any: the first transaction that commits records it. */
  act: Act | undefined;

  constructor(readonly database: Database, readonly tenant: string, readonly command?: WriteKey) {}

  /** Reads one row by key in one round trip, joined with look-ups of the same name that other requests make meanwhile. */
  lookUp<V>(name: string, key: string, fetchMany: (query: Query, keys: string[]) => Promise<Map<string, V>>) {
    const { database, tenant } = this;
    return database.lookUp<V>(name, tenant, key, (keys) => fetchMany((statement, values) => database.query(statement, values), keys));
  }

  /** Reads in one read-only transaction; with `repeatable read`, all of it from one snapshot. */
  async read<T>(work: (em: EntityManager) => Promise<T>, options?: { isolation: 'repeatable read' }): Promise<T> {
    return this.database.global().transactional(async (em) => {
      await this.database.bind(em, this.tenant);
      return onOneConnection(() => work(em as EntityManager));
    }, { readOnly: true, ...(options && { isolationLevel: IsolationLevel.REPEATABLE_READ }) });
  }

  /**
   * Writes in one transaction: rows, events, and the answer under the caller's key are committed or rolled back together. The result of
   * `work` is the answer, as JSON.
   * @throws Replay when the same command was answered before.
   * @throws ApiError IDEMPOTENCY_KEY_REUSED when its key was used for another request; QUOTA_EXCEEDED for what it counts.
   * @throws an error that `isUntimely` recognises when this process' clock is wrong; nothing is written then.
   */
  async write<T>(work: (unit: WriteUnit) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#writeOnce(work);
      } catch (error) {
        if (error instanceof Replay) await this.database.awaitStandby();
        if (tried === WRITE_TRIES || !(isRetryable(error) || (await this.#wasLate(error)))) throw quotaExceeded(error) ?? error;
      }
    }
  }

  /** True when a write was only too slow for the time that it named: the clock itself is right. */
  async #wasLate(error: unknown): Promise<boolean> {
    return isUntimely(error) && this.database.clockWatch.look();
  }

  async #writeOnce<T>(work: (unit: WriteUnit) => Promise<T>): Promise<T> {
    failpoint('before-commit');
    const answer = await this.database.global().transactional(async (em) => {
      if (this.database.isCluster) await this.database.bind(em, this.tenant);
      await beginCommand(em, this.tenant, this.command, this.database.answersKept);
      const events: EventDraft[] = [];
      const touched = new Set<string>();
      const counts: QuotaCount[] = [];
      const result = await onOneConnection(() => work({
        em: em as EntityManager,
        announce: (event) => { events.push(event); },
        touch: (...ids) => { for (const id of ids) touched.add(id); },
        count: (quota, by, isForced) => { addCount(counts, this.database.quotas, quota, by, isForced); },
      }));
      await em.flush();
      await this.#recordAct(em as EntityManager, result);
      await this.#advance(em as EntityManager, { events, touched, counts }, result);
      return result;
    });
    if (this.act) this.act.isWritten = true;
    failpoint('after-commit');
    return answer;
  }

  async #recordAct(em: EntityManager, answer: unknown): Promise<void> {
    if (!this.act || this.act.isWritten) return;
    await recordAct(em, this.tenant, this.act, this.database.clock.now(), answer);
  }

  /**
   * Ends the transaction in one message: `advance_commit` locks the tenant's head, for which its other writes wait, and a commit sent only
   * after its answer would come a turn of this process' event loop later. MikroORM's own commit then ends an empty transaction.
   */
  async #advance(em: EntityManager, { events, touched, counts }: Commit, result: unknown): Promise<void> {
    const now = this.database.clock.now();
    await em.execute('select razao.advance_commit(?, ?, ?::json, ?::json, ?, ?, ?, ?, ?::json, ?::json); ' + COMMIT_AND_CHAIN, [
      this.tenant, now, JSON.stringify([...touched]), JSON.stringify(announced(events)),
      this.command?.id ?? null, this.command?.digest ?? null, this.command?.status ?? null,
      this.command ? JSON.stringify(result) : null,
      JSON.stringify(outboxRows(this.tenant, events)), counts.length > 0 ? JSON.stringify(counts) : null,
    ]);
  }
}
