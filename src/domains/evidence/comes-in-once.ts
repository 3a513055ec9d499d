import { followed, type EntryDraft, type Ledger, type RowWrite } from '../journal/index.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import {
  expectedName, heldMoneyRow, isOutbound, moneyInBy, moneyInRow, moneyOf, OBLIGATION, refuseBooked, type MoneyIn, type Obligation,
} from '../obligations/index.ts';
import { changed, takeBack, type Change } from './change.ts';
import { isFinal, paymentName } from './evidence.ts';
import { type Evidence, reportKeyOf } from './evidence.entity.ts';
import { REPORT, reportRow, evidenceRow } from './record.ts';
import { NeedsLookUp } from './look-up.ts';
import { unmatched, weigh, type Judgement } from './weigh.ts';

/**
 * Pure: the judgement held to what came in before under the name of the payment. Money that was booked is not booked again:
 * its news belongs to where it is, or contradicts that and moves nothing. Money that waits because of other evidence is
 * taken from there.
 * @throws NeedsLookUp where what it is held to was not looked up.
 */
export function comesInOnce(ledger: Ledger, evidence: Evidence, judged: Judgement, days: number): Judgement {
  if (!bringsMoney(evidence, judged)) return judged;
  const known = moneyInBy(ledger, paymentName(evidence));
  if (!known) return isBookedElsewhere(ledger, evidence, judged) ? nothing(evidence, 'BOOKED_ALREADY', judged.obligation) : judged;
  if (isItsOwn(known, evidence)) return judged;
  return known.obligationId === null ? takeOver(ledger, evidence, judged, known) : follow(ledger, evidence, judged, known.obligationId, known, days);
}

/** Whether it would move money in from outside, or settles what expects that. */
function bringsMoney(evidence: Evidence, judged: Judgement): boolean {
  if (evidence.kind === 'FAILURE') return false;
  switch (judged.kind) {
    case 'CREDITED': return true;
    case 'MATCHED': return !isOutbound(judged.obligation);
    case 'UNMATCHED': return judged.holdsMoney || isHeld(judged);
    default: return false;
  }
}

/** Whether the payment that the obligation expects came in before, by the name that the obligation gives it. */
function isBookedElsewhere(ledger: Ledger, evidence: Evidence, judged: Judgement): judged is Extract<Judgement, { obligation: Obligation | undefined }> {
  if (judged.kind !== 'MATCHED' && !isHeld(judged)) return false;
  const { obligation } = judged;
  const name = obligation && expectedName(obligation);
  return name !== undefined && name !== paymentName(evidence) && refuseBooked(ledger, name, obligation?.obligationId ?? null) !== undefined;
}

/** Whether money waits as the own money of an expected payment. */
function isHeld(judged: Judgement): judged is Extract<Judgement, { kind: 'UNMATCHED' }> {
  return judged.kind === 'UNMATCHED' && judged.kept?.isItsOwn === true && judged.obligation !== undefined && !isOutbound(judged.obligation);
}

/** A payment has one piece of evidence of a kind. */
function isItsOwn({ obligationId, kind }: MoneyIn, evidence: Evidence): boolean {
  return obligationId === null && kind === evidence.kind;
}

function isSame(known: Pick<MoneyIn, 'amount' | 'currency'>, { amount, currency }: Evidence): boolean {
  return known.amount === amount && known.currency === currency;
}

/** The money waits because of other evidence: what finds its place takes it there, unless somebody has decided to leave it. */
function takeOver(ledger: Ledger, evidence: Evidence, judged: Judgement, known: MoneyIn): Judgement {
  const waiting = ledger.row(REPORT, reportRow(reportKeyOf({ ...evidence, kind: known.kind as Evidence['kind'] }) ?? ''));
  if (!waiting) throw new NeedsLookUp();
  const findsPlace = judged.kind === 'CREDITED' || judged.kind === 'MATCHED' || isHeld(judged);
  if (findsPlace && !isFinal(waiting) && isSame(known, evidence)) return { ...judged, takes: waiting };
  const obligation = judged.kind === 'CREDITED' || judged.kind === 'DEFERRED' ? undefined : judged.obligation;
  return nothing(evidence, judged.kind === 'UNMATCHED' ? judged.reason : isSame(known, evidence) ? 'BOOKED_ALREADY' : 'AMOUNT_DIFFERS', obligation);
}

