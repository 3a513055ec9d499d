/** The rows of the kill matrix about squads: moves of the pot, debts of members, and their payment. */
import type { ContributionResponse, RecurringExpenseResponse, SettlementPlanResponse, SpendResponse } from '../../generated/models.ts';
import { brl } from '../support/med-world.ts';
import type { Call, TestService } from '../support/service.ts';
import { household, type Household } from '../support/squads-house.ts';
import type { Row } from './kill-matrix.ts';

const CENTS = 1_000;

/** Each member has 10.00. */
const house = (api: TestService): Promise<Household> => household(api, CENTS);

const contribution = (kind: 'FUNDED' | 'ACCOUNTING', actor_account_id: string) => ({ kind, actor_account_id, amount: brl(301) });

/** Each of these paid something that all three share. */
async function indebted(api: TestService, ...payers: ('ana' | 'bruno' | 'carla')[]): Promise<Household> {
  const there = await house(api);
  for (const payer of payers) await api.ok('contributeToSquad', {
    path: { sqd_id: there.sqd_id }, body: contribution('ACCOUNTING', there[payer]),
  });
  return there;
}

/** The call that pays all debts of an account. */
async function settlement(api: TestService, { sqd_id, carla: acc_id }: Household): Promise<Call> {
  const { execution_endpoint } = await api.ok<SettlementPlanResponse>('getSettlementPlan', { path: { sqd_id, acc_id } });
  return { path: { sqd_id }, body: execution_endpoint?.body_template ?? {} };
}

/** An expense of Ana's, which the others owe. */
async function expense(api: TestService): Promise<Household & { entry_seq: number }> {
  const there = await house(api);
  const { entry_seq } = await api.ok<ContributionResponse>('contributeToSquad', {
    path: { sqd_id: there.sqd_id }, body: contribution('ACCOUNTING', there.ana),
  });
  return { ...there, entry_seq };
}

/** Divisions of an expense: among more members than owe it now, or fewer. */
const splits: readonly [kind: string, sharers: (there: Household) => string[]][] = [
  ['to the payer as well', ({ ana, bruno, carla }) => [ana, bruno, carla]], ['to one debtor', ({ bruno }) => [bruno]],
];

