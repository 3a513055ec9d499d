import type { EvidenceResponse } from '../../../generated/models.ts';
import { assert, AssertionError } from '../../platform/assert.ts';
import { ApiError, type Refusal } from '../../platform/errors.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import { isRetry } from '../../platform/retry-decision.ts';
import { plainName } from '../accounts/index.ts';
import type { EntryDraft, Ledger, LedgerCommand, Loads, RowWrite, SystemRole } from '../journal/index.ts';
import {
  accountSide, expectedName, fundsReceiptOf, fundsReceiptRow, heldReceiptRow, isOutbound, obligationFinalAtOnce, receiptFor,
  type Obligation, type RefusalReason,
} from '../obligations/index.ts';
import type { EvidenceContext } from './context.ts';
import type { DecisionInput, EvidenceDecision, PostingRefusal, Writes } from './decide-evidence.ts';
import { reportKeyOf, type Evidence, type EvidenceResolution } from './evidence.entity.ts';
import { effectiveAt, paymentName } from './evidence.ts';
import { isPersonal, presentEvidence } from './present.ts';
import { evidenceEvent, evidenceRow, returnedRows, SOURCE, sourceKey } from './record.ts';

/** The terms on which any decision is posted. */
export interface PostingTerms {
  readonly ctx: Pick<EvidenceContext, 'backdatingDays' | 'followers' | 'announceReturn'>;
  /** The actor of the attempt: a client, a provider, an operator or `service`. */
  readonly actor: string;
  readonly isNew: boolean;
  /** The id of the obligation that unannounced money gets. */
  readonly obligationId: string;
  /** An operator's decision, less its time; undefined for an attempt of ours. */
  readonly resolution?: Omit<EvidenceResolution, 'resolved_at'>;
}

/** Evidence after a decision, and the writes of that, the evidence's own row and event included. */
export interface Posted {
  readonly evidence: Evidence;
  readonly moved: Writes;
}

export const NOTHING: Writes = { entries: [], rows: [], events: [] };

/** The fields of evidence that a decision sets; those left out become null. */
type Change = Pick<Evidence, 'state' | 'reasonCode'> & Partial<Pick<Evidence, SettableField>> & {
  readonly holdsMoney: boolean;
  /** The obligation that refused it, for the history. */
  readonly refusedBy?: string | undefined;
};

type SettableField = 'obligationId' | 'matchedBy' | 'waitsFor' | 'resolution' | 'retryAt';

type Effects = Writes & {
  readonly change: Change;
  /** The account that its money is booked on. */
  readonly accountId?: string | null;
  /** The obligation that the money belongs to. Where `isHeld`, the money waits for it in suspense. */
  readonly owner?: Obligation | undefined;
  readonly isHeld?: boolean;
};

/** Pure: the writes of a decision that was made on the same input. From here on only the ledger itself refuses. */
export function post(input: DecisionInput, decision: EvidenceDecision, terms: PostingTerms): Posted {
  const { ledger, evidence } = input;
  const { change, owner, isHeld = false, accountId = null, ...effects } = effectsOf(input, decision, terms);
  const { ctx: { followers }, actor, isNew, resolution: by } = terms;
  const resolved = by && { state: 'RESOLVED' as const, reasonCode: null, resolution: { ...by, resolved_at: ledger.now.toISOString() } };
  const { after, events } = changed(evidence, { ...change, ...resolved }, { actor, isNew, isAttempt: !by, now: ledger.now });
  const claimed = 'claims' in decision && decision.claims ? claimSuspense(ledger, decision.claims, change, actor) : NOTHING;
  const { kind, obligationId } = after;
  const counterparty = after.counterparty ?? owner?.counterparty ?? null;
  const isBooked = kind === 'INBOUND_CREDIT' && obligationId !== null && accountId !== null;
  const booked = isBooked ? { accountId, obligationId, counterparty } : undefined;
  const follows = booked ? followers.map((follower) => follower.follow(ledger, after, booked)) : [];
  return {
    evidence: after,
    moved: {
      entries: [...claimed.entries, ...effects.entries],
      rows: [
        ...effects.rows, evidenceRow(after, isNew), ...claimed.rows, ...receiptRows(ledger, evidence, after, owner, isHeld),
        ...(booked ? returnedRows(ledger, after) : []), ...follows.flatMap(({ rows }) => rows),
      ],
      events: [...effects.events, ...events, ...claimed.events, ...follows.flatMap((followed) => followed.events)],
    },
  };
}

