import { RecentCommands } from '../../platform/idempotency/idempotency.ts';
import { CacheBudget } from '../../platform/cache-budget.ts';
import { WriterCache } from './cache.ts';
import type { ReservationRules } from './reservations.ts';

const TENANTS = 2_000;
const MOST_BYTES = 20_000;

function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it('remembers nothing of a quiet tenant that takes memory: a process serves thousands of them', () => {
  const room = new CacheBudget(100);
  const before = held();
  const kept = Array.from({ length: TENANTS }, (_, n) => [
    new WriterCache(`t-${n}`, room, {}, {} as ReservationRules), new RecentCommands(room),
  ]);
  expect((held() - before) / kept.length).toBeLessThan(MOST_BYTES);
});
