/** Breaks that an operator corrects or explains: what moves, on which day, and once, whoever else asks meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EventListResponse, ReconciliationRunResponse, StatementResponse } from '../../../generated/models.ts';
import { allScopes } from '../auth/index.ts';
import { onOneServer } from '../../../test/support/cluster.ts';
import { DAY, reconciliationCalls } from '../../../test/support/reconciliation-calls.ts';
import { eventually, startTestService, TENANT, type Answer, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { lockHead } from '../../platform/db/lock-row.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
let service: TestService;
let account: string;
const {
  breaksOf, eventsOf, line, newDay, ports, provider, resolve, run, start, today,
} = reconciliationCalls(() => service, () => account, clock);

beforeAll(async () => {
  service = await startTestService({ clock, reconciliation: ports });
  account = await service.account();
});
afterAll(() => service.stop());

const LOCKS = 'who waits for a lock';
/** Does work while nobody else of the tenant can commit; `someoneWaits` resolves when another transaction waits for that. */
const underHead = (work: (em: WriteUnit['em'], someoneWaits: () => Promise<unknown>) => Promise<void>) =>
  service.service.database.forTenant(TENANT).write(async ({ em }) => {
    await lockHead(em, TENANT);
    const [own] = await em.execute<{ id: string }[]>('select pg_current_xact_id()::xid::text as id');
    await work(em, () => eventually(async () => {
      const [waiting] = await em.execute<object[]>('select 1 from pg_locks where not granted and transactionid = ?::xid', [own!.id]);
      return waiting;
    }));
  });

