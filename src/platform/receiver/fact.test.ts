import { expect, it } from '@jest/globals';
import { takeWaitingFacts, type FactVerdict } from './fact.ts';

/** Takes facts that follow the one before them: 2 waits for 1. The verdict shows which are there already, and which nothing leads to. */
function takeAll(waiting: readonly number[], start = 0) {
  let at = start;
  const asked: number[] = [];
  const still = takeWaitingFacts(waiting, (fact): FactVerdict => {
    asked.push(fact);
    if (fact <= at) return 'LATE';
    if (fact > at + 1) return 'EARLY';
    at = fact;
    return 'DONE';
  });
  return { at, still, asked };
}

it.each<[string, readonly number[], { at: number; still: number[]; asked: number[] }]>([
  ['nothing waits', [], { at: 0, still: [], asked: [] }],
  ['each waits for the next', [3, 2, 1], { at: 3, still: [], asked: [3, 2, 1, 3, 2, 3] }],
  ['one is late, and one waits for what never comes', [1, 5, 1], { at: 1, still: [5], asked: [1, 5, 1, 5] }],
  ['all wait for what never comes', [9, 8], { at: 0, still: [9, 8], asked: [9, 8] }],
])('%s', (_, waiting, expected) => {
  expect(takeAll(waiting)).toEqual(expected);
});