/** The money is an obligation's: the evidence is news of that, or of something else under the same name. */
function follow(
  ledger: Ledger, evidence: Evidence, judged: Judgement, obligationId: string, known: MoneyIn, days: number,
): Judgement {
  const owner = ledger.row(OBLIGATION, obligationId);
  if (!owner) throw new NeedsLookUp();
  const other = judged.kind === 'CREDITED' || judged.kind === 'DEFERRED' ? undefined : judged.obligation;
  const named = evidence.matchKeys['obligation_id'];
  const isOther = (named !== undefined && named !== obligationId) || (other !== undefined && other.obligationId !== obligationId)
    || (judged.kind === 'CREDITED' && !isFor(ledger, owner, judged.accountId));
  if (isOther) return nothing(evidence, 'BOOKED_ALREADY', other ?? owner);
  if (!isSame(known, evidence)) return nothing(evidence, 'AMOUNT_DIFFERS', owner);
  if (owner.state !== 'FINAL') return weigh(ledger, evidence, owner, 'MATCH_KEYS', days);
  if (owner.resolutionOutcome !== 'SETTLED') return nothing(evidence, 'CONTRADICTS_FINAL', owner);
  return { kind: 'MATCHED', matchedBy: named === obligationId ? 'OBLIGATION_ID' : 'MATCH_KEYS', obligation: owner, applied: undefined };
}

/** Whether that account is the one that the obligation's money is for, wherever it has moved since. */
function isFor(ledger: Ledger, { creditor, destinationAccountId }: Obligation, accountId: string): boolean {
  const paid = destinationAccountId ?? creditor.accountId;
  return paid !== null && (followed(ledger, paid)?.accountId ?? paid) === accountId;
}

function nothing(evidence: Evidence, reason: Extract<Judgement, { kind: 'UNMATCHED' }>['reason'], obligation: Obligation | undefined): Judgement {
  return { ...unmatched(evidence, reason), holdsMoney: false, obligation };
}

/** The evidence whose money another takes, as it is left by that, and where its money goes from: back to where it came from. */
export function takenFrom(ledger: Ledger, waiting: Evidence | undefined, like: Omit<Change, 'isAttempt'>, actor: string): {
  entries: EntryDraft[]; rows: RowWrite[]; events: EventDraft[];
} {
  if (!waiting) return { entries: [], rows: [], events: [] };
  const matchedBy = like.matchedBy === 'OBLIGATION_ID' || like.matchedBy === 'ACCOUNT' ? 'MATCH_KEYS' : like.matchedBy ?? null;
  const { evidence, events } = changed(waiting, { ...like, matchedBy, isAttempt: false }, { actor, now: ledger.now, isNew: false });
  return { entries: takeBack(ledger, waiting), rows: [evidenceRow(evidence, false)], events };
}

/** What is written down of where the money is after an attempt or a decision about its evidence. */
export function moneyRows(ledger: Ledger, before: Evidence, after: Evidence, owner: Obligation | undefined, isHeld: boolean): RowWrite[] {
  const { kind, amount, currency } = after;
  if (kind === 'FAILURE') return [];
  const name = paymentName(after);
  if (owner && !isOutbound(owner)) return ownedRows(ledger, after, owner, isHeld);
  const row = (cents: bigint): RowWrite => moneyInRow(ledger, { name, amount: cents, currency, obligationId: null, kind });
  if (after.exceptionCents > 0n) return before.exceptionCents > 0n ? [] : [row(amount)];
  return before.exceptionCents > 0n ? [row(0n)] : [];
}

/** The money is that obligation's, by each of its names. */
function ownedRows(ledger: Ledger, evidence: Evidence, owner: Obligation, isHeld: boolean): RowWrite[] {
  const toldBy = { isCredit: evidence.kind === 'INBOUND_CREDIT', isNamed: reportKeyOf(evidence) !== null };
  const names = new Set([paymentName(evidence), expectedName(owner) ?? paymentName(evidence)]);
  return [
    ...[...names].filter((name) => moneyInBy(ledger, name)?.obligationId !== owner.obligationId)
      .map((name) => moneyInRow(ledger, { ...moneyOf(owner, name, evidence.kind), amount: evidence.amount, currency: evidence.currency })),
    ...(isHeld ? [heldMoneyRow(ledger, owner, toldBy)] : []),
  ];
}

/**
 * What a decision by hand for that obligation takes besides: the money of other evidence of the same payment, where that
 * waits. Refused where the payment is booked for another, or somebody has decided to leave its money where it is.
 */
export function takesByHand(ledger: Ledger, evidence: Evidence, { obligationId }: Obligation): { readonly takes?: Evidence } | { readonly refused: Refusal } {
  const known = moneyInBy(ledger, paymentName(evidence));
  if (!known || isItsOwn(known, evidence) || known.obligationId === obligationId) return {};
  const waiting = known.obligationId === null ? ledger.row(REPORT, reportRow(reportKeyOf({ ...evidence, kind: known.kind as Evidence['kind'] }) ?? '')) : undefined;
  if (waiting && !isFinal(waiting) && isSame(known, evidence)) return { takes: waiting };
  const refused = refuseBooked(ledger, known.name, obligationId);
  return refused ? { refused } : {};
}
