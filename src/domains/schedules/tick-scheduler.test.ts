/** A worker that dies, or is so slow that it is taken for dead, at any point of a tick: nothing is lost, nothing runs twice. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreateScheduleRequest, ScheduleResponse, ScheduleRunListResponse } from '../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { derive } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import type { ScheduleContext, ActionHandler } from './dispatch.ts';
import { tickAll } from './jobs.ts';
import { tick } from './tick-scheduler.ts';

const LEASE_MS = 30_000;

let clock: FixedClock;
let api: TestService;
let from: string;
let to: string;
beforeAll(async () => {
  clock = new FixedClock('2026-03-02T12:00:00.000Z');
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
});
beforeEach(async () => {
  await tickAll(api.service.database, context, api.service.contextFor(TENANT).log);
  [from, to] = [await api.account(1_000), await api.account()];
});
afterAll(() => api.stop());

const context = (tenant = TENANT): ScheduleContext => api.service.contextFor(tenant);
const now = () => clock.now();

/** The context of a worker in which carrying out a command does something else. */
function worker(
  execute: (order: Parameters<ActionHandler['execute']>[0], really: ActionHandler['execute']) => Promise<void>,
): ScheduleContext {
  const ctx = context();
  const command = ctx.scheduled.TRANSFER;
  return derive(ctx, { scheduled: { TRANSFER: { ...command, execute: (order) => execute(order, (it) => command.execute(it)) } } });
}

/** Behaviour of a dead process from here on. */
const death = () => new Promise<never>(() => undefined);

/** Starts a tick that never ends, and waits until `reached` is called. */
async function dieWhen(kill: (reached: () => void) => ScheduleContext): Promise<void> {
  await new Promise<void>((resolve) => void tick(kill(resolve), now()));
}

async function due(more: Partial<CreateScheduleRequest> = {}): Promise<ScheduleResponse> {
  const body: CreateScheduleRequest = {
    account_id: from, schedule_type: 'ONE_SHOT', run_at: now().toISOString(),
    action: {
      kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value: 100 }, creditor: { kind: 'account', account_id: to },
    }, ...more,
  };
  return api.ok<ScheduleResponse>('createSchedule', { body });
}

const read = ({ schedule_id }: ScheduleResponse) => api.ok<ScheduleResponse>('getSchedule', { path: { schedule_id } });
const runsOf = async ({ schedule_id }: ScheduleResponse) =>
  (await api.ok<ScheduleRunListResponse>('listScheduleRuns', { path: { schedule_id } })).items;

async function expectPaid(it: ScheduleResponse, times = 1): Promise<void> {
  expect(await api.available(to)).toBe(100 * times);
  expect(await read(it)).toMatchObject({ state: 'COMPLETED', occurrences: { total: 1, executed: 1, refused: 0, misfired: 0, skipped: 0 } });
  expect(await runsOf(it)).toMatchObject([{ state: 'EXECUTED', attempts: 1 }]);
}

describe('a worker that dies', () => {
  it('between taking and executing leaves the run to the next, once its lease has ended', async () => {
    const made = await due();
    await dieWhen((reached) => worker(() => { reached(); return death(); }));
    expect(await read(made)).toMatchObject({ state: 'ACTIVE', next_run_at: null, last_run: { state: 'PENDING', attempts: 0 } });
    expect((await tick(context(), now())).runs).toEqual([]);
    clock.advance(LEASE_MS);
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'EXECUTED' }]);
    await expectPaid(made);
  });

  it('between executing and recording has paid: the next only records it', async () => {
    const made = await due();
    await dieWhen((reached) => worker(async (order, really) => { await really(order); reached(); return death(); }));
    expect([await api.available(to), (await read(made)).last_run?.state]).toEqual([100, 'PENDING']);
    clock.advance(LEASE_MS);
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'EXECUTED' }]);
    await expectPaid(made);
  });

  it('between executing and recording has paid, though the record of the command is forgotten since', async () => {
    const made = await due();
    await dieWhen((reached) => worker(async (order, really) => { await really(order); reached(); return death(); }));
    clock.advance(30 * 86_400_000);
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'EXECUTED' }]);
    await expectPaid(made);
  });

  it('before executing, and is followed too late: the occurrence is MISFIRED', async () => {
    const made = await due({ misfire_grace_seconds: 30 });
    await dieWhen((reached) => worker(() => { reached(); return death(); }));
    clock.advance(LEASE_MS + 1_000);
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'MISFIRED', attempts: 0 }]);
    expect(await api.available(to)).toBe(0);
    expect((await read(made)).state).toBe('COMPLETED');
  });

  it('in the middle of a retry leaves the retry to the next', async () => {
    const made = await due({ account_id: await api.account(0), retry_policy: { max_attempts: 3, initial_seconds: 10 } });
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'RETRYING', attempts: 1 }]);
    clock.advance(10_000);
    await dieWhen((reached) => worker(() => { reached(); return death(); }));
    clock.advance(LEASE_MS);
    await api.fund(made.account_id, 100);
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'EXECUTED', attempts: 2 }]);
    expect(await api.available(to)).toBe(100);
  });

  it('while its schedule is cancelled may have paid, and the run then says so', async () => {
    const made = await due();
    await dieWhen((reached) => worker(async (order, really) => { await really(order); reached(); return death(); }));
    const cancelled = await api.ok<ScheduleResponse>('cancelSchedule', { path: { schedule_id: made.schedule_id } });
    expect(cancelled).toMatchObject({ state: 'CANCELLED', last_run: { state: 'PENDING' }, occurrences: { skipped: 0 } });
    clock.advance(LEASE_MS);
    await tick(context(), now());
    expect(await read(made)).toMatchObject({
      state: 'CANCELLED', last_run: { state: 'EXECUTED' }, occurrences: { executed: 1 }, version: 2,
    });
  });
});

