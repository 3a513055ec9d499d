import type { EventData } from '../../../../generated/events.ts';
import type { SpendRequestState } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { EventDraft, EventOf } from '../../../platform/outbox/event.ts';
import { RetryDecision } from '../../../platform/retry-decision.ts';
import type { SquadDraft } from '../draft.ts';
import { spendRequestRow } from '../record.ts';
import { approvalsLeft, approversOf, effectiveState, type Member, type PendingRequest } from '../rules/approval.ts';
import { SPEND_REQUEST, type SpendRequest, type Squad } from '../squad.ts';
import type { SpendApproval } from '../squad.entity.ts';

/** The most spend requests of a squad that are pending. */
export const MOST_REQUESTS = 100;

/** A payment out of the squad account, before the ledger has seen it; `amount` in cents. */
export type Spend = Pick<SpendRequest, 'obligationId' | 'txId' | 'rail' | 'amount' | 'recipient' | 'description' | 'requestedBy'>;

/** The active members as the rules of approval see them. */
export function approvalMembers({ members }: Pick<Squad, 'members'>): readonly Member[] {
  return members.map(({ accountId: account, role }) => ({ account, role }));
}

/** A request as the rules of approval see it. */
export function pendingRequest(request: SpendRequest): PendingRequest {
  const { spendRequestId: id, requestedBy: author, approverGroup, approvalsRequired, approvals } = request;
  return { id, author, approverGroup, approvalsRequired, approvals: approvals.map(({ account }) => account) };
}

/** Members who may approve a request as the squad is now. */
export function approversNow(squad: Pick<Squad, 'members'>, { approverGroup, requestedBy }: SpendRequest): readonly string[] {
  return approversOf(approverGroup, requestedBy, approvalMembers(squad));
}

/** The pending requests, oldest first. @throws RetryDecision STALE_READ when one came that the command has not read. */
function pendingRequests({ ledger, squad }: SquadDraft): readonly SpendRequest[] {
  return squad.pendingRequests.map((id) => {
    const request = ledger.row(SPEND_REQUEST, id);
    if (!request) throw new RetryDecision('STALE_READ');
    return request;
  });
}

/** A request as the commands before this one have left it. */
export function requestIn({ ledger }: SquadDraft, { spendRequestId }: SpendRequest): SpendRequest {
  return present(ledger.row(SPEND_REQUEST, spendRequestId), 'the spend request that the path names');
}

/** @returns SPEND_REQUEST_NOT_PENDING where it is decided, or its deadline has come; or undefined. */
export function refuseDecided({ spendRequestId, state: written, expiresAt }: SpendRequest, now: Date): Refusal | undefined {
  const state = effectiveState(written, expiresAt, now);
  return state === 'PENDING_APPROVAL' ? undefined : refusal('SPEND_REQUEST_NOT_PENDING', { spend_request_id: spendRequestId, state });
}

/** Asks the others to approve a spend, under the rules of now, and counts it among what happened in the squad. */
export function askForApproval(draft: SquadDraft, spendRequestId: string, spend: Spend, rules: SpendApproval): SpendRequest {
  const { now, squad: { sqdId, pendingRequests: others, nextAt } } = draft;
  const expiresAt = new Date(now.getTime() + rules.expiresInSeconds * 1000);
  const entrySeq = draft.nextSeq();
  const request: SpendRequest = {
    ...spend, spendRequestId, sqdId, entrySeq, state: 'PENDING_APPROVAL', approverGroup: rules.approverGroup,
    approvalsRequired: rules.approvalsRequired, approvals: [], approvers: null, expiresAt, executedAt: null, rejectedBy: null,
    rejectReason: null,
    failedReason: null, version: 1n, createdAt: now, updatedAt: now,
  };
  draft.write(spendRequestRow(request, true));
  const { amount, description, requestedBy: actorAccountId } = spend;
  const { description: _said, ...recipient } = spend.recipient;
  draft.addEntry(entrySeq, {
    kind: 'SPEND_REQUEST', state: 'PENDING_APPROVAL', actorAccountId, amount, description, recipient, spendRequestId,
  });
  draft.set({ pendingRequests: [...others, spendRequestId], nextAt: nextAt && nextAt < expiresAt ? nextAt : expiresAt });
  announce(draft, request, 'created', {
    requested_by: actorAccountId, amount, currency: draft.squad.currency, rail: spend.rail, approvals_required: request.approvalsRequired,
    approvals_count: 0, expires_at: instantText(expiresAt), state: request.state,
  });
  return request;
}

