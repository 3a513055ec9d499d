import { AssertionError } from '../../platform/assert.ts';
import { ApiError } from '../../platform/errors.ts';
import type { EntryDraft, Ledger, LedgerCommand, Outcome } from '../journal/index.ts';
import { isOutbound, type Obligation, type Obstacle } from '../obligations/index.ts';
import { changed, moneyEntry, setAside, takeBack, type Change } from './change.ts';
import { comesInOnce, moneyRows, takenFrom } from './comes-in-once.ts';
import type { AnnounceReturn, CreditFollower, EvidenceContext, Following } from './context.ts';
import { creditObligation } from './credit.ts';
import { effectiveAt, originalReportKey } from './evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { following } from './follow.ts';
import { judge, type Candidates } from './judge.ts';
import { evidenceRow } from './record.ts';
import { nextRetry } from './retry-times.ts';
import { unmatched, type Judgement } from './weigh.ts';

/**
 * Why an attempt could not be carried out: what the ledger refuses by name, or its own fault. UNBOOKABLE: it was to be set
 * aside at last, and not even that could be. TOO_LARGE: the same, because the ledger takes no such amount anywhere.
 */
export type AttemptObstacle = Obstacle | 'PROCESSING_ERROR' | 'UNBOOKABLE' | 'TOO_LARGE';

/** One attempt to apply evidence. */
export interface Attempt {
  readonly candidates: Candidates;
  /** Who has it tried: a client, a provider, or `service`. */
  readonly actor: string;
  readonly isNew: boolean;
  readonly backdatingDays: number;
  readonly followers: readonly CreditFollower[];
  readonly announceReturn: AnnounceReturn;
  /** The id of the obligation that unannounced money gets. */
  readonly obligationId: string;
  /** Why the attempt before this one could not be carried out. */
  readonly obstacle: AttemptObstacle | undefined;
}

/** Evidence after an attempt, and what that moves, the evidence's own row and event included. */
export interface Attempted {
  readonly evidence: Evidence;
  readonly moved: Following & { readonly entries: readonly EntryDraft[] };
}

/** Pure: evidence and what it moves, in one outcome. */
export function attempt(ledger: Ledger, evidence: Evidence, given: Attempt): Attempted {
  const { candidates, backdatingDays, obstacle } = given;
  const effects = isNameless(obstacle)
    ? fails(ledger, evidence, given)
    : carryOut(ledger, evidence, judge(ledger, evidence, candidates, backdatingDays, obstacle), given);
  const { evidence: after, events } = changed(evidence, { ...effects.change, isAttempt: true }, { ...given, now: ledger.now });
  const { rows, events: announced } = following(given.followers, ledger, after, effects.accountId ?? null);
  const taken = takenFrom(ledger, effects.takes, effects.change, given.actor);
  return {
    evidence: after,
    moved: {
      entries: [...taken.entries, ...effects.entries],
      rows: [
        ...effects.rows, evidenceRow(after, given.isNew), ...taken.rows,
        ...moneyRows(ledger, evidence, after, effects.owner, effects.isHeld === true), ...rows,
      ],
      events: [...effects.events, ...events, ...taken.events, ...announced],
    },
  };
}

function isNameless(obstacle: AttemptObstacle | undefined): obstacle is Exclude<AttemptObstacle, Obstacle> {
  return obstacle === 'PROCESSING_ERROR' || obstacle === 'UNBOOKABLE' || obstacle === 'TOO_LARGE';
}

type Effects = Omit<Outcome<unknown>, 'answer'> & {
  readonly change: Omit<Change, 'isAttempt'>;
  /** The account that its money is booked on. */
  readonly accountId?: string | null;
  /** The obligation whose its money is, if it is; where `isHeld`, it waits on the exception account as that one's own. */
  readonly owner?: Obligation | undefined;
  readonly isHeld?: boolean;
  /** Other evidence of the payment, whose money it takes. */
  readonly takes?: Evidence | undefined;
};

const NOTHING = { entries: [], rows: [], events: [] };

/**
 * Nothing moves, and what waits on the exception account because of it waits on; it is tried again later. After the last
 * time somebody has to decide: it is announced as unmatched, and money that surely came waits. What is too large for the
 * ledger is so at every time: it is announced at once.
 */
function fails(ledger: Ledger, evidence: Evidence, given: Attempt): Effects {
  if (given.obstacle === 'TOO_LARGE') {
    return { ...NOTHING, change: { state: 'UNMATCHED', reasonCode: 'BALANCE_OVERFLOW', holdsMoney: evidence.exceptionCents > 0n } };
  }
  const retryAt = nextRetry(evidence, ledger.now);
  if (retryAt) return { ...NOTHING, change: { state: 'FAILED', reasonCode: 'PROCESSING_ERROR', holdsMoney: evidence.exceptionCents > 0n, retryAt } };
  const judged = unmatched(evidence, 'PROCESSING_ERROR');
  if (given.obstacle === 'UNBOOKABLE') {
    return { ...NOTHING, change: { state: 'UNMATCHED', reasonCode: 'PROCESSING_ERROR', holdsMoney: evidence.exceptionCents > 0n } };
  }
  return carryOut(ledger, evidence, comesInOnce(ledger, evidence, judged, given.backdatingDays), given);
}

function carryOut(ledger: Ledger, evidence: Evidence, judgement: Judgement, given: Attempt): Effects {
  switch (judgement.kind) {
    case 'MATCHED': return matches(ledger, evidence, judgement);
    case 'CREDITED': return credits(ledger, evidence, judgement, given);
    case 'DEFERRED': return {
      ...NOTHING, entries: takeBack(ledger, evidence),
      change: {
        state: 'DEFERRED', reasonCode: 'TOO_EARLY', holdsMoney: false,
        waitsFor: judgement.obligation.obligationId, refusedBy: judgement.obligation.obligationId,
      },
    };
    case 'UNMATCHED': return keeps(ledger, evidence, judgement, given.backdatingDays);
  }
}

