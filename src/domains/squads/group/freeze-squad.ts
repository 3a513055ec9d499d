import type { SquadActorRequest, SquadDetailResponse } from '../../../../generated/models.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadRow } from '../squad.ts';
import { detailAnswer, viewLoads } from '../squad/write-detail.ts';
import { writeSquad } from '../squad/write-squad.ts';

/**
 * Stops what moves the squad's money or changes what members owe. Payments under way end.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export function freezeSquad(ctx: JournalContext, squad: SquadRow, body: SquadActorRequest): Promise<SquadDetailResponse> {
  return setFrozen(ctx, squad, body, true);
}

/**
 * Lets the squad work as before.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export function unfreezeSquad(ctx: JournalContext, squad: SquadRow, body: SquadActorRequest): Promise<SquadDetailResponse> {
  return setFrozen(ctx, squad, body, false);
}

async function setFrozen(ctx: JournalContext, squad: SquadRow, body: SquadActorRequest, isFrozen: boolean): Promise<SquadDetailResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadDetailResponse>(ctx, squad, () => ({
    operation: isFrozen ? 'freezeSquad' : 'unfreezeSquad', actor, loads: viewLoads(squad, actor),
    step(draft) {
      if (draft.squad.isFrozen !== isFrozen) {
        draft.set({ isFrozen, ...(!isFrozen && draft.squad.cycle && { nextAt: draft.now }) }); // what fell due meanwhile is posted now
        draft.announce(isFrozen ? 'squad.frozen' : 'squad.unfrozen', { actor_account_id: actor, state: 'OPEN', frozen: isFrozen });
      }
      return { answer: detailAnswer(draft, actor) };
    },
  }));
}
