import type { ChangeMemberRoleRequest, SquadMemberOut, SquadRole } from '../../../../generated/models.ts';
import { fail, refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { presentMember } from '../squad/present.ts';
import { requestLoads } from '../squad/queries.ts';
import { memberOf, VIEW, viewId, type Member, type SquadRow } from '../squad.ts';
import { followMembers } from '../changes/requests.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { passHolder } from './holder.ts';

const ROLES: readonly SquadRole[] = ['OWNER', 'SPENDER'];

/** @throws ApiError INVALID_ROLE. */
export function requireRole(text: string): SquadRole {
  return ROLES.find((it) => it === text.toUpperCase())
    ?? fail('INVALID_ROLE', { role: text, allowed: ROLES }, `${text} is not a role of a member.`);
}

/**
 * Makes a member OWNER or SPENDER, by an OWNER other than themselves, so that a squad always keeps one.
 * @throws ApiError SQUAD_MEMBER_NOT_FOUND, ACCOUNT_NOT_FOUND, INVALID_ROLE, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OWN_ROLE.
 */
export async function changeMemberRole(
  ctx: JournalContext, squad: SquadRow, { accountId }: Member, body: ChangeMemberRoleRequest,
): Promise<SquadMemberOut> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const role = requireRole(body.role);
  return writeSquad<SquadMemberOut>(ctx, squad, async () => ({
    operation: 'changeMemberRole', actor, loads: { rows: [viewId(squad.sqdId, actor), ...await requestLoads(ctx, squad)] },
    refusePerson: () => (actor === accountId ? refusal('OWN_ROLE') : undefined),
    step(draft) {
      const member = memberOf(draft.squad, accountId);
      if (!member) return { refused: refusal('SQUAD_MEMBER_NOT_FOUND') };
      if (member.role !== role) {
        draft.setMember(accountId, { role });
        draft.announce('squad_member.role_changed', { member_account_id: accountId, actor_account_id: actor, role });
        passHolder(draft);
        followMembers(draft);
      }
      return { answer: memberAnswer(draft, actor, accountId) };
    },
  }));
}

/** The member after the change, with the consents that only they themselves see. */
export function memberAnswer(draft: SquadDraft, actor: string, accountId: string): SquadMemberOut {
  const consents = actor === accountId ? draft.ledger.row(VIEW, viewId(draft.squad.sqdId, actor))?.consents ?? [] : null;
  return presentMember(draft.member(accountId), consents, draft.squad.currency);
}
