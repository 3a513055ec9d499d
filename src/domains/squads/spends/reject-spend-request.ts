import type { RejectSpendRequest, SquadSpendRequestOut } from '../../../../generated/models.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { rejectionRefusal } from '../rules/approval.ts';
import type { SpendRequest, SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { presentRequest } from './present.ts';
import { endRequest, pendingRequest, refuseDecided, requestIn } from '../changes/requests.ts';

/**
 * Ends a pending spend request: by a member who may approve it, or by its author. Rejecting it again changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SPEND_REQUEST_NOT_PENDING.
 */
export async function rejectSpendRequest(
  ctx: JournalContext, squad: SquadRow, asked: SpendRequest, body: RejectSpendRequest,
): Promise<SquadSpendRequestOut> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadSpendRequestOut>(ctx, squad, () => ({
    operation: 'rejectSpendRequest', actor, loads: { rows: [asked.spendRequestId] },
    refusePerson: (draft) => rejectionRefusal(pendingRequest(requestIn(draft, asked)), { account: actor, role: draft.member(actor).role }),
    step(draft) {
      const request = requestIn(draft, asked);
      if (request.state === 'REJECTED') return { answer: presentRequest(request, draft.squad, draft.now) };
      const refused = refuseDecided(request, draft.now);
      if (refused) return { refused };
      const rejected = endRequest(draft, request, { state: 'REJECTED', rejectedBy: actor, rejectReason: body.reason ?? null });
      return { answer: presentRequest(rejected, draft.squad, draft.now) };
    },
  }));
}
