import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReconciliationFailureReason, ReconciliationSideTotals, ReconciliationStatementLine } from '../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { isLonger } from '../../platform/characters.ts';
import { accountingDay, addDays, dayBegin } from '../../platform/clock.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { lockHead, lockRow } from '../../platform/db/lock-row.ts';
import { ApiError } from '../../platform/errors.ts';
import { fromCents } from '../../platform/money.ts';
import type { Consumer } from '../../platform/worker/consumer.ts';
import { askBalance } from './ask-balance.ts';
import { BreakEntity } from './break.entity.ts';
import { breakEvent, type Break } from './break.ts';
import { compareMovements, type Comparison, type Difference, type ProviderMovement } from './compare.ts';
import { customerFunds, keepCustomerFunds, type CustomerFunds } from './customer-funds.ts';
import { findElsewhere, readLedgerSide, type LedgerSide } from './ledger-side.ts';
import type { ProviderLine, ReconciliationContext } from './ports.ts';
import { runEvent } from './present-run.ts';
import { checkLines, LONGEST_ID } from './read-statement.ts';
import { RunEntity, type Run, type RunResult } from './run.entity.ts';

/** Carries out the runs that were started; a run whose process died is carried out again. */
export function reconciliationConsumer(contextFor: (tenant: string) => ReconciliationContext): Consumer {
  return {
    name: 'reconciliation',
    types: ['reconciliation_run.started'],
    handle: (event) => runReconciliation(contextFor(event.tenant), event.entityId),
  };
}

/** The lines to compare, and those of the adjacent days, which only show which movements belong to the others. */
interface Statement {
  readonly lines: readonly ReconciliationStatementLine[];
  readonly movements: readonly ProviderMovement[];
  readonly beside: readonly ProviderMovement[];
}

/** Compares everything and stores the differences. Does nothing for a run that has ended. */
export async function runReconciliation(ctx: ReconciliationContext, runId: string): Promise<void> {
  const run = await ctx.db.read((em) => em.findOne(RunEntity, { tenantId: ctx.tenant, runId, state: 'RUNNING' }));
  if (!run) return;
  let statement: Statement;
  try {
    statement = run.statement ? given(run.statement) : await fetchPatiently(ctx, run);
  } catch (error) {
    ctx.log.warn({ tenant: ctx.tenant, run_id: runId, err: error }, 'a provider’s statement could not be fetched');
    return failRun(
      ctx, runId, error instanceof ApiError && error.code === 'PROVIDER_STATEMENT_INVALID' ? 'STATEMENT_INVALID' : 'PROVIDER_UNAVAILABLE',
    );
  }
  const days = { from: run.fromDay, to: run.toDay };
  const ledger = await readLedgerSide(ctx, run, days, run.closingBalance !== null && run.closingBalance !== undefined);
  const compared = await compareBooks(ctx, run, statement, ledger);
  await completeRun(ctx, run, { statement, ledger, ...compared, funds: await customerFunds(ctx, run, ledger.version) });
  if (!run.statement) await askBalance(ctx, run);
}

function given(lines: readonly ReconciliationStatementLine[]): Statement {
  const sorted = [...lines].sort((a, b) => (a.occurred_at + a.external_id < b.occurred_at + b.external_id ? -1 : 1));
  return { lines: sorted, movements: sorted.map((line) => movementOf(line, [])), beside: [] };
}

function movementOf(line: ReconciliationStatementLine, others: readonly string[]): ProviderMovement {
  const occurredAt = new Date(line.occurred_at);
  return {
    externalId: line.external_id, names: [...new Set([line.external_id, ...others])],
    amount: BigInt(line.amount_cents) * (line.direction === 'CREDIT' ? 1n : -1n), occurredAt, accountingDay: accountingDay(occurredAt),
  };
}

/** Pauses before a provider that did not answer is tried again, in milliseconds. */
const PAUSES_MS = [200, 1_000];

async function fetchPatiently(ctx: ReconciliationContext, run: Run): Promise<Statement> {
  for (const pause of PAUSES_MS) {
    try {
      return await fetchStatement(ctx, run);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      await sleep(pause);
    }
  }
  return fetchStatement(ctx, run);
}

/** Fetches a day more on either side: the ledger and the provider may assign a movement to different sides of midnight. */
async function fetchStatement(ctx: ReconciliationContext, run: Run): Promise<Statement> {
  const read = await ctx.reconciliation.statementOf(ctx.tenant, run.rail, run.providerId);
  if (!read) throw new Error(`${run.providerId} offers no statement of ${run.rail} any more`);
  const inside: ProviderMovement[] = [];
  const beside: ProviderMovement[] = [];
  const lines: ReconciliationStatementLine[] = [];
  for await (const line of read(dayBegin(addDays(run.fromDay, -1)), dayBegin(addDays(run.toDay, 2)))) {
    if (line.currency !== run.currency || line.amount === 0) continue;
    const plain = plainLine(line);
    const movement = movementOf(plain, [line.line_id, line.reference, line.end_to_end_id].filter(isName));
    const isInside = movement.accountingDay >= run.fromDay && movement.accountingDay <= run.toDay;
    (isInside ? inside : beside).push(movement);
    if (isInside) lines.push(plain);
  }
  checkLines(lines, { from: run.fromDay, to: run.toDay });
  return { lines: given(lines).lines, movements: inside, beside };
}

