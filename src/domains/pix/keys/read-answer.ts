/** Readers of a provider's answers about keys and claims. Each throws EventMalformed when the answer does not follow the interface. */
import type { PartyType, PixClaimState, PixFraudMarker, PixFraudSubject, PixFraudType } from '../../../../generated/models.ts';
import type { Fields } from '../../../platform/fields.ts';
import { isoInstant, list, malformed, object, oneOf, optional, text, whole } from '../../../platform/receiver/fields.ts';
import { pixKeyTypes } from '../../accounts/index.ts';
import { CANCEL_REASONS, CLAIM_TYPES, CONFIRM_REASONS, NAME, participant, ROLES } from './claim-fields.ts';
import type { DirectoryEntry, SponsorClaim, SponsorKey } from './sponsor-keys-interface.ts';

export type BodyReader<T> = (body: Fields) => T;

const KEY_STATUSES: readonly SponsorKey['status'][] = ['ACCEPTED', 'REGISTERED', 'EXCLUDED'];
const CLAIM_STATES: readonly PixClaimState[] = ['OPEN', 'WAITING_RESOLUTION', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];

/** Whole numbers of the contract's form. */
const MOST = 2_147_483_647;
const PARTY_TYPES: readonly PartyType[] = ['individual', 'company'];
const FRAUD_SUBJECTS: readonly PixFraudSubject[] = ['KEY', 'OWNER'];
const FRAUD_TYPES: readonly PixFraudType[] = ['APPLICATION_FRAUD', 'MULE_ACCOUNT', 'SCAMMER_ACCOUNT', 'OTHER'];
const MOST_MARKERS = FRAUD_SUBJECTS.length * FRAUD_TYPES.length;

/** The key of this reference. */
export function keyOf(reference: string): BodyReader<SponsorKey> {
  return (body) => ({
    reference: oneOf(body, 'reference', [reference]), key_type: oneOf(body, 'key_type', pixKeyTypes),
    key_value: optional(body, 'key_value', text) ?? null,
    status: oneOf(body, 'status', KEY_STATUSES), participant: participant(body, 'participant'),
  });
}

/** A claim, with what goes with its state. */
export function claimOf(body: Fields): SponsorClaim {
  const state = oneOf(body, 'state', CLAIM_STATES);
  const claim: SponsorClaim = {
    claim_id: text(body, 'claim_id'), type: oneOf(body, 'type', CLAIM_TYPES), state, claimer: participant(body, 'claimer'),
    donor: participant(body, 'donor'),
    resolution_due_at: isoInstant(body, 'resolution_due_at'), completion_due_at: isoInstant(body, 'completion_due_at'),
    confirm_reason: optional(body, 'confirm_reason', oneOf, CONFIRM_REASONS) ?? null,
    cancel_reason: optional(body, 'cancel_reason', oneOf, CANCEL_REASONS) ?? null,
    cancelled_by: optional(body, 'cancelled_by', oneOf, ROLES) ?? null,
  };
  if (state === 'CONFIRMED' && claim.confirm_reason === null) malformed('confirm_reason');
  if (state === 'CANCELLED' && claim.cancel_reason === null) malformed('cancel_reason');
  if (state === 'CANCELLED' && claim.cancelled_by === null) malformed('cancelled_by');
  return claim;
}

/** The claim that a step was taken on. */
export function stepOf(claimId: string): BodyReader<SponsorClaim> {
  return (body) => (text(body, 'claim_id') === claimId ? claimOf(body) : malformed('claim_id'));
}

/** Reads the payee of a key. */
export function entryOf(body: Fields): DirectoryEntry {
  const owner = object(body, 'owner');
  return {
    key_type: oneOf(body, 'key_type', pixKeyTypes), key_value: text(body, 'key_value'),
    owner: {
      type: oneOf(owner, 'type', PARTY_TYPES), name: text(owner, 'name'), tax_id: text(owner, 'tax_id'),
      trade_name: optional(owner, 'trade_name', text, NAME) ?? null,
    },
    participant: participant(body, 'participant'), owned_since: isoInstant(body, 'owned_since'),
    fraud_markers: list(body, 'fraud_markers', MOST_MARKERS, markerOf), open_fraud_reports: whole(body, 'open_fraud_reports', 0, MOST),
  };
}

function markerOf(items: Fields, index: string): PixFraudMarker {
  const marker = object(items, index);
  const count = (name: string): number => whole(marker, name, 0, MOST);
  return {
    subject: oneOf(marker, 'subject', FRAUD_SUBJECTS), fraud_type: oneOf(marker, 'fraud_type', FRAUD_TYPES),
    last_90_days: count('last_90_days'), last_12_months: count('last_12_months'), last_60_months: count('last_60_months'),
  };
}
