import type { GateFinding, GateResult, ProductBundleFile } from '../../../../generated/models.ts';
import {
  type CompiledScript, type PlayedStep, type Testbed, VALIDATOR, compileSources, playScenario, setUpTestbed, testbedConstants,
} from '../../chain/index.ts';
import { moneyAttacks } from '../../battery/index.ts';
import type { ArtifactDocument } from '../artifact.ts';
import { artifactOf, scenariosOf } from './artifact-of.ts';
import { compileFinding } from './compile-finding.ts';
import { datumLayout } from './datum-layout.ts';
import { problem } from './finding.ts';
import { looked, stops } from './gates.ts';
import { type GateRun, type JudgingGate, gateRunOf } from './gate-run.ts';
import { manifestGate } from './manifest/manifest-gate.ts';
import { type Bundle, readBundle } from './read-bundle.ts';
import { scriptBudget } from './script-budget.ts';
import { type Played, unitTests } from './unit-tests.ts';

/** Receives each gate before it runs and its result, so that the waiting process knows which gate hangs. */
export interface Watcher {
  begins(gate: JudgingGate): void;
  said(result: GateResult): void;
}

const NOBODY: Watcher = { begins: () => undefined, said: () => undefined };
/** Name of the testbed on which the gates play. */
const STAGE = 'foundry';
const PRODUCT = 'foundry/bundle';

/**
 * Runs a bundle through the gates. It may be hostile: call this in the child process, or in tests of known bundles. The same files give
 * the same result.
 */
export function runGates(files: readonly ProductBundleFile[], watcher: Watcher = NOBODY): GateRun {
  const gates = new GatePipeline(watcher);
  const artifact = runThrough(files, gates);
  return gateRunOf(gates.results, artifact);
}

function runThrough(files: readonly ProductBundleFile[], gates: GatePipeline): ArtifactDocument | null {
  const bundle = gates.pass('manifest', () => read(files));
  const script = bundle && gates.pass('compile', () => compiled(bundle, null));
  if (!bundle || !script) return null;
  // Runs before the scenarios: none of them succeeds where the validator reads the record differently.
  const fits = gates.pass('datum_layout', () => ({ made: true, findings: datumLayout(bundle.manifest, script.schema) }));
  if (!fits) return null;
  const playing = gates.pass('unit_tests', () => tried(bundle));
  if (!playing) return null;
  const accepted = playing.played.flatMap(({ steps }) => steps).filter(({ refusal }) => refusal === null);
  const conserved = gates.pass('value_conservation', () => ({
    made: true, findings: valueConservation(playing.testbed, STAGE, playing.played),
  }));
  const small = conserved && gates.pass('script_budget', () => ({ made: true, findings: scriptBudget(script, accepted) }));
  return small ? artifactOf(bundle, script) : null;
}

/** Result of a gate, null where it was prevented, and its findings. */
interface Look<T> { readonly made: T | null; readonly findings: readonly GateFinding[] }

/** Pipeline of a bundle: each gate runs unless an earlier one stopped it. */
class GatePipeline {
  readonly results: GateResult[] = [];
  readonly #watcher: Watcher;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** @returns the result of the gate; null where it stops the bundle. */
  pass<T>(gate: JudgingGate, look: () => Look<T>): T | null {
    this.#watcher.begins(gate);
    const { made, findings } = look();
    const result = looked(gate, findings);
    this.results.push(result);
    this.#watcher.said(result);
    return stops(result) ? null : made;
  }
}

function read(files: readonly ProductBundleFile[]): Look<Bundle> {
  const { bundle, findings } = readBundle(files);
  return { made: bundle, findings: bundle === null ? findings : manifestGate(bundle) };
}

function compiled({ sources }: Bundle, constants: Parameters<typeof compileSources>[1]): Look<CompiledScript> {
  try {
    return { made: compileSources(sources, constants), findings: [] };
  } catch (error) {
    return { made: null, findings: [compileFinding(error)] };
  }
}

/** Plays all scenarios on a chain in memory. */
function tried(bundle: Bundle): Look<{ testbed: Testbed; played: Played[] }> {
  const script = compileSources(bundle.sources, testbedConstants(STAGE, PRODUCT));
  const testbed = setUpTestbed(bundle.manifest, STAGE, PRODUCT, script);
  const played = scenariosOf(bundle).map((scenario): Played => ({
    scenario, steps: playScenario(testbed, scenario) satisfies readonly PlayedStep[],
  }));
  return { made: { testbed, played }, findings: unitTests(bundle.manifest, played) };
}

/** Runs one round of the attacks that take money, on each honest move. @param words that name the stage. */
function valueConservation(stage: Testbed, words: string, played: readonly Played[]): GateFinding[] {
  return moneyAttacks(stage, words, played).map(({ attack, move, gain }) => problem(
    'VALUE_TAKEN', `${attack} on ${move}: ${gain}`, { path: VALIDATOR },
  ));
}