/** True for a usable name: adapters also return null or undefined for none. */
function isName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && !name.includes('\u0000');
}

function plainLine(line: ProviderLine): ReconciliationStatementLine {
  const occurred = new Date(line.occurred_at);
  const externalId = [line.end_to_end_id, line.line_id].find(isName);
  if (!Number.isSafeInteger(line.amount) || Number.isNaN(occurred.getTime())) {
    throw new ApiError('PROVIDER_STATEMENT_INVALID', `The line ${line.line_id} has no valid amount or time.`);
  }
  if (externalId === undefined || isLonger(externalId, LONGEST_ID)) {
    throw new ApiError(
      'PROVIDER_STATEMENT_INVALID', `The line of ${occurred.toISOString()} has no line_id and no end_to_end_id that can be kept.`,
    );
  }
  return {
    external_id: externalId, direction: line.amount > 0 ? 'CREDIT' : 'DEBIT', amount_cents: Math.abs(line.amount),
    occurred_at: occurred.toISOString(),
  };
}

/** Compares the days, then searches other days for the movements that one side lacks. */
async function compareBooks(ctx: ReconciliationContext, run: Run, statement: Statement, ledger: LedgerSide) {
  const { matched, differences } = compareMovements(statement.movements, ledger.movements);
  const unknown = differences.filter(({ kind }) => kind === 'MISSING_IN_LEDGER');
  const elsewhere = await findElsewhere(ctx, run, unknown.flatMap(({ provider }) => provider?.names ?? []));
  const beside = new Map(statement.beside.flatMap((movement) => movement.names.map((name) => [name, movement.amount] as const)));
  const isElsewhere = ({ kind, provider, ledger: movement }: Difference): boolean => {
    if (kind === 'MISSING_IN_LEDGER') return (provider?.names ?? []).some((name) => elsewhere.get(name) === provider?.amount);
    return kind === 'MISSING_AT_PROVIDER' && (movement?.names ?? []).some((name) => beside.get(name) === movement?.amount);
  };
  const found = differences.filter(isElsewhere);
  const comparison: Comparison = {
    matched: [...matched, ...found.flatMap(({ provider }) => provider ?? [])],
    differences: differences.filter((it) => !found.includes(it)),
  };
  return {
    comparison, elsewhere: found.flatMap(({ provider, ledger: movement }) => [...(provider?.names ?? []), ...(movement?.names ?? [])]),
  };
}

async function failRun(ctx: ReconciliationContext, runId: string, reason: ReconciliationFailureReason): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    const run = await lockRun(em, ctx.tenant, runId);
    if (run.state !== 'RUNNING') return;
    Object.assign(run, {
      state: 'FAILED', failureReason: reason, statement: null, version: run.version + 1n, completedAt: ctx.clock.now(),
    });
    announce(runEvent(run));
  });
}

async function lockRun(em: EntityManager, tenantId: string, runId: string): Promise<Run> {
  await lockRow(em, 'reconciliation_runs', { tenant_id: tenantId, run_id: runId });
  return em.findOneOrFail(RunEntity, { tenantId, runId });
}

/** Result of a run when it ends. */
interface Found {
  readonly statement: Statement;
  readonly ledger: LedgerSide;
  readonly comparison: Comparison;
  /** Names of movements that one side has on another day. */
  readonly elsewhere: readonly string[];
  readonly funds: CustomerFunds;
}

async function completeRun(
  ctx: ReconciliationContext, before: Run, { statement, ledger, comparison, elsewhere, funds }: Found,
): Promise<void> {
  await ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant); // corrections resolve breaks too: none comes between
    const run = await lockRun(unit.em, ctx.tenant, before.runId);
    if (run.state !== 'RUNNING') return;
    await keepCustomerFunds(unit.em, ctx, run, funds);
    await supersede(ctx, unit, run, elsewhere);
    const found = breaksOf(ctx, run, ledger, comparison.differences);
    const fresh = await withoutExplained(unit.em, run, found);
    for (const it of fresh) {
      unit.em.persist(unit.em.create(BreakEntity, { tenantId: ctx.tenant, ...it }));
      unit.announce(breakEvent(it));
    }
    Object.assign(run, {
      state: 'COMPLETED', statement: null, version: run.version + 1n, completedAt: ctx.clock.now(),
      result: resultOf(statement, ledger, comparison, fresh, run),
    });
    unit.announce(runEvent(run));
  });
}

