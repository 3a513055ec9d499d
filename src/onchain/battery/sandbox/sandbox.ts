import type { ProductManifest, ProductScenario } from '../../../../generated/models.ts';
import {
  type CompiledScript, type Fields, type Instance, type Move, type PlayedStep, type Plan, type ProductContext, type SigningKey,
  type Testbed, type UnspentOutput,
  keyFromWords, playScenario, setUpTestbed, stateOf,
} from '../../chain/index.ts';

/** No chain reaches this second since 1970. */
const FAR_FUTURE = 100_000_000_000n;

/** A move that went as its scenario says. An attack changes one thing of it. */
export interface HonestMove {
  /** `create`, `close`, or the action's name. */
  readonly name: string;
  readonly move: Move;
  /** Null for a creation. */
  readonly before: Instance | null;
  readonly plan: Plan;
  /** The chain's time, in seconds since 1970. */
  readonly now: number;
}

/** An honest move of an existing instance. */
export type HonestTransition = HonestMove & { readonly before: Instance };

/** A step that its scenario expects to be refused and of which a transaction can be built. */
export interface ForbiddenStep {
  readonly played: PlayedStep & { readonly plan: Plan };
  readonly scenario: string;
}

/** Sandbox in which attacks run: a chain and keys of its own. */
export interface Sandbox {
  readonly manifest: ProductManifest;
  readonly context: ProductContext;
  readonly testbed: Testbed;
  /** A key that no instance knows. */
  readonly stranger: SigningKey;
  readonly honest: readonly HonestMove[];
  readonly forbidden: readonly ForbiddenStep[];
  /** Number of steps that their scenarios expect to be accepted. `honest` lacks those that were not accepted. */
  readonly tried: number;
}

/**
 * Plays all scenarios.
 * @param words from which all keys and coins follow.
 * @param script compiled with `testbedConstants` of the same words.
 */
export function openSandbox(
  manifest: ProductManifest, scenarios: readonly ProductScenario[], words: string, product: string, script: CompiledScript,
): Sandbox {
  const testbed = setUpTestbed(manifest, words, product, script);
  return sandboxOf(testbed, words, scenarios.map((scenario) => ({ scenario, steps: playScenario(testbed, scenario) })));
}

/** A scenario and its steps as played. */
export interface PlayedScenario {
  readonly scenario: ProductScenario;
  readonly steps: readonly PlayedStep[];
}

/** Builds the sandbox from scenarios that were already played. */
export function sandboxOf(testbed: Testbed, words: string, played: readonly PlayedScenario[]): Sandbox {
  const all = played.flatMap(({ scenario, steps }) => steps.map((step) => ({ scenario: scenario.name, played: step })));
  const expected = all.filter(({ played: { step } }) => step.expected_outcome === 'ACCEPTED');
  return {
    manifest: testbed.context.manifest, context: testbed.context, testbed, stranger: keyFromWords(`${words} stranger`),
    tried: expected.length,
    honest: expected.flatMap(({ played: { move, before, plan, now, refusal } }) =>
      (plan === null || refusal !== null ? [] : [{ name: move.action ?? move.kind.toLowerCase(), move, before, plan, now }])),
    forbidden: all.flatMap(({ scenario, played: { plan, ...step } }) =>
      (plan === null || step.step.expected_outcome === 'ACCEPTED' || step.refusal?.code === 'NOT_BUILDABLE' ? [] : [
        { scenario, played: { ...step, plan } },
      ])),
  };
}

/** Returns the honest moves of existing instances, that is, all but creations. */
export function transitionsOf({ honest }: Sandbox): HonestTransition[] {
  return honest.flatMap((move) => (move.before === null ? [] : [{ ...move, before: move.before }]));
}

/** States that a move of an instance may start from. */
export function fromStates({ actions, closing }: ProductManifest, { action }: Move): readonly string[] {
  return (action === null ? closing : actions.find(({ name }) => name === action))?.from_states ?? [];
}

/** The state that a move leads to. */
export function toState({ creation, actions, closing }: ProductManifest, { kind, action }: Move): string {
  const rules = kind === 'CREATE' ? creation : actions.find(({ name }) => name === action) ?? closing;
  return rules?.to_state ?? '';
}

/** Returns the hash of the key that the manifest requires to sign a move; undefined where the fields hold none. */
export function signerAskedFor(
  { keys, creation, actions, closing }: ProductManifest, fields: Fields, { kind, action }: Move,
): string | undefined {
  const rules = kind === 'CREATE' ? creation : actions.find(({ name }) => name === action) ?? closing;
  const field = keys.find(({ name }) => name === rules?.signed_by)?.datum_field;
  const hash = field === undefined ? undefined : fields.get(field);
  return typeof hash === 'string' ? hash : undefined;
}

/**
 * Returns the time bounds of a move by the fields before it, in seconds since 1970; null for a bound that is absent, zero or in the far
 * future.
 */
export function timesOf({ actions }: ProductManifest, { before, move }: Pick<HonestTransition, 'before' | 'move'>): {
  notBefore: number | null; notAfter: number | null;
} {
  const action = actions.find(({ name }) => name === move.action);
  const at = (field: string | null | undefined): number | null => {
    const value = field === null || field === undefined ? undefined : before.fields.get(field);
    return typeof value === 'bigint' && value > 0n && value < FAR_FUTURE ? Number(value) : null;
  };
  return { notBefore: at(action?.not_before), notAfter: at(action?.not_after) };
}

/** Returns another output for the chain, derived from words that name it. */
export function coinOf({ testbed }: Sandbox, words: string): UnspentOutput {
  return testbed.coin(`attack ${words}`);
}

/** The state that an instance is in. */
export function stateBefore({ manifest }: Sandbox, { before }: HonestTransition): string {
  return stateOf(manifest, before.fields) ?? '';
}
