import type { InviteRequest, SquadInvitationListResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Account } from '../../accounts/index.ts';
import type { AccountState, JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { INVITATION, invitationId, memberOf, MOST_MEMBERS, type Invitation, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { invitationData, presentInvitation } from './invitations.ts';

/**
 * Invites accounts, all or none. A pending invitation stays as it is; any other is renewed.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, ALREADY_A_SQUAD_MEMBER, MEMBER_NOT_ELIGIBLE,
 *   CURRENCY_MISMATCH, ACCOUNT_CLOSED, SQUAD_LIMIT_REACHED.
 */
export async function inviteToSquad(ctx: JournalContext, squad: SquadRow, body: InviteRequest): Promise<SquadInvitationListResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const found = await Promise.all(body.invitee_account_ids.map((id) => actorOf(ctx, id)));
  const invitees = [...new Map(found.map((account) => [account.accountId, account])).values()];
  const ids = invitees.map(({ accountId }) => accountId);
  return writeSquad<SquadInvitationListResponse>(ctx, squad, () => ({
    operation: 'inviteToSquad', actor,
    loads: { accounts: ids, rows: ids.map((id) => invitationId(squad.sqdId, id)) },
    step(draft) {
      const refused = refuseInvitees(draft, ids);
      if (refused) return { refused };
      const invited = new Map(invitees.map((account) => [account.accountId, invite(draft, account, actor)]));
      return { answer: { invitations: [...invited.values()].map(presentInvitation) } };
    },
  }));
}

/** The refusals in the order of their codes, whichever of the accounts it is. */
function refuseInvitees({ ledger, squad }: SquadDraft, ids: readonly string[]): Refusal | undefined {
  const accounts = ids.map((id) => present(ledger.account(id), 'the account of who is invited'));
  const first = (isSo: (account: AccountState) => boolean, refuse: (account: AccountState) => Refusal): Refusal | undefined => {
    const account = accounts.find(isSo);
    return account && refuse(account);
  };
  const wanted = ids.filter((id) => !squad.invitations.some(({ accountId }) => accountId === id)).length;
  return first(({ accountId }) => memberOf(squad, accountId) !== undefined, ({ accountId }) => refusal(
    'ALREADY_A_SQUAD_MEMBER', { account_id: accountId },
  ))
    ?? first(({ type }) => type !== 'CUSTOMER', ({ accountId, type }) =>
      refusal('MEMBER_NOT_ELIGIBLE', { account_id: accountId, type }, `A ${type} account cannot be a member of a squad.`))
    ?? first(({ currency }) => currency !== squad.currency, ({ accountId, currency }) =>
      refusal('CURRENCY_MISMATCH', { account_id: accountId, account_currency: currency, currency: squad.currency }))
    ?? first(({ status }) => status === 'CLOSED', ({ accountId }) => refusal('ACCOUNT_CLOSED', { account_id: accountId }))
    ?? (squad.members.length + squad.invitations.length + wanted > MOST_MEMBERS
      ? refusal('SQUAD_LIMIT_REACHED', { what: 'MEMBERS', maximum: MOST_MEMBERS }) : undefined);
}

function invite(draft: SquadDraft, { accountId, address }: Account, inviter: string): Invitation {
  const before = draft.ledger.row(INVITATION, invitationId(draft.squad.sqdId, accountId));
  if (before?.state === 'PENDING') return before;
  const invitation: Invitation = {
    sqdId: draft.squad.sqdId, accountId, address, inviterAccountId: inviter, state: 'PENDING', createdAt: draft.now,
    createdSeq: draft.upcomingSeq,
    updatedAt: draft.now,
  };
  draft.setInvitation(invitation, before !== undefined);
  draft.announce('squad_invitation.sent', invitationData(invitation));
  return invitation;
}
