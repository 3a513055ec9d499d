import type { ResolveEvidenceByCredit, ResolveEvidenceRequest } from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import { RetryDecision } from '../../platform/retry-decision.ts';
import { noAccount } from '../accounts/index.ts';
import { followed, type Ledger, type CommandOutcome } from '../journal/index.ts';
import {
  decideResolution, END_TO_END_ID, expectedName, fundsReceiptOf, isBetweenBanks, isFurtherMoney, isOutbound, OBLIGATION, RECEIVED_BY,
  refuseAccount,
  refuseBooked, settleObligation, type RefusalReason, type FundsReceipt, type Obligation,
} from '../obligations/index.ts';
import { reportKeyOf, type Evidence, type EvidenceKind, type EvidenceState, type MatchedBy, type ReasonCode } from './evidence.entity.ts';
import { effectiveAt, isFinal, originalReportKey, paymentName } from './evidence.ts';
import type { Candidates } from './find-candidates.ts';
import { REPORT, reportRow, returnedBefore } from './record.ts';

export interface DecisionInput {
  readonly ledger: Ledger;
  readonly evidence: Evidence;
  /** Days by which its money may count back. */
  readonly backdatingDays: number;
}

/**
 * Why the previous decision could not be posted: a reason that the ledger names, or PROCESSING_ERROR for a fault of ours. UNBOOKABLE:
 * even posting to suspense failed. TOO_LARGE: it failed because the ledger takes no such amount on any account.
 */
export type PostingRefusal = RefusalReason | 'PROCESSING_ERROR' | 'UNBOOKABLE' | 'TOO_LARGE';

/** Writes of an obligation, posted with the evidence. */
export type Writes = Pick<CommandOutcome<unknown>, 'entries' | 'rows' | 'events'>;

/**
 * The decision about evidence. MATCHED: it belongs to an obligation, which ends by `applied`; undefined where it had ended before.
 * CREDITED: its money goes to an account through an obligation of its own; an operator's comes from suspense. DEFERRED: the
 * obligation has not been dispatched yet. UNMATCHED: its money waits in suspense where `holdsMoney`, that of the obligation
 * where `isHeld`. LEFT: nothing moves. `claims` is other evidence of the payment, whose money waits in suspense: that money is
 * taken there, and that evidence shares the result.
 */
export type EvidenceDecision =
  | {
    readonly kind: 'MATCHED'; readonly obligation: Obligation; readonly matchedBy: MatchedBy; readonly applied: Writes | undefined;
    /** The account that the money is booked on. */
    readonly accountId: string | null; readonly claims?: Evidence;
  }
  | {
    readonly kind: 'CREDITED'; readonly accountId: string; readonly matchedBy: 'ACCOUNT' | 'OPERATOR';
    /** The payment of ours that the credit sends back. */
    readonly original: Obligation | undefined; readonly claims?: Evidence;
  }
  | { readonly kind: 'DEFERRED'; readonly obligation: Obligation }
  | Unmatched
  | { readonly kind: 'LEFT'; readonly state: EvidenceState; readonly reason: ReasonCode | null; readonly retryAt?: Date };

interface Unmatched {
  readonly kind: 'UNMATCHED';
  readonly reason: ReasonCode;
  readonly obligation: Obligation | undefined;
  readonly holdsMoney: boolean;
  readonly isHeld: boolean;
  /** Writes of the obligation that does not take it. */
  readonly kept: Writes | undefined;
  /** The obligation or the report after whose events it is tried again. */
  readonly waitsFor: string | null;
  readonly claims?: Evidence;
}

