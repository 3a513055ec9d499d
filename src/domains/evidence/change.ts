import type { EventDraft } from '../../platform/outbox/event.ts';
import type { EntryDraft, Ledger } from '../journal/index.ts';
import type { Evidence, EvidenceState, MatchedBy, ReasonCode } from './evidence.entity.ts';
import { evidenceEvent } from './record.ts';

/** How evidence is left by an attempt or a decision. */
export interface Change {
  readonly state: EvidenceState;
  readonly reasonCode: ReasonCode | null;
  /** The obligation it was applied to. */
  readonly obligationId?: string | null;
  readonly matchedBy?: MatchedBy | null;
  /** The obligation that refused it, for the history. */
  readonly refusedBy?: string | null;
  readonly waitsFor?: string | null;
  readonly holdsMoney: boolean;
  readonly resolution?: Evidence['resolution'];
  readonly retryAt?: Date | null;
  readonly isAttempt: boolean;
}

/** Evidence after a change, and its event; none when only attempts and history grew. `before` is null when it just came. */
export function changed(
  evidence: Evidence, change: Change, { actor, now, isNew }: { actor: string; now: Date; isNew: boolean },
): { evidence: Evidence; events: EventDraft[] } {
  const { state, reasonCode, obligationId = null, matchedBy = null, waitsFor = null, resolution = null, retryAt = null } = change;
  const exceptionCents = change.holdsMoney ? evidence.amount : 0n;
  const isChange = isNew || state !== evidence.state || reasonCode !== evidence.reasonCode || exceptionCents !== evidence.exceptionCents;
  const after: Evidence = {
    ...evidence, state, reasonCode, obligationId, matchedBy, matchedAt: obligationId === null ? null : now, waitsFor, resolution, exceptionCents, retryAt,
    attempts: evidence.attempts + (change.isAttempt ? 1 : 0),
    history: [...evidence.history, {
      at: now.toISOString(), actor, from_state: isNew ? null : evidence.state, to_state: state, reason_code: reasonCode,
      obligation_id: obligationId ?? change.refusedBy ?? null,
    }],
    version: evidence.version + (isChange ? 1n : 0n),
    updatedAt: isChange ? now : evidence.updatedAt,
  };
  return { evidence: after, events: isChange ? [evidenceEvent(after)] : [] };
}

/** Money that came and fits nothing waits on the exception account. */
export function setAside(ledger: Ledger, evidence: Evidence, at: Date): EntryDraft {
  const [from, to] = [ledger.system('faucet', evidence.currency), ledger.system('exception', evidence.currency)];
  return moneyEntry(evidence, { entryType: 'EXCEPTION', effectiveAt: at }, from.accountId, to.accountId);
}

/** Money that waited goes back to where it came from, so that it can be booked like money that just came. */
export function takeBack(ledger: Ledger, evidence: Evidence): EntryDraft[] {
  if (evidence.exceptionCents === 0n) return [];
  const [from, to] = [ledger.system('exception', evidence.currency), ledger.system('faucet', evidence.currency)];
  return [moneyEntry(evidence, { entryType: 'CORRECTION' }, from.accountId, to.accountId)];
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
