import type { Testbed } from '../chain/index.ts';
import { type PlayedScenario, sandboxOf } from './sandbox/sandbox.ts';
import { spread, tryVariation } from './sandbox/attack.ts';
import { doubleSatisfaction } from './attacks/double-satisfaction.ts';
import { payoutRedirect } from './attacks/payout-redirect.ts';
import { valueTheft } from './attacks/value-theft.ts';
import { Random } from './sandbox/random.ts';

/** Money that an attack got. */
export interface Taken {
  readonly attack: string;
  /** The move that was turned into it. */
  readonly move: string;
  /** Gain of the attacker. */
  readonly gain: string;
}

/**
 * One round of the attacks that take money on each honest move: each change of each move once.
 * @param words that name the testbed; the same words give the same answer.
 */
export function moneyAttacks(testbed: Testbed, words: string, played: readonly PlayedScenario[]): Taken[] {
  const sandbox = sandboxOf(testbed, words, played);
  return [valueTheft, payoutRedirect, doubleSatisfaction].flatMap(({ name, variations }) => {
    const random = new Random(`${words} ${name}`);
    const seen = new Set<string>();
    return spread(variations(sandbox, random), random).flatMap((variation) => {
      const key = `${variation.move} ${variation.change}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return tryVariation(sandbox, variation).breached ? [{ attack: name, move: variation.move, gain: variation.gain }] : [];
    });
  });
}