/**
 * Pure: the decision about a report. Of each step, the first line that holds decides.
 *
 * | step | if | becomes | its money |
 * |---|---|---|---|
 * | failed before | the ledger takes no such amount | UNMATCHED BALANCE_OVERFLOW | stays |
 * | | it is to be tried again later | FAILED PROCESSING_ERROR | stays |
 * | | else | UNMATCHED PROCESSING_ERROR | suspense; stays where that failed |
 * | `rankCandidates` | several obligations fit | UNMATCHED SEVERAL_MATCHES | suspense |
 * | | one fits | as `match` decides | |
 * | | it is no credit | UNMATCHED NO_MATCH | none |
 * | | it returns a payment that has not settled | UNMATCHED NO_MATCH | suspense |
 * | | no account takes it | UNMATCHED NO_MATCH | suspense |
 * | | the account is closed | UNMATCHED ACCOUNT_CLOSED | suspense |
 * | | the payment that it returns has less left to return | UNMATCHED EXCEEDS_ORIGINAL | suspense |
 * | | else | CREDITED | account |
 * | `match` | it credits an obligation that has its money | UNMATCHED CONTRADICTS_FINAL | suspense |
 * | | else, by `settleObligation`: applied, repeated | MATCHED | obligation |
 * | | early | DEFERRED TOO_EARLY | none |
 * | | kept | UNMATCHED AMOUNT_DIFFERS, CONTRADICTS_FINAL, ACCOUNT_CLOSED | the obligation says |
 * | `deduplicate` | the payment is booked for something else | UNMATCHED BOOKED_ALREADY | none |
 * | | it came in with another amount | UNMATCHED AMOUNT_DIFFERS | none |
 * | | it is booked for an obligation | as `match` decides about that, or MATCHED | none |
 * | | it waits because of other evidence, and finds its place | as before | claimed |
 * | `applyRefusal` | the ledger refuses the movement | UNMATCHED by its code: ACCOUNT_CLOSED, for example | suspense |
 *
 * @param refusal why the decision before this one could not be posted.
 * @throws RetryDecision where it depends on a row that was not loaded.
 */
export function decideEvidence(input: DecisionInput, candidates: Candidates, refusal?: PostingRefusal): EvidenceDecision {
  const { ledger, evidence } = input;
  if (refusal === 'TOO_LARGE') return { kind: 'LEFT', state: 'UNMATCHED', reason: 'BALANCE_OVERFLOW' };
  if (refusal === 'PROCESSING_ERROR' || refusal === 'UNBOOKABLE') {
    const retryAt = nextRetry(evidence, ledger.now);
    if (retryAt) return { kind: 'LEFT', state: 'FAILED', reason: 'PROCESSING_ERROR', retryAt };
    if (refusal === 'UNBOOKABLE') return { kind: 'LEFT', state: 'UNMATCHED', reason: 'PROCESSING_ERROR' };
    return deduplicate(input, reject(evidence, 'PROCESSING_ERROR'));
  }
  const decided = deduplicate(input, rankCandidates(input, candidates));
  return refusal === undefined ? decided : applyRefusal(input, decided, refusal);
}

function rankCandidates(input: DecisionInput, { ledBy, obligations, accountId, original: returned }: Candidates): EvidenceDecision {
  const { ledger, evidence } = input;
  const fitting = obligations
    .map(({ obligationId }) => ledger.row(OBLIGATION, obligationId))
    .filter((obligation) => obligation !== undefined)
    .filter((obligation) => couldBe(evidence, obligation, ledBy));
  const [only, ...others] = fitting;
  const surelyCame = evidence.kind === 'INBOUND_CREDIT' || (evidence.kind === 'SETTLEMENT' && fitting.every((it) => !isOutbound(it)));
  if (others.length > 0) return reject(evidence, 'SEVERAL_MATCHES', { holdsMoney: surelyCame });
  if (only) return match(input, only, ledBy === 'OBLIGATION_ID' ? ledBy : 'MATCH_KEYS');
  if (evidence.kind !== 'INBOUND_CREDIT') return reject(evidence, 'NO_MATCH');
  const original = returned ? ledger.row(OBLIGATION, returned.obligationId) : undefined;
  if (original && original.state !== 'FINAL') return reject(evidence, 'NO_MATCH', { waitsFor: original.obligationId });
  if (original && original.resolutionOutcome !== 'SETTLED') return reject(evidence, 'NO_MATCH');
  const account = accountId === null ? undefined : followed(ledger, accountId);
  if (!account || account.systemRole !== null || account.type === 'EXTERNAL') return reject(evidence, 'NO_MATCH');
  if (account.currency !== evidence.currency) return reject(evidence, 'NO_MATCH');
  if (account.type === 'SQUAD' && !original?.sqdId) return reject(evidence, 'NO_MATCH'); // only what it spent comes back to it
  if (account.status === 'CLOSED') return reject(evidence, 'ACCOUNT_CLOSED');
  const returns = returnedBefore(ledger, evidence) + evidence.amount;
  if (original && returns > original.amount) return reject(evidence, 'EXCEEDS_ORIGINAL', { obligation: original });
  return { kind: 'CREDITED', accountId: account.accountId, original, matchedBy: 'ACCOUNT' };
}

