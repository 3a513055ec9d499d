import { describe, expect, it } from '@jest/globals';
import { cancellableUntil, hoursOf, isCancellable, isInTerm, isWithin, nextLook, periodOf } from './calendar.ts';
import { chargeMoves, mandateMoves, newAttempt, type Charge } from './mandate.ts';
import type { Attempt } from './mandate.entity.ts';

const HOLD_HOURS = 264;
const now = new Date('2026-03-02T12:00:00.000Z');

function charge(status: Charge['status'], ...attempts: Attempt[]): Charge {
  return {
    chargeId: 'pmc_x', mandateId: 'pxm_x', accountId: 'acc_x', txid: 'x', status, amount: 1n, dueOn: '2026-03-10',
    description: null, attempts,
    holdId: null, obligationId: null, failureCode: null, cancelledBy: null, debitedAt: null, cancelledAt: null, nextAt: null,
    createdAt: now, updatedAt: now, version: 1n,
  };
}

const first = newAttempt(1, '2026-03-10');
const failed: Attempt = { ...first, status: 'FAILED' };

describe('the hours of an attempt', () => {
  it.each([
    ['2026-03-10T02:59:59.999Z', false], ['2026-03-10T03:00:00.000Z', true], ['2026-03-10T10:59:59.999Z', true],
    ['2026-03-10T11:00:00.000Z', false],
    ['2026-03-10T20:59:59.999Z', false], ['2026-03-10T21:00:00.000Z', true], ['2026-03-10T23:59:59.999Z', true],
    ['2026-03-11T00:00:00.000Z', false],
  ])('%s: it is made: %s', (at, expected) => {
    expect(isWithin(hoursOf('2026-03-10', HOLD_HOURS), new Date(at))).toBe(expected);
  });

  it.each([
    ['SCHEDULED', '2026-02-20T12:00:00.000Z', '2026-02-27T03:00:00.000Z', [first]],
    ['SCHEDULED', '2026-03-02T12:00:00.000Z', '2026-03-09T21:00:00.000Z', [first]],
    ['HELD', '2026-03-02T12:00:00.000Z', '2026-03-10T03:00:00.000Z', [first]],
    ['SCHEDULED', '2026-03-09T21:00:00.000Z', '2026-03-10T03:00:00.000Z', [first]],
    ['HELD', '2026-03-10T03:00:00.000Z', '2026-03-10T21:00:00.000Z', [first]],
    ['DEBITING', '2026-03-10T21:00:00.000Z', '2026-03-11T00:00:00.000Z', [first]],
    ['DEBITING', '2026-03-11T00:00:00.000Z', null, [first]],
    ['SCHEDULED', '2026-03-11T00:00:00.000Z', '2026-03-18T03:00:00.000Z', [failed]],
    ['DEBITED', '2026-03-10T03:00:00.000Z', null, [first]],
  ] as const)('a charge that is %s at %s is looked at next at %s', (status, at, expected, attempts) => {
    expect(nextLook(charge(status, ...attempts), new Date(at), HOLD_HOURS)?.toISOString() ?? null).toBe(expected);
  });
});

describe('how early an amount is reserved', () => {
  it.each(
    [[264, '2026-02-27T03:00:00.000Z'], [24, '2026-03-09T03:00:00.000Z'], [6, '2026-03-09T21:00:00.000Z']],
  )('%i hours before the day', (holdHours, expected) => {
    expect(hoursOf('2026-03-10', holdHours).holdFrom.toISOString()).toBe(expected);
    expect(nextLook(charge('SCHEDULED', first), new Date('2026-02-20T00:00:00.000Z'), holdHours)?.toISOString()).toBe(expected);
  });
});

describe('until when the payer may cancel', () => {
  it.each([
    ['HELD', [first], '2026-03-10T02:59:59.000Z'], ['SCHEDULED', [failed, newAttempt(2, '2026-03-12')], '2026-03-12T02:59:59.000Z'],
    ['SCHEDULED', [failed], '2026-03-17T02:59:59.000Z'], ['DEBITED', [first], '2026-03-10T02:59:59.000Z'],
  ] as const)('a charge that is %s', (status, attempts, until) => {
    expect(cancellableUntil(charge(status, ...attempts)).toISOString()).toBe(until);
  });

  it.each([
    ['HELD', '2026-03-10T02:59:59.999Z', true], ['HELD', '2026-03-10T03:00:00.000Z', false],
    ['SCHEDULED', '2026-03-10T02:59:59.000Z', true],
    ['DEBITING', '2026-03-09T00:00:00.000Z', false], ['DEBITED', '2026-03-09T00:00:00.000Z', false],
    ['FAILED', '2026-03-09T00:00:00.000Z', false],
  ] as const)('%s at %s: %s', (status, at, expected) => {
    expect(isCancellable(charge(status, first), new Date(at))).toBe(expected);
  });
});

describe('the periods of a mandate', () => {
  it.each([
    ['WEEKLY', '2026-03-02', '2026-03-08', 0], ['WEEKLY', '2026-03-02', '2026-03-09', 1], ['MONTHLY', '2026-01-31', '2026-02-27', 0],
    ['MONTHLY', '2026-01-31', '2026-02-28', 1], ['MONTHLY', '2026-01-31', '2026-03-30', 1], ['MONTHLY', '2026-01-31', '2026-03-31', 2],
    ['MONTHLY', '2026-03-10', '2026-04-09', 0], ['QUARTERLY', '2026-01-10', '2026-04-09', 0], ['QUARTERLY', '2026-01-10', '2026-04-10', 1],
    ['SEMIANNUAL', '2026-01-10', '2026-07-10', 1], ['ANNUAL', '2024-02-29', '2025-02-27', 0], ['ANNUAL', '2024-02-29', '2025-02-28', 1],
  ] as const)('%s from %s: %s lies in period %i', (periodicity, startsOn, day, period) => {
    expect(periodOf({ startsOn, periodicity }, day)).toBe(period);
  });

  it.each(
    [['2026-03-01', false], ['2026-03-02', true], ['2026-06-30', true], ['2026-07-01', false]],
  )('a charge may fall due on %s: %s', (day, expected) => {
    expect(isInTerm({ startsOn: '2026-03-02', endsOn: '2026-06-30' }, day)).toBe(expected);
  });
});

describe('what is final goes nowhere', () => {
  it.each(['REJECTED', 'EXPIRED', 'REVOKED', 'CANCELLED', 'COMPLETED'] as const)('a mandate that is %s', (status) => {
    expect(mandateMoves[status]).toEqual([]);
  });

  it.each(['DEBITED', 'FAILED', 'CANCELLED'] as const)('a charge that is %s', (status) => {
    expect(chargeMoves[status]).toEqual([]);
  });
});
