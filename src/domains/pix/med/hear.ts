import type { EventDraft } from '../../../platform/outbox/event.ts';
import { mayBecome, provider, stepped, type MedCase, type MoneyBack, type Step } from './med-case.ts';
import { caseEvent } from './record.ts';
import type { Word } from './words.ts';

/** A case as words leave it, and what that announces. */
export interface Heard {
  readonly medCase: MedCase;
  readonly events: readonly EventDraft[];
}

/** When a word is heard, and what follows from it in time. */
export interface Hearing {
  readonly now: Date;
  /** From an accepted report until the money has to be back, in hours, where the provider does not say. */
  readonly returnHours: number;
}

const HOUR_MS = 3_600_000;

/**
 * Pure: what the outside's word does to a case. Undefined when it does nothing: it repeats an earlier one, comes too late
 * for the status, or contradicts what was said before. Nothing flips.
 */
export function hear(it: MedCase, word: Word, hearing: Hearing): Heard | undefined {
  switch (word.kind) {
    case 'OPENED': return undefined;
    case 'FILED': return hearFiled(it, word, hearing);
    case 'FILING_FAILED': return hearFilingFailed(it, word, hearing);
    case 'ACKNOWLEDGED': return hearAcknowledged(it, hearing);
    case 'AGREED': return hearAgreed(it, word, hearing);
    case 'DISAGREED': return it.status === 'OPEN' ? rejected(it, 'DISAGREED', {}, hearing) : undefined;
    case 'REFUND_CLOSED': return hearRefund(it, word, hearing);
    case 'CANCELLED': return hearCancelled(it, hearing);
    case 'MONEY_BACK': return hearMoney(it, word, hearing);
  }
}

/** In which order words are heard that waited for their case, whatever the order in which they came. */
const ORDER: readonly Word['kind'][] = ['ACKNOWLEDGED', 'AGREED', 'DISAGREED', 'REFUND_CLOSED', 'MONEY_BACK', 'CANCELLED'];

/** Pure: a case after several words that waited for it. */
export function hearAll(it: MedCase, words: readonly Word[], hearing: Hearing): Heard {
  const inOrder = words.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return inOrder.reduce<Heard>((before, word) => {
    const heard = hear(before.medCase, word, hearing);
    return heard ? { medCase: heard.medCase, events: [...before.events, ...heard.events] } : before;
  }, { medCase: it, events: [] });
}

type Announced = Parameters<typeof caseEvent>[0];

function step(it: MedCase, changes: Partial<MedCase>, made: Omit<Step, 'by'>, type: Announced, { now }: Hearing): Heard {
  const medCase = stepped(it, changes, { ...made, by: provider(it.providerId) }, now);
  return { medCase, events: [caseEvent(type, medCase)] };
}

function hearFiled(it: MedCase, word: Extract<Word, { kind: 'FILED' }>, hearing: Hearing): Heard | undefined {
  if (it.status !== 'FILING') return undefined;
  const { reportId, recoveryId, analysisDueAt } = word;
  return step(it, { status: 'OPEN', reportId, recoveryId, analysisDueAt: new Date(analysisDueAt), earlyMoney: [] },
    { event: 'FILED', reference: reportId }, 'opened', hearing);
}

function hearFilingFailed(it: MedCase, { failureCode }: Extract<Word, { kind: 'FILING_FAILED' }>, hearing: Hearing): Heard | undefined {
  if (!mayBecome(it, 'FILING_FAILED')) return undefined;
  return step(it, { status: 'FILING_FAILED', failureCode }, { event: 'FILING_FAILED', reason: failureCode }, 'filing_failed', hearing);
}

/** Told once, and only as long as nothing was decided. */
function hearAcknowledged(it: MedCase, hearing: Hearing): Heard | undefined {
  const isNews = it.direction === 'OUTBOUND' && it.status === 'OPEN' && !it.history.some(({ event }) => event === 'ACKNOWLEDGED');
  return isNews ? step(it, {}, { event: 'ACKNOWLEDGED', reference: it.reportId }, 'acknowledged', hearing) : undefined;
}

/** What is returned can be said before the report is closed: then the deadline still comes with it. */
function hearAgreed(it: MedCase, { fraudType, returnDueAt, at }: Extract<Word, { kind: 'AGREED' }>, hearing: Hearing): Heard | undefined {
  const isNews = mayBecome(it, 'ACCEPTED') || (it.status === 'ACCEPTED' && it.returnDueAt === null);
  if (!isNews) return undefined;
  const due = returnDueAt ?? new Date(new Date(at).getTime() + hearing.returnHours * HOUR_MS);
  return step(it, { status: 'ACCEPTED', returnDueAt: new Date(due) },
    { event: 'ACCEPTED', reference: it.reportId, reason: fraudType }, 'accepted', hearing);
}

function hearRefund(it: MedCase, word: Extract<Word, { kind: 'REFUND_CLOSED' }>, hearing: Hearing): Heard | undefined {
  const { result, cents, failureCode } = word;
  if (it.refundResult !== null) return undefined;
  if (result === 'REJECTED') return rejected(it, failureCode ?? 'OTHER', { refundResult: result }, hearing);
  const made = { event: 'ACCEPTED', reference: it.reportId, cents: cents === null ? null : BigInt(cents), reason: result } as const;
  if (mayBecome(it, 'ACCEPTED')) return step(it, { status: 'ACCEPTED', refundResult: result }, made, 'accepted', hearing);
  return it.status === 'ACCEPTED' ? step(it, { refundResult: result }, made, 'accepted', hearing) : undefined;
}

function rejected(it: MedCase, failureCode: string, changes: Partial<MedCase>, hearing: Hearing): Heard | undefined {
  if (!mayBecome(it, 'REJECTED')) return undefined;
  return step(it, { ...changes, status: 'REJECTED', failureCode, returnDueAt: null },
    { event: 'REJECTED', reference: it.reportId, reason: failureCode }, 'rejected', hearing);
}

/** Theirs or ours. What is blocked, or waits after a failed return, the worker gives back. */
function hearCancelled(it: MedCase, hearing: Hearing): Heard | undefined {
  if (!mayBecome(it, 'CANCELLED')) return undefined;
  return step(it, { status: 'CANCELLED', returned: null, returnDueAt: null }, { event: 'CANCELLED', reference: it.reportId }, 'cancelled', hearing);
}

/** Each credit is money of its own, and is counted once; one that comes after the first adds to it. */
function hearMoney(it: MedCase, { kind: _, ...money }: { kind: string } & MoneyBack, hearing: Hearing): Heard | undefined {
  const { obligationId, returnEndToEndId, cents } = money;
  const isKnown = [...it.history.map(({ reference }) => reference), ...it.earlyMoney.map((early) => early.obligationId)].includes(obligationId);
  if (isKnown || it.direction !== 'OUTBOUND') return undefined;
  if (it.status === 'FILING') return { medCase: { ...it, earlyMoney: [...it.earlyMoney, money] }, events: [] };
  const made = { event: 'RETURN_RECEIVED', cents: BigInt(cents), reference: obligationId, reason: it.refundResult } as const;
  if (it.status === 'RETURNED') return step(it, { returned: (it.returned ?? 0n) + BigInt(cents) }, made, 'returned', hearing);
  if (!mayBecome(it, 'RETURNED')) return undefined;
  return step(it, { status: 'RETURNED', returned: BigInt(cents), devolutionObligationId: obligationId, returnEndToEndId }, made, 'returned', hearing);
}
