import type { PixClaimResponse, PixKeyDetailResponse, PixKeyResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { isExpired } from './claim.ts';
import { failureOf } from './key.ts';
import type { PixClaim, PixKey } from './key.entity.ts';

/** A key as its tenant reads it: masked. */
export function presentKey(key: PixKey): PixKeyResponse {
  return {
    key_id: key.keyId,
    account_id: key.accountId,
    owner_party_id: key.ownerPartyId,
    key_type: key.keyType,
    key_value: key.masked ?? null,
    state: key.state,
    failure: failureOf(key),
    active_claim_id: key.activeClaimId ?? null,
    exclusion_reason: key.exclusionReason ?? null,
    provider_id: key.providerId,
    registered_at: instant(key.registeredAt),
    excluded_at: instant(key.excludedAt),
    created_at: key.createdAt.toISOString(),
    created_by: key.createdBy,
    updated_at: key.updatedAt.toISOString(),
    version: Number(key.version),
  };
}

/** A key with its claims, newest first, and its history. */
export function presentKeyDetail(key: PixKey, claims: readonly PixClaim[], now: Date): PixKeyDetailResponse {
  return { ...presentKey(key), claims: claims.map((claim) => presentClaim(key, claim, now)), state_history: key.stateHistory };
}

/** A claim as it reads now: whether its donor is late is worked out here. */
export function presentClaim(key: PixKey, claim: PixClaim, now: Date): PixClaimResponse {
  return {
    claim_id: claim.claimId,
    key_id: claim.keyId,
    account_id: claim.accountId,
    key_type: key.keyType,
    key_value: present(key.masked, 'the value of a claimed key'),
    type: claim.type,
    role: claim.role,
    state: claim.state,
    expired: isExpired(claim, now),
    claimer: claim.claimer,
    donor: claim.donor,
    resolution_due_at: claim.resolutionDueAt.toISOString(),
    completion_due_at: claim.completionDueAt.toISOString(),
    confirm_reason: claim.confirmReason ?? null,
    cancel_reason: claim.cancelReason ?? null,
    cancelled_by: claim.cancelledBy ?? null,
    provider_claim_id: claim.providerClaimId,
    opened_at: claim.openedAt.toISOString(),
    confirmed_at: instant(claim.confirmedAt),
    completed_at: instant(claim.completedAt),
    cancelled_at: instant(claim.cancelledAt),
    updated_at: claim.updatedAt.toISOString(),
    version: Number(claim.version),
  };
}

function instant(at: Date | null | undefined): string | null {
  return at?.toISOString() ?? null;
}