function effectsOf(input: DecisionInput, decision: EvidenceDecision, terms: PostingTerms): Effects {
  const { ledger, evidence } = input;
  switch (decision.kind) {
    case 'MATCHED': {
      const { obligation: owner, matchedBy, accountId, applied: { entries, rows, events } = NOTHING } = decision;
      const change = { state: 'MATCHED', reasonCode: null, obligationId: owner.obligationId, matchedBy, holdsMoney: false } as const;
      return { entries: [...reverseSuspense(ledger, evidence), ...entries], rows, events, owner, accountId, change };
    }
    case 'CREDITED': return postCredit(input, decision, terms);
    case 'DEFERRED': {
      const { obligationId } = decision.obligation;
      const change = { state: 'DEFERRED', reasonCode: 'TOO_EARLY', holdsMoney: false } as const;
      const refused = { waitsFor: obligationId, refusedBy: obligationId };
      return { ...NOTHING, entries: reverseSuspense(ledger, evidence), change: { ...change, ...refused } };
    }
    case 'UNMATCHED': return postToSuspense(input, decision);
    case 'LEFT': {
      const { state, reason: reasonCode, retryAt = null } = decision;
      return { ...NOTHING, change: { state, reasonCode, retryAt, holdsMoney: evidence.exceptionCents > 0n } };
    }
  }
}

/** Money that nobody had announced: an obligation, created and settled by its evidence. An operator books it from suspense. */
function postCredit(
  { ledger, evidence, backdatingDays }: DecisionInput, { accountId, original, matchedBy }: Extract<EvidenceDecision, { kind: 'CREDITED' }>,
  { obligationId, ctx: { announceReturn } }: PostingTerms,
): Effects {
  const { rail, amount, currency, txId, payer, externalId, matchKeys, createdBy, evidenceId, counterparty, description } = evidence;
  const { obligation: owner, rows, events } = obligationFinalAtOnce({
    obligationId, txId, rail, amount, currency, createdBy, description, counterparty: counterparty ?? original?.counterparty ?? null,
    sqdId: original?.sqdId ?? null, creditor: accountSide(accountId),
    debtor: { kind: 'external', accountId: null, externalId: payer ?? plainName(externalId) },
    matchKeys: Object.fromEntries(Object.entries(matchKeys).filter(([name]) => !isPersonal(name))),
  }, ledger.now);
  const change = { state: 'MATCHED', reasonCode: null, obligationId, matchedBy, holdsMoney: false } as const;
  if (matchedBy === 'OPERATOR') {
    const entry = entryOf(ledger, evidence, 'exception', { accountId }, { entryType: 'CORRECTION', obligationIds: [obligationId] });
    return { entries: [entry], rows, events, accountId, owner, change };
  }
  const entry = entryOf(ledger, evidence, 'faucet', { accountId }, {
    entryType: 'OBLIGATION_SETTLED', obligationIds: [obligationId], effectiveAt: effectiveAt(evidence, ledger.now, backdatingDays),
    correlation: { evidence_id: evidenceId, ...(owner.sqdId !== null && { sqd_id: owner.sqdId }) },
  });
  const announced = original ? announceReturn({ evidence, credit: owner, original }) : [];
  return { entries: [...reverseSuspense(ledger, evidence), entry], rows, events: [...events, ...announced], accountId, owner, change };
}

