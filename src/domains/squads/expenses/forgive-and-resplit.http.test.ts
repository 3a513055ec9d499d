/** Expenses that are forgiven, and those that are divided again: what stays, who bears it, and every refusal. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContributionResponse, SquadSimplifyResponse } from '../../../../generated/models.ts';
import { brl, codeOf, expenseCalls, partsOf } from '../../../../test/support/expense-calls.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { verifySquads } from '../verify/verify-squads.ts';

let api: TestService;
const { bodyOf, expense, household, paidBy, planOf, resplit, settle, settleAll } = expenseCalls(() => api);
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  const verified = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verified).toMatchObject({ ok: true });
});

/** A squad of two, in which Bruno owes half of 1.00 that Ana paid. */
interface Indebted {
  readonly sqd_id: string;
  readonly ana: string;
  readonly bruno: string;
  /** The number of the expense. */
  readonly open: number;
}

async function indebted(): Promise<Indebted> {
  const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
  const { body: { entry_seq: open } } = await expense(sqd_id, ana, 100);
  return { sqd_id, ana, bruno, open };
}

const voided = (sqd_id: string, entry_seq: number, actor_account_id: string, call: Call = {}): Promise<Answer<ContributionResponse>> =>
  api.call('voidContribution', { path: { sqd_id, entry_seq }, body: { actor_account_id }, ...call });
const leave = (sqd_id: string, account: string) =>
  api.ok('removeSquadMember', { path: { sqd_id, member_account_id: account }, body: { actor_account_id: account } });
/** Cycles on, or off: then the open one closes. */
const cycles = (sqd_id: string, actor_account_id: string, enabled: boolean) =>
  api.ok('setSquadRecurrence', { path: { sqd_id }, body: { actor_account_id, enabled, ...(enabled && { closes_on_day: 31 }) } });
const statesOf = ({ body }: Answer<ContributionResponse>) => body.shares.map(({ member_account_id, share_cents, state }) => [
  member_account_id, share_cents, state,
]);
const eventsOf = (sqd_id: string, type: string) => api.service.database.forTenant(TENANT).read((em) => em.execute<{
  data: Record<string, unknown>;
}[]>(
  `select body::json -> 'data' as data from razao.outbox where entity_id = ? and event_type = ? order by commit_no, n`,
  [sqd_id, `squad_expense.${type}`]));
const roundings = (sqd_id: string) => api.service.database.forTenant(TENANT).read((em) => em.execute<object[]>(
  'select account_id, rounding, owed, owed_to, cycle_borne from razao.squad_members where sqd_id = ? order by account_id', [sqd_id]));

