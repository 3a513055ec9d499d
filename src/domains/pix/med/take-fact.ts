import type { Cents } from '../../../platform/money.ts';
import { takeWaitingFacts, type FactVerdict } from '../../../platform/receiver/fact.ts';
import type { CaseDraft } from './case-draft.ts';
import type { MedFact } from './facts.ts';
import { isWithdrawn, mayBecome, settledReturns, type MedCase } from './med-case.ts';

const HOUR_MS = 3_600_000;

type FactOf<K extends MedFact['kind']> = Extract<MedFact, { kind: K }>;

/** Applies a fact to a case. A contradiction never reverses an earlier fact. Pure. */
export function takeFact(draft: CaseDraft, fact: MedFact): FactVerdict {
  switch (fact.kind) {
    case 'OPENED': return 'LATE'; // the case is there
    case 'FILED': return takeFiled(draft, fact);
    case 'FILING_FAILED': return takeFilingFailed(draft, fact);
    case 'ACKNOWLEDGED': return takeAcknowledged(draft);
    case 'AGREED': return draft.medCase.direction === 'INBOUND' ? takeFraud(draft, fact) : takeAgreed(draft, fact);
    case 'DISAGREED': return draft.medCase.status === 'OPEN' ? reject(draft, 'DISAGREED') : 'LATE';
    case 'REFUND_CLOSED': return takeRefund(draft, fact);
    case 'CANCELLED': return takeCancelled(draft, fact);
    case 'MONEY_BACK': return takeMoney(draft, fact);
  }
}

/** The order in which facts are taken that waited for their case, whatever the order in which they came. */
const ORDER: readonly MedFact['kind'][] = ['ACKNOWLEDGED', 'AGREED', 'DISAGREED', 'REFUND_CLOSED', 'MONEY_BACK', 'CANCELLED'];

/** Pure: takes what waited for the case. */
export function takeWaiting(draft: CaseDraft, waiting: readonly MedFact[]): void {
  const inOrder = waiting.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  takeWaitingFacts(inOrder, (fact) => takeFact(draft, fact));
}

function takeFiled(draft: CaseDraft, { reportId, recoveryId, analysisDueAt }: FactOf<'FILED'>): FactVerdict {
  if (draft.medCase.status !== 'FILING') return 'LATE';
  return draft.step('opened', { status: 'OPEN', reportId, recoveryId, analysisDueAt: new Date(analysisDueAt), earlyMoney: [] },
    { event: 'FILED', reference: reportId });
}

function takeFilingFailed(draft: CaseDraft, { failureCode }: FactOf<'FILING_FAILED'>): FactVerdict {
  if (!mayBecome(draft.medCase, 'FILING_FAILED')) return 'LATE';
  return draft.step('filing_failed', { status: 'FILING_FAILED', failureCode }, { event: 'FILING_FAILED', reason: failureCode });
}

/** Told once, and only as long as nothing was decided. */
function takeAcknowledged(draft: CaseDraft): FactVerdict {
  const { direction, status, history, reportId } = draft.medCase;
  const isNew = direction === 'OUTBOUND' && status === 'OPEN' && !history.some(({ event }) => event === 'ACKNOWLEDGED');
  return isNew ? draft.step('acknowledged', {}, { event: 'ACKNOWLEDGED', reference: reportId }) : 'LATE';
}

/** The result of the refund can come before the report is closed: then the deadline still comes with that. */
function takeAgreed(draft: CaseDraft, { fraudType, returnDueAt, at }: FactOf<'AGREED'>): FactVerdict {
  const it = draft.medCase;
  const isNew = mayBecome(it, 'ACCEPTED') || (it.status === 'ACCEPTED' && it.returnDueAt === null);
  if (!isNew) return 'LATE';
  const due = returnDueAt ?? new Date(new Date(at).getTime() + draft.returnHours * HOUR_MS);
  return draft.step('accepted', { status: 'ACCEPTED', returnDueAt: new Date(due) }, {
    event: 'ACCEPTED', reference: it.reportId, reason: fraudType,
  });
}

