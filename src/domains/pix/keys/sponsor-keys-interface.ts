import type {
  PartyType, PixClaimRole, PixClaimState, PixClaimType, PixFraudMarker, PixKeyType, PixParticipant,
} from '../../../../generated/models.ts';
import type { CancelReason, ConfirmReason, ExclusionReason } from './key.entity.ts';

/**
 * Interface to a sponsor for Pix keys, in calls signed as those of `sponsor-interface.ts`. Keys travel in bodies
 * only: addresses get into logs.
 *
 *     POST /v1/pix/keys                        KeyRegistration → 201 SponsorKey, 202 while the directory has not answered
 *     GET  /v1/pix/keys/{reference}            → 200 SponsorKey, 404 when it is not known
 *     POST /v1/pix/keys/{reference}/exclude    KeyExclusion → 200 SponsorKey, 404 when it is not known
 *     POST /v1/pix/keys/look-up                KeyLookUp → 200 DirectoryEntry, 404 when nobody has the key
 *     POST /v1/pix/claims                      ClaimOpening → 201 SponsorClaim
 *     POST /v1/pix/claims/{claim_id}/confirm   {reason} → 200 SponsorClaim, by the donor
 *     POST /v1/pix/claims/{claim_id}/complete  {} → 200 SponsorClaim, by the claimer
 *     POST /v1/pix/claims/{claim_id}/cancel    {reason} → 200 SponsorClaim
 *
 * A reference is ours and the same at each attempt: a repetition gets the first answer again. A refusal is 422
 * `{error: 'REFUSED', code, reason}`, with a code of the directory's; 503 means that certainly nothing was done.
 */
export interface KeyRegistration {
  /** Our `key_id`. */
  readonly reference: string;
  readonly key_type: PixKeyType;
  /** Null for a random key, which the directory draws. */
  readonly key_value: string | null;
  readonly account_id: string;
  readonly owner: KeyOwner;
}

export interface KeyOwner {
  readonly type: PartyType;
  readonly name: string;
  /** Null where we do not know it. */
  readonly tax_id: string | null;
}

export interface SponsorKey {
  readonly reference: string;
  readonly key_type: PixKeyType;
  readonly key_value: string | null;
  readonly status: 'ACCEPTED' | 'REGISTERED' | 'EXCLUDED';
  readonly participant: PixParticipant;
}

export interface KeyExclusion {
  readonly key_type: PixKeyType;
  readonly key_value: string;
  readonly reason: ExclusionReason;
}

export interface KeyLookUp {
  readonly key_type: PixKeyType;
  readonly key_value: string;
  /** Payer, by our own name: the directory counts look-ups by it. */
  readonly payer: string;
}

export interface DirectoryEntry {
  readonly key_type: PixKeyType;
  readonly key_value: string;
  readonly owner: KeyOwner & { readonly trade_name: string | null; readonly tax_id: string };
  readonly participant: PixParticipant;
  readonly owned_since: string;
  readonly fraud_markers: readonly PixFraudMarker[];
  readonly open_fraud_reports: number;
}

export interface ClaimOpening {
  /** Our `claim_id`. */
  readonly reference: string;
  readonly key_reference: string;
  readonly type: PixClaimType;
  readonly key_type: PixKeyType;
  readonly key_value: string;
  readonly account_id: string;
  readonly owner: KeyOwner;
}

export interface SponsorClaim {
  /** The directory's name for it. */
  readonly claim_id: string;
  readonly type: PixClaimType;
  readonly state: PixClaimState;
  readonly claimer: PixParticipant;
  readonly donor: PixParticipant;
  readonly resolution_due_at: string;
  readonly completion_due_at: string;
  readonly confirm_reason: ConfirmReason | null;
  readonly cancel_reason: CancelReason | null;
  readonly cancelled_by: PixClaimRole | null;
}
