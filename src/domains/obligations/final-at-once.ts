import type { LedgerChange } from '../journal/index.ts';
import type { Obligation, ObligationDraft } from './obligation.ts';
import { obligationEvent, obligationRow } from './record.ts';

/** An obligation as it begins. */
export function newObligation(draft: ObligationDraft, now: Date): Obligation {
  return {
    ...draft, sqdId: draft.sqdId ?? null, state: 'PENDING', resolutionOutcome: null, reason: null, destinationAccountId: null,
    version: 1n, createdAt: now, updatedAt: now, resolvedAt: null, sentAt: null, exceptedAt: null, stuckAt: null, trace: null,
  };
}

/** The obligation as the entry leaves it that it is created in. */
export function settledAtOnce(created: Obligation): Obligation {
  return { ...created, state: 'FINAL', resolutionOutcome: 'SETTLED', resolvedAt: created.createdAt, version: 2n };
}

/**
 * What an obligation writes and announces that is settled by the entry it is created in: versions 1 and 2.
 * @param inEntry where its entry keeps it.
 */
export function finalAtOnce(created: Obligation, inEntry = false): Omit<LedgerChange, 'entries'> & { obligation: Obligation } {
  const obligation = settledAtOnce(created);
  return {
    obligation,
    rows: [inEntry ? { ...obligationRow(obligation, true), inEntry } : obligationRow(obligation, true)],
    events: [obligationEvent('created', created), obligationEvent('settled', obligation)].map(
      (event) => (inEntry ? { ...event, inEntry } : event),
    ),
  };
}

/** Money that passes and is there at once, whatever makes it pass. NATIVE unless a rail is named. */
export type ImmediatePayment = Pick<ObligationDraft, 'obligationId' | 'txId' | 'amount' | 'currency' | 'debtor' | 'creditor' | 'createdBy'>
  & Partial<Pick<ObligationDraft, 'rail' | 'matchKeys' | 'metadata' | 'sqdId' | 'counterparty' | 'description'>>;

/**
 * The obligation behind a movement that is final as soon as it is written, such as a capture: its row and events, to be
 * written with the entry that moves the money and names it. Every movement of an account has one, so that feeds show it.
 */
export function obligationFinalAtOnce(passage: ImmediatePayment, now: Date): Omit<LedgerChange, 'entries'> & { obligation: Obligation } {
  return finalAtOnce(newObligation({
    rail: 'NATIVE', matchKeys: {}, metadata: {}, ...passage, expectedAt: null, graceSeconds: null,
  }, now));
}