/** Adds a member's approval. @param approvals with it, as the rules count them. */
export function noteApproval(draft: SquadDraft, before: SpendRequest, account: string): SpendRequest {
  const approvals = [...before.approvals, { account, at: instantText(draft.now) }];
  const request = changed(draft, before, { approvals, version: before.version + 1n });
  announce(draft, request, 'approved', {
    approver_account_id: account, approvals_required: request.approvalsRequired, approvals_count: approvals.length,
  });
  return request;
}

/** End of a request, with the fields of its kind of end. */
export type RequestEnd =
  | { readonly state: 'EXECUTED'; readonly executedAt: Date }
  | { readonly state: 'FAILED'; readonly failedReason: string }
  | { readonly state: 'REJECTED'; readonly rejectedBy: string | null; readonly rejectReason: string | null }
  | { readonly state: 'EXPIRED' };

/** Ends a pending request: it keeps who could approve it at that moment. */
export function endRequest(draft: SquadDraft, before: SpendRequest, end: RequestEnd): SpendRequest {
  const request = changed(draft, before, { ...end, approvers: approversNow(draft.squad, before), version: before.version + 1n });
  draft.set({ pendingRequests: draft.squad.pendingRequests.filter((id) => id !== request.spendRequestId) });
  announce(draft, request, ENDS[end.state], { ...toldOf(request, draft.squad.currency), state: request.state });
  return request;
}

const ENDS = { EXECUTED: 'executed', FAILED: 'failed', REJECTED: 'rejected', EXPIRED: 'expired' } as const satisfies Partial<
  Record<SpendRequestState, string>
>;

/** Fields that the event of a request's end carries beside its state. */
function toldOf(request: SpendRequest, currency: string): Record<string, unknown> {
  const { state, amount, obligationId, txId, failedReason, rejectedBy, expiresAt } = request;
  if (state === 'EXPIRED') return { expires_at: instantText(expiresAt) };
  if (state === 'REJECTED') return { rejected_by: rejectedBy };
  if (state === 'FAILED') return { amount, currency, failed_reason: failedReason };
  return { amount, currency, obligation_id: obligationId, tx_id: txId };
}

/**
 * Follows a member who left or changed the role: rejects the requests of one who left, in their name, and removes approvals of those who
 * may not approve any more. Only an approval executes. For a command that reads all pending requests.
 */
export function followMembers(draft: SquadDraft): void {
  const members = approvalMembers(draft.squad);
  for (const request of pendingRequests(draft)) {
    const left = approvalsLeft(pendingRequest(request), members);
    if (!left) endRequest(draft, request, { state: 'REJECTED', rejectedBy: request.requestedBy, rejectReason: null });
    else if (left.length < request.approvals.length) changed(draft, request, {
      approvals: request.approvals.filter(({ account }) => left.includes(account)),
    });
  }
}

/** Rejects what is pending, because the squad ends. For a command that reads them all. */
export function rejectAll(draft: SquadDraft): void {
  for (const request of pendingRequests(draft)) endRequest(draft, request, { state: 'REJECTED', rejectedBy: null, rejectReason: null });
}

/** Ends the requests whose deadline has come by an instant. */
export function expireRequests(draft: SquadDraft, at: Date): void {
  for (const request of pendingRequests(draft)) if (request.expiresAt <= at) endRequest(draft, request, { state: 'EXPIRED' });
}

/** Deadline of the pending request that expires first; null where there is none. */
export function firstDeadline(draft: SquadDraft): Date | null {
  const deadlines = pendingRequests(draft).map(({ expiresAt }) => expiresAt);
  return deadlines.reduce<Date | null>((first, it) => (first === null || it < first ? it : first), null);
}

function changed(draft: SquadDraft, request: SpendRequest, change: Partial<SpendRequest>): SpendRequest {
  const after = { ...request, ...change, updatedAt: draft.now };
  draft.write(spendRequestRow(after));
  return after;
}

type RequestEvent = 'created' | 'approved' | 'executed' | 'failed' | 'rejected' | 'expired';

function announce<T extends RequestEvent>(
  draft: SquadDraft, { spendRequestId, sqdId, version }: SpendRequest, what: T,
  data: Omit<EventData[`spend_request.${T}`], 'spend_request_id' | 'sqd_id'>,
): void {
  const event: EventDraft = {
    type: `spend_request.${what}`, entityId: spendRequestId, version, data: { spend_request_id: spendRequestId, sqd_id: sqdId, ...data },
  };
  draft.announceOf(event as EventOf<`spend_request.${T}`>);
}