/** True where evidence may be about the obligation. By match keys: the obligation is open, and all keys that both have are equal. */
function couldBe(evidence: Evidence, obligation: Obligation, ledBy: Candidates['ledBy']): boolean {
  if (isOfOtherWay(evidence, obligation)) return false;
  if (ledBy !== 'MATCH_KEYS') return true;
  const [ours, theirs] = [evidence.matchKeys, obligation.matchKeys];
  const shared = Object.keys(ours).filter((name) => Object.hasOwn(theirs, name));
  return obligation.state !== 'FINAL' && shared.length > 0 && shared.every((name) => ours[name] === theirs[name]);
}

/**
 * Each credit is money of its own: one for an obligation that has its money is more than it asked for. One of a payment
 * between two banks of the tenant's is the second bank's report of what the first may have told before.
 */
function match(input: DecisionInput, obligation: Obligation, matchedBy: MatchedBy): EvidenceDecision {
  const { evidence } = input;
  const isFurther = evidence.kind === 'INBOUND_CREDIT' && !isOutbound(obligation) && hasItsMoney(input, obligation);
  return isFurther ? reject(evidence, 'CONTRADICTS_FINAL', { obligation }) : settle(input, obligation, matchedBy);
}

/** True where an obligation has its money, and it is not that which the credit reports. */
function hasItsMoney({ ledger, evidence }: DecisionInput, { obligationId, state, exceptedAt }: Obligation): boolean {
  if (state === 'FINAL') return true;
  const isItsNews = fundsReceiptOf(ledger, paymentName(evidence))?.obligationId === obligationId;
  return exceptedAt !== null && !isItsNews && isFurtherMoney(ledger, obligationId, { isNamed: reportKeyOf(evidence) !== null });
}

/** The obligation's own ladder, by the outcome that evidence proves. */
function settle(
  { ledger, evidence, backdatingDays }: DecisionInput, obligation: Obligation, matchedBy: MatchedBy, refusal?: RefusalReason,
): Extract<EvidenceDecision, { kind: 'MATCHED' | 'DEFERRED' | 'UNMATCHED' }> {
  const outcome = provenOutcome(evidence, obligation);
  const settled = settleObligation(obligation, {
    outcome, amount: evidence.amount, currency: evidence.currency, effectiveAt: effectiveAt(evidence, ledger.now, backdatingDays),
    evidenceId: evidence.evidenceId, reason: outcome === 'FAILED' ? evidence.failure : null,
    ...(outcome === 'SETTLED' && learntFrom(evidence)),
  }, ledger, refusal);
  switch (settled.kind) {
    case 'APPLIED': return matched(settled.obligation, matchedBy, settled);
    case 'REPEATED': return matched(obligation, matchedBy);
    case 'EARLY': return { kind: 'DEFERRED', obligation };
    case 'KEPT': {
      const { reason, exceptionCents } = settled;
      const isHeld = settled.isItsOwn && !isOutbound(obligation);
      const waitsFor = isHeld ? obligation.obligationId : null;
      return { kind: 'UNMATCHED', reason, obligation, holdsMoney: exceptionCents > 0n, isHeld, kept: settled, waitsFor };
    }
  }
}

