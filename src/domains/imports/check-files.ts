import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Context } from '../../platform/context.ts';
import { MAX_CENTS } from '../../platform/money.ts';
import { AccountEntity } from '../accounts/index.ts';
import { finding, type At, type Finding, type Report } from './finding.ts';
import { inBatches } from './in-batches.ts';
import { digestOf, findImported, nameOf, type ImportedRow, type ImportLine } from './imported-row.ts';
import {
  ACCOUNT_COLUMNS, BALANCE_COLUMNS, PARTY_COLUMNS, readAccount, readBalance, readParty, readTotal, TOTAL_COLUMNS, type TotalLine,
} from './lines.ts';
import { readTable, type Columns, type TableRow } from './read-table.ts';

/** Files of an import, by what they hold. Each may be left out where its rows were imported before. */
export interface ImportFiles {
  readonly parties?: string | undefined;
  readonly accounts?: string | undefined;
  readonly balances?: string | undefined;
}

export type FileKind = keyof ImportFiles;
export const FILE_KINDS = ['parties', 'accounts', 'balances'] as const satisfies readonly FileKind[];

/** What the lines of a file add up to, of one currency. */
export interface FileSum {
  count: number;
  /** Minor units. */
  amount: bigint;
}

export interface CheckedFile {
  readonly file: string;
  readonly sha256: string;
  readonly lines: number;
  rows: number;
  /** Rows that no earlier run has imported. */
  fresh: number;
  findings: number;
  /** By currency; the empty text for parties. */
  readonly sums: Map<string, FileSum>;
}

export type CheckedFiles = Readonly<Partial<Record<FileKind, CheckedFile>>>;

/** Receives how many lines of how many are done. */
export type Progress = (done: number, of: number, what: string) => void;

const BATCH_ROWS = 1_000;

/**
 * Reads all files, and reports everything that is wrong with them; writes nothing. The keys stay in memory, about 100 bytes each.
 * @param totals the file with what the source says that the files add up to.
 * @throws what the file system throws.
 */
export async function checkFiles(
  ctx: Context, files: ImportFiles, totals: string | undefined, report: Report, progress: Progress,
): Promise<CheckedFiles> {
  const check = new FilesCheck(ctx, report, progress);
  const checked: Partial<Record<FileKind, CheckedFile>> = {};
  for (const kind of FILE_KINDS) {
    const file = files[kind];
    if (file !== undefined) checked[kind] = await check.file(kind, file);
  }
  await check.bounds(checked);
  if (totals !== undefined) await check.totals(totals, checked);
  return checked;
}

/** Returns digest and size of a file. */
export async function fingerprintOf(file: string): Promise<{ sha256: string; lines: number }> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { sha256: hash.digest('hex'), lines };
}

const READERS = {
  parties: readerOf('party', 'party_key', PARTY_COLUMNS, readParty),
  accounts: readerOf('account', 'account_key', ACCOUNT_COLUMNS, readAccount),
  balances: readerOf('balance', 'account_key', BALANCE_COLUMNS, readBalance),
} as const;

/** A line as it was read: its key also where the rest is wrong, so that what refers to it is not reported too. */
interface Read {
  readonly at: At;
  readonly key: string;
  readonly line: ImportLine | undefined;
}

function readerOf<Column extends string>(
  of: ImportLine['of'], key: Column, columns: Columns<Column>,
  read: (row: TableRow<Column>, report: Report) => ImportLine | undefined,
) {
  async function* lines(file: string, report: Report): AsyncGenerator<Read> {
    for await (const row of readTable(file, columns, report)) yield { at: row.at, key: row.cells[key], line: read(row, report) };
  }
  return { of, key, lines };
}

/** Yields the lines of a file. */
export function readLines(kind: FileKind, file: string, report: Report): AsyncGenerator<Read> {
  return READERS[kind].lines(file, report);
}

