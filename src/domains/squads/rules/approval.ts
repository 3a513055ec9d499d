import type { SpendApproverGroup, SpendRequestState, SquadRole } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** Members whose spends need approval: all, or only SPENDERs, so that an OWNER spends freely. */
export type ApprovalScope = 'ALL' | 'SPENDERS';

/** Group that approves a spend, and how many of it. */
export interface Approvals {
  readonly approverGroup: SpendApproverGroup;
  /** Number of approvals, from 1; the author never counts. */
  readonly approvalsRequired: number;
}

/** The rules by which a squad spends. */
export interface ApprovalPolicy extends Approvals {
  /** The smallest spend that needs approval. */
  readonly thresholdCents: number;
  readonly appliesTo: ApprovalScope;
}

export interface Member {
  readonly account: string;
  readonly role: SquadRole;
}

/** A spend that waits, under the rules at the time of the request: later ones do not change it. */
export interface PendingRequest extends Approvals {
  readonly id: string;
  readonly author: string;
  /** The accounts that have approved it, oldest first. */
  readonly approvals: readonly string[];
}

/** Default scope of rules that do not state one: approval by OWNERS binds SPENDERs, approval by MEMBERS binds all. */
export function defaultScope(approverGroup: SpendApproverGroup): ApprovalScope {
  return approverGroup === 'OWNERS' ? 'SPENDERS' : 'ALL';
}

/** True when a spend waits for approval. */
export function needsApproval(policy: ApprovalPolicy | null, author: Member, cents: number): boolean {
  return policy !== null && cents >= policy.thresholdCents && isBound(policy, author);
}

function isBound({ appliesTo }: ApprovalPolicy, { role }: Member): boolean {
  return appliesTo === 'ALL' || role === 'SPENDER';
}

/** Accounts that may approve a request of `author`: the group without the author, who never approves. */
export function approversOf(group: SpendApproverGroup, author: string, members: readonly Member[]): readonly string[] {
  return inGroup(group, members).map(({ account }) => account).filter((account) => account !== author);
}

function inGroup(group: SpendApproverGroup, members: readonly Member[]): readonly Member[] {
  return group === 'MEMBERS' ? members : members.filter(({ role }) => role === 'OWNER');
}

/**
 * Refuses rules that require more approvals than there are members of the group, or by which a member they bind could never be
 * approved.
 * @returns APPROVALS_UNREACHABLE, or undefined.
 */
export function policyRefusal(policy: ApprovalPolicy, members: readonly Member[]): Refusal | undefined {
  const bound = members.filter((member) => isBound(policy, member));
  const counts = bound.map(({ account }) => approversOf(policy.approverGroup, account, members).length);
  return tooFew(policy, Math.min(inGroup(policy.approverGroup, members).length, ...counts));
}

/** @returns APPROVALS_UNREACHABLE when too few are left, other than the author, to approve a spend; or undefined. */
export function spendRefusal(approvals: Approvals, author: string, members: readonly Member[]): Refusal | undefined {
  return tooFew(approvals, approversOf(approvals.approverGroup, author, members).length);
}

function tooFew({ approvalsRequired, approverGroup }: Approvals, approvers: number): Refusal | undefined {
  if (approvers >= approvalsRequired) return undefined;
  return refusal('APPROVALS_UNREACHABLE', { approvals_required: approvalsRequired, approvers, approver_group: approverGroup });
}

/** @returns INSUFFICIENT_ROLE when a member is not of the group, OWN_SPEND_REQUEST when they made the request themselves; or undefined. */
export function approvalRefusal(request: PendingRequest, caller: Member): Refusal | undefined {
  return roleRefusal(request, caller) ?? ownRefusal(request, caller);
}

function ownRefusal({ id, author }: PendingRequest, { account }: Member): Refusal | undefined {
  return account === author ? refusal('OWN_SPEND_REQUEST', { spend_request_id: id, requested_by: author }) : undefined;
}

/** Refuses a rejection by a member who may not approve and did not make the request. @returns INSUFFICIENT_ROLE, or undefined. */
export function rejectionRefusal(request: PendingRequest, caller: Member): Refusal | undefined {
  return caller.account === request.author ? undefined : roleRefusal(request, caller);
}

function roleRefusal({ approverGroup }: PendingRequest, { account, role }: Member): Refusal | undefined {
  if (approverGroup === 'MEMBERS' || role === 'OWNER') return undefined;
  return refusal('INSUFFICIENT_ROLE', { account_id: account, role, required: 'OWNER' });
}

/** Result of an approval. A second one of the same member changes nothing. */
export interface Approved {
  readonly approvals: readonly string[];
  readonly changes: boolean;
  /** True when it was the last one needed: only an approval executes. */
  readonly executes: boolean;
}

/** A member who may approve does. */
export function approve({ approvals, approvalsRequired }: PendingRequest, account: string): Approved {
  if (approvals.includes(account)) return { approvals, changes: false, executes: false };
  return { approvals: [...approvals, account], changes: true, executes: approvals.length + 1 >= approvalsRequired };
}

/**
 * The approvals that still count after members left or changed roles: those of who is still of the group. One taken off does not
 * come back with the member.
 * @returns undefined when the author has left, which ends the request as REJECTED.
 */
export function approvalsLeft(request: PendingRequest, members: readonly Member[]): readonly string[] | undefined {
  if (!members.some(({ account }) => account === request.author)) return undefined;
  const approvers = approversOf(request.approverGroup, request.author, members);
  return request.approvals.filter((account) => approvers.includes(account));
}

/** The state a request reads as: at its deadline a pending one has expired, whenever that is written. */
export function effectiveState(state: SpendRequestState, expiresAt: Date, now: Date): SpendRequestState {
  return state === 'PENDING_APPROVAL' && expiresAt <= now ? 'EXPIRED' : state;
}