/** What a report tells besides of a payment that was made. */
function learntFrom({ counterparty, description, matchKeys }: Evidence) {
  return { counterparty, description, endToEndId: matchKeys[END_TO_END_ID] };
}

/** The outcome that evidence proves of an obligation. The failure of a canceled payment is no contradiction: its money is back. */
function provenOutcome({ kind }: Evidence, { resolutionOutcome }: Obligation): 'SETTLED' | 'FAILED' | 'CANCELED' {
  if (kind !== 'FAILURE') return 'SETTLED';
  return resolutionOutcome === 'CANCELED' ? 'CANCELED' : 'FAILED';
}

function matched(obligation: Obligation, matchedBy: MatchedBy, applied?: Writes): Extract<EvidenceDecision, { kind: 'MATCHED' }> {
  return { kind: 'MATCHED', obligation, matchedBy, applied, accountId: obligation.destinationAccountId ?? obligation.creditor.accountId };
}

/** Evidence that finds no place: a credit's money waits in suspense, and no other's. */
function reject(evidence: Evidence, reason: ReasonCode, but: Partial<Unmatched> = {}): Unmatched {
  return {
    kind: 'UNMATCHED', reason, obligation: undefined, holdsMoney: evidence.kind === 'INBOUND_CREDIT', isHeld: false, kept: undefined,
    waitsFor: reason === 'NO_MATCH' ? originalReportKey(evidence) : null, ...but,
  };
}

/**
 * The decision held to the receipt of the payment's money. Booked money is not booked again: the report belongs to where the
 * money is, or contradicts that and moves nothing. Money in suspense is claimed, unless an operator decided to leave it there.
 */
function deduplicate(input: DecisionInput, decided: EvidenceDecision): EvidenceDecision {
  const { ledger, evidence } = input;
  if (evidence.kind === 'FAILURE' || decided.kind === 'DEFERRED' || decided.kind === 'LEFT') return decided;
  if (decided.kind === 'MATCHED' && isOutbound(decided.obligation)) return decided;
  if (decided.kind === 'UNMATCHED' && !decided.holdsMoney && !decided.isHeld) return decided;
  const findsPlace = decided.kind !== 'UNMATCHED' || decided.isHeld;
  const obligation = decided.kind === 'CREDITED' ? undefined : decided.obligation;
  const receipt = fundsReceiptOf(ledger, paymentName(evidence));
  if (!receipt) {
    const booked = findsPlace && obligation ? refuseBooked(ledger, expectedName(obligation), obligation.obligationId) : undefined;
    return booked ? reject(evidence, 'BOOKED_ALREADY', { obligation, holdsMoney: false }) : decided;
  }
  if (isItsOwn(receipt, evidence)) return decided;
  if (receipt.obligationId !== null) return followReceipt(input, decided, receipt, receipt.obligationId);
  const waiting = suspended(ledger, evidence, receipt);
  if (!waiting) throw new RetryDecision('LOOKUP_NEEDED');
  if (findsPlace && !isFinal(waiting) && isSame(receipt, evidence)) return { ...decided, claims: waiting };
  if (decided.kind === 'UNMATCHED') return reject(evidence, decided.reason, { obligation, holdsMoney: false });
  return reject(evidence, isSame(receipt, evidence) ? 'BOOKED_ALREADY' : 'AMOUNT_DIFFERS', { obligation, holdsMoney: false });
}

