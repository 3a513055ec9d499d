/**
 * Random histories of Pix beside a model on paper: blocks with clocks, analysis, repetitions, marks for fraud and permitted withdrawals,
 * limits of devices, contactless payments and risk profiles, the cap, the brake, and contested payments of recoveries. After each step
 * paper, balances, payments, blocks and cases agree. `make simulate` plays more of it; a failure names its seed.
 */
import { expect, it } from '@jest/globals';
import { randomIntegers } from '../bench/sample.ts';
import { PixRulesWorld } from './pix-world.ts';

const SEED = Number(process.env['SIMULATE_SEED'] ?? Date.now() % 1_000_000);
const STEPS = Number(process.env['SIMULATE_STEPS'] ?? 60);
const STEPS_A_HISTORY = 500;
/** The step from one history of a run to the next: seeds beside each other have no history in common. */
const NEXT_SEED = 1_000_000;
const VERIFY_EVERY = 50;
const SHOWN = 12;

it(`the rules of Pix hold as they do on paper (seed ${SEED}, ${STEPS} steps)`, async () => {
  const [begun, outcomes] = [performance.now(), new Map<string, number>()];
  for (let seed = SEED, left = STEPS; left > 0; seed += NEXT_SEED, left -= STEPS_A_HISTORY) {
    const some = await played(seed, Math.min(left, STEPS_A_HISTORY));
    for (const [outcome, times] of some) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
  }
  const seconds = (performance.now() - begun) / 1000;
  process.stderr.write(`pix: ${STEPS} steps, seed ${SEED}, ${(STEPS / seconds).toFixed(1)} a second\n`);
  const lines = [...outcomes].toSorted().map(([outcome, times]) => `  ${outcome}: ${times}\n`);
  if (process.env['SIMULATE_VERBOSE']) process.stderr.write(lines.join(''));
  expect(outcomes.size).toBeGreaterThan(10);
}, 6 * 3_600_000);

/** Plays a history in a world of its own. @returns how often each step came to what. */
async function played(seed: number, steps: number): Promise<ReadonlyMap<string, number>> {
  const world = await PixRulesWorld.start(randomIntegers(seed));
  let step = 0;
  try {
    for (; step < steps; step += 1) {
      await world.step();
      if (step % VERIFY_EVERY === 0) await world.verify();
    }
    await world.end();
  } catch (error) {
    const [shown, why] = [world.told.slice(-SHOWN).join('\n'), error instanceof Error ? error.stack : String(error)];
    throw new Error(`seed ${seed}, step ${step}; the last steps:\n${shown}\n${why}`, { cause: error });
  } finally {
    await world.stop();
  }
  return world.outcomes;
}
