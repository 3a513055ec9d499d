import type { EventDraft } from '../../platform/outbox/event.ts';
import { plainName } from '../accounts/index.ts';
import type { RowWrite } from '../journal/index.ts';
import { obligationEvent, obligationRow, type Obligation } from '../obligations/index.ts';
import type { Evidence } from './evidence.ts';
import { isPersonal } from './present.ts';

/** The obligation of money that nobody had announced: final at once, created and settled by its evidence. */
export function creditObligation(
  evidence: Evidence, obligationId: string, accountId: string, now: Date, sqdId: string | null = null,
): { obligation: Obligation; rows: RowWrite[]; events: EventDraft[] } {
  const created: Obligation = {
    obligationId, rail: evidence.rail, amount: evidence.amount, currency: evidence.currency, txId: evidence.txId, sqdId,
    debtor: { kind: 'external', accountId: null, externalId: evidence.payer ?? plainName(evidence.externalId) },
    creditor: { kind: 'account', accountId, externalId: null },
    state: 'PENDING', resolutionOutcome: null, reason: null, destinationAccountId: null, expectedAt: null, graceSeconds: null,
    matchKeys: Object.fromEntries(Object.entries(evidence.matchKeys).filter(([name]) => !isPersonal(name))), metadata: {},
    version: 1n, createdAt: now, createdBy: evidence.createdBy, updatedAt: now, resolvedAt: null,
    sentAt: null, exceptedAt: null, stuckAt: null, trace: null,
  };
  const obligation: Obligation = { ...created, state: 'FINAL', resolutionOutcome: 'SETTLED', resolvedAt: now, version: 2n };
  return {
    obligation, rows: [obligationRow(obligation, true)],
    events: [obligationEvent('created', created), obligationEvent('settled', obligation)],
  };
}
