import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { requireTenant } from '../domains/auth/index.ts';
import {
  checkFiles, FILE_KINDS, FileChanged, importFiles, type CheckedFiles, type FileKind, type FileSum, type Finding, type HeldAt,
  type ImportedFiles, type ImportFiles,
} from '../domains/imports/index.ts';
import { BOUND_RAILS } from '../domains/rails/index.ts';
import { decimalOf } from '../platform/currencies.ts';
import type { Service } from '../service.ts';
import { actOfCommand, actorOf } from './actor.ts';
import { newIds } from './admin.ts';
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { keepAct } from './keep-act.ts';
import { ProgressBar } from './progress-bar.ts';
import type { ActOptions, Options } from './run.ts';
import { withService } from './with-service.ts';

/** Options of `import`. */
export interface ImportOptions extends Options, ActOptions {
  tenant: string;
  parties?: string;
  accounts?: string;
  balances?: string;
  totals?: string;
  ids?: string;
  provider?: string;
  rail?: string;
  dryRun?: boolean;
}

/** Sum of a file's rows of one currency, as the file has it and as the ledger has it. */
interface ShownSum {
  /** Null for parties. */
  readonly currency: string | null;
  readonly count: number;
  /** Decimal of the currency; null for what is only counted. */
  readonly amount: string | null;
  /** Null where nothing was written. */
  readonly ledger: { readonly count: number; readonly amount: string | null } | null;
}

/** What an import found and did. */
export interface ImportReport {
  /** False with findings, and where the ledger's sums are not those of the files. */
  readonly ok: boolean;
  readonly tenant: string;
  readonly dry_run: boolean;
  readonly files: readonly {
    readonly of: FileKind; readonly file: string; readonly sha256: string; readonly rows: number; readonly imported_before: number;
    readonly sums: readonly ShownSum[];
  }[];
  readonly findings: readonly Finding[];
}

/**
 * Checks the files of another ledger, and imports them where nothing is wrong with them.
 * @param onFinding receives each finding as soon as it is made.
 * @throws UsageError; CommandFailed where a file changed meanwhile; AdminRefusal for an unknown tenant; ApiError for what the ledger
 * refuses.
 */
export async function importTenant(
  options: ImportOptions, withBar: boolean, onFinding: (finding: Finding) => void, env = process.env,
): Promise<ImportReport> {
  const { tenant, parties, accounts, balances } = options;
  const actor = actorOf(options.actor);
  const files = requireFiles({ parties, accounts, balances }, options.totals);
  const heldAt = heldAtOf(options);
  const bars = new Bars(withBar);
  try {
    return await withService(async (service) => {
      await requireTenant(service.database, tenant);
      const ctx = service.contextFor(tenant, actor);
      const findings: Finding[] = [];
      const report = (it: Finding) => {
        bars.end();
        findings.push(it);
        onFinding(it);
      };
      const checked = await checkFiles(ctx, files, options.totals, report, bars.count);
      if (options.dryRun || findings.length > 0) return reportOf(options, checked, findings);
      await recordImport(service, options, actor, checked);
      const ids = new IdsFile(options.ids);
      const imported = await importFiles(ctx, { checked, heldAt }, ids.add, bars.count);
      await ids.close();
      return reportOf(options, checked, findings, imported);
    }, env);
  } catch (error) {
    if (error instanceof FileChanged) throw new CommandFailed(error.message, EXIT.REFUSED);
    throw error;
  } finally {
    bars.end();
  }
}

function requireFiles(files: ImportFiles, totals: string | undefined): ImportFiles {
  const named = [...FILE_KINDS.map((kind) => files[kind]), totals].filter((file) => file !== undefined);
  if (FILE_KINDS.every((kind) => files[kind] === undefined)) throw new UsageError('--parties, --accounts or --balances is required');
  for (const file of named) if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`there is no file ${file}`);
  return files;
}

function heldAtOf({ provider, rail }: ImportOptions): HeldAt | undefined {
  if (provider === undefined && rail === undefined) return undefined;
  const known = BOUND_RAILS.find((it) => it === rail);
  if (provider === undefined || known === undefined) {
    throw new UsageError(`--provider and --rail belong together; the rail is one of ${BOUND_RAILS.join(', ')}`);
  }
  return { providerId: provider, rail: known };
}

