import { describe, expect, it } from '@jest/globals';
import { everyOrder } from '../../../test/support/every-order.ts';
import type { KycDocumentRef, KycDocumentType, KycRescreenReason, KycState } from '../../../generated/models.ts';
import { missingDocuments } from './documents.ts';
import {
  allowedMoves, effectiveLevel, takeDocumentExpired, takeRefusal, takeScreening, takeVerdict, markForRescreen, NOT_SUBMITTED, review,
  screeningState,
  submit, sweep, type Kyc, type Moved, type Timing,
} from './kyc.ts';

const now = new Date('2026-03-02T12:00:00.000Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);
const timing: Timing = { now, rescreenDays: [360, 180, 90] };

const made = (moved: Moved | undefined | { refused: unknown }): Kyc => {
  if (!moved || 'refused' in moved) throw new Error(`did not move: ${JSON.stringify(moved)}`);
  return moved.kyc;
};
const path = (moved: Moved | undefined): KycState[] => moved?.moves.map(({ to }) => to) ?? [];

const pending = made(submit(NOT_SUBMITTED, 2, true, timing));
const verified = made(takeVerdict(pending, { verdict: 'APPROVED', level: 2, result: 'CLEAR' }, timing));
const rejected = made(takeVerdict(pending, { verdict: 'REJECTED', level: 2, result: 'CLEAR' }, timing));
const inReview = made(takeVerdict(pending, { verdict: 'REVIEW', level: 2, result: 'CLEAR' }, timing));
const expired = made(takeDocumentExpired(verified, timing));
const raising = made(submit(verified, 3, true, timing));
const raiseInReview = made(takeVerdict(raising, { verdict: 'REVIEW', level: 3, result: 'CLEAR' }, timing));
const asked = made(sweep({ ...verified, rescreen: { dueAt: now, reason: 'cadence' } }, true, timing).moved);

const all: Record<string, Kyc> = {
  NOT_SUBMITTED, PENDING: pending, IN_REVIEW: inReview, VERIFIED: verified, REJECTED: rejected, EXPIRED: expired,
};

describe('submission', () => {
  it.each<[string, Kyc, number, string]>([
    ['of a party that never was', NOT_SUBMITTED, 1, 'PENDING'], ['of a rejected one', rejected, 2, 'PENDING'],
    ['of an expired one', expired, 2, 'PENDING'],
    ['for a higher level', verified, 3, 'PENDING'], ['for the level that it has', verified, 2, 'KYC_ALREADY_VERIFIED'],
    ['for a lower one', verified, 1, 'KYC_ALREADY_VERIFIED'], ['while the provider looks', pending, 2, 'KYC_IN_PROGRESS'],
    ['while a person looks', inReview, 3, 'KYC_IN_PROGRESS'], ['while a raise is looked at', raising, 3, 'KYC_IN_PROGRESS'],
  ])('%s', (_, kyc, level, expected) => {
    const result = submit(kyc, level, true, timing);
    expect('refused' in result ? result.refused.code : result.kyc.state).toBe(expected);
  });

  it('for a higher level keeps the level it has, and nothing is due meanwhile', () => {
    expect(raising).toMatchObject({ state: 'PENDING', level: 2, requestedLevel: 3, rescreen: null });
  });

  it('without a provider is for a person at once', () => {
    const moved = submit(NOT_SUBMITTED, 1, false, timing) as Moved;
    expect(path(moved)).toEqual(['PENDING', 'IN_REVIEW']);
    expect(screeningState(moved.kyc)).toBe('NOT_SCREENED');
  });
});

describe('a verdict', () => {
  it.each<[string, Kyc, 'APPROVED' | 'REVIEW' | 'REJECTED', 'CLEAR' | 'HIT', KycState, number, string]>([
    ['approves', pending, 'APPROVED', 'CLEAR', 'VERIFIED', 2, 'CLEAR'],
    ['approves, with hits', pending, 'APPROVED', 'HIT', 'IN_REVIEW', 0, 'HIT'],
    ['is unsure', pending, 'REVIEW', 'CLEAR', 'IN_REVIEW', 0, 'CLEAR'],
    ['is unsure, with hits', pending, 'REVIEW', 'HIT', 'IN_REVIEW', 0, 'HIT'],
    ['rejects', pending, 'REJECTED', 'CLEAR', 'REJECTED', 0, 'CLEAR'],
    ['rejects, with hits', pending, 'REJECTED', 'HIT', 'REJECTED', 0, 'HIT'],
    ['approves a raise', raising, 'APPROVED', 'CLEAR', 'VERIFIED', 3, 'CLEAR'],
    ['approves a raise, with hits', raising, 'APPROVED', 'HIT', 'IN_REVIEW', 2, 'HIT'],
    ['is unsure of a raise', raising, 'REVIEW', 'CLEAR', 'IN_REVIEW', 2, 'CLEAR'],
    ['rejects a raise', raising, 'REJECTED', 'CLEAR', 'IN_REVIEW', 2, 'CLEAR'],
    ['comes during the review', { ...inReview, awaitsVerdict: true }, 'APPROVED', 'HIT', 'IN_REVIEW', 0, 'HIT'],
  ])('that %s', (_, kyc, verdict, result, state, level, screening) => {
    const heard = made(takeVerdict(kyc, { verdict, level: kyc.requestedLevel, result }, timing));
    expect([heard.state, heard.level, screeningState(heard)]).toEqual([state, level, screening]);
  });

  it.each(['NOT_SUBMITTED', 'VERIFIED', 'REJECTED', 'EXPIRED'])('comes too late for a party that is %s', (state) => {
    expect(takeVerdict(all[state] as Kyc, { verdict: 'REJECTED', level: 2, result: 'HIT' }, timing)).toBeUndefined();
  });

  it('about less than is verified takes nothing away', () => {
    expect(made(takeVerdict(raising, { verdict: 'APPROVED', level: 1, result: 'CLEAR' }, timing))).toMatchObject(
      { state: 'VERIFIED', level: 2 },
    );
  });

  it.each([[1, 360], [2, 180], [3, 90]])('at level %i makes the next screening due after %i days', (level, count) => {
    const kyc = made(takeVerdict({ ...pending, requestedLevel: level }, { verdict: 'APPROVED', level, result: 'CLEAR' }, timing));
    expect(kyc.rescreen).toEqual({ dueAt: days(count), reason: 'cadence' });
  });
});

it('a request that the provider never takes is for a person, once', () => {
  const refused = takeRefusal(pending, 'UNSUPPORTED_COUNTRY', timing);
  expect(refused).toMatchObject({ kyc: { state: 'IN_REVIEW' }, moves: [{ reason: 'UNSUPPORTED_COUNTRY' }] });
  for (const kyc of [made(refused), verified, rejected]) expect(takeRefusal(kyc, 'X', timing)).toBeUndefined();
});

describe('a screening', () => {
  it.each<[string, Kyc, 'CLEAR' | 'HIT', KycState, string]>([
    ['clear', verified, 'CLEAR', 'VERIFIED', 'CLEAR'], ['with hits', verified, 'HIT', 'IN_REVIEW', 'HIT'],
    ['with hits while the provider looks', pending, 'HIT', 'PENDING', 'HIT'],
    ['clear while the provider looks', pending, 'CLEAR', 'PENDING', 'PENDING'],
    ['with hits during a review', inReview, 'HIT', 'IN_REVIEW', 'HIT'], ['with hits on a rejected one', rejected, 'HIT', 'REJECTED', 'HIT'],
    ['with hits on an expired one', expired, 'HIT', 'EXPIRED', 'HIT'],
  ])('%s', (_, kyc, result, state, screening) => {
    const heard = made(takeScreening(kyc, 'monitoring', result, timing));
    expect([heard.state, screeningState(heard)]).toEqual([state, screening]);
  });

  it('of a party that was never submitted is nobody’s', () => expect(
    takeScreening(NOT_SUBMITTED, 'monitoring', 'HIT', timing),
  ).toBeUndefined());

  it('keeps the level while its hits are looked at', () => expect(
    made(takeScreening(verified, 'monitoring', 'HIT', timing)).level,
  ).toBe(2));

  it('that was asked for is answered by its own trigger alone', () => {
    expect(screeningState(made(takeScreening(asked, 'monitoring', 'CLEAR', timing)))).toBe('PENDING');
    expect(made(takeScreening(asked, 'party_changed', 'CLEAR', timing)).asked).not.toBeNull();
    expect(made(takeScreening(asked, 'cadence', 'CLEAR', timing))).toMatchObject({
      asked: null, rescreen: { dueAt: days(180), reason: 'cadence' },
    });
  });

  it('is due at once again when something came up since it was asked for', () => {
    const changed = markForRescreen(asked, 'party_changed', timing);
    expect(changed.rescreen?.reason).toBe('cadence');
    expect(made(takeScreening(changed, 'cadence', 'CLEAR', timing))).toMatchObject({
      asked: null, again: null, rescreen: { dueAt: now, reason: 'party_changed' },
    });
  });

  it('of the provider’s own watch does not stand for one that is due for a reason', () => {
    const marked = markForRescreen(verified, 'risk_flag', timing);
    expect(made(takeScreening(marked, 'monitoring', 'CLEAR', timing)).rescreen).toEqual({ dueAt: now, reason: 'risk_flag' });
    expect(
      made(takeScreening({ ...verified, rescreen: { dueAt: now, reason: 'cadence' } }, 'monitoring', 'CLEAR', timing)).rescreen?.dueAt,
    ).toEqual(days(180));
  });
});

describe('a document that expires', () => {
  it.each<[string, Kyc, KycState[], KycState, number]>([
    ['ends a verification', verified, ['EXPIRED'], 'EXPIRED', 0], [
      'ends one that is looked at again', raiseInReview, ['EXPIRED'], 'EXPIRED', 0,
    ],
    ['waits for the verdict', pending, [], 'PENDING', 0], ['waits for the verdict about a raise', raising, [], 'PENDING', 2],
    ['waits for a first review', inReview, [], 'IN_REVIEW', 0],
  ])('%s', (_, kyc, moves, state, level) => {
    const heard = takeDocumentExpired(kyc, timing);
    expect([path(heard), heard?.kyc.state, heard?.kyc.level]).toEqual([moves, state, level]);
  });

  it.each(['NOT_SUBMITTED', 'REJECTED', 'EXPIRED'])('is nothing to a party that is %s', (state) => {
    expect(takeDocumentExpired(all[state] as Kyc, timing)).toBeUndefined();
  });

  it('takes effect once the verdict is there, or the person has decided', () => {
    const early = made(takeDocumentExpired(pending, timing));
    expect(path(takeVerdict(early, { verdict: 'APPROVED', level: 2, result: 'CLEAR' }, timing))).toEqual(['VERIFIED', 'EXPIRED']);
    const looked = made(takeDocumentExpired(inReview, timing));
    expect(path(review(looked, { to: 'VERIFIED', reason: 'x' }, timing) as Moved)).toEqual(['VERIFIED', 'EXPIRED']);
  });

  it('is forgotten when the party is submitted again', () => {
    const turnedDown = made(review(made(takeDocumentExpired(inReview, timing)), { to: 'REJECTED', reason: 'x' }, timing));
    expect(
      path(takeVerdict(made(submit(turnedDown, 2, true, timing)), { verdict: 'APPROVED', level: 2, result: 'CLEAR' }, timing)),
    ).toEqual(['VERIFIED']);
  });
});

describe('a person', () => {
  const decisions: [KycState, 'IN_REVIEW' | 'VERIFIED' | 'REJECTED', string][] = [
    ['NOT_SUBMITTED', 'IN_REVIEW', 'refused'], ['NOT_SUBMITTED', 'VERIFIED', 'refused'], ['NOT_SUBMITTED', 'REJECTED', 'refused'],
    ['PENDING', 'IN_REVIEW', 'moves'], ['PENDING', 'VERIFIED', 'refused'], ['PENDING', 'REJECTED', 'refused'],
    ['IN_REVIEW', 'IN_REVIEW', 'holds'], ['IN_REVIEW', 'VERIFIED', 'moves'], ['IN_REVIEW', 'REJECTED', 'moves'],
    ['VERIFIED', 'IN_REVIEW', 'moves'], ['VERIFIED', 'VERIFIED', 'holds'], ['VERIFIED', 'REJECTED', 'refused'],
    ['REJECTED', 'IN_REVIEW', 'refused'], ['REJECTED', 'VERIFIED', 'refused'], ['REJECTED', 'REJECTED', 'holds'],
    ['EXPIRED', 'IN_REVIEW', 'refused'], ['EXPIRED', 'VERIFIED', 'refused'], ['EXPIRED', 'REJECTED', 'refused'],
  ];
  it.each(decisions)('who finds a party %s and says %s: %s', (state, to, expected) => {
    const result = review(all[state] as Kyc, { to, reason: 'x' }, timing);
    const outcome = 'refused' in result ? 'refused' : result.moves.length > 0 ? 'moves' : 'holds';
    expect(outcome).toBe(expected);
    if ('refused' in result) expect(result.refused).toMatchObject({
      code: 'KYC_TRANSITION_NOT_ALLOWED', details: { from_state: state, to_state: to },
    });
  });

  it('verifies the level that was asked for, or the one that was found', () => {
    expect(made(review(inReview, { to: 'VERIFIED', reason: 'x' }, timing)).level).toBe(2);
    expect(made(review(inReview, { to: 'VERIFIED', reason: 'x', level: 1 }, timing)).level).toBe(1);
  });

  it('does not change the level of a verified party by saying so', () => {
    expect(review(verified, { to: 'VERIFIED', reason: 'x', level: 2 }, timing)).toEqual({ kyc: verified, moves: [] });
    expect(review(verified, { to: 'VERIFIED', reason: 'x', level: 3 }, timing)).toHaveProperty('refused');
  });

  it('dismisses hits by verifying; a rejection leaves them, at level 0', () => {
    const hit = made(takeScreening(verified, 'monitoring', 'HIT', timing));
    expect(screeningState(made(review(hit, { to: 'VERIFIED', reason: 'x' }, timing)))).toBe('DISMISSED');
    const gone = made(review(hit, { to: 'REJECTED', reason: 'x' }, timing));
    expect([gone.level, gone.rescreen, screeningState(gone)]).toEqual([0, null, 'HIT']);
  });

  it('plans the next screening from the last one', () => {
    const looked: Kyc = { ...inReview, lastScreenedAt: days(-10) };
    expect(made(review(looked, { to: 'VERIFIED', reason: 'x' }, timing)).rescreen?.dueAt).toEqual(days(170));
  });
});

describe('a reason to screen again', () => {
  it.each<[string, Kyc, 'risk_flag' | 'party_changed', KycRescreenReason | undefined]>([
    ['a flag on a verified party', verified, 'risk_flag', 'risk_flag'],
    ['a change of a verified party', verified, 'party_changed', 'party_changed'],
    ['a flag after a change', markForRescreen(verified, 'party_changed', timing), 'risk_flag', 'party_changed'],
    ['a flag while it is looked at', pending, 'risk_flag', undefined], ['a flag on a rejected one', rejected, 'risk_flag', undefined],
  ])('%s', (_, kyc, reason, due) => {
    const marked = markForRescreen(kyc, reason, timing);
    expect([marked.rescreen?.reason, marked.rescreen?.dueAt]).toEqual([due, due && now]);
  });

  it('while it is looked at makes it due when it is verified', () => {
    const changed = markForRescreen(pending, 'party_changed', timing);
    expect(made(takeVerdict(changed, { verdict: 'APPROVED', level: 2, result: 'CLEAR' }, timing)).rescreen).toEqual({
      dueAt: now, reason: 'party_changed',
    });
  });

  it('is not lost when a person takes the party up', () => {
    const taken = made(review(markForRescreen(verified, 'party_changed', timing), { to: 'IN_REVIEW', reason: 'x' }, timing));
    expect(made(review(taken, { to: 'VERIFIED', reason: 'x' }, timing)).rescreen).toEqual({ dueAt: now, reason: 'party_changed' });
  });
});

describe('a sweep', () => {
  const due: Kyc = { ...verified, rescreen: { dueAt: now, reason: 'cadence' } };
  it.each<[string, Kyc, boolean, string, KycState]>([
    ['what is due', due, true, 'requested', 'VERIFIED'], ['what is due, without a provider', due, false, 'requested', 'IN_REVIEW'],
    ['what is not', verified, true, 'nothing', 'VERIFIED'], [
      'what is due a moment later', { ...due, rescreen: { dueAt: new Date(now.getTime() + 1), reason: 'cadence' } }, true, 'nothing',
      'VERIFIED',
    ],
    ['what was asked for', asked, true, 'already_pending', 'VERIFIED'],
    [
      'what was asked for a moment less than 30 days ago',
      { ...asked, asked: { at: new Date(days(-30).getTime() + 1), reason: 'cadence' } }, true, 'already_pending', 'VERIFIED',
    ],
    ['what was asked for 30 days ago', { ...asked, asked: { at: days(-30), reason: 'cadence' } }, true, 'expired', 'EXPIRED'],
    ['a party that is rejected', rejected, true, 'nothing', 'REJECTED'],
  ])('finds %s', (_, kyc, hasProvider, did, state) => {
    const swept = sweep(kyc, hasProvider, timing);
    expect([swept.did, (swept.moved?.kyc ?? kyc).state]).toEqual([did, state]);
  });
});

it.each([[2, 0, 2], [2, 1, 0], [0, 3, 0]])('level %i with %i open flags is %i to limits', (level, flags, seen) => {
  expect(effectiveLevel({ level }, flags)).toBe(seen);
});

describe('documents', () => {
  const refs = (...types: KycDocumentType[]): KycDocumentRef[] => types.map((type) => ({ type, ref: type }));
  it.each<[string, 'individual' | 'company', number, KycDocumentRef[], KycDocumentType[]]>([
    ['level 1', 'individual', 1, [], []], ['level 1 of a company', 'company', 1, [], []],
    ['level 2 without any', 'individual', 2, [], ['IDENTITY_CARD', 'SELFIE']],
    ...(['IDENTITY_CARD', 'DRIVING_LICENCE', 'PASSPORT', 'RESIDENCE_PERMIT'] as const).map((type) =>
      [`level 2 with ${type}`, 'individual' as const, 2, refs(type, 'SELFIE'), []] as [
        string, 'individual', number, KycDocumentRef[], KycDocumentType[],
      ]),
    ['level 3 with those of level 2', 'individual', 3, refs('PASSPORT', 'SELFIE'), ['PROOF_OF_ADDRESS', 'PROOF_OF_INCOME']],
    ['level 3 with its own alone', 'individual', 3, refs('PROOF_OF_ADDRESS', 'PROOF_OF_INCOME'), ['IDENTITY_CARD', 'SELFIE']],
    ['level 2 of a company', 'company', 2, refs('SELFIE'), ['ARTICLES_OF_ASSOCIATION', 'OWNERSHIP_STRUCTURE']],
    ['level 3 of a company', 'company', 3, refs('ARTICLES_OF_ASSOCIATION', 'OWNERSHIP_STRUCTURE', 'FINANCIAL_STATEMENT'), []],
    ['a document on its last day', 'individual', 2, [{ type: 'PASSPORT', ref: 'p', expires_on: '2026-03-02' }, ...refs('SELFIE')], []],
    ['a document past it', 'individual', 2, [
      { type: 'PASSPORT', ref: 'p', expires_on: '2026-03-01' }, ...refs('SELFIE'),
    ], ['IDENTITY_CARD']],
  ])('%s', (_, type, level, documents, missing) => {
    expect(missingDocuments(type, level, documents, '2026-03-02')).toEqual(missing);
  });
});

/** What a provider says in a history; a repetition is known by its report before it comes here. */
const callbacks = {
  approved: (kyc: Kyc) => takeVerdict(kyc, { verdict: 'APPROVED', level: 2, result: 'CLEAR' }, timing),
  approvedWithHits: (kyc: Kyc) => takeVerdict(kyc, { verdict: 'APPROVED', level: 2, result: 'HIT' }, timing),
  unsure: (kyc: Kyc) => takeVerdict(kyc, { verdict: 'REVIEW', level: 2, result: 'CLEAR' }, timing),
  rejected: (kyc: Kyc) => takeVerdict(kyc, { verdict: 'REJECTED', level: 2, result: 'CLEAR' }, timing),
  clear: (kyc: Kyc) => takeScreening(kyc, 'monitoring', 'CLEAR', timing),
  hit: (kyc: Kyc) => takeScreening(kyc, 'monitoring', 'HIT', timing),
  answerClear: (kyc: Kyc) => takeScreening(kyc, 'cadence', 'CLEAR', timing),
  answerHit: (kyc: Kyc) => takeScreening(kyc, 'cadence', 'HIT', timing),
  documentExpired: (kyc: Kyc) => takeDocumentExpired(kyc, timing),
};
type Callback = keyof typeof callbacks;

function subsets<T>(of: readonly T[]): T[][] {
  return of.reduce<T[][]>((all, item) => [...all, ...all.map((subset) => [...subset, item])], [[]]);
}

/** Everything that is shown of a party, and all that its future depends on. */
function endOf(start: Kyc, sequence: readonly Callback[]): unknown {
  const heard = new Set<Callback>();
  let kyc = start;
  for (const name of sequence) {
    if (heard.has(name)) continue; // its report is known
    heard.add(name);
    const moved = callbacks[name](kyc);
    for (const { from, to } of moved?.moves ?? []) expect(allowedMoves[from]).toContain(to);
    kyc = moved?.kyc ?? kyc;
  }
  return { ...kyc, screening: screeningState(kyc) };
}

const around: Callback[] = ['clear', 'hit', 'documentExpired'];
const histories: [string, Kyc, Callback[]][] = [
  ...[['a first submission', pending], ['a raise', raising]].flatMap(([name, start]) =>
    (['approved', 'approvedWithHits', 'unsure', 'rejected'] as const).flatMap((verdict) =>
      subsets(around).map(
        (more) => [`${name as string}: ${[verdict, ...more].join(', ')}`, start as Kyc, [verdict, ...more]] as [string, Kyc, Callback[]],
      ))),
  ...(['answerClear', 'answerHit'] as const).flatMap((answer) =>
    subsets(around).map((more) => [`a screening: ${[answer, ...more].join(', ')}`, asked, [answer, ...more]] as [string, Kyc, Callback[]])),
];

describe('whatever the order of up to five callbacks, and however often each comes, one end', () => {
  it.each(histories)('%s', (_, start, messages) => {
    const ends = new Set(everyOrder(messages, 5).map((sequence) => JSON.stringify(endOf(start, sequence))));
    expect([...ends]).toHaveLength(1);
  });
});

describe('verdicts that contradict each other', () => {
  const verdicts: Callback[] = ['approved', 'approvedWithHits', 'unsure', 'rejected'];
  it.each(verdicts)('flip nothing after the first: %s', (first) => {
    const decided = made(callbacks[first](pending));
    for (const sequence of everyOrder(verdicts.filter((it) => it !== first), 3)) {
      const end = sequence.reduce((kyc, name) => callbacks[name](kyc)?.kyc ?? kyc, decided);
      expect([end.state, end.level]).toEqual([decided.state, decided.level]);
    }
  });
});
