import type { ObligationResponse } from '../../../generated/models.ts';
import { refusal } from '../../platform/errors.ts';
import type { Decision, Ledger } from '../journal/index.ts';
import { openDescription } from './counterparty.ts';
import { boundRails, type BoundRails, type ObligationsContext } from './create-obligation.ts';
import { dispatchRow } from './dispatch-store.ts';
import { endedAnalysis, refuseStoppedPayer } from './end-analysis.ts';
import { detailsOfProduct, directionOf, isOfProduct, OBLIGATION, type Obligation } from './obligation.ts';
import { presentObligation } from './present.ts';
import { obligationEvent, obligationRow } from './record.ts';
import { analysisId } from './rules/analysis.ts';

/**
 * Returns an obligation whose dispatch failed to be sent again, under the reference it had.
 * @throws ApiError OBLIGATION_FINAL, OBLIGATION_OF_PRODUCT, DISPATCH_NOT_FAILED, RAIL_NOT_BOUND; PARTY_BLOCKED for a held one.
 */
export async function redispatchObligation(
  ctx: ObligationsContext, { obligationId, rail, description, debtor }: Obligation,
): Promise<ObligationResponse> {
  const said = openDescription(ctx, description);
  const bound = await boundRails(ctx, [rail]);
  return ctx.journal.submit(ctx, {
    loads: { accounts: debtor.accountId === null ? [] : [debtor.accountId], rows: [obligationId, analysisId(obligationId)] },
    decide: (ledger) => decideRedispatch(ledger, obligationId, bound, said),
  });
}

/** Pure: DISPATCH_FAILED becomes PENDING; what is held for analysis is let through, and what else is PENDING stays so. */
export function decideRedispatch(
  ledger: Ledger, obligationId: string, isBound: BoundRails, said?: string,
): Decision<ObligationResponse> {
  const obligation = ledger.row(OBLIGATION, obligationId);
  if (!obligation) return { refused: refusal('OBLIGATION_NOT_FOUND') };
  const { state, rail, resolutionOutcome } = obligation;
  if (state === 'FINAL') return { refused: refusal('OBLIGATION_FINAL', { resolution_outcome: resolutionOutcome }) };
  if (isOfProduct(obligation)) return { refused: refusal('OBLIGATION_OF_PRODUCT', detailsOfProduct(obligation)) };
  if (state === 'DISPATCHED') return { refused: refusal('DISPATCH_NOT_FAILED', { state }) };
  const released = endedAnalysis(ledger, obligation);
  const stopped = released && refuseStoppedPayer(ledger, obligation);
  if (stopped) return { refused: stopped };
  if (released) {
    const { obligation: after, rows, ...change } = released;
    return { ...change, rows: [...rows, dispatchRow(after, ledger.now, false)], answer: presentObligation(after, { description: said }) };
  }
  if (state === 'PENDING') return { entries: [], rows: [], events: [], answer: presentObligation(obligation, { description: said }) };
  if (!isBound(rail, directionOf(obligation))) return { refused: refusal('RAIL_NOT_BOUND', { rail }) };
  const again: Obligation = { ...obligation, state: 'PENDING', version: obligation.version + 1n, updatedAt: ledger.now };
  return {
    entries: [], rows: [obligationRow(again), dispatchRow(again, ledger.now, false)],
    events: [obligationEvent('redispatched', again)], answer: presentObligation(again, { description: said }),
  };
}
