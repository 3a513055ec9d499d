import type { Ledger } from '../journal/index.ts';
import { isFurtherMoney, isOutbound, moneyInBy, settleObligation, type Obligation, type Obstacle, type SettlementDecision } from '../obligations/index.ts';
import { effectiveAt, paymentName, provenOutcome } from './evidence.ts';
import { type Evidence, reportKeyOf, type MatchedBy, type ReasonCode } from './evidence.entity.ts';

type Applied = Extract<SettlementDecision, { kind: 'APPLIED' }>;
type Kept = Extract<SettlementDecision, { kind: 'KEPT' }>;

/**
 * What becomes of evidence. MATCHED: it belongs to an obligation, and `applied` is what makes that final; undefined when
 * it was already. CREDITED: its money goes to an account through an obligation of its own. DEFERRED: the obligation is
 * not there yet. UNMATCHED: `holdsMoney` when money came with it; `kept` is what the obligation makes of it. `takes` is other
 * evidence of the same payment, which brought the money and let it wait: its money is taken, and it shares the fate.
 */
export type Judgement =
  | { readonly kind: 'MATCHED'; readonly matchedBy: MatchedBy; readonly obligation: Obligation; readonly applied: Applied | undefined; readonly takes?: Evidence }
  | { readonly kind: 'CREDITED'; readonly accountId: string; readonly original: Obligation | undefined; readonly takes?: Evidence }
  | { readonly kind: 'DEFERRED'; readonly obligation: Obligation }
  | {
    readonly kind: 'UNMATCHED'; readonly reason: ReasonCode; readonly obligation: Obligation | undefined;
    readonly holdsMoney: boolean; readonly kept: Kept | undefined;
    /** The obligation after whose events it is tried again. */
    readonly waitsFor?: string;
    readonly takes?: Evidence;
  };

/** Whether evidence settles or fails the obligation that it belongs to, or why not. */
export function weigh(ledger: Ledger, evidence: Evidence, obligation: Obligation, matchedBy: MatchedBy, days: number): Judgement {
  // Each credit is money of its own: what comes for an obligation that has its money already is more than it asked for. One
  // of a payment between two banks of the tenant's is the second bank's word of what the first may have told before.
  if (evidence.kind === 'INBOUND_CREDIT' && !isOutbound(obligation) && hasItsMoney(ledger, evidence, obligation)) {
    return { ...unmatched(evidence, 'CONTRADICTS_FINAL'), obligation };
  }
  const settled = settle(ledger, evidence, obligation, days);
  switch (settled.kind) {
    case 'APPLIED': return { kind: 'MATCHED', matchedBy, obligation: settled.obligation, applied: settled };
    case 'REPEATED': return { kind: 'MATCHED', matchedBy, obligation, applied: undefined };
    case 'EARLY': return { kind: 'DEFERRED', obligation };
    case 'KEPT': return {
      kind: 'UNMATCHED', reason: settled.objection, obligation, holdsMoney: settled.exceptionCents > 0n, kept: settled,
      ...(settled.isItsOwn && !isOutbound(obligation) && { waitsFor: obligation.obligationId }),
    };
  }
}

/** Whether an obligation has its money, and it is not that of which the credit tells. */
function hasItsMoney(ledger: Ledger, evidence: Evidence, obligation: Obligation): boolean {
  if (obligation.state === 'FINAL') return true;
  const isItsNews = moneyInBy(ledger, paymentName(evidence))?.obligationId === obligation.obligationId;
  return obligation.exceptedAt !== null && !isItsNews && isFurtherMoney(ledger, obligation.obligationId, { isNamed: reportKeyOf(evidence) !== null });
}

/** What the obligation makes of the evidence as the outside's word. */
export function settle(ledger: Ledger, evidence: Evidence, obligation: Obligation, days: number, stoppedBy?: Obstacle): SettlementDecision {
  const outcome = provenOutcome(evidence, obligation);
  return settleObligation(obligation, {
    outcome, amount: evidence.amount, currency: evidence.currency, effectiveAt: effectiveAt(evidence, ledger.now, days),
    evidenceId: evidence.evidenceId, reason: outcome === 'FAILED' ? evidence.failure : null,
  }, ledger, stoppedBy);
}

/** Only a credit surely brought money; a settlement did when all it could be are payments to us. */
export function unmatched(evidence: Evidence, reason: ReasonCode, isInbound = false): Extract<Judgement, { kind: 'UNMATCHED' }> {
  const holdsMoney = evidence.kind === 'INBOUND_CREDIT' || (isInbound && evidence.kind === 'SETTLEMENT');
  return { kind: 'UNMATCHED', reason, obligation: undefined, holdsMoney, kept: undefined };
}
