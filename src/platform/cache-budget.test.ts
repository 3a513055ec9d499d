import { LRUCache } from 'lru-cache';
import { CacheBudget } from './cache-budget.ts';

const memory = () => new LRUCache<number, number>({ maxSize: 100, sizeCalculation: () => 1 });

function fill(it: ReturnType<typeof memory>, from: number, to: number): void {
  for (let n = from; n < to; n += 1) it.set(n, n);
}

describe('the room that memories share', () => {
  it('is one memory\'s alone while the others hold nothing', () => {
    const room = new CacheBudget(10);
    const busy = memory();
    fill(busy, 0, 10);
    room.used(busy);
    expect(busy.size).toBe(10);
  });

  it('is made by the memory that was used longest ago, which forgets what it used longest ago', () => {
    const room = new CacheBudget(10);
    const [first, second, third] = [memory(), memory(), memory()];
    fill(first, 0, 6);
    room.used(first);
    fill(second, 0, 4);
    room.used(second);
    room.used(first);
    fill(third, 0, 3);
    room.used(third);
    expect([first.size, second.size, third.size]).toEqual([6, 1, 3]);
    expect([...second.keys()]).toEqual([3]);
    fill(third, 3, 8);
    room.used(third);
    expect([first.size, second.size, third.size]).toEqual([2, 0, 8]);
  });

  it('is made by the memory itself where it alone is too much', () => {
    const room = new CacheBudget(10);
    const busy = memory();
    fill(busy, 0, 25);
    room.used(busy);
    expect([...busy.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, n) => n + 15));
  });

  it('is free again where a memory was cleared meanwhile', () => {
    const room = new CacheBudget(10);
    const [first, second] = [memory(), memory()];
    fill(first, 0, 10);
    room.used(first);
    first.clear();
    room.used(first);
    fill(second, 0, 10);
    room.used(second);
    expect([first.size, second.size]).toEqual([0, 10]);
  });

  it('never holds more, whatever is used in whatever order', () => {
    const room = new CacheBudget(50);
    const memories = Array.from({ length: 8 }, memory);
    let state = 7;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let step = 0; step < 2_000; step += 1) {
      const it = memories[random(8)]!;
      if (random(20) === 0) it.clear();
      const from = random(1_000);
      fill(it, from, from + random(12));
      room.used(it);
      expect(memories.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(50);
    }
  });
});
