import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../platform/db/database.ts';
import { csv } from './csv.ts';
import { ParquetSink } from './parquet-sink.ts';
import { beancount, hledger } from './plain-text.ts';
import { Book } from './read-book.ts';
import { TextSink, type BookSink, type Position } from './text-sink.ts';

export type BookFormat = 'hledger' | 'beancount' | 'csv' | 'parquet';

export interface ExportOrder {
  readonly tenant: string;
  readonly format: BookFormat;
  readonly folder: string;
  /** The last entry to export; the newest one when left out. */
  readonly asOfSeq?: number | undefined;
  /** Rows read at a time, and so the most that a kill costs; 5,000 unless given. */
  readonly pageRows?: number;
}

/** What `export.json` says beside the files. */
export interface ExportReport {
  readonly tenant: string;
  readonly format: BookFormat;
  readonly as_of_seq: number;
  /** The hash of that entry: the books' checkpoint, which `razao journal verify --against` takes. */
  readonly entry_hash: string;
  readonly committed_at: string;
  readonly accounts: number;
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
}

/** The state of an export that is not complete. */
interface Progress {
  readonly tenant: string;
  readonly format: BookFormat;
  readonly as_of_seq: number;
  readonly accounts: number;
  /** Null until all accounts are written. */
  readonly position: Position | null;
}

/** The folder holds something else. */
export class FolderTaken extends Error {}

const REPORT = 'export.json';
const PROGRESS = 'export.progress.json';

/**
 * Writes a tenant's books at one cut into a folder, in constant memory. The same call goes on where a killed one stopped, and the files are
 * then the same; after a complete one it only reads its report.
 * @param seen is told how many entries are written, of how many.
 * @throws FolderTaken where the folder holds another export, or other files. NoSuchEntry where the journal does not reach the cut.
 */
export async function exportBooks(database: Database, order: ExportOrder, seen: (done: number, of: number) => void): Promise<ExportReport> {
  mkdirSync(order.folder, { recursive: true });
  const complete = readState<ExportReport>(order, REPORT);
  if (complete) return complete;
  const progress = readState<Progress>(order, PROGRESS);
  if (!progress && readdirSync(order.folder).length > 0) throw new FolderTaken(`${order.folder} is not empty`);
  const book = await Book.open(database, order.tenant, progress?.as_of_seq ?? order.asOfSeq, order.pageRows);
  const { tenant, format, folder } = order;
  if (!progress) writeState<Progress>(folder, PROGRESS, { tenant, format, as_of_seq: book.cut.seqNo, accounts: 0, position: null });
  const accounts = await writeBook(book, order, progress, seen);
  const report: ExportReport = {
    tenant, format, as_of_seq: book.cut.seqNo, entry_hash: book.cut.entryHash, committed_at: book.cut.committedAt, accounts,
    files: await filesIn(folder),
  };
  writeState(folder, REPORT, report);
  rmSync(join(folder, PROGRESS), { force: true });
  return report;
}

/** @returns the number of accounts. */
async function writeBook(
  book: Book, { folder, format }: ExportOrder, progress: Progress | undefined, seen: (done: number, of: number) => void,
): Promise<number> {
  const from = progress?.position ?? undefined;
  const sink = openSink(folder, format, book, from);
  let accounts = progress?.accounts ?? 0;
  if (!from) {
    for await (const page of book.accounts()) {
      sink.accounts(page);
      accounts += page.length;
    }
  }
  const { tenant, seqNo } = book.cut;
  for await (const page of book.entries(from?.afterSeq ?? 0)) {
    sink.entries(page);
    writeState<Progress>(folder, PROGRESS, { tenant, format, as_of_seq: seqNo, accounts, position: sink.save() });
    seen(page.at(-1)?.seqNo ?? seqNo, seqNo);
  }
  sink.close();
  return accounts;
}

function openSink(folder: string, format: BookFormat, book: Book, from: Position | undefined): BookSink {
  if (format === 'parquet') return new ParquetSink(folder, from);
  return new TextSink(folder, { hledger, beancount, csv }[format], book.cut, from);
}

/** Reads the state that an export of this order left; undefined where there is none. */
function readState<State extends Progress | ExportReport>(
  { tenant, format, asOfSeq, folder }: ExportOrder, name: string,
): State | undefined {
  const file = join(folder, name);
  if (!existsSync(file)) return undefined;
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  const isSame = state.tenant === tenant && state.format === format && (asOfSeq === undefined || state.as_of_seq === asOfSeq);
  if (!isSame) throw new FolderTaken(`${folder} holds the books of ${state.tenant} as ${state.format} up to entry ${state.as_of_seq}`);
  return state;
}

function writeState<State extends Progress | ExportReport>(folder: string, name: string, state: State): void {
  writeFileSync(join(folder, `${name}.part`), `${JSON.stringify(state, null, 2)}\n`, { flush: true });
  renameSync(join(folder, `${name}.part`), join(folder, name));
}

async function filesIn(folder: string): Promise<ExportReport['files']> {
  const names = readdirSync(folder).filter((name) => !name.startsWith('export.')).sort();
  return Promise.all(names.map(async (name) => ({
    name, bytes: statSync(join(folder, name)).size, sha256: await digestOf(join(folder, name)),
  })));
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
