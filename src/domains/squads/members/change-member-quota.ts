import type { ChangeMemberQuotaRequest, SquadMemberOut } from '../../../../generated/models.ts';
import { refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { memberOf, type Member, type SquadRow } from '../squad.ts';
import { viewLoads } from '../squad/write-detail.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { memberAnswer } from './change-member-role.ts';

/**
 * Says how many parts a member bears of what is divided by quotas from now on.
 * @throws ApiError SQUAD_MEMBER_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export async function changeMemberQuota(
  ctx: JournalContext, squad: SquadRow, { accountId }: Member, { actor_account_id, quota }: ChangeMemberQuotaRequest,
): Promise<SquadMemberOut> {
  const { accountId: actor } = await actorOf(ctx, actor_account_id);
  return writeSquad<SquadMemberOut>(ctx, squad, () => ({
    operation: 'changeMemberQuota', actor, loads: viewLoads(squad, actor),
    step(draft) {
      const member = memberOf(draft.squad, accountId);
      if (!member) return { refused: refusal('SQUAD_MEMBER_NOT_FOUND') };
      if (member.quota !== quota) {
        draft.setMember(accountId, { quota });
        draft.announce('squad_member.quota_changed', { member_account_id: accountId, actor_account_id: actor, quota });
      }
      return { answer: memberAnswer(draft, actor, accountId) };
    },
  }));
}
