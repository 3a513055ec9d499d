import { expect, it } from '@jest/globals';
import { FixedClock } from '../clock.ts';
import { TurnedClock } from './turned-clock.ts';

const at = (seconds: number): Date => new Date(Date.parse('2026-03-02T12:00:00.000Z') + seconds * 1_000);

it('does what is due when it is let go, also where that names an earlier time than the hold', () => {
  const clock = new TurnedClock(new FixedClock(at(0)));
  const done: string[] = [];
  clock.after(60_000, () => done.push('due'));
  clock.turnTo(at(60), true);
  expect(done).toEqual([]);
  clock.turnTo(new Date(at(60).getTime() - 5));
  expect([done, clock.nextDue, clock.now()]).toEqual([['due'], null, at(60)]);
});

it('has timers that are not due wait less while it is held', () => {
  const clock = new TurnedClock(new FixedClock(at(0)));
  clock.after(120_000, () => undefined);
  clock.turnTo(at(60), true);
  expect(clock.nextDue).toEqual(at(120));
  clock.clearTimers();
});
