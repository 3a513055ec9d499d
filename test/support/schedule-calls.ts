/** Calls of the tests of schedules: payments for later, made and read, and what was announced of them. */
import type {
  CreateScheduleRequest, ScheduleListResponse, ScheduleResponse, ScheduleRunListResponse, SchedulerTickResponse,
} from '../../generated/models.ts';
import type { FixedClock } from '../../src/platform/clock.ts';
import { TENANT, type TestService } from './service.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** @param api once it is there. @param from the account that pays. @param to the account that is paid. */
export function scheduleCalls(api: () => TestService, clock: FixedClock, from: () => string, to: () => string) {
  const later = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();
  const transfer = (value = 100, more: object = {}) => ({
    kind: 'TRANSFER' as const, rail: 'NATIVE' as const, amount: { currency: 'BRL', value },
    creditor: { kind: 'account' as const, account_id: to() }, ...more,
  });

  function once(more: Partial<CreateScheduleRequest> = {}): CreateScheduleRequest {
    return { account_id: from(), schedule_type: 'ONE_SHOT', run_at: later(HOUR), action: transfer(), ...more };
  }

  /** Every day at this time, from tomorrow on. */
  function daily(more: Partial<CreateScheduleRequest> = {}): CreateScheduleRequest {
    return {
      account_id: from(), schedule_type: 'RECURRING', first_run_at: later(DAY), recurrence: { frequency: 'DAILY' }, action: transfer(),
      ...more,
    };
  }

  const create = (body: CreateScheduleRequest) => api().ok<ScheduleResponse>('createSchedule', { body });
  const path = ({ schedule_id }: ScheduleResponse) => ({ path: { schedule_id } });
  const read = (it: ScheduleResponse) => api().ok<ScheduleResponse>('getSchedule', path(it));
  const tick = () => api().ok<SchedulerTickResponse>('tickScheduler');
  const runsOf = async (it: ScheduleResponse) => (await api().ok<ScheduleRunListResponse>('listScheduleRuns', {
    ...path(it), query: { limit: 200 },
  })).items;
  const statesOf = async (it: ScheduleResponse) => (await runsOf(it)).map(({ state }) => state).reverse();

  /** Cancels all schedules, so that a test finds only its own due. */
  async function cancelAll(): Promise<void> {
    const { items } = await api().ok<ScheduleListResponse>('listSchedules', { query: { state: 'ACTIVE', limit: 200 } });
    await Promise.all(items.map((it) => api().ok('cancelSchedule', path(it))));
    while ((await tick()).has_more);
  }

  /** Events of a schedule and its runs, in order, with versions. */
  async function announced(it: ScheduleResponse): Promise<string[]> {
    const rows = await api().service.database.forTenant(TENANT).read((em) => em.execute<{ event_type: string; entity_version: string }[]>(
      `select event_type, entity_version from razao.outbox where body::json -> 'data'->>'schedule_id' = ? order by commit_no, n`,
      [it.schedule_id]));
    return rows.map((row) => `${row.event_type} ${row.entity_version}`);
  }

  return { announced, cancelAll, create, daily, later, once, path, read, runsOf, statesOf, tick, transfer };
}
