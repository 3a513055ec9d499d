/** A kind of rows that decisions read: what their ids begin with, up to the underscore, and what such a row is. */
export interface RowKind<Row> {
  readonly prefix: string;
  /** Never there: it only ties the kind to the type of its rows. */
  readonly row?: Row;
}

/** Declared once by the domain whose rows they are. */
export function rowKind<Row>(prefix: string): RowKind<Row> {
  return { prefix };
}
