import type { BatteryMutation } from '../../../../generated/models.ts';
import {
  type CompiledScript, type Constants, type Draft, type Output, type Sources, type UnspentOutput, compileSources, validatorsAccept,
} from '../../chain/index.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { type Variation, tryVariation } from '../sandbox/attack.ts';
import { canStand } from '../sandbox/drafts.ts';
import type { Random } from '../sandbox/random.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { probes } from './probes.ts';

/** Copies of the source that a battery makes at most: dropped checks before all else, then as drawn. */
export const MAXIMUM_COPIES = 60;
/** Variations of each attack that are tried on a copy, besides those that the changed statement refused. */
const MAXIMUM_ROUNDS = 40;
const WHOLE_BPS = 10_000;

/** The validator under test and the results of the attacks on it. */
interface Subject {
  readonly sources: Sources;
  readonly constants: Constants;
  readonly sandbox: Sandbox;
  readonly script: CompiledScript;
  /** Of each attack, in its order. */
  readonly tried: readonly (readonly { readonly variation: Variation; readonly code: string | null }[])[];
  readonly random: Random;
  readonly rounds: number;
  /** Copies that are made at most. */
  readonly copies: number;
}

/**
 * Weakens the validator in one place at a time, and plays against each copy the variations that were played against the validator. A copy
 * that does not compile, gives the same script, or refuses an honest move does not count; nor does one that no attack exposes and that
 * refuses a move at the bounds of the manifest which the validator accepts: it is stricter, not weaker. Breaches of the validator itself
 * expose nothing.
 */
export function mutate(subject: Subject): BatteryMutation {
  const { sources, sandbox, random, script } = subject;
  const honest = sandbox.honest.map(({ plan }) => plan.draft);
  let atBounds: readonly Draft[] | null = null;
  const scripts = new Set([script.scriptHash]);
  const judged = drawn(mutantsOf(sources, random), random).slice(0, subject.copies).flatMap((mutant): {
    mutant: Mutant; killed: boolean;
  }[] => {
    const copy = compiled(mutant, subject.constants);
    if (copy === null || scripts.has(copy.scriptHash)) return [];
    scripts.add(copy.scriptHash);
    const passes = passer(sandbox, copy);
    if (!honest.every(passes)) return [];
    const killed = trialsFor(subject, mutant).some(passes);
    if (killed) return [{ mutant, killed }];
    atBounds ??= acceptedAtBounds(sandbox);
    return atBounds.every(passes) ? [{ mutant, killed }] : [];
  });
  const survivors = judged.filter(({ killed }) => !killed).map(({ mutant: { path, line, description } }) => ({ path, line, description }));
  const killed = judged.length - survivors.length;
  return {
    mutants: judged.length, killed, score_bps: judged.length === 0 ? WHOLE_BPS : Math.floor((killed * WHOLE_BPS) / judged.length),
    survivors: survivors.toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1)),
  };
}

function acceptedAtBounds(sandbox: Sandbox): Draft[] {
  return probes(sandbox).filter((probe) => canStand(probe.draft) && tryVariation(sandbox, probe).breached).map(({ draft }) => draft);
}

function drawn(mutants: readonly Mutant[], random: Random): Mutant[] {
  const shuffled = random.shuffled(mutants);
  return [...shuffled.filter(({ drops }) => drops), ...shuffled.filter(({ drops }) => !drops)];
}

/** First the variations refused with a code of the changed statement, then some refused ones of every attack in turn. */
function trialsFor({ tried, rounds }: Subject, { codes }: Mutant): Draft[] {
  const likely = tried.flatMap((attack) => attack.filter(({ code }) => code !== null && codes.has(code)));
  const some = Array.from({ length: Math.min(rounds, MAXIMUM_ROUNDS) }, (_, round) => tried.flatMap(
    (attack) => attack[round] ?? [],
  )).flat();
  return [...new Set([...likely, ...some.filter(({ code }) => code !== null)])].map(({ variation: { draft } }) => draft);
}

function compiled({ sources }: Mutant, constants: Constants): CompiledScript | null {
  try {
    return compileSources(sources, constants);
  } catch {
    return null;
  }
}

/** Plays transactions with another script in the validator's place. */
function passer(sandbox: Sandbox, { script, scriptHash }: CompiledScript): (draft: Draft) => boolean {
  const { context } = sandbox;
  const at = (hash: string) => (hash === context.scriptHash ? scriptHash : hash);
  const moved = <T extends Output>(output: T): T => ({
    ...output, holder: 'script' in output.holder ? { script: at(output.holder.script) } : output.holder,
    tokens: output.tokens.map((token) => ({ ...token, policy: at(token.policy) })),
  });
  const validator = 'standing' in context.validator ? {
    standing: { ...context.validator.standing, script } satisfies UnspentOutput,
  } : { script };
  return (draft) => validatorsAccept({
    ...draft, outputs: draft.outputs.map(moved), validators: [validator],
    spends: draft.spends.map((spent) => ({ ...spent, output: moved(spent.output) })),
    minted: draft.minted.map((minting) => ({ ...minting, policy: at(minting.policy) })),
  });
}
