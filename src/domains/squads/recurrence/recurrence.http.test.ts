/** Monthly recurrence in a squad: cycles, contas, consents to collect them, and the clock that works through them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountResponse, ConsentResponse, ContributionResponse, RecurringExpenseResponse, SquadDetailResponse, SquadRecurrenceResponse,
} from '../../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { household, householdWithWorkAhead, rowsOf, type Household } from '../../../../test/support/squads-house.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { squadJobs } from '../jobs.ts';

const DAY = 86_400_000;

let clock: FixedClock;
let api: TestService;
beforeAll(async () => {
  clock = new FixedClock('2026-03-02T12:00:00.000Z');
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  await api.stop();
});

/** Each member has 1,000.00, unless less is given. */
const house = (cents = 100_000) => household(api, cents);

/** One with cycles that close with the month. */
async function monthly(cents?: number): Promise<Household> {
  const made = await house(cents);
  await setDay(made, 31);
  return made;
}

const setDay = ({ sqd_id, ana }: Household, closes_on_day: number | null) => api.ok<SquadRecurrenceResponse>('setSquadRecurrence', {
  path: { sqd_id }, body: { actor_account_id: ana, enabled: closes_on_day !== null, ...(closes_on_day !== null && { closes_on_day }) },
});
const read = ({ sqd_id, ana }: Household, caller_account_id = ana) =>
  api.ok<SquadDetailResponse>('getSquad', { path: { sqd_id }, query: { caller_account_id } });
const fixed = ({ ana }: Household, more: object = {}) => ({
  actor_account_id: ana, description: 'Internet', amount_kind: 'FIXED', amount: { currency: 'BRL', value: 10_000 }, payer_account_id: ana,
  due_day: 5, ...more,
});
const variable = ({ ana, bruno }: Household, more: object = {}) => ({
  actor_account_id: ana, description: 'Luz', amount_kind: 'VARIABLE', payer_account_id: bruno, due_day: 10, ...more,
});
const ask = <T = RecurringExpenseResponse>(
  operation: 'createRecurringExpense' | 'updateRecurringExpense' | 'deleteRecurringExpense' | 'confirmRecurringExpense',
  path: Record<string, string>, body: object, more: Call = {},
): Promise<Answer<T>> =>
  api.call<T>(operation, { path, body, ...more });
const create = (it: Household, body: object) => api.ok<RecurringExpenseResponse>('createRecurringExpense', {
  path: { sqd_id: it.sqd_id }, body,
});
const pathOf = ({ sqd_id, rex_id }: RecurringExpenseResponse) => ({ sqd_id, rex_id });
const confirm = (bill: RecurringExpenseResponse, actor_account_id: string, value: number, more: Call = {}) =>
  ask<ContributionResponse>('confirmRecurringExpense', pathOf(bill), { actor_account_id, amount: { currency: 'BRL', value } }, more);
const grant = ({ sqd_id, rex_id }: RecurringExpenseResponse, caller_account_id: string, value: number) =>
  api.call<ConsentResponse>('grantAutoCollectConsent', {
    path: { sqd_id }, body: { caller_account_id, rex_id, max_amount: { currency: 'BRL', value } },
  });
const consentsOf = async (it: Household, account: string) =>
  (await read(it, account)).members?.find(({ member_account_id }) => member_account_id === account)?.auto_collect;
const select = <T extends object>(text: string, values: unknown[]) => api.service.database.forTenant(TENANT).read(
  (em) => em.execute<T[]>(text, values),
);
const entriesOf = ({ sqd_id }: Household) => select<{
  kind: string; at: Date; amount: string | null; cycle: number; summary: object | null; state: string | null;
}>(
  'select kind, occurred_at as at, amount, cycle, summary, state from razao.squad_entries where sqd_id = ? order by entry_seq', [sqd_id]);