describe('voidContribution', () => {
  it('forgives what is open, once; what was paid stays paid, and no money moves', async () => {
    const { sqd_id, ana, members: [, bruno = '', carla = ''] } = await household(2);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 10_000);
    await settleAll(sqd_id, bruno);
    const old = await bodyOf(sqd_id, carla);
    const answer = await voided(sqd_id, entry_seq, ana);
    expect(answer).toMatchObject({ status: 200, body: { state: 'VOIDED', open_cents: 0, amount: brl(10_000) } });
    expect(statesOf(answer)).toEqual([[ana, 3_334, 'OWN'], [bruno, 3_333, 'SETTLED'], [carla, 3_333, 'FORGIVEN']]);
    expect(answer.body.shares.map(({ share_utxo_ref }) => share_utxo_ref)).toEqual([null, null, null]);
    expect([await api.available(ana), await api.available(bruno), await api.available(carla)]).toEqual([103_333, 96_667, 100_000]);
    expect(await settle(sqd_id, old)).toMatchObject({ status: 409, body: { error: 'SHARE_NOT_OPEN', details: { state: 'FORGIVEN' } } });
    expect(await voided(sqd_id, entry_seq, ana)).toMatchObject({ status: 200, body: answer.body });
    expect(await eventsOf(sqd_id, 'voided')).toMatchObject([{ data: {
      entry_seq, state: 'VOIDED', actor_account_id: ana, amount: 10_000, open_cents: 0, period: null,
      shares: [{ state: 'OWN' }, { state: 'SETTLED' }, { member_account_id: carla, share_cents: 3_333, state: 'FORGIVEN' }],
    } }]);
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
  });

  it('is repeated with its key, of ten at once as well', async () => {
    const { sqd_id, ana } = await household(1);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 100);
    const key = randomUUID();
    const [one, again] = [await voided(sqd_id, entry_seq, ana, { key }), await voided(sqd_id, entry_seq, ana, { key })];
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([one.body, 'true']);
    const { body: { entry_seq: other } } = await expense(sqd_id, ana, 100);
    const answers = await Promise.all(Array.from({ length: 10 }, () => voided(sqd_id, other, ana)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await eventsOf(sqd_id, 'voided')).toHaveLength(2);
  });

  it('lets what it was paid in be split again, at the same time too', async () => {
    const { sqd_id, ana } = await household(1);
    const { tx_id } = await paidBy(ana);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 100, { source_tx_ids: [tx_id] });
    const [gone, ...taken] = await Promise.all([
      voided(sqd_id, entry_seq, ana), ...Array.from({ length: 5 }, () => expense(sqd_id, ana, 100, { source_tx_ids: [tx_id] })),
    ]);
    expect(gone).toMatchObject({ status: 200, body: { source_tx_ids: [tx_id] } });
    const last = await expense(sqd_id, ana, 100, { source_tx_ids: [tx_id] });
    expect([...taken, last].filter(({ status }) => status === 201)).toHaveLength(1);
    await voided(sqd_id, entry_seq, ana);
    expect(codeOf(await expense(sqd_id, ana, 100, { source_tx_ids: [tx_id] }))).toEqual([409, 'SOURCE_TRANSACTION_TAKEN']);
  });

  it('of a simplification, by each creditor what they are owed', async () => {
    const { sqd_id, ana, members: [, bruno = '', carla = ''] } = await household(2);
    const { body: { entry_seq: first } } = await expense(sqd_id, ana, 300, { members_snapshot: [bruno] });
    await expense(sqd_id, carla, 200, { members_snapshot: [ana] });
    await expense(sqd_id, carla, 50, { members_snapshot: [bruno] });
    const { entry_seq } = await api.ok<SquadSimplifyResponse>('simplifySquadDebts', { path: { sqd_id }, body: { actor_account_id: ana } });
    expect(await voided(sqd_id, first, ana)).toMatchObject({
      status: 409, body: { error: 'SQUAD_ENTRY_NOT_OPEN', details: { state: 'SIMPLIFIED' } },
    });
    const answer = await voided(sqd_id, entry_seq ?? 0, carla);
    expect(answer).toMatchObject({
      status: 200, body: {
        kind: 'SIMPLIFICATION', state: 'OPEN', actor_account_id: ana, split: null, members_snapshot: [], open_cents: 100, amount: brl(350),
      },
    });
    expect(statesOf(answer)).toEqual([[bruno, 250, 'FORGIVEN'], [bruno, 100, 'OPEN']]);
    expect(await voided(sqd_id, entry_seq ?? 0, carla)).toMatchObject({ status: 200, body: answer.body });
    expect(codeOf(await voided(sqd_id, entry_seq ?? 0, bruno))).toEqual([403, 'NOT_THE_CREDITOR']);
    expect(await eventsOf(sqd_id, 'voided')).toMatchObject([{ data: {
      entry_seq, state: 'OPEN', actor_account_id: carla, amount: 350, open_cents: 100,
      shares: [{ member_account_id: bruno, share_cents: 250, state: 'FORGIVEN' }],
    } }]);
    expect(await planOf(sqd_id, bruno)).toMatchObject({ your_total_owed_cents: 100 });
    await leave(sqd_id, carla);
    expect(await voided(sqd_id, entry_seq ?? 0, ana)).toMatchObject({ status: 200, body: { state: 'VOIDED', open_cents: 0 } });
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
  });

  it('has the creditor bear it in the open cycle, and changes nothing in one that has closed', async () => {
    const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
    await cycles(sqd_id, ana, true);
    const [one, other] = [await expense(sqd_id, ana, 100), await expense(sqd_id, ana, 60)];
    expect(await voided(sqd_id, one.body.entry_seq, ana)).toMatchObject({ status: 200, body: { period: one.body.period } });
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
    await cycles(sqd_id, ana, false);
    await cycles(sqd_id, ana, true);
    expect(await voided(sqd_id, other.body.entry_seq, ana)).toMatchObject({
      status: 200, body: { period: one.body.period, state: 'VOIDED' },
    });
    const [{ positions } = { positions: undefined }] = (await api.service.database.forTenant(TENANT).read((em) =>
      em.execute<{ positions: object[] }[]>(
      `select summary -> 'positions' as positions from razao.squad_entries where sqd_id = ? and kind = 'CYCLE_SUMMARY'`, [sqd_id])));
    expect(positions).toEqual([
      { member_account_id: ana, paid_cents: 160, borne_cents: 130, net_cents: 30 },
      { member_account_id: bruno, paid_cents: 0, borne_cents: 30, net_cents: -30 },
    ]);
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
  });

  it.each<[string, number, string, (of: Indebted) => Promise<Answer<ContributionResponse>>]>([
    ['where there is no such entry', 404, 'SQUAD_ENTRY_NOT_FOUND', ({ sqd_id, ana }) => voided(sqd_id, 999, ana)],
    ['where there is none, whoever asks', 404, 'SQUAD_ENTRY_NOT_FOUND', ({ sqd_id }) => voided(sqd_id, 1, 'acc_unknown')],
    ['of a deposit', 422, 'ENTRY_NOT_ACCOUNTING', async ({ sqd_id, ana }) => {
      const { entry_seq } = await api.ok<ContributionResponse>('contributeToSquad', {
        path: { sqd_id }, body: { kind: 'FUNDED', actor_account_id: ana, amount: brl(1) },
      });
      return voided(sqd_id, entry_seq, ana);
    }],
    ['by who owes it', 403, 'NOT_THE_CREDITOR', ({ sqd_id, bruno, open }) => voided(sqd_id, open, bruno)],
    ['where all was paid', 409, 'SQUAD_ENTRY_NOT_OPEN', async ({ sqd_id, ana, bruno, open }) => {
      await settleAll(sqd_id, bruno);
      return voided(sqd_id, open, ana);
    }],
    ['while the squad is frozen', 422, 'SQUAD_FROZEN', async ({ sqd_id, ana, open }) => {
      await api.ok('freezeSquad', { path: { sqd_id }, body: { actor_account_id: ana } });
      return voided(sqd_id, open, ana);
    }],
  ])('is refused %s', async (_, status, error, ask) => {
    expect(codeOf(await ask(await indebted()))).toEqual([status, error]);
  });
});

