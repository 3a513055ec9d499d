import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Cut, ExportedAccount, ExportedEntry } from './book.ts';
import type { TextFormat } from './plain-text.ts';

/** Where an export goes on after it was killed: what each file held, in bytes, when the entries up to one were on disk. */
export interface Position {
  readonly afterSeq: number;
  readonly lengths: Readonly<Record<string, number>>;
}

/** Receives accounts, then entries, and says up to where they are on disk. */
export interface BookSink {
  accounts(page: readonly ExportedAccount[]): void;
  entries(page: readonly ExportedEntry[]): void;
  /** Brings what was received to the disk, as far as the format allows. */
  save(): Position;
  close(): void;
}

/** Writes books as text, into one file or two. */
export class TextSink implements BookSink {
  readonly #files = new Map<string, { fd: number; length: number }>();
  readonly #currencies = new Set<string>();
  #afterSeq: number;

  /** @param from where an earlier export of the same cut stopped; what it wrote beyond that is cut off. */
  constructor(private readonly folder: string, private readonly format: TextFormat, private readonly cut: Cut, from?: Position) {
    this.#afterSeq = from?.afterSeq ?? 0;
    for (const name of new Set(Object.values(format.files))) this.#open(name, from?.lengths[name] ?? 0);
    if (from) return;
    this.#write(format.files.accounts, format.accountsHead(cut));
    this.#write(format.files.entries, format.entriesHead);
  }

  accounts(page: readonly ExportedAccount[]): void {
    const text = page.map((account) => this.#declare(account.currency) + this.format.account(account, this.cut));
    this.#write(this.format.files.accounts, text.join(''));
  }

  entries(page: readonly ExportedEntry[]): void {
    this.#write(this.format.files.entries, page.map(this.format.entry).join(''));
    this.#afterSeq = page.at(-1)?.seqNo ?? this.#afterSeq;
  }

  save(): Position {
    for (const { fd } of this.#files.values()) fsyncSync(fd);
    return { afterSeq: this.#afterSeq, lengths: Object.fromEntries([...this.#files].map(([name, { length }]) => [name, length])) };
  }

  close(): void {
    for (const { fd } of this.#files.values()) closeSync(fd);
  }

  #open(name: string, length: number): void {
    const fd = openSync(join(this.folder, name), length === 0 ? 'w' : 'r+');
    ftruncateSync(fd, length);
    this.#files.set(name, { fd, length });
  }

  #write(name: string, text: string): void {
    const file = this.#files.get(name);
    if (!file) return;
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length;) done += writeSync(file.fd, bytes, done, bytes.length - done, file.length + done);
    file.length += bytes.length;
  }

  #declare(currency: string): string {
    if (this.#currencies.has(currency)) return '';
    this.#currencies.add(currency);
    return this.format.currency?.(currency) ?? '';
  }
}
