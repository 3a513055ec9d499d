import type { RecurrenceRule, RetryPolicy, ScheduleAction } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { readInstant } from '../../platform/http/instant.ts';
import { keepDescription, requireSide } from '../obligations/index.ts';
import { isTimezone } from './timezone.ts';

type Loc = (string | number)[];

/**
 * Returns an action in its stored form: an outside creditor's external id is sealed, and what the payee is told.
 * @throws RequestInvalid when the outside creditor's coordinates do not have the form of their kind.
 */
export function readAction(ctx: Pick<Context, 'tenant' | 'vault'>, action: ScheduleAction, loc: Loc): ScheduleAction {
  const { externalId } = requireSide(ctx, action.creditor, [...loc.map(String), 'creditor']);
  const { payment_description: said } = action;
  return {
    ...action,
    ...(externalId !== null && { creditor: { ...action.creditor, external_id: externalId } }),
    ...(said !== undefined && { payment_description: keepDescription(ctx, said) }),
  };
}

/** @throws ApiError INVALID_TIMEZONE. */
export function requireTimezone(timezone: string): void {
  if (!isTimezone(timezone)) fail('INVALID_TIMEZONE', { timezone }, `${timezone} is not a time zone of the IANA database.`);
}

/**
 * Returns a rule in its stored form: complete, with its defaults.
 * @throws RequestInvalid for an `until` that the calendar does not have.
 */
export function readRule(rule: RecurrenceRule, loc: Loc): RecurrenceRule {
  const { frequency, interval = 1, weekdays, month_day, short_month, count, until, business_day_adjustment = 'NONE' } = rule;
  const hasMonthDay = frequency === 'MONTHLY' || frequency === 'YEARLY';
  return {
    frequency, interval,
    ...(weekdays && { weekdays }),
    ...(month_day !== undefined && { month_day }),
    ...((hasMonthDay || short_month !== undefined) && { short_month: short_month ?? 'LAST_DAY' }),
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until: readInstant(until, [...loc, 'until']).toISOString() }),
    business_day_adjustment,
  };
}

/** @throws ApiError INVALID_RECURRENCE when a part of the rule does not belong to its frequency. */
export function requireSense({ frequency, weekdays, month_day, short_month }: RecurrenceRule): void {
  const hasMonthDay = frequency === 'MONTHLY' || frequency === 'YEARLY';
  if (weekdays && frequency !== 'WEEKLY') refuseRule('weekdays', 'weekdays go with WEEKLY only.', { frequency });
  if (month_day !== undefined && !hasMonthDay) refuseRule('month_day', 'month_day goes with MONTHLY and YEARLY only.', { frequency });
  if (month_day === 0) refuseRule('month_day', 'month_day is 1 to 31, or -1 for the last day.', { frequency });
  if (short_month && !hasMonthDay) refuseRule('short_month', 'short_month goes with MONTHLY and YEARLY only.', { frequency });
}

/** @throws ApiError INVALID_RECURRENCE always. */
export function refuseRule(field: string, message: string, details: Record<string, unknown> = {}): never {
  return fail('INVALID_RECURRENCE', { field, ...details }, message);
}

/** Returns a policy in its stored form: complete, with its defaults. */
export function readRetryPolicy(policy: RetryPolicy | null | undefined): Required<RetryPolicy> | null {
  if (!policy) return null;
  const {
    max_attempts, backoff = 'FIXED', initial_seconds = 300, max_seconds = 86_400, retry_on = ['INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
  } = policy;
  return { max_attempts, backoff, initial_seconds, max_seconds, retry_on };
}
