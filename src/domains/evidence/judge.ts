import { receiver, type EntryDraft, type Ledger } from '../journal/index.ts';
import { isOutbound, settleObligation, type Obligation, type SettlementDecision } from '../obligations/index.ts';
import { effectiveAt, keysFit, misfitOfWay, provenOutcome, type Evidence, type MatchedBy, type ReasonCode } from './evidence.ts';
import { returnedBefore } from './record.ts';

/** Obligations that evidence could belong to, by id, and the account that it names. */
export interface Candidates {
  readonly ledBy: 'OBLIGATION_ID' | 'MATCH_KEYS' | 'CLAIM';
  readonly obligationIds: readonly string[];
  readonly accountId: string | null;
  /** The payment of ours that a credit sends back. */
  readonly originalId: string | null;
}

type Applied = Extract<SettlementDecision, { kind: 'APPLIED' }>;
type Kept = Extract<SettlementDecision, { kind: 'KEPT' }>;

/**
 * What becomes of evidence. MATCHED: it belongs to an obligation, and `applied` is what makes that final; undefined when
 * it was already. CREDITED: its money goes to an account through an obligation of its own. DEFERRED: the obligation is
 * not there yet. UNMATCHED: `holdsMoney` when money came with it; `kept` is what the obligation makes of it.
 */
export type Judgement =
  | { readonly kind: 'MATCHED'; readonly matchedBy: MatchedBy; readonly obligation: Obligation; readonly applied: Applied | undefined }
  | { readonly kind: 'CREDITED'; readonly accountId: string; readonly original: Obligation | undefined }
  | { readonly kind: 'DEFERRED'; readonly obligation: Obligation }
  | {
    readonly kind: 'UNMATCHED'; readonly reason: ReasonCode; readonly obligation: Obligation | undefined;
    readonly holdsMoney: boolean; readonly kept: Kept | undefined;
    /** The obligation after whose events it is tried again. */
    readonly waitsFor?: string;
  };

/** Pure: what the ledger makes of evidence. `days` bounds how far back it may count. */
export function judge(ledger: Ledger, evidence: Evidence, candidates: Candidates, days: number): Judgement {
  const fitting = candidates.obligationIds
    .map((id) => ledger.row<Obligation>(id))
    .filter((obligation) => obligation !== undefined)
    .filter((obligation) => couldBe(evidence, obligation, candidates.ledBy));
  const [only, ...others] = fitting;
  if (others.length > 0) return unmatched(evidence, 'SEVERAL_MATCHES', fitting.every((it) => !isOutbound(it)));
  if (only) return weigh(ledger, evidence, only, candidates.ledBy === 'OBLIGATION_ID' ? 'OBLIGATION_ID' : 'MATCH_KEYS', days);
  return evidence.kind === 'INBOUND_CREDIT' ? judgeAccount(ledger, evidence, candidates) : unmatched(evidence, 'NO_MATCH');
}

function couldBe(evidence: Evidence, obligation: Obligation, ledBy: Candidates['ledBy']): boolean {
  if (misfitOfWay(evidence, obligation)) return false;
  return ledBy !== 'MATCH_KEYS' || (obligation.state !== 'FINAL' && keysFit(evidence.matchKeys, obligation.matchKeys));
}

/** Whether evidence settles or fails the obligation that it belongs to, or why not. */
function weigh(ledger: Ledger, evidence: Evidence, obligation: Obligation, matchedBy: MatchedBy, days: number): Judgement {
  // Each credit is money of its own: what comes for an obligation that is final already is more than it asked for.
  if (evidence.kind === 'INBOUND_CREDIT' && obligation.state === 'FINAL') {
    return { ...unmatched(evidence, 'CONTRADICTS_FINAL'), obligation };
  }
  const settled = settle(ledger, evidence, obligation, days);
  switch (settled.kind) {
    case 'APPLIED': return { kind: 'MATCHED', matchedBy, obligation: settled.obligation, applied: settled };
    case 'REPEATED': return { kind: 'MATCHED', matchedBy, obligation, applied: undefined };
    case 'EARLY': return { kind: 'DEFERRED', obligation };
    case 'KEPT': return {
      kind: 'UNMATCHED', reason: settled.objection, obligation, holdsMoney: settled.exceptionCents > 0n, kept: settled,
    };
  }
}

