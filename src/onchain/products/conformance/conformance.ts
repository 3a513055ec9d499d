import type {
  ConformanceRunState, ConformanceStepStatus, ConformanceVerdict, ProductManifest, ProductOutcome, ProductParameterValues, ProductScenario,
  ProductScenarioStep,
} from '../../../../generated/models.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { declaredFor } from '../../chain/moves/index.ts';
import { rowKind } from '../../../domains/journal/index.ts';
import type { ProductMove } from '../instances/instance.ts';
import type { ConformanceRun, ConformanceStepRow } from './conformance.entity.ts';

/** Time that a run stays open, in milliseconds: a day. */
export const OPEN_FOR_MS = 86_400_000;
/** The form of the transcript. */
export const TRANSCRIPT_VERSION = 1;

export const STEP = rowKind<ConformanceStepRow>('cst');

/** The id of a step, by which the journal finds the move that it was run by. */
export function stepIdOf(runId: string, place: number): string {
  return `${STEP.prefix}_${runId.slice(runId.indexOf('_') + 1)}_${place}`;
}

/** Storage key of the transcript of a run. */
export function transcriptKey({ productId, productVersion, runId }: ConformanceRun): string {
  return `${productId}/${productVersion}/conformance/${runId}.json`;
}

/** A step of a run as its version declares it. */
export interface PlayStep extends ProductScenarioStep {
  readonly scenario: string;
  /** Its place in the run, from 0. */
  readonly index: number;
}

/** Result of a step. */
interface StepResult {
  readonly status: ConformanceStepStatus;
  readonly outcome: ProductOutcome | null;
  readonly state: string | null;
  readonly refusalCode: string | null;
  readonly awaitingIndex: boolean;
  /** The instance that the scenario has created last. */
  readonly instanceId: string | null;
  readonly chainTxId: string | null;
  readonly finishedAt: Date | null;
}

/** A step with its result. */
export interface RunStep {
  readonly step: PlayStep;
  readonly result: StepResult;
}

/** All steps of a version's scenarios, one scenario after the other. */
export function stepsOf(scenarios: readonly ProductScenario[]): PlayStep[] {
  return scenarios.flatMap(({ name, steps }) => steps.map((step) => ({ ...step, scenario: name }))).map(
    (step, index) => ({ ...step, index }),
  );
}

/** Computes the result of each step from the moves by which they were run. @param moves by the places of steps. */
export function resultsOf({ creation }: ProductManifest, steps: readonly PlayStep[], moves: ReadonlyMap<number, ProductMove>): RunStep[] {
  let scenario: { readonly name: string; instanceId: string | null; failedAt: Date | null } | undefined;
  return steps.map((step) => {
    if (scenario?.name !== step.scenario) scenario = { name: step.scenario, instanceId: null, failedAt: null };
    const { failedAt } = scenario;
    const move = moves.get(step.index);
    if (move !== undefined) scenario.instanceId = move.instanceId;
    const { instanceId } = scenario;
    if (failedAt !== null) return { step, result: { ...UNTOUCHED, status: 'SKIPPED', instanceId, finishedAt: failedAt } };
    if (move === undefined) return { step, result: { ...UNTOUCHED, instanceId: step.kind === 'CREATE' ? null : instanceId } };
    const result = resultOf(step, move, creation.to_state);
    if (result.status === 'FAILED') scenario.failedAt = result.finishedAt;
    return { step, result };
  });
}

const UNTOUCHED: StepResult = {
  status: 'PENDING', outcome: null, state: null, refusalCode: null, awaitingIndex: false, instanceId: null, chainTxId: null,
  finishedAt: null,
};

/** @param first the state in which instances begin. */
function resultOf(step: PlayStep, move: ProductMove, first: string): StepResult {
  const { outcome, instanceId, chainTxId, resolvedAt, indexedAt } = move;
  if (outcome === 'SUBMITTED') return { ...UNTOUCHED, status: 'SUBMITTED', awaitingIndex: true, instanceId, chainTxId };
  const state = move.toState ?? move.fromState ?? first;
  const refusalCode = move.refusal?.code ?? null;
  const isAsExpected = outcome === step.expected_outcome && state === step.expected_state && (step.expected_refusal === null
    || step.expected_refusal === refusalCode);
  return {
    status: isAsExpected ? 'PASSED' : 'FAILED', outcome, state, refusalCode, awaitingIndex: outcome === 'ACCEPTED' && indexedAt === null,
    instanceId, chainTxId,
    finishedAt: resolvedAt,
  };
}

/** True when a step has ended. */
export function hasEnded({ result: { status } }: RunStep): boolean {
  return status === 'PASSED' || status === 'FAILED' || status === 'SKIPPED';
}

/** Computes the verdict of a run: undefined while a step is left. */
export function verdictOf(steps: readonly RunStep[]): { readonly verdict: ConformanceVerdict; readonly finishedAt: Date } | undefined {
  const last = steps.at(-1)?.result.finishedAt;
  if (!last || !steps.every(hasEnded)) return undefined;
  return { verdict: steps.every(({ result }) => result.status === 'PASSED') ? 'PASSED' : 'FAILED', finishedAt: last };
}

/** State of a run now: it can have expired before that is recorded. */
export function stateOf({ state, expiresAt }: ConformanceRun, steps: readonly RunStep[], now: Date): ConformanceRunState {
  if (state !== 'OPEN' || now < expiresAt) return state;
  const ended = verdictOf(steps);
  return ended && ended.finishedAt < expiresAt ? 'OPEN' : 'EXPIRED';
}

const RELATIVE_TIME = /^now\+(\d{1,9})$/;

/**
 * Parameters of a step: accounts for the names of their keys, and times in seconds for those that count from the creation.
 * @param created seconds since 1970.
 */
export function parametersOf(
  manifest: ProductManifest, step: PlayStep, parties: ConformanceRun['parties'], created: number,
): ProductParameterValues {
  const timed = new Set(manifest.datum_fields.flatMap(({ name, unit }) => (unit === 'EPOCH_SECONDS' ? [name] : [])));
  const accounts = new Map(parties.map(({ key, account_id }) => [key, account_id]));
  const declared = declaredFor(manifest, step);
  return Object.fromEntries(Object.entries(step.parameters).map(([name, given]) => {
    const parameter = declared.find((it) => it.name === name);
    if (parameter?.type === 'account_id') return [name, accounts.get(String(given)) ?? given];
    const later = typeof given === 'string' && timed.has(parameter?.datum_field ?? '') ? RELATIVE_TIME.exec(given)?.[1] : undefined;
    return [name, later === undefined ? given : created + Number(later)];
  }));
}

/**
 * Computes `now` for a scenario after its creation, in seconds since 1970: the value that it had there. A creation is recorded after its
 * parameters were made, maybe in the next second, so the time is read from one of those; without any it is when it was recorded.
 */
export function creationTime(manifest: ProductManifest, step: PlayStep, { parameters, submittedAt }: Pick<
  ProductMove, 'parameters' | 'submittedAt'
>): number {
  for (const [name, value] of Object.entries(parametersOf(manifest, step, [], 0))) {
    if (typeof value === 'number' && typeof step.parameters[name] === 'string') return Number(parameters[name]) - value;
  }
  return epochSeconds(submittedAt);
}