/** The money is an obligation's: the evidence is news of that, or of something else under the same name. */
function followReceipt(input: DecisionInput, decided: EvidenceDecision, receipt: FundsReceipt, obligationId: string): EvidenceDecision {
  const { ledger, evidence } = input;
  const owner = ledger.row(OBLIGATION, obligationId);
  if (!owner) throw new RetryDecision('LOOKUP_NEEDED');
  const named = evidence.matchKeys['obligation_id'] ?? obligationId;
  const found = decided.kind === 'MATCHED' || decided.kind === 'UNMATCHED' ? decided.obligation ?? owner : owner;
  const isOther = named !== obligationId || found.obligationId !== obligationId
    || (decided.kind === 'CREDITED' && !isPaidTo(ledger, owner, decided.accountId));
  if (isOther) return reject(evidence, 'BOOKED_ALREADY', { obligation: found, holdsMoney: false });
  if (!isSame(receipt, evidence)) return reject(evidence, 'AMOUNT_DIFFERS', { obligation: owner, holdsMoney: false });
  if (owner.state !== 'FINAL') return match(input, owner, 'MATCH_KEYS');
  if (owner.resolutionOutcome !== 'SETTLED') return reject(evidence, 'CONTRADICTS_FINAL', { obligation: owner, holdsMoney: false });
  return matched(owner, evidence.matchKeys['obligation_id'] === undefined ? 'MATCH_KEYS' : 'OBLIGATION_ID');
}

/** True for the account that the obligation's money is for, wherever it has moved since. */
function isPaidTo(ledger: Ledger, { creditor, destinationAccountId }: Obligation, accountId: string): boolean {
  const paid = destinationAccountId ?? creditor.accountId;
  return paid !== null && (followed(ledger, paid)?.accountId ?? paid) === accountId;
}

/** A payment has one piece of evidence of a kind. */
function isItsOwn({ obligationId, kind }: FundsReceipt, evidence: Evidence): boolean {
  return obligationId === null && kind === evidence.kind;
}

function isSame(receipt: FundsReceipt, { amount, currency }: Evidence): boolean {
  return receipt.amount === amount && receipt.currency === currency;
}

/** The other evidence of the payment, because of which its money waits in suspense. */
function suspended(ledger: Ledger, { rail, matchKeys }: Evidence, { kind }: FundsReceipt): Evidence | undefined {
  return ledger.row(REPORT, reportRow(reportKeyOf({ rail, matchKeys, kind: kind as EvidenceKind }) ?? ''));
}

/** A refused movement becomes money in suspense. A decision that moves nothing stays. */
function applyRefusal(input: DecisionInput, decided: EvidenceDecision, refusal: RefusalReason): EvidenceDecision {
  if (decided.kind === 'CREDITED') return reject(input.evidence, refusal, decided.claims ? { holdsMoney: false } : {});
  if (decided.kind !== 'MATCHED' || !decided.applied) return decided;
  const before = input.ledger.row(OBLIGATION, decided.obligation.obligationId);
  const kept = before && settle(input, before, decided.matchedBy, refusal);
  assert(kept?.kind === 'UNMATCHED', 'an obligation keeps what is blocked');
  return { ...kept, holdsMoney: false, ...(decided.claims && { claims: decided.claims }) };
}

type ByHand = EvidenceDecision | { readonly refused: Refusal };

/**
 * Pure: the decision of an operator, or why it is refused, in the order of precedence. The ledger's own refusals come after.
 *
 * | action | if | refused |
 * |---|---|---|
 * | MATCH | no such obligation | OBLIGATION_NOT_FOUND |
 * | | the evidence is final | EVIDENCE_FINAL |
 * | | the obligation ended otherwise | OBLIGATION_FINAL |
 * | | another rail, direction, currency or amount | EVIDENCE_DOES_NOT_FIT |
 * | | the payment is booked for another, or an operator left its money in suspense | PAYMENT_BOOKED_ALREADY |
 * | | its account is closed | ACCOUNT_CLOSED |
 * | | money of the obligation waits, and is disputed | OBLIGATION_HOLDS_MONEY |
 * | CREDIT | no such account | ACCOUNT_NOT_FOUND |
 * | | the evidence is final | EVIDENCE_FINAL |
 * | | its money waits as an obligation's own | as `decideResolution` decides |
 * | | no money of it waits | EVIDENCE_HOLDS_NO_MONEY |
 * | | the account takes none | NO_ACCOUNT_SIDE, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD |
 * | DISMISS | the evidence is final | EVIDENCE_FINAL |
 *
 * @throws RetryDecision where it depends on a row that was not loaded.
 */