/** What the obligation makes of the evidence as the outside's word. */
export function settle(ledger: Ledger, evidence: Evidence, obligation: Obligation, days: number, isLimited = false): SettlementDecision {
  const outcome = provenOutcome(evidence, obligation);
  return settleObligation(obligation, {
    outcome, amount: evidence.amount, currency: evidence.currency, effectiveAt: effectiveAt(evidence, ledger.now, days),
    evidenceId: evidence.evidenceId, reason: outcome === 'FAILED' ? evidence.failure : null,
  }, ledger, isLimited);
}

function judgeAccount(ledger: Ledger, evidence: Evidence, { accountId, originalId }: Candidates): Judgement {
  const original = originalId === null ? undefined : ledger.row<Obligation>(originalId);
  if (original && original.resolutionOutcome !== 'SETTLED') {
    return { ...unmatched(evidence, 'NO_MATCH'), ...(original.state !== 'FINAL' && { waitsFor: original.obligationId }) };
  }
  const account = accountId === null ? undefined : receiver(ledger, accountId);
  if (!account || account.systemRole !== null || account.type === 'EXTERNAL' || account.currency !== evidence.currency) {
    return unmatched(evidence, 'NO_MATCH');
  }
  if (account.status === 'CLOSED') return unmatched(evidence, 'ACCOUNT_CLOSED');
  if (original && returnedBefore(ledger, evidence) + evidence.amount > original.amount) {
    return { ...unmatched(evidence, 'EXCEEDS_ORIGINAL'), obligation: original };
  }
  return { kind: 'CREDITED', accountId: account.accountId, original };
}

/** Only a credit surely brought money; a settlement did when all it could be are payments to us. */
function unmatched(evidence: Evidence, reason: ReasonCode, isInbound = false): Extract<Judgement, { kind: 'UNMATCHED' }> {
  const holdsMoney = evidence.kind === 'INBOUND_CREDIT' || (isInbound && evidence.kind === 'SETTLEMENT');
  return { kind: 'UNMATCHED', reason, obligation: undefined, holdsMoney, kept: undefined };
}

/** The judgement when a gate refuses it, or it could not be carried out: what would have moved is set aside, or nothing. */
export function overrule(judgement: Judgement, evidence: Evidence, reason: ReasonCode, ledger: Ledger, days: number): Judgement {
  if (judgement.kind === 'CREDITED') return unmatched(evidence, reason);
  if (judgement.kind !== 'MATCHED' || !judgement.applied) return judgement;
  const { obligation } = judgement;
  const before = ledger.row<Obligation>(obligation.obligationId);
  const kept = reason === 'LIMIT_EXCEEDED' && before ? settle(ledger, evidence, before, days, true) : undefined;
  if (kept?.kind === 'KEPT') return { kind: 'UNMATCHED', reason, obligation, holdsMoney: kept.exceptionCents > 0n, kept };
  return { ...unmatched(evidence, reason, !isOutbound(obligation)), obligation };
}

/** Money of evidence from one of the ledger's accounts to another account. */
export function moneyEntry(
  evidence: Evidence, entry: Pick<EntryDraft, 'entryType'> & Partial<EntryDraft>, from: string, to: string,
): EntryDraft {
  const { txId, currency: asset, amount, evidenceId } = evidence;
  return {
    txId, obligationIds: [], correlation: { evidence_id: evidenceId },
    postings: [{ accountId: from, asset, amount: -amount }, { accountId: to, asset, amount }],
    ...entry,
  };
}
