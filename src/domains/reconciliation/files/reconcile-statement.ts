import type { ReconciliationRunResponse, ReconciliationStatementLine } from '../../../../generated/models.ts';
import { derive } from '../../../platform/context.ts';
import { accountingDay, addDays, countDays } from '../../../platform/clock.ts';
import { MAX_CENTS } from '../../../platform/money.ts';
import { BreakEntity } from '../break.entity.ts';
import type { Break } from '../break.ts';
import type { Books, ReconciliationContext } from '../ports.ts';
import { presentRun } from '../present-run.ts';
import { resolveReconciliationBreak } from '../resolve-reconciliation-break.ts';
import { RunEntity } from '../run.entity.ts';
import { runReconciliation } from '../run-reconciliation.ts';
import { startReconciliationRun } from '../start-reconciliation-run.ts';
import { causesOf, type Cause } from './cause.ts';
import { takeApart, type ComparedLine, type Settlements } from './settlements.ts';
import { UnreadableStatement, type FileLine, type FileProblem, type FileStatement } from './statement.ts';

/** Longest period of a run, in days. */
const MAX_DAYS = 31;

export interface StatementOrder {
  readonly books: Books;
  readonly statements: readonly FileStatement[];
  readonly settlements: Settlements;
  /** Accounting days, both included; those of the lines unless given. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** True to compare the closing balance that the last file states. */
  readonly withBalance: boolean;
}

/** A break with what probably happened. */
export interface CausedBreak {
  readonly it: Break;
  readonly cause: Cause;
}

export interface StatementReconciliation {
  readonly runs: readonly ReconciliationRunResponse[];
  readonly problems: readonly FileProblem[];
  /** Those that are open now. */
  readonly breaks: readonly CausedBreak[];
  /** Fees of net settlements: resolved, with their calculation as the reason. */
  readonly explained: readonly CausedBreak[];
}

/**
 * Compares statements of files with the books, by the operation's runs, of at most 31 days each. Fees of net settlements are explained.
 * @throws UnreadableStatement where nothing can be compared; ApiError of `startReconciliationRun`.
 */
export async function reconcileStatement(ctx: ReconciliationContext, order: StatementOrder): Promise<StatementReconciliation> {
  const { lines, problems: ofSettlements } = takeApart(joined(order.statements), order.settlements);
  const { inside, period, problems } = select(lines, order);
  const closing = order.withBalance ? order.statements.at(-1)?.closing ?? null : null;
  const runs: ReconciliationRunResponse[] = [];
  for (const part of partsOf(period)) runs.push(await compare(ctx, order.books, part, inside, part.to === period.to ? closing : null));
  const breaks = await causedBreaks(ctx, runs.map(({ run_id: runId }) => runId), inside);
  const fees = breaks.filter(({ cause }) => cause === 'SETTLEMENT_FEE');
  await explain(ctx, fees, inside);
  return {
    runs, breaks: breaks.filter((it) => !fees.includes(it)), explained: fees,
    problems: [...order.statements.flatMap(({ problems: own }) => own), ...doNotAddUp(order.statements), ...ofSettlements, ...problems],
  };
}

/** All lines; what a file has of an earlier one's days is there once. */
function joined(statements: readonly FileStatement[]): FileLine[] {
  const earlier = new Set<string>();
  return statements.flatMap(({ lines }) => {
    const keyOf = (it: FileLine): string => `${it.externalId} ${it.amount} ${it.occurredAt.toISOString()}`;
    const fresh = lines.filter((line) => !earlier.has(keyOf(line)));
    for (const line of lines) earlier.add(keyOf(line));
    return fresh;
  });
}

function doNotAddUp(statements: readonly FileStatement[]): FileProblem[] {
  return statements.flatMap(({ opening, closing, lines }) => {
    if (opening === null || closing === null) return [];
    const sum = lines.reduce((total, { amount }) => total + amount, opening);
    return sum === closing ? [] : [{ code: 'STATEMENT_DOES_NOT_ADD_UP' as const, at: 0, about: String(closing - sum) }];
  });
}

interface Days {
  readonly from: string;
  readonly to: string;
}

interface Selected {
  readonly inside: readonly ComparedLine[];
  readonly period: Days;
  readonly problems: readonly FileProblem[];
}

