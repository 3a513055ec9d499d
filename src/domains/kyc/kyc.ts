/**
 * What is known about the identity of a party, and how it moves: pure, no I/O. Provider callbacks may come in any order
 * and repeat; each adds to what is known (`found`, `documentExpired`), and what follows from it is drawn by `settle`, so
 * that the order does not matter.
 */
import type {
  KycRescreenReason, KycReviewDecision, KycScreeningResult, KycScreeningState, KycScreeningTrigger, KycState,
} from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';

/** What screenings came to since a person decided or the party was submitted; a hit stays until then. */
export type ScreeningResult = 'NONE' | 'DISMISSED' | 'CLEAR' | 'HIT';

export interface Kyc {
  readonly state: KycState;
  /** The level that is verified, 0 to 3. */
  readonly level: number;
  /** The level of the last submission. */
  readonly requestedLevel: number;
  readonly found: ScreeningResult;
  /** Whether the provider was asked about the last submission, and nobody has decided yet. */
  readonly awaitsVerdict: boolean;
  /** Whether a document of the last submission is no longer valid, and that has had no effect yet. */
  readonly documentExpired: boolean;
  /** The screening that the provider was asked for and has not answered. */
  readonly asked: { readonly at: Date; readonly reason: KycRescreenReason } | null;
  /** When and why it is to be screened again; set exactly while VERIFIED. */
  readonly rescreen: { readonly dueAt: Date; readonly reason: KycRescreenReason } | null;
  /** What came up meanwhile: screen once more when this screening is answered, or the party is VERIFIED. */
  readonly again: KycRescreenReason | null;
  readonly lastScreenedAt: Date | null;
}

export const NOT_SUBMITTED: Kyc = {
  state: 'NOT_SUBMITTED', level: 0, requestedLevel: 0, found: 'NONE', awaitsVerdict: false, documentExpired: false, asked: null,
  rescreen: null, again: null, lastScreenedAt: null,
};

/** A move of the state, with what held after it. */
export interface KycTransition {
  readonly from: KycState;
  readonly to: KycState;
  readonly level: number;
  readonly screeningState: KycScreeningState;
  readonly reason?: string | undefined;
}

export interface Moved {
  readonly kyc: Kyc;
  readonly moves: readonly KycTransition[];
}

/** When things are due; instants in milliseconds. */
export interface Timing {
  readonly now: Date;
  /** Days from one screening to the next, for the levels 1 to 3. */
  readonly rescreenDays: readonly [number, number, number];
}

/** The published machine: what the table of `KycState` in the contract has. A move that is not here does not happen. */
export const allowedMoves: Readonly<Record<KycState, readonly KycState[]>> = {
  NOT_SUBMITTED: ['PENDING'],
  PENDING: ['VERIFIED', 'REJECTED', 'IN_REVIEW'],
  IN_REVIEW: ['VERIFIED', 'REJECTED', 'EXPIRED'],
  VERIFIED: ['PENDING', 'IN_REVIEW', 'EXPIRED'],
  REJECTED: ['PENDING'],
  EXPIRED: ['PENDING'],
};

/** How long a screening may stay unanswered, in days. */
export const UNANSWERED_DAYS = 30;
const DAY_MS = 86_400_000;
const later = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** What the last screening says, as it is shown. */
export function screeningState({ found, awaitsVerdict, asked }: Kyc): KycScreeningState {
  if (found === 'HIT') return 'HIT';
  if (awaitsVerdict || asked) return 'PENDING';
  return found === 'NONE' ? 'NOT_SCREENED' : found;
}

/** The level that limit policies see. */
export function effectiveLevel({ level }: Pick<Kyc, 'level'>, openFlags: number): number {
  return openFlags > 0 ? 0 : level;
}

/** Moves to a state, by the table; the rest of what changes with it is given. */
function move({ kyc, moves }: Moved, to: KycState, reason: string | undefined, timing: Timing, changes: Partial<Kyc> = {}): Moved {
  assert(allowedMoves[kyc.state].includes(to), `no identity moves from ${kyc.state} to ${to}`);
  const isOwed = kyc.rescreen !== null && kyc.rescreen.reason !== 'cadence' && !kyc.asked;
  const moved: Kyc = { ...kyc, again: isOwed ? kyc.rescreen.reason : kyc.again, rescreen: null, ...changes, state: to };
  const after = to === 'VERIFIED' ? { ...moved, requestedLevel: moved.level, ...nextScreening(moved, timing) } : moved;
  return { kyc: after, moves: [...moves, { from: kyc.state, to, level: after.level, screeningState: screeningState(after), reason }] };
}

