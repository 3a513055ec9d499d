import type { SquadInvitationOut, SquadInvitationState } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { SquadDraft } from '../draft.ts';
import type { Invitation } from '../squad.ts';

const ENDS = { ACCEPTED: 'accepted', DECLINED: 'declined', REVOKED: 'revoked' } as const;

/** Ends a pending invitation, and announces how. */
export function endInvitation(draft: SquadDraft, invitation: Invitation, state: keyof typeof ENDS): Invitation {
  const ended: Invitation = { ...invitation, state, updatedAt: draft.now };
  draft.setInvitation(ended, true);
  draft.announce(`squad_invitation.${ENDS[state]}`, invitationData(ended));
  return ended;
}

/** Fields that events carry of an invitation. */
export function invitationData({ accountId, inviterAccountId, state }: Invitation): {
  invitee_account_id: string; inviter_account_id: string; state: SquadInvitationState;
} {
  return { invitee_account_id: accountId, inviter_account_id: inviterAccountId, state };
}

/** @returns the refusal of an invitation that is not pending any more. */
export function notPending({ accountId, state }: Invitation): Refusal {
  return refusal('SQUAD_INVITATION_NOT_PENDING', { invitee_account_id: accountId, state }, `The invitation is ${state}.`);
}

/** An invitation in the contract's form. */
export function presentInvitation({ accountId, address, inviterAccountId, state, createdAt, updatedAt }: Invitation): SquadInvitationOut {
  return {
    invitee_account_id: accountId, invitee_pkh: address, inviter_account_id: inviterAccountId, state, created_at: instantText(createdAt),
    updated_at: instantText(updatedAt),
  };
}