class FilesCheck {
  readonly #parties = new Set<string>();
  /** Currencies of accounts. */
  readonly #accounts = new Map<string, string>();
  readonly #balances = new Set<string>();
  /** New money by currency, in minor units. */
  readonly #fresh = new Map<string, bigint>();

  constructor(private readonly ctx: Context, private readonly to: Report, private readonly progress: Progress) {}

  async file(kind: FileKind, file: string): Promise<CheckedFile> {
    const { sha256, lines } = await fingerprintOf(file);
    const checked: CheckedFile = { file, sha256, lines, rows: 0, fresh: 0, findings: 0, sums: new Map() };
    const report: Report = (it) => {
      checked.findings += 1;
      this.to(it);
    };
    for await (const batch of inBatches(readLines(kind, file, report), BATCH_ROWS)) {
      await this.#batch(kind, batch, checked, report);
      this.progress(batch.at(-1)?.at.line ?? 0, lines, `lines of ${kind}`);
    }
    return checked;
  }

  async #batch(kind: FileKind, batch: readonly Read[], checked: CheckedFile, report: Report): Promise<void> {
    const earlier = await this.#earlier(kind, batch);
    for (const { at, key, line } of batch) {
      checked.rows += 1;
      if (key !== '' && this.#isTwice(kind, key, line)) report(finding(at, READERS[kind].key, 'DUPLICATE_KEY'));
      if (line) this.#line(line, earlier, checked, report);
    }
  }

  #isTwice(kind: FileKind, key: string, line: ImportLine | undefined): boolean {
    const keys = { parties: this.#parties, accounts: this.#accounts, balances: this.#balances }[kind];
    if (keys.has(key)) return true;
    if (keys instanceof Map) keys.set(key, line?.of === 'account' ? line.currency : '');
    else keys.add(key);
    return false;
  }

