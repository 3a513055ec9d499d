import { describe, expect, it } from '@jest/globals';
import { afterMoney, progressOf, setGoal, type Goal } from './goal.ts';

const NOW = new Date('2026-03-02T02:59:00.000Z');
const BEFORE = new Date('2026-02-01T12:00:00.000Z');
const goal = (targetCents: number, achievedAt: Date | null = null, targetDate: string | null = null): Goal => ({
  targetCents, targetDate, achievedAt,
});

describe('money that comes in', () => {
  it.each<[string, Goal, number, Date | null, boolean]>([
    ['reaches the target', goal(30000), 30000, NOW, true],
    ['goes past it', goal(30000), 30001, NOW, true],
    ['stays a cent below', goal(30000), 29999, null, false],
    ['comes after it was reached', goal(30000, BEFORE), 40000, BEFORE, false],
    ['comes after it was reached, and does not meet it any more', goal(30000, BEFORE), 100, BEFORE, false],
  ])('%s', (_, before, balance, achievedAt, achieved) => {
    expect(afterMoney(before, balance, NOW)).toEqual({ goal: { ...before, achievedAt }, changed: achieved, achieved });
  });
});

describe('setting a goal', () => {
  it.each<[string, Goal | null, Goal, number, object]>([
    ['that is far', null, goal(30000), 100, { goal: goal(30000), changed: true, achieved: false }],
    ['that the balance meets already', null, goal(100), 100, { goal: goal(100, NOW), changed: true, achieved: true }],
    [
      'that the balance meets, in place of one it does not', goal(500), goal(100), 100,
      { goal: goal(100, NOW), changed: true, achieved: true },
    ],
    ['that is set already', goal(500), goal(500), 100, { goal: goal(500), changed: false, achieved: false }],
    [
      'in place of one that was reached: it stays reached', goal(100, BEFORE), goal(900), 100,
      { goal: goal(900, BEFORE), changed: true, achieved: false },
    ],
    [
      'in place of one that was reached, and is again: once', goal(100, BEFORE), goal(90), 100,
      { goal: goal(90, BEFORE), changed: true, achieved: false },
    ],
    [
      'again, with another day', goal(500), goal(500, null, '2026-12-24'), 100,
      { goal: goal(500, null, '2026-12-24'), changed: true, achieved: false },
    ],
    ['again, without a day', goal(500, null, '2026-12-24'), goal(500), 100, { goal: goal(500), changed: true, achieved: false }],
    ['after it was removed: reached anew', null, goal(100), 100, { goal: goal(100, NOW), changed: true, achieved: true }],
    [
      'for today in São Paulo, where UTC has tomorrow', null, goal(500, null, '2026-03-01'), 100,
      { goal: goal(500, null, '2026-03-01'), changed: true, achieved: false },
    ],
  ])('%s', (_, current, wanted, balance, expected) => {
    expect(setGoal(current, wanted, balance, NOW)).toEqual(expected);
  });

  it('for a day that has passed is refused', () => {
    expect(setGoal(null, goal(500, null, '2026-02-28'), 100, NOW))
      .toMatchObject({ code: 'GOAL_DATE_PAST', details: { target_date: '2026-02-28', today: '2026-03-01' } });
  });
});

it.each([[0, 0], [27000, 0.09], [300000, 1], [900000, 1]])('a balance of %i makes %f of a goal of 300000', (balance, progress) => {
  expect(progressOf(goal(300000), balance)).toBe(progress);
});