describe('resplitExpense', () => {
  it('divides what is open anew; what was paid stays, and so does what it cost', async () => {
    const { sqd_id, ana, members: [, bruno = '', carla = ''] } = await household(2);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 9_000);
    await settleAll(sqd_id, bruno);
    const old = await bodyOf(sqd_id, carla);
    const parts = [{ account_id: ana, basis_points: 5_000 }, { account_id: bruno, basis_points: 5_000 }];
    const answer = await resplit(sqd_id, entry_seq, ana, { split: { method: 'PERCENT', parts } });
    expect(answer).toMatchObject({
      status: 200, body: {
        state: 'OPEN', open_cents: 1_500, amount: brl(9_000), members_snapshot: [ana, bruno], split: { method: 'PERCENT', parts },
      },
    });
    expect(statesOf(answer)).toEqual([[ana, 3_000, 'OWN'], [bruno, 3_000, 'SETTLED'], [ana, 1_500, 'OWN'], [bruno, 1_500, 'OPEN']]);
    expect(await settle(sqd_id, old)).toMatchObject({ status: 409, body: { error: 'SHARE_NOT_OPEN', details: { state: 'REPLACED' } } });
    expect(await planOf(sqd_id, carla)).toMatchObject({ your_total_owed_cents: 0, your_open_debts: [] });
    expect(await eventsOf(sqd_id, 'resplit')).toMatchObject([
      { data: { entry_seq, state: 'OPEN', open_cents: 1_500, shares: [{}, {}, {}, { member_account_id: bruno }] } },
    ]);
    expect(await settleAll(sqd_id, bruno)).toMatchObject({ status: 200, body: { total: brl(1_500) } });
    expect([await api.available(ana), await api.available(bruno), await api.available(carla)]).toEqual([104_500, 95_500, 100_000]);
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
  });

  it('to the payer alone leaves nothing owed', async () => {
    const { sqd_id, ana } = await household(1);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 100);
    const answer = await resplit(sqd_id, entry_seq, ana, { members_snapshot: [ana] });
    expect(answer).toMatchObject({ status: 200, body: { state: 'SETTLED', open_cents: 0, members_snapshot: [ana] } });
    expect(codeOf(await resplit(sqd_id, entry_seq, ana))).toEqual([409, 'SQUAD_ENTRY_NOT_OPEN']);
  });

  it('goes among those whose shares are open where nobody is named, and back restores what rounding took', async () => {
    const { sqd_id, ana, members: [, bruno = '', carla = '', dora = ''] } = await household(3);
    await cycles(sqd_id, ana, true);
    await expense(sqd_id, ana, 1_001);
    const whole = await expense(sqd_id, ana, 1_001, { members_snapshot: [carla, bruno] });
    const before = await roundings(sqd_id);
    const resplitTo = (members_snapshot: string[], split: object) => resplit(
      sqd_id, whole.body.entry_seq, ana, { members_snapshot, split },
    );
    expect((await resplitTo([bruno, dora, ana], { method: 'QUOTA' })).body.members_snapshot).toEqual([bruno, dora, ana]);
    expect((await resplit(sqd_id, whole.body.entry_seq, ana)).body.members_snapshot).toEqual([bruno, dora, ana]);
    expect(await roundings(sqd_id)).not.toEqual(before);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 1_001, { members_snapshot: [carla, bruno] });
    const [first, between] = [await roundings(sqd_id), await resplit(sqd_id, entry_seq, ana, { members_snapshot: [dora] })];
    expect([between.status, await roundings(sqd_id)]).not.toEqual([200, first]);
    await resplit(sqd_id, entry_seq, ana, { members_snapshot: [carla, bruno] });
    expect(await roundings(sqd_id)).toEqual(first);
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
  });

  it('of what has a closed cycle and members who left is answered with their addresses and its month', async () => {
    const { sqd_id, ana, members: [, , carla = ''] } = await household(2);
    await cycles(sqd_id, ana, true);
    const { body: { entry_seq, period, shares } } = await expense(sqd_id, ana, 300);
    await settleAll(sqd_id, carla);
    await leave(sqd_id, carla);
    await cycles(sqd_id, ana, false);
    const answer = await resplit(sqd_id, entry_seq, ana);
    expect(answer).toMatchObject({ status: 200, body: { period, shares: [{}, {
      member_account_id: carla, state: 'SETTLED', member_pkh: shares[2]?.member_pkh,
    }, {}] } });
    expect(await voided(sqd_id, entry_seq, ana)).toMatchObject({ status: 200, body: { period, state: 'VOIDED' } });
  });

  it('is repeated with its key; without one it is divided the same way into new shares', async () => {
    const { sqd_id, ana } = await household(2);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 100);
    const key = randomUUID();
    const [one, again] = [await resplit(sqd_id, entry_seq, ana, {}, { key }), await resplit(sqd_id, entry_seq, ana, {}, { key })];
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([one.body, 'true']);
    const anew = await resplit(sqd_id, entry_seq, ana);
    expect(partsOf(anew)).toEqual(partsOf(one));
    expect(anew.body.shares[1]?.share_utxo_ref).not.toBe(one.body.shares[1]?.share_utxo_ref);
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
  });

  it('counts as a new division: a simplification that was read before is worked out again', async () => {
    const { sqd_id, ana, members: [, bruno = '', carla = ''] } = await household(2);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 100, { members_snapshot: [carla] });
    await expense(sqd_id, bruno, 100, { members_snapshot: [carla] });
    const asked = { path: { sqd_id }, body: { actor_account_id: ana } };
    const [simplified] = await Promise.all([
      api.ok<SquadSimplifyResponse>('simplifySquadDebts', asked), resplit(sqd_id, entry_seq, ana, { members_snapshot: [bruno] }),
    ]);
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
    const { simplified: isDone, after } =
      simplified.simplified ? simplified : await api.ok<SquadSimplifyResponse>('simplifySquadDebts', asked);
    expect([isDone, after]).toMatchObject([true, [{ debtor_account_id: carla, creditor_account_id: ana, cents: 100 }]]);
  });

  it.each<[string, number, string, (of: Indebted) => Promise<Answer<ContributionResponse>>]>([
    ['where there is no such entry', 404, 'SQUAD_ENTRY_NOT_FOUND', ({ sqd_id, ana }) => resplit(sqd_id, 999, ana)],
    ['by a SPENDER', 403, 'INSUFFICIENT_ROLE', ({ sqd_id, bruno, open }) => resplit(sqd_id, open, bruno)],
    ['of a deposit', 422, 'ENTRY_NOT_ACCOUNTING', async ({ sqd_id, ana }) => {
      const { entry_seq } = await api.ok<ContributionResponse>('contributeToSquad', {
        path: { sqd_id }, body: { kind: 'FUNDED', actor_account_id: ana, amount: brl(1) },
      });
      return resplit(sqd_id, entry_seq, ana);
    }],
    ['of a simplification', 422, 'ENTRY_NOT_ACCOUNTING', async ({ sqd_id, ana, bruno }) => {
      await expense(sqd_id, bruno, 100);
      const { entry_seq } = await api.ok<SquadSimplifyResponse>('simplifySquadDebts', {
        path: { sqd_id }, body: { actor_account_id: ana },
      });
      return resplit(sqd_id, entry_seq ?? 0, ana);
    }],
    ['of what was simplified', 409, 'SQUAD_ENTRY_NOT_OPEN', async ({ sqd_id, ana, bruno, open }) => {
      await expense(sqd_id, bruno, 100);
      await api.ok('simplifySquadDebts', { path: { sqd_id }, body: { actor_account_id: ana } });
      return resplit(sqd_id, open, ana);
    }],
    ['of what was forgiven', 409, 'SQUAD_ENTRY_NOT_OPEN', async ({ sqd_id, ana, open }) => {
      await voided(sqd_id, open, ana);
      return resplit(sqd_id, open, ana);
    }],
    [
      'for who is no member', 422, 'SPLIT_MEMBER_NOT_ACTIVE',
      async ({ sqd_id, ana, open }) => resplit(sqd_id, open, ana, { members_snapshot: [await api.account()] }),
    ],
    ['by amounts that are those of the whole expense', 422, 'SPLIT_INVALID', ({ sqd_id, ana, bruno, open }) =>
      resplit(sqd_id, open, ana, { split: { method: 'EXACT', parts: [{ account_id: bruno, cents: 100 }] } })],
  ])('is refused %s', async (_, status, error, ask) => {
    expect(codeOf(await ask(await indebted()))).toEqual([status, error]);
  });
});