  #line(line: ImportLine, earlier: Earlier, checked: CheckedFile, report: Report): void {
    addTo(checked.sums, line.of === 'party' ? '' : line.currency, line.of === 'balance' ? BigInt(line.amount) : 0n);
    const before = earlier.rows.get(nameOf(line.of, line.key));
    if (before && before.digest !== digestOf(this.ctx, line)) report(finding(line.at, null, 'CHANGED_SINCE_IMPORT'));
    if (!before) this.#freshLine(line, checked);
    if (line.of === 'account' && !this.#parties.has(line.partyKey) && !earlier.rows.has(nameOf('party', line.partyKey))) {
      report(finding(line.at, 'party_key', 'UNKNOWN_PARTY'));
    }
    if (line.of !== 'balance') return;
    const currency = this.#accounts.get(line.key) ?? earlier.currencies.get(line.key);
    if (currency === undefined) report(finding(line.at, 'account_key', 'UNKNOWN_ACCOUNT'));
    else if (currency !== '' && currency !== line.currency) report(finding(line.at, 'currency', 'CURRENCY_DIFFERS'));
  }

  #freshLine(line: ImportLine, checked: CheckedFile): void {
    checked.fresh += 1;
    if (line.of === 'balance') this.#fresh.set(line.currency, (this.#fresh.get(line.currency) ?? 0n) + BigInt(line.amount));
  }

  /** Finds what earlier runs have imported, of these lines and of what they refer to. */
  async #earlier(kind: FileKind, batch: readonly Read[]): Promise<Earlier> {
    const { ctx } = this;
    const own = batch.map(({ key }) => nameOf(READERS[kind].of, key));
    const others = batch.flatMap(({ line }) => (line?.of === 'account' ? [nameOf('party', line.partyKey)]
      : line?.of === 'balance' && !this.#accounts.has(line.key) ? [nameOf('account', line.key)] : []));
    const rows = await findImported(ctx, [...new Set([...own, ...others])]);
    const keys = new Map([...rows.values()].flatMap(({ name, madeId }) => (
      name.startsWith('account:') && madeId !== null ? [[madeId, name.slice('account:'.length)] as const] : []
    )));
    if (kind !== 'balances' || keys.size === 0) return { rows, currencies: new Map() };
    const where = { tenantId: ctx.tenant, accountId: { $in: [...keys.keys()] } };
    const accounts = await ctx.db.read((em) => em.find(AccountEntity, where, { fields: ['currency'] }));
    return { rows, currencies: new Map(accounts.map(({ accountId, currency }) => [keys.get(accountId) ?? '', currency])) };
  }

  /** Checks what the tenant may have: the number of its accounts, and all that it ever moves of a currency. */
  async bounds({ accounts, balances }: CheckedFiles): Promise<void> {
    const { ctx } = this;
    await ctx.db.read(async (em) => {
      const [quota] = await em.execute<{ used: string; override: string | null }[]>(
        'select used, override from razao.quotas where tenant_id = ? and quota = ?', [ctx.tenant, 'accounts']);
      const most = Number(quota?.override ?? ctx.db.database.quotas.accounts);
      const wanted = Number(quota?.used ?? 0) + (accounts?.fresh ?? 0);
      if (accounts && wanted > most) this.#whole(accounts, 'TOO_MANY_ACCOUNTS', `${wanted} of ${most}`);
      const moved = await em.execute<{ asset: string; moved: string }[]>(
        'select asset, moved from razao.turnovers where tenant_id = ?', [ctx.tenant]);
      for (const [currency, amount] of this.#fresh) {
        const before = BigInt(moved.find(({ asset }) => asset === currency)?.moved ?? 0);
        if (balances && before + amount > MAX_CENTS) this.#whole(balances, 'SUM_TOO_LARGE', currency);
      }
    });
  }

  #whole(checked: CheckedFile, code: Finding['code'], details: string): void {
    checked.findings += 1;
    this.to(finding({ file: checked.file, line: 0 }, null, code, details));
  }

  /** Compares what the source says with what the files add up to, where all their lines could be read. */
  async totals(file: string, checked: CheckedFiles): Promise<void> {
    const seen = new Set<string>();
    for await (const row of readTable(file, TOTAL_COLUMNS, this.to)) {
      const total = readTotal(row, this.to);
      if (!total) continue;
      const name = `${total.of} ${total.currency}`;
      if (seen.has(name)) this.to(finding(total.at, 'of', 'DUPLICATE_KEY'));
      seen.add(name);
      this.#total(total, checked[total.of]);
    }
    for (const kind of FILE_KINDS) for (const currency of checked[kind]?.sums.keys() ?? []) {
      const isMissing = !seen.has(`${kind} ${currency}`) && checked[kind]?.findings === 0;
      if (isMissing) this.to(finding({ file, line: 0 }, null, 'TOTAL_MISSING', `${kind} ${currency}`.trim()));
    }
  }

  #total({ at, currency, count, amount }: TotalLine, checked: CheckedFile | undefined): void {
    if (!checked) return this.to(finding(at, 'of', 'TOTAL_WITHOUT_FILE'));
    if (checked.findings > 0) return;
    const sum = checked.sums.get(currency) ?? { count: 0, amount: 0n };
    if (sum.count !== count) this.to(finding(at, 'count', 'TOTAL_DIFFERS', `the file has ${sum.count}`));
    if (amount !== null && sum.amount !== amount) this.to(finding(at, 'amount', 'TOTAL_DIFFERS', `the file has ${sum.amount} minor units`));
  }
}

interface Earlier {
  readonly rows: ReadonlyMap<string, ImportedRow>;
  /** Currencies of accounts that earlier runs have imported, by key. */
  readonly currencies: ReadonlyMap<string, string>;
}

/** Adds to a sum by currency. */
export function addTo(sums: Map<string, FileSum>, currency: string, amount: bigint): void {
  const sum = sums.get(currency) ?? { count: 0, amount: 0n };
  sums.set(currency, { count: sum.count + 1, amount: sum.amount + amount });
}
