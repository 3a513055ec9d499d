/** States of keys and claims by tables, and every order in which they can be reported. Pure. */
import { describe, expect, it } from '@jest/globals';
import { everyOrder } from '../../../../test/support/every-order.ts';
import type { PixClaimRole, PixClaimState, PixClaimType, PixKeyState } from '../../../../generated/models.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import type { FactVerdict } from '../../../platform/receiver/fact.ts';
import { takeClaimFact, stepToCancel, stepToConfirm, isExpired, type ClaimFact } from './claim.ts';
import { failureCodeOf, claimTypeFor, moveKey, takesOn, type KeyMove } from './key.ts';
import type { PixClaim, PixKey } from './key.entity.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-09T12:00:00Z');

const claimOf = (given: Partial<PixClaim> = {}): PixClaim => ({
  claimId: 'pxc_1', keyId: 'pxk_1', accountId: 'acc_1', type: 'PORTABILITY', role: 'CLAIMER', state: 'OPEN', resolutionDueAt: LATER,
  completionDueAt: LATER,
  confirmReason: null, cancelReason: null, cancelledBy: null, confirmedAt: null, completedAt: null, cancelledAt: null, version: 1n,
  updatedAt: NOW, ...given,
}) as PixClaim;

const waiting: ClaimFact = { to: 'WAITING_RESOLUTION' };
const confirmed: ClaimFact = { to: 'CONFIRMED', reason: 'DEFAULT_OPERATION' };
const completed: ClaimFact = { to: 'COMPLETED' };
const cancelled: ClaimFact = { to: 'CANCELLED', reason: 'FRAUD', by: 'CLAIMER' };

function takeAll(facts: readonly ClaimFact[]) {
  const claim = claimOf();
  const events: EventDraft[] = [];
  for (const fact of facts) takeClaimFact({ claim, now: NOW, announce: (event) => void events.push(event) }, fact);
  return { claim, events };
}

describe('claims', () => {
  it.each([
    ['completed', [waiting, confirmed, completed], 'COMPLETED', 'DEFAULT_OPERATION', null],
    ['declined', [waiting, cancelled], 'CANCELLED', null, 'FRAUD'],
    ['called off after it was confirmed', [waiting, confirmed, cancelled], 'CANCELLED', 'DEFAULT_OPERATION', 'FRAUD'],
  ] as const)('%s: whatever the order and however often, up to five times, one end', (
    _name, history, state, confirmReason, cancelReason,
  ) => {
    const all = everyOrder<ClaimFact>(history, 5);
    expect(all.length).toBeGreaterThan(50);
    for (const sequence of all) {
      const { claim, events } = takeAll(sequence);
      expect(claim).toMatchObject({ state, confirmReason, cancelReason, version: BigInt(events.length + 1) });
      expect(events.map(({ version }) => version)).toEqual(events.map((_, n) => BigInt(n + 2)));
    }
  });

  it('contradictory ends flip nothing: the first stands', () => {
    for (const sequence of everyOrder<ClaimFact>([completed, cancelled], 5)) {
      const { claim, events } = takeAll(sequence);
      expect({ state: claim.state, events: events.length }).toEqual({ state: sequence[0]?.to, events: 1 });
    }
  });

  it.each<[string, readonly ClaimFact[], FactVerdict]>([
    ['moves it', [waiting], 'DONE'], ['repeats', [waiting, waiting], 'LATE'], ['is behind', [completed, waiting], 'LATE'],
    ['tells of a claim that has ended what was not known', [cancelled, confirmed], 'DONE'],
    ['tells it again', [cancelled, confirmed, confirmed], 'LATE'],
  ])('a fact that %s', (_, facts, verdict) => {
    const draft = { claim: claimOf(), now: NOW, announce: () => undefined };
    expect(facts.map((fact) => takeClaimFact(draft, fact)).at(-1)).toBe(verdict);
  });

  const steps: [PixClaimRole, PixClaimType, PixClaimState, string, string][] = [
    ['DONOR', 'PORTABILITY', 'OPEN', 'confirm', 'cancel'],
    ['DONOR', 'PORTABILITY', 'WAITING_RESOLUTION', 'confirm', 'cancel'],
    ['DONOR', 'PORTABILITY', 'CONFIRMED', 'done', 'PIX_CLAIM_NOT_CANCELLABLE'],
    ['DONOR', 'PORTABILITY', 'COMPLETED', 'done', 'PIX_CLAIM_NOT_ACTIVE'],
    ['DONOR', 'PORTABILITY', 'CANCELLED', 'PIX_CLAIM_NOT_ACTIVE', 'done'],
    ['DONOR', 'OWNERSHIP', 'WAITING_RESOLUTION', 'confirm', 'PIX_CLAIM_NOT_CANCELLABLE'],
    ['CLAIMER', 'PORTABILITY', 'OPEN', 'PIX_CLAIM_AWAITS_DONOR', 'cancel'],
    ['CLAIMER', 'PORTABILITY', 'WAITING_RESOLUTION', 'PIX_CLAIM_AWAITS_DONOR', 'cancel'],
    ['CLAIMER', 'PORTABILITY', 'CONFIRMED', 'complete', 'PIX_CLAIM_NOT_CANCELLABLE'],
    ['CLAIMER', 'PORTABILITY', 'COMPLETED', 'done', 'PIX_CLAIM_NOT_ACTIVE'],
    ['CLAIMER', 'OWNERSHIP', 'CONFIRMED', 'PIX_CLAIM_PERIOD_RUNNING', 'cancel'],
  ];
  it.each(steps)('a %s of a claim of %s that is %s: confirm %s, cancel %s', (role, type, state, confirm, cancel) => {
    const claim = claimOf({ role, type, state });
    const said = (step: ReturnType<typeof stepToConfirm> | ReturnType<typeof stepToCancel>) =>
      ('done' in step ? 'done' : 'refused' in step ? step.refused.code : step.step);
    expect([said(stepToConfirm(claim, NOW)), said(stepToCancel(claim))]).toEqual([confirm, cancel]);
  });

  it('an OWNERSHIP claim waits until its deadline, unless the owner agreed', () => {
    const claim = claimOf({ type: 'OWNERSHIP', state: 'CONFIRMED', confirmReason: 'DEFAULT_OPERATION' });
    expect(stepToConfirm(claim, new Date(LATER.getTime() - 1))).toHaveProperty('refused');
    expect(stepToConfirm(claim, LATER)).toEqual({ step: 'complete' });
    expect(stepToConfirm({ ...claim, confirmReason: 'USER_REQUESTED' }, NOW)).toEqual({ step: 'complete' });
  });

  it('expires to the millisecond, while the donor has not answered', () => {
    expect(isExpired(claimOf(), new Date(LATER.getTime() - 1))).toBe(false);
    expect(isExpired(claimOf({ state: 'WAITING_RESOLUTION' }), LATER)).toBe(true);
    expect(isExpired(claimOf({ state: 'CONFIRMED' }), LATER)).toBe(false);
  });
});

