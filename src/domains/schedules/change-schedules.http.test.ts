/** Schedules that are paused, resumed, cancelled and changed: what comes due afterwards, and what waited. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ScheduleResponse } from '../../../generated/models.ts';
import { DAY, HOUR, MINUTE, scheduleCalls } from '../../../test/support/schedule-calls.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
let api: TestService;
let from: string;
let to: string;
const { announced, cancelAll, create, daily, later, once, path, read, tick, transfer } = scheduleCalls(
  () => api, clock, () => from, () => to,
);
beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
});
beforeEach(async () => {
  await cancelAll();
  [from, to] = [await api.account(100_000), await api.account()];
});
afterAll(async () => {
  const verified = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verified).toMatchObject({ ok: true });
});

describe('pauseSchedule and resumeSchedule', () => {
  it('stop a schedule, and go on with the next occurrence from then', async () => {
    const made = await create(daily({ recurrence: { frequency: 'DAILY', count: 3 } }));
    clock.advance(DAY);
    await tick();
    const paused = await api.ok<ScheduleResponse>('pauseSchedule', path(made));
    expect(paused).toMatchObject({ state: 'PAUSED', next_run_at: null, version: 2, updated_at: later(0) });
    expect(await api.ok<ScheduleResponse>('pauseSchedule', path(made))).toEqual(paused);
    clock.advance(3 * DAY + HOUR);
    expect((await tick()).due).toBe(0);
    const resumed = await api.ok<ScheduleResponse>('resumeSchedule', path(made));
    expect(resumed).toMatchObject({ state: 'ACTIVE', next_run_at: later(DAY - HOUR), version: 3, occurrences: { total: 1, remaining: 2 } });
    expect(await api.ok<ScheduleResponse>('resumeSchedule', path(made))).toEqual(resumed);
    expect(await announced(made)).toEqual(['schedule.created 1', 'schedule_run.executed 1', 'schedule.paused 2', 'schedule.resumed 3']);
  });

  it('skip what waits for a retry', async () => {
    const made = await create(daily({ action: transfer(100_001), retry_policy: { max_attempts: 3 } }));
    clock.advance(DAY);
    await tick();
    const paused = await api.ok<ScheduleResponse>('pauseSchedule', path(made));
    expect(paused).toMatchObject({
      last_run: { state: 'SKIPPED', attempts: 1, next_attempt_at: null }, occurrences: { total: 1, skipped: 1 },
    });
    clock.advance(HOUR);
    expect((await tick()).due).toBe(0);
  });

  it('record what had come due and was not begun: too late is MISFIRED, the rest SKIPPED', async () => {
    const made = await create(daily({ misfire_grace_seconds: 3600 }));
    clock.advance(2 * DAY);
    const paused = await api.ok<ScheduleResponse>('pauseSchedule', path(made));
    expect(paused.occurrences).toMatchObject({ total: 2, misfired: 1, skipped: 1 });
    expect((await tick()).due).toBe(0);
    expect(await api.available(to)).toBe(0);
  });

  it('complete a schedule whose time has passed in the pause', async () => {
    const made = await create(once());
    await api.ok('pauseSchedule', path(made));
    clock.advance(2 * HOUR);
    expect(await api.ok<ScheduleResponse>('resumeSchedule', path(made))).toMatchObject({
      state: 'COMPLETED', version: 3, occurrences: { total: 0, remaining: 0 },
    });
    expect(await announced(made)).toEqual(['schedule.created 1', 'schedule.paused 2', 'schedule.completed 3']);
  });
});

describe('cancelSchedule', () => {
  it('ends it for good, skipping what waits; nothing changes it any more', async () => {
    const made = await create(daily({ action: transfer(100_001), retry_policy: { max_attempts: 3 } }));
    clock.advance(DAY);
    await tick();
    const cancelled = await api.ok<ScheduleResponse>('cancelSchedule', path(made));
    expect(cancelled).toMatchObject({
      state: 'CANCELLED', next_run_at: null, ended_at: later(0), version: 2, last_run: { state: 'SKIPPED' }, occurrences: { remaining: 0 },
    });
    expect(await api.ok<ScheduleResponse>('cancelSchedule', path(made))).toEqual(cancelled);
    for (const operation of ['pauseSchedule', 'resumeSchedule'] as const) {
      expect(await api.call(operation, path(made))).toMatchObject({
        status: 409, body: { error: 'SCHEDULE_TERMINAL', details: { state: 'CANCELLED' } },
      });
    }
    expect(await api.call('updateSchedule', { ...path(made), body: { timezone: 'UTC' } })).toMatchObject({ status: 409 });
    clock.advance(5 * DAY);
    expect((await tick()).due).toBe(0);
  });

  it('makes a completed one cancelled too', async () => {
    const made = await create(once());
    clock.advance(HOUR);
    await tick();
    expect(await api.ok<ScheduleResponse>('cancelSchedule', path(made))).toMatchObject({
      state: 'CANCELLED', version: 3, occurrences: { executed: 1 },
    });
  });
});

describe('updateSchedule', () => {
  const update = (it: ScheduleResponse, body: object) => api.ok<ScheduleResponse>('updateSchedule', { ...path(it), body });

  it('holds for what comes due from then on; what has come due keeps what it came due with', async () => {
    const made = await create(daily());
    clock.advance(DAY);
    const changed = await update(made, { amount: { currency: 'BRL', value: 250 } });
    expect(changed).toMatchObject({
      version: 2, action: { amount: { value: 250 } }, next_run_at: later(DAY), last_run: { state: 'PENDING', amount: { value: 100 } },
    });
    expect(await tick()).toMatchObject({ due: 1, executed: 1 });
    expect(await api.available(to)).toBe(100);
    clock.advance(DAY);
    await tick();
    expect(await api.available(to)).toBe(350);
  });

  it('a retry keeps amount and policy of its occurrence', async () => {
    const made = await create(once({ action: transfer(100_001), retry_policy: { max_attempts: 2, initial_seconds: 60 } }));
    clock.advance(HOUR);
    await tick();
    await update(made, { amount: { currency: 'BRL', value: 1 }, retry_policy: null });
    clock.advance(MINUTE);
    expect(await tick()).toMatchObject({ due: 1, refused: 1, runs: [{ attempts: 2, amount: { value: 100_001 } }] });
  });

  it('what came due before a change and was not begun is skipped by a later pause', async () => {
    const made = await create(daily());
    clock.advance(DAY);
    await update(made, { amount: { currency: 'BRL', value: 250 } });
    expect((await api.ok<ScheduleResponse>('pauseSchedule', path(made))).last_run).toMatchObject({ state: 'SKIPPED' });
    expect((await tick()).due).toBe(0);
  });

  it('with another rule or zone computes the next occurrence anew', async () => {
    const made = await create(daily({ first_run_at: '2030-01-01T15:00:00Z' }));
    const zone = await update(made, { timezone: 'Asia/Tokyo' });
    expect(zone.next_run_at).toBe('2030-01-01T15:00:00.000Z');
    const monthly = await update(made, { recurrence: { frequency: 'MONTHLY', month_day: 10 } });
    expect(monthly).toMatchObject({
      next_run_at: '2030-01-09T15:00:00.000Z', version: 3, recurrence: { frequency: 'MONTHLY', interval: 1 },
    });
    expect((await announced(made)).at(-1)).toBe('schedule.updated 3');
  });

  it('that repeats what is there changes nothing', async () => {
    const made = await create(daily({ retry_policy: { max_attempts: 2 } }));
    const same = {
      amount: { currency: 'BRL', value: 100 }, recurrence: { frequency: 'DAILY', interval: 1 }, timezone: 'America/Sao_Paulo',
      retry_policy: { max_attempts: 2 },
    };
    expect(await update(made, same)).toEqual(made);
    expect(await update(made, {})).toEqual(made);
    expect(await announced(made)).toEqual(['schedule.created 1']);
  });

  it('changes what the payee is told, leaves it where nothing new is said, and takes it away by null', async () => {
    const made = await create(daily());
    const said = await update(made, { payment_description: 'Aluguel' });
    expect(said).toMatchObject({ version: 2, action: { payment_description: 'Aluguel' } });
    expect(await update(made, { payment_description: 'Aluguel', amount: made.action.amount })).toEqual(said);
    expect((await update(made, { amount: { currency: 'BRL', value: 70 } })).action).toMatchObject({ payment_description: 'Aluguel' });
    expect((await update(made, { payment_description: null })).action).not.toHaveProperty('payment_description');
    expect(await read(made)).toMatchObject({ version: 4 });
  });

  it('of a paused schedule leaves it paused', async () => {
    const made = await create(daily());
    await api.ok('pauseSchedule', path(made));
    expect(await update(made, { recurrence: { frequency: 'WEEKLY' }, misfire_grace_seconds: 5 })).toMatchObject({
      state: 'PAUSED', next_run_at: null, misfire_grace_seconds: 5,
    });
  });

  it.each<[string, object, string]>([
    ['a zone that is none', { timezone: 'X/Y' }, 'INVALID_TIMEZONE'],
    ['a rule that has ended', { recurrence: { frequency: 'DAILY', until: '2026-01-01T00:00:00Z' } }, 'INVALID_RECURRENCE'],
    ['another currency', { amount: { currency: 'USD', value: 1 } }, 'CURRENCY_MISMATCH'],
    ['an outside creditor on NATIVE', { creditor: { kind: 'external', external_id: 'x' } }, 'RAIL_NEEDS_ACCOUNTS'],
  ])('refuses %s, and changes nothing', async (_, body, error) => {
    const made = await create(daily());
    expect(await api.call('updateSchedule', { ...path(made), body })).toMatchObject({ status: 422, body: { error } });
    expect(await read(made)).toEqual(made);
  });

  it('refuses a rule for a ONE_SHOT', async () => {
    const made = await create(once());
    expect(await api.call('updateSchedule', { ...path(made), body: { recurrence: { frequency: 'DAILY' } } })).toMatchObject({
      body: { error: 'INVALID_RECURRENCE' },
    });
  });
});