/** Takes over open breaks of the same books on these days, or about movements found on another day. */
async function supersede(
  ctx: ReconciliationContext, { em, announce, touch }: WriteUnit, run: Run, elsewhere: readonly string[],
): Promise<void> {
  const { tenantId, providerId, rail, currency, runId, createdBy } = run;
  const open = await em.find(BreakEntity, {
    tenantId, providerId, rail, currency, state: 'OPEN',
    $or: [{ accountingDay: { $gte: run.fromDay, $lte: run.toDay } }, { name: { $in: [...elsewhere] } }],
  });
  const now = ctx.clock.now();
  for (const row of open) {
    Object.assign(row, {
      state: 'RESOLVED', resolutionKind: 'SUPERSEDED', version: row.version + 1n, updatedAt: now,
      resolution: {
        kind: 'SUPERSEDED', reason: null, correction: null, superseded_by_run_id: runId, resolved_at: now.toISOString(),
        resolved_by: createdBy,
      },
    });
    touch(row.breakId);
    announce(breakEvent(row));
  }
}

/** Differences as breaks: movements in the order of their days, then the balance. */
function breaksOf(ctx: ReconciliationContext, run: Run, ledger: LedgerSide, differences: readonly Difference[]): Break[] {
  const now = ctx.clock.now();
  const { runId, providerId, rail, currency } = run;
  const common = {
    runId, providerId, rail, currency, state: 'OPEN', resolutionKind: null, resolution: null, version: 1n, createdAt: now, updatedAt: now,
  } as const;
  const breaks = differences.toSorted((a, b) => (a.accountingDay + a.name < b.accountingDay + b.name ? -1 : 1)).map((it): Break => ({
    ...common, breakId: ctx.ids.next('rcb'), kind: it.kind, accountingDay: it.accountingDay, difference: it.difference, name: it.name,
    provider: it.provider && {
      external_id: it.provider.externalId, ...sideOf(it.provider.amount), occurred_at: it.provider.occurredAt.toISOString(),
    },
    ledger: it.ledger && {
      obligation_id: it.ledger.obligationId, evidence_id: it.ledger.evidenceId, tx_id: it.ledger.txId, ...sideOf(it.ledger.amount),
      effective_at: it.ledger.effectiveAt.toISOString(),
    },
  }));
  const theirs = run.closingBalance ?? null;
  if (theirs === null || ledger.closingBalance === null || theirs === ledger.closingBalance) return breaks;
  return [...breaks, {
    ...common, breakId: ctx.ids.next('rcb'), kind: 'BALANCE_MISMATCH', accountingDay: run.toDay, difference: theirs - ledger.closingBalance,
    name: 'balance',
    provider: { external_id: null, direction: null, amount_cents: fromCents(theirs), occurred_at: null },
    ledger: {
      obligation_id: null, evidence_id: null, tx_id: null, direction: null, amount_cents: fromCents(ledger.closingBalance),
      effective_at: null,
    },
  }];
}

function sideOf(amount: bigint) {
  return { direction: amount >= 0n ? 'CREDIT' : 'DEBIT', amount_cents: fromCents(amount < 0n ? -amount : amount) } as const;
}

/** Leaves out explained differences: an explained break is not opened again, as long as it is the same difference. */
async function withoutExplained(em: EntityManager, run: Run, found: readonly Break[]): Promise<Break[]> {
  const { tenantId, providerId, rail, currency } = run;
  const explained = found.length === 0 ? [] : await em.find(BreakEntity, {
    tenantId, providerId, rail, currency, state: 'RESOLVED', accountingDay: { $gte: run.fromDay, $lte: run.toDay },
    resolutionKind: 'EXPLAINED',
  });
  const keyOf = (it: Pick<Break, 'kind' | 'name' | 'accountingDay' | 'difference'>) =>
    `${it.kind} ${it.accountingDay} ${it.difference} ${it.name}`;
  const known = new Set(explained.map(keyOf));
  return found.filter((it) => !known.has(keyOf(it)));
}

function resultOf(statement: Statement, ledger: LedgerSide, { matched }: Comparison, opened: readonly Break[], run: Run): RunResult {
  const count = (kind: Break['kind']) => opened.filter((it) => it.kind === kind).length;
  return {
    ledger_version: Number(ledger.version),
    statement_hash: sha256(canonicalJson(statement.lines)),
    matched_count: matched.length,
    break_counts: {
      missing_in_ledger: count('MISSING_IN_LEDGER'), missing_at_provider: count('MISSING_AT_PROVIDER'),
      amount_mismatch: count('AMOUNT_MISMATCH'), balance_mismatch: count('BALANCE_MISMATCH'), total: opened.length,
    },
    totals: {
      provider: totalsOf(statement.movements, run.closingBalance ?? null), ledger: totalsOf(ledger.movements, ledger.closingBalance),
    },
  };
}

function totalsOf(movements: readonly { amount: bigint }[], closing: bigint | null): ReconciliationSideTotals {
  const sum = (sign: 1n | -1n) => movements.reduce((total, { amount }) => (amount * sign > 0n ? total + amount * sign : total), 0n);
  return {
    line_count: movements.length, credits_cents: fromCents(sum(1n)), debits_cents: fromCents(sum(-1n)),
    net_cents: fromCents(sum(1n) - sum(-1n)),
    closing_balance_cents: closing === null ? null : fromCents(closing),
  };
}
