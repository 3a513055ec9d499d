import type { QueryResultRow } from 'pg';

/** A prepared statement: `name` is its identity on a connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a prepared statement, in a transaction of its own or inside one. @returns its rows. */
export type Query = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>;
