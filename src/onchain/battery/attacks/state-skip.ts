import { type Instance, type Move, type Plan, NotBuildable, encodeDatum, planMove, stateIndex, stateOf } from '../../chain/index.ts';
import { type Sandbox, type HonestMove, coinOf, fromStates, signerAskedFor, timesOf, toState, transitionsOf } from '../sandbox/sandbox.ts';
import type { Attack, Variation } from '../sandbox/attack.ts';
import { homeIndex, withOutput } from '../sandbox/drafts.ts';
import { forbiddenSteps } from './forbidden.ts';

/**
 * An instance in a state from which a move may not start: one that was played there, and one whose datum only claims it. Final states are
 * included, since an ended instance must not go on, whoever put it there. The state afterwards is the declared one or the one before. Then
 * honest moves that lead to another state.
 */
export const stateSkip: Attack = {
  name: 'state_skip',
  description: 'Makes each move from every state it may not start from, and lets it lead to every state it does not.',
  variations: (sandbox) => [
    ...fromPlayed(sandbox), ...fromDeclared(sandbox), ...elsewhere(sandbox), ...forbiddenSteps(sandbox, 'state_skip'),
  ],
};

function fromPlayed(sandbox: Sandbox): Variation[] {
  const { manifest } = sandbox;
  const moves = [...new Map(transitionsOf(sandbox).map((honest) => [honest.name, honest.move])).values()];
  const standing = [...new Map(
    transitionsOf(sandbox).map(({ before, now }) => [stateOf(manifest, before.fields) ?? '', { before, now }]),
  ).values()];
  return standing.flatMap(({ before, now }) => moves.flatMap((move) => skipped(sandbox, before, move, now)));
}

function fromDeclared(sandbox: Sandbox): Variation[] {
  const { manifest } = sandbox;
  return transitionsOf(sandbox).flatMap(({ before, move, now }) => manifest.states.flatMap(({ name }) => {
    const fields = new Map(before.fields).set(manifest.state_field, stateIndex(manifest, name));
    return skipped(sandbox, { ...before, fields, standing: { ...before.standing, datum: encodeDatum(manifest, fields) } }, move, now);
  }));
}

function skipped(sandbox: Sandbox, before: Instance, { kind, action, parameters }: Move, now: number): Variation[] {
  const { manifest, context } = sandbox;
  const state = stateOf(manifest, before.fields) ?? '';
  const signer = signerAskedFor(manifest, before.fields, { kind, action, parameters, signer: '' });
  const move = { kind, action, parameters, signer: signer ?? '' };
  if (signer === undefined || fromStates(manifest, move).includes(state)) return [];
  const at = inTime(timesOf(manifest, { before, move }), now);
  const plan = planned(() => planMove(context, before, move, coinOf(sandbox, 'skip'), at));
  if (plan === null) return [];
  const name = action ?? kind.toLowerCase();
  const variation = (draft: Plan['draft'], change: string): Variation => ({
    move: name, change, gain: `The move ${name} was made from ${state}.`, draft, now: at,
  });
  const declared = variation(plan.draft, `from ${state}`);
  if (plan.ends || toState(manifest, move) === state) return [declared];
  return [declared, variation(leadingTo(sandbox, plan, state), `from ${state}, which is kept`)];
}

function elsewhere(sandbox: Sandbox): Variation[] {
  const { manifest, honest } = sandbox;
  return honest.filter(({ plan }) => !plan.ends).flatMap((move: HonestMove) =>
    manifest.states.filter(({ name }) => name !== toState(manifest, move.move)).map(({ name }) => ({
      move: move.name, change: `to ${name}`, gain: `The move ${move.name} led to ${name}.`, draft: leadingTo(sandbox, move.plan, name),
      now: move.now,
    })));
}

/** The output declares another state. */
function leadingTo({ manifest, context }: Sandbox, { draft, fields }: Plan, state: string): Plan['draft'] {
  const datum = encodeDatum(manifest, new Map(fields).set(manifest.state_field, stateIndex(manifest, state)));
  return withOutput(draft, homeIndex(context, draft), (home) => ({ ...home, datum }));
}

/** Returns a time at which only the state prevents the move; the given time where there is none. */
function inTime({ notBefore, notAfter }: ReturnType<typeof timesOf>, now: number): number {
  const early = Math.max(now, notBefore ?? now);
  return notAfter === null || early < notAfter ? early : notAfter - 1;
}

function planned(plan: () => Plan): Plan | null {
  try {
    return plan();
  } catch (error) {
    if (error instanceof NotBuildable) return null;
    throw error;
  }
}
