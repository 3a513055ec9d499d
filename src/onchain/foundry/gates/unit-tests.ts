import type { GateFinding, ProductManifest, ProductScenario } from '../../../../generated/models.ts';
import type { PlayedStep } from '../../chain/index.ts';
import { problem, warning } from './finding.ts';
import { scenarioPath } from './manifest/scenarios.ts';

/** A scenario and its steps as played. */
export interface Played {
  readonly scenario: ProductScenario;
  readonly steps: readonly PlayedStep[];
}

/** Each step has the outcome that its scenario expects; each move is made; each refusal has the code of the validator. */
export function unitTests(manifest: ProductManifest, played: readonly Played[]): GateFinding[] {
  const made = new Set(played.flatMap(({ steps }) => steps).filter(({ refusal }) => refusal === null).map(
    ({ move }) => move.action ?? move.kind,
  ));
  const moves = ['CREATE', ...manifest.actions.map(({ name }) => name), ...(manifest.closing === null ? [] : ['CLOSE'])];
  return [
    ...played.flatMap(({ scenario, steps }) => steps.flatMap((step) => stepWent(scenarioPath(scenario.name), step))),
    ...moves.filter((move) => !made.has(move)).map((move) => problem(
      'MOVE_NOT_REACHED', `No scenario gets the move ${move.toLowerCase()} past the validator.`, { path: null },
    )),
  ];
}

function stepWent(path: string, { step, refusal, state }: PlayedStep): GateFinding[] {
  const tell = (message: string) => problem('SCENARIO_DIFFERS', `Step ${step.index}: ${message}`, { path });
  if (step.expected_outcome === 'ACCEPTED' && refusal !== null) return [
    tell(`refused with ${refusal.code} (${refusal.reason}), where it should be accepted.`),
  ];
  if (step.expected_outcome === 'REFUSED' && refusal === null) return [
    tell(`accepted, where it should be refused with ${step.expected_refusal ?? ''}.`),
  ];
  if (refusal !== null && refusal.code !== step.expected_refusal) {
    return [refusal.code === 'SCRIPT_ERROR'
      ? warning(
        'REFUSAL_WITHOUT_CODE', `Step ${step.index}: refused without a code, where it should be ${step.expected_refusal ?? ''}.`, { path },
      )
      : tell(`refused with ${refusal.code}, where it should be ${step.expected_refusal ?? ''}.`)];
  }
  return state === step.expected_state ? [] : [tell(`the instance is ${state}, where it should be ${step.expected_state}.`)];
}
