/**
 * The dialect by which the ORM reaches Postgres. A transaction of the ORM is many short statements, each of which would wait for the answer
 * to the one before. Those whose answer says nothing are sent ahead, as drivers of other languages do with `begin`: Postgres runs the
 * statements of a session in their order.
 */
import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import {
  PostgresDialect, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult as Rows, type TransactionSettings,
} from 'kysely';
import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import { AssertionError, present } from '../assert.ts';

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
    return session.run('rollback');
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
  /** Statements whose answers nobody has waited for yet. */
  #ahead: Promise<QueryResult>[] = [];
  /** True while a commit would end a transaction that has written nothing. */
  #isCommitted = false;
  #isReadOnly = false;

  constructor(private readonly client: PoolClient) {}

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#isReadOnly = accessMode === 'read only';
    this.#sendAhead(['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '));
  }

  /** Where there is nothing to commit, the answer is not waited for: a connection that is lost meanwhile is the pool's affair. */
  async commit(): Promise<void> {
    if (!this.#isReadOnly && !this.#isCommitted) return this.run('commit');
    this.client.query('commit').catch(() => undefined);
  }

  async run(sql: string): Promise<void> {
    await this.#send(sql, []);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<Rows<R>> {
    if (sql.startsWith(BIND_TO_TENANT)) {
      this.#sendAhead(sql);
      return { rows: [] };
    }
    this.#isCommitted = sql.endsWith(COMMIT_AND_CHAIN);
    const { command, rowCount, rows } = await this.#send(sql, parameters);
    return { ...(rowCount !== null && isWrite(command) && { numAffectedRows: BigInt(rowCount) }), rows: (rows ?? []) as R[] };
  }

  streamQuery(): never {
    throw new AssertionError('rows are read page by page, not by a cursor');
  }

  release(): void {
    this.client.release();
  }

  #sendAhead(sql: string): void {
    const answer = this.client.query(sql);
    answer.catch(() => undefined); // the next statement throws it
    this.#ahead.push(answer);
  }

  /** @throws also what failed of the statements sent ahead: so at most one statement runs outside its transaction. */
  async #send(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    const ahead = this.#ahead;
    this.#ahead = [];
    const answers = await Promise.all([...ahead, this.client.query(sql, [...parameters])]);
    return present(answers.at(-1), 'the answer');
  }
}

function isWrite(command: string): boolean {
  return command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
}