export function decideByHand(input: DecisionInput, { obligations: [found] }: Candidates, body: ResolveEvidenceRequest): ByHand {
  if (body.action === 'CREDIT') return creditByHand(input, body);
  if (body.action === 'MATCH') return matchByHand(input, found && input.ledger.row(OBLIGATION, found.obligationId));
  const refused = refuseFinal(input.evidence);
  return refused ? { refused } : { kind: 'LEFT', state: 'RESOLVED', reason: null };
}

/** An open obligation ends by it, even one that nobody saw dispatched; to a final one it is attached. */
function matchByHand(input: DecisionInput, obligation: Obligation | undefined): ByHand {
  const { ledger, evidence } = input;
  if (!obligation) return { refused: refusal('OBLIGATION_NOT_FOUND') };
  const final = refuseDecided(evidence);
  if (final) return { refused: final };
  const { state, resolutionOutcome, amount, debtor, creditor } = obligation;
  const isContradicted = state === 'FINAL' && resolutionOutcome !== provenOutcome(evidence, obligation);
  if (isContradicted) return { refused: refusal('OBLIGATION_FINAL', { resolution_outcome: resolutionOutcome }) };
  const other = mismatch(evidence, obligation);
  if (other) return { refused: refusal('EVIDENCE_DOES_NOT_FIT', other, `The obligation has another ${other.field}.`) };
  const claim = isOutbound(obligation) || evidence.kind === 'FAILURE' ? {} : manualClaim(ledger, evidence, obligation);
  if ('refused' in claim) return claim;
  const decided = settle(input, state === 'PENDING' ? { ...obligation, state: 'DISPATCHED' } : obligation, 'OPERATOR');
  if (decided.kind === 'UNMATCHED' && decided.reason === 'ACCOUNT_CLOSED') {
    return { refused: refusal('ACCOUNT_CLOSED', { account_id: (evidence.kind === 'FAILURE' ? debtor : creditor).accountId }) };
  }
  if (decided.kind === 'UNMATCHED') return { refused: refusal('OBLIGATION_HOLDS_MONEY', { exception_cents: Number(amount) }) };
  assert(decided.kind === 'MATCHED', 'an obligation that was dispatched is not early');
  return { ...decided, ...claim, accountId: decided.applied ? creditor.accountId : null };
}

/** The other evidence whose money an operator's match claims; refused where that is booked for another, or was left where it is. */
function manualClaim(
  ledger: Ledger, evidence: Evidence, { obligationId }: Obligation,
): { readonly claims?: Evidence } | { readonly refused: Refusal } {
  const receipt = fundsReceiptOf(ledger, paymentName(evidence));
  if (!receipt || isItsOwn(receipt, evidence)) return {};
  const waiting = receipt.obligationId === null ? suspended(ledger, evidence, receipt) : undefined;
  if (waiting && !isFinal(waiting) && isSame(receipt, evidence)) return { claims: waiting };
  const refused = refuseBooked(ledger, receipt.name, obligationId);
  return refused ? { refused } : {};
}

