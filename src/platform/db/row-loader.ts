import type { Query } from './query.ts';
import type { PostgresRow, RowCodec } from './row.ts';

/** Reads rows of a table by their ids, with its `razao.read_<table>`. A codec of a part of them reads that part. */
export function rowLoader<Row>(
  table: string, codec: Pick<RowCodec<never, Row>, 'read' | 'columns'>, idOf: (row: Row) => string, keyOf = (id: string) => id,
) {
  const { columns } = codec;
  const statement = {
    name: `read-${table.replaceAll('_', '-')}-${columns.length}`, text: `select ${columns.join(', ')} from razao.read_${table}($1, $2)`,
  };
  return async (query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Row>> => {
    const rows = (await query<PostgresRow>(statement, [tenant, ids.map(keyOf)])).map(codec.read);
    return new Map(rows.map((row) => [idOf(row), row]));
  };
}