/** A spend from the pot. */
const spend = (actor_account_id: string, more: object) => ({ actor_account_id, amount: brl(100), ...more });
const within = (account_id: string) => ({ rail: 'NATIVE', recipient: { kind: 'account', account_id } });
const outside = { rail: 'PIX', recipient: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' } };

/** A squad whose pot holds 1.00. */
async function funded(api: TestService): Promise<Household> {
  const there = await house(api);
  const body = { ...contribution('FUNDED', there.ana), amount: brl(100) };
  await api.ok('contributeToSquad', { path: { sqd_id: there.sqd_id }, body });
  return there;
}

/** A request of Bruno's to spend all of the pot, which Ana has to approve. */
async function asked(api: TestService): Promise<Household & { spr_id: string }> {
  const there = await funded(api);
  const path = { sqd_id: there.sqd_id };
  await api.ok('setSpendApprovalRules', {
    path, body: { actor_account_id: there.ana, spend_approval: { threshold_amount: brl(1), approvals_required: 1 } },
  });
  const { spend_request } = await api.ok<SpendResponse>('spendFromSquad', { path, body: spend(there.bruno, within(there.carla)) });
  return { ...there, spr_id: spend_request?.spend_request_id ?? '' };
}

const decision = ({ sqd_id, spr_id, ana }: Household & { spr_id: string }): Call => ({
  path: { sqd_id, spr_id }, body: { actor_account_id: ana },
});

/**
 * A bill of Ana's that waits for its amount, as one due on the last day of a month does on any day; Bruno and Carla have their parts
 * collected.
 */
async function collected(api: TestService): Promise<Call> {
  const { sqd_id, ana, bruno, carla } = await house(api);
  const path = { sqd_id };
  await api.ok('setSquadRecurrence', { path, body: { actor_account_id: ana, enabled: true, closes_on_day: 31 } });
  const { rex_id } = await api.ok<RecurringExpenseResponse>('createRecurringExpense', {
    path, body: { actor_account_id: ana, description: 'Luz', amount_kind: 'VARIABLE', payer_account_id: ana, due_day: 31 },
  });
  for (const caller_account_id of [bruno, carla]) await api.ok('grantAutoCollectConsent', {
    path, body: { caller_account_id, rex_id, max_amount: brl(CENTS) },
  });
  return { path: { sqd_id, rex_id }, body: { actor_account_id: ana, amount: brl(301) } };
}

/** Writes of those who run a squad: members, rules and bills that come and go. */
const houseRows: readonly Row[] = [
  { operationId: 'createSquad', prepare: async (api) => ({ body: { actor_account_id: await api.account(), name: 'Casa' } }) },
  {
    operationId: 'acceptSquadInvitation',
    prepare: async (api) => {
      const [{ sqd_id, ana }, davi] = [await house(api), await api.account()];
      await api.ok('inviteToSquad', { path: { sqd_id }, body: { actor_account_id: ana, invitee_account_ids: [davi] } });
      return { path: { sqd_id }, body: { invitee_account_id: davi } };
    },
  },
  {
    operationId: 'removeSquadMember', kind: 'who asked for a spend',
    prepare: async (api) => {
      const { sqd_id, ana, bruno } = await asked(api);
      return { path: { sqd_id, member_account_id: bruno }, body: { actor_account_id: ana } };
    },
  },
  {
    operationId: 'closeSquad', kind: 'with an invitation and a spend that wait',
    prepare: async (api) => {
      const { sqd_id, ana, carla } = await asked(api);
      await api.ok('inviteToSquad', { path: { sqd_id }, body: { actor_account_id: ana, invitee_account_ids: [await api.account()] } });
      await api.ok('spendFromSquad', { path: { sqd_id }, body: spend(ana, within(carla)) });
      return { path: { sqd_id }, body: { actor_account_id: ana } };
    },
  },
  { operationId: 'confirmRecurringExpense', kind: 'with two collections', prepare: collected },
];

const spendRows: readonly Row[] = [
  ...(['NATIVE', 'PIX'] as const).map((rail): Row => ({
    operationId: 'spendFromSquad', kind: rail,
    prepare: async (api) => {
      const { sqd_id, bruno, carla } = await funded(api);
      return { path: { sqd_id }, body: spend(bruno, rail === 'PIX' ? outside : within(carla)) };
    },
  })),
  { operationId: 'rejectSpendRequest', prepare: async (api) => decision(await asked(api)) },
  { operationId: 'approveSpendRequest', kind: 'which pays', prepare: async (api) => decision(await asked(api)) },
  {
    operationId: 'approveSpendRequest', kind: 'which finds the pot empty',
    prepare: async (api) => {
      const request = await asked(api);
      await api.ok('spendFromSquad', { path: { sqd_id: request.sqd_id }, body: spend(request.ana, within(request.carla)) });
      return decision(request);
    },
  },
];

export const squadRows: readonly Row[] = [
  ...houseRows,
  ...spendRows,
  ...(['FUNDED', 'ACCOUNTING'] as const).map((kind): Row => ({
    operationId: 'contributeToSquad', kind,
    prepare: async (api) => {
      const { sqd_id, bruno } = await house(api);
      return { path: { sqd_id }, body: contribution(kind, bruno) };
    },
  })),
  {
    operationId: 'voidContribution',
    prepare: async (api) => {
      const { sqd_id, entry_seq, ana } = await expense(api);
      return { path: { sqd_id, entry_seq }, body: { actor_account_id: ana } };
    },
  },
  ...splits.map(([kind, sharers]): Row => ({
    operationId: 'resplitExpense', kind,
    prepare: async (api) => {
      const there = await expense(api);
      return {
        path: { sqd_id: there.sqd_id, entry_seq: there.entry_seq },
        body: { actor_account_id: there.ana, members_snapshot: sharers(there), split: { method: 'EQUAL' } },
      };
    },
  })),
  {
    operationId: 'settleSquadDebts', kind: 'two creditors',
    prepare: async (api) => settlement(api, await indebted(api, 'ana', 'bruno')),
  },
  {
    operationId: 'simplifySquadDebts',
    prepare: async (api) => {
      const { sqd_id, ana } = await indebted(api, 'ana', 'bruno', 'bruno');
      return { path: { sqd_id }, body: { actor_account_id: ana } };
    },
  },
];
