import { createReadStream, openSync, readSync, closeSync } from 'node:fs';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { asyncBufferFromFile } from 'hyparquet/src/node.js';
import { CsvError, parse, type Info } from 'csv-parse';
import { finding, type At, type Report } from './finding.ts';

/** A record of a file: its cells by column. A column that the file lacks, or an empty cell, is the empty text. */
export interface TableRow<Column extends string = string> {
  readonly at: At;
  readonly cells: Readonly<Record<Column, string>>;
}

/** Columns of a file, in the order in which the guide shows them. True for one that must be there. */
export type Columns<Column extends string = string> = Readonly<Record<Column, boolean>>;

/**
 * Yields the records of a CSV or Parquet file, one at a time: a file of any size takes the same memory.
 * A record that cannot be read is reported and left out. @throws what the file system throws.
 */
export function readTable<Column extends string>(
  file: string, columns: Columns<Column>, report: Report,
): AsyncGenerator<TableRow<Column>> {
  return file.endsWith('.parquet') ? readParquet(file, columns, report) : readCsv(file, columns, report);
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: Info;
}

async function* readCsv<Column extends string>(
  file: string, columns: Columns<Column>, report: Report,
): AsyncGenerator<TableRow<Column>> {
  let header: readonly string[] | undefined;
  let surplus = 0;
  try {
    for await (const { record, info } of openCsv(file)) {
      const lines = linesIn(record);
      surplus += lines.counted - lines.real;
      const at = { file, line: info.lines - surplus - lines.real };
      if (header === undefined) {
        if (!checkHeader(at, header = record.map((name) => name.trim()), columns, report)) return;
      } else if (record.length !== header.length) report(finding(at, null, 'WRONG_CELL_COUNT'));
      else yield rowOf(at, header, record, columns);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(finding({ file, line: Number(error['lines']) - surplus }, null, 'NOT_READABLE'));
    return;
  }
  if (header === undefined) report(finding({ file, line: 1 }, null, 'NOT_READABLE'));
}

function openCsv(file: string): AsyncIterable<CsvRecord> {
  const parser = parse({
    bom: true, info: true, relax_column_count: true, skip_empty_lines: true, delimiter: delimiterOf(file), record_delimiter: ['\r\n', '\n'],
  });
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error));
  return source.pipe(parser) as AsyncIterable<CsvRecord>;
}

/** Spreadsheets of Brazil separate by semicolons. */
function delimiterOf(file: string): string {
  const begin = Buffer.alloc(4096);
  const fd = openSync(file, 'r');
  try {
    const [header = ''] = begin.toString('utf8', 0, readSync(fd, begin)).split('\n');
    return header.includes(';') && !header.includes(',') ? ';' : ',';
  } finally {
    closeSync(fd);
  }
}

/** Line breaks within cells: as they are, and as the parser counts them, which takes CR and LF for two. */
function linesIn(record: readonly string[]): { real: number; counted: number } {
  let real = 0;
  let counted = 0;
  for (const cell of record) {
    if (!cell.includes('\n')) continue;
    real += cell.match(/\n/g)?.length ?? 0;
    counted += cell.match(/[\r\n]/g)?.length ?? 0;
  }
  return { real, counted };
}

/** Names of columns are not repeated: without a header they would be data. */
function checkHeader(at: At, header: readonly string[], columns: Columns, report: Report): boolean {
  const missing = Object.keys(columns).filter((name) => columns[name] && !header.includes(name));
  const unknown = header.flatMap((name, index) => (Object.hasOwn(columns, name) ? [] : [index + 1]));
  const twice = Object.keys(columns).filter((name) => header.indexOf(name) !== header.lastIndexOf(name));
  for (const name of missing) report(finding(at, name, 'MISSING_COLUMN'));
  for (const place of unknown) report(finding(at, null, 'UNKNOWN_COLUMN', `column ${place}`));
  for (const name of twice) report(finding(at, name, 'DUPLICATE_COLUMN'));
  return missing.length + unknown.length + twice.length === 0;
}

function rowOf<Column extends string>(
  at: At, header: readonly string[], record: readonly string[], columns: Columns<Column>,
): TableRow<Column> {
  const cells = Object.fromEntries(Object.keys(columns).map((name) => [name, record[header.indexOf(name)] ?? '']));
  return { at, cells: cells as Record<Column, string> };
}

const PAGE_ROWS = 5_000;

async function* readParquet<Column extends string>(
  file: string, columns: Columns<Column>, report: Report,
): AsyncGenerator<TableRow<Column>> {
  const source = await asyncBufferFromFile(file);
  const metadata = await parquetMetadataAsync(source).catch(() => undefined);
  if (metadata === undefined) return report(finding({ file, line: 0 }, null, 'NOT_READABLE'));
  const header = metadata.schema.slice(1).map(({ name }) => name);
  if (!checkHeader({ file, line: 0 }, header, columns, report)) return;
  const rows = Number(metadata.num_rows);
  for (let begin = 0; begin < rows; begin += PAGE_ROWS) {
    const page = await parquetReadObjects({ file: source, metadata, rowStart: begin, rowEnd: Math.min(begin + PAGE_ROWS, rows) });
    for (const [index, row] of page.entries()) {
      yield rowOf({ file, line: begin + index + 1 }, header, header.map((name) => textOf(row[name])), columns);
    }
  }
}

/** Text of a value. A fraction is not exact, so that it is no amount: decimals must be text, or whole numbers. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' && !Number.isSafeInteger(value) ? 'inexact' : String(value);
}
