import type { GateFinding, ProductManifest, ProductScenario, ProductScenarioStep } from '../../../../../generated/models.ts';
import { ParameterError, declaredFor, readParameters } from '../../../chain/index.ts';
import { problem } from '../finding.ts';
import type { Bundle } from '../read-bundle.ts';
import { broken, isFinal, findingUnless } from './rules.ts';

/** Any time: the parameters' validity does not depend on it. */
const SOME_TIME = 1_800_000_000;
const SOME_KEY = '00'.repeat(28);

/** The scenarios that the manifest lists are there, well-formed, end in a final state, and together make every move. */
export function scenarios({ manifest, scenarios: files }: Bundle): GateFinding[] {
  const listed = new Set(manifest.scenarios.map(scenarioPath));
  return [
    ...[...listed].filter((path) => !files.has(path)).flatMap((path) => findingUnless(false, 'SCENARIO_MISSING', `There is no ${path}.`)),
    ...[...files.keys()].filter((path) => !listed.has(path)).map((path) => problem(
      'SCENARIO_UNLISTED', 'The manifest does not list this scenario.', { path },
    )),
    ...[...files].flatMap(([path, scenario]) => scenarioHolds(manifest, path, scenario)),
    ...everyMove(manifest, [...files.values()]),
  ];
}

/** @param name as the manifest lists it. */
export function scenarioPath(name: string): string {
  return `scenarios/${name}.json`;
}

function scenarioHolds(manifest: ProductManifest, path: string, scenario: ProductScenario): GateFinding[] {
  const { name, keys, steps } = scenario;
  const tell = (message: string) => problem('SCENARIO_INVALID', message, { path });
  const last = steps.at(-1);
  const created = steps.findIndex(({ kind, expected_outcome }) => kind === 'CREATE' && expected_outcome === 'ACCEPTED');
  const unknown = keys.filter((key) => !manifest.keys.some((other) => other.name === key));
  return [
    ...(scenarioPath(name) === path ? [] : [tell(`The name of the scenario is ${name}, and that of its file is not.`)]),
    ...unknown.map((key) => tell(`There is no key ${key}.`)),
    ...(created >= 0 ? [] : [tell('No step creates the instance.')]),
    ...(last?.expected_outcome === 'ACCEPTED' && isFinal(manifest, last.expected_state) ? [] : [
      tell('The last step leads to a final state.'),
    ]),
    ...steps.flatMap((step, index) => stepHolds(manifest, scenario, step, index, created).map(
      (message) => tell(`Step ${index}: ${message}`),
    )),
  ];
}

/** Problems of a step, as sentences. @param created the step that makes the instance; those before are creations that are refused. */
function stepHolds(
  manifest: ProductManifest, { keys, steps }: ProductScenario, step: ProductScenarioStep, index: number, created: number,
): string[] {
  const sentences: readonly (readonly [boolean, string])[] = [
    [step.index === index, `its index is ${step.index}.`],
    [(step.kind === 'CREATE') === (index <= created), index <= created ? 'there is no instance yet.' : 'there is an instance already.'],
    [step.after_seconds >= (steps[index - 1]?.after_seconds ?? 0), 'its time is before that of the step before it.'],
    [keys.includes(step.signed_by), `${step.signed_by} takes no part.`],
    [isMove(manifest, step), `there is no move ${step.action ?? step.kind.toLowerCase()}.`],
    [
      (step.expected_outcome === 'REFUSED') === (step.expected_refusal !== null),
      'expected_refusal is given if it is refused, and only then.',
    ],
    [manifest.states.some(({ name }) => name === step.expected_state), `there is no state ${step.expected_state}.`],
  ];
  return [...sentences.flatMap(([holds, sentence]) => (holds ? [] : [sentence])), ...parametersHold(manifest, keys, step)];
}

function isMove({ actions, closing }: ProductManifest, { kind, action }: ProductScenarioStep): boolean {
  if (kind === 'ACTION') return actions.some(({ name }) => name === action);
  return action === null && (kind === 'CREATE' || closing !== null);
}

function parametersHold(manifest: ProductManifest, keys: readonly string[], step: ProductScenarioStep): string[] {
  const declared = declaredFor(manifest, step);
  const unknown = Object.keys(step.parameters).filter((name) => !declared.some((parameter) => parameter.name === name));
  return [...unknown.map((name) => `there is no parameter ${name}.`), ...readable(manifest, declared, keys, step)];
}

function readable(
  manifest: ProductManifest, declared: Parameters<typeof readParameters>[1], keys: readonly string[], step: ProductScenarioStep,
): string[] {
  try {
    readParameters(manifest, declared, step.parameters, { keyOf: (name) => (keys.includes(name) ? SOME_KEY : undefined), now: SOME_TIME });
    return [];
  } catch (error) {
    if (error instanceof ParameterError) return [error.message];
    throw error;
  }
}

function everyMove({ actions, closing }: ProductManifest, all: readonly ProductScenario[]): GateFinding[] {
  const made = new Set(all.flatMap(({ steps }) => steps).filter(({ expected_outcome }) => expected_outcome === 'ACCEPTED').map(
    ({ kind, action }) => action ?? kind,
  ));
  const moves = [...actions.map(({ name }) => name), ...(closing === null ? [] : ['CLOSE'])];
  return moves.filter((move) => !made.has(move)).map((move) => broken(
    'MOVE_NOT_PLAYED', `No scenario makes the move ${move.toLowerCase()}.`,
  ));
}
