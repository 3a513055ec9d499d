/** Kind of rows that decisions read: the prefix of their ids, up to the underscore, and the type of such a row. */
export interface RowKind<Row> {
  readonly prefix: string;
  /** Never set: it only ties the kind to the type of its rows. */
  readonly row?: Row;
}

/** Declared once by the domain whose rows they are. */
export function rowKind<Row>(prefix: string): RowKind<Row> {
  return { prefix };
}
