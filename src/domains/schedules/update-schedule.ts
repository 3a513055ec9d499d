import { isDeepStrictEqual } from 'node:util';
import type { DebtorCreditor, ScheduleAction, ScheduleResponse, UpdateScheduleRequest } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { openExternalId } from '../accounts/index.ts';
import { keepDescription, openDescription } from '../obligations/index.ts';
import { announceChange, lockSchedule, requireOpen, takeUpRuns } from './change-schedule.ts';
import type { ScheduleContext } from './dispatch.ts';
import { findSchedule, showSchedule } from './queries.ts';
import { readAction, readRetryPolicy, readRule, refuseRule, requireSense, requireTimezone } from './read-request.ts';
import { nextRunFromNow } from './schedule.ts';
import type { Schedule } from './schedule.entity.ts';
import { insertRuns } from './store.ts';

type Changes = Partial<Pick<Schedule, 'action' | 'recurrence' | 'timezone' | 'misfireGraceSeconds' | 'retryPolicy'>>;

/**
 * Changes the given fields, for occurrences that come due from now on: occurrences that are due already are taken up first, with their
 * previous fields. With another rule or zone the next occurrence is computed again.
 * @throws ApiError SCHEDULE_TERMINAL, INVALID_TIMEZONE, INVALID_RECURRENCE, and the refusals of the command.
 */
export async function updateSchedule(ctx: ScheduleContext, scheduleId: string, body: UpdateScheduleRequest): Promise<ScheduleResponse> {
  const known = present(await findSchedule(ctx, scheduleId), 'the schedule that the path names');
  // A concurrent change has passed the same check, and neither account, rail nor currency of a schedule ever changes.
  await requirePossible(ctx, known, possibleChanges(ctx, known, body));
  return ctx.db.write(async (unit) => {
    const locked = await lockSchedule(ctx, unit, scheduleId);
    const { em, schedule } = locked;
    const changes = possibleChanges(ctx, schedule, body);
    const changed = namesOfChanges(schedule, changes);
    if (changed.length > 0) {
      await insertRuns(em, takeUpRuns(ctx, locked, Infinity));
      Object.assign(schedule, changes);
      if (changed.includes('recurrence') || changed.includes('timezone')) moveOn(schedule, locked.now);
      announceChange(locked, 'updated', changed);
      await em.flush();
    }
    return showSchedule(ctx, em, schedule);
  });
}

/** @throws ApiError SCHEDULE_TERMINAL, INVALID_TIMEZONE, INVALID_RECURRENCE. */
function possibleChanges(ctx: ScheduleContext, schedule: Schedule, body: UpdateScheduleRequest): Changes {
  requireOpen(schedule);
  const changes = readChanges(ctx, schedule, body);
  const { recurrence, timezone } = changes;
  if (namesOfChanges(schedule, changes).length === 0) return changes;
  if (timezone !== undefined) requireTimezone(timezone);
  if (recurrence) {
    if (schedule.scheduleType === 'ONE_SHOT') refuseRule('recurrence', 'A ONE_SHOT has no recurrence.');
    requireSense(recurrence);
  }
  return changes;
}

function readChanges(ctx: ScheduleContext, schedule: Schedule, body: UpdateScheduleRequest): Changes {
  const { recurrence, timezone, misfire_grace_seconds, retry_policy } = body;
  return {
    action: readActionChanges(ctx, schedule.action, body),
    ...(recurrence && { recurrence: readRule(recurrence, ['body', 'recurrence']) }),
    ...(timezone !== undefined && { timezone }),
    ...(misfire_grace_seconds !== undefined && { misfireGraceSeconds: misfire_grace_seconds }),
    ...(retry_policy !== undefined && { retryPolicy: readRetryPolicy(retry_policy) }),
  };
}

function readActionChanges(ctx: ScheduleContext, before: ScheduleAction, body: UpdateScheduleRequest): ScheduleAction {
  const { amount, creditor: given, payment_description: said } = body;
  const creditor = given ? readAction(ctx, { ...before, creditor: given }, ['body']).creditor : before.creditor;
  const { payment_description: kept, ...action } = before;
  const told = said === undefined || said === openDescription(ctx, kept) ? kept : said === null ? undefined : keepDescription(ctx, said);
  return {
    ...action, ...(amount && { amount }), creditor: sameSide(ctx, before.creditor, creditor),
    ...(told !== undefined && { payment_description: told }),
  };
}

/** Keeps the previous side when both mean the same: each seal of an external id is a different text. */
function sameSide(ctx: ScheduleContext, before: DebtorCreditor, now: DebtorCreditor): DebtorCreditor {
  const inClear = (side: DebtorCreditor) => ({ ...side, external_id: side.external_id && openExternalId(ctx, side.external_id) });
  return isDeepStrictEqual(inClear(before), inClear(now)) ? before : now;
}

function namesOfChanges(before: Schedule, { action, ...changes }: Changes): string[] {
  const fields = [
    ['amount', before.action.amount, action?.amount], ['creditor', before.action.creditor, action?.creditor],
    ['payment_description', before.action.payment_description ?? null, action && (action.payment_description ?? null)],
    ['recurrence', before.recurrence, changes.recurrence], ['timezone', before.timezone, changes.timezone],
    ['misfire_grace_seconds', before.misfireGraceSeconds, changes.misfireGraceSeconds],
    ['retry_policy', before.retryPolicy ?? null, changes.retryPolicy],
  ] as const;
  return fields.filter(([, old, now]) => now !== undefined && !isDeepStrictEqual(old, now)).map(([name]) => name);
}

/** @throws ApiError for a payment that could never be made. */
async function requirePossible(ctx: ScheduleContext, schedule: Schedule, { action }: Changes): Promise<void> {
  if (action && !isDeepStrictEqual(action, schedule.action)) await ctx.scheduled[action.kind].check(
    ctx.tenant, schedule.accountId, action, false,
  );
}

/** @throws ApiError INVALID_RECURRENCE when nothing is left. */
function moveOn(schedule: Schedule, now: Date): void {
  if (schedule.scheduleType === 'ONE_SHOT') return;
  const next = nextRunFromNow(schedule, now) ?? refuseRule('recurrence', 'The rule describes no occurrence from now on.');
  if (schedule.state === 'ACTIVE') schedule.nextRunAt = next;
}
