import { describe, expect, it } from '@jest/globals';
import { everyOrder, playAll, playToOneEnd, withStep, type Play } from './every-order.ts';

/** The first end that is reported stays: as a domain should be. */
const first: Play<string, { state: string }> = (story, finals) => {
  for (const _ of story) finals.note('it', story[0] ?? '', true);
  return { state: story[0] ?? '' };
};
/** The last end that is reported stays. */
const last: Play<string, { state: string }> = (story, finals) => {
  for (const fact of story) finals.note('it', fact, true);
  return { state: story.at(-1) ?? '' };
};

describe('stories', () => {
  it('are every sequence in which each fact is told at least once', () => {
    expect(everyOrder(['a', 'b'], 3).map((story) => story.join('')).sort()).toEqual(['aab', 'ab', 'aba', 'abb', 'ba', 'baa', 'bab', 'bba']);
    expect([1, 2, 3, 4, 5].map((count) => everyOrder(Array.from({ length: count }, (_, n) =>
      n), 5).length)).toEqual([5, 52, 192, 264, 120]);
  });

  it('have our own step at every place', () => {
    expect(withStep([['a', 'b']], 1)).toEqual([[1, 'a', 'b'], ['a', 1, 'b'], ['a', 'b', 1]]);
  });

  it('are all played, however many at a time', async () => {
    const played = await playAll(everyOrder(['a'], 5), (story) => story.length, 3);
    expect(played.map(({ end }) => end).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('what fails', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['something final flips', () => playAll([['a', 'b']], last)],
    ['stories end differently', () => playToOneEnd([['a', 'b'], ['b', 'a']], first, { end: {}, count: 2 })],
    ['stories end alike, and otherwise than they should', () => playToOneEnd([['a', 'b']], first, { end: { state: 'b' }, count: 1 })],
    ['there are fewer stories than there should be', () => playToOneEnd([['a', 'b']], first, { end: { state: 'a' }, count: 2 })],
    ['nothing is played', () => playAll([], first)],
  ])('%s', async (_, play) => {
    await expect(play()).rejects.toThrow();
  });

  it('is nothing where what came first stands', async () => {
    await playToOneEnd([['a', 'b'], ['a', 'b', 'a']], first, { end: { state: 'a' }, count: 2 });
  });
});
