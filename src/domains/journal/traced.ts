import type { Trace } from '../../platform/tracing/index.ts';
import type { CommandOutcome, RowWrite } from './ledger.ts';

/** The column of rows that keep the trace they began in. */
const COLUMN = 'trace';

/** Adds the trace to an outcome's events that are of no other trace, and to its new rows that keep one. */
export function traced<T>(outcome: CommandOutcome<T>, trace: Trace | undefined): CommandOutcome<T> {
  if (trace === undefined) return outcome;
  return { ...outcome, rows: outcome.rows.map((row) => begunIn(row, trace)), events: outcome.events.map((event) => ({ trace, ...event })) };
}

function begunIn(row: RowWrite, trace: Trace): RowWrite {
  if (!row.isNew || !row.codec.columns.includes(COLUMN)) return row;
  return { ...row, value: { ...row.value as object, [COLUMN]: trace } };
}
