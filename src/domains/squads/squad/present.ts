import type {
  MemberPositionOut, SquadConsentOut, SquadCycleBlockOut, SquadDetailResponse, SquadGoalBlockOut, SquadMemberOut, SquadMoney,
  SquadRulesOut,
} from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { progressOf } from '../rules/goal.ts';
import type { SquadDetail } from './queries.ts';
import { recurringBillsOf, presentBill } from '../changes/recurring-bills.ts';
import { goalOf, openDebt, type Consent, type Invitation, type Member, type Squad, type SquadRow, type SquadView } from '../squad.ts';

/** A squad in the contract's form, as one of its members sees it. */
export function presentSquad({ squad, view, balance }: SquadDetail, reader: string): SquadDetailResponse {
  const money = (value: number): SquadMoney => ({ currency: squad.currency, value });
  return {
    sqd_id: squad.sqdId,
    state: squad.state,
    frozen: squad.isFrozen,
    name: squad.name,
    metadata: presentMetadata(squad),
    account_id: squad.accountId,
    address: squad.address,
    balance: money(balance),
    ledger_summary: {
      as_of_seq: squad.seq,
      positions: squad.members.map(presentPosition),
      total_funded_in: money(squad.fundedIn),
      total_funded_out: money(squad.fundedIn - balance),
      total_open_debt_cents: openDebt(squad),
      vqbrl_outstanding: balance,
    },
    members: [...presentMembers(squad, reader, view.consents), ...squad.invitations.map(presentInvited)],
    rules: presentRules(squad),
    pending_spend_requests: { count: squad.pendingRequests.length, ids: squad.pendingRequests.toReversed() },
    goal: presentGoal(squad, balance),
    cycle: presentCycle(squad, view),
    simplified: squad.simplifiedSeq > 0 && openDebt(squad) > 0 && squad.lastDebtSeq <= squad.simplifiedSeq,
    last_event_seq: squad.seq,
    config_utxo_ref: null,
    vqbrl_policy_hash: squad.vqbrlPolicyHash,
    created_at: instantText(squad.createdAt),
    created_by: squad.createdBy,
    closed_at: squad.closedAt && instantText(squad.closedAt),
    closed_by: squad.closedBy,
    links: presentLinks(squad),
  };
}

function presentMetadata(squad: SquadRow): SquadDetailResponse['metadata'] {
  const { description, emoji, imageUrl, location, template, templateConfig } = squad;
  return { description, emoji, image_url: imageUrl, location, template, template_config: templateConfig };
}

function presentPosition({ accountId, address, fundedIn, owed, owedTo }: Member): MemberPositionOut {
  return {
    member_account_id: accountId, member_pkh: address, funded_in_cents: fundedIn, owed_cents: owed, owed_to_cents: owedTo,
    net_cents: owedTo - owed,
  };
}

/** The active members in the order of joining. @param consents the reader's own, which nobody else sees. */
export function presentMembers({ members, currency }: Squad, reader: string, consents: readonly Consent[]): SquadMemberOut[] {
  return members.map((member) => presentMember(member, member.accountId === reader ? consents : null, currency));
}

/** A member. @param consents null for who may not see them. */
export function presentMember(member: Member, consents: readonly Consent[] | null, currency: string): SquadMemberOut {
  return {
    member_account_id: member.accountId, member_pkh: member.address, role: member.role, status: 'ACTIVE', quota: member.quota,
    invited_at: member.invitedAt && instantText(member.invitedAt), invited_by_account_id: member.invitedBy,
    joined_at: instantText(member.joinedAt),
    auto_collect: consents && consents.map((consent) => presentConsent(consent, currency)),
  };
}

/** An account that was invited and has not answered. */
export function presentInvited({ accountId, address, createdAt, inviterAccountId }: Invitation): SquadMemberOut {
  return {
    member_account_id: accountId, member_pkh: address, role: 'INVITED', status: 'PENDING', quota: 1, invited_at: instantText(createdAt),
    invited_by_account_id: inviterAccountId, joined_at: null, auto_collect: null,
  };
}

export function presentConsent({ consentId, rexId, maxAmount, state, grantedAt, suspendedAt }: Consent, currency: string): SquadConsentOut {
  return {
    consent_id: consentId, rex_id: rexId, max_amount: { currency, value: maxAmount }, state, granted_at: instantText(grantedAt),
    suspended_at: suspendedAt && instantText(suspendedAt),
  };
}

/** The rules by which a squad spends. */
export function presentRules({ spendApproval: rules, currency }: SquadRow): SquadRulesOut {
  if (!rules) return { spend_approval: null };
  return {
    spend_approval: {
      threshold_amount: { currency, value: rules.thresholdCents }, approvals_required: rules.approvalsRequired,
      approver_group: rules.approverGroup,
      applies_to: rules.appliesTo, expires_in_seconds: rules.expiresInSeconds, updated_at: rules.updatedAt,
      updated_by_account_id: rules.updatedBy,
    },
  };
}

/** The goal, and how far it is. @param balance of the squad account, in cents. */
export function presentGoal(squad: SquadRow, balance: number): SquadGoalBlockOut | null {
  const goal = goalOf(squad);
  return goal && {
    target_amount: { currency: squad.currency, value: goal.targetCents }, funded_cents: balance, progress: progressOf(goal, balance),
    target_date: goal.targetDate, achieved_at: goal.achievedAt && instantText(goal.achievedAt),
  };
}

/** The open cycle with what falls due in it. */
export function presentCycle({ cycle, currency }: Squad, view: Pick<SquadView, 'expenses' | 'postings'>): SquadCycleBlockOut | null {
  return cycle && {
    period: cycle.period, closes_at: instantText(cycle.closesAt), carried_forward_cents: cycle.carriedForward,
    contas: recurringBillsOf(cycle, view).map((bill) => presentBill(bill, currency)),
  };
}

function presentLinks({ sqdId, accountId }: SquadRow): SquadDetailResponse['links'] {
  const self = `/v1/squads/${sqdId}`;
  return {
    self, account: `/v1/accounts/${accountId}`, members: `${self}/members`, invitations: `${self}/invitations`,
    spend_requests: `${self}/spend-requests`, transactions: `${self}/transactions`,
  };
}
