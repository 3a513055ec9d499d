import { refusal, type Refusal } from '../../platform/errors.ts';
import { heldLease, type Lease } from '../../platform/worker/lease.ts';
import { paysNothing, type Decision, type Ledger, type LedgerChange, type LedgerCommand } from '../journal/index.ts';
import { OBLIGATION, resolutionEntry, type Obligation } from './obligation.ts';
import { OWN_WITHDRAWAL } from './own-withdrawal.ts';
import { endObligation, obligationEvent, obligationRow } from './record.ts';
import { ANALYSIS, analysisEnd, analysisId, analysisRow, type AnalysisCause, type PaymentAnalysis } from './rules/analysis.ts';

/** Reason of a payment that nobody let through in time. */
const REFUSED = 'ANALYSIS_REFUSED: nobody let the payment through in time';

/** Reason of a payment whose payer was marked for fraud, or stopped, while it was held. */
const STOPPED = 'PARTY_BLOCKED: the payer was stopped while the payment was held';

/** Pure: holds a payment that is created; its money is in transit meanwhile. */
export function heldForAnalysis(
  created: Obligation, { cause, onEnd, law }: AnalysisCause, now: Date,
): Pick<LedgerChange, 'rows' | 'events'> & { readonly obligation: Obligation; readonly analysis: PaymentAnalysis } {
  const obligation = { ...created, version: created.version + 1n };
  const analysis = { obligationId: created.obligationId, cause, onEnd, until: analysisEnd(now, law), endedAt: null };
  return {
    obligation, analysis, rows: [analysisRow(analysis, true)],
    events: [heldEvent(obligation, analysis)],
  };
}

function heldEvent(obligation: Obligation, { until, cause, onEnd }: PaymentAnalysis) {
  const event = obligationEvent('held_for_analysis', obligation);
  return { ...event, data: { ...event.data, cause, on_end: onEnd, until: until.toISOString() } };
}

/** Lets a held payment through; undefined where it is not held any more. Pure. */
export function endedAnalysis(ledger: Ledger, obligation: Obligation): (LedgerChange & { readonly obligation: Obligation }) | undefined {
  const analysis = ledger.row(ANALYSIS, analysisId(obligation.obligationId));
  if (!analysis || analysis.endedAt || obligation.state !== 'PENDING') return undefined;
  const released = { ...obligation, version: obligation.version + 1n, updatedAt: ledger.now };
  return {
    obligation: released, entries: [], rows: [obligationRow(released), analysisRow({ ...analysis, endedAt: ledger.now })],
    events: [obligationEvent('released_from_analysis', released)],
  };
}

/**
 * Pure: refuses to let a held payment through whose payer may not pay any more: what was found out while it was held. Its own withdrawal
 * was permitted in spite of a mark.
 */
export function refuseStoppedPayer(ledger: Ledger, { debtor, matchKeys }: Obligation): Refusal | undefined {
  const payer = debtor.accountId === null ? undefined : ledger.account(debtor.accountId);
  if (!payer || payer.type === 'SQUAD' || !paysNothing(payer)) return undefined;
  const isPermitted = payer.ownerStatus === 'MARKED' && matchKeys[OWN_WITHDRAWAL] !== undefined;
  return isPermitted ? undefined : refusal('PARTY_BLOCKED', { party_id: payer.ownerPartyId });
}

/**
 * The command of the clock: the payment goes, or is refused and its money is back, as its rule said when it was held. One whose payer was
 * stopped meanwhile is refused in any case.
 */
export function analysisOver(obligation: Obligation, lease: Lease): LedgerCommand<null> {
  const { obligationId, debtor, creditor, currency } = obligation;
  return {
    loads: {
      accounts: [debtor.accountId, creditor.accountId].filter((id) => id !== null),
      systems: [['faucet', currency], ['transit', currency], ['exception', currency]], rows: [obligationId, analysisId(obligationId)],
    },
    decide: (ledger) => {
      const decision = decideAnalysisOver(ledger, obligationId);
      return 'refused' in decision ? decision : { ...decision, rows: [...decision.rows, heldLease(lease)] };
    },
  };
}

/** Pure: what becomes of a held payment when its time is over. */
export function decideAnalysisOver(ledger: Ledger, obligationId: string): Decision<null> {
  const obligation = ledger.row(OBLIGATION, obligationId);
  const analysis = ledger.row(ANALYSIS, analysisId(obligationId));
  if (!obligation || !analysis) return { refused: refusal('OBLIGATION_NOT_FOUND') };
  if (analysis.endedAt || obligation.state !== 'PENDING') return { entries: [], rows: [], events: [], answer: null };
  const isStopped = refuseStoppedPayer(ledger, obligation) !== undefined;
  const released = isStopped ? undefined : endedAnalysis(ledger, obligation);
  if (analysis.onEnd === 'SEND' && released) return { ...released, answer: null };
  const { obligation: failed, event } = endObligation(
    obligation, { outcome: 'FAILED', reason: isStopped ? STOPPED : REFUSED, destinationAccountId: null }, ledger.now,
  );
  return {
    entries: [resolutionEntry(obligation, 'FAILED', null, ledger)],
    rows: [obligationRow(failed), analysisRow({ ...analysis, endedAt: ledger.now })], events: [event], answer: null,
  };
}