/** Money that came and fits nothing waits in suspense, whence no second attempt brings it a second time. Nothing else moves. */
function postToSuspense(
  { ledger, evidence, backdatingDays }: DecisionInput,
  { reason: reasonCode, obligation, holdsMoney, isHeld, kept, waitsFor }: Extract<EvidenceDecision, { kind: 'UNMATCHED' }>,
): Effects {
  const change = { state: 'UNMATCHED', reasonCode, holdsMoney, refusedBy: obligation?.obligationId, waitsFor } as const;
  const effects = { rows: kept?.rows ?? [], events: kept?.events ?? [], isHeld, owner: isHeld ? obligation : undefined, change };
  if (holdsMoney && evidence.exceptionCents > 0n) return { ...effects, entries: [] };
  if (kept || !holdsMoney) return { ...effects, entries: [...reverseSuspense(ledger, evidence), ...kept?.entries ?? []] };
  const at = effectiveAt(evidence, ledger.now, backdatingDays);
  return { ...effects, entries: [entryOf(ledger, evidence, 'faucet', 'exception', { entryType: 'EXCEPTION', effectiveAt: at })] };
}

/** Money that waited goes back to where it came from, so that it can be booked like money that just came. */
function reverseSuspense(ledger: Ledger, evidence: Evidence): EntryDraft[] {
  return evidence.exceptionCents === 0n ? [] : [entryOf(ledger, evidence, 'exception', 'faucet', { entryType: 'CORRECTION' })];
}

/** The evidence whose money another claims, as that leaves it, and its money back to where it came from. */
function claimSuspense(ledger: Ledger, waiting: Evidence, like: Change, actor: string): Writes {
  const matchedBy = like.matchedBy === 'OBLIGATION_ID' || like.matchedBy === 'ACCOUNT' ? 'MATCH_KEYS' : like.matchedBy ?? null;
  const { after, events } = changed(waiting, { ...like, matchedBy }, { actor, isNew: false, isAttempt: false, now: ledger.now });
  return { entries: reverseSuspense(ledger, waiting), rows: [evidenceRow(after, false)], events };
}

/** Money of evidence from an account of the ledger's own, by its role, to another account. */
function entryOf(
  ledger: Ledger, { txId, currency: asset, amount, evidenceId }: Evidence, from: SystemRole, to: SystemRole | { accountId: string },
  entry: Pick<EntryDraft, 'entryType'> & Partial<EntryDraft>,
): EntryDraft {
  const [debited, credited] = [ledger.system(from, asset), typeof to === 'string' ? ledger.system(to, asset) : to];
  return {
    txId, obligationIds: [], correlation: { evidence_id: evidenceId },
    postings: [{ accountId: debited.accountId, asset, amount: -amount }, { accountId: credited.accountId, asset, amount }],
    ...entry,
  };
}

/** Evidence after a change, and its event; none when only attempts and history grew. */
function changed(
  evidence: Evidence, change: Change, { actor, isNew, isAttempt, now }: { actor: string; isNew: boolean; isAttempt: boolean; now: Date },
): { after: Evidence; events: EventDraft[] } {
  const { state, reasonCode, obligationId = null, matchedBy = null, waitsFor = null, resolution = null, retryAt = null } = change;
  const exceptionCents = change.holdsMoney ? evidence.amount : 0n;
  const isChange = isNew || state !== evidence.state || reasonCode !== evidence.reasonCode || exceptionCents !== evidence.exceptionCents;
  const after: Evidence = {
    ...evidence, state, reasonCode, obligationId, matchedBy, waitsFor, resolution, exceptionCents, retryAt,
    matchedAt: obligationId === null ? null : now, attempts: evidence.attempts + (isAttempt ? 1 : 0),
    history: [...evidence.history, {
      at: now.toISOString(), actor, from_state: isNew ? null : evidence.state, to_state: state, reason_code: reasonCode,
      obligation_id: obligationId ?? change.refusedBy ?? null,
    }],
    version: evidence.version + (isChange ? 1n : 0n),
    updatedAt: isChange ? now : evidence.updatedAt,
  };
  return { after, events: isChange ? [evidenceEvent(after)] : [] };
}