/** A report against us was accepted as fraud, whatever becomes of the money. One that was withdrawn says nothing more. */
function takeFraud(draft: CaseDraft, { fraudType }: FactOf<'AGREED'>): FactVerdict {
  const it = draft.medCase;
  const isNew = fraudType !== null && !isWithdrawn(it) && !it.history.some(({ event }) => event === 'FRAUD_ACCEPTED');
  return isNew ? draft.step('fraud_accepted', {}, { event: 'FRAUD_ACCEPTED', reference: it.reportId, reason: fraudType }) : 'LATE';
}

function takeRefund(draft: CaseDraft, { result, cents, failureCode }: FactOf<'REFUND_CLOSED'>): FactVerdict {
  const it = draft.medCase;
  if (it.refundResult !== null) return 'LATE';
  if (result === 'REJECTED') return reject(draft, failureCode ?? 'OTHER', { refundResult: result });
  const made = { event: 'ACCEPTED', reference: it.reportId, cents: cents === null ? null : BigInt(cents), reason: result } as const;
  if (mayBecome(it, 'ACCEPTED')) return draft.step('accepted', { status: 'ACCEPTED', refundResult: result }, made);
  return it.status === 'ACCEPTED' ? draft.step('accepted', { refundResult: result }, made) : 'LATE';
}

function reject(draft: CaseDraft, failureCode: string, changes: Partial<MedCase> = {}): FactVerdict {
  const { medCase: it } = draft;
  if (!mayBecome(it, 'REJECTED')) return 'LATE';
  return draft.step('rejected', { ...changes, status: 'REJECTED', failureCode, returnDueAt: null },
    { event: 'REJECTED', reference: it.reportId, reason: failureCode });
}

/**
 * Theirs or ours. What is blocked, or waits after a failed return, the worker gives back. While the money is on its way, the
 * withdrawal waits for the return's end. Of a case against us that has ended it is noted once, for the mark that the case may have made.
 */
function takeCancelled(draft: CaseDraft, { by }: FactOf<'CANCELLED'>): FactVerdict {
  const { medCase: it } = draft;
  if (it.status === 'RETURNING') return 'EARLY';
  const partBack = settledReturns(it);
  if (partBack > 0n && mayBecome(it, 'RETURNED')) return takeRestCancelled(draft, by, partBack);
  if (mayBecome(it, 'CANCELLED')) {
    return draft.step('cancelled', { status: 'CANCELLED', returned: null, returnDueAt: null }, {
      event: 'CANCELLED', reference: it.reportId, reason: by ?? null,
    });
  }
  const isNews = it.direction === 'INBOUND' && by === undefined && !isWithdrawn(it);
  return isNews ? draft.step('withdrawn', {}, { event: 'WITHDRAWN', reference: it.reportId }) : 'LATE';
}

/** What is back stays back. Nothing more is secured, and what is kept the worker gives back. */
function takeRestCancelled(draft: CaseDraft, by: FactOf<'CANCELLED'>['by'], returned: Cents): FactVerdict {
  const { reportId: reference } = draft.medCase;
  const changes = { status: 'RETURNED', returned } as const;
  return by === undefined
    ? draft.step('withdrawn', changes, { event: 'WITHDRAWN', reference })
    : draft.step('returned', changes, { event: 'SECURING_ENDED', reference, reason: by });
}

/**
 * Each credit is money of its own, and is counted once; one that comes after the first adds to it. It waits for a case that is being filed.
 */
function takeMoney(draft: CaseDraft, { kind: _, ...money }: FactOf<'MONEY_BACK'>): FactVerdict {
  const it = draft.medCase;
  const { obligationId, returnEndToEndId, cents } = money;
  const isKnown = [
    ...it.history.map(({ reference }) => reference), ...it.earlyMoney.map((early) => early.obligationId),
  ].includes(obligationId);
  if (isKnown || it.direction !== 'OUTBOUND') return 'LATE';
  if (it.status === 'FILING') {
    draft.note({ earlyMoney: [...it.earlyMoney, money] });
    return 'EARLY';
  }
  const made = { event: 'RETURN_RECEIVED', cents: BigInt(cents), reference: obligationId, reason: it.refundResult } as const;
  if (it.status === 'RETURNED') return draft.step('returned', { returned: (it.returned ?? 0n) + BigInt(cents) }, made);
  if (!mayBecome(it, 'RETURNED')) return 'LATE';
  return draft.step('returned', {
    status: 'RETURNED', returned: BigInt(cents), devolutionObligationId: obligationId, returnEndToEndId,
  }, made);
}
