/** A household's first three months and a trip of five, by customers' programs on the SDK; each ends even, to the cent. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type * as models from '../../generated/models.ts';
import { allScopes } from '../../src/domains/auth/index.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectContracts, openProgram, type Program } from './client.ts';

const FAMILY = 'families';
const brl = (value: number): models.AmountField => ({ currency: 'BRL', value });
const inside = (account_id: string) => ({ kind: 'account' as const, account_id });
const outside = { kind: 'external' as const, external_id: 'silent' };

let clock: FixedClock;
let api: TestService;
let program: Program;
beforeAll(async () => {
  clock = new FixedClock('2026-03-02T12:00:00.000Z');
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  program = await openProgram(api, FAMILY, allScopes);
});
afterAll(async () => {
  await expectContracts(program);
  expect(await verifyJournal(api.service.database, FAMILY)).toMatchObject({ ok: true });
  await api.stop();
});

/** Turns the clock to noon of a day in São Paulo. */
const goTo = (day: string) => clock.advance(Date.parse(`${day}T15:00:00.000Z`) - clock.now().getTime());

/** Ends a payment to or from the outside, as the operator learns that it did. */
const settle = (obligation_id: string, outcome: 'SETTLED' | 'FAILED' = 'SETTLED') =>
  program.razao.obligations.resolve(obligation_id, { outcome });

/** People with money; the first founds the squad, and all are in it. */
class Group {
  private constructor(readonly id: string, readonly people: readonly string[]) {}

  static async found(name: string, count: number, cents: number): Promise<Group> {
    const { accounts, obligations, parties, squads } = program.razao;
    const people: string[] = [];
    for (let n = 1; n <= count; n += 1) {
      const { party_id } = await parties.create({ type: 'individual', display_name: `${name} ${n}`, country: 'BR' });
      const { id } = await accounts.create({ owner_party_id: party_id, currency: 'BRL', type: 'CUSTOMER' });
      await settle((await obligations.create({ rail: 'MOCK', amount: brl(cents), debtor: outside, creditor: inside(id) })).obligation_id);
      people.push(id);
    }
    const [founder = '', ...others] = people;
    const { sqd_id } = await squads.create({ actor_account_id: founder, name });
    await squads.inviteToSquad(sqd_id, { actor_account_id: founder, invitee_account_ids: others });
    for (const invitee_account_id of others) await squads.acceptInvitation(sqd_id, { invitee_account_id });
    return new Group(sqd_id, people);
  }

  person(n: number): string {
    return this.people[n] ?? '';
  }

  deposit(n: number, cents: number) {
    return program.razao.squads.contributeToSquad(this.id, { kind: 'FUNDED', actor_account_id: this.person(n), amount: brl(cents) });
  }

  /** @returns the amount of each part, in cents. */
  async expense(
    n: number, cents: number, split: models.SplitSpec = { method: 'EQUAL' }, more: Partial<models.ContributionRequest> = {},
  ): Promise<number[]> {
    const { shares } = await program.razao.squads.contributeToSquad(this.id, {
      kind: 'ACCOUNTING', actor_account_id: this.person(n), amount: brl(cents), split, ...more,
    });
    return shares.map(({ share_cents }) => share_cents);
  }

  /** Pays all debts of one member, by the request of the plan. @returns the amount for each creditor, in cents. */
  async pay(n: number): Promise<number[]> {
    const { execution_endpoint } = await program.razao.squads.getSettlementPlan(this.person(n), this.id);
    if (!execution_endpoint) return [];
    const { transfers, your_net_cents } = await program.razao.squads.settleDebts(this.id, execution_endpoint.body_template);
    expect(your_net_cents).toBeGreaterThanOrEqual(0);
    return transfers.map(({ amount }) => amount.value);
  }

  spend(n: number, cents: number, to: Pick<models.SpendRequest, 'rail' | 'recipient'> = { rail: 'MOCK', recipient: outside }) {
    return program.razao.squads.spendFromSquad(this.id, { actor_account_id: this.person(n), amount: brl(cents), ...to });
  }

  detail() {
    return program.razao.squads.get(this.id, { caller_account_id: this.person(0) });
  }