function recordImport({ database }: Service, { tenant, reason }: ImportOptions, actor: string, checked: CheckedFiles): Promise<void> {
  const subject = Object.fromEntries(FILE_KINDS.flatMap((kind) => (checked[kind] ? [[kind, checked[kind].sha256]] : [])));
  return keepAct(database, tenant, actOfCommand(newIds(database), actor, { command: 'import', subject, reason }));
}

function reportOf(
  { tenant, dryRun = false }: ImportOptions, checked: CheckedFiles, findings: readonly Finding[], imported?: ImportedFiles,
): ImportReport {
  const files = FILE_KINDS.flatMap((of) => {
    const it = checked[of];
    if (!it) return [];
    const sums = [...it.sums].map(([currency, sum]): ShownSum => {
      const ledger = imported && (imported[of]?.sums.get(currency) ?? { count: 0, amount: 0n });
      return {
        currency: currency === '' ? null : currency, ...shown(of, currency, sum), ledger: ledger ? shown(of, currency, ledger) : null,
      };
    });
    return [{ of, file: it.file, sha256: it.sha256, rows: it.rows, imported_before: it.rows - it.fresh, sums }];
  });
  const agrees = files.every(({ sums }) => sums.every(({ count, amount, ledger }) => (
    ledger === null || (ledger.count === count && ledger.amount === amount)
  )));
  return { ok: findings.length === 0 && agrees, tenant, dry_run: dryRun, files, findings };
}

function shown(of: FileKind, currency: string, { count, amount }: FileSum): { count: number; amount: string | null } {
  return { count, amount: of === 'balances' ? decimalOf(amount, currency) : null };
}

/** Describes a finding in one line: `parties.csv:12 tax_id: WRONG_TAX_ID …`. */
export function describeFinding({ file, line, column, code, message }: Finding): string {
  return `${file}${line === 0 ? '' : `:${line}`}${column === null ? '' : ` ${column}`}: ${code}: ${message}`;
}

/** Describes a report in lines: a file each, then a line for each of its sums. */
export function describeImport({ ok, tenant, dry_run: dryRun, files, findings }: ImportReport): string {
  const lines = files.flatMap(({ of, file, rows, imported_before: before, sums }) => [
    `${of}: ${rows} rows of ${file}${before > 0 ? `, ${before} of them imported before` : ''}`,
    ...sums.map(describeSum),
  ]);
  if (findings.length > 0) return `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}: nothing was imported`;
  if (dryRun) return [...lines, 'nothing is wrong with the files; nothing was written'].join('\n');
  return [...lines, ok ? `all of it is in the books of ${tenant}` : 'the books differ from the files'].join('\n');
}

function describeSum({ currency, count, amount, ledger }: ShownSum): string {
  const ofFile = [`  ${currency ?? 'in all'}`, `${count}`, ...amount === null ? [] : [`sum ${amount}`]].join('  ');
  if (ledger === null) return ofFile;
  return `${ofFile}  ledger ${ledger.count}${ledger.amount === null ? '' : `  sum ${ledger.amount}`}`;
}

/** A progress bar for each step. */
class Bars {
  #bar: ProgressBar | undefined;
  #what = '';

  constructor(private readonly isWanted: boolean) {}

  readonly count = (done: number, of: number, what: string): void => {
    if (this.#what !== what) this.end();
    this.#what = what;
    (this.#bar ??= new ProgressBar(this.isWanted)).count(done, of, what);
  };

  end(): void {
    this.#bar?.end();
    this.#bar = undefined;
  }
}

/** The file with the id of each row; none where it is not wanted. */
class IdsFile {
  readonly #out;

  constructor(file: string | undefined) {
    this.#out = file === undefined ? undefined : createWriteStream(file);
    this.#out?.write('of,key,id\n');
  }

  readonly add = (kind: FileKind, key: string, id: string | null): void => {
    this.#out?.write(stringify([[kind, key, id]], { escape_formulas: true }));
  };

  async close(): Promise<void> {
    if (!this.#out) return;
    this.#out.end();
    await once(this.#out, 'finish');
  }
}
