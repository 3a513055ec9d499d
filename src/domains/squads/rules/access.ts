import type { OperationId } from '../../../../generated/operations.ts';
import { instantText } from '../../../platform/clock.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** Relation of an account to a squad. Only OWNER and SPENDER are members. */
export type MemberStanding = 'OWNER' | 'SPENDER' | 'INVITED' | 'LEFT' | 'STRANGER';

export interface Caller {
  readonly account: string;
  readonly standing: MemberStanding;
}

export interface SquadStatus {
  readonly id: string;
  readonly frozen: boolean;
  /** Null while it is OPEN. */
  readonly closedAt: Date | null;
}

/** Requirements of an operation. */
interface Demand {
  /** Role that may call it. INVITEE is any account that was ever invited: the state of the invitation decides the rest. */
  readonly who: 'OWNER' | 'MEMBER' | 'INVITEE';
  /** Squads that it works in: OPEN ones that are not frozen, OPEN ones, or CLOSED ones as well. */
  readonly works: 'UNFROZEN' | 'OPEN' | 'ALWAYS';
}

/**
 * Access table of squads: the role and the state of the squad that each operation needs. Its verb adds what the operation requires of a
 * person beyond the role (the debtor, the creditor, the payer, an approver, a member who leaves). The operations that are missing are not
 * about one squad.
 */
export const DEMANDS = {
  getSquad: { who: 'MEMBER', works: 'ALWAYS' },
  updateSquad: { who: 'OWNER', works: 'OPEN' },
  closeSquad: { who: 'OWNER', works: 'ALWAYS' },
  freezeSquad: { who: 'OWNER', works: 'OPEN' },
  unfreezeSquad: { who: 'OWNER', works: 'OPEN' },
  setSquadGoal: { who: 'OWNER', works: 'OPEN' },
  deleteSquadGoal: { who: 'OWNER', works: 'OPEN' },

  listSquadMembers: { who: 'MEMBER', works: 'ALWAYS' },
  listSquadInvitations: { who: 'MEMBER', works: 'ALWAYS' },
  inviteToSquad: { who: 'OWNER', works: 'OPEN' },
  acceptSquadInvitation: { who: 'INVITEE', works: 'OPEN' },
  declineSquadInvitation: { who: 'INVITEE', works: 'ALWAYS' },
  revokeSquadInvitation: { who: 'MEMBER', works: 'OPEN' },
  removeSquadMember: { who: 'MEMBER', works: 'OPEN' },
  changeMemberRole: { who: 'OWNER', works: 'OPEN' },
  changeMemberQuota: { who: 'OWNER', works: 'OPEN' },

  listSquadTransactions: { who: 'MEMBER', works: 'ALWAYS' },
  contributeToSquad: { who: 'MEMBER', works: 'UNFROZEN' },
  voidContribution: { who: 'MEMBER', works: 'UNFROZEN' },
  resplitExpense: { who: 'OWNER', works: 'UNFROZEN' },

  getSettlementPlan: { who: 'MEMBER', works: 'OPEN' },
  settleSquadDebts: { who: 'MEMBER', works: 'UNFROZEN' },
  previewSimplifyDebts: { who: 'OWNER', works: 'OPEN' },
  simplifySquadDebts: { who: 'OWNER', works: 'UNFROZEN' },

  setSpendApprovalRules: { who: 'OWNER', works: 'OPEN' },
  deleteSpendApprovalRules: { who: 'OWNER', works: 'OPEN' },
  spendFromSquad: { who: 'MEMBER', works: 'UNFROZEN' },
  listSpendRequests: { who: 'MEMBER', works: 'ALWAYS' },
  approveSpendRequest: { who: 'MEMBER', works: 'UNFROZEN' },
  rejectSpendRequest: { who: 'MEMBER', works: 'OPEN' },

  setSquadRecurrence: { who: 'OWNER', works: 'OPEN' },
  createRecurringExpense: { who: 'OWNER', works: 'OPEN' },
  updateRecurringExpense: { who: 'OWNER', works: 'OPEN' },
  deleteRecurringExpense: { who: 'OWNER', works: 'OPEN' },
  confirmRecurringExpense: { who: 'MEMBER', works: 'UNFROZEN' },
  grantAutoCollectConsent: { who: 'MEMBER', works: 'OPEN' },
  revokeAutoCollectConsent: { who: 'MEMBER', works: 'ALWAYS' },
} as const satisfies Partial<Record<OperationId, Demand>>;

/** An operation about one squad. */
export type SquadOperation = keyof typeof DEMANDS;

/**
 * Refuses an operation that an account may not call on a squad now: after the checks for existence, before the operation's own refusals.
 * @param person the operation's refusal of the person beyond the role; checked between the role and the state of the squad.
 * @returns the first of NOT_A_SQUAD_MEMBER or SQUAD_INVITATION_NOT_FOUND, INSUFFICIENT_ROLE, the refusal of `person`, SQUAD_CLOSED,
 *   SQUAD_FROZEN; or undefined.
 */
export function mayDo(
  operation: SquadOperation, squad: SquadStatus, caller: Caller, person: () => Refusal | undefined = () => undefined,
): Refusal | undefined {
  const { who, works }: Demand = DEMANDS[operation];
  return standingRefusal(who, squad, caller) ?? person() ?? stateRefusal(works, squad);
}

function standingRefusal(who: Demand['who'], squad: SquadStatus, { account, standing }: Caller): Refusal | undefined {
  if (who === 'INVITEE') return standing === 'STRANGER' ? refusal('SQUAD_INVITATION_NOT_FOUND') : undefined;
  if (standing !== 'OWNER' && standing !== 'SPENDER') return refusal('NOT_A_SQUAD_MEMBER', { sqd_id: squad.id, account_id: account });
  return who === 'OWNER' ? ownerRefusal({ account, standing }) : undefined;
}

/** @returns INSUFFICIENT_ROLE for a member who is not an OWNER; or undefined. */
export function ownerRefusal({ account, standing }: Caller): Refusal | undefined {
  if (standing === 'OWNER') return undefined;
  return refusal('INSUFFICIENT_ROLE', { account_id: account, role: standing, required: 'OWNER' });
}

function stateRefusal(works: Demand['works'], { id, frozen, closedAt }: SquadStatus): Refusal | undefined {
  if (works === 'ALWAYS') return undefined;
  if (closedAt) return refusal('SQUAD_CLOSED', { sqd_id: id, closed_at: instantText(closedAt) });
  return works === 'UNFROZEN' && frozen ? refusal('SQUAD_FROZEN', { sqd_id: id }) : undefined;
}
