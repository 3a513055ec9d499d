/** Schedules over HTTP: what can be planned, what comes due is paid once, and how plans and runs are listed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ObligationResponse, ScheduleListResponse, ScheduleResponse, ScheduleRunListResponse, SchedulerTickResponse,
} from '../../../generated/models.ts';
import { DAY, HOUR, MINUTE, scheduleCalls } from '../../../test/support/schedule-calls.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
let api: TestService;
let from: string;
let to: string;
const { announced, cancelAll, create, daily, later, once, path, read, runsOf, statesOf, tick, transfer } = scheduleCalls(
  () => api, clock, () => from, () => to,
);
beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
});
beforeEach(async () => {
  await cancelAll();
  [from, to] = [await api.account(100_000), await api.account()];
});
afterAll(() => api.stop());

describe('createSchedule', () => {
  it('keeps a payment for later, moves nothing now, and shows its defaults', async () => {
    const made = await create(once({ action: transfer(100, { description: 'Bread' }) }));
    expect(made).toMatchObject({
      state: 'ACTIVE', account_id: from, run_at: later(HOUR), next_run_at: later(HOUR), first_run_at: null, recurrence: null,
      retry_policy: null,
      misfire_grace_seconds: 86_400, timezone: 'America/Sao_Paulo', last_run: null, version: 1, ended_at: null,
      action: { description: 'Bread', match_keys: {}, metadata: {} },
      occurrences: { total: 0, executed: 0, refused: 0, misfired: 0, skipped: 0, remaining: 1 },
    });
    expect(await api.available(from)).toBe(100_000);
    expect(await read(made)).toEqual(made);
    expect(await announced(made)).toEqual(['schedule.created 1']);
  });

  it('fills in rule and retry policy', async () => {
    const made = await create(daily({
      recurrence: { frequency: 'MONTHLY', month_day: -1, until: '2027-01-01T00:00:00-03:00' }, retry_policy: { max_attempts: 2 },
    }));
    expect(made.recurrence).toEqual({
      frequency: 'MONTHLY', interval: 1, month_day: -1, short_month: 'LAST_DAY', until: '2027-01-01T03:00:00.000Z',
      business_day_adjustment: 'NONE',
    });
    expect(made.retry_policy).toEqual({
      max_attempts: 2, backoff: 'FIXED', initial_seconds: 300, max_seconds: 86_400, retry_on: ['INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
    });
    expect(made.occurrences.remaining).toBeNull();
  });

  it('takes the creation as the anchor where none is given', async () => {
    const made = await create({ account_id: from, schedule_type: 'RECURRING', recurrence: { frequency: 'DAILY' }, action: transfer() });
    expect([made.first_run_at, made.next_run_at]).toEqual([later(0), later(0)]);
  });

  it('with an anchor that has passed begins with the next occurrence', async () => {
    const made = await create(daily({ first_run_at: later(-10 * DAY - HOUR) }));
    expect(made.next_run_at).toBe(later(DAY - HOUR));
  });

  it('masks the coordinates of an outside creditor', async () => {
    const made = await create(once({
      action: transfer(100, { rail: 'MOCK', creditor: { kind: 'external', external_id: 'pix_key:ana@example.com' } }),
    }));
    expect(made.action.creditor.external_id).toBe('pix_key:a***@example.com');
  });

  it('with the same key answers with the same schedule', async () => {
    const body = once();
    const first = await api.call<ScheduleResponse>('createSchedule', { body, key: 'a-schedule' });
    const again = await api.call<ScheduleResponse>('createSchedule', { body, key: 'a-schedule' });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it.each<[string, () => object, number, string]>([
    ['an account that nobody has', () => once({ account_id: 'acc_00000000000000000000000000' }), 404, 'ACCOUNT_NOT_FOUND'],
    ['a creditor that nobody has', () => once(
      { action: transfer(1, { creditor: { kind: 'account', account_id: 'acc_00000000000000000000000000' } }) },
    ), 404, 'ACCOUNT_NOT_FOUND'],
    ['a zone that is none', () => daily({ timezone: 'BRT' }), 422, 'INVALID_TIMEZONE'],
    ['weekdays of a month', () => daily({ recurrence: { frequency: 'MONTHLY', weekdays: ['MONDAY'] } }), 422, 'INVALID_RECURRENCE'],
    ['the month day of a week', () => daily({ recurrence: { frequency: 'WEEKLY', month_day: 5 } }), 422, 'INVALID_RECURRENCE'],
    ['a short month of a day', () => daily({ recurrence: { frequency: 'DAILY', short_month: 'SKIP' } }), 422, 'INVALID_RECURRENCE'],
    ['the month day 0', () => daily({ recurrence: { frequency: 'MONTHLY', month_day: 0 } }), 422, 'INVALID_RECURRENCE'],
    ['a rule that has ended', () =>
      daily({ recurrence: { frequency: 'DAILY', until: '2026-01-01T00:00:00Z' } }), 422, 'INVALID_RECURRENCE'],
    ['an instant past its grace', () => once({ run_at: later(-61_000), misfire_grace_seconds: 60 }), 422, 'RUN_AT_IN_PAST'],
    ['one account on both sides', () => once(
      { action: transfer(1, { creditor: { kind: 'account', account_id: from } }) },
    ), 422, 'SAME_ACCOUNT'],
    [
      'an outside party on NATIVE', () => once({ action: transfer(1, { creditor: { kind: 'external', external_id: 'x' } }) }), 422,
      'RAIL_NEEDS_ACCOUNTS',
    ],
    ['a rail that is not bound', () => once({ action: transfer(1, { rail: 'WIRE' }) }), 422, 'RAIL_NOT_BOUND'],
    ['another currency', () => once({ action: transfer(1, { amount: { currency: 'USD', value: 1 } }) }), 422, 'CURRENCY_MISMATCH'],
  ])('refuses %s', async (_, body, status, error) => {
    const answer = await api.call('createSchedule', { body: body() });
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error })]);
  });

  it.each<[string, () => object, string[]]>([
    ['ONE_SHOT without run_at', () => once({ run_at: undefined as never }), ['body', 'run_at']],
    ['ONE_SHOT with a rule', () => once({ recurrence: { frequency: 'DAILY' } }), ['body', 'recurrence']],
    ['ONE_SHOT with an anchor', () => once({ first_run_at: later(HOUR) }), ['body', 'first_run_at']],
    ['RECURRING without a rule', () => daily({ recurrence: null }), ['body', 'recurrence']],
    ['RECURRING with run_at', () => daily({ run_at: later(HOUR) }), ['body', 'run_at']],
    ['a day that no calendar has', () => once({ run_at: '2026-02-30T12:00:00Z' }), ['body', 'run_at']],
    [
      'a creditor without its identifier', () => once({ action: transfer(1, { creditor: { kind: 'external' } }) }),
      ['body', 'action', 'creditor', 'external_id'],
    ],
    ['metadata over 8 KB', () => once({ action: transfer(1, { metadata: { text: 'x'.repeat(9000) } }) }), ['body', 'action', 'metadata']],
    [
      'a weekday twice', () => daily({ recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY', 'MONDAY'] } }),
      ['body', 'recurrence', 'weekdays'],
    ],
    [
      'an action of a kind that does not exist', () => once({ action: { ...transfer(), kind: 'CAPTURE' as never } }),
      ['body', 'action', 'kind'],
    ],
    ['an unknown field of the action', () => once({ action: transfer(1, { amount_cents: 5 }) }), ['body', 'action', 'amount_cents']],
  ])('finds %s invalid', async (_, body, loc) => {
    const answer = await api.call<{ detail: { loc: string[] }[] }>('createSchedule', { body: body() });
    expect([answer.status, answer.body.detail[0]?.loc]).toEqual([422, loc]);
  });
});

describe('an occurrence', () => {
  it('is executed when it is due, once, and completes a ONE_SHOT', async () => {
    const made = await create(once());
    expect((await tick()).due).toBe(0);
    clock.advance(HOUR);
    const done = await tick();
    expect(done).toMatchObject({ due: 1, executed: 1, refused: 0, retrying: 0, misfired: 0, has_more: false, ticked_at: later(0) });
    expect(done.runs[0]).toMatchObject({
      schedule_id: made.schedule_id, sequence: 1, state: 'EXECUTED', attempts: 1, scheduled_for: made.run_at,
    });
    expect((await tick()).due).toBe(0);
    expect([await api.available(from), await api.available(to)]).toEqual([99_900, 100]);
    const after = await read(made);
    expect(after).toMatchObject({
      state: 'COMPLETED', next_run_at: null, ended_at: later(0), version: 2, occurrences: { total: 1, executed: 1, remaining: 0 },
    });
    expect(after.last_run).toEqual(done.runs[0]);
    const obligation = await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: after.last_run?.obligation_id ?? '' } });
    expect(obligation).toMatchObject({ created_by: 'schedule', state: 'FINAL', amount: { value: 100 } });
    expect(await announced(made)).toEqual(['schedule.created 1', 'schedule_run.executed 1', 'schedule.completed 2']);
  });

  it('of a payment over a rail hands on its keys and metadata', async () => {
    const more = {
      rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' }, match_keys: { invoice: 'F-1' }, metadata: { a: 1 },
    };
    const made = await create(once({ action: transfer(100, more) }));
    clock.advance(HOUR);
    const { runs: [run] } = await tick();
    const obligation = await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: run?.obligation_id ?? '' } });
    expect(obligation).toMatchObject({ rail: 'MOCK', match_keys: { invoice: 'F-1' }, metadata: { a: 1 } });
    expect((await read(made)).state).toBe('COMPLETED');
  });

  it('says to the payee what its action says, which is sealed in the rows of schedule and run', async () => {
    const made = await create(daily({ action: transfer(100, { description: 'Rent', payment_description: 'Aluguel da Ana, março' }) }));
    expect(made.action).toMatchObject({ description: 'Rent', payment_description: 'Aluguel da Ana, março' });
    clock.advance(DAY);
    await tick();
    const { obligation_id } = (await runsOf(made))[0] ?? {};
    expect(await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: obligation_id ?? '' } })).toMatchObject({
      description: 'Aluguel da Ana, março',
    });
    expect((await read(made)).action).toMatchObject({ payment_description: 'Aluguel da Ana, março' });
    const kept = await api.service.database.forTenant(TENANT).read((em) => em.execute(
      `select action from razao.schedules union all select action from razao.schedule_runs
       union all select body::jsonb from razao.outbox where entity_id = ?`, [made.schedule_id]));
    expect(JSON.stringify(kept)).not.toContain('Aluguel');
  });

  it('recurs until its count is reached', async () => {
    const made = await create(daily({ recurrence: { frequency: 'DAILY', count: 3 } }));
    for (let day = 1; day <= 4; day += 1) {
      clock.advance(DAY);
      expect((await tick()).executed).toBe(day <= 3 ? 1 : 0);
    }
    expect(await read(made)).toMatchObject({ state: 'COMPLETED', occurrences: { total: 3, executed: 3, remaining: 0 } });
    expect((await runsOf(made)).map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
  });

  it('of an account that is promoted meanwhile is paid by the new one, also after it was changed by then', async () => {
    const guest = await api.account(150, { type: 'GUEST' });
    const made = await create(daily({ account_id: guest, recurrence: { frequency: 'DAILY', count: 2 } }));
    const { id } = await api.ok<{ id: string }>('promoteAccount', {
      path: { account_id: guest }, body: { owner_party_id: await api.party() },
    });
    clock.advance(DAY);
    const { runs: [run] } = await tick();
    expect(await api.ok('getObligation', { path: { obligation_id: run?.obligation_id ?? '' } })).toMatchObject({
      debtor: { account_id: id }, state: 'FINAL',
    });
    expect(await api.call('updateSchedule', { ...path(made), body: { creditor: { kind: 'account', account_id: id } } })).toMatchObject({
      status: 422, body: { error: 'SAME_ACCOUNT' },
    });
    await api.ok('updateSchedule', { ...path(made), body: { amount: { currency: 'BRL', value: 50 } } });
    clock.advance(DAY);
    expect((await tick()).executed).toBe(1);
    expect([await api.available(id), await api.available(to)]).toEqual([0, 150]);
  });

  it('that the ledger refuses is final without a policy', async () => {
    const made = await create(once({ action: transfer(100_001) }));
    clock.advance(HOUR);
    expect(await tick()).toMatchObject({ due: 1, refused: 1 });
    const { last_run, state } = await read(made);
    expect(state).toBe('COMPLETED');
    expect(last_run).toMatchObject({
      state: 'REFUSED', attempts: 1, obligation_id: null, refusal: { error: 'INSUFFICIENT_FUNDS', details: { available: 100_000 } },
    });
    expect(await announced(made)).toEqual(['schedule.created 1', 'schedule_run.refused 1', 'schedule.completed 2']);
  });

  it('is tried again as the policy says, waits growing up to the longest', async () => {
    const made = await create(once({
      action: transfer(100_001), retry_policy: { max_attempts: 5, backoff: 'EXPONENTIAL', initial_seconds: 600, max_seconds: 1800 },
    }));
    clock.advance(HOUR);
    expect(await tick()).toMatchObject({ due: 1, retrying: 1 });
    for (const minutes of [10, 20, 30]) {
      expect((await read(made)).last_run?.next_attempt_at).toBe(later(minutes * MINUTE));
      clock.advance(minutes * MINUTE - 1);
      expect((await tick()).due).toBe(0);
      clock.advance(1);
      expect(await tick()).toMatchObject({ due: 1, retrying: 1 });
    }
    expect((await read(made)).state).toBe('ACTIVE');
    await api.fund(from, 1);
    clock.advance(30 * MINUTE);
    expect(await tick()).toMatchObject({ due: 1, executed: 1 });
    expect(await read(made)).toMatchObject({ state: 'COMPLETED', last_run: { state: 'EXECUTED', attempts: 5, refusal: null } });
    expect(await announced(made)).toEqual(['schedule.created 1', 'schedule_run.executed 1', 'schedule.completed 2']);
  });

  it('is refused for good after its last attempt, and at once for what is not retried', async () => {
    const short = await create(once({ action: transfer(100_001), retry_policy: { max_attempts: 2 } }));
    const frozen = await create(once({ account_id: await api.account(1), retry_policy: { max_attempts: 2 }, action: transfer(1) }));
    await api.ok('freezeAccount', { path: { account_id: frozen.account_id }, body: {} });
    clock.advance(HOUR);
    expect(await tick()).toMatchObject({ due: 2, retrying: 1, refused: 1 });
    expect((await read(frozen)).last_run).toMatchObject({ state: 'REFUSED', attempts: 1, refusal: { error: 'ACCOUNT_FROZEN' } });
    clock.advance(5 * MINUTE);
    expect(await tick()).toMatchObject({ due: 1, refused: 1 });
    expect((await read(short)).last_run).toMatchObject({ state: 'REFUSED', attempts: 2 });
  });
});

describe('after downtime', () => {
  it('each missed occurrence is decided, once: too late is MISFIRED, the rest is executed', async () => {
    const made = await create(daily({ misfire_grace_seconds: 2 * 86_400 }));
    clock.advance(5 * DAY + HOUR);
    expect(await tick()).toMatchObject({ due: 5, misfired: 3, executed: 2 });
    expect((await tick()).due).toBe(0);
    expect(await statesOf(made)).toEqual(['MISFIRED', 'MISFIRED', 'MISFIRED', 'EXECUTED', 'EXECUTED']);
    expect(await read(made)).toMatchObject({
      state: 'ACTIVE', next_run_at: later(DAY - HOUR), occurrences: { total: 5, executed: 2, misfired: 3 },
    });
    expect((await runsOf(made)).at(-1)).toMatchObject({ attempts: 0, obligation_id: null, refusal: null });
    expect(await announced(made)).toEqual([
      'schedule.created 1', ...Array<string>(3).fill('schedule_run.misfired 1'), ...Array<string>(2).fill('schedule_run.executed 1'),
    ]);
  });

  it('a grace is held to the second, and one of 0 allows a look at the clock', async () => {
    const [exact, late] = [await create(once({ misfire_grace_seconds: 60 })), await create(once({ misfire_grace_seconds: 59 }))];
    const none = await create(once({ run_at: later(HOUR + 56_000), misfire_grace_seconds: 0 }));
    clock.advance(HOUR + 60_000);
    expect(await tick()).toMatchObject({ due: 3, executed: 2, misfired: 1 });
    for (const [it, state] of [[exact, 'EXECUTED'], [late, 'MISFIRED'], [none, 'EXECUTED']] as const)
      expect(await statesOf(it)).toEqual([state]);
    expect((await read(late)).state).toBe('COMPLETED');
  });

  it('a tick takes 200 and says that there is more', async () => {
    const made = await create(daily({ misfire_grace_seconds: 0, recurrence: { frequency: 'DAILY', count: 230 } }));
    clock.advance(400 * DAY);
    expect(await tick()).toMatchObject({ due: 200, misfired: 200, has_more: true });
    expect(await tick()).toMatchObject({ due: 30, misfired: 30, has_more: false });
    expect(await read(made)).toMatchObject({ state: 'COMPLETED', occurrences: { total: 230, misfired: 230, remaining: 0 } });
  });
});

describe('tickScheduler', () => {
  it('with a key answers a repetition as before and executes nothing', async () => {
    const [first, second] = [await create(once()), await create(once({ run_at: later(2 * HOUR) }))];
    clock.advance(HOUR);
    const answer = await api.call<SchedulerTickResponse>('tickScheduler', { key: 'tick-1' });
    expect(answer.body).toMatchObject({ due: 1, runs: [{ schedule_id: first.schedule_id }] });
    clock.advance(HOUR);
    const again = await api.call<SchedulerTickResponse>('tickScheduler', { key: 'tick-1' });
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([answer.body, 'true']);
    expect((await read(second)).occurrences.total).toBe(0);
    expect((await tick()).due).toBe(1);
  });

  it('looks at its own tenant alone', async () => {
    const made = await create(once());
    clock.advance(HOUR);
    expect(await api.ok<SchedulerTickResponse>('tickScheduler', { tenant: 'acme' })).toMatchObject({ due: 0 });
    expect((await read(made)).state).toBe('ACTIVE');
    expect((await tick()).due).toBe(1);
  });

  it('side by side with others executes each occurrence once, and tells of it once', async () => {
    const made = await Promise.all(Array.from({ length: 60 }, () => create(daily({
      first_run_at: later(HOUR), recurrence: { frequency: 'DAILY', count: 2 },
    }))));
    clock.advance(HOUR + DAY);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tick()));
    const told = answers.flatMap(({ runs }) => runs.map(({ run_id }) => run_id));
    expect([told.length, new Set(told).size]).toEqual([120, 120]);
    expect(answers.reduce((sum, { executed }) => sum + executed, 0)).toBe(120);
    for (const it of made) expect(await statesOf(it)).toEqual(['EXECUTED', 'EXECUTED']);
    expect(await api.available(to)).toBe(120 * 100);
  });
});

describe('listSchedules and listScheduleRuns', () => {
  it('page through what their filters leave, newest first', async () => {
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) made.unshift((await create(once())).schedule_id);
    await create(daily({ action: transfer(7) }));
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: ScheduleListResponse = await api.ok('listSchedules', {
        query: { account_id: from, state: 'ACTIVE', schedule_type: 'ONE_SHOT', limit: 2, ...(cursor !== undefined && { cursor }) },
      });
      seen.push(...page.items.map(({ schedule_id }) => schedule_id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(made);
  });

  it('show runs newest first, by state', async () => {
    const made = await create(daily({ misfire_grace_seconds: 86_400 }));
    clock.advance(3 * DAY);
    await tick();
    const page = await api.ok<ScheduleRunListResponse>('listScheduleRuns', { ...path(made), query: { state: 'EXECUTED', limit: 1 } });
    expect(page.items.map(({ sequence }) => sequence)).toEqual([3]);
    const rest = await api.ok<ScheduleRunListResponse>('listScheduleRuns', {
      ...path(made), query: { state: 'EXECUTED', limit: 1, cursor: page.next_cursor ?? '' },
    });
    expect([rest.items.map(({ sequence }) => sequence), rest.next_cursor]).toEqual([[2], null]);
    const listed = await api.ok<ScheduleListResponse>('listSchedules', { query: { account_id: from } });
    expect(listed.items[0]?.last_run?.sequence).toBe(3);
  });
});

it('announces nothing of an outside creditor', async () => {
  await create(once({ action: transfer(1, { rail: 'MOCK', creditor: { kind: 'external', external_id: 'email:ana@example.com' } }) }));
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: string }[]>(
    `select count(*) as n from razao.outbox where body like '%ana@example%'`));
  expect(Number(row?.n)).toBe(0);
});

it('leaves books that verify', async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
});
