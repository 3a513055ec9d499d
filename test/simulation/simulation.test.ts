/**
 * Histories of several tenants, with a sponsor that misbehaves and time that passes, beside a ledger on paper. A failure
 * names its seed and its last steps; `make simulate SEED=… STEPS=…` plays it again. Seeds that found something stay.
 */
import { expect, it } from '@jest/globals';
import { playHistory } from './history.ts';

/** Each found a bug once. */
const KEPT_SEEDS: readonly number[] = [1002];
const STEPS_A_HISTORY = 300;
const SECONDS = Number(process.env['SIMULATE_SECONDS'] ?? 60);
const SEED = process.env['SIMULATE_SEED'];
const STEPS = Number(process.env['SIMULATE_STEPS'] ?? 0);

it('does, whatever happens, what a ledger on paper does', async () => {
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  let [histories, steps] = [0, 0];
  const fates = new Map<string, number>();
  const play = async (seed: number, length: number): Promise<void> => {
    for (const [fate, times] of await playHistory(seed, length)) fates.set(fate, (fates.get(fate) ?? 0) + times);
    histories += 1;
    steps += length;
  };
  if (SEED !== undefined) {
    for (let seed = Number(SEED), left = STEPS || STEPS_A_HISTORY; left > 0; seed += 1, left -= STEPS_A_HISTORY) await play(seed, Math.min(left, STEPS_A_HISTORY));
  } else {
    for (const seed of KEPT_SEEDS) await play(seed, STEPS_A_HISTORY);
    for (let seed = Date.now() % 1_000_000_000; elapsed() < SECONDS; seed += 1) await play(seed, STEPS_A_HISTORY);
  }
  process.stderr.write(`simulation: ${steps} steps in ${histories} histories, ${(steps / elapsed()).toFixed(0)} steps a second\n`);
  if (process.env['SIMULATE_VERBOSE']) process.stderr.write(`${[...fates].sort().map(([fate, times]) => `  ${fate}: ${times}`).join('\n')}\n`);
  expect(steps).toBeGreaterThan(0);
}, 6 * 3_600_000);
