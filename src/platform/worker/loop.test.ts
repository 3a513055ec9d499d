import { expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/service.ts';
import { Loop } from './loop.ts';

it('takes one turn after the other, goes on after one that failed, and stops between two', async () => {
  let turns = 0;
  let underWay = 0;
  const failures: unknown[] = [];
  const loop = new Loop(async () => {
    expect((underWay += 1)).toBe(1);
    turns += 1;
    await new Promise(setImmediate);
    underWay -= 1;
    if (turns === 2) throw new Error('the second');
    return turns === 4 ? 60_000 : 0;
  }, (error) => failures.push(error), 1);
  loop.start();
  await eventually(async () => turns === 4, 5);
  expect(failures).toEqual([new Error('the second')]);
  expect(loop.isStopping).toBe(false);
  await loop.stop(); // in the middle of a minute's pause
  expect([turns, underWay, loop.signal.aborted]).toEqual([4, 0, true]);
});

it('a stop waits for the turn that is under way', async () => {
  let hasEnded = false;
  const loop = new Loop(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    hasEnded = true;
    return 0;
  }, () => undefined);
  loop.start();
  await loop.stop();
  expect(hasEnded).toBe(true);
});