describe('keys', () => {
  const keyOf = (state: PixKeyState): PixKey => ({
    keyId: 'pxk_1', accountId: 'acc_1', keyType: 'EMAIL', state, failureCode: null, exclusionReason: null, stateHistory: [],
    registeredAt: null, excludedAt: null,
    version: 0n, updatedAt: NOW,
  }) as unknown as PixKey;
  const registered: KeyMove = { to: 'ACTIVE', by: 'REGISTRATION' };
  const failed: KeyMove = { to: 'REGISTRATION_FAILED', code: 'KEY_BLOCKED' };
  const excluded: KeyMove = { to: 'EXCLUDED', reason: 'FRAUD' };
  const claimed: KeyMove = { to: 'ACTIVE', by: 'CLAIM' };
  const by = { actor_type: 'PROVIDER', actor: 'sim-demo' } as const;
  const afterAll = (moves: readonly KeyMove[]): PixKey => {
    const key = keyOf('PENDING');
    for (const move of moves) moveKey(key, move, by, NOW);
    return key;
  };

  it.each([
    ['PENDING', [true, true, true, false]], ['ACTIVE', [false, false, true, false]], ['REGISTRATION_FAILED', [false, false, true, true]],
    ['EXCLUDED', [false, false, false, false]],
  ] as const)('%s: registered, failed, excluded, claimed take it on: %j', (state, expected) => {
    expect([registered, failed, excluded, claimed].map((move) => takesOn(state, move))).toEqual(expected);
  });

  it.each([['registered and excluded', [registered, excluded]], ['refused and excluded', [failed, excluded]]] as const)(
    '%s: whatever the order and however often, up to five times, EXCLUDED', (_name, history) => {
      for (const sequence of everyOrder<KeyMove>(history, 5)) {
        const key = afterAll(sequence);
        expect(key).toMatchObject({
          state: 'EXCLUDED', failureCode: null, exclusionReason: 'FRAUD', version: BigInt(key.stateHistory.length),
        });
      }
    });

  it('contradictory answers flip nothing: the first stands', () => {
    for (const sequence of everyOrder<KeyMove>([registered, failed], 5)) {
      const key = afterAll(sequence);
      expect({ state: key.state, moves: key.stateHistory.length }).toEqual({ state: sequence[0]?.to, moves: 1 });
    }
  });

  it.each([
    ['KEY_HELD_ELSEWHERE', 'EMAIL', 'PORTABILITY'], ['KEY_HELD_ELSEWHERE', 'EVP', null],
    ['KEY_OWNED_BY_OTHER_PERSON', 'PHONE', 'OWNERSHIP'],
    ['KEY_OWNED_BY_OTHER_PERSON', 'CPF', null], ['KEY_BLOCKED', 'PHONE', null],
  ] as const)('%s of a key of type %s leaves the claim %s', (code, type, claim) => {
    expect(claimTypeFor(code, type)).toBe(claim);
  });

  it.each([
    ['EntryLimitExceeded', 'KEY_LIMIT_REACHED'], ['KEY_BLOCKED', 'KEY_BLOCKED'], ['ED05', 'PROVIDER_REFUSED'], ['', 'PROVIDER_REFUSED'],
    [undefined, 'PROVIDER_REFUSED'], ['toString', 'PROVIDER_REFUSED'],
  ])('the provider’s code %s is %s', (code, expected) => {
    expect(failureCodeOf(code)).toBe(expected);
  });
});
