import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parquetWriteFile, type BasicType } from 'hyparquet-writer';
import type { ExportedAccount, ExportedEntry } from './book.ts';
import { ACCOUNT_COLUMNS, ENTRY_COLUMNS } from './csv.ts';
import type { BookSink, Position } from './text-sink.ts';

/** Rows of a file: the most that is held in memory. */
const ROWS = 100_000;

const TYPES: Readonly<Record<string, BasicType>> = {
  seq_no: 'INT64', amount_minor: 'INT64', currency_exponent: 'INT32', effective_at: 'TIMESTAMP', committed_at: 'TIMESTAMP',
  created_at: 'TIMESTAMP',
};

/** Writes books as Parquet: files of 100,000 rows, each complete when it has its name, for `read_parquet('entries-*.parquet')`. */
export class ParquetSink implements BookSink {
  #accounts: ExportedAccount[] = [];
  #entries: ExportedEntry[] = [];
  #afterSeq: number;
  readonly #parts: Record<string, number>;

  constructor(private readonly folder: string, from?: Position) {
    this.#afterSeq = from?.afterSeq ?? 0;
    this.#parts = { accounts: 0, entries: 0, ...from?.lengths };
  }

  accounts(page: readonly ExportedAccount[]): void {
    this.#accounts.push(...page);
    if (this.#accounts.length >= ROWS) this.#writeAccounts();
  }

  entries(page: readonly ExportedEntry[]): void {
    if (this.#accounts.length > 0) this.#writeAccounts();
    this.#entries.push(...page);
    if (this.#entries.length >= ROWS) this.#writeEntries();
  }

  /** Only whole files are kept: rows that wait for one are read again. */
  save(): Position {
    return { afterSeq: this.#afterSeq, lengths: { ...this.#parts } };
  }

  close(): void {
    if (this.#accounts.length > 0) this.#writeAccounts();
    if (this.#entries.length > 0) this.#writeEntries();
  }

  #writeAccounts(): void {
    this.#write('accounts', ACCOUNT_COLUMNS, this.#accounts);
    this.#accounts = [];
  }

  #writeEntries(): void {
    this.#write('entries', ENTRY_COLUMNS, this.#entries);
    this.#afterSeq = this.#entries.at(-1)?.seqNo ?? this.#afterSeq;
    this.#entries = [];
  }

  #write<Row>(kind: 'accounts' | 'entries', columns: Readonly<Record<string, (row: Row) => unknown>>, rows: readonly Row[]): void {
    const part = (this.#parts[kind] ?? 0) + 1;
    const name = join(this.folder, `${kind}-${String(part).padStart(6, '0')}.parquet`);
    parquetWriteFile({
      filename: `${name}.part`,
      columnData: Object.entries(columns).map(([column, cell]) => ({
        name: column, data: rows.map(cell), type: TYPES[column] ?? 'STRING', nullable: true,
      })),
    });
    const fd = openSync(`${name}.part`, 'r');
    fsyncSync(fd);
    closeSync(fd);
    renameSync(`${name}.part`, name);
    this.#parts[kind] = part;
  }
}
