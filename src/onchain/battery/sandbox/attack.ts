import {
  type Draft, type Ruling, type SignedTransaction, type SigningKey, MemoryChain, assemble, refusalOf, standingOf,
} from '../../chain/index.ts';
import type { Sandbox } from './sandbox.ts';
import { canStand } from './drafts.ts';
import type { Random } from './random.ts';

/** One variation of an attack: a transaction as data, with one fault. */
export interface Variation {
  /** The move that it was made from. */
  readonly move: string;
  /** Name of the change, equal for all moves, so that few rounds try one of each. */
  readonly change: string;
  /** Gain of the attacker when the validator accepts the transaction. */
  readonly gain: string;
  readonly draft: Draft;
  /** The chain's time, in seconds since 1970. */
  readonly now: number;
}

export interface Attack {
  /** Stable. */
  readonly name: string;
  readonly description: string;
  /** All attacks of this kind that the product offers; empty where it offers none. None of them is a legitimate move. */
  readonly variations: (sandbox: Sandbox, random: Random) => Variation[];
}

/** Result of a variation. */
export type VariationOutcome =
  | { readonly breached: true; readonly transaction: SignedTransaction }
  /** Refused with this code. */
  | { readonly breached: false; readonly code: string };

/** A transaction of the battery breaks a rule of the ledger, so that no validator decided on it: a fault of the battery. */
export class BatteryError extends Error {}

/** Returns the keys of all required signers. */
export function signersOf({ testbed, stranger }: Sandbox, { signers }: Draft): SigningKey[] {
  return [testbed.treasury, ...testbed.keys.values(), stranger].filter(({ hash }, index, all) =>
    signers.includes(hash) && all.findIndex((key) => key.hash === hash) === index);
}

/** @throws BatteryError */
export function tryVariation(
  sandbox: Sandbox, { draft, now, move, change }: Pick<Variation, 'draft' | 'now' | 'move' | 'change'>,
): VariationOutcome {
  const transaction = assemble(draft, signersOf(sandbox, draft));
  const verdict = new MemoryChain(standingOf(draft), now).try(transaction.cbor);
  if (verdict.outcome === 'ACCEPTED') return { breached: true, transaction };
  if (verdict.outcome === 'REFUSED') return { breached: false, code: refusalOf(verdict.trace, verdict.error).code };
  throw new BatteryError(`${move}, ${change}: ${verdict.error satisfies Extract<Ruling, { outcome: 'REJECTED' }>['error']}`);
}

/** Variations that the ledger accepts, ordered by the seed: one of each change of each move comes before any repeats. */
export function spread(variations: readonly Variation[], random: Random): Variation[] {
  const times = new Map<string, number>();
  const counted = random.shuffled(variations.filter(({ draft }) => canStand(draft))).map((variation) => {
    const key = `${variation.move} ${variation.change}`;
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    return { variation, time };
  });
  return counted.sort((a, b) => a.time - b.time).map(({ variation }) => variation);
}
