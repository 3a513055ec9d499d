/** Prerequisites of the examples of squads: a household of Ana, who founded it, Bruno and Carla. */
import { randomUUID } from 'node:crypto';
import type {
  ConsentResponse, ContributionResponse, ObligationResponse, RecurringExpenseResponse, SettlementPlanResponse, SpendResponse,
  SquadDetailResponse,
  SquadSimplifyResponse,
} from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { resolve } from '../../contracts/codegen/contract.ts';
import type { Call } from '../support/service.ts';
import { operationOf } from './contracts.ts';

/** The accounts of the examples. */
const ANA = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';
const BRUNO = 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3';
const CARLA = 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7';
const SOURCE = 'txn_01KJQ9D3E5F8J1M4P7S0V3Y6B9';

/** Replacements of an example's ids and path parameters. */
type Given = Record<string, string>;

interface Household extends Given {
  sqd_id: string;
  [ANA]: string;
  [BRUNO]: string;
  [CARLA]: string;
}

interface World {
  ok<T>(operationId: OperationId, call?: Call): Promise<T>;
  account(): Promise<string>;
}

const brl = (value: number) => ({ currency: 'BRL', value });

/** @returns how each operation's examples are prepared, by the name of the example. */
export function squadExamples({ ok, account }: World): Partial<Record<OperationId, (example: string) => Promise<Given>>> {
  /** @param members how many of Bruno and Carla are members; the others are not invited. */
  async function household(members = 2): Promise<Household> {
    const [ana, bruno, carla] = [await account(), await account(), await account()];
    const { sqd_id } = await ok<SquadDetailResponse>('createSquad', { body: { actor_account_id: ana, name: 'República' } });
    const there = { sqd_id, [ANA]: ana, [BRUNO]: bruno, [CARLA]: carla };
    const joining = [bruno, carla].slice(0, members);
    await invite(there, joining);
    for (const invitee_account_id of joining) await ok('acceptSquadInvitation', { path: { sqd_id }, body: { invitee_account_id } });
    return there;
  }

  async function invite({ sqd_id, [ANA]: actor_account_id }: Household, invitee_account_ids: readonly string[]): Promise<void> {
    if (invitee_account_ids.length > 0) await ok('inviteToSquad', { path: { sqd_id }, body: { actor_account_id, invitee_account_ids } });
  }

  async function invited(): Promise<Household> {
    const there = await household(0);
    await invite(there, [there[BRUNO], there[CARLA]]);
    return there;
  }

  async function frozen(): Promise<Household> {
    const there = await household();
    await ok('freezeSquad', { path: there, body: { actor_account_id: there[ANA] } });
    return there;
  }

  async function funded(): Promise<Household> {
    const there = await household();
    await ok('contributeToSquad', { path: there, body: { kind: 'FUNDED', actor_account_id: there[ANA], amount: brl(30_000) } });
    return there;
  }

  /** Bruno requests a spend; one other member approves. */
  async function asking(): Promise<Household & { spr_id: string }> {
    const there = await funded();
    await ok('setSpendApprovalRules', {
      path: there, body: {
        actor_account_id: there[ANA], spend_approval: { threshold_amount: brl(1), approvals_required: 1, approver_group: 'MEMBERS' },
      },
    });
    const { spend_request } = await ok<SpendResponse>('spendFromSquad', {
      path: there,
      body: { actor_account_id: there[BRUNO], amount: brl(1_000), rail: 'NATIVE', recipient: {
        kind: 'account', account_id: there[CARLA],
      }, description: 'Pão' },
    });
    return { ...there, spr_id: String(spend_request?.spend_request_id) };
  }

  /** Carla owes Ana two shares, by the names that the examples use. */
  async function indebted(): Promise<Given> {
    const there = await household();
    const sharing = { kind: 'ACCOUNTING', actor_account_id: there[ANA], amount: brl(10_000) };
    for (let n = 0; n < 2; n += 1) await ok<ContributionResponse>('contributeToSquad', { path: there, body: sharing });
    const { your_open_debts: [one, other] = [] } = await ok<SettlementPlanResponse>('getSettlementPlan', {
      path: { acc_id: there[CARLA], sqd_id: there.sqd_id },
    });
    return {
      ...there, '"entry_seq":14': `"entry_seq":${one?.entry_seq}`, '"entry_seq":15': `"entry_seq":${other?.entry_seq}`,
      '3cd09f577bd2be6a160ca5344ffa48834e06bca212cd6125544bb4d517ee8217#0': String(one?.share_utxo_ref),
      'e5529b71f5079767557cb0b6d4cc5420fc463a45d1ffb4d6d44cde4266853f76#0': String(other?.share_utxo_ref),
    };
  }

  /** Ana paid 60.00 for all three. */
  async function shared(): Promise<Given> {
    const there = await household();
    const { entry_seq } = await ok<ContributionResponse>('contributeToSquad', {
      path: there, body: { kind: 'ACCOUNTING', actor_account_id: there[ANA], amount: brl(6_000) },
    });
    return { ...there, entry_seq: String(entry_seq) };
  }

  /** Bruno owed Ana what she owed Carla: now he owes Carla. */
  async function simplified(): Promise<Given> {
    const there = await household();
    for (const [payer, debtor] of [[ANA, BRUNO], [CARLA, ANA]] as const) {
      await ok('contributeToSquad', {
        path: there, body: { kind: 'ACCOUNTING', actor_account_id: there[payer], amount: brl(2_000), members_snapshot: [there[debtor]] },
      });
    }
    const { entry_seq } = await ok<SquadSimplifyResponse>('simplifySquadDebts', { path: there, body: { actor_account_id: there[ANA] } });
    return { ...there, entry_seq: String(entry_seq) };
  }

  /** An account of the household that pays for something here. */
  async function paying(): Promise<Given> {
    const there = await household();
    const { tx_id } = await ok<ObligationResponse>('createObligation', {
      key: randomUUID(),
      body: {
        rail: 'NATIVE', amount: brl(1_250), debtor: { kind: 'account', account_id: there[ANA] },
        creditor: { kind: 'account', account_id: await account() },
      },
    });
    return { ...there, [SOURCE]: tx_id };
  }

  async function withGoal(): Promise<Household> {
    const there = await household();
    await ok('setSquadGoal', { path: there, body: { actor_account_id: there[ANA], target_amount: brl(1_000) } });
    return there;
  }

  async function promoted(): Promise<Given> {
    const there = await household();
    await ok('changeMemberRole', {
      path: { ...there, member_account_id: there[BRUNO] }, body: { actor_account_id: there[ANA], role: 'OWNER' },
    });
    return { ...there, member_account_id: there[BRUNO] };
  }

  /** Cycles are on. Ana pays the internet, Bruno the electricity; due on the last day of a month, they are in the open cycle on any day. */
  async function monthly(amount_kind: 'FIXED' | 'VARIABLE' = 'FIXED'): Promise<Household & { rex_id: string }> {
    const there = await household();
    const actor_account_id = there[ANA];
    await ok('setSquadRecurrence', { path: there, body: { actor_account_id, enabled: true, closes_on_day: 31 } });
    const { rex_id } = await ok<RecurringExpenseResponse>('createRecurringExpense', {
      path: there,
      body: {
        actor_account_id, description: 'Conta', amount_kind, payer_account_id: there[amount_kind === 'FIXED' ? ANA : BRUNO], due_day: 31,
        split: { method: 'EQUAL' }, ...(amount_kind === 'FIXED' && { amount: brl(12_000) }),
      },
    });
    return { ...there, rex_id, rex_01KJQB534XQ7BG0MHYKZYFWNPP: rex_id };
  }

  async function consenting(): Promise<Given> {
    const there = await monthly();
    const { consent_id } = await ok<ConsentResponse>('grantAutoCollectConsent', {
      path: there, body: { caller_account_id: there[BRUNO], rex_id: there.rex_id, max_amount: brl(4_500) },
    });
    return { ...there, consent_id };
  }

  const ofBruno = async () => {
    const there = await household();
    return { ...there, member_account_id: there[BRUNO] };
  };
  const plain = () => household();

  return {
    updateSquad: plain, closeSquad: plain, freezeSquad: plain, unfreezeSquad: frozen,
    setSquadGoal: plain, deleteSquadGoal: withGoal,
    inviteToSquad: () => household(0), acceptSquadInvitation: invited, declineSquadInvitation: invited,
    revokeSquadInvitation: async () => {
      const there = await invited();
      return { ...there, invitee_account_id: there[BRUNO] };
    },
    removeSquadMember: async (example) => {
      const there = await household();
      return { ...there, member_account_id: there[example === 'leave' ? CARLA : BRUNO] };
    },
    changeMemberQuota: ofBruno,
    changeMemberRole: (example) => (example === 'demote' ? promoted() : ofBruno()),
    contributeToSquad: (example) => (example === 'exact' ? paying() : household()),
    voidContribution: (example) => (example === 'simplified' ? simplified() : shared()), resplitExpense: shared,
    settleSquadDebts: indebted, simplifySquadDebts: indebted,
    setSquadRecurrence: (example) => (example === 'off' ? monthly() : household()), createRecurringExpense: () => monthly(),
    updateRecurringExpense: () => monthly(), deleteRecurringExpense: () => monthly(), confirmRecurringExpense: () => monthly('VARIABLE'),
    grantAutoCollectConsent: async () => {
      const { rex_id: _, ...there } = await monthly();
      return there;
    },
    revokeAutoCollectConsent: consenting,
    setSpendApprovalRules: plain, deleteSpendApprovalRules: asking, spendFromSquad: funded, approveSpendRequest: asking,
    rejectSpendRequest: asking,
  };
}

