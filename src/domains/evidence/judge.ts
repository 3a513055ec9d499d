import { assert } from '../../platform/assert.ts';
import { followed, type Ledger } from '../journal/index.ts';
import { isOutbound, OBLIGATION, type Obligation, type Obstacle } from '../obligations/index.ts';
import { comesInOnce } from './comes-in-once.ts';
import { keysFit, misfitOfWay } from './evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { returnedBefore } from './record.ts';
import { settle, unmatched, weigh, type Judgement } from './weigh.ts';

/** Obligations that evidence could belong to, by id, and the account that it names. */
export interface Candidates {
  readonly ledBy: 'OBLIGATION_ID' | 'MATCH_KEYS' | 'REPORT';
  readonly obligationIds: readonly string[];
  readonly accountId: string | null;
  /** The payment of ours that a credit sends back. */
  readonly originalId: string | null;
}

/**
 * Pure: what the ledger makes of evidence, whose money comes in once. `days` bounds how far back it may count.
 * @param obstacle why what it would move otherwise cannot be carried out.
 * @throws NeedsLookUp
 */
export function judge(ledger: Ledger, evidence: Evidence, candidates: Candidates, days: number, obstacle?: Obstacle): Judgement {
  const judged = comesInOnce(ledger, evidence, consider(ledger, evidence, candidates, days), days);
  return obstacle === undefined ? judged : overrule(judged, evidence, obstacle, ledger, days);
}

function consider(ledger: Ledger, evidence: Evidence, candidates: Candidates, days: number): Judgement {
  const fitting = candidates.obligationIds
    .map((id) => ledger.row(OBLIGATION, id))
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

function judgeAccount(ledger: Ledger, evidence: Evidence, { accountId, originalId }: Candidates): Judgement {
  const original = originalId === null ? undefined : ledger.row(OBLIGATION, originalId);
  if (original && original.resolutionOutcome !== 'SETTLED') {
    return { ...unmatched(evidence, 'NO_MATCH'), ...(original.state !== 'FINAL' && { waitsFor: original.obligationId }) };
  }
  const account = accountId === null ? undefined : followed(ledger, accountId);
  if (!account || account.systemRole !== null || account.type === 'EXTERNAL' || account.currency !== evidence.currency) {
    return unmatched(evidence, 'NO_MATCH');
  }
  if (account.type === 'SQUAD' && !original?.sqdId) return unmatched(evidence, 'NO_MATCH'); // only what it spent comes back to it
  if (account.status === 'CLOSED') return unmatched(evidence, 'ACCOUNT_CLOSED');
  if (original && returnedBefore(ledger, evidence) + evidence.amount > original.amount) {
    return { ...unmatched(evidence, 'EXCEEDS_ORIGINAL'), obligation: original };
  }
  return { kind: 'CREDITED', accountId: account.accountId, original };
}

/** The judgement when what it would move is refused: that is set aside. */
function overrule(judgement: Judgement, evidence: Evidence, reason: Obstacle, ledger: Ledger, days: number): Judgement {
  if (judgement.kind === 'CREDITED') {
    const aside = unmatched(evidence, reason);
    return judgement.takes ? { ...aside, holdsMoney: false } : aside;
  }
  if (judgement.kind !== 'MATCHED' || !judgement.applied) return judgement;
  const { obligation, takes } = judgement;
  const before = ledger.row(OBLIGATION, obligation.obligationId);
  const kept = before && settle(ledger, evidence, before, days, reason);
  assert(kept?.kind === 'KEPT', 'what is stopped is kept');
  return {
    kind: 'UNMATCHED', reason: kept.objection, obligation, holdsMoney: false, kept, ...(takes && { takes }),
    ...(kept.isItsOwn && !isOutbound(obligation) && { waitsFor: obligation.obligationId }),
  };
}
