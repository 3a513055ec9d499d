import type { GateFinding, ProductManifest } from '../../../../../generated/models.ts';
import { type ManifestRule, fieldNamed, isFinal, findingUnless } from './rules.ts';

/** A step between states: an action, or the closing. */
interface Transition {
  readonly title: string;
  readonly from: readonly string[];
  readonly to: string;
  /** True when it pays out everything and so ends the instance. */
  readonly ends: boolean;
}

/** States exist, each can be reached, a final one from each, and none is left that is final. */
export const states: ManifestRule = (manifest) => {
  const known = new Set(manifest.states.map(({ name }) => name));
  const transitions = transitionsOf(manifest);
  const unknown = [manifest.creation.to_state, ...transitions.flatMap(({ from, to }) => [...from, to])].filter((name) => !known.has(name));
  if (unknown.length > 0) return [...new Set(unknown)].flatMap((name) => findingUnless(
    false, 'STATE_UNKNOWN', `There is no state ${name}.`,
  ));
  return [
    ...findingUnless(!isFinal(manifest, manifest.creation.to_state), 'STATE_FINAL', 'An instance begins in a final state.'),
    ...transitions.flatMap((transition) => goesOnOrEnds(manifest, transition)),
    ...reachable(manifest, transitions), ...holdsState(manifest),
  ];
};

function transitionsOf({ actions, closing }: ProductManifest): Transition[] {
  const steps = actions.map(({ name, from_states, to_state, value_effect }): Transition =>
    ({ title: `Action ${name}`, from: from_states, to: to_state, ends: value_effect === 'RELEASE' }));
  return closing === null ? steps : [...steps, { title: 'The closing', from: closing.from_states, to: closing.to_state, ends: true }];
}

function goesOnOrEnds(manifest: ProductManifest, { title, from, to, ends }: Transition): GateFinding[] {
  return [
    ...from.flatMap((name) => findingUnless(!isFinal(manifest, name), 'FINAL_STATE_LEFT', `${title} leaves ${name}, which is final.`)),
    ...findingUnless(!ends || isFinal(manifest, to), 'STATE_NOT_FINAL', `${title} pays everything out, and ${to} is not final.`),
    ...findingUnless(
      ends || !isFinal(manifest, to), 'STATE_FINAL', `${title} leads to ${to}, which is final, and does not pay everything out.`,
    ),
  ];
}

function reachable(manifest: ProductManifest, transitions: readonly Transition[]): GateFinding[] {
  const reached = reachedFrom(manifest.creation.to_state, transitions);
  return manifest.states.flatMap(({ name, is_final }) => [
    ...findingUnless(reached.has(name), 'STATE_UNREACHABLE', `No move leads to ${name}.`),
    ...findingUnless(
      is_final || [...reachedFrom(name, transitions)].some((other) => isFinal(manifest, other)), 'NO_FINAL_STATE',
      `No final state can be reached from ${name}.`,
    ),
  ]);
}

function reachedFrom(start: string, transitions: readonly Transition[]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const state of reached) for (const { from, to } of transitions) if (from.includes(state)) reached.add(to);
  return reached;
}

/** Checks that the field of the state can hold every index. */
function holdsState(manifest: ProductManifest): GateFinding[] {
  const field = fieldNamed(manifest, manifest.state_field);
  if (field?.type !== 'INTEGER') return findingUnless(
    false, 'FIELD_WRONG_TYPE', `state_field ${manifest.state_field} is not an INTEGER datum field.`,
  );
  const takesAll = (field.minimum ?? 0) <= 0 && (field.maximum ?? Infinity) >= manifest.states.length - 1;
  return findingUnless(
    takesAll, 'BOUNDS_TOO_NARROW', `${field.name} must take 0 to ${manifest.states.length - 1}, the positions of the states.`,
  );
}