/** Receipts that say where the money is from now on: an obligation's, by each name of the payment, or in suspense. */
function receiptRows(ledger: Ledger, before: Evidence, after: Evidence, owner: Obligation | undefined, isHeld: boolean): RowWrite[] {
  const { kind, amount, currency } = after;
  if (kind === 'FAILURE') return [];
  const name = paymentName(after);
  if (owner && !isOutbound(owner)) {
    const names = [...new Set([name, expectedName(owner) ?? name])];
    const others = names.filter((it) => fundsReceiptOf(ledger, it)?.obligationId !== owner.obligationId);
    const owned = others.map((it) => fundsReceiptRow(ledger, { ...receiptFor(owner, it, kind), amount, currency }));
    const reportedBy = { isCredit: kind === 'INBOUND_CREDIT', isNamed: reportKeyOf(after) !== null };
    return isHeld ? [...owned, heldReceiptRow(ledger, owner, reportedBy)] : owned;
  }
  const [waited, waits] = [before.exceptionCents > 0n, after.exceptionCents > 0n];
  return waited === waits ? [] : [fundsReceiptRow(ledger, { name, amount: waits ? amount : 0n, currency, obligationId: null, kind })];
}

/** The command that decides about evidence on record and posts that. Evidence about which nothing is decided stays as it is. */
export function commandAbout(
  said: Evidence, loads: Loads, terms: PostingTerms,
  decide: (input: DecisionInput) => EvidenceDecision | { readonly refused: Refusal } | undefined,
): LedgerCommand<EvidenceResponse> {
  return {
    loads,
    decide: (ledger) => {
      const evidence = ledger.row(SOURCE, sourceKey(said));
      assert(evidence, 'evidence is never deleted');
      const input = { ledger, evidence, backdatingDays: terms.ctx.backdatingDays };
      const decision = decide(input);
      if (decision === undefined) return { ...NOTHING, answer: presentEvidence(evidence) };
      if ('refused' in decision) return decision;
      const { evidence: after, moved } = post(input, decision, terms);
      return { ...moved, answer: presentEvidence(after) };
    },
  };
}

/** Each further plan means that another report of the same payment was committed meanwhile. */
const MOST_PLANS = 10;

/**
 * Has the ledger decide. It is planned again where the decision depends on a row that the plan did not load. Where the ledger
 * refuses the movement, the money waits in suspense, and where not even that can be posted, the evidence is kept as FAILED, or
 * as UNMATCHED where no later attempt could do better: it is never lost.
 * @param plan reads what the command needs; is told how many plans came before.
 * @throws ApiError for what has nothing to do with the evidence, such as OVERLOADED; each refusal, where `isByHand`.
 */
export async function submit<T>(
  ctx: EvidenceContext, plan: (before: number) => Promise<(refusal: PostingRefusal | undefined) => LedgerCommand<T>>, isByHand = false,
): Promise<T> {
  let refusal: PostingRefusal | undefined;
  let command = await plan(0);
  for (let before = 1; ;) {
    try {
      return await ctx.journal.submit(ctx, command(refusal));
    } catch (error) {
      if (isRetry(error, 'LOOKUP_NEEDED') && before <= MOST_PLANS) {
        refusal = undefined;
        command = await plan(before);
        before += 1;
      } else if (isByHand) throw error;
      else refusal = refusalOf(ctx, error, refusal);
    }
  }
}

/** Refusals of the ledger that evidence says by their name. */
const NAMED: readonly RefusalReason[] = ['ACCOUNT_CLOSED', 'PARTY_BLOCKED', 'LIMIT_EXCEEDED', 'BALANCE_OVERFLOW'];

/**
 * Returns the reason to give the next decision. It differs at each try, so the tries end.
 * @throws the error when it does not refuse the movement, or when nothing is left to move.
 */
function refusalOf(ctx: EvidenceContext, error: unknown, before: PostingRefusal | undefined): PostingRefusal {
  const code = error instanceof ApiError && error.status === 422 ? error.code : '';
  const isOurs = error instanceof AssertionError || (code !== '' && code !== 'IDEMPOTENCY_KEY_REUSED');
  if (!isOurs || before === 'UNBOOKABLE' || before === 'TOO_LARGE') throw error;
  ctx.log.warn({ tenant: ctx.tenant, err: error }, 'the ledger refuses the movement of evidence: its money waits in suspense');
  if (before === undefined) return NAMED.find((it) => it === code) ?? 'PROCESSING_ERROR';
  return code === 'BALANCE_OVERFLOW' ? 'TOO_LARGE' : before === 'PROCESSING_ERROR' ? 'UNBOOKABLE' : 'PROCESSING_ERROR';
}
