import { readFileSync } from 'node:fs';
import type { ReconciliationRunResponse } from '../../generated/models.ts';
import { requireTenant } from '../domains/auth/index.ts';
import { BOUND_RAILS } from '../domains/rails/index.ts';
import {
  ageInDays, breaksByAge, CAUSES, listOpenBreaks, readCamtStatement, readCsvStatement, readMapping, readOfxStatement, readSettlements,
  reconcileStatement, UnreadableStatement, withCauses, type Cause, type CausedBreak, type FileProblem, type FileStatement,
} from '../domains/reconciliation/index.ts';
import { decimalOf, isCurrency } from '../platform/currencies.ts';
import { isDay } from '../platform/clock.ts';
import { actorOf } from './actor.ts';
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { table, type ActOptions, type Options } from './run.ts';
import { withService } from './with-service.ts';

/** Options of `reconcile`. */
export interface ReconcileOptions extends Options, Pick<ActOptions, 'actor'> {
  tenant: string;
  provider: string;
  rail: string;
  currency: string;
  file: string[];
  format?: 'csv' | 'ofx' | 'camt053';
  mapping?: string;
  settlements?: string;
  from?: string;
  to?: string;
  withBalance?: boolean;
}

/** A break as the command line shows it. */
interface ShownBreak {
  readonly break_id: string;
  readonly kind: string;
  readonly cause: Cause;
  readonly means: string;
  /** The movement's name. */
  readonly name: string;
  readonly accounting_day: string;
  readonly age_days: number;
  readonly currency: string;
  /** The bank's amount less that of the ledger, as a decimal. */
  readonly difference: string;
}

interface ShownAge {
  readonly age: string;
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
}

interface BreaksReport {
  readonly tenant: string;
  readonly breaks: readonly ShownBreak[];
  /** Sums of the differences without their signs. */
  readonly by_age: readonly ShownAge[];
}

interface ReconcileReport extends BreaksReport {
  /** True where the files are right and no break is open. */
  readonly ok: boolean;
  readonly runs: readonly ReconciliationRunResponse[];
  readonly problems: readonly (FileProblem & { readonly means: string })[];
  /** Fees of net settlements, which are resolved. */
  readonly explained: readonly ShownBreak[];
}

const PROBLEMS: Readonly<Record<FileProblem['code'], string>> = {
  LINE_NOT_READABLE: 'the line has no valid value there, and was left out',
  OTHER_CURRENCY: 'the line has another currency, and was left out',
  OUTSIDE_THE_PERIOD: 'the line is of another day, and was left out',
  STATEMENT_DOES_NOT_ADD_UP: 'opening balance and lines do not make the closing balance; the difference in minor units',
  SETTLEMENT_DOES_NOT_ADD_UP: 'its payments less the fee are not its amount',
  SETTLEMENT_NOT_IN_STATEMENT: 'no line of the statement pays it out',
};

/**
 * Compares files of a bank with the books of a tenant.
 * @throws UsageError for wrong options and files that cannot be read; ApiError for what the operation refuses.
 */
export async function reconcileFiles(options: ReconcileOptions, env = process.env): Promise<ReconcileReport> {
  const { tenant, provider: providerId, currency, from, to } = options;
  const actor = actorOf(options.actor);
  const rail = BOUND_RAILS.find((it) => it === options.rail);
  if (rail === undefined) throw new UsageError(`the rail is one of ${BOUND_RAILS.join(', ')}`);
  if (!isCurrency(currency)) throw new UsageError('the currency is a code of ISO 4217, such as BRL');
  for (const day of [from, to]) if (day !== undefined && !isDay(day)) throw new UsageError(`"${day}" is not a day: 2026-03-31`);
  try {
    const statements = options.file.map((file) => readStatementFile(file, options));
    const settlements = options.settlements === undefined ? new Map() : readSettlements(read(options.settlements), currency);
    return await withService(async (service) => {
      await requireTenant(service.database, tenant);
      const ctx = service.contextFor(tenant, actor);
      const found = await reconcileStatement(ctx, {
        books: { providerId, rail, currency }, statements, settlements, from, to, withBalance: options.withBalance ?? false,
      });
      const failed = found.runs.find(({ state }) => state !== 'COMPLETED');
      if (failed) throw new CommandFailed(`the run ${failed.run_id} is ${failed.state}: ${failed.failure_reason ?? ''}`, EXIT.FAILED);
      return {
        ok: found.breaks.length + found.problems.length === 0, runs: found.runs,
        problems: found.problems.map((it) => ({ ...it, means: PROBLEMS[it.code] })),
        explained: found.explained.map((it) => shownBreak(it, ctx.clock.now())), ...shownBreaks(tenant, found.breaks, ctx.clock.now()),
      };
    }, env);
  } catch (error) {
    throw error instanceof UnreadableStatement ? new UsageError(error.message) : error;
  }
}

