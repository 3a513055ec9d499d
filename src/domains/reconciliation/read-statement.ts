import { parse } from 'csv-parse/sync';
import type { ReconciliationSource, ReconciliationStatementLine } from '../../../generated/models.ts';
import { isLonger } from '../../platform/characters.ts';
import { accountingDay, INSTANT_FORM, parseInstant } from '../../platform/clock.ts';
import { fail } from '../../platform/errors.ts';

const HEADER = ['external_id', 'direction', 'amount_cents', 'occurred_at'] as const;
type Field = (typeof HEADER)[number];
const MAX_LINES = 5_000;
export const LONGEST_ID = 200;

/** Accounting days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the lines of a statement in the request; undefined for one that will be fetched.
 * @throws ApiError PROVIDER_STATEMENT_INVALID, naming the first row that is wrong.
 */
export function readStatement(source: ReconciliationSource, days: Days): ReconciliationStatementLine[] | undefined {
  if (source.kind === 'FETCH') return undefined;
  const lines = source.kind === 'CSV' ? readCsv(source.csv) : source.lines;
  return checkLines(lines, days);
}

/**
 * Checks that the lines belong to the period and that each occurs once. Times become UTC.
 * @throws ApiError PROVIDER_STATEMENT_INVALID.
 */
export function checkLines(lines: readonly ReconciliationStatementLine[], { from, to }: Days): ReconciliationStatementLine[] {
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const row = index + 1;
    if (seen.has(line.external_id)) return refuseRow(row, 'external_id', 'twice');
    seen.add(line.external_id);
    const occurred = parseInstant(line.occurred_at);
    if (!occurred) return refuseRow(row, 'occurred_at', 'not_an_instant');
    const day = accountingDay(occurred);
    if (day < from || day > to) return refuseRow(row, 'occurred_at', 'outside_of_the_period');
    return { ...line, occurred_at: occurred.toISOString() };
  });
}

function readCsv(text: string): ReconciliationStatementLine[] {
  const [header, ...rows] = parseRows(text);
  if (header?.join(',') !== HEADER.join(',')) refuse('The first row is not the header.', { row: 0, field: null, reason: 'not_the_header' });
  if (rows.length > MAX_LINES) refuse(`There are more than ${MAX_LINES} rows.`, {
    row: MAX_LINES + 1, field: null, reason: 'too_many_rows',
  });
  return rows.map((cells, index) => readRow(cells, index + 1));
}

function parseRows(text: string): string[][] {
  try {
    return parse(text, { bom: true, skip_empty_lines: true });
  } catch (error) {
    const lines = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    return refuse('The text is not CSV.', { row: Math.max(0, lines - 1), field: null, reason: 'not_csv' });
  }
}

function readRow(cells: readonly string[], row: number): ReconciliationStatementLine {
  const [external_id = '', direction = '', amount = '', occurred_at = ''] = cells.map((cell) => cell.trim());
  if (external_id === '' || isLonger(external_id, LONGEST_ID) || external_id.includes('\u0000')) refuseRow(
    row, 'external_id', 'not_an_identifier',
  );
  if (direction !== 'CREDIT' && direction !== 'DEBIT') return refuseRow(row, 'direction', 'neither_credit_nor_debit');
  const amount_cents = /^[1-9]\d{0,15}$/.test(amount) ? Number(amount) : NaN;
  if (!Number.isSafeInteger(amount_cents)) refuseRow(row, 'amount_cents', 'not_a_positive_integer');
  if (!INSTANT_FORM.test(occurred_at)) refuseRow(row, 'occurred_at', 'not_an_instant');
  return { external_id, direction, amount_cents, occurred_at };
}

function refuseRow(row: number, field: Field, reason: string): never {
  return refuse(`Row ${row} has no valid ${field}.`, { row, field, reason });
}

function refuse(message: string, details: { row: number; field: Field | null; reason: string }): never {
  return fail('PROVIDER_STATEMENT_INVALID', details, message);
}
