/**
 * Histories of several tenants, with a sponsor that misbehaves and time that passes, beside a ledger on paper. A failure
 * names its seed and its last steps; `make simulate SEED=… STEPS=…` plays it again. Seeds that found something stay.
 */
import { expect, it } from '@jest/globals';
import { playTurns, type Difference } from './history.ts';
import { shrink } from './shrink.ts';
import { turnsOf, type Turn } from './world-steps.ts';

/** Each finds a fault that was made by hand once. */
const KEPT_SEEDS: readonly number[] = [300];
const STEPS_A_HISTORY = 300;
/** The step from one history of a run to the next: seeds beside each other have no history in common. */
const NEXT_SEED = 1_000_000;
const SECONDS = Number(process.env['SIMULATE_SECONDS'] ?? 12);
const SEED = process.env['SIMULATE_SEED'];
const STEPS = Number(process.env['SIMULATE_STEPS'] ?? 0);
/** Time to shorten a history that failed, in seconds; each try plays one. */
const SHRINK_SECONDS = Number(process.env['SIMULATE_SHRINK_SECONDS'] ?? (SEED === undefined ? 0 : 120));
/** Kinds of steps that are left out, to look for others. */
const WITHOUT = (process.env['SIMULATE_WITHOUT'] ?? '').split(',');
const SHOWN = 12;

it('does, whatever happens, what a ledger on paper does', async () => {
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  let [histories, steps] = [0, 0];
  const outcomes = new Map<string, number>();
  const play = async (seed: number, length: number): Promise<void> => {
    const turns = turnsOf(seed, length).filter(({ step }) => !WITHOUT.includes(step.kind));
    const played = await playTurns(seed, turns);
    if ('error' in played) throw await failure(seed, turns, played);
    for (const [outcome, times] of played) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
    histories += 1;
    steps += length;
  };
  if (SEED !== undefined) {
    for (let seed = Number(SEED), left = STEPS || STEPS_A_HISTORY; left > 0; seed += NEXT_SEED, left -= STEPS_A_HISTORY) await play(
      seed, Math.min(left, STEPS_A_HISTORY),
    );
  } else {
    for (const seed of KEPT_SEEDS) await play(seed, STEPS_A_HISTORY);
    for (let seed = Date.now() % 1_000_000_000; elapsed() < SECONDS; seed += 1) await play(seed, STEPS_A_HISTORY);
  }
  process.stderr.write(`simulation: ${steps} steps in ${histories} histories, ${(steps / elapsed()).toFixed(0)} steps a second\n`);
  if (process.env['SIMULATE_VERBOSE']) process.stderr.write(
    `${[...outcomes].sort().map(([outcome, times]) => `  ${outcome}: ${times}`).join('\n')}\n`,
  );
  expect(steps).toBeGreaterThan(0);
}, 6 * 3_600_000);

/** The report of a difference: its seed and step, and the shortest known history that brings it. */
async function failure(seed: number, turns: readonly Turn[], difference: Difference): Promise<Error> {
  const { at, error } = difference;
  const told = `seed ${seed}, step ${at} of ${turns.length}: ${error.stack ?? error.message}`;
  process.stderr.write(`${told}\n`);
  const short = SHRINK_SECONDS === 0 ? [] : await shrink(seed, turns, difference, SHRINK_SECONDS);
  const isShorter = short.length > 0 && short.length < at;
  const shown = isShorter ? short : turns.slice(Math.max(0, at - SHOWN), at + 1);
  const title = isShorter ? `these ${shown.length} steps are enough (playTurns(${seed}, …)):` : 'the last steps:';
  return new Error(`${told}\n${title}\n${shown.map((turn) => `  ${JSON.stringify(turn)}`).join('\n')}`);
}
