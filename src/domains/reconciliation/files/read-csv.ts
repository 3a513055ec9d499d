import { parse } from 'csv-parse/sync';
import { isDay } from '../../../platform/clock.ts';
import { exponentOf } from '../../../platform/currencies.ts';
import {
  isNameOfReturn, minorOf, nameWithin, noonOf, UnreadableStatement, type FileLine, type FileProblem, type FileStatement,
} from './statement.ts';

/** Where a bank's CSV has what: written once a bank, and kept. */
export interface CsvMapping {
  /** `,` unless given. */
  readonly delimiter?: string;
  /** `utf-8` unless given; banks of Brazil often write `windows-1252`. */
  readonly encoding?: string;
  /** Lines before the header. */
  readonly skip_lines?: number;
  /** `.` unless given. */
  readonly decimal?: '.' | ',';
  /** `YYYY-MM-DD` unless given. */
  readonly date_format?: 'YYYY-MM-DD' | 'DD/MM/YYYY';
  readonly columns: {
    readonly external_id: string;
    /** With a sign, unless `direction` is given. */
    readonly amount: string;
    readonly date: string;
    readonly direction?: string;
    readonly currency?: string;
    readonly description?: string;
  };
  /** The cells of `direction` for money that came in; others went out. */
  readonly credits?: readonly string[];
  /** Beginnings of descriptions of the bank's own fees. */
  readonly fees?: readonly string[];
}

/** Reads a mapping. @throws UnreadableStatement naming what is wrong with it. */
export function readMapping(text: string): CsvMapping {
  let mapping: Partial<CsvMapping>;
  try {
    mapping = JSON.parse(text) as Partial<CsvMapping>;
  } catch {
    throw new UnreadableStatement('the mapping is not valid JSON');
  }
  for (const name of ['external_id', 'amount', 'date'] as const) {
    if (typeof mapping.columns?.[name] !== 'string') throw new UnreadableStatement(`the mapping lacks columns.${name}`);
  }
  if (mapping.columns?.direction !== undefined && !Array.isArray(mapping.credits)) {
    throw new UnreadableStatement('the mapping has columns.direction and lacks credits');
  }
  return mapping as CsvMapping;
}

/** Reads a statement in CSV. Lines that cannot be read are problems of it. @throws UnreadableStatement */
export function readCsvStatement(bytes: Buffer, mapping: CsvMapping, currency: string): FileStatement {
  const rows = parseRows(bytes, mapping);
  const [header, ...rest] = rows;
  const places = placesOf(header?.record ?? [], mapping);
  const lines: FileLine[] = [];
  const problems: FileProblem[] = [];
  for (const { record, at } of rest) {
    const read = readLine(record, at, { places, mapping, currency });
    if ('code' in read) problems.push(read);
    else if (read.amount !== 0n) lines.push(read);
  }
  return { lines, opening: null, closing: null, problems };
}

interface CsvRow {
  readonly record: readonly string[];
  readonly at: number;
}

function parseRows(bytes: Buffer, { encoding = 'utf-8', delimiter = ',', skip_lines: skipped = 0 }: CsvMapping): CsvRow[] {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const rows = parse(text, {
      bom: true, delimiter, from_line: skipped + 1, skip_empty_lines: true, relax_column_count: true, info: true,
      record_delimiter: ['\r\n', '\n'],
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ record, at: info.lines }));
  } catch (error) {
    throw new UnreadableStatement(`the file is not CSV in ${encoding}: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

type Places = Readonly<Partial<Record<keyof CsvMapping['columns'], number>>>;

function placesOf(header: readonly string[], { columns }: CsvMapping): Places {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => {
    const place = header.map((it) => it.trim()).indexOf(column);
    if (place < 0) throw new UnreadableStatement(`the header lacks the column that the mapping has for ${name}`);
    return [name, place];
  }));
}

interface Reading {
  readonly places: Places;
  readonly mapping: CsvMapping;
  readonly currency: string;
}

function readLine(record: readonly string[], at: number, { places, mapping, currency: usual }: Reading): FileLine | FileProblem {
  const cell = (name: keyof Places): string => record[places[name] ?? -1]?.trim() ?? '';
  const currency = places.currency === undefined ? usual : cell('currency');
  const amount = minorOf(cell('amount'), exponentOf(currency) ?? 0, mapping.decimal);
  const day = dayOf(cell('date'), mapping);
  const description = cell('description');
  const externalId = nameWithin([cell('external_id'), description], cell('external_id'));
  if (externalId === '') return { code: 'LINE_NOT_READABLE', at, about: 'external_id' };
  if (amount === undefined) return { code: 'LINE_NOT_READABLE', at, about: 'amount' };
  if (day === undefined) return { code: 'LINE_NOT_READABLE', at, about: 'date' };
  const isOut = places.direction !== undefined && !(mapping.credits ?? []).includes(cell('direction'));
  return {
    at, externalId, currency, occurredAt: noonOf(day), parts: [], isReturn: isNameOfReturn(externalId),
    amount: isOut && amount > 0n ? -amount : amount, isFee: (mapping.fees ?? []).some((fee) => description.startsWith(fee)),
  };
}

function dayOf(text: string, { date_format: format = 'YYYY-MM-DD' }: CsvMapping): string | undefined {
  const [, day, month, year] = format === 'DD/MM/YYYY' ? /^(\d\d)\/(\d\d)\/(\d{4})/.exec(text) ?? [] : [];
  const iso = year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`;
  return isDay(iso) ? iso : undefined;
}
