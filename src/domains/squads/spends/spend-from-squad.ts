import type { SpendRequest as SpendBody, SpendResponse } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { drawnId, keepDescription, presentSide, requireSide, type ObligationsContext } from '../../obligations/index.ts';
import { actorOf, refuseActor } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { needsApproval, spendRefusal } from '../rules/approval.ts';
import type { Entry, SpendRequest, SquadRow } from '../squad.ts';
import type { SpendApproval } from '../squad.entity.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { pay, paymentOf } from './payment.ts';
import { presentRequest } from './present.ts';
import { approvalMembers, askForApproval, MOST_REQUESTS, type Spend } from '../changes/requests.ts';

/**
 * Pays out of the squad account, over any rail; where the rules of the squad require approval, only requests it. What the ledger would
 * refuse is refused either way. A repetition without a key is a second spend.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED, SQUAD_FROZEN, what `createObligation` refuses of the squad account
 *   and the recipient, APPROVALS_UNREACHABLE, SQUAD_LIMIT_REACHED, ACCOUNT_FROZEN, PARTY_BLOCKED; RequestInvalid.
 */
export async function spendFromSquad(ctx: ObligationsContext, squad: SquadRow, body: SpendBody): Promise<SpendResponse> {
  const recipient = recipientIn(ctx, body);
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const { amount: { value: amount, currency }, rail, description = '' } = body;
  const spend: Spend = {
    obligationId: drawnId(ctx, rail), txId: ctx.ids.next('txn'), rail, amount, recipient, description, requestedBy: actor,
  };
  const spendRequestId = ctx.ids.next('spr');
  return writeSquad<SpendResponse>(ctx, squad, async () => {
    const payment = await paymentOf(ctx, squad, spend, currency);
    return {
      operation: 'spendFromSquad', actor, loads: payment.loads,
      step(draft, dryRun) {
        const created = payment.decide(draft.ledger, dryRun);
        if ('refused' in created) return created;
        const rules = rulesFor(draft, spend);
        const refused =
          (rules && refuseAsking(draft, rules, actor)) ?? refuseActor(draft.ledger, actor) ?? (rules && dryRun().apply(created));
        if (refused) return { refused };
        if (rules) return { answer: presentAsked(draft, spend, askForApproval(draft, spendRequestId, spend, rules)) };
        return { answer: presentPaid(draft, spend, pay(draft, spend, created, null)) };
      },
    };
  });
}

function recipientIn(ctx: ObligationsContext, { recipient, payment_description: said }: SpendBody): Spend['recipient'] {
  const side = requireSide(ctx, recipient, ['body', 'recipient']);
  return said === undefined ? side : { ...side, description: keepDescription(ctx, said) };
}

/** The rules under which a spend waits; undefined where it is paid at once. */
function rulesFor(draft: SquadDraft, { requestedBy: account, amount }: Spend): SpendApproval | undefined {
  const { spendApproval } = draft.squad;
  return spendApproval && needsApproval(spendApproval, { account, role: draft.member(account).role }, amount) ? spendApproval : undefined;
}

function refuseAsking({ squad }: SquadDraft, rules: SpendApproval, actor: string): Refusal | undefined {
  const full = squad.pendingRequests.length >= MOST_REQUESTS;
  return spendRefusal(rules, actor, approvalMembers(squad))
    ?? (full ? refusal('SQUAD_LIMIT_REACHED', { what: 'SPEND_REQUESTS', maximum: MOST_REQUESTS }) : undefined);
}

function presentPaid(draft: SquadDraft, spend: Spend, { entrySeq, obligationId, txId }: Entry): SpendResponse {
  return {
    ...presentSpend(draft, spend), state: 'EXECUTED', entry_seq: entrySeq, obligation_id: obligationId, tx_id: txId, spend_request: null,
    balance: balanceOf(draft, spend.amount),
  };
}

function presentAsked(draft: SquadDraft, spend: Spend, request: SpendRequest): SpendResponse {
  return {
    ...presentSpend(draft, spend), state: 'PENDING_APPROVAL', entry_seq: request.entrySeq, obligation_id: null, tx_id: null,
    spend_request: presentRequest(request, draft.squad, draft.now), balance: balanceOf(draft, 0),
  };
}

function presentSpend({ squad: { sqdId, currency }, now }: SquadDraft, { amount, rail, recipient, description }: Spend) {
  return {
    sqd_id: sqdId, amount: { currency, value: amount }, rail, recipient: presentSide(recipient), description, created_at: instantText(now),
  };
}

/** @param paid what the write itself takes from the squad account, in cents. */
function balanceOf({ squad: { currency }, balance }: SquadDraft, paid: number): SpendResponse['balance'] {
  return { currency, value: balance - paid };
}
