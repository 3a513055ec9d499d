import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { FixedClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { ProviderWatch } from './watch.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
const written: unknown[] = [];
let fails = false;
const query = async (_statement: unknown, [rows]: [string]) => {
  if (fails) throw new Error('no database');
  written.push(JSON.parse(rows));
  return [];
};
const transaction = <T>(work: (within: typeof query) => Promise<T>): Promise<T> => work(query);
const watch = () => new ProviderWatch({ clock, transaction } as unknown as Database, createLog('silent'));

beforeEach(() => {
  jest.useFakeTimers();
  written.length = 0;
  fails = false;
});
afterEach(() => { jest.useRealTimers(); });

it('is written at once, and then once in ten seconds, however much is noticed', async () => {
  const watched = watch();
  for (const tenant of ['demo', 'demo', 'acme']) watched.note(tenant, 'bank', 'delivery');
  await jest.advanceTimersByTimeAsync(0);
  const delivery = '2026-03-02T12:00:00.000Z';
  expect(written).toEqual([[{ tenant: 'demo', provider: 'bank', delivery }, { tenant: 'acme', provider: 'bank', delivery }]]);
  for (let n = 0; n < 99; n += 1) {
    clock.advance(100);
    watched.note('demo', 'bank', n % 2 ? 'good_call' : 'failed_call');
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(written).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(written.slice(1)).toEqual([
    [{ tenant: 'demo', provider: 'bank', failed_call: '2026-03-02T12:00:09.900Z', good_call: '2026-03-02T12:00:09.800Z' }],
  ]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(written).toHaveLength(2);
});

it('is written when the process ends, and disturbs nobody when it cannot be', async () => {
  const watched = watch();
  watched.note('demo', 'bank', 'refused');
  await watched.flush();
  expect(written).toHaveLength(1);
  fails = true;
  watched.note('demo', 'bank', 'refused');
  await expect(watched.flush()).resolves.toBeUndefined();
});
