/** A recount of squads: an untouched history is right, and each kind of fault is named. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { SettlementPlanResponse, SpendResponse } from '../../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';
import { tamper } from '../../../../test/support/tamper.ts';
import { verifySquads } from './verify-squads.ts';

let api: TestService;
let owner: pg.Client;
let sqd_id: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  const brl = (value: number) => ({ currency: 'BRL', value });
  const [ana, bruno, carla] = [await api.account(100_000), await api.account(100_000), await api.account(100_000)];
  ({ sqd_id } = await foundSquad(api, ana, bruno, carla));
  const path = { sqd_id };
  await api.ok('setSquadRecurrence', { path, body: { actor_account_id: ana, enabled: true, closes_on_day: 31 } });
  const contribute = (kind: string, actor_account_id: string, value: number) => api.ok('contributeToSquad', {
    path, body: { kind, actor_account_id, amount: brl(value) },
  });
  await contribute('FUNDED', ana, 5_000);
  await contribute('ACCOUNTING', ana, 1_000);
  const { execution_endpoint } = await api.ok<SettlementPlanResponse>('getSettlementPlan', { path: { acc_id: bruno, sqd_id } });
  await api.ok('settleSquadDebts', { path, body: execution_endpoint?.body_template ?? {} });
  await contribute('ACCOUNTING', carla, 2_000);
  await api.ok('simplifySquadDebts', { path, body: { actor_account_id: ana } });
  await contribute('ACCOUNTING', bruno, 700);
  await api.ok('spendFromSquad', {
    path, body: { actor_account_id: ana, amount: brl(100), rail: 'NATIVE', recipient: { kind: 'account', account_id: bruno } },
  });
  await api.ok('setSpendApprovalRules', {
    path, body: { actor_account_id: ana, spend_approval: { threshold_amount: brl(1), approvals_required: 1, approver_group: 'MEMBERS' } },
  });
  for (const isApproved of [true, false]) {
    const { spend_request } = await api.ok<SpendResponse>('spendFromSquad', {
      path, body: { actor_account_id: ana, amount: brl(10), rail: 'NATIVE', recipient: { kind: 'account', account_id: bruno } },
    });
    if (isApproved) await api.ok('approveSpendRequest', {
      path: { sqd_id, spr_id: String(spend_request?.spend_request_id) }, body: { actor_account_id: bruno },
    });
  }
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

const verify = () => verifySquads(api.service.database, TENANT);

it('a history that nobody touched is right', async () => {
  const { rows: [counted] } = await owner.query<{ n: number }>('select count(*)::int as n from razao.squad_entries');
  expect(await verify()).toEqual({ ok: true, squads: 1, entries: counted?.n, differences: [] });
});

const PAID = `(select min(entry_seq) from razao.squad_entries where kind = 'SETTLEMENT')`;
const SPEND = `(select min(entry_seq) from razao.squad_entries where kind = 'SPEND')`;
const LAST_EXPENSE = `(select max(entry_seq) from razao.squad_entries where kind = 'ACCOUNTING')`;

/** Each is undone by the second statement. */
it.each<[string, string, string, RegExp]>([
  [
    'what a member owes', 'update razao.squad_members set owed = owed + 1', 'update razao.squad_members set owed = owed - 1',
    /acc_\S+ owes \d+, counted \d+/,
  ],
  [
    'what a member is owed', 'update razao.squad_members set owed_to = owed_to + 1', 'update razao.squad_members set owed_to = owed_to - 1',
    /acc_\S+ is owed \d+, counted/,
  ],
  [
    'nets that do not cancel', `update razao.squad_members set owed = owed + 1 where role = 'OWNER'`,
    `update razao.squad_members set owed = owed - 1 where role = 'OWNER'`, /what is owed is 1 more than what is claimed/,
  ],
  [
    'rounding', 'update razao.squad_members set rounding = rounding + 1', 'update razao.squad_members set rounding = rounding - 1',
    /has lost by rounding/,
  ],
  [
    'deposits of a member', 'update razao.squad_members set funded_in = funded_in + 1',
    'update razao.squad_members set funded_in = funded_in - 1', /has deposited/,
  ],
  [
    'what a member paid and bears of the cycle',
    'update razao.squad_members set cycle_paid = cycle_paid + 1, cycle_borne = cycle_borne + 1',
    'update razao.squad_members set cycle_paid = cycle_paid - 1, cycle_borne = cycle_borne - 1', /bears of the cycle[^]*paid for the cycle/,
  ],
  [
    'deposits of the squad', 'update razao.squads set funded_in = funded_in + 1', 'update razao.squads set funded_in = funded_in - 1',
    /has deposits of 5001, counted 5000/,
  ],
  [
    'its number', 'update razao.squads set seq = seq - 1, version = version - 5',
    'update razao.squads set seq = seq + 1, version = version + 5', /has the number/,
  ],
  [
    'its last simplification', 'update razao.squads set simplified_seq = 0',
    `update razao.squads set simplified_seq = (select max(entry_seq) from razao.squad_entries where kind = 'SIMPLIFICATION')`,
    /was simplified at 0/,
  ],
  [
    'its last division', 'update razao.squads set last_debt_seq = last_debt_seq - 1',
    'update razao.squads set last_debt_seq = last_debt_seq + 1', /divided a debt last at/,
  ],
  [
    'requests that wait', `update razao.squads set pending_requests = '[]'`,
    `update razao.squads set pending_requests = (select jsonb_agg(spend_request_id) from razao.squad_spend_requests where state = 'PENDING_APPROVAL')`,
    /waits for the requests/,
  ],
  [
    'no OWNER', `update razao.squad_members set quota = 2, role = 'SPENDER' where role = 'OWNER'`,
    `update razao.squad_members set quota = 1, role = 'OWNER' where quota = 2`, /has no OWNER/,
  ],
  [
    'the sum of shares', `update razao.squad_entries set amount = amount + 1 where entry_seq = ${LAST_EXPENSE}`,
    `update razao.squad_entries set amount = amount - 1 where entry_seq = ${LAST_EXPENSE}`, /entry \d+ is of 701, counted 700/,
  ],
  [
    'the state of an expense', `update razao.squad_entries set state = 'VOIDED' where entry_seq = ${LAST_EXPENSE}`,
    `update razao.squad_entries set state = 'OPEN' where entry_seq = ${LAST_EXPENSE}`, /is VOIDED, counted OPEN/,
  ],
  [
    'a settlement', `update razao.squad_entries set amount = amount + 1 where entry_seq = ${PAID}`,
    `update razao.squad_entries set amount = amount - 1 where entry_seq = ${PAID}`, /paid shares of[^]*took/,
  ],
  [
    'the state of a spend', `update razao.squad_entries set state = 'FAILED' where entry_seq = ${SPEND}`,
    `update razao.squad_entries set state = 'SETTLED' where entry_seq = ${SPEND}`, /is FAILED, its obligation FINAL SETTLED/,
  ],
  [
    'the amount of a spend', `update razao.squad_entries set amount = amount + 1 where entry_seq = ${SPEND}`,
    `update razao.squad_entries set amount = amount - 1 where entry_seq = ${SPEND}`, /is an obligation of 101, counted 100[^]*took 101/,
  ],
  [
    'the transaction of a spend', `update razao.squad_entries set tx_id = tx_id || 'x' where entry_seq = ${SPEND}`,
    `update razao.squad_entries set tx_id = left(tx_id, -1) where entry_seq = ${SPEND}`, /is the transaction/,
  ],
  [
    'counters of a cycle',
    'update razao.squad_cycles set expenses_count = 9, expenses = expenses + 1, settled = settled + 1, funded_in = funded_in + 1',
    'update razao.squad_cycles set expenses_count = 3, expenses = expenses - 1, settled = settled - 1, funded_in = funded_in - 1',
    /has deposits of[^]*has expenses 9, counted 3[^]*has expenses of[^]*has settlements of/,
  ],
  [
    'a cycle that closed without a summary', 'update razao.squad_cycles set closed_at = now()',
    'update razao.squad_cycles set closed_at = null', /has summaries 1, counted 0[^]*is closed, and the squad is in 1/,
  ],
])('%s that is wrong is named', async (_, fault, repair, named) => {
  await tamper(owner, fault);
  const found = await verify();
  await tamper(owner, repair);
  expect(found.ok).toBe(false);
  expect(found.differences.join('\n')).toMatch(named);
  expect(found.differences.every((it) => it.startsWith(sqd_id))).toBe(true);
  expect((await verify()).differences).toEqual([]);
});