function creditByHand({ ledger, evidence }: DecisionInput, { destination_account_id: named, reason }: ResolveEvidenceByCredit): ByHand {
  const account = followed(ledger, named);
  if (!account || account.systemRole !== null) return { refused: noAccount(named) };
  const final = refuseDecided(evidence);
  if (final) return { refused: final };
  const { accountId } = account;
  const owner = evidence.exceptionCents === 0n ? heldOwner(ledger, evidence) : undefined;
  if (owner) { // ends by it: settled, to that account
    const wanted = { outcome: 'SETTLED', reason, destinationAccountId: accountId, mayDoAll: true } as const;
    const ended = decideResolution(ledger, owner.obligationId, wanted);
    return 'refused' in ended ? ended : { ...matched(owner, 'OPERATOR', ended), accountId };
  }
  if (evidence.exceptionCents === 0n) return { refused: refusal('EVIDENCE_HOLDS_NO_MONEY', { exception_cents: 0 }) };
  if (account.type === 'EXTERNAL') return { refused: refusal('NO_ACCOUNT_SIDE') };
  const refused = refuseAccount(account, evidence.currency);
  return refused ? { refused } : { kind: 'CREDITED', accountId, original: undefined, matchedBy: 'OPERATOR' };
}

/** The expected payment whose own money came with the evidence and waits. */
function heldOwner(ledger: Ledger, evidence: Evidence): Obligation | undefined {
  const receipt = fundsReceiptOf(ledger, paymentName(evidence));
  if (!receipt || receipt.obligationId === null) return undefined;
  const owner = ledger.row(OBLIGATION, receipt.obligationId);
  if (!owner) throw new RetryDecision('LOOKUP_NEEDED');
  return owner.state !== 'FINAL' && owner.exceptedAt !== null && !isOutbound(owner) ? owner : undefined;
}

/** Matched and resolved evidence is not touched again. */
export function refuseFinal({ evidenceId, state, obligationId }: Evidence): Refusal | undefined {
  if (!isFinal({ state })) return undefined;
  const details = { evidence_id: evidenceId, state, ...(obligationId !== null && { obligation_id: obligationId }) };
  return refusal('EVIDENCE_FINAL', details, `The evidence is ${state.toLowerCase()}.`);
}

/** The same for decisions by hand, except that money which was left where it is can be taken from there. */
function refuseDecided(evidence: Evidence): Refusal | undefined {
  return evidence.state === 'RESOLVED' && evidence.exceptionCents > 0n ? undefined : refuseFinal(evidence);
}

type Mismatch = Readonly<Record<'field' | 'evidence' | 'obligation', string | number>>;

/** The first of rail, direction, currency and amount by which an obligation is another than the evidence speaks of. */
function mismatch(evidence: Evidence, obligation: Obligation): Mismatch | undefined {
  if (evidence.rail !== obligation.rail) return { field: 'rail', evidence: evidence.rail, obligation: obligation.rail };
  if (isOfOtherWay(evidence, obligation)) return { field: 'direction', evidence: 'INBOUND', obligation: 'OUTBOUND' };
  if (evidence.currency !== obligation.currency) return { field: 'currency', evidence: evidence.currency, obligation: obligation.currency };
  if (evidence.amount === obligation.amount) return undefined;
  return { field: 'amount', evidence: Number(evidence.amount), obligation: Number(obligation.amount) };
}

/** True where it speaks of another rail or direction. A payment between two banks of the tenant's comes in at the second. */
function isOfOtherWay({ kind, rail, providerId }: Evidence, obligation: Obligation): boolean {
  const comesIn = !isOutbound(obligation) || (isBetweenBanks(obligation) && obligation.matchKeys[RECEIVED_BY] === providerId);
  return rail !== obligation.rail || (kind === 'INBOUND_CREDIT' && !comesIn);
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pause before the next attempt at evidence that could not be processed, after each failure in a row. */
export const RETRY_PAUSES_MS: readonly number[] = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS];

/** The next attempt at evidence that fails now; null after the last one. */
function nextRetry({ history }: Pick<Evidence, 'history'>, now: Date): Date | null {
  const before = history.toReversed().findIndex(({ to_state }) => to_state !== 'FAILED');
  const pause = RETRY_PAUSES_MS[before === -1 ? history.length : before];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