const announced = async ({ sqd_id }: { sqd_id: string }, like: string) => (await select<{
  type: string; version: number; data: Record<string, unknown>;
}>(
  `select event_type as type, entity_version::int as version, body::json -> 'data' as data from razao.outbox
   where body::json -> 'data' ->> 'sqd_id' = ? and event_type like ? order by commit_no, n`, [sqd_id, like]));

/** Moves the clock to the begin of a day in São Paulo, and a minute on. */
function goTo(day: string): void {
  clock.advance(Date.parse(`${day}T03:01:00.000Z`) - clock.now().getTime());
}

describe('setSquadRecurrence', () => {
  it('opens a cycle, moves its close, and closes it with a summary when it is turned off', async () => {
    const it = await house();
    expect(await setDay(it, 31)).toMatchObject({ enabled: true, closes_on_day: 31, cycle: {
      period: '2026-03', closes_at: '2026-04-01T03:00:00.000Z', carried_forward_cents: 0, contas: [],
    }, updated_by_account_id: it.ana });
    const { last_event_seq } = await read(it);
    await setDay(it, 31);
    expect((await read(it)).last_event_seq).toBe(last_event_seq);
    expect(await setDay(it, 1)).toMatchObject({ cycle: { period: '2026-04', closes_at: '2026-04-02T03:00:00.000Z' } });
    expect(await setDay(it, 15)).toMatchObject({ cycle: { period: '2026-03', closes_at: '2026-03-16T03:00:00.000Z' } });
    expect(await setDay(it, null)).toMatchObject({ enabled: false, closes_on_day: null, cycle: null });
    expect(await setDay(it, 31)).toMatchObject({ cycle: { period: '2026-04', closes_at: '2026-05-01T03:00:00.000Z' } });
    expect((await announced(it, 'squad_%')).filter(({ type }) => /recurrence|cycle/.test(type)).map(({ type }) => type)).toEqual([
      'squad_recurrence.changed', 'squad_recurrence.changed', 'squad_recurrence.changed', 'squad_cycle.closed', 'squad_recurrence.changed',
      'squad_recurrence.changed',
    ]);
    expect(await entriesOf(it)).toMatchObject([{ kind: 'CYCLE_SUMMARY', cycle: 1, summary: { expensesCount: 0, carriedForwardCents: 0 } }]);
  });

  it('asks for the day exactly where cycles run, and for an OWNER', async () => {
    const { sqd_id, ana, bruno } = await house();
    const put = (body: object, more: Call = {}) => api.call('setSquadRecurrence', { path: { sqd_id }, body, ...more });
    expect(await put({ actor_account_id: ana, enabled: true })).toMatchObject({
      status: 422, body: { detail: [{ loc: ['body', 'closes_on_day'], type: 'missing' }] },
    });
    expect(await put({ actor_account_id: ana, enabled: false, closes_on_day: 3 })).toMatchObject({
      status: 422, body: { detail: [{ loc: ['body', 'closes_on_day'] }] },
    });
    expect(await put({ actor_account_id: bruno, enabled: false })).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_ROLE' } });
    expect(await put({ actor_account_id: await api.account(), enabled: false })).toMatchObject({
      status: 403, body: { error: 'NOT_A_SQUAD_MEMBER' },
    });
    expect(await put({ actor_account_id: ana, enabled: false }, { tenant: 'other' })).toMatchObject({
      status: 404, body: { error: 'SQUAD_NOT_FOUND' },
    });
    await api.ok('closeSquad', { path: { sqd_id }, body: { actor_account_id: ana } });
    expect(await put({ actor_account_id: ana, enabled: false })).toMatchObject({ status: 422, body: { error: 'SQUAD_CLOSED' } });
  });
});

