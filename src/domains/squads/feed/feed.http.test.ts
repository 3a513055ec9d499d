/** Feed of a squad's money with the states of now: all kinds, filters that combine, pages, and who may read it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountBalanceResponse, ContributionResponse, SettlementPlanResponse, SpendResponse, SquadFeedEntry, SquadTransactionListResponse,
} from '../../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { verifySquads } from '../index.ts';

let clock: FixedClock;
let api: TestService;
beforeAll(async () => {
  clock = new FixedClock('2026-03-02T12:00:00.000Z');
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  expect(await verifySquads(api.service.database, TENANT)).toMatchObject({ ok: true, differences: [] });
  await api.stop();
});

const brl = (value: number) => ({ currency: 'BRL', value });
const inside = (account_id: string) => ({ kind: 'account', account_id });

interface House {
  readonly sqd_id: string;
  readonly ana: string;
  readonly bruno: string;
}

async function house(): Promise<House> {
  const [ana, bruno] = [await api.account(100_000), await api.account(100_000)];
  return { ...(await foundSquad(api, ana, bruno)), ana, bruno };
}

async function feed({ sqd_id, ana }: House, query: Record<string, string | number> = {}): Promise<readonly SquadFeedEntry[]> {
  return (await api.ok<SquadTransactionListResponse>('listSquadTransactions', {
    path: { sqd_id }, query: { caller_account_id: ana, ...query },
  })).items;
}
const told = async (home: House, query: Record<string, string | number> = {}) =>
  (await feed(home, query)).map((entry) => `${entry.kind} ${'state' in entry ? entry.state : '-'}`);

const expense = ({ sqd_id }: House, actor_account_id: string, value: number) =>
  api.ok<ContributionResponse>('contributeToSquad', {
    path: { sqd_id }, body: { kind: 'ACCOUNTING', actor_account_id, amount: brl(value) },
  });
const deposit = ({ sqd_id, ana }: House, value: number) =>
  api.ok<ContributionResponse>('contributeToSquad', {
    path: { sqd_id }, body: { kind: 'FUNDED', actor_account_id: ana, amount: brl(value) },
  });
const spend = ({ sqd_id, ana, bruno }: House, value: number, more: object = {}) =>
  api.ok<SpendResponse>('spendFromSquad', {
    path: { sqd_id }, body: { actor_account_id: ana, amount: brl(value), rail: 'NATIVE', recipient: inside(bruno), ...more },
  });
const settle = async ({ sqd_id, bruno }: House): Promise<void> => {
  const { execution_endpoint } = await api.ok<SettlementPlanResponse>('getSettlementPlan', { path: { acc_id: bruno, sqd_id } });
  await api.ok('settleSquadDebts', { path: { sqd_id }, body: execution_endpoint?.body_template ?? {} });
};
const ask = async (home: House): Promise<string> => {
  const { sqd_id, ana } = home;
  await api.ok('setSpendApprovalRules', {
    path: { sqd_id },
    body: { actor_account_id: ana, spend_approval: { threshold_amount: brl(500), approvals_required: 1, approver_group: 'MEMBERS' } },
  });
  return (await spend(home, 500)).spend_request?.spend_request_id ?? '';
};

describe('the feed', () => {
  it('tells all kinds, oldest first, with what became of each share', async () => {
    const home = await house();
    const { sqd_id, ana, bruno } = home;
    await api.ok('setSquadRecurrence', { path: { sqd_id }, body: { actor_account_id: ana, enabled: true, closes_on_day: 31 } });
    await api.ok('setSquadGoal', {
      path: { sqd_id }, body: { actor_account_id: ana, target_amount: brl(3_000), target_date: '2026-12-31' },
    });
    await deposit(home, 3_000);
    const { entry_seq, shares: [, ofBruno] } = await expense(home, ana, 1_001);
    await settle(home);
    await spend(home, 400);
    const spr_id = await ask(home);
    await api.ok('approveSpendRequest', { path: { sqd_id, spr_id }, body: { actor_account_id: bruno } });
    await api.ok('setSquadRecurrence', { path: { sqd_id }, body: { actor_account_id: ana, enabled: false } });

    const entries = await feed(home);
    expect(entries).toMatchObject([
      {
        kind: 'FUNDED', state: 'SETTLED', period: '2026-03', actor_account_id: ana, amount: brl(3_000), spend_request_id: null, shares: [],
      },
      { kind: 'GOAL_ACHIEVED', target_amount: brl(3_000), funded_cents: 3_000, target_date: '2026-12-31' },
      {
        kind: 'ACCOUNTING', state: 'SETTLED', open_cents: 0, split: { method: 'EQUAL' },
        shares: [{ state: 'OWN' }, { state: 'SETTLED', member_account_id: bruno, share_utxo_ref: null }],
      },
      { kind: 'SETTLEMENT', state: 'SETTLED', actor_account_id: bruno, recipient: inside(ana), auto_collected: false,
        shares: [{ entry_seq, share_utxo_ref: ofBruno?.share_utxo_ref, share_cents: ofBruno?.share_cents }] },
      { kind: 'SPEND', state: 'SETTLED', recipient: inside(bruno), spend_request_id: null },
      { kind: 'SPEND_REQUEST', state: 'EXECUTED', spend_request: { spend_request_id: spr_id, state: 'EXECUTED', approvers: [bruno] } },
      { kind: 'SPEND', state: 'SETTLED', spend_request_id: spr_id },
      {
        kind: 'CYCLE_SUMMARY', period: '2026-03', expenses_count: 1, expenses_cents: 1_001, settled_cents: 500, funded_in_cents: 3_000,
        spent_cents: 900,
      },
    ]);
    expect(entries.map((entry) => entry.entry_seq)).toEqual(entries.map((entry) => entry.entry_seq).toSorted((a, b) => a - b));
  });

  it('says what an expense is now: forgiven, part of a simplification, or owed', async () => {
    const home = await house();
    const { sqd_id, ana, bruno } = home;
    const { entry_seq } = await expense(home, ana, 100);
    await api.ok('voidContribution', { path: { sqd_id, entry_seq: String(entry_seq) }, body: { actor_account_id: ana } });
    await expense(home, ana, 200);
    await expense(home, bruno, 100);
    await api.ok('simplifySquadDebts', { path: { sqd_id }, body: { actor_account_id: ana } });
    await expense(home, ana, 50);
    expect(await told(home)).toEqual(['ACCOUNTING VOIDED', 'ACCOUNTING SIMPLIFIED', 'ACCOUNTING SIMPLIFIED', 'ACCOUNTING OPEN']);
    expect(await told(home, { state: 'OPEN' })).toEqual(['ACCOUNTING OPEN']);
    expect(await told(home, { state: 'SIMPLIFIED' })).toEqual(['ACCOUNTING SIMPLIFIED', 'ACCOUNTING SIMPLIFIED']);
    expect(await told(home, { state: 'VOIDED' })).toEqual(['ACCOUNTING VOIDED']);
  });

  it('says what a spend is by its payment, although nobody has told the squad, also where it is filtered', async () => {
    const home = await house();
    await deposit(home, 3_000);
    const out = { rail: 'MOCK', recipient: { kind: 'external', external_id: 'silent' } };
    const [settled, failed] = [await spend(home, 100, out), await spend(home, 200, out)];
    await spend(home, 300, out);
    await api.ok('resolveObligation', { path: { obligation_id: settled.obligation_id ?? '' }, body: { outcome: 'SETTLED' } });
    await api.ok('resolveObligation', { path: { obligation_id: failed.obligation_id ?? '' }, body: { outcome: 'FAILED' } });
    expect(await told(home, { kind: 'SPEND' })).toEqual(['SPEND SETTLED', 'SPEND FAILED', 'SPEND PENDING']);
    expect(await told(home, { kind: 'SPEND', state: 'SETTLED' })).toEqual(['SPEND SETTLED']);
    expect(await told(home, { state: 'FAILED' })).toEqual(['SPEND FAILED']);
    expect(await told(home, { state: 'PENDING' })).toEqual(['SPEND PENDING']);
  });

  it('says what a request is by the request, and at its deadline that it has expired', async () => {
    const home = await house();
    const { sqd_id, bruno } = home;
    await deposit(home, 3_000);
    const rejected = await ask(home);
    await api.ok('rejectSpendRequest', { path: { sqd_id, spr_id: rejected }, body: { actor_account_id: bruno } });
    await ask(home);
    expect(await told(home, { kind: 'SPEND_REQUEST' })).toEqual(['SPEND_REQUEST REJECTED', 'SPEND_REQUEST PENDING_APPROVAL']);
    expect(await told(home, { state: 'PENDING_APPROVAL' })).toEqual(['SPEND_REQUEST PENDING_APPROVAL']);
    clock.advance(7 * 24 * 3_600_000);
    expect(await told(home, { state: 'EXPIRED' })).toEqual(['SPEND_REQUEST EXPIRED']);
    expect(await told(home, { state: 'PENDING_APPROVAL' })).toEqual([]);
    expect(await told(home, { kind: 'SPEND_REQUEST', state: 'REJECTED' })).toEqual(['SPEND_REQUEST REJECTED']);
  });

  it('is narrowed by kind, state and cycle together, page by page', async () => {
    const home = await house();
    const { sqd_id, ana } = home;
    await deposit(home, 10);
    await api.ok('setSquadRecurrence', { path: { sqd_id }, body: { actor_account_id: ana, enabled: true, closes_on_day: 31 } });
    for (const value of [2, 4, 6]) await expense(home, ana, value);
    await settle(home);
    const period = (await feed(home, { kind: 'SETTLEMENT' }))[0]?.period ?? '';
    clock.advance(31 * 24 * 3_600_000);
    await expense(home, ana, 8);
    const all = await feed(home, { period });
    expect(all.map(({ kind }) => kind)).toEqual(['ACCOUNTING', 'ACCOUNTING', 'ACCOUNTING', 'SETTLEMENT', 'CYCLE_SUMMARY']);
    expect(await told(home, { period, kind: 'ACCOUNTING', state: 'OPEN' })).toEqual([]);
    expect(await told(home, { kind: 'ACCOUNTING', state: 'OPEN' })).toEqual(['ACCOUNTING OPEN']);
    expect(await told(home, { period: '2031-01' })).toEqual([]);
    const queries: Record<string, string>[] = [{}, { kind: 'ACCOUNTING' }, { state: 'SETTLED' }, { period, state: 'SETTLED' }];
    for (const query of queries) {
      const [whole, paged] = [await feed(home, query), [] as SquadFeedEntry[]];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: SquadTransactionListResponse = await api.ok('listSquadTransactions', {
          path: { sqd_id }, query: { caller_account_id: ana, limit: 2, ...query, ...(cursor && { cursor }) },
        });
        paged.push(...page.items);
        cursor = page.next_cursor;
      }
      expect(paged).toEqual(whole);
    }
  });

  it('is read by members only, also of a CLOSED squad', async () => {
    const home = await house();
    const { sqd_id, ana } = home;
    await expense(home, ana, 2);
    await settle(home);
    const read = (caller_account_id: string, more: object = {}) => api.call('listSquadTransactions', {
      path: { sqd_id }, query: { caller_account_id, ...more },
    });
    expect(await read(await api.account())).toMatchObject({ status: 403, body: { error: 'NOT_A_SQUAD_MEMBER' } });
    expect(await read('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    expect(await read(ana, { cursor: 'x' })).toMatchObject({ body: { error: 'INVALID_CURSOR' } });
    expect(await read(ana, { kind: 'SIMPLIFICATION' })).toMatchObject({ status: 422 });
    await api.ok('closeSquad', { path: { sqd_id }, body: { actor_account_id: ana } });
    expect(await told(home)).toEqual(['ACCOUNTING SETTLED', 'SETTLEMENT SETTLED']);
  });
});

it('a balance says how the account stands in open squads, and in none without', async () => {
  const home = await house();
  const { sqd_id, ana, bruno } = home;
  const committed = async (account_id: string) => (await api.ok<AccountBalanceResponse>(
    'getAccountBalance', { path: { account_id } },
  )).committed_to_squads;
  await deposit(home, 700);
  await expense(home, bruno, 100);
  expect(await committed(ana)).toEqual([{
    sqd_id, name: 'Casa', state: 'OPEN', role: 'OWNER', funded_in_cents: 700, has_open_debts: true, your_net_cents: -50,
    your_owed_cents: 50, your_owed_to_cents: 0,
  }]);
  expect(await committed(bruno)).toMatchObject([
    { sqd_id, role: 'SPENDER', your_net_cents: 50, your_owed_cents: 0, your_owed_to_cents: 50 },
  ]);
  expect(await committed(await api.account())).toEqual([]);
  const [closed, carla] = [await house(), await api.account()];
  await api.ok('closeSquad', { path: { sqd_id: closed.sqd_id }, body: { actor_account_id: closed.ana } });
  expect([await committed(closed.ana), await committed(carla)]).toEqual([[], []]);
});
