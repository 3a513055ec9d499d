import type { InvitationAnswerRequest, SquadInvitationOut, SquadMemberOut } from '../../../../generated/models.ts';
import { assert, present } from '../../../platform/assert.ts';
import { refusal } from '../../../platform/errors.ts';
import type { Account } from '../../accounts/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { presentMember } from '../squad/present.ts';
import { INVITATION, invitationId, MEMBER, memberId, memberOf, squadsOf, type Invitation, type Member, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { endInvitation, notPending, presentInvitation } from './invitations.ts';
import { refuseMember } from './refuse-member.ts';

/**
 * The invited account joins, as a SPENDER with quota 1. Who has joined by it and is still a member changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, SQUAD_INVITATION_NOT_FOUND, SQUAD_CLOSED, SQUAD_INVITATION_NOT_PENDING, ACCOUNT_CLOSED,
 *   SQUAD_LIMIT_REACHED.
 */
export async function acceptSquadInvitation(ctx: JournalContext, squad: SquadRow, body: InvitationAnswerRequest): Promise<SquadMemberOut> {
  const invitee = await actorOf(ctx, body.invitee_account_id);
  const actor = invitee.accountId;
  return writeSquad<SquadMemberOut>(ctx, squad, () => ({
    operation: 'acceptSquadInvitation', actor,
    loads: { rows: [invitationId(squad.sqdId, actor), memberId(squad.sqdId, actor), squadsOf(actor)] },
    refusePerson: (draft) => (invitationOf(draft, actor) ? undefined : refusal('SQUAD_INVITATION_NOT_FOUND')),
    step(draft) {
      const invitation = present(invitationOf(draft, actor), 'the invitation');
      const member = memberOf(draft.squad, actor);
      if (member && invitation.state === 'ACCEPTED') return { answer: presentMember(member, [], draft.squad.currency) };
      if (invitation.state !== 'PENDING') return { refused: notPending(invitation) };
      const refused = refuseMember(draft.ledger, present(draft.ledger.account(actor), 'the account that was invited'));
      return refused ? { refused } : { answer: presentMember(join(draft, invitee, invitation), [], draft.squad.currency) };
    },
  }));
}

/**
 * The invited account does not join.
 * @throws ApiError ACCOUNT_NOT_FOUND, SQUAD_INVITATION_NOT_FOUND, SQUAD_INVITATION_NOT_PENDING.
 */
export async function declineSquadInvitation(
  ctx: JournalContext, squad: SquadRow, body: InvitationAnswerRequest,
): Promise<SquadInvitationOut> {
  const { accountId: actor } = await actorOf(ctx, body.invitee_account_id);
  return writeSquad<SquadInvitationOut>(ctx, squad, () => ({
    operation: 'declineSquadInvitation', actor,
    loads: { rows: [invitationId(squad.sqdId, actor)] },
    refusePerson: (draft) => (invitationOf(draft, actor) ? undefined : refusal('SQUAD_INVITATION_NOT_FOUND')),
    step(draft) {
      const invitation = present(invitationOf(draft, actor), 'the invitation');
      if (invitation.state === 'DECLINED') return { answer: presentInvitation(invitation) };
      if (invitation.state !== 'PENDING') return { refused: notPending(invitation) };
      return { answer: presentInvitation(endInvitation(draft, invitation, 'DECLINED')) };
    },
  }));
}

function invitationOf({ ledger, squad }: SquadDraft, accountId: string): Invitation | undefined {
  return ledger.row(INVITATION, invitationId(squad.sqdId, accountId));
}

/** Adds the member. One who comes back keeps what they had paid in, and what rounding cost them. */
function join(draft: SquadDraft, { accountId, address, ownerPartyId }: Account, invitation: Invitation): Member {
  endInvitation(draft, invitation, 'ACCEPTED');
  const before = draft.ledger.row(MEMBER, memberId(draft.squad.sqdId, accountId));
  assert(before?.leftAt !== null, 'an active member is not invited');
  const { createdAt: invitedAt, inviterAccountId: invitedBy } = invitation;
  const member: Member = {
    sqdId: draft.squad.sqdId, accountId, address, partyId: ownerPartyId, role: 'SPENDER', quota: 1, joinedSeq: draft.upcomingSeq,
    joinedAt: draft.now,
    invitedAt, invitedBy, leftAt: null, fundedIn: before?.fundedIn ?? 0, owed: 0, owedTo: 0, rounding: before?.rounding ?? 0, cyclePaid: 0,
    cycleBorne: 0,
  };
  draft.addMember(member, before !== undefined);
  draft.announce('squad_member.joined', { member_account_id: accountId, role: member.role, quota: member.quota });
  return member;
}
