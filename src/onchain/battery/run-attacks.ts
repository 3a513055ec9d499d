import type { BatteryAttackResult, BatteryReportCard, ProductManifest, ProductScenario } from '../../../generated/models.ts';
import { type Constants, type Sources, compileSources, testbedConstants } from '../chain/index.ts';
import { type Sandbox, openSandbox } from './sandbox/sandbox.ts';
import { type Attack, type Variation, spread, tryVariation } from './sandbox/attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { MAXIMUM_COPIES, mutate } from './mutation/mutate.ts';
import { Random } from './sandbox/random.ts';

/** Breaches of an attack that a report contains. */
const KEPT_BREACHES = 10;

/** A product to attack, and the seed of all random choices. */
export interface BatteryJob {
  readonly manifest: ProductManifest;
  readonly scenarios: readonly ProductScenario[];
  readonly sources: Sources;
  /** The script that is bound: CBOR, lowercase hex. */
  readonly script: string;
  readonly script_hash: string;
  /** Those it was compiled with. */
  readonly constants: Constants;
  readonly seed: number;
  /** Largest number of variations tried of each attack: fewer where the product offers fewer. */
  readonly rounds: number;
}

/** Result of all attacks: the report card without the fields that identify the product. */
export type ReportOfBattery = Pick<
  BatteryReportCard, 'verdict' | 'held' | 'breached' | 'not_applicable' | 'honest' | 'mutation' | 'attacks'
>;

/** A variation that was tried, and the code with which the validator refused it; null where it accepted. */
export interface Tried {
  readonly variation: Variation;
  readonly code: string | null;
}

/**
 * Plays every attack against a validator, then the attacks against weakened copies of it. The same job gives the same report.
 *
 * The chain has a treasury key of its own, and so a real of its own: the sources are compiled again with that, and the product's name.
 * First they are compiled with the constants of the binding, and must give the bound script: the attacked validator is the one that holds
 * money.
 * @param copies largest number of weakened copies of the source.
 * @throws BatteryError where a transaction of the battery breaks a rule of the ledger, or the sources do not give the script.
 */
export function runAttacks(
  { manifest, scenarios, sources, script_hash, constants, seed, rounds }: BatteryJob, copies = MAXIMUM_COPIES,
): ReportOfBattery {
  const bound = compileSources(sources, constants).scriptHash;
  if (bound !== script_hash) throw new Error(`the sources compile to ${bound}, where ${script_hash} is bound`);
  const words = `battery ${seed}`;
  const own = testbedConstants(words, constants.product);
  const script = compileSources(sources, own);
  const sandbox = openSandbox(manifest, scenarios, words, constants.product, script);
  const results = ATTACKS.map((attack) => tryAttack(attack, sandbox, new Random(`${words} ${attack.name}`), rounds));
  const attacks = results.map(({ result }) => result);
  const count = (verdict: BatteryAttackResult['verdict']) => attacks.filter((result) => result.verdict === verdict).length;
  const honest = { tried: sandbox.tried, accepted: sandbox.honest.length };
  return {
    verdict: count('BREACHED') === 0 && honest.tried === honest.accepted ? 'PASSED' : 'FAILED',
    held: count('HELD'), breached: count('BREACHED'), not_applicable: count('NOT_APPLICABLE'), honest,
    mutation: mutate({
      sources, constants: own, sandbox, script, tried: results.map(({ tried }) => tried), random: new Random(`${words} mutants`), rounds,
      copies,
    }), attacks,
  };
}

/** Runs one attack, in all its variations, at most `rounds`. */
export function tryAttack(
  attack: Attack, sandbox: Sandbox, random: Random, rounds: number,
): { result: BatteryAttackResult; tried: Tried[] } {
  const variations = spread(attack.variations(sandbox, random), random).slice(0, rounds);
  const outcomes = variations.map((variation) => ({ variation, outcome: tryVariation(sandbox, variation) }));
  const breaches = outcomes.flatMap(({ variation: { gain }, outcome }, variation) =>
    (outcome.breached ? [{ variation, description: gain, transaction: Buffer.from(outcome.transaction.cbor).toString('hex') }] : []));
  const held = breaches.length === 0 ? 'HELD' : 'BREACHED';
  return {
    result: {
      attack: attack.name, description: attack.description, verdict: variations.length === 0 ? 'NOT_APPLICABLE' : held,
      tried: variations.length, refused: variations.length - breaches.length, breaches: breaches.slice(0, KEPT_BREACHES),
    },
    tried: outcomes.map(({ variation, outcome }) => ({ variation, code: outcome.breached ? null : outcome.code })),
  };
}
