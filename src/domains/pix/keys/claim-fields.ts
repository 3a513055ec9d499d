/** Readers of the fields that a provider writes into claims, in its events and its answers alike. Each throws EventMalformed. */
import type { PixClaimRole, PixClaimType, PixParticipant } from '../../../../generated/models.ts';
import type { Fields } from '../../../platform/fields.ts';
import { ispb, object, text } from '../../../platform/receiver/fields.ts';
import type { CancelReason, ConfirmReason } from './key.entity.ts';

export const CONFIRM_REASONS: readonly ConfirmReason[] = ['USER_REQUESTED', 'ACCOUNT_CLOSURE', 'DEFAULT_OPERATION'];
export const CANCEL_REASONS: readonly CancelReason[] = [...CONFIRM_REASONS, 'FRAUD', 'RECONCILIATION', 'RFB_VALIDATION'];
export const CLAIM_TYPES: readonly PixClaimType[] = ['PORTABILITY', 'OWNERSHIP'];
export const ROLES: readonly PixClaimRole[] = ['CLAIMER', 'DONOR'];
/** A name, which may be empty. */
export const NAME = /^.{0,200}$/s;

export function participant(fields: Fields, name: string): PixParticipant {
  const side = object(fields, name);
  return { ispb: ispb(side, 'ispb'), name: text(side, 'name', NAME) };
}