describe('a recurring expense', () => {
  it('waits for its day, or for its payer, and says where it stands', async () => {
    const it = await monthly();
    const internet = await create(it, fixed(it));
    expect(internet).toMatchObject({
      state: 'ACTIVE', version: 1, split: { method: 'EQUAL' }, members_snapshot: null,
      current: { due_on: '2026-03-05', state: 'SCHEDULED', entry_seq: null },
    });
    const light = await create(it, variable(it));
    expect(light).toMatchObject({
      state: 'PENDING_CONFIRMATION', amount: null, current: { due_on: '2026-03-10', state: 'PENDING_CONFIRMATION' },
    });
    expect(await create(it, fixed(it, { due_day: 1 }))).toMatchObject({ current: null });
    expect((await read(it)).cycle).toMatchObject({ contas: [{ rex_id: internet.rex_id }, { rex_id: light.rex_id }] });
  });

  it('is refused where its payer, split, amount or currency do not fit', async () => {
    const it = await monthly();
    const stranger = await api.account();
    const refused: [object, number, string][] = [
      [fixed(it, { actor_account_id: it.bruno }), 403, 'INSUFFICIENT_ROLE'],
      [fixed(it, { payer_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' }), 404, 'ACCOUNT_NOT_FOUND'],
      [fixed(it, { payer_account_id: stranger }), 422, 'PAYER_NOT_A_MEMBER'],
      [fixed(it, { members_snapshot: [it.ana, stranger] }), 422, 'SPLIT_MEMBER_NOT_ACTIVE'],
      [fixed(it, { split: { method: 'EXACT', parts: [{ account_id: it.ana, cents: 1 }] } }), 422, 'SPLIT_INVALID'],
      [variable(it, { split: { method: 'PERCENT', parts: [{ account_id: it.ana, basis_points: 9_999 }] } }), 422, 'SPLIT_INVALID'],
      [fixed(it, { amount: { currency: 'USD', value: 1 } }), 422, 'CURRENCY_MISMATCH'],
    ];
    for (const [body, status, error] of refused)
      expect(await ask('createRecurringExpense', { sqd_id: it.sqd_id }, body)).toMatchObject({ status, body: { error } });
    for (const body of [
      fixed(it, { amount: undefined }), variable(it, { amount: { currency: 'BRL', value: 1 } }),
      variable(it, { split: { method: 'EXACT', parts: [{ account_id: it.ana, cents: 1 }] } }),
    ]) {
      expect(await ask('createRecurringExpense', { sqd_id: it.sqd_id }, body)).toMatchObject({
        status: 422, body: { detail: [{ loc: expect.arrayContaining(['body']) }] },
      });
    }
    await setDay(it, null);
    expect(await ask('createRecurringExpense', { sqd_id: it.sqd_id }, fixed(it))).toMatchObject({
      status: 409, body: { error: 'RECURRENCE_NOT_ENABLED' },
    });
  });

  it('is edited and deleted; what is so already is no change', async () => {
    const it = await monthly();
    const bill = await create(it, fixed(it));
    const edit = (body: object) => ask('updateRecurringExpense', pathOf(bill), { actor_account_id: it.ana, ...body });
    expect((await edit({})).body).toEqual(bill);
    expect((await edit({
      amount: { currency: 'BRL', value: 300 },
      split: { method: 'EXACT', parts: [{ account_id: it.ana, cents: 100 }, { account_id: it.bruno, cents: 200 }] },
    })).body)
      .toMatchObject({ version: 2, amount: { value: 300 } });
    expect(await edit({ amount: { currency: 'BRL', value: 301 } })).toMatchObject({ status: 422, body: { error: 'SPLIT_INVALID' } });
    expect(await edit({ payer_account_id: await api.account() })).toMatchObject({ status: 422, body: { error: 'PAYER_NOT_A_MEMBER' } });
    expect(await edit({ members_snapshot: [it.carla] })).toMatchObject({ status: 422, body: { error: 'SPLIT_INVALID' } });
    expect(await edit({ split: { method: 'EQUAL' }, members_snapshot: [await api.account()] })).toMatchObject({
      status: 422, body: { error: 'SPLIT_MEMBER_NOT_ACTIVE' },
    });
    expect(await edit({ amount: { currency: 'USD', value: 300 } })).toMatchObject({ status: 422, body: { error: 'CURRENCY_MISMATCH' } });
    expect((await edit({ due_day: 1 })).body).toMatchObject({ current: null, version: 3 });
    const light = await create(it, variable(it));
    expect(await ask('updateRecurringExpense', pathOf(light), { actor_account_id: it.ana, amount: { currency: 'BRL', value: 1 } }))
      .toMatchObject({ status: 422, body: { error: 'AMOUNT_NOT_APPLICABLE' } });
    await grant(bill, it.bruno, 200);
    const remove = () => ask('deleteRecurringExpense', pathOf(bill), { actor_account_id: it.ana });
    const deleted = await remove();
    expect(deleted.body).toMatchObject({ state: 'DELETED', current: null, version: 4 });
    expect((await remove()).body).toEqual(deleted.body);
    expect(await consentsOf(it, it.bruno)).toEqual([]);
    expect(await edit({ description: 'x' })).toMatchObject({ status: 409, body: { error: 'RECURRING_EXPENSE_DELETED' } });
    expect(await grant(bill, it.bruno, 200)).toMatchObject({ status: 409, body: { error: 'RECURRING_EXPENSE_DELETED' } });
    expect((await announced(it, '%')).filter(({ data }) => data['rex_id'] === bill.rex_id).map(
      ({ type, version }) => `${type} ${version}`,
    )).toEqual([
      'recurring_expense.created 1', 'recurring_expense.updated 2', 'recurring_expense.updated 3', 'auto_collect_consent.granted 1',
      'recurring_expense.deleted 4', 'auto_collect_consent.revoked 2',
    ]);
    expect(await ask('deleteRecurringExpense', { ...pathOf(bill), sqd_id: (await house()).sqd_id }, { actor_account_id: it.ana }))
      .toMatchObject({ status: 404, body: { error: 'RECURRING_EXPENSE_NOT_FOUND' } });
  });

  it('a squad has at most 100 of them', async () => {
    const it = await monthly();
    for (let n = 0; n < 100; n += 1) await create(it, fixed(it));
    expect(await ask('createRecurringExpense', { sqd_id: it.sqd_id }, fixed(it))).toMatchObject({
      status: 422, body: { error: 'SQUAD_LIMIT_REACHED', details: { what: 'RECURRING_EXPENSES', maximum: 100 } },
    });
    await setDay(it, null); // what follows has no hundred of them to post each month
  });
});

describe('confirmRecurringExpense', () => {
  it('posts what the payer says, once a cycle', async () => {
    const it = await monthly();
    const light = await create(it, variable(it));
    expect(await confirm(light, it.ana, 100)).toMatchObject({ status: 403, body: { error: 'NOT_THE_PAYER' } });
    expect(await ask('confirmRecurringExpense', pathOf(light), { actor_account_id: it.bruno, amount: { currency: 'USD', value: 1 } }))
      .toMatchObject({ status: 422, body: { error: 'CURRENCY_MISMATCH' } });
    const twice = await Promise.all([
      confirm(light, it.bruno, 10_000, { key: 'light' }), confirm(light, it.bruno, 10_000, { key: 'light' }),
    ]);
    expect(twice[0].body).toEqual(twice[1].body);
    expect(twice[0].body).toMatchObject({
      kind: 'ACCOUNTING', state: 'OPEN', rex_id: light.rex_id, period: '2026-03', open_cents: 6_667, split: { method: 'EQUAL' },
      shares: [
        { share_cents: 3_334, state: 'OPEN' }, { share_cents: 3_333, state: 'OWN', share_utxo_ref: null },
        { share_cents: 3_333, state: 'OPEN' },
      ],
    });
    expect(await confirm(light, it.bruno, 10_000)).toMatchObject({
      status: 409, body: { error: 'RECURRING_EXPENSE_NOT_PENDING', details: { state: 'ACTIVE', entry_seq: twice[0].body.entry_seq } },
    });
    expect((await read(it)).cycle).toMatchObject({
      contas: [{ state: 'POSTED', amount: { value: 10_000 }, entry_seq: twice[0].body.entry_seq }],
    });
    expect((await read(it)).ledger_summary).toMatchObject({
      total_open_debt_cents: 6_667, positions: [{ owed_cents: 3_334 }, { owed_to_cents: 6_667 }, { owed_cents: 3_333 }],
    });
    expect(await confirm(await create(it, fixed(it, { payer_account_id: it.bruno })), it.bruno, 1)).toMatchObject({
      status: 409, body: { error: 'RECURRING_EXPENSE_NOT_PENDING' },
    });
  });

  it('one of two at one time posts', async () => {
    const it = await monthly();
    const light = await create(it, variable(it));
    const answers = await Promise.all([confirm(light, it.bruno, 100), confirm(light, it.bruno, 200)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('waits for a payer who may act, and for a squad that is not frozen', async () => {
    const it = await monthly();
    const light = await create(it, variable(it));
    await api.ok('freezeAccount', { path: { account_id: it.bruno } });
    expect(await confirm(light, it.bruno, 100)).toMatchObject({ status: 422, body: { error: 'ACCOUNT_FROZEN' } });
    await api.ok('unfreezeAccount', { path: { account_id: it.bruno } });
    const { owner_party_id: party_id } = await api.ok<AccountResponse>('getAccount', { path: { account_id: it.bruno } });
    await api.ok('updateParty', { path: { party_id: party_id ?? '' }, body: { status: 'BLOCKED' } });
    expect(await confirm(light, it.bruno, 100)).toMatchObject({ status: 422, body: { error: 'PARTY_BLOCKED' } });
    await api.ok('updateParty', { path: { party_id: party_id ?? '' }, body: { status: 'ACTIVE' } });
    await api.ok('freezeSquad', { path: { sqd_id: it.sqd_id }, body: { actor_account_id: it.ana } });
    expect(await confirm(light, it.bruno, 100)).toMatchObject({ status: 422, body: { error: 'SQUAD_FROZEN' } });
    await api.ok('unfreezeSquad', { path: { sqd_id: it.sqd_id }, body: { actor_account_id: it.ana } });
    expect(await confirm(light, it.bruno, 100)).toMatchObject({ status: 200 });
  });
});

describe('a consent', () => {
  it('collects the share up to its cap; above it the consent is suspended, without money the share stays open', async () => {
    const it = await monthly(3_000);
    const light = await create(it, variable(it, { payer_account_id: it.ana }));
    expect(await grant(light, it.ana, 1)).toMatchObject({ status: 422, body: { error: 'NO_SHARE_TO_COLLECT' } });
    expect(await grant({ ...light, rex_id: 'rex_none' }, it.ana, 1)).toMatchObject({
      status: 404, body: { error: 'RECURRING_EXPENSE_NOT_FOUND' },
    });
    const { body: consent } = await grant(light, it.bruno, 3_000);
    expect(consent).toMatchObject({ state: 'ACTIVE', consent_state: null, max_amount: { value: 3_000 } });
    await grant(light, it.carla, 2_000);
    const first = await confirm(light, it.ana, 9_000);
    expect(first.body).toMatchObject({
      state: 'OPEN', open_cents: 3_000,
      shares: [{ state: 'OWN' }, { state: 'SETTLED', settlement_entry_seq: expect.any(Number) }, { state: 'OPEN' }],
    });
    expect([await api.available(it.ana), await api.available(it.bruno), await api.available(it.carla)]).toEqual([6_000, 0, 3_000]);
    expect(await consentsOf(it, it.bruno)).toMatchObject([{ state: 'ACTIVE' }]);
    expect(await consentsOf(it, it.carla)).toMatchObject([{ state: 'SUSPENDED' }]);
    const again = await grant(light, it.bruno, 5_000);
    expect(again.body).toMatchObject({ consent_id: consent.consent_id, max_amount: { value: 5_000 } });
    const water = await create(it, variable(it, { payer_account_id: it.ana, description: 'Água' }));
    await grant(water, it.bruno, 3_000);
    expect((await confirm(water, it.ana, 300)).body).toMatchObject({ open_cents: 200 });
    expect((await announced(it, '%')).map(({ type, data }) => [type, data['reason']]).filter(
      ([type]) => /collect|debts/.test(String(type)),
    )).toEqual([
      ['auto_collect_consent.granted', undefined], ['auto_collect_consent.granted', undefined], ['squad_debts.settled', undefined],
      ['auto_collect_consent.suspended', undefined], ['auto_collect_consent.granted', undefined],
      ['auto_collect_consent.granted', undefined],
      ['squad_share.collection_failed', 'INSUFFICIENT_FUNDS'],
    ]);
  });

  it('is taken back by who gave it, also in a frozen squad, and when they leave', async () => {
    const it = await monthly();
    const bill = await create(it, fixed(it));
    const { body: { consent_id } } = await grant(bill, it.bruno, 100);
    const revoke = (caller_account_id: string, more: Call = {}) => api.call('revokeAutoCollectConsent', {
      path: { sqd_id: it.sqd_id, consent_id }, body: { caller_account_id }, ...more,
    });
    expect(await revoke(it.carla)).toMatchObject({ status: 403, body: { error: 'NOT_THE_CONSENTING_MEMBER' } });
    await api.ok('freezeSquad', { path: { sqd_id: it.sqd_id }, body: { actor_account_id: it.ana } });
    expect(await revoke(it.bruno, { key: 'back' })).toMatchObject({ status: 200, body: { revoked: true } });
    expect(await revoke(it.bruno, { key: 'back' })).toMatchObject({ status: 200 });
    expect(await revoke(it.bruno)).toMatchObject({ status: 404, body: { error: 'CONSENT_NOT_FOUND' } });
    await grant(bill, it.carla, 100);
    await api.ok('removeSquadMember', { path: { sqd_id: it.sqd_id, member_account_id: it.carla }, body: { actor_account_id: it.carla } });
    expect(await select('select 1 from razao.auto_collect_consents where sqd_id = ?', [it.sqd_id])).toEqual([]);
    expect(
      await api.call('removeSquadMember', { path: { sqd_id: it.sqd_id, member_account_id: it.ana }, body: { actor_account_id: it.ana } }),
    ).toMatchObject({ status: 409 });
  });
});

describe('each operation', () => {
  it('refuses who does not exist, is no member or no OWNER, and a squad that is closed', async () => {
    const it = await monthly();
    const bill = await create(it, variable(it, { payer_account_id: it.ana }));
    const { body: { consent_id } } = await grant(bill, it.bruno, 100);
    const { sqd_id, rex_id } = bill;
    const amount = { currency: 'BRL', value: 1 };
    const asks: readonly ((who: string) => Promise<Answer>)[] = [
      (actor_account_id) => api.call('setSquadRecurrence', { path: { sqd_id }, body: { actor_account_id, enabled: false } }),
      (actor_account_id) => api.call('createRecurringExpense', { path: { sqd_id }, body: fixed(it, { actor_account_id }) }),
      (actor_account_id) => api.call('updateRecurringExpense', { path: { sqd_id, rex_id }, body: { actor_account_id } }),
      (actor_account_id) => api.call('deleteRecurringExpense', { path: { sqd_id, rex_id }, body: { actor_account_id } }),
      (actor_account_id) => api.call('confirmRecurringExpense', { path: { sqd_id, rex_id }, body: { actor_account_id, amount } }),
      (caller_account_id) => api.call('grantAutoCollectConsent', {
        path: { sqd_id }, body: { caller_account_id, rex_id, max_amount: amount },
      }),
      (caller_account_id) => api.call('revokeAutoCollectConsent', { path: { sqd_id, consent_id }, body: { caller_account_id } }),
    ];
    const errors = async (who: string) => (await Promise.all(asks.map((it_) => it_(who)))).map(({ body }) => body['error']);
    expect(await errors('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')).toEqual(asks.map(() => 'ACCOUNT_NOT_FOUND'));
    expect(await errors(await api.account())).toEqual(asks.map(() => 'NOT_A_SQUAD_MEMBER'));
    expect(await errors(it.carla)).toEqual([
      ...Array<string>(4).fill('INSUFFICIENT_ROLE'), 'NOT_THE_PAYER', undefined, 'NOT_THE_CONSENTING_MEMBER',
    ]);
    expect(await api.call('grantAutoCollectConsent', {
      path: { sqd_id }, body: { caller_account_id: it.bruno, rex_id, max_amount: { currency: 'USD', value: 1 } },
    })).toMatchObject({ status: 422, body: { error: 'CURRENCY_MISMATCH' } });
    await api.ok('closeSquad', { path: { sqd_id }, body: { actor_account_id: it.ana } });
    expect(await errors(it.ana)).toEqual([...Array<string>(6).fill('SQUAD_CLOSED'), 'CONSENT_NOT_FOUND']);
  });

  it('a confirmation is refused where it cannot be posted', async () => {
    const it = await monthly();
    const parts = [{ account_id: it.bruno, basis_points: 5_000 }, { account_id: it.carla, basis_points: 5_000 }];
    const [named, large, gone] = [
      await create(it, variable(it, { split: { method: 'PERCENT', parts } })), await create(it, variable(it)),
      await create(it, variable(it)),
    ];
    await api.ok('removeSquadMember', { path: { sqd_id: it.sqd_id, member_account_id: it.carla }, body: { actor_account_id: it.ana } });
    await api.ok('deleteRecurringExpense', { path: pathOf(gone), body: { actor_account_id: it.ana } });
    expect(await confirm(named, it.bruno, 1)).toMatchObject({
      status: 422, body: { error: 'SPLIT_MEMBER_NOT_ACTIVE', details: { account_ids: [it.carla] } },
    });
    expect(await confirm(gone, it.bruno, 1)).toMatchObject({ status: 409, body: { error: 'RECURRING_EXPENSE_DELETED' } });
    await confirm(await create(it, variable(it)), it.bruno, Number.MAX_SAFE_INTEGER);
    expect(await confirm(large, it.bruno, Number.MAX_SAFE_INTEGER)).toMatchObject({ status: 422, body: { error: 'BALANCE_OVERFLOW' } });
  });
});

describe('the clock', () => {
  it('posts what is due as of its instant, once, and closes the month before what follows', async () => {
    const it = await monthly();
    const internet = await create(it, fixed(it));
    const first = await create(it, fixed(it, { due_day: 1, description: 'Aluguel' }));
    const light = await create(it, variable(it));
    await grant(internet, it.bruno, 5_000);
    goTo('2026-04-01');
    expect(await read(it)).toMatchObject({ cycle: { period: '2026-04', carried_forward_cents: 3_333, contas: [
      { rex_id: first.rex_id, state: 'POSTED' }, { rex_id: internet.rex_id, state: 'SCHEDULED', due_on: '2026-04-05' },
      { rex_id: light.rex_id, state: 'PENDING_CONFIRMATION' },
    ] } });
    await Promise.all([read(it), read(it)]);
    expect((await entriesOf(it)).map(
      ({ kind, at, cycle }) => [kind, kind === 'SETTLEMENT' ? '' : new Date(at).toISOString(), cycle],
    )).toEqual([
      ['ACCOUNTING', '2026-03-05T03:00:00.000Z', 1], ['SETTLEMENT', '', 1], ['CYCLE_SUMMARY', '2026-04-01T03:00:00.000Z', 1],
      ['ACCOUNTING', '2026-04-01T03:00:00.000Z', 2],
    ]);
    expect((await entriesOf(it))[2]?.summary).toEqual({
      expensesCount: 1, expensesCents: 10_000, settledCents: 3_333, fundedInCents: 0, spentCents: 0, carriedForwardCents: 3_333,
      positions: [
        { member_account_id: it.ana, paid_cents: 10_000, borne_cents: 3_334, net_cents: 3_333 },
        { member_account_id: it.bruno, paid_cents: 0, borne_cents: 3_333, net_cents: 0 },
        { member_account_id: it.carla, paid_cents: 0, borne_cents: 3_333, net_cents: -3_333 },
      ],
    });
    expect((await announced(it, 'recurring_expense.%')).filter(({ data }) => data['rex_id'] === light.rex_id).map(
      ({ type, data }) => [type, data['period'], data['reason']],
    )).toEqual([
      ['recurring_expense.created', undefined, undefined], ['recurring_expense.skipped', '2026-03', 'CYCLE_CLOSED'],
      ['recurring_expense.confirmation_requested', '2026-04', undefined],
    ]);
  });

  it('posts nothing in a frozen squad: after it what is due still, at the close nothing any more', async () => {
    const it = await monthly();
    await create(it, fixed(it, { due_day: 20 }));
    const freeze = () => api.ok('freezeSquad', { path: { sqd_id: it.sqd_id }, body: { actor_account_id: it.ana } });
    const unfreeze = () => api.ok('unfreezeSquad', { path: { sqd_id: it.sqd_id }, body: { actor_account_id: it.ana } });
    await freeze();
    goTo('2026-04-25');
    expect((await read(it)).cycle).toMatchObject({ contas: [{ state: 'SCHEDULED' }] });
    await unfreeze();
    expect((await read(it)).cycle).toMatchObject({ contas: [{ state: 'POSTED' }] });
    await freeze();
    goTo('2026-06-01');
    await unfreeze();
    expect((await read(it)).cycle).toMatchObject({ period: '2026-06', contas: [{ state: 'SCHEDULED' }] });
    expect((await announced(it, 'recurring_expense.skipped')).map(({ data }) => [data['period'], data['reason']])).toEqual(
      [['2026-05', 'CYCLE_CLOSED']],
    );
  });

  it('goes on without who has left, but for amounts that name them', async () => {
    const it = await monthly();
    await create(it, fixed(it, { members_snapshot: [it.ana, it.carla], due_day: 20 }));
    await create(it, fixed(it, {
      amount: { currency: 'BRL', value: 2 }, due_day: 20,
      split: { method: 'EXACT', parts: [{ account_id: it.ana, cents: 1 }, { account_id: it.carla, cents: 1 }] },
    }));
    await api.ok('removeSquadMember', { path: { sqd_id: it.sqd_id, member_account_id: it.carla }, body: { actor_account_id: it.ana } });
    goTo('2026-06-21');
    expect((await read(it)).cycle).toMatchObject({ contas: [{ state: 'POSTED' }, { state: 'SKIPPED' }] });
    expect((await announced(it, 'recurring_expense.skipped')).map(({ data }) => data['reason'])).toEqual(['SPLIT_MEMBER_NOT_ACTIVE']);
  });

  it('a squad that closes ends its cycle with a summary', async () => {
    const it = await monthly();
    const bill = await create(it, variable(it));
    await grant(bill, it.carla, 1);
    await api.ok('closeSquad', { path: { sqd_id: it.sqd_id }, body: { actor_account_id: it.ana } });
    expect(await entriesOf(it)).toMatchObject([{ kind: 'CYCLE_SUMMARY' }]);
    expect(await read(it)).toMatchObject({ state: 'CLOSED', cycle: null });
    goTo('2026-08-02');
    expect(await entriesOf(it)).toHaveLength(1);
  });

  it('after 100 days alone, one read leaves the rows that the worker leaves', async () => {
    const [byRead, byWorker] = [await householdWithWorkAhead(api), await householdWithWorkAhead(api)];
    clock.advance(100 * DAY);
    await read(byRead);
    await squadJobs(api.service.database, (tenant) => api.service.contextFor(tenant), createLog('silent'))[0]?.run();
    const [left, right] = [await rowsOf(api, byRead), await rowsOf(api, byWorker)];
    expect(left).toEqual(right);
    expect(left.filter((row) => row.includes('"CYCLE_SUMMARY"')).length).toBe(3);
    expect(left.filter((row) => row.includes('"ACCOUNTING"')).length).toBe(3 + 4);
  });
});
