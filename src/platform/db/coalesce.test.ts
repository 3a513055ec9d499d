import { describe, expect, it } from '@jest/globals';
import { coalesce } from './coalesce.ts';

/** Returns a fetch that waits to be let through, and records the keys requested of it. */
function gate() {
  const asked: string[][] = [];
  const waiting: PromiseWithResolvers<void>[] = [];
  const fetchMany = async (keys: string[]) => {
    asked.push(keys);
    const turn = Promise.withResolvers<void>();
    waiting.push(turn);
    await turn.promise;
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]));
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    asked, find: coalesce(fetchMany), let: async () => { waiting.shift()?.resolve(); await settled(); },
    fail: async (error: Error) => { waiting.shift()?.reject(error); await settled(); }, settled,
  };
}

describe('look-ups that meet', () => {
  it('of one round are one query, and each gets its own row', async () => {
    const { find, asked, settled, let: letThrough } = gate();
    const found = Promise.all([find('a'), find('b'), find('none'), find('a')]);
    await settled();
    await letThrough();
    expect(await found).toEqual(['A', 'B', undefined, 'A']);
    expect(asked).toEqual([['a', 'b', 'none']]);
  });

  it('of a query under way wait for the next one: what they find was read after they asked', async () => {
    const { find, asked, settled, let: letThrough } = gate();
    const first = find('a');
    await settled();
    const later = Promise.all([find('a'), find('b')]);
    await letThrough();
    expect(await first).toBe('A');
    expect(asked).toEqual([['a'], ['a', 'b']]);
    await letThrough();
    expect(await later).toEqual(['A', 'B']);
  });

  it('of a query that fails all fail, and the next one is asked anew', async () => {
    const { find, settled, let: letThrough, fail } = gate();
    const found = Promise.allSettled([find('a'), find('b')]);
    await settled();
    await fail(new Error('gone'));
    expect((await found).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = find('a');
    await settled();
    await letThrough();
    expect(await again).toBe('A');
  });
});
