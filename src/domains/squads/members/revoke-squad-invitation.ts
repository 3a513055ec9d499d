import type { SquadActorRequest, SquadInvitationOut } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { ownerRefusal } from '../rules/access.ts';
import { callerOf, INVITATION, invitationId, type Invitation, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { endInvitation, notPending, presentInvitation } from './invitations.ts';

/**
 * Takes a pending invitation back: the member who invited may, and any OWNER.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SQUAD_INVITATION_NOT_PENDING.
 */
export async function revokeSquadInvitation(
  ctx: JournalContext, squad: SquadRow, { accountId: invitee }: Invitation, body: SquadActorRequest,
): Promise<SquadInvitationOut> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const id = invitationId(squad.sqdId, invitee);
  return writeSquad<SquadInvitationOut>(ctx, squad, () => ({
    operation: 'revokeSquadInvitation', actor, loads: { rows: [id] },
    refusePerson: ({ ledger, squad: now }) =>
      (ledger.row(INVITATION, id)?.inviterAccountId === actor ? undefined : ownerRefusal(callerOf(now, actor))),
    step(draft) {
      const invitation = present(draft.ledger.row(INVITATION, id), 'the invitation that the path names');
      if (invitation.state === 'REVOKED') return { answer: presentInvitation(invitation) };
      if (invitation.state !== 'PENDING') return { refused: notPending(invitation) };
      return { answer: presentInvitation(endInvitation(draft, invitation, 'REVOKED')) };
    },
  }));
}