describe('a correction', () => {
  test('of what is missing moves it, on the day it counts, and the next run agrees', async () => {
    await newDay();
    const day = today();
    const at = clock.now().toISOString();
    provider.lines.push(line('E-late', 7500));
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    clock.advance(DAY);
    const receiver = await service.account();
    const corrected = await resolve(found!.break_id, { resolution: 'CORRECTED', account_id: receiver, reason: 'Notice was lost.' });
    expect(corrected).toMatchObject({
      status: 200, body: {
        state: 'RESOLVED', resolution: { kind: 'CORRECTED', correction: { account_id: receiver, direction: 'CREDIT', amount_cents: 7500 } },
      },
    });
    const statement = await service.ok<StatementResponse>('getAccountStatement', {
      path: { account_id: receiver }, query: { from: day, to: day },
    });
    expect(statement.lines).toMatchObject([{ amount_cents: 7500, accounting_day: day, effective_at: at, event_kind: 'CORRECTION' }]);
    const again = await start({ from: day, to: day });
    const done = await eventually(async () => {
      const it = await service.ok<ReconciliationRunResponse>('getReconciliationRun', { path: { run_id: again.body.run_id } });
      return it.state !== 'RUNNING' && it;
    });
    expect(done.break_counts).toMatchObject({ total: 0 });
    expect((await service.ok<EventListResponse>('listEvents', { query: { type: 'statement.restated' } })).items[0]).toMatchObject({
      data: { account_id: receiver, accounting_day: day },
    });
  });

  test('of a payment that never left gives it back', async () => {
    const { paid } = await newDay();
    provider.lines = provider.lines.filter(({ reference }) => reference !== paid);
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    const before = await service.available(account);
    expect((await resolve(found!.break_id, { resolution: 'CORRECTED', account_id: account, reason: 'Never left.' })).status).toBe(200);
    expect(await service.available(account)).toBe(before + 3000);
    expect((await run()).break_counts).toMatchObject({ total: 0 });
  });

  test('is made once, however many ask at once and whoever explains meanwhile', async () => {
    await newDay();
    provider.lines.push(line('E-race', 9));
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    const receiver = await service.account();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => resolve(found!.break_id, { resolution: 'CORRECTED', account_id: receiver, reason: 'x' })),
      resolve(found!.break_id, { resolution: 'EXPLAINED', reason: 'y' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const isCorrected = answers.slice(0, 4).some(({ status }) => status === 200);
    expect(await service.available(receiver)).toBe(isCorrected ? 9 : 0);
    for (const it of answers.filter(({ status }) => status === 409)) expect(it.body).toMatchObject({
      error: 'RECONCILIATION_BREAK_RESOLVED',
    });
  });

  onOneServer(
    test, LOCKS,
  )('an explanation takes the head before the break, as the journal writer does: neither can wait for the other', async () => {
    await newDay();
    provider.lines.push(line('E-order', 9));
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    let explained: Promise<Answer<unknown>> | undefined;
    await underHead(async (em, someoneWaits) => {
      explained = resolve(found!.break_id, { resolution: 'EXPLAINED', reason: 'y' });
      await someoneWaits();
      await em.execute('select from razao.reconciliation_breaks where break_id = ? for update nowait', [found!.break_id]);
    });
    expect(await explained).toMatchObject({ status: 200 });
  });

  onOneServer(test, LOCKS)('stays when a run that began before it supersedes what is open', async () => {
    await newDay();
    provider.lines.push(line('E-kept', 9));
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    let goOn: () => void = () => undefined;
    provider.until = new Promise((resume) => { goOn = resume; });
    const { body: { run_id } } = await start();
    await underHead(async (em, someoneWaits) => {
      await em.execute(
        `update razao.reconciliation_breaks set state = 'RESOLVED', resolution_kind = 'CORRECTED' where break_id = ?`, [found!.break_id],
      );
      goOn();
      await someoneWaits();
    });
    await eventually(
      async () => (await service.ok<ReconciliationRunResponse>('getReconciliationRun', { path: { run_id } })).state === 'COMPLETED',
    );
    expect(await eventsOf(found!.break_id)).toEqual(['reconciliation_break.opened']);
  });

  test('of an account that was promoted is booked on the new one', async () => {
    const { paid } = await newDay();
    provider.lines.push(line(`E-${paid}`, 7500));
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    const guest = await service.account(0, { type: 'GUEST' });
    const { id } = await service.ok<{ id: string }>('promoteAccount', {
      path: { account_id: guest }, body: { owner_party_id: await service.party() },
    });
    const corrected = await resolve(found!.break_id, { resolution: 'CORRECTED', account_id: guest, reason: 'Notice was lost.' });
    expect(corrected).toMatchObject({ status: 200, body: { resolution: { correction: { account_id: id, direction: 'CREDIT' } } } });
    expect(await service.available(id)).toBe(7500);
  });

  test('needs an operator, an account, its currency and its funds', async () => {
    await newDay();
    provider.lines[1] = { ...provider.lines[1]!, amount: -5000 };
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    const body = (account_id: string) => ({ resolution: 'CORRECTED', account_id, reason: 'x' });
    const poor = await service.account();
    const token = await service.token(allScopes.filter((scope) => scope !== 'service/operator'));
    expect(await resolve(found!.break_id, body(poor), { token })).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_SCOPE' } });
    const wrong: [string, number, string][] = [
      ['acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', 404, 'ACCOUNT_NOT_FOUND'], [
        await service.account(0, { type: 'EXTERNAL' }), 404, 'ACCOUNT_NOT_FOUND',
      ],
      [await service.account(0, { currency: 'USD' }), 422, 'CURRENCY_MISMATCH'], [poor, 422, 'INSUFFICIENT_FUNDS'],
    ];
    for (const [id, status, error] of wrong) expect(await resolve(found!.break_id, body(id))).toMatchObject({ status, body: { error } });
    expect(await resolve(found!.break_id, { resolution: 'EXPLAINED', reason: 'x' })).toMatchObject({ status: 200 });
    expect(await resolve(found!.break_id, { resolution: 'EXPLAINED', reason: 'z' })).toMatchObject({
      status: 200, body: { resolution: { reason: 'x' } },
    });
    expect(await resolve(found!.break_id, body(account))).toMatchObject({ status: 409, body: { error: 'RECONCILIATION_BREAK_RESOLVED' } });
  });

  test('of what is older than the setting’s days counts now', async () => {
    await newDay();
    provider.lines.push(line('E-old', 70));
    const [found] = await breaksOf({ run_id: (await run()).run_id });
    clock.advance(8 * DAY);
    const receiver = await service.account();
    await resolve(found!.break_id, { resolution: 'CORRECTED', account_id: receiver, reason: 'x' });
    const { lines } = await service.ok<StatementResponse>('getAccountStatement', {
      path: { account_id: receiver }, query: { from: today(), to: today() },
    });
    expect(lines).toMatchObject([{ amount_cents: 70, accounting_day: today() }]);
  });
});