/** A call that succeeds, and who is in its squad. */
export interface SquadCall extends Call {
  readonly path: Given;
  readonly body?: object;
  readonly ana: string;
  /** A SPENDER, unless the operation invites them. */
  readonly carla: string;
}

/** The first example of an operation on squads as a call that succeeds; a read as one of Ana. */
export async function squadCall(world: World, operationId: OperationId): Promise<SquadCall> {
  const { contract, method, path, operation: { requestBody } } = operationOf(operationId);
  const examples = requestBody && resolve(contract, requestBody).content['application/json']?.examples;
  const [first] = Object.entries((examples ?? {}) as Record<string, { value: object }>);
  const [name, { value }] = first ?? ['', { value: {} }];
  const prepare = squadExamples(world)[method === 'get' ? 'updateSquad' : operationId];
  const given = (await prepare?.(name)) ?? { [ANA]: await world.account() };
  const [ana, carla] = [given[ANA] ?? '', given[CARLA] ?? ''];
  if (path.includes('{acc_id}')) return { path: { ...given, acc_id: ana }, ana, carla };
  if (method === 'get') return { path: given, query: { caller_account_id: ana }, ana, carla };
  const isOfBody = ([from]: [string, string]): boolean => /^(acc|txn|rex)_|[^a-z_]/.test(from);
  const text = Object.entries(given).filter(isOfBody).reduce((body, [from, to]) => body.replaceAll(from, to), JSON.stringify(value));
  return { path: given, body: JSON.parse(text) as object, ana, carla };
}
