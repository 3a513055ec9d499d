import { createHash } from 'node:crypto';
import type { ProductManifest, ProductScenario, ProductScenarioStep } from '../../../generated/models.ts';
import { type SignedTransaction, assemble } from './assemble.ts';
import type { Constants } from './compile.ts';
import type { Draft, OutputReference, UnspentOutput } from './draft.ts';
import { type SigningKey, keyFromWords, treasuryPolicy } from './keys.ts';
import { MemoryChain, type Ruling, standingOf } from './memory-chain.ts';
import { readParameters } from './parameters.ts';
import { type Move, NotBuildable, declaredFor, stateOf } from './effect.ts';
import { type Instance, type Plan, type ProductContext, planMove } from './plan.ts';
import { type Refusal, notBuildable, refusalOf } from './refusal.ts';

/** Time at which scenarios begin on a chain of their own, in seconds since 1970. */
const BEGINNING = 1_800_000_000;
const COIN_LOVELACE = 100_000_000n;

/** A testbed: a product on a chain of its own with keys of its own, without anybody's money. */
export interface Testbed {
  readonly context: ProductContext;
  readonly treasury: SigningKey;
  /** Keys of the testbed, by the manifest's keys. */
  readonly keys: ReadonlyMap<string, SigningKey>;
  /** Time at which its instances are created, in seconds since 1970. */
  readonly beginning: number;
  /** Coins, by words that name them. */
  readonly coin: (words: string) => UnspentOutput;
}

/** A step as it was played. */
export interface PlayedStep {
  readonly step: ProductScenarioStep;
  readonly move: Move;
  /** The instance before it; null before its creation. */
  readonly before: Instance | null;
  /** The instance after it; null where it has ended or was never created. */
  readonly after: Instance | null;
  /** Null where no transaction could be made. */
  readonly plan: Plan | null;
  /** The chain's time when it was sent. */
  readonly now: number;
  /** Null where the move was accepted. */
  readonly refusal: Refusal | null;
  /** The state that the instance was in afterwards; the one it would have had, where its creation was refused. */
  readonly state: string;
}

/** The treasury key of a testbed, and so its qBRL: the same for the same words. */
export function testbedConstants(words: string, product: string): Constants {
  return { qbrl: treasuryPolicy(keyFromWords(`${words} treasury`).hash), product };
}

/** @param words from which all keys and coins follow. @param script compiled with `testbedConstants` of the same words. */
export function setUpTestbed(
  manifest: ProductManifest, words: string, product: string, script: { readonly script: string; readonly scriptHash: string },
): Testbed {
  const treasury = keyFromWords(`${words} treasury`);
  const validator: UnspentOutput = {
    ...emptyOutput(treasury), reference: outputNamed(`${words} validator`), script: script.script,
  };
  return {
    context: {
      manifest, scriptHash: script.scriptHash, constants: testbedConstants(words, product), treasury: treasury.hash,
      validator: { standing: validator },
    },
    treasury, keys: new Map(manifest.keys.map(({ name }) => [name, keyFromWords(`${words} key ${name}`)])), beginning: BEGINNING,
    coin: (name) => ({ ...emptyOutput(treasury), reference: outputNamed(`${words} coin ${name}`) }),
  };
}

/** Plays all steps, also after one that deviated from its declaration. @param words name the coins, so that two instances differ. */
export function playScenario(testbed: Testbed, scenario: ProductScenario, words = scenario.name): PlayedStep[] {
  const played: PlayedStep[] = [];
  for (const step of scenario.steps) played.push(playStep(testbed, step, played.at(-1)?.after ?? null, `${words} ${step.index}`));
  return played;
}

/** The move of a step with the keys of the testbed. @throws ParameterError */
export function moveOf(testbed: Testbed, step: ProductScenarioStep): Move {
  const { manifest } = testbed.context;
  const parameters = readParameters(manifest, declaredFor(manifest, step), step.parameters, {
    keyOf: (name) => testbed.keys.get(name)?.hash, now: testbed.beginning,
  });
  return { kind: step.kind, action: step.action, parameters, signer: testbed.keys.get(step.signed_by)?.hash ?? '' };
}

/** Sends one transaction to a chain that has only the outputs that it names. */
export function rule(draft: Draft, keys: readonly SigningKey[], now: number): { ruling: Ruling; transaction: SignedTransaction } {
  const transaction = assemble(draft, keys);
  return { ruling: new MemoryChain(standingOf(draft), now).submit(transaction.cbor), transaction };
}

function playStep(testbed: Testbed, step: ProductScenarioStep, before: Instance | null, words: string): PlayedStep {
  const now = testbed.beginning + step.after_seconds;
  const move = moveOf(testbed, step);
  const { manifest } = testbed.context;
  const state = before === null ? manifest.creation.to_state : stateOf(manifest, before.fields) ?? '';
  const refused = (refusal: Refusal, plan: Plan | null): PlayedStep => ({ step, move, before, after: before, plan, now, refusal, state });
  if (before === null && step.kind !== 'CREATE') return refused(notBuildable('there is no instance'), null);
  const plan = planOrRefusal(testbed, before, move, testbed.coin(words), now);
  if (!('draft' in plan)) return refused(plan, null);
  const signer = [...testbed.keys.values()].filter(({ hash }) => hash === move.signer);
  const { ruling } = rule(plan.draft, [testbed.treasury, ...signer], now);
  if (ruling.outcome === 'REFUSED') return refused(refusalOf(ruling.trace, ruling.error), plan);
  if (ruling.outcome === 'REJECTED') return refused(notBuildable(ruling.error), plan);
  const after = plan.ends ? null : instanceAfter(plan, ruling.id);
  return { step, move, before, after, plan, now, refusal: null, state: stateOf(manifest, plan.fields) ?? '' };
}

function planOrRefusal(testbed: Testbed, before: Instance | null, move: Move, coin: UnspentOutput, now: number): Plan | Refusal {
  try {
    return planMove(testbed.context, before, move, coin, now);
  } catch (error) {
    if (error instanceof NotBuildable) return notBuildable(error.message);
    throw error;
  }
}

/** Returns the instance that a transaction leaves: its first output. */
export function instanceAfter(plan: Plan, txId: string): Instance | null {
  const [output] = plan.draft.outputs;
  return output === undefined ? null : {
    standing: { ...output, reference: { txId, index: 0 } }, fields: plan.fields, value: plan.value, token: plan.token,
  };
}

function emptyOutput({ hash }: SigningKey): Omit<UnspentOutput, 'reference'> {
  return { holder: { key: hash }, lovelace: COIN_LOVELACE, tokens: [], datum: null };
}

function outputNamed(words: string): OutputReference {
  return { txId: createHash('sha256').update(words).digest('hex'), index: 0 };
}