/** A verified party is due after its time, or at once for what came up meanwhile. */
function nextScreening({ again, lastScreenedAt, level }: Kyc, { now, rescreenDays }: Timing): Pick<Kyc, 'rescreen' | 'again'> {
  if (again) return { rescreen: { dueAt: now, reason: again }, again: null };
  const days = rescreenDays[Math.max(level, 1) - 1] ?? rescreenDays[0];
  return { rescreen: { dueAt: later(lastScreenedAt ?? now, days), reason: 'cadence' }, again: null };
}

/** Draws what follows from what is known, whatever came first: an expired document, then a hit. */
function settle(moved: Moved, timing: Timing): Moved {
  const { state, level, documentExpired, found } = moved.kyc;
  if (documentExpired && (state === 'VERIFIED' || (state === 'IN_REVIEW' && level > 0))) return expire(moved, 'DOCUMENT_EXPIRED', timing);
  if (state === 'VERIFIED' && found === 'HIT') return move(moved, 'IN_REVIEW', 'SCREENING_HIT', timing);
  return moved;
}

function expire(moved: Moved, reason: string, timing: Timing): Moved {
  return move(moved, 'EXPIRED', reason, timing, { level: 0, asked: null, ...NOTHING_DUE });
}

/** Nothing waits to take effect for a party that is verified no more. */
const NOTHING_DUE = { again: null, documentExpired: false } as const;

/**
 * Submits for a level; without a provider a person decides.
 * @returns KYC_IN_PROGRESS, KYC_ALREADY_VERIFIED as refusals.
 */
export function submit(kyc: Kyc, level: number, hasProvider: boolean, timing: Timing): Moved | { refused: Refusal } {
  const { state } = kyc;
  if (state === 'PENDING' || state === 'IN_REVIEW') return { refused: refusal('KYC_IN_PROGRESS', { kyc_state: state }) };
  if (state === 'VERIFIED' && level <= kyc.level) {
    return {
      refused: refusal('KYC_ALREADY_VERIFIED', { kyc_state: state, kyc_level: kyc.level }, `The party is verified at level ${kyc.level}.`),
    };
  }
  const submitted = move({ kyc, moves: [] }, 'PENDING', undefined, timing, {
    requestedLevel: level, found: 'NONE', awaitsVerdict: hasProvider, documentExpired: false, asked: null, again: null,
  });
  return hasProvider ? submitted : move(submitted, 'IN_REVIEW', 'NO_PROVIDER', timing);
}

/** The provider's decision about a submission. */
export interface KycVerdict {
  readonly verdict: 'APPROVED' | 'REVIEW' | 'REJECTED';
  readonly level: number;
  readonly result: KycScreeningResult;
  readonly reason?: string | undefined;
}

/**
 * Takes the verdict about the last submission: decides about a PENDING party, is kept for one IN_REVIEW.
 * @returns undefined when it comes too late to change anything.
 */
export function takeVerdict(kyc: Kyc, { verdict, level, result, reason }: KycVerdict, timing: Timing): Moved | undefined {
  if (kyc.state !== 'PENDING' && kyc.state !== 'IN_REVIEW') return undefined;
  const known: Moved = { kyc: { ...kyc, awaitsVerdict: false, found: worse(kyc.found, result), lastScreenedAt: timing.now }, moves: [] };
  if (kyc.state === 'IN_REVIEW') return known;
  if (verdict === 'REJECTED' && kyc.level === 0) return move(known, 'REJECTED', reason, timing, NOTHING_DUE);
  if (verdict !== 'APPROVED') return settle(move(known, 'IN_REVIEW', reason ?? verdict, timing), timing);
  if (result === 'HIT') return settle(move(known, 'IN_REVIEW', 'SCREENING_HIT', timing), timing);
  return settle(move(known, 'VERIFIED', reason, timing, { level: Math.max(kyc.level, level) }), timing);
}

const WEIGHT: Readonly<Record<ScreeningResult, number>> = { NONE: 0, DISMISSED: 1, CLEAR: 2, HIT: 3 };

function worse(found: ScreeningResult, result: KycScreeningResult): ScreeningResult {
  return WEIGHT[result] > WEIGHT[found] ? result : found;
}

/** The provider turns the request for a verification away for good: a person decides. Undefined when nobody waits for it. */
export function takeRefusal(kyc: Kyc, reason: string, timing: Timing): Moved | undefined {
  if (kyc.state !== 'PENDING' || !kyc.awaitsVerdict) return undefined;
  return settle(move({ kyc: { ...kyc, awaitsVerdict: false }, moves: [] }, 'IN_REVIEW', reason, timing), timing);
}

/** Takes the result of a screening. @returns undefined for a party that was never submitted. */
export function takeScreening(kyc: Kyc, trigger: KycScreeningTrigger, result: KycScreeningResult, timing: Timing): Moved | undefined {
  if (kyc.state === 'NOT_SUBMITTED') return undefined;
  const isAnswer = kyc.asked !== null && kyc.asked.reason === trigger;
  const known: Kyc = { ...kyc, found: worse(kyc.found, result), lastScreenedAt: timing.now, asked: isAnswer ? null : kyc.asked };
  const isRenewed = isAnswer || (known.asked === null && kyc.rescreen?.reason === 'cadence');
  const next = kyc.state === 'VERIFIED' && isRenewed ? { ...known, ...nextScreening(known, timing) } : known;
  return settle({ kyc: next, moves: [] }, timing);
}

