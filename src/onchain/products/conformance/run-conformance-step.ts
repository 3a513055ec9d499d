import type { ConformanceRunResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { epochSeconds, instantText } from '../../../platform/clock.ts';
import { ApiError, fail, refusal } from '../../../platform/errors.ts';
import type { RowWrite } from '../../../platform/db/row.ts';
import type { InstancesContext } from '../instances/context.ts';
import type { MoveOrigin, ProductMove } from '../instances/instance.ts';
import { readInstance } from '../instances/queries.ts';
import { recordCreation, recordMove, type SideEffect } from '../instances/record-move.ts';
import type { BoundProduct } from '../product.entity.ts';
import { stepCodec, type ConformanceRun, type ConformanceStepRow } from './conformance.entity.ts';
import { STEP, creationTime, hasEnded, parametersOf, resultsOf, stateOf, stepIdOf, type PlayStep } from './conformance.ts';
import { presentRun } from './present.ts';
import { readRun, type PlayedRun } from './queries.ts';

/**
 * Runs the next step of a run: its move is recorded as any other, and sent to the chain afterwards. One that was run
 * before is answered with the run as it is.
 * @throws ApiError CONFORMANCE_STEP_NOT_FOUND, CONFORMANCE_RUN_ENDED, CONFORMANCE_STEP_OUT_OF_ORDER, INSTANCE_NOT_INDEXED,
 *   CONFORMANCE_STEP_NOT_DUE, PRODUCT_RETIRED, and what `recordCreation` and `recordMove` refuse.
 */
export async function runConformanceStep(
  ctx: InstancesContext, { product }: BoundProduct, { runId }: Pick<ConformanceRun, 'runId'>, place: number,
): Promise<ConformanceRunResponse> {
  const played = await read(ctx, runId);
  if (place >= played.steps.length) fail('CONFORMANCE_STEP_NOT_FOUND', { steps: played.steps.length });
  if (wasRun(played, place)) return answer(ctx, played);
  requireNext(ctx, played, place);
  if (product.lifecycle === 'RETIRED') fail('PRODUCT_RETIRED');
  try {
    return await take(ctx, played, place);
  } catch (error) {
    const now = error instanceof ApiError ? await read(ctx, runId) : undefined;
    if (now && wasRun(now, place)) return answer(ctx, now); // by another request, meanwhile
    throw error;
  }
}

function read(ctx: InstancesContext, runId: string): Promise<PlayedRun> {
  return ctx.db.read((em) => readRun(em, ctx.tenant, runId), { isolation: 'repeatable read' });
}

function wasRun({ steps }: PlayedRun, place: number): boolean {
  return steps[place]?.result.status !== 'PENDING';
}

/** Answers with the run as it is; recorded under the caller's key. */
function answer(ctx: InstancesContext, { run, steps }: PlayedRun): Promise<ConformanceRunResponse> {
  return ctx.db.write(async () => presentRun(run, steps, ctx.clock.now()));
}

/** @throws ApiError CONFORMANCE_RUN_ENDED, CONFORMANCE_STEP_OUT_OF_ORDER, INSTANCE_NOT_INDEXED, CONFORMANCE_STEP_NOT_DUE. */
function requireNext(ctx: InstancesContext, played: PlayedRun, place: number): void {
  const { run, steps } = played;
  const now = ctx.clock.now();
  const state = stateOf(run, steps, now);
  if (state !== 'OPEN') fail('CONFORMANCE_RUN_ENDED', { state });
  const next = steps.findIndex(({ result }) => result.status === 'PENDING');
  if (next < place) fail('CONFORMANCE_STEP_OUT_OF_ORDER', { next_step_index: next });
  const before = steps[place - 1];
  if (before && (!hasEnded(before) || before.result.awaitingIndex)) {
    fail('INSTANCE_NOT_INDEXED', { instance_id: before.result.instanceId, sequence: played.moves.get(place - 1)?.sequence ?? null });
  }
  const { step } = present(steps[place], 'the step that was found');
  const created = creationOf(played, step)?.move.submittedAt ?? now;
  const due = new Date(created.getTime() + step.after_seconds * 1000);
  if (now < due) fail('CONFORMANCE_STEP_NOT_DUE', { due_at: instantText(due) });
}

/** Creation of the instance of the step's scenario; undefined before. */
function creationOf({ steps, moves }: PlayedRun, { scenario, index }: PlayStep): { step: PlayStep; move: ProductMove } | undefined {
  const creation = steps.findLast(({ step }) => step.scenario === scenario && step.kind === 'CREATE' && step.index < index);
  const move = creation && moves.get(creation.step.index);
  return move && { step: creation.step, move };
}

/** Records the step's move together with its step: of two who run the same step, the second is refused by that record. */
async function take(ctx: InstancesContext, played: PlayedRun, place: number): Promise<ConformanceRunResponse> {
  const { run, version, steps } = played;
  const { step, result } = present(steps[place], 'the step that was found');
  const { manifest } = version;
  const accountId = present(run.parties.find(({ key }) => key === step.signed_by)?.account_id, 'the account of a key that signs');
  const origin: MoveOrigin = { kind: 'CONFORMANCE', id: stepIdOf(run.runId, place) };
  const beside = recordedStep(ctx, played, place);
  if (step.kind === 'CREATE') {
    const parameters = parametersOf(manifest, step, run.parties, epochSeconds(ctx.clock.now()));
    return recordCreation(ctx, { bound: version }, { accountId, parameters, metadata: {}, origin }, beside);
  }
  const instanceId = present(result.instanceId, 'the instance of a scenario that was created');
  const instance = present(await ctx.db.read((em) => readInstance(em, ctx.tenant, instanceId)), 'an instance is never deleted');
  const creation = present(creationOf(played, step), 'the creation of an instance');
  const parameters = parametersOf(manifest, step, run.parties, creationTime(manifest, creation.step, creation.move));
  return recordMove(ctx, instance, { kind: step.kind, action: step.action, accountId, parameters, origin }, beside);
}

function recordedStep(ctx: InstancesContext, { run, version, steps, moves }: PlayedRun, place: number): SideEffect<ConformanceRunResponse> {
  const stepId = stepIdOf(run.runId, place);
  return {
    loads: [stepId],
    decide(ledger, { instance: { instanceId }, move }) {
      if (ledger.row(STEP, stepId)) return refusal('CONFORMANCE_STEP_OUT_OF_ORDER', { next_step_index: place + 1 });
      const after = resultsOf(version.manifest, steps.map(({ step }) => step), new Map([...moves, [place, move]]));
      return {
        rows: [stepRow({ stepId, runId: run.runId, place, instanceId, sequence: move.sequence })],
        answer: presentRun(run, after, ctx.clock.now()),
      };
    },
  };
}

function stepRow(step: ConformanceStepRow): RowWrite<ConformanceStepRow> {
  return { codec: stepCodec, id: step.stepId, isNew: true, value: step };
}