function select(lines: readonly ComparedLine[], { books: { currency }, from, to }: StatementOrder): Selected {
  const days = lines.map(({ occurredAt }) => accountingDay(occurredAt)).toSorted();
  const period = { from: from ?? days[0] ?? '', to: to ?? days.at(-1) ?? '' };
  if (period.from === '' || period.to === '') throw new UnreadableStatement('the files have no lines, so the days must be given');
  const inside: ComparedLine[] = [];
  const problems: FileProblem[] = [];
  for (const line of lines) {
    const day = accountingDay(line.occurredAt);
    if (line.currency !== currency) problems.push({ code: 'OTHER_CURRENCY', at: line.at, about: line.currency });
    else if (day < period.from || day > period.to) problems.push({ code: 'OUTSIDE_THE_PERIOD', at: line.at, about: day });
    else inside.push(line);
  }
  return { inside, period, problems };
}

function partsOf({ from, to }: Days): Days[] {
  const parts: Days[] = [];
  for (let begin = from; begin <= to; begin = addDays(begin, MAX_DAYS)) {
    const end = countDays(begin, to) > MAX_DAYS ? addDays(begin, MAX_DAYS - 1) : to;
    parts.push({ from: begin, to: end });
  }
  return parts;
}

async function compare(
  ctx: ReconciliationContext, { providerId, rail, currency }: Books, { from, to }: Days, all: readonly ComparedLine[],
  closing: bigint | null,
): Promise<ReconciliationRunResponse> {
  const isInside = (day: string): boolean => day >= from && day <= to;
  const lines = all.filter(({ occurredAt }) => isInside(accountingDay(occurredAt))).map(lineOf);
  const { run_id: runId } = await startReconciliationRun(ctx, {
    provider_id: providerId, rail, currency, from, to,
    source: { kind: 'LINES', lines, ...(closing !== null && { closing_balance_cents: Number(closing) }) },
  });
  await runReconciliation(ctx, runId);
  return presentRun(await ctx.db.read((em) => em.findOneOrFail(RunEntity, { tenantId: ctx.tenant, runId })));
}

function lineOf({ externalId, amount, occurredAt, at }: ComparedLine): ReconciliationStatementLine {
  const size = amount < 0n ? -amount : amount;
  if (size > MAX_CENTS) throw new UnreadableStatement(`the amount of line ${at} is beyond 2^53 - 1 minor units`);
  return {
    external_id: externalId, direction: amount < 0n ? 'DEBIT' : 'CREDIT', amount_cents: Number(size),
    occurred_at: occurredAt.toISOString(),
  };
}

async function causedBreaks(
  ctx: ReconciliationContext, runIds: readonly string[], lines: readonly ComparedLine[],
): Promise<CausedBreak[]> {
  const where = { tenantId: ctx.tenant, runId: { $in: [...runIds] }, state: 'OPEN' } as const;
  const rows = await ctx.db.read((em) => em.find(BreakEntity, where, { orderBy: { accountingDay: 'asc', breakId: 'asc' } }));
  return withCauses(rows, lines);
}

/** Breaks with their causes, those of each provider's books together. @param lines of the statement, where it is at hand. */
export function withCauses(rows: readonly Break[], lines?: readonly ComparedLine[]): CausedBreak[] {
  const books = Map.groupBy(rows, ({ providerId, rail, currency }) => `${providerId} ${rail} ${currency}`);
  const causes = new Map([...books.values()].flatMap((own) => [...causesOf(own, lines)]));
  return rows.map((it) => ({ it, cause: causes.get(it.breakId) ?? 'AMOUNT_DIFFERS' }));
}

async function explain(ctx: ReconciliationContext, fees: readonly CausedBreak[], lines: readonly ComparedLine[]): Promise<void> {
  const reasons = new Map(lines.map(({ externalId, explanation }) => [externalId, explanation]));
  const operator = derive(ctx, { scopes: new Set<string>() });
  for (const { it } of fees) {
    const reason = reasons.get(it.name) ?? 'fee of a settlement';
    await resolveReconciliationBreak(operator, it.breakId, { resolution: 'EXPLAINED', reason });
  }
}
