/** The rows of the kill matrix that are of squads: what moves the pot, what members owe each other, and what pays it. */
import type { ContributionResponse, SettlementPlanResponse, SquadDetailResponse } from '../../generated/models.ts';
import { brl } from '../support/med-world.ts';
import type { Call, TestService } from '../support/service.ts';
import type { Row } from './kill-matrix.ts';

const CENTS = 1_000;

/** A squad of Ana, its OWNER, with Bruno and Carla; each has 10.00. */
interface House {
  readonly sqd_id: string;
  readonly ana: string;
  readonly bruno: string;
  readonly carla: string;
}

async function house(api: TestService): Promise<House> {
  const [ana, bruno, carla] = [await api.account(CENTS), await api.account(CENTS), await api.account(CENTS)];
  const { sqd_id } = await api.ok<SquadDetailResponse>('createSquad', { body: { actor_account_id: ana, name: 'Casa' } });
  await api.ok('inviteToSquad', { path: { sqd_id }, body: { actor_account_id: ana, invitee_account_ids: [bruno, carla] } });
  for (const invitee_account_id of [bruno, carla]) await api.ok('acceptSquadInvitation', { path: { sqd_id }, body: { invitee_account_id } });
  return { sqd_id, ana, bruno, carla };
}

const contribution = (kind: 'FUNDED' | 'ACCOUNTING', actor_account_id: string) => ({ kind, actor_account_id, amount: brl(301) });

/** Each of these paid something that all three share. */
async function indebted(api: TestService, ...payers: ('ana' | 'bruno' | 'carla')[]): Promise<House> {
  const there = await house(api);
  for (const payer of payers) await api.ok('contributeToSquad', { path: { sqd_id: there.sqd_id }, body: contribution('ACCOUNTING', there[payer]) });
  return there;
}

/** What pays all that an account owes. */
async function settlement(api: TestService, { sqd_id, carla: acc_id }: House): Promise<Call> {
  const { execution_endpoint } = await api.ok<SettlementPlanResponse>('getSettlementPlan', { path: { sqd_id, acc_id } });
  return { path: { sqd_id }, body: execution_endpoint?.body_template ?? {} };
}

/** An expense of Ana's, which the others owe. */
async function expense(api: TestService): Promise<House & { entry_seq: number }> {
  const there = await house(api);
  const { entry_seq } = await api.ok<ContributionResponse>('contributeToSquad', { path: { sqd_id: there.sqd_id }, body: contribution('ACCOUNTING', there.ana) });
  return { ...there, entry_seq };
}

/** How an expense is divided anew: among more members than owe it now, or fewer. */
const splits: readonly [kind: string, sharers: (there: House) => string[]][] = [
  ['to the payer as well', ({ ana, bruno, carla }) => [ana, bruno, carla]], ['to one debtor', ({ bruno }) => [bruno]],
];

export const squadRows: readonly Row[] = [
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
