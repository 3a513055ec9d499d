import type { PixClaimRole, PixClaimState } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { EventDraft, EventOf } from '../../../platform/outbox/event.ts';
import type { FactVerdict } from '../../../platform/receiver/fact.ts';
import type { CancelReason, ConfirmReason, PixClaim } from './key.entity.ts';

/**
 * Transitions of a claim's states. The steps between can be missing: reports of a claim come in any order, and the later step implies the
 * earlier.
 */
const NEXT: Readonly<Record<PixClaimState, readonly PixClaimState[]>> = {
  OPEN: ['WAITING_RESOLUTION', 'CONFIRMED', 'COMPLETED', 'CANCELLED'],
  WAITING_RESOLUTION: ['CONFIRMED', 'COMPLETED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
};

const EVENTS = {
  OPEN: 'opened', WAITING_RESOLUTION: 'acknowledged', CONFIRMED: 'confirmed', COMPLETED: 'completed', CANCELLED: 'cancelled',
} as const satisfies Readonly<Record<PixClaimState, string>>;

/** Report of a claim's state, with the fields of its new state. Deadlines are the directory's. */
export type ClaimFact =
  | { readonly to: 'OPEN' }
  | { readonly to: 'WAITING_RESOLUTION'; readonly resolutionDueAt?: Date | undefined; readonly completionDueAt?: Date | undefined }
  | { readonly to: 'CONFIRMED'; readonly reason: ConfirmReason; readonly completionDueAt?: Date | undefined }
  | { readonly to: 'COMPLETED' }
  | { readonly to: 'CANCELLED'; readonly reason: CancelReason; readonly by: PixClaimRole };

/** True when a claim is in a final state. */
export function isFinal({ state }: Pick<PixClaim, 'state'>): boolean {
  return NEXT[state].length === 0;
}

/** True when the donor let its deadline pass. Computed on reads: the state moves once the directory reports it. */
export function isExpired({ state, resolutionDueAt }: Pick<PixClaim, 'state' | 'resolutionDueAt'>, now: Date): boolean {
  return (state === 'OPEN' || state === 'WAITING_RESOLUTION') && resolutionDueAt <= now;
}

/** True when the donor has ever given the key up, whatever the claim's later outcome. */
export function isGivenUp({ state, confirmedAt }: Pick<PixClaim, 'state' | 'confirmedAt'>): boolean {
  return confirmedAt !== null || state === 'COMPLETED';
}

/** A claim while facts are taken. */
export interface ClaimDraft {
  readonly claim: PixClaim;
  readonly now: Date;
  announce(event: EventDraft): void;
}

/**
 * Pure, but for the claim: what a fact does to it. That the donor gave the key up stays true of a claim that has ended
 * meanwhile: it is noted there, and flips nothing.
 */
export function takeClaimFact({ claim, now, announce }: ClaimDraft, fact: ClaimFact): FactVerdict {
  const moves = NEXT[claim.state].includes(fact.to);
  const isGivenUpNow = fact.to === 'CONFIRMED' && claim.confirmedAt === null;
  if (isGivenUpNow) Object.assign(claim, { confirmedAt: now, confirmReason: fact.reason });
  if (!moves) return isGivenUpNow ? 'DONE' : 'LATE';
  if ('resolutionDueAt' in fact) claim.resolutionDueAt = fact.resolutionDueAt ?? claim.resolutionDueAt;
  if ('completionDueAt' in fact) claim.completionDueAt = fact.completionDueAt ?? claim.completionDueAt;
  if (fact.to === 'COMPLETED') claim.completedAt = now;
  if (fact.to === 'CANCELLED') Object.assign(claim, { cancelledAt: now, cancelReason: fact.reason, cancelledBy: fact.by });
  claim.state = fact.to;
  claim.version += 1n;
  claim.updatedAt = now;
  announce(claimEvent(claim));
  return 'DONE';
}

/** Event that announces the newest state of a claim. */
export function claimEvent(claim: PixClaim): EventOf<`pix_claim.${(typeof EVENTS)[PixClaimState]}`> {
  const { claimId, keyId, accountId, type, role, state, resolutionDueAt, completionDueAt, cancelReason, cancelledBy, version } = claim;
  const more = state === 'CANCELLED'
    ? {
      cancel_reason: present(cancelReason, 'the reason of a cancelled claim'),
      cancelled_by: present(cancelledBy, 'who cancelled a cancelled claim'),
    }
    : { resolution_due_at: resolutionDueAt.toISOString(), completion_due_at: completionDueAt.toISOString() };
  return {
    type: `pix_claim.${EVENTS[state]}`, entityId: claimId, version,
    data: { claim_id: claimId, key_id: keyId, account_id: accountId, type, role, state, ...more },
  };
}

/** Result of a request to confirm or cancel, before the directory is called: nothing left to do, a refusal, or the step. */
export type Step<S extends string> = { readonly done: true } | { readonly refused: Refusal } | { readonly step: S };

/**
 * Pure: what confirming means to whom: a donor gives the key up, a claimer completes what the donor confirmed.
 * @param claim the claim under way, or else the last one.
 */
export function stepToConfirm(claim: PixClaim | undefined, now: Date): Step<'confirm' | 'complete'> {
  if (!claim || claim.state === 'CANCELLED') return { refused: refuseInactive(claim) };
  if (claim.state === 'COMPLETED') return { done: true };
  if (claim.role === 'DONOR') return claim.state === 'CONFIRMED' ? { done: true } : { step: 'confirm' };
  if (claim.state !== 'CONFIRMED') {
    return { refused: refusal('PIX_CLAIM_AWAITS_DONOR', { state: claim.state, resolution_due_at: claim.resolutionDueAt.toISOString() }) };
  }
  const mustWait = claim.type === 'OWNERSHIP' && claim.confirmReason !== 'USER_REQUESTED' && now < claim.completionDueAt;
  if (mustWait) return { refused: refusal('PIX_CLAIM_PERIOD_RUNNING', { completion_due_at: claim.completionDueAt.toISOString() }) };
  return { step: 'complete' };
}

/** Decides whether our side may cancel the claim. Pure. */
export function stepToCancel(claim: PixClaim | undefined): Step<'cancel'> {
  if (!claim || claim.state === 'COMPLETED') return { refused: refuseInactive(claim) };
  if (claim.state === 'CANCELLED') return { done: true };
  const { type, role, state } = claim;
  const isAllowed = role === 'CLAIMER' ? state !== 'CONFIRMED' || type === 'OWNERSHIP' : state !== 'CONFIRMED' && type === 'PORTABILITY';
  return isAllowed ? { step: 'cancel' } : { refused: refusal('PIX_CLAIM_NOT_CANCELLABLE', { type, role, state }) };
}

function refuseInactive(last: PixClaim | undefined): Refusal {
  return refusal('PIX_CLAIM_NOT_ACTIVE', { last_claim_state: last?.state ?? null });
}
