import { AssertionError } from '../../platform/assert.ts';
import { ApiError } from '../../platform/errors.ts';
import type { EntryDraft, Ledger, LedgerCommand, Outcome } from '../journal/index.ts';
import { changed, setAside, takeBack, type Change } from './change.ts';
import type { AnnounceReturn, CreditFollower, EvidenceContext, Following } from './context.ts';
import { creditObligation } from './credit.ts';
import { effectiveAt, originalClaim, type Evidence, type ReasonCode } from './evidence.ts';
import { following } from './follow.ts';
import { judge, moneyEntry, overrule, type Candidates, type Judgement } from './judge.ts';
import { evidenceRow } from './record.ts';

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
  readonly obstacle: ReasonCode | undefined;
}

/** Evidence after an attempt, and what that moves, the evidence's own row and event included. */
export interface Attempted {
  readonly evidence: Evidence;
  readonly moved: Following & { readonly entries: readonly EntryDraft[] };
}

/** Pure: evidence and what it moves, in one outcome. */
export function attempt(ledger: Ledger, evidence: Evidence, given: Attempt): Attempted {
  const judged = given.obstacle === 'PROCESSING_ERROR' ? undefined : judge(ledger, evidence, given.candidates, given.backdatingDays);
  const judgement = judged && given.obstacle !== undefined ? overrule(judged, evidence, given.obstacle, ledger, given.backdatingDays) : judged;
  const effects = judgement ? carryOut(ledger, evidence, judgement, given) : fails(evidence);
  const { evidence: after, events } = changed(evidence, { ...effects.change, isAttempt: true }, { ...given, now: ledger.now });
  const { rows, events: announced } = following(given.followers, ledger, after, effects.accountId ?? null);
  return {
    evidence: after,
    moved: {
      entries: effects.entries,
      rows: [...effects.rows, evidenceRow(after, given.isNew), ...rows],
      events: [...effects.events, ...events, ...announced],
    },
  };
}

type Effects = Omit<Outcome<unknown>, 'answer'> & {
  readonly change: Omit<Change, 'isAttempt'>;
  /** The account that its money is booked on, now. */
  readonly accountId?: string | null;
};

const NOTHING = { entries: [], rows: [], events: [] };

/** Nothing moves; what waits on the exception account because of it waits on. */
function fails({ exceptionCents }: Evidence): Effects {
  return { ...NOTHING, change: { state: 'FAILED', reasonCode: 'PROCESSING_ERROR', holdsMoney: exceptionCents > 0n } };
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

function matches(ledger: Ledger, evidence: Evidence, { obligation, matchedBy, applied }: Extract<Judgement, { kind: 'MATCHED' }>): Effects {
  const { entries, rows, events } = applied ?? NOTHING;
  return {
    entries: [...takeBack(ledger, evidence), ...entries], rows, events, accountId: applied ? obligation.creditor.accountId : null,
    change: { state: 'MATCHED', reasonCode: null, obligationId: obligation.obligationId, matchedBy, holdsMoney: false },
  };
}

function credits(
  ledger: Ledger, evidence: Evidence, { accountId, original }: Extract<Judgement, { kind: 'CREDITED' }>, given: Attempt,
): Effects {
  const { obligationId, backdatingDays } = given;
  const { obligation: credit, rows, events } = creditObligation(evidence, obligationId, accountId, ledger.now);
  const entry = moneyEntry(evidence, {
    entryType: 'OBLIGATION_SETTLED', obligationIds: [obligationId], effectiveAt: effectiveAt(evidence, ledger.now, backdatingDays),
  }, ledger.system('faucet', evidence.currency).accountId, accountId);
  return {
    entries: [...takeBack(ledger, evidence), entry], rows, accountId,
    events: [...events, ...(original ? given.announceReturn({ evidence, credit, original }) : [])],
    change: { state: 'MATCHED', reasonCode: null, obligationId, matchedBy: 'ACCOUNT', holdsMoney: false },
  };
}

/** Nothing flips. Money that came waits on the exception account, whence no second attempt brings it a second time. */
function keeps(ledger: Ledger, evidence: Evidence, judgement: Extract<Judgement, { kind: 'UNMATCHED' }>, days: number): Effects {
  const { reason, obligation, holdsMoney, kept, waitsFor } = judgement;
  const isThere = evidence.exceptionCents > 0n;
  const aside: readonly EntryDraft[] = kept?.entries ?? (holdsMoney ? [setAside(ledger, evidence, effectiveAt(evidence, ledger.now, days))] : []);
  return {
    entries: holdsMoney && isThere ? [] : [...(isThere ? takeBack(ledger, evidence) : []), ...aside],
    rows: kept?.rows ?? [], events: kept?.events ?? [],
    change: {
      state: 'UNMATCHED', reasonCode: reason, holdsMoney, refusedBy: obligation?.obligationId ?? null,
      waitsFor: reason === 'NO_MATCH' ? (waitsFor ?? originalClaim(evidence)) : null,
    },
  };
}

/**
 * Has the ledger decide; where it refuses what evidence would move, that is set aside, and where not even that can be,
 * the evidence is kept as FAILED: it is never lost.
 * @throws ApiError for what has nothing to do with the evidence, such as OVERLOADED.
 */
export async function submitAttempt<T>(ctx: EvidenceContext, command: (obstacle: ReasonCode | undefined) => LedgerCommand<T>): Promise<T> {
  try {
    return await ctx.journal.submit(ctx, command(undefined));
  } catch (error) {
    const obstacle = obstacleOf(ctx, error);
    if (obstacle === 'PROCESSING_ERROR') return ctx.journal.submit(ctx, command(obstacle));
    return ctx.journal.submit(ctx, command(obstacle)).catch((second: unknown) => {
      obstacleOf(ctx, second);
      return ctx.journal.submit(ctx, command('PROCESSING_ERROR'));
    });
  }
}

/** @throws what stands not between the evidence and the ledger. */
function obstacleOf(ctx: EvidenceContext, error: unknown): ReasonCode {
  const isOurs = error instanceof AssertionError || (error instanceof ApiError && error.status === 422 && !NOT_ABOUT_EVIDENCE.has(error.code));
  if (!isOurs) throw error;
  ctx.log.warn({ tenant: ctx.tenant, err: error }, 'the ledger refuses what evidence would move: it is set aside');
  const code = error instanceof ApiError ? error.code : '';
  return code === 'ACCOUNT_CLOSED' || code === 'LIMIT_EXCEEDED' ? code : 'PROCESSING_ERROR';
}

const NOT_ABOUT_EVIDENCE: ReadonlySet<string> = new Set(['IDEMPOTENCY_KEY_REUSED']);