describe('a worker that is taken for dead', () => {
  /** A worker that pauses before it executes, until it is released. */
  async function standStill() {
    const go = Promise.withResolvers<void>();
    let ended: Promise<unknown> = Promise.resolve();
    await new Promise<void>((resolve) => {
      ended = tick(worker(async (order, really) => { resolve(); await go.promise; await really(order); }), now());
    });
    clock.advance(LEASE_MS);
    return { goOn: () => { go.resolve(); return ended; } };
  }

  it('and comes back when another has paid: nothing is paid twice, nothing told twice', async () => {
    const made = await due();
    const slow = await standStill();
    await tick(context(), now());
    await slow.goOn();
    await expectPaid(made);
    expect((await read(made)).version).toBe(2);
  });

  it('and comes back together with another: one of them pays', async () => {
    const made = await due();
    const slow = await standStill();
    await Promise.all([slow.goOn(), tick(context(), now()), tick(context(), now())]);
    await expectPaid(made);
  });

  it('and pays after another was refused: the run is executed, and its retry pays nothing more', async () => {
    const made = await due({ account_id: await api.account(0), retry_policy: { max_attempts: 3, initial_seconds: 10 } });
    const slow = await standStill();
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'RETRYING' }]);
    await api.fund(made.account_id, 1_000);
    await slow.goOn();
    expect(await read(made)).toMatchObject({ state: 'COMPLETED', last_run: { state: 'EXECUTED', refusal: null } });
    clock.advance(10_000);
    expect((await tick(context(), now())).runs).toEqual([]);
    expect(await api.available(to)).toBe(100);
  });
});

describe('a ledger that does not answer', () => {
  it('is no refusal: the run stays due and uses up no attempt', async () => {
    const made = await due();
    const overloaded = worker(() => Promise.reject(new ApiError('OVERLOADED', 'Too many writes are waiting.')));
    expect((await tick(overloaded, now())).runs).toMatchObject([{ state: 'PENDING', attempts: 0 }]);
    clock.advance(1_000);
    expect((await tick(context(), now())).runs).toMatchObject([{ state: 'EXECUTED' }]);
    await expectPaid(made);
  });

  it('for one occurrence does not keep the others', async () => {
    const [broken, other] = [await due(), await due()];
    const ctx = worker(
      (order, really) => (order.commandId.includes(broken.schedule_id) ? Promise.reject(new Error('a bug')) : really(order)),
    );
    await tick(ctx, now());
    expect([(await read(broken)).last_run?.state, (await read(other)).last_run?.state]).toEqual(['PENDING', 'EXECUTED']);
    clock.advance(LEASE_MS);
    await tick(context(), now());
    expect(await api.available(to)).toBe(200);
  });
});

it('tickAll executes what is due in every tenant, whichever fails', async () => {
  const mine = await due();
  const [theirs, creditor] = [await api.account(500, { tenant: 'acme' }), await api.account(0, { tenant: 'acme' })];
  await api.ok('createSchedule', {
    tenant: 'acme',
    body: {
      account_id: theirs, schedule_type: 'ONE_SHOT', run_at: now().toISOString(),
      action: {
        kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value: 100 }, creditor: { kind: 'account', account_id: creditor },
      },
    },
  });
  const failing = (tenant: string): ScheduleContext => {
    if (tenant === TENANT) throw new Error('this tenant fails');
    return context(tenant);
  };
  const { log } = context();
  await tickAll(api.service.database, failing, log);
  expect([await api.available(creditor, 'acme'), await api.available(to)]).toEqual([100, 0]);
  await tickAll(api.service.database, context, log);
  await expectPaid(mine);
});

it('leaves books that verify', async () => {
  for (const tenant of [TENANT, 'acme']) expect(await verifyJournal(api.service.database, tenant)).toMatchObject({ ok: true });
});
