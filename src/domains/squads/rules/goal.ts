import { accountingDay } from '../../../platform/clock.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** Savings goal of a squad. */
export interface Goal {
  readonly targetCents: number;
  /** yyyy-mm-dd in São Paulo. */
  readonly targetDate: string | null;
  /** Time at which the balance first met the target; null until then. Neither spending nor editing the goal removes it. */
  readonly achievedAt: Date | null;
}

/** A goal after a change, and whether it was reached by it. */
export interface GoalChange {
  readonly goal: Goal;
  /** True when anything differs from before. */
  readonly changed: boolean;
  readonly achieved: boolean;
}

/**
 * A goal after money came in, by a deposit or by coming back.
 * @param balance of the shared account, in cents, after it.
 */
export function afterMoney(goal: Goal, balance: number, now: Date): GoalChange {
  const achieved = goal.achievedAt === null && balance >= goal.targetCents;
  return { goal: achieved ? { ...goal, achievedAt: now } : goal, changed: achieved, achieved };
}

/**
 * Sets a goal, in place of the one before as a whole; one that the balance meets already is reached now. One that was reached
 * stays so: to start again, remove it first.
 * @param current the goal before, null where there is none.
 * @returns GOAL_DATE_PAST when its day is before today in São Paulo.
 */
export function setGoal(
  current: Goal | null, wanted: Pick<Goal, 'targetCents' | 'targetDate'>, balance: number, now: Date,
): GoalChange | Refusal {
  const { targetCents, targetDate } = wanted;
  const today = accountingDay(now);
  if (targetDate !== null && targetDate < today) return refusal('GOAL_DATE_PAST', { target_date: targetDate, today });
  const set = { targetCents, targetDate, achievedAt: current?.achievedAt ?? null };
  const { goal, achieved } = afterMoney(set, balance, now);
  return { goal, changed: achieved || current?.targetCents !== targetCents || current.targetDate !== targetDate, achieved };
}

/** Progress of a goal, from 0 to 1. @param balance of the shared account, in cents. */
export function progressOf({ targetCents }: Goal, balance: number): number {
  return Math.min(1, balance / targetCents);
}
