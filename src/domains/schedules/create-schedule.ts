import type { CreateScheduleRequest, ScheduleResponse } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { lockHead } from '../../platform/db/lock-row.ts';
import { fail } from '../../platform/errors.ts';
import { idOfCommand } from '../../platform/idempotency/id-of-command.ts';
import { readInstant } from '../../platform/http/instant.ts';
import { lockedAccount, requireAccount } from '../accounts/index.ts';
import type { ScheduleContext } from './dispatch.ts';
import { scheduleEvent } from './events.ts';
import { presentSchedule } from './present.ts';
import { readAction, readRetryPolicy, readRule, refuseRule, requireSense, requireTimezone } from './read-request.ts';
import { nextRunAfter } from './schedule.ts';
import { ScheduleEntity, type Schedule } from './schedule.entity.ts';

const DEFAULT_GRACE_SECONDS = 86_400;
const DEFAULT_TIMEZONE = 'America/Sao_Paulo';

/**
 * Schedules a command, once or repeatedly. A command that could never work is refused; funds and limits are checked when an occurrence is
 * due.
 * @throws RequestInvalid when times and type do not agree.
 * @throws ApiError ACCOUNT_NOT_FOUND, INVALID_TIMEZONE, INVALID_RECURRENCE, RUN_AT_IN_PAST, QUOTA_EXCEEDED, and the refusals of the
 * command.
 */
export async function createSchedule(ctx: ScheduleContext, body: CreateScheduleRequest): Promise<ScheduleResponse> {
  const now = ctx.clock.now();
  const schedule = draftSchedule(ctx, body, now);
  await requireAccount(ctx, body.account_id);
  requireTimezone(schedule.timezone);
  schedule.nextRunAt = firstRun(schedule, now);
  await ctx.scheduled[schedule.action.kind].check(ctx.tenant, schedule.accountId, schedule.action, true);
  return ctx.db.write(async ({ em, announce, count }) => {
    await lockHead(em, ctx.tenant); // closing counts schedules: this one is counted, or comes after and is refused
    const account = present(await lockedAccount(em, ctx.tenant, schedule.accountId), 'the account that was found before');
    if (account.status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: account.accountId });
    schedule.accountId = account.accountId;
    em.persist(em.create(ScheduleEntity, schedule));
    count('schedules', 1);
    announce(scheduleEvent('created', schedule));
    return presentSchedule(ctx, schedule, undefined);
  });
}

function draftSchedule(ctx: ScheduleContext, body: CreateScheduleRequest, now: Date): Schedule {
  return {
    tenantId: ctx.tenant,
    scheduleId: idOfCommand(ctx, 'sch'),
    accountId: body.account_id,
    scheduleType: body.schedule_type,
    state: 'ACTIVE',
    action: readAction(ctx, body.action, ['body', 'action']),
    ...(body.schedule_type === 'ONE_SHOT' ? readOneShot(body) : readRecurring(body, now)),
    retryPolicy: readRetryPolicy(body.retry_policy),
    misfireGraceSeconds: body.misfire_grace_seconds ?? DEFAULT_GRACE_SECONDS,
    timezone: body.timezone ?? DEFAULT_TIMEZONE,
    nextRunAt: null, lastRunFor: null, total: 0, executed: 0, refused: 0, misfired: 0, skipped: 0,
    version: 1n, createdAt: now, createdBy: ctx.actor, updatedAt: now, endedAt: null,
  };
}

function readOneShot({ run_at }: CreateScheduleRequest) {
  return { runAt: readInstant(present(run_at, 'the time of a ONE_SHOT'), ['body', 'run_at']), firstRunAt: null, recurrence: null };
}

function readRecurring({ first_run_at, recurrence }: CreateScheduleRequest, now: Date) {
  return {
    runAt: null,
    firstRunAt: first_run_at ? readInstant(first_run_at, ['body', 'first_run_at']) : now,
    recurrence: readRule(present(recurrence, 'the rule of a RECURRING'), ['body', 'recurrence']),
  };
}

function firstRun(schedule: Schedule, now: Date): Date {
  const { runAt, recurrence, misfireGraceSeconds } = schedule;
  if (recurrence) {
    requireSense(recurrence);
    const justBefore = new Date(now.getTime() - 1);
    return nextRunAfter(schedule, justBefore) ?? refuseRule('recurrence', 'The rule describes no occurrence from now on.');
  }
  if (!runAt || now.getTime() - runAt.getTime() > misfireGraceSeconds * 1000) {
    return fail('RUN_AT_IN_PAST', { run_at: runAt?.toISOString(), misfire_grace_seconds: misfireGraceSeconds });
  }
  return runAt;
}
