/** Expenses that one member paid for several: their division, what they were paid in, their refusals, and the debts afterwards. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse, SettlementPlanResponse, SettleResponse, SplitSpec } from '../../../../generated/models.ts';
import { brl, codeOf, expenseCalls, partsOf } from '../../../../test/support/expense-calls.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../../../../test/support/service.ts';
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

describe('an expense', () => {
  it('is divided to the cent, and each odd cent goes to who has lost most so far', async () => {
    const { sqd_id, ana, members } = await household(2);
    const first = await expense(sqd_id, ana, 10_000, { description: 'Compras' });
    expect(first).toMatchObject({
      status: 201,
      body: {
        kind: 'ACCOUNTING', state: 'OPEN', description: 'Compras', members_snapshot: members, split: { method: 'EQUAL' }, open_cents: 6_666,
        obligation_id: null, tx_id: null, source_tx_ids: [], period: null,
      },
    });
    expect(first.body.shares).toMatchObject([
      { member_account_id: ana, creditor_account_id: ana, share_cents: 3_334, state: 'OWN', share_utxo_ref: null },
      {
        member_account_id: members[1], creditor_account_id: ana, share_cents: 3_333, state: 'OPEN',
        share_utxo_ref: expect.stringMatching(/^[0-9a-f]{64}#1$/),
      },
      { member_account_id: members[2], creditor_account_id: ana, share_cents: 3_333, state: 'OPEN', settled_at: null },
    ]);
    expect(partsOf(await expense(sqd_id, ana, 10_000))).toEqual([3_333, 3_334, 3_333]);
    expect(partsOf(await expense(sqd_id, ana, 10_000))).toEqual([3_333, 3_333, 3_334]);
  });

  it.each<[string, SplitSpec['method'], (members: string[]) => SplitSpec, number[]]>([
    ['by quotas', 'QUOTA', () => ({ method: 'QUOTA' }), [2_000, 1_000]],
    ['by amounts', 'EXACT', ([a = '', b = '']) => ({
      method: 'EXACT', parts: [{ account_id: a, cents: 3_000 }, { account_id: b, cents: 0 }],
    }), [3_000, 0]],
    ['by percentages', 'PERCENT', ([a = '', b = '']) => ({
      method: 'PERCENT', parts: [{ account_id: a, basis_points: 2_500 }, { account_id: b, basis_points: 7_500 }],
    }), [750, 2_250]],
  ])('is divided %s', async (_, method, split, parts) => {
    const { sqd_id, ana, members } = await household(1);
    await api.ok('changeMemberQuota', { path: { sqd_id, member_account_id: ana }, body: { actor_account_id: ana, quota: 2 } });
    const answer = await expense(sqd_id, ana, 3_000, { split: split(members) });
    expect([answer.status, answer.body.split?.method, partsOf(answer)]).toEqual([201, method, parts]);
  });

  it('may name a member by the id that the account had before its promotion', async () => {
    const { sqd_id, ana } = await household(0);
    const before = await api.account(0, { type: 'GUEST' });
    const { id: bia } = await api.ok<{ id: string }>('promoteAccount', {
      path: { account_id: before }, body: { owner_party_id: await api.party() },
    });
    await api.ok('inviteToSquad', { path: { sqd_id }, body: { actor_account_id: ana, invitee_account_ids: [bia] } });
    await api.ok('acceptSquadInvitation', { path: { sqd_id }, body: { invitee_account_id: bia } });
    const { status, body } = await expense(sqd_id, ana, 100, { members_snapshot: [ana, before] });
    expect([status, body.members_snapshot, body.open_cents]).toEqual([201, [ana, bia], 50]);
  });

  it('of nothing open is settled at once, and a part of zero is', async () => {
    const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
    const { body } = await expense(sqd_id, ana, 100, {
      split: { method: 'EXACT', parts: [{ account_id: ana, cents: 100 }, { account_id: bruno, cents: 0 }] },
    });
    expect(body).toMatchObject({
      state: 'SETTLED', open_cents: 0, shares: [{ state: 'OWN' }, { state: 'SETTLED', settlement_entry_seq: null }],
    });
  });

  it('moves no money, and is paid by the settlement plan', async () => {
    const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
    await expense(sqd_id, ana, 5_001);
    await expense(sqd_id, bruno, 1_000);
    expect([await api.available(ana), await api.available(bruno)]).toEqual([100_000, 100_000]);
    const plan = await api.ok<SettlementPlanResponse>('getSettlementPlan', { path: { acc_id: bruno, sqd_id } });
    await api.ok<SettleResponse>('settleSquadDebts', { path: { sqd_id }, body: plan.execution_endpoint!.body_template });
    expect([await api.available(ana), await api.available(bruno)]).toEqual([102_500, 97_500]);
  });

  it('is recorded once for a key, and again without one', async () => {
    const { sqd_id, ana } = await household(1);
    const key = randomUUID();
    const [one, again] = [await expense(sqd_id, ana, 100, {}, { key }), await expense(sqd_id, ana, 100, {}, { key })];
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([one.body, 'true']);
    expect((await expense(sqd_id, ana, 100)).body.entry_seq).toBeGreaterThan(one.body.entry_seq);
  });

  it('is announced with its shares and without words of members', async () => {
    const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 100, { description: 'Segredo' });
    const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ body: string }[]>(
      `select body::text as body from razao.outbox where entity_id = ? and event_type = 'squad_expense.recorded'`, [sqd_id]));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).not.toContain('Segredo');
    expect(JSON.parse(rows[0]?.body ?? '{}')).toMatchObject({
      correlation: { sqd_id },
      data: {
        entry_seq, amount: 100, open_cents: 50,
        shares: [{ member_account_id: ana, state: 'OWN' }, { member_account_id: bruno, share_cents: 50, state: 'OPEN' }],
      },
    });
  });
});

describe('what it was paid in', () => {
  it('is a transaction of the payer, split once in all squads', async () => {
    const { sqd_id, ana } = await household(1);
    const { tx_id } = await paidBy(ana);
    const first = await expense(sqd_id, ana, 100, { source_tx_ids: [tx_id] });
    expect(first).toMatchObject({ status: 201, body: { source_tx_ids: [tx_id] } });
    const other = await household(0);
    await api.ok('inviteToSquad', { path: { sqd_id: other.sqd_id }, body: { actor_account_id: other.ana, invitee_account_ids: [ana] } });
    await api.ok('acceptSquadInvitation', { path: { sqd_id: other.sqd_id }, body: { invitee_account_id: ana } });
    for (const squad of [sqd_id, other.sqd_id]) {
      expect(await expense(squad, ana, 100, { source_tx_ids: [tx_id] })).toMatchObject({
        status: 409, body: { error: 'SOURCE_TRANSACTION_TAKEN', details: { tx_id, entry_seq: first.body.entry_seq } },
      });
    }
  });

  it('of ten expenses at once that name it, is taken by one', async () => {
    const { sqd_id, ana } = await household(1);
    const { tx_id } = await paidBy(ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => expense(sqd_id, ana, 100, { source_tx_ids: [tx_id] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it.each<[string, (ana: string, other: string) => Promise<string>]>([
    ['unknown', async () => 'txn_unknown'], ['somebody else\'s', async (_, other) => (await paidBy(other)).tx_id],
    ['one in which the account was paid', async (ana, other) => (await api.ok<ObligationResponse>('createObligation', {
      body: transferBody(other, ana, 100),
    })).tx_id],
    ['one that failed', async (ana) => {
      const { obligation_id, tx_id } = await paidBy(ana, 'MOCK');
      await api.ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'FAILED', reason: 'x' } });
      return tx_id;
    }],
  ])('is not one that is %s', async (_, transaction) => {
    const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
    const tx_id = await transaction(ana, bruno);
    expect(await expense(sqd_id, ana, 100, { source_tx_ids: [tx_id] })).toMatchObject({
      status: 404, body: { error: 'SOURCE_TRANSACTION_NOT_FOUND', details: { tx_id } },
    });
  });
});

describe('an expense is refused', () => {
  it.each<[string, string, number, (members: string[]) => object]>([
    ['by a stranger', 'NOT_A_SQUAD_MEMBER', 403, ([, , stranger = '']) => ({ actor_account_id: stranger })],
    ['by an account that is not there', 'ACCOUNT_NOT_FOUND', 404, () => ({ actor_account_id: 'acc_unknown' })],
    ['in another currency', 'CURRENCY_MISMATCH', 422, () => ({ amount: { currency: 'USD', value: 100 } })],
    [
      'for somebody who is no member', 'SPLIT_MEMBER_NOT_ACTIVE', 422,
      ([ana = '', , stranger = '']) => ({ members_snapshot: [ana, stranger] }),
    ],
    [
      'where the parts do not add up', 'SPLIT_INVALID', 422,
      ([ana = '']) => ({ split: { method: 'EXACT', parts: [{ account_id: ana, cents: 99 }] } }),
    ],
    ['of another kind', 'INVALID_KIND', 400, () => ({ kind: 'GIFT' })],
    ['where it is a deposit with a split', 'SPLIT_NOT_APPLICABLE', 422, () => ({ kind: 'FUNDED', split: { method: 'EQUAL' } })],
  ])('%s', async (_, error, status, change) => {
    const { sqd_id, ana, members } = await household(1);
    const stranger = await api.account(1_000);
    const answer = await expense(sqd_id, ana, 100, change([...members, stranger]));
    expect([answer.status, (answer.body as unknown as { error: string }).error]).toEqual([status, error]);
  });

  it('where the debts of the squad would pass what JSON carries exactly', async () => {
    const { sqd_id, ana } = await household(1);
    const most = { split: { method: 'QUOTA' } };
    expect((await expense(sqd_id, ana, 9_000_000_000_000_000, most)).status).toBe(201);
    expect((await expense(sqd_id, ana, 9_000_000_000_000_000, most)).status).toBe(201);
    expect(await expense(sqd_id, ana, 9_000_000_000_000_000, most)).toMatchObject({ status: 422, body: { error: 'BALANCE_OVERFLOW' } });
  });

  it('while the squad is frozen', async () => {
    const { sqd_id, ana } = await household(1);
    await api.ok('freezeSquad', { path: { sqd_id }, body: { actor_account_id: ana } });
    expect(await expense(sqd_id, ana, 100)).toMatchObject({ status: 422, body: { error: 'SQUAD_FROZEN' } });
  });
});

describe('the most that is divided', () => {
  it('is an amount among 200', async () => {
    const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
    const { body: { entry_seq } } = await expense(sqd_id, ana, 100);
    const many = Array.from({ length: 201 }, (_, n) => `acc_${n}`);
    const split = { method: 'EXACT', parts: many.map((account_id) => ({ account_id, cents: 1 })) };
    const answers = [
      await expense(sqd_id, ana, 100, { members_snapshot: many }), await expense(sqd_id, ana, 201, { split }),
      await resplit(sqd_id, entry_seq, ana, { members_snapshot: many }), await resplit(sqd_id, entry_seq, ana, { split }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    for (const { body } of answers) expect(body).toHaveProperty('detail');
    expect(codeOf(await expense(sqd_id, ana, 100, { members_snapshot: [bruno, ...many.slice(0, 199)] }))).toEqual([
      422, 'SPLIT_MEMBER_NOT_ACTIVE',
    ]);
  });

  it('is paid 500 shares at a time, the oldest first; the totals count all', async () => {
    const { sqd_id, ana, members: [, bruno = ''] } = await household(1);
    const asked = Array.from({ length: 502 }, () => expense(sqd_id, ana, 2, { members_snapshot: [bruno] }));
    expect((await Promise.all(asked)).every(({ status }) => status === 201)).toBe(true);
    const [plan, claims] = [await planOf(sqd_id, bruno), await planOf(sqd_id, ana)];
    expect(
      [plan.your_open_debts?.length, plan.your_total_owed_cents, claims.your_open_claims?.length, claims.your_total_owed_to_cents],
    ).toEqual([500, 1_004, 500, 1_004]);
    expect(await settleAll(sqd_id, bruno)).toMatchObject({ status: 200, body: { total: brl(1_000), your_total_owed_cents: 4 } });
    const body = await bodyOf(sqd_id, bruno) as { actor_account_id: string; shares: object[] };
    expect((await settle(sqd_id, { ...body, shares: Array.from({ length: 501 }, () => body.shares[0]) })).body).toHaveProperty('detail');
    expect(await settleAll(sqd_id, bruno)).toMatchObject({ status: 200, body: { your_total_owed_cents: 0 } });
    expect((await verifySquads(api.service.database, TENANT)).differences).toEqual([]);
  });
});
