import type { CreateScheduleRequest, UpdateScheduleRequest } from '../../../generated/models.ts';
import type { Asked, RequestRefusals } from '../../platform/http/request-refusals.ts';
import { requirePossibleObligation } from '../obligations/index.ts';
import { readRule, requireSense, requireTimezone } from './read-request.ts';

/** What requests of schedules are refused for by themselves, whatever time it is. */
export const scheduleRefusals: RequestRefusals = {
  createSchedule: ({ body: { account_id, action: { rail, amount, creditor }, recurrence, timezone } }: Asked<CreateScheduleRequest>) => {
    const rule = recurrence && readRule(recurrence, ['body', 'recurrence']);
    if (timezone !== undefined) requireTimezone(timezone);
    if (rule) requireSense(rule);
    requirePossibleObligation({ rail, amount, creditor, debtor: { kind: 'account', account_id } }, ['body', 'action']);
  },
  updateSchedule: ({ body: { timezone } }: Asked<UpdateScheduleRequest>) => {
    if (timezone !== undefined) requireTimezone(timezone);
  },
};