function matches(ledger: Ledger, evidence: Evidence, { obligation, matchedBy, applied, takes }: Extract<Judgement, { kind: 'MATCHED' }>): Effects {
  const { entries, rows, events } = applied ?? NOTHING;
  return {
    entries: [...takeBack(ledger, evidence), ...entries], rows, events, owner: obligation, takes,
    accountId: applied || evidence.kind === 'INBOUND_CREDIT' ? obligation.destinationAccountId ?? obligation.creditor.accountId : null,
    change: { state: 'MATCHED', reasonCode: null, obligationId: obligation.obligationId, matchedBy, holdsMoney: false },
  };
}

function credits(
  ledger: Ledger, evidence: Evidence, { accountId, original, takes }: Extract<Judgement, { kind: 'CREDITED' }>, given: Attempt,
): Effects {
  const { obligationId, backdatingDays } = given;
  const { obligation: credit, rows, events } = creditObligation(evidence, obligationId, accountId, ledger.now, original?.sqdId);
  const entry = moneyEntry(evidence, {
    entryType: 'OBLIGATION_SETTLED', obligationIds: [obligationId], effectiveAt: effectiveAt(evidence, ledger.now, backdatingDays),
    correlation: { evidence_id: evidence.evidenceId, ...(credit.sqdId !== null && { sqd_id: credit.sqdId }) },
  }, ledger.system('faucet', evidence.currency).accountId, accountId);
  return {
    entries: [...takeBack(ledger, evidence), entry], rows, accountId, owner: credit, takes,
    events: [...events, ...(original ? given.announceReturn({ evidence, credit, original }) : [])],
    change: { state: 'MATCHED', reasonCode: null, obligationId, matchedBy: 'ACCOUNT', holdsMoney: false },
  };
}

/** Nothing flips. Money that came waits on the exception account, whence no second attempt brings it a second time. */
function keeps(ledger: Ledger, evidence: Evidence, judgement: Extract<Judgement, { kind: 'UNMATCHED' }>, days: number): Effects {
  const { reason, obligation, holdsMoney, kept, waitsFor, takes } = judgement;
  const isThere = evidence.exceptionCents > 0n;
  const isHeld = kept?.isItsOwn === true && obligation !== undefined && !isOutbound(obligation);
  const aside: readonly EntryDraft[] = kept?.entries ?? (holdsMoney ? [setAside(ledger, evidence, effectiveAt(evidence, ledger.now, days))] : []);
  return {
    entries: holdsMoney && isThere ? [] : [...(isThere ? takeBack(ledger, evidence) : []), ...aside],
    rows: kept?.rows ?? [], events: kept?.events ?? [], takes, isHeld, owner: isHeld ? obligation : undefined,
    change: {
      state: 'UNMATCHED', reasonCode: reason, holdsMoney, refusedBy: obligation?.obligationId ?? null,
      waitsFor: waitsFor ?? (reason === 'NO_MATCH' ? originalReportKey(evidence) : null),
    },
  };
}

/**
 * Has the ledger decide; where it refuses what evidence would move, that is set aside, and where not even that can be,
 * the evidence is kept as FAILED, or as UNMATCHED where no later attempt could do better: it is never lost.
 * @throws ApiError for what has nothing to do with the evidence, such as OVERLOADED. NeedsLookUp.
 */
export async function submitAttempt<T>(ctx: EvidenceContext, command: (obstacle: AttemptObstacle | undefined) => LedgerCommand<T>): Promise<T> {
  let obstacle: AttemptObstacle | undefined;
  for (;;) {
    try {
      return await ctx.journal.submit(ctx, command(obstacle));
    } catch (error) {
      obstacle = furtherObstacle(obstacle, obstacleOf(ctx, error, obstacle));
    }
  }
}

/** What is tried next after an obstacle: another way each time, so that it ends. */
function furtherObstacle(before: AttemptObstacle | undefined, found: Obstacle | 'PROCESSING_ERROR'): AttemptObstacle {
  if (before === undefined) return found;
  if (found === 'BALANCE_OVERFLOW') return 'TOO_LARGE';
  return before === 'PROCESSING_ERROR' ? 'UNBOOKABLE' : 'PROCESSING_ERROR';
}

/** @throws what stands not between the evidence and the ledger, or is left when nothing was to be moved any more. */
function obstacleOf(ctx: EvidenceContext, error: unknown, before: AttemptObstacle | undefined): Obstacle | 'PROCESSING_ERROR' {
  const isOurs = error instanceof AssertionError || (error instanceof ApiError && error.status === 422 && !NOT_ABOUT_EVIDENCE.has(error.code));
  if (!isOurs || before === 'UNBOOKABLE' || before === 'TOO_LARGE') throw error;
  ctx.log.warn({ tenant: ctx.tenant, err: error }, 'the ledger refuses what evidence would move: it is set aside');
  const code = error instanceof ApiError ? error.code : '';
  return isObstacle(code) ? code : 'PROCESSING_ERROR';
}

function isObstacle(code: string): code is Obstacle {
  return code === 'ACCOUNT_CLOSED' || code === 'LIMIT_EXCEEDED' || code === 'BALANCE_OVERFLOW';
}

const NOT_ABOUT_EVIDENCE: ReadonlySet<string> = new Set(['IDEMPOTENCY_KEY_REUSED']);
