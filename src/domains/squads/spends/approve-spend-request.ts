import type { ObligationResponse, SquadActorRequest, SquadSpendRequestOut } from '../../../../generated/models.ts';
import type { Refusal } from '../../../platform/errors.ts';
import type { Decision, DryRun } from '../../journal/index.ts';
import type { ObligationsContext } from '../../obligations/index.ts';
import { actorOf, refuseActor } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { approvalRefusal, approve } from '../rules/approval.ts';
import type { SpendRequest, SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { pay, paymentOf } from './payment.ts';
import { presentRequest } from './present.ts';
import { endRequest, noteApproval, pendingRequest, refuseDecided, requestIn } from '../changes/requests.ts';

/**
 * Approves another member's spend request. The last approval that is needed pays it; where the ledger refuses the payment, the request has
 * FAILED with the code of the refusal. A member's second approval changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, OWN_SPEND_REQUEST, SQUAD_CLOSED, SQUAD_FROZEN,
 *   SPEND_REQUEST_NOT_PENDING, ACCOUNT_FROZEN, PARTY_BLOCKED.
 */
export async function approveSpendRequest(
  ctx: ObligationsContext, squad: SquadRow, asked: SpendRequest, body: SquadActorRequest,
): Promise<SquadSpendRequestOut> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadSpendRequestOut>(ctx, squad, async () => {
    const payment = await paymentOf(ctx, squad, asked, squad.currency);
    return {
      operation: 'approveSpendRequest', actor,
      loads: { ...payment.loads, rows: [asked.spendRequestId, ...(payment.loads.rows ?? [])] },
      refusePerson: (draft) => approvalRefusal(pendingRequest(requestIn(draft, asked)), { account: actor, role: draft.member(actor).role }),
      step(draft, dryRun) {
        const request = requestIn(draft, asked);
        const refused = refuseDecided(request, draft.now) ?? refuseActor(draft.ledger, actor);
        if (refused) return { refused };
        const approved = takeApproval(draft, request, actor, () => tryPayment(payment.decide(draft.ledger, dryRun), dryRun));
        return { answer: presentRequest(approved, draft.squad, draft.now) };
      },
    };
  });
}

/** @param tried the payment, as the ledger would take it now. */
function takeApproval(draft: SquadDraft, before: SpendRequest, actor: string, tried: () => Decision<ObligationResponse>): SpendRequest {
  const { changes, executes } = approve(pendingRequest(before), actor);
  if (!changes) return before;
  const request = noteApproval(draft, before, actor);
  return executes ? execute(draft, request, tried()) : request;
}

function execute(draft: SquadDraft, request: SpendRequest, created: Decision<ObligationResponse>): SpendRequest {
  if ('refused' in created) return endRequest(draft, request, { state: 'FAILED', failedReason: created.refused.code });
  pay(draft, request, created, request.spendRequestId);
  return endRequest(draft, request, { state: 'EXECUTED', executedAt: draft.now });
}

/** A payment that the ledger takes, or why it does not. */
function tryPayment(created: Decision<ObligationResponse>, dryRun: () => DryRun): Decision<ObligationResponse> {
  const refused: Refusal | undefined = 'refused' in created ? created.refused : dryRun().apply(created);
  return refused ? { refused } : created;
}
