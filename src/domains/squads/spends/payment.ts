import type { ObligationResponse, SquadTransactionState } from '../../../../generated/models.ts';
import { toCents } from '../../../platform/money.ts';
import type { LedgerCommand, CommandOutcome } from '../../journal/index.ts';
import { accountSide, creationCommand, openDescription, type Obligation, type ObligationsContext } from '../../obligations/index.ts';
import type { SquadDraft } from '../draft.ts';
import type { Entry, SquadRow } from '../squad.ts';
import type { Spend } from '../changes/requests.ts';

/** The creation of a spend's obligation, with the squad account as debtor; it becomes part of the squad's command. */
export async function paymentOf(
  ctx: ObligationsContext, { sqdId, accountId }: SquadRow, { obligationId, txId, rail, amount, recipient }: Spend, currency: string,
): Promise<LedgerCommand<ObligationResponse>> {
  const { description, ...creditor } = recipient;
  const said = openDescription(ctx, description);
  return creationCommand(ctx, {
    obligationId, txId, rail, amount: toCents(amount), currency, debtor: accountSide(accountId), creditor, expectedAt: null,
    graceSeconds: null, matchKeys: {}, metadata: {}, createdBy: ctx.actor, sqdId,
    ...(description !== undefined && { description }), ...(said !== undefined && { said }),
  });
}

/**
 * The money leaves the squad account, and the squad has an entry of it. @param spendRequestId what led to it, null where nobody had to
 * approve.
 */
export function pay(draft: SquadDraft, spend: Spend, created: CommandOutcome<ObligationResponse>, spendRequestId: string | null): Entry {
  const { amount, rail, obligationId, txId, description, requestedBy: actorAccountId } = spend;
  const { description: _said, ...recipient } = spend.recipient;
  draft.add(created);
  const { accountId, currency } = draft.squad;
  const entrySeq = draft.announce('squad_spend.executed', {
    account_id: accountId, actor_account_id: actorAccountId, spend_request_id: spendRequestId, amount, currency, rail,
    obligation_id: obligationId, tx_id: txId,
  }, { obligation_id: obligationId, tx_id: txId });
  const { state, resolution_outcome: resolutionOutcome } = created.answer;
  return draft.addEntry(entrySeq, {
    kind: 'SPEND', state: paymentState({ state, resolutionOutcome }), actorAccountId, amount, description, recipient, obligationId, txId,
    spendRequestId,
  });
}

/** The state of a spend, which is that of its obligation. */
export function paymentState({ state, resolutionOutcome }: Pick<Obligation, 'state' | 'resolutionOutcome'>): SquadTransactionState {
  if (state !== 'FINAL') return 'PENDING';
  return resolutionOutcome === 'SETTLED' ? 'SETTLED' : 'FAILED';
}
