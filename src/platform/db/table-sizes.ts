import type { Query } from './query.ts';

/** A table, all its partitions together. */
export interface TableSize {
  readonly name: string;
  /** Number of rows, as Postgres estimates it. */
  readonly rows: number;
  /** Size with indexes, in bytes. */
  readonly bytes: number;
}

const SIZES = {
  name: 'sizes-of-tables',
  text:
    `select p.relname as name, sum(greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0))::float8 as rows, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = coalesce(i.inhparent, c.oid)
    where c.relnamespace = 'razao'::regnamespace and c.relkind in ('r', 'p') group by p.relname`,
};

/** @returns the sizes of all tables; in a cluster, only those of its coordinator. */
export function readTableSizes(query: Query): Promise<TableSize[]> {
  return query<TableSize>(SIZES, []);
}
