import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';

/** Something that grows: for how long it is kept, and how large it is in Postgres. */
export interface Kept {
  readonly what: string;
  /** Null for what is kept for good. */
  readonly days: number | null;
  /** The setting that says so; null where none does. */
  readonly setting: string | null;
  /** As Postgres estimates it. */
  readonly rows: number;
  /** With indexes. */
  readonly bytes: number;
}

const SIZES = {
  name: 'sizes-of-tables',
  text: `select t.name, coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 as rows, coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 as bytes
    from unnest($1::text[]) as t(name)
    left join pg_inherits i on i.inhparent = to_regclass('razao.' || t.name)
    join pg_class c on c.oid = coalesce(i.inhrelid, to_regclass('razao.' || t.name))
    group by t.name`,
};

const OUTBOX_DAYS = { name: 'outbox-days', text: 'select razao.outbox_days() as days' };

/** What grows with use, the largest first. How long events are kept is what the database was last told (`razao migrate`). */
export async function readRetention(database: Database, config: Config): Promise<Kept[]> {
  const [outbox] = await database.query<{ days: number }>(OUTBOX_DAYS, []);
  const kept: Readonly<Record<string, Pick<Kept, 'what' | 'days' | 'setting'>>> = {
    outbox: { what: 'events', days: outbox?.days ?? null, setting: 'RAZAO_OUTBOX_DAYS' },
    commands: { what: 'answers to repeated requests', days: config.RAZAO_IDEMPOTENCY_DAYS, setting: 'RAZAO_IDEMPOTENCY_DAYS' },
    commits: { what: 'commits that writers catch up by', days: 1, setting: null },
    provider_deliveries: { what: 'deliveries of providers', days: null, setting: null },
    evidence_payloads: { what: 'payloads of evidence', days: null, setting: null },
    journal_entries: { what: 'journal entries', days: null, setting: null },
    postings: { what: 'postings', days: null, setting: null },
    obligations: { what: 'obligations', days: null, setting: null },
  };
  const sizes = await database.query<{ name: string; rows: number; bytes: number }>(SIZES, [Object.keys(kept)]);
  return sizes.flatMap(({ name, rows, bytes }) => {
    const about = kept[name];
    return about ? [{ ...about, rows, bytes }] : [];
  }).toSorted((a, b) => b.bytes - a.bytes);
}
