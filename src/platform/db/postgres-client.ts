import pg, { type ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { failUnreplicatedCommits } from './commit-warnings.ts';
import { requireOwnSession } from './own-session.ts';
import { readPostgresUrl, type PostgresAddress, type PostgresHost } from './postgres-url.ts';
import { PrimarySearch } from './primary-search.ts';
import { currentRound, hasPassed, unwatch, watch } from './silence.ts';
import { inRecovery, silent } from './unusable-server.ts';

/** Time limits of Postgres, in milliseconds. */
export interface PostgresBounds {
  /** Time to connect to each server, and to end a connection. */
  readonly connectMs: number;
  /** Time of a statement, which Postgres ends itself (`statement_timeout`). Infinity: as long as the server lets others connect. */
  readonly statementMs: number;
}

export const USUAL_BOUNDS: PostgresBounds = { connectMs: 5_000, statementMs: 30_000 };

/** Returns the limits of the settings. */
export function boundsOf(config: Pick<Config, 'RAZAO_POSTGRES_CONNECT_SECONDS' | 'RAZAO_POSTGRES_STATEMENT_SECONDS'>): PostgresBounds {
  return { connectMs: config.RAZAO_POSTGRES_CONNECT_SECONDS * 1000, statementMs: config.RAZAO_POSTGRES_STATEMENT_SECONDS * 1000 };
}

/** Limits for changes of the schema. */
export const AS_LONG_AS_IT_TAKES: PostgresBounds = { ...USUAL_BOUNDS, statementMs: Infinity };

/** Address of connections, and the settings that each begins with. */
export interface PostgresTarget {
  readonly url: string;
  /** Name of our connections in `pg_stat_activity`. */
  readonly name?: string;
  readonly role?: string;
  readonly searchPath?: string;
  readonly bounds?: PostgresBounds;
  /** True where a standby will do, for reads alone. */
  readonly isStandby?: boolean;
  /** Called with each connection before it is used, also with those that only look for the server to write to; throws to refuse one. */
  readonly admit?: (client: pg.Client) => Promise<void>;
}

/** State shared by the connections of one target. */
interface Shared {
  readonly address: PostgresAddress;
  readonly bounds: PostgresBounds;
  readonly begin: string;
  readonly admit: PostgresTarget['admit'];
  readonly isStandby: boolean;
  readonly search: PrimarySearch;
  /** Round in which a connection was last given up for its silence: others that have not answered since may have failed too. */
  silentAt: number;
  /** Check that a pooler leaves each connection its session; undefined before it ran. */
  ownSession?: Promise<void>;
}

const KEEP_ALIVE_MS = 10_000;
/** Connections beside a statement without a bound that fail one after the other before its server counts as silent. */
const PROBES = 3;
const LOOK = 'select pg_backend_pid() as pid, pg_is_in_recovery() as in_recovery';

/** Makes connections of one target: a class, as pools take it. */
export type PostgresClientClass = new (config?: ClientConfig) => pg.Client;

/**
 * Connections with time limits: to connect, for each answer, to end. One that exceeds them is destroyed, and its callers get the error of a
 * lost connection. Each leads to a server that takes writes.
 * @throws ConfigError when the URL is wrong.
 */
export function postgresClient(target: PostgresTarget): PostgresClientClass {
  const address = readPostgresUrl(target.url);
  const { connectMs, statementMs } = target.bounds ?? USUAL_BOUNDS;
  const bounds = { connectMs: address.connectMs ?? connectMs, statementMs };
  const search = new PrimarySearch(address.hosts, (host) => probe(shared, host));
  const shared: Shared = {
    address, bounds, begin: sessionStart(target, statementMs), admit: target.admit, search, silentAt: -1,
    isStandby: target.isStandby === true,
  };
  const given: ClientConfig = { ...address.login, ...(target.name !== undefined && { application_name: target.name }) };
  return class extends BoundedClient {
    constructor(config?: ClientConfig) {
      super({ ...config, ...given }, shared);
    }
  };
}

/** Opens a separate connection, to be ended by `end`. */
export async function connectTo(target: PostgresTarget): Promise<pg.Client> {
  const client = new (postgresClient(target))();
  await client.connect();
  return client;
}

/** Time limit of waiting for a pool's connection, in milliseconds: as long as its holder may keep it, and as it takes to make one. */
export function poolPatienceMs({ url, bounds: { connectMs, statementMs } = USUAL_BOUNDS }: PostgresTarget): number {
  return statementMs + connectMs * (readPostgresUrl(url).hosts.length + 2);
}

/**
 * Returns the statements that begin a session; not start-up options, which poolers drop. A commit is on disk before it is answered,
 * whatever a role's or a database's own default.
 */
function sessionStart({ role, searchPath }: PostgresTarget, statementMs: number): string {
  return [
    ...(role === undefined ? [] : [`set role ${role}`]),
    'set synchronous_commit = on',
    ...(searchPath === undefined ? [] : [`set search_path = ${searchPath}`]),
    ...(Number.isFinite(statementMs) ? [`set statement_timeout = ${statementMs}`] : []),
  ].join('; ');
}

/** Checks over a temporary connection that a server takes writes. */
async function probe(shared: Shared, host: PostgresHost): Promise<void> {
  const client = new BoundedClient(shared.address.login, shared, host);
  try {
    await client.connect();
  } finally {
    client.destroy();
  }
}

class BoundedClient extends pg.Client {
  readonly #shared: Shared;
  /** The only server to go to. */
  readonly #only: PostgresHost | undefined;
  /** Statements that were sent and not answered. */
  #underway = 0;
  /** Round in which the oldest of them was sent, or became the oldest. */
  #since = 0;
  #answeredAt = 0;
  #endsSince: number | undefined;
  /** Round of the last probe beside a statement without a bound, and the number of probes in a row that got no answer. */
  #probedAt = 0;
  #unanswered = 0;

  constructor(config: ClientConfig, shared: Shared, only?: PostgresHost) {
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
    this.#shared = shared;
    this.#only = only;
    this.on('error', () => undefined); // callers that wait for a statement get its error
    failUnreplicatedCommits(this);
    const [send, leave] = [this.query.bind(this), this.end.bind(this)] as unknown as ((...given: unknown[]) => unknown)[];
    Object.assign(this, {
      query: (...given: unknown[]) => {
        if (this.#underway === 0) this.#since = currentRound();
        this.#underway += 1;
        return send?.(...given);
      },
      end: (...given: unknown[]) => {
        this.#endsSince ??= currentRound();
        return leave?.(...given);
      },
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(callback?: unknown): Promise<pg.Client> | void {
    const opened = this.#open();
    if (callback === undefined) return opened;
    const done = callback as (error: unknown, client?: pg.Client) => void;
    void opened.then(() => done(null, this), done);
  }

  /** Ends it at once, without a word to the server. */
  destroy(reason?: Error): void {
    this.connection.stream.destroy(reason);
  }

  /** Called each round: gives up a server that is silent. */
  look(): void {
    const { connectMs } = this.#shared.bounds;
    if (this.#endsSince !== undefined && this.#underway === 0) {
      if (hasPassed(connectMs, this.#endsSince)) this.destroy();
      return;
    }
    if (this.#underway === 0) return;
    const patience = this.#patienceMs();
    if (patience === Infinity) this.#lookBeside();
    else if (hasPassed(patience, this.#since)) this.#giveUp(patience);
  }

  #giveUp(patienceMs: number): void {
    this.#shared.silentAt = currentRound();
    this.#forget();
    this.destroy(silent(this, patienceMs));
  }

  /** A statement without a bound: gives up its server once new connections to it get no answer either. */
  #lookBeside(): void {
    const { host, port } = this;
    const everyMs = 2 * this.#shared.bounds.connectMs;
    if (this.#only || !hasPassed(everyMs, Math.max(this.#since, this.#probedAt))) return;
    if (this.#probedAt < this.#since) this.#unanswered = 0;
    this.#probedAt = currentRound();
    void probe(this.#shared, { host, port }).then(() => { this.#unanswered = 0; }, (error: unknown) => {
      this.#unanswered = (error as { code?: unknown }).code === 'ETIMEDOUT' ? this.#unanswered + 1 : 0;
      if (this.#unanswered === PROBES) this.#giveUp(PROBES * everyMs);
    });
  }

  /** Postgres' own end of the statement has time to reach us. One that may have gone silent with others proves itself in less. */
  #patienceMs(): number {
    const { bounds: { connectMs, statementMs }, silentAt } = this.#shared;
    const isDoubtful = this.#answeredAt <= silentAt && this.#since >= silentAt;
    return isDoubtful ? connectMs : statementMs + connectMs;
  }

  async #open(): Promise<pg.Client> {
    const { search, bounds: { connectMs } } = this.#shared;
    const host = this.#only ?? await search.find();
    Object.assign(this, host);
    const timer = setTimeout(() => this.destroy(silent(host, connectMs)), connectMs);
    try {
      await super.connect();
      this.#watchAnswers();
      await this.#begin(host);
      return this;
    } catch (error) {
      this.#forget();
      this.destroy();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets the next connection look for the server that takes writes. */
  #forget(): void {
    if (!this.#only) this.#shared.search.forget();
  }

  #watchAnswers(): void {
    this.#answeredAt = currentRound();
    this.connection.on('readyForQuery', () => {
      this.#underway -= 1;
      this.#since = this.#answeredAt = currentRound();
    });
    watch(this);
    this.once('end', () => {
      unwatch(this);
      if (this.#endsSince === undefined) this.#forget();
    });
  }

  /** Begins a session. One that may be another's by the next statement is checked before anything is set in it. */
  async #begin(host: PostgresHost): Promise<void> {
    const { rows: [row] } = await this.query<{ pid: number; in_recovery: boolean }>(LOOK);
    if (row?.in_recovery && !this.#shared.isStandby) throw inRecovery(host);
    if (isPooled(this, row?.pid)) await (this.#shared.ownSession ??= this.#requireOwnSession(host));
    await this.query(this.#shared.begin);
    await this.#shared.admit?.(this);
  }

  async #requireOwnSession(host: PostgresHost): Promise<void> {
    const { address: { login }, bounds: { connectMs } } = this.#shared;
    try {
      await requireOwnSession(this, { ...login, ...host, connectionTimeoutMillis: connectMs, query_timeout: connectMs });
    } catch (error) {
      delete this.#shared.ownSession;
      throw error;
    }
  }
}

/** A pooler makes up the number of the process by which a session is cancelled. */
function isPooled(client: pg.Client, pid: number | undefined): boolean {
  return (client as pg.Client & { readonly processID: number }).processID !== pid;
}