/** Takes that a document of the last submission is no longer valid. @returns undefined when nothing rests on it. */
export function takeDocumentExpired(kyc: Kyc, timing: Timing): Moved | undefined {
  if (kyc.state !== 'PENDING' && kyc.state !== 'IN_REVIEW' && kyc.state !== 'VERIFIED') return undefined;
  return settle({ kyc: { ...kyc, documentExpired: true }, moves: [] }, timing);
}

/** Who may take a party to which state, by a person's decision. */
const reviewable: Readonly<Record<KycReviewDecision, readonly KycState[]>> = {
  IN_REVIEW: ['PENDING', 'VERIFIED'], VERIFIED: ['IN_REVIEW'], REJECTED: ['IN_REVIEW'],
};

/**
 * Carries out what a person decided; what holds already stays as it is.
 * @returns KYC_TRANSITION_NOT_ALLOWED as refusal.
 */
export function review(
  kyc: Kyc, { to, level, reason }: { to: KycReviewDecision; level?: number | undefined; reason: string }, timing: Timing,
): Moved | { refused: Refusal } {
  const holds = kyc.state === to && (level === undefined || level === kyc.level);
  if (holds) return { kyc, moves: [] };
  if (!reviewable[to].includes(kyc.state)) {
    const message = kyc.state === to ? `The party is ${to} at level ${kyc.level}.` : `A party that is ${kyc.state} cannot become ${to}.`;
    return { refused: refusal('KYC_TRANSITION_NOT_ALLOWED', { from_state: kyc.state, to_state: to }, message) };
  }
  const from: Moved = { kyc, moves: [] };
  if (to === 'IN_REVIEW') return settle(move(from, to, reason, timing), timing);
  const decided = { awaitsVerdict: false, asked: null };
  if (to === 'REJECTED') return move(from, to, reason, timing, { ...decided, ...NOTHING_DUE, level: 0 });
  const found = kyc.found === 'HIT' ? 'DISMISSED' as const : kyc.found;
  return settle(move(from, to, reason, timing, { ...decided, found, level: level ?? kyc.requestedLevel }), timing);
}

const STRENGTH: Readonly<Record<KycRescreenReason, number>> = { cadence: 0, risk_flag: 1, party_changed: 2 };

function stronger(one: KycRescreenReason | null, other: KycRescreenReason): KycRescreenReason {
  return one !== null && STRENGTH[one] > STRENGTH[other] ? one : other;
}

/**
 * A reason to screen again has come up: a verified party is due at once, or once more when the screening under way is
 * answered. A party that changed while its identity is looked at is due when it is verified.
 */
export function markForRescreen(kyc: Kyc, reason: 'risk_flag' | 'party_changed', { now }: Pick<Timing, 'now'>): Kyc {
  if (kyc.state === 'VERIFIED' && kyc.rescreen && !kyc.asked) {
    const dueAt = kyc.rescreen.dueAt < now ? kyc.rescreen.dueAt : now;
    return { ...kyc, rescreen: { dueAt, reason: stronger(kyc.rescreen.reason, reason) } };
  }
  const isLookedAt = kyc.state === 'VERIFIED' || (reason === 'party_changed' && (kyc.state === 'PENDING' || kyc.state === 'IN_REVIEW'));
  return isLookedAt ? { ...kyc, again: stronger(kyc.again, reason) } : kyc;
}

/** What a sweep does about a party. */
export interface Swept {
  readonly did: 'requested' | 'expired' | 'already_pending' | 'nothing';
  /** Undefined where nothing is done. */
  readonly moved?: Moved;
}

/** Asks for the screening that is due, or ends a verification whose screening stays unanswered. */
export function sweep(kyc: Kyc, hasProvider: boolean, timing: Timing): Swept {
  if (kyc.state !== 'VERIFIED' || !kyc.rescreen || kyc.rescreen.dueAt > timing.now) return { did: 'nothing' };
  if (kyc.asked) {
    const isGivenUp = later(kyc.asked.at, UNANSWERED_DAYS) <= timing.now;
    return isGivenUp ? { did: 'expired', moved: expire({ kyc, moves: [] }, 'SCREENING_UNANSWERED', timing) } : { did: 'already_pending' };
  }
  if (!hasProvider) return { did: 'requested', moved: move({ kyc, moves: [] }, 'IN_REVIEW', 'NO_PROVIDER', timing, { again: null }) };
  return { did: 'requested', moved: { kyc: { ...kyc, asked: { at: timing.now, reason: kyc.rescreen.reason } }, moves: [] } };
}
