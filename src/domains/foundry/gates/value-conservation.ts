import type { GateFinding } from '../../../../generated/models.ts';
import { moneyAttacks } from '../../battery/index.ts';
import { type Testbed, VALIDATOR } from '../../chain/index.ts';
import { problem } from './finding.ts';
import type { Played } from './unit-tests.ts';

/** Runs one round of the attacks that take money, on each honest move. @param words that name the stage. */
export function valueConservation(stage: Testbed, words: string, played: readonly Played[]): GateFinding[] {
  return moneyAttacks(stage, words, played).map(({ attack, move, gain }) => problem(
    'VALUE_TAKEN', `${attack} on ${move}: ${gain}`, { path: VALIDATOR },
  ));
}
