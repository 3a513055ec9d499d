import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Connection of the pool, as long as statements are under way on it. */
interface Session {
  readonly client: Promise<PoolClient>;
  underway: number;
  failure?: Error;
}

/**
 * Statements in sequence, each in a transaction of its own. One that is sent while others are under
 * way is queued behind them in their session, and Postgres runs them in that order without a pause
 * between. The success of one does not imply that of the next: its own text must check that.
 */
export class Pipeline {
  #session: Session | undefined;

  constructor(private readonly pool: Pool) {}

  /** Sends a statement behind those underway. */
  async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    const session = (this.#session ??= { client: this.pool.connect(), underway: 0 });
    session.underway += 1;
    try {
      const client = await session.client;
      return await client.query<Row>(statement);
    } catch (error) {
      session.failure = error as Error;
      throw error;
    } finally {
      session.underway -= 1;
      if (session.underway === 0) this.#end(session);
    }
  }

  /** Gives the connection back, or gives it up after a failure, as the pool itself does. */
  #end(session: Session): void {
    if (this.#session === session) this.#session = undefined;
    session.client.then((client) => client.release(session.failure), () => undefined);
  }
}
