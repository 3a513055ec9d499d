/** In whatever order, and however often, a recovery is told of, the end is one. */
import { describe, expect, it } from '@jest/globals';
import { everyOrder } from '../../../../test/support/every-order.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import type { ToldHop } from './recovery.entity.ts';
import { deadlinesOf, mergeFact, securedOf, type Recovery, type RecoveryFact } from './recovery.ts';

const RECOVERY = '5d1f0f8e-2f7c-4c58-9d1b-6a0b8c3e7f24';
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (hour: number): string => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const NONE = { recoveryId: RECOVERY, root: null, hops: [], isMonitored: null, by: 'PROVIDER' } as const;
const hop = (hour: number, securedCents: number | null, name = 'E1'): ToldHop => ({
  hop: 1, endToEndId: name, fromIspb: null, toIspb: null, cents: 45_000, securedCents, occurredAt: at(1), at: at(hour),
});

const created: RecoveryFact = { ...NONE, at: at(2), state: 'CREATED', root: { endToEndId: 'E0', cents: 45_000 } };
const tracked: RecoveryFact = { ...NONE, at: at(3), state: 'TRACKED', hops: [hop(3, 1_000), hop(3, null, 'E2')] };
const updated: RecoveryFact = { ...NONE, at: at(5), state: null, hops: [hop(5, 14_000)], isMonitored: true };
const analysed: RecoveryFact = { ...NONE, at: at(6), state: 'ANALYSED', hops: [hop(6, 12_000)], isMonitored: false };
const refunding: RecoveryFact = { ...NONE, at: at(7), state: 'REFUNDING' };
const completed: RecoveryFact = { ...NONE, at: at(8), state: 'COMPLETED' };
const cancelled: RecoveryFact = { ...NONE, at: at(8), state: 'CANCELLED' };

/** @returns the recovery at the end, without its version, and the states it had. */
function play(story: readonly RecoveryFact[]): { end: string; states: string[]; versions: bigint[] } {
  let recovery: Recovery | undefined;
  const [states, versions]: [string[], bigint[]] = [[], []];
  for (const fact of story) {
    const after = mergeFact(recovery, 'sim-demo', fact, NOW);
    recovery = after ?? recovery;
    if (after) versions.push(after.version);
    states.push(recovery?.state ?? '');
  }
  const { version: _, updatedAt: __, monitoredToldAt: ___, ...end } = recovery as Recovery;
  return { end: canonicalJson(end), states, versions };
}

describe('a recovery', () => {
  it.each<[string, RecoveryFact[]]>([
    ['that is completed', [created, tracked, updated, completed]],
    ['that is cancelled', [created, tracked, analysed, cancelled]],
    ['that skips tracking', [created, analysed, refunding, completed]],
    ['whose money is found bit by bit', [tracked, updated, analysed, created]],
  ])('%s ends alike in every order, and never goes back', (_, facts) => {
    const stories = everyOrder(facts, 5);
    const ends = new Set(stories.map((story) => play(story).end));
    expect([stories.length > 24, ends.size]).toEqual([true, 1]);
    const order = ['CREATED', 'TRACKED', 'AWAITING_ANALYSIS', 'ANALYSED', 'REFUNDING', 'COMPLETED', 'CANCELLED'];
    const isBack = ({ states }: { states: string[] }) =>
      states.some((state, n) => order.indexOf(state) < order.indexOf(states[n - 1] ?? ''));
    expect(stories.map(play).filter(isBack)).toEqual([]);
    expect(stories.map(play).filter(({ versions }) => versions.some((version, n) => version !== BigInt(n + 1)))).toEqual([]);
  });

  it('that has ended stays so, whatever contradicts it', () => {
    expect(play([completed, cancelled]).states).toEqual(['COMPLETED', 'COMPLETED']);
    expect(play([cancelled, completed]).states).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('says nothing of what it knows', () => {
    const one = mergeFact(undefined, 'sim-demo', tracked, NOW);
    expect([mergeFact(one, 'sim-demo', tracked, NOW), securedOf(one as Recovery)]).toEqual([undefined, 1_000]);
  });
});

describe('a deadline', () => {
  const TERMS = { contestDays: 80, clientDays: 5, analysisDays: 7, refundHours: 6, returnHours: 96, totalDays: 11 };
  const of = (facts: readonly RecoveryFact[], now: string) => {
    const it = facts.reduce<Recovery | undefined>((known, fact) => mergeFact(known, 'sim-demo', fact, NOW) ?? known, undefined) as Recovery;
    const found = deadlinesOf(it, new Date(at(1)), TERMS, new Date(now));
    return Object.fromEntries(found.map((due) => [due.deadline, [due.due_at, due.status]]));
  };

  it('is an instant, open until it has passed', () => {
    expect(of([created], '2026-03-09T02:00:00.000Z')).toEqual({
      CONTEST: ['2026-05-21T01:00:00.000Z', 'MET'], CLIENT_ANSWER: ['2026-03-07T02:00:00.000Z', 'PASSED'],
      ANALYSIS: ['2026-03-09T02:00:00.000Z', 'OPEN'], END: ['2026-03-13T02:00:00.000Z', 'OPEN'],
    });
    expect(of([created], '2026-03-09T02:00:00.001Z')['ANALYSIS']).toEqual(['2026-03-09T02:00:00.000Z', 'PASSED']);
  });

  it('is met by what was to be done, and others follow', () => {
    expect(of([created, analysed], '2026-03-20T00:00:00.000Z')).toMatchObject({
      ANALYSIS: ['2026-03-09T02:00:00.000Z', 'MET'], REFUND_REQUEST: ['2026-03-02T12:00:00.000Z', 'PASSED'],
      RETURN: ['2026-03-06T06:00:00.000Z', 'PASSED'], END: ['2026-03-13T02:00:00.000Z', 'PASSED'],
    });
    expect(of([created, analysed, refunding, completed], '2026-03-20T00:00:00.000Z')).toMatchObject({
      REFUND_REQUEST: [expect.any(String), 'MET'], RETURN: [expect.any(String), 'MET'], END: [expect.any(String), 'MET'],
    });
  });
});