  async nets(): Promise<number[]> {
    return (await this.detail()).ledger_summary.positions.map(({ net_cents }) => net_cents);
  }

  /** The available balance of each member, and of the pot. */
  async balances(): Promise<number[]> {
    const { account_id = '' } = await this.detail();
    return Promise.all([...this.people, account_id].map(async (id) =>
      (await program.razao.accounts.getBalance(id)).assets[0]?.balances.available ?? 0));
  }
}

it('a household shares three months: contas post and are collected by themselves, debts are carried forward, and all end even', async () => {
  const { squads } = program.razao;
  const home = await Group.found('Casa', 3, 200_000);
  const [ana, bruno, carla] = [home.person(0), home.person(1), home.person(2)];
  await squads.setRecurrence(home.id, { actor_account_id: ana, enabled: true, closes_on_day: 31 });
  const internet = await squads.createRecurringExpense(home.id, {
    actor_account_id: ana, description: 'Internet', amount_kind: 'FIXED', amount: brl(12_000), payer_account_id: ana, due_day: 5,
    split: { method: 'EQUAL' },
  });
  const light = await squads.createRecurringExpense(home.id, {
    actor_account_id: ana, description: 'Luz', amount_kind: 'VARIABLE', payer_account_id: bruno, due_day: 10, split: { method: 'EQUAL' },
  });
  for (const caller_account_id of [bruno, carla]) {
    await squads.grantAutoCollectConsent(home.id, { caller_account_id, rex_id: internet.rex_id, max_amount: brl(4_500) });
  }
  for (const n of home.people.keys()) await home.deposit(n, 10_000);

  expect(await home.expense(0, 10_000)).toEqual([3_334, 3_333, 3_333]);
  goTo('2026-03-06');
  expect(await home.nets()).toEqual([6_666, -3_333, -3_333]);
  expect(await home.balances()).toEqual([198_000, 186_000, 186_000, 30_000]);
  goTo('2026-03-11');
  await squads.confirmRecurringExpense(home.id, light.rex_id, { actor_account_id: bruno, amount: brl(9_000) });
  expect(await squads.simplifyDebts(home.id, { actor_account_id: ana })).toMatchObject({
    simplified: true, before_count: 4, after_count: 2,
  });
  expect(await home.nets()).toEqual([3_666, 2_667, -6_333]);
  expect(await home.pay(2)).toEqual([3_666, 2_667]);

  goTo('2026-04-06');
  expect((await home.detail()).cycle).toMatchObject({ period: '2026-04', carried_forward_cents: 0 });
  expect(await home.expense(1, 10_000)).toEqual([3_333, 3_334, 3_333]);
  expect(await home.pay(0)).toEqual([3_333]);
  const gas = await home.spend(2, 15_000);
  await settle(gas.obligation_id ?? '');

  goTo('2026-05-06');
  expect((await home.detail()).cycle).toMatchObject({
    period: '2026-05', carried_forward_cents: 3_333, contas: [{ state: 'POSTED' }, { description: 'Luz', state: 'PENDING_CONFIRMATION' }],
  });
  expect(await home.pay(2)).toEqual([3_333]);
  expect(await home.expense(2, 10_000)).toEqual([3_333, 3_333, 3_334]);
  expect([await home.pay(0), await home.pay(1)]).toEqual([[3_333], [3_333]]);

  goTo('2026-06-02');
  expect(await home.nets()).toEqual([0, 0, 0]);
  expect(await home.balances()).toEqual([211_000, 184_000, 175_000, 15_000]);
  expect(await closed(home.id)).toEqual([
    ['2026-03', { expenses_cents: 31_000, settled_cents: 14_333, carried_forward_cents: 0 }],
    ['2026-04', { expenses_cents: 22_000, settled_cents: 11_333, carried_forward_cents: 3_333 }],
    ['2026-05', { expenses_cents: 22_000, settled_cents: 17_999, carried_forward_cents: 0 }],
  ]);
}, 60_000);

