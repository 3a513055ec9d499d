import type { SquadActorRequest, SquadMemberListResponse } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { presentMembers } from '../squad/present.ts';
import { requestLoads } from '../squad/queries.ts';
import { Recurring } from '../changes/recurring.ts';
import { ownerRefusal } from '../rules/access.ts';
import { agendaId, callerOf, memberOf, VIEW, viewId, type Member, type SquadRow } from '../squad.ts';
import { followMembers } from '../changes/requests.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { passHolder } from './holder.ts';

/**
 * Ends a membership: an OWNER removes any member, and every member may leave. Removing one who has left changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, LAST_OWNER, MEMBER_NOT_SETTLED.
 */
export async function removeSquadMember(
  ctx: JournalContext, squad: SquadRow, { accountId: leaver }: Member, body: SquadActorRequest,
): Promise<SquadMemberListResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadMemberListResponse>(ctx, squad, async () => ({
    operation: 'removeSquadMember', actor, loads: {
      rows: [viewId(squad.sqdId, actor), agendaId(squad.sqdId), ...await requestLoads(ctx, squad)],
    },
    refusePerson: ({ squad: now }) => (actor === leaver ? undefined : ownerRefusal(callerOf(now, actor))),
    step(draft) {
      const member = memberOf(draft.squad, leaver);
      const refused = member && (refuseLastOwner(draft, member) ?? refuseUnsettled(new Recurring(draft), member));
      if (refused) return { refused };
      if (member) leave(draft, member, actor);
      const consents = draft.ledger.row(VIEW, viewId(squad.sqdId, actor))?.consents ?? [];
      return { answer: { members: presentMembers(draft.squad, actor, consents) } };
    },
  }));
}

function refuseLastOwner({ squad }: SquadDraft, { accountId, role }: Member): Refusal | undefined {
  const isLast = role === 'OWNER' && squad.members.filter((it) => it.role === 'OWNER').length === 1;
  return isLast ? refusal('LAST_OWNER', { account_id: accountId }) : undefined;
}

function refuseUnsettled({ expenses }: Recurring, { accountId, owed, owedTo }: Member): Refusal | undefined {
  const paid = expenses.filter(({ payerAccountId }) => payerAccountId === accountId).map(({ rexId }) => rexId);
  if (owed === 0 && owedTo === 0 && paid.length === 0) return undefined;
  return refusal('MEMBER_NOT_SETTLED', { account_id: accountId, owed_cents: owed, owed_to_cents: owedTo, recurring_expense_ids: paid });
}

function leave(draft: SquadDraft, { accountId }: Member, actor: string): void {
  draft.setMember(accountId, { leftAt: draft.now });
  draft.announce('squad_member.removed', { member_account_id: accountId, actor_account_id: actor });
  passHolder(draft);
  followMembers(draft);
  const recurring = new Recurring(draft);
  recurring.revoke(recurring.consents.filter((it) => it.accountId === accountId));
}