/** Returns the open breaks of a tenant. @throws AdminRefusal for an unknown tenant. */
export function showBreaks(tenant: string, provider: string | undefined, env = process.env): Promise<BreaksReport> {
  return withService(async (service) => {
    await requireTenant(service.database, tenant);
    const ctx = service.contextFor(tenant);
    return shownBreaks(tenant, withCauses(await listOpenBreaks(ctx, provider)), ctx.clock.now());
  }, env);
}

function readStatementFile(file: string, { format, mapping, currency }: ReconcileOptions): FileStatement {
  const bytes = read(file);
  const kind = format ?? formatOf(file);
  if (kind === 'ofx') return readOfxStatement(bytes);
  if (kind === 'camt053') return readCamtStatement(bytes);
  if (mapping === undefined) throw new UsageError('a statement in CSV needs --mapping');
  return readCsvStatement(bytes, readMapping(read(mapping).toString('utf8')), currency);
}

function formatOf(file: string): 'csv' | 'ofx' | 'camt053' {
  const [, ending = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? [];
  if (ending === 'ofx') return 'ofx';
  if (ending === 'xml') return 'camt053';
  if (ending === 'csv') return 'csv';
  throw new UsageError(`${file} ends in none of .csv, .ofx and .xml: say --format`);
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`the file ${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}

function shownBreaks(tenant: string, breaks: readonly CausedBreak[], now: Date): BreaksReport {
  const ages = breaksByAge(breaks.map(({ it }) => it), now);
  return {
    tenant, breaks: breaks.map((it) => shownBreak(it, now)),
    by_age: ages.map(({ age, currency, count, amount }) => ({ age, currency, count, amount: decimalOf(amount, currency) })),
  };
}

function shownBreak({ it, cause }: CausedBreak, now: Date): ShownBreak {
  return {
    break_id: it.breakId, kind: it.kind, cause, means: CAUSES[cause], name: it.name, accounting_day: it.accountingDay,
    age_days: ageInDays(it, now), currency: it.currency, difference: decimalOf(it.difference, it.currency),
  };
}

/** Describes a reconciliation: what is wrong with the files, the breaks, and their sums by age. */
export function describeReconciliation(report: ReconcileReport): string {
  const matched = report.runs.reduce((sum, { matched_count: count }) => sum + (count ?? 0), 0);
  return [
    `${matched} movements agree`,
    ...report.problems.map(({ code, at, about, means }) => `${code}  ${at === 0 ? 'file' : `line ${at}`}  ${about}  ${means}`),
    ...report.explained.map(({ name, difference, means }) => `explained  ${name}  ${difference}  ${means}`),
    describeBreaks(report),
  ].join('\n');
}

/** Describes open breaks: a line each, then a line for each age. */
export function describeBreaks({ breaks, by_age: ages }: BreaksReport): string {
  if (breaks.length === 0) return 'no break is open';
  return [
    table(breaks.map((it) => [
      it.accounting_day, `${it.age_days} d`, it.cause, it.name, `${it.difference} ${it.currency}`, it.break_id,
    ])),
    ...ages.map(({ age, count, amount, currency }) => `${age}: ${count} of ${amount} ${currency}`),
  ].join('\n');
}