/** The results of each month, by the events. */
async function closed(sqdId: string): Promise<unknown[]> {
  const months: unknown[] = [];
  await program.razao.followEvents({ name: 'months', types: ['squad_cycle.closed'], until: 'head' }, ({ data }) => {
    const { sqd_id, period, expenses_cents, settled_cents, carried_forward_cents } = data as Record<string, unknown>;
    if (sqd_id === sqdId) months.push([period, { expenses_cents, settled_cents, carried_forward_cents }]);
  });
  return months;
}

it('five travel on one pot: spends are approved, a failed one comes back, everybody pays one transfer, and the squad is closed', async () => {
  const { obligations, squads } = program.razao;
  const trip = await Group.found('Paraty', 5, 100_000);
  const [ana, bia, caio, davi, eva] = [trip.person(0), trip.person(1), trip.person(2), trip.person(3), trip.person(4)];
  await squads.setSpendApprovalRules(trip.id, {
    actor_account_id: ana, spend_approval: { threshold_amount: brl(30_000), approvals_required: 2, approver_group: 'MEMBERS' },
  });
  for (const n of trip.people.keys()) await trip.deposit(n, 20_000);

  const { spend_request: hotel } = await trip.spend(2, 60_000);
  const approve = (actor_account_id: string) => squads.approveSpendRequest(trip.id, hotel?.spend_request_id ?? '', { actor_account_id });
  expect((await approve(caio).result()).error?.code).toBe('OWN_SPEND_REQUEST');
  expect((await approve(bia)).state).toBe('PENDING_APPROVAL');
  const executed = await approve(davi);
  expect(executed.state).toBe('EXECUTED');
  await settle(executed.executed_obligation_id ?? '');
  const boat = await trip.spend(4, 25_000);
  expect((await trip.detail()).balance.value).toBe(15_000);
  await settle(boat.obligation_id ?? '', 'FAILED');
  expect((await trip.detail()).balance.value).toBe(40_000);

  const dinner = await obligations.create({ rail: 'MOCK', amount: brl(33_333), debtor: inside(bia), creditor: outside });
  await settle(dinner.obligation_id);
  expect(await trip.expense(1, 33_333, { method: 'EQUAL' }, { source_tx_ids: [dinner.tx_id] })).toEqual([
    6_667, 6_667, 6_667, 6_666, 6_666,
  ]);
  await squads.changeMemberQuota(trip.id, eva, { actor_account_id: ana, quota: 2 });
  expect(await trip.expense(3, 12_000, { method: 'QUOTA' })).toEqual([2_000, 2_000, 2_000, 2_000, 4_000]);
  await trip.expense(4, 9_000, { method: 'EXACT', parts: [{ account_id: ana, cents: 5_000 }, { account_id: caio, cents: 4_000 }] });
  await trip.expense(0, 8_000, {
    method: 'PERCENT', parts: [{ account_id: bia, basis_points: 2_500 }, { account_id: davi, basis_points: 7_500 }],
  });
  const nets = [-5_667, 22_666, -12_667, -2_666, -1_666];
  expect(await trip.nets()).toEqual(nets);

  expect(await squads.simplifyDebts(trip.id, { actor_account_id: ana })).toMatchObject({
    simplified: true, before_count: 12, after_count: 4,
  });
  expect(await trip.nets()).toEqual(nets);
  for (const n of [0, 2, 3, 4]) expect(await trip.pay(n)).toEqual([-(nets[n] ?? 0)]);
  expect(await trip.detail()).toMatchObject({
    ledger_summary: { total_open_debt_cents: 0, total_funded_in: brl(100_000), total_funded_out: brl(60_000) },
  });

  expect((await squads.close(trip.id, { actor_account_id: ana, reason: 'Back home' }).result()).error?.code).toBe('SQUAD_NOT_EMPTY');
  for (const to of trip.people) await trip.spend(0, 8_000, { rail: 'NATIVE', recipient: inside(to) });
  expect((await squads.close(trip.id, { actor_account_id: ana, reason: 'Back home' })).state).toBe('CLOSED');
  expect(await trip.balances()).toEqual([82_333, 77_333, 75_333, 85_334, 86_334, 0]);
}, 60_000);
