import type { ReconciliationRunResponse, StartReconciliationRunRequest } from '../../../generated/models.ts';
import { accountingDay, countDays, type Clock } from '../../platform/clock.ts';
import { lockHead } from '../../platform/db/lock-row.ts';
import { fail } from '../../platform/errors.ts';
import { requireDays } from '../../platform/http/instant.ts';
import type { ReconciliationContext } from './ports.ts';
import { presentRun, runEvent } from './present-run.ts';
import { readStatement } from './read-statement.ts';
import { RunEntity, type Run } from './run.entity.ts';

/** The longest period of a comparison, in days. */
export const MAX_DAYS = 31;

/**
 * Starts a comparison; the worker carries it out.
 * @throws ApiError INVALID_PERIOD, PERIOD_TOO_LONG, RAIL_NOT_BOUND, PROVIDER_STATEMENT_NOT_OFFERED,
 *   PROVIDER_STATEMENT_INVALID, RECONCILIATION_RUN_IN_PROGRESS.
 */
export async function startReconciliationRun(
  ctx: ReconciliationContext, body: StartReconciliationRunRequest,
): Promise<ReconciliationRunResponse> {
  requirePeriod(body.from, body.to, ctx.clock);
  await requireBooks(ctx, body);
  const { source } = body;
  const run: Run = {
    tenantId: ctx.tenant, runId: ctx.ids.next('rcr'), providerId: body.provider_id, rail: body.rail, currency: body.currency,
    fromDay: body.from, toDay: body.to,
    sourceKind: source.kind, statement: readStatement(source, body) ?? null,
    closingBalance: source.kind === 'FETCH' || source.closing_balance_cents === undefined ? null : BigInt(source.closing_balance_cents),
    state: 'RUNNING', failureReason: null, result: null, version: 1n, createdAt: ctx.clock.now(), createdBy: ctx.actor, completedAt: null,
  };
  return ctx.db.write(async ({ em, announce }) => {
    await lockHead(em, ctx.tenant);
    const { tenantId, providerId, rail, currency } = run;
    const other = await em.findOne(RunEntity, { tenantId, providerId, rail, currency, state: 'RUNNING' });
    if (other) fail('RECONCILIATION_RUN_IN_PROGRESS', { run_id: other.runId });
    em.persist(em.create(RunEntity, run));
    announce(runEvent(run));
    return presentRun(run);
  });
}

/**
 * @param clock without it days may lie ahead.
 * @throws RequestInvalid; ApiError INVALID_PERIOD, PERIOD_TOO_LONG.
 */
export function requirePeriod(from: string, to: string, clock?: Clock): void {
  requireDays(from, to, 'body');
  if (clock && to > accountingDay(clock.now())) fail('INVALID_PERIOD', { from, to }, 'The last day has not begun.');
  const days = countDays(from, to);
  if (days > MAX_DAYS) fail('PERIOD_TOO_LONG', { days, max_days: MAX_DAYS }, `The period has more than ${MAX_DAYS} days.`);
}

async function requireBooks(
  { tenant, reconciliation }: ReconciliationContext, { rail, provider_id, source }: StartReconciliationRunRequest,
): Promise<void> {
  if (!(await reconciliation.carries(tenant, rail, provider_id))) {
    fail('RAIL_NOT_BOUND', { rail, provider_id }, `${provider_id} does not carry ${rail} for your tenant.`);
  }
  if (source.kind === 'FETCH' && !(await reconciliation.statementOf(tenant, rail, provider_id))) {
    fail('PROVIDER_STATEMENT_NOT_OFFERED', { provider_id, rail }, `${provider_id} has no statement of ${rail} to fetch.`);
  }
}
