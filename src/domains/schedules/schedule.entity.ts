import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type {
  RecurrenceRule, RetryPolicy, ScheduleAction, ScheduleRunState, ScheduleState, ScheduleType,
} from '../../../generated/models.ts';
import type { ErrorBody } from '../../platform/errors.ts';

const p = defineEntity.properties;

/** A command that an account has scheduled. */
export const ScheduleEntity = defineEntity({
  name: 'Schedule',
  tableName: 'schedules',
  properties: {
    tenantId: p.text().primary(),
    scheduleId: p.text().primary(),
    accountId: p.text(),
    scheduleType: p.text().$type<ScheduleType>(),
    state: p.text().$type<ScheduleState>(),
    action: p.json<ScheduleAction>(),
    /** ONE_SHOT: its instant. */
    runAt: p.datetime().nullable(),
    /** RECURRING: its anchor. */
    firstRunAt: p.datetime().nullable(),
    /** Whole, with its defaults. */
    recurrence: p.json<RecurrenceRule>().nullable(),
    retryPolicy: p.json<Required<RetryPolicy>>().nullable(),
    misfireGraceSeconds: p.integer(),
    timezone: p.text(),
    /** The due pointer: the occurrence that has not been taken up yet. */
    nextRunAt: p.datetime().nullable(),
    /** The newest occurrence that was taken up. */
    lastRunFor: p.datetime().nullable(),
    /** Number of occurrences taken up; the next fields count their ends. */
    total: p.integer(),
    executed: p.integer(),
    refused: p.integer(),
    misfired: p.integer(),
    skipped: p.integer(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});

/** One occurrence of a schedule that was taken up, with the schedule's fields at that time. */
export const ScheduleRunEntity = defineEntity({
  name: 'ScheduleRun',
  tableName: 'schedule_runs',
  properties: {
    tenantId: p.text().primary(),
    scheduleId: p.text().primary(),
    scheduledFor: p.datetime().primary(),
    runId: p.text(),
    sequence: p.integer(),
    state: p.text().$type<ScheduleRunState>(),
    accountId: p.text(),
    action: p.json<ScheduleAction>(),
    retryPolicy: p.json<Required<RetryPolicy>>().nullable(),
    misfireGraceSeconds: p.integer(),
    attempts: p.integer(),
    /**
     * Time of its next tick: its own time, that of a retry, or the end of the lease of the worker that has begun it. Null once it has
     * ended.
     */
    dueAt: p.datetime().nullable(),
    /** The number of its last lease. */
    lease: p.bigint('string').nullable(),
    /** The id of its obligation, which may not exist yet. */
    obligationId: p.text(),
    refusal: p.json<ErrorBody>().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export type Schedule = InferEntity<typeof ScheduleEntity>;
export type Run = InferEntity<typeof ScheduleRunEntity>;
