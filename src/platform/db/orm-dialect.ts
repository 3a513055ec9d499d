/**
 * The dialect by which the ORM reaches Postgres. A transaction of the ORM is many short statements, each of which would wait for the answer
 * to the one before. Those whose answer says nothing travel with the first statement after them, in one message: Postgres runs its
 * statements in order, and none behind one that failed.
 */
import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import {
  PostgresDialect, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult as Rows, type TransactionSettings,
} from 'kysely';
import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import { assert, AssertionError, present } from '../assert.ts';

/** How the statement begins that binds a transaction to a tenant. */
export const BIND_TO_TENANT = 'set local razao.tenant = ';
/** How a statement ends after which its transaction has written nothing more. */
export const COMMIT_AND_CHAIN = 'commit and chain';

/** OID of text[]. */
const TEXT_ARRAY = 1009;

/** The types of columns as the ORM expects them: dates and times stay text. */
export function ormTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const asTexts = types.getTypeParser(TEXT_ARRAY) as unknown as (text: string) => string[];
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(asTexts))) types.setTypeParser(Number(oid), parse);
  return types;
}

export class OrmDialect extends PostgresDialect {
  constructor(private readonly pool: Pool) {
    super({ pool });
  }

  override createDriver(): Driver {
    return new OrmDriver(this.pool);
  }
}

class OrmDriver implements Driver {
  constructor(private readonly pool: Pool) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(await this.pool.connect());
  }

  async beginTransaction(session: Session, settings: TransactionSettings): Promise<void> {
    session.begin(settings);
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit();
  }

  rollbackTransaction(session: Session): Promise<void> {
    return session.rollback();
  }

  savepoint(session: Session, name: string): Promise<void> {
    return session.run(`savepoint ${name}`);
  }

  rollbackToSavepoint(session: Session, name: string): Promise<void> {
    return session.run(`rollback to ${name}`);
  }

  releaseSavepoint(session: Session, name: string): Promise<void> {
    return session.run(`release ${name}`);
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}

/** A connection of the pool, from when it is taken until it is given back. */
class Session implements DatabaseConnection {
  /** Statements that travel with the next one. */
  #ahead: string[] = [];
  /** True while a commit would end a transaction that has written nothing. */
  #isCommitted = false;
  #isReadOnly = false;

  constructor(private readonly client: PoolClient) {}

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#isReadOnly = accessMode === 'read only';
    this.#isCommitted = false;
    this.#ahead = [['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')];
  }

  /** Where there is nothing to commit, the answer is not waited for: a connection that is lost meanwhile is the pool's affair. */
  async commit(): Promise<void> {
    if (!this.#isReadOnly && !this.#isCommitted) return this.run('commit');
    if (this.#isBegun()) this.client.query('commit').catch(() => undefined);
  }

  async run(sql: string): Promise<void> {
    await this.#send(sql);
  }

  async rollback(): Promise<void> {
    if (this.#isBegun()) await this.run('rollback');
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<Rows<R>> {
    assert(parameters.length === 0, 'the ORM writes values into its statements: one message with several takes no parameters');
    if (sql.startsWith(BIND_TO_TENANT)) {
      this.#ahead.push(sql);
      return { rows: [] };
    }
    this.#isCommitted = sql.endsWith(COMMIT_AND_CHAIN);
    const { command, rowCount, rows } = await this.#send(sql);
    return { ...(rowCount !== null && isWrite(command) && { numAffectedRows: BigInt(rowCount) }), rows: rows as R[] };
  }

  streamQuery(): never {
    throw new AssertionError('rows are read page by page, not by a cursor');
  }

  release(): void {
    this.client.release();
  }

  /** False for a transaction that ends without any statement: Postgres was never told of it. */
  #isBegun(): boolean {
    if (this.#ahead.length === 0) return true;
    this.#ahead = [];
    return false;
  }

  /** @returns the answer to the last statement of the message. */
  async #send(sql: string): Promise<QueryResult> {
    const message = [...this.#ahead, sql].join('; ');
    this.#ahead = [];
    const answer: QueryResult | QueryResult[] = await this.client.query(message);
    return Array.isArray(answer) ? present(answer.at(-1), 'the answer') : answer;
  }
}

function isWrite(command: string): boolean {
  return command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
}
