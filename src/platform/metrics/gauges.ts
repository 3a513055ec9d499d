import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Described } from './metric.ts';

/** Number that is read at its source, on demand. */
export interface Gauge extends Described {
  /** Aggregation over tenants where they are not shown apart: their sum, unless given. */
  readonly overTenants?: 'sum' | 'max' | 'min';
}

/** Number of a gauge, of one tenant where it belongs to one. */
export interface Reading {
  readonly gauge: string;
  readonly tenant?: string | undefined;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Function that reads the numbers of a source. */
export type ReadGauges = (ground: Dependencies) => Promise<readonly Reading[]> | readonly Reading[];

/** Gauges that are read together. Unreadable ones are not shown: an old number would pass for a new one. */
export interface GaugeSource {
  readonly kind: 'gauges';
  readonly gauges: readonly Gauge[];
  readonly read: ReadGauges;
}

export function gaugesFrom(gauges: readonly Gauge[], read: ReadGauges): GaugeSource {
  return { kind: 'gauges', gauges, read };
}

/** Time limit of counting in Postgres, in milliseconds. */
export const PATIENCE_MS = 1_000;

/** Resolves to 0 a moment before a reading times out, so that a gauge of 0 or 1 shows 0 and does not vanish. */
export function zeroBeforeTimeout(): Promise<number> {
  return new Promise((resolve) => { setTimeout(() => resolve(0), 0.9 * PATIENCE_MS).unref(); });
}

const BE_QUICK = { name: 'gauges-patience', text: `select set_config('statement_timeout', '${PATIENCE_MS}', true)` };

/**
 * Gauges that a function of Postgres counts.
 * @param name of a function without parameters, which gives rows of counts: a column for each key of
 *   `gauges`, one for each of their labels, and `tenant_id` where a row belongs to a tenant. No id,
 *   name or key may be among them but the tenant's. A null is not shown.
 */
export function countedByPostgres(name: string, gauges: Readonly<Record<string, Gauge>>): GaugeSource {
  const statement = { name: name.replaceAll('_', '-'), text: `select * from razao.${name}()` };
  return gaugesFrom(Object.values(gauges), async ({ database }) => {
    const rows = await inTurn(database, () => database.transaction(async (query) => {
      await query(BE_QUICK, []);
      return query<Record<string, unknown>>(statement, []);
    }));
    return rows.flatMap((row) => Object.entries(gauges).flatMap(([column, gauge]) => readingOf(row, column, gauge)));
  });
}

const turns = new WeakMap<Database, Promise<unknown>>();

/** Runs readings one after the other: counting takes one connection from other work, however much is counted. */
function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(database) ?? Promise.resolve()).then(work, work);
  turns.set(database, mine.catch(() => undefined));
  return mine;
}

function readingOf(row: Readonly<Record<string, unknown>>, column: string, { name, labels = [] }: Gauge): Reading[] {
  const { tenant_id: tenant, [column]: value } = row;
  if (value === null || value === undefined) return [];
  return [{
    gauge: name, tenant: typeof tenant === 'string' ? tenant : undefined, value: Number(value),
    labels: Object.fromEntries(labels.map((label) => [label, String(row[label])])),
  }];
}

/** Readings without their tenants: those of the same labels come to one. */
export function overTenants(gauge: Gauge, readings: readonly Reading[]): Reading[] {
  const join = { sum: (a: number, b: number) => a + b, max: Math.max, min: Math.min }[gauge.overTenants ?? 'sum'];
  const groups = Map.groupBy(readings, ({ labels }) => JSON.stringify(labels ?? {}));
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    return first ? [{ ...first, tenant: undefined, value: others.reduce((value, it) => join(value, it.value), first.value) }] : [];
  });
}
