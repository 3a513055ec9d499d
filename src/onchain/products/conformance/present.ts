import type { ConformanceRunResponse, ConformanceStep, ConformanceTranscript, ConformanceVerdict } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { ConformanceRun } from './conformance.entity.ts';
import { TRANSCRIPT_VERSION, stateOf, type RunStep } from './conformance.ts';

/** A run in the contract's form. @param steps all of them. */
export function presentRun(run: ConformanceRun, steps: readonly RunStep[], now: Date): ConformanceRunResponse {
  const state = stateOf(run, steps, now);
  const finishedAt = state === 'EXPIRED' ? run.finishedAt ?? run.expiresAt : run.finishedAt;
  return {
    run_id: run.runId, product_id: run.productId, product_version: run.productVersion, script_hash: run.scriptHash, state,
    verdict: run.verdict,
    parties: [...run.parties], steps: steps.map(presentStep),
    next_step_index: steps.find(({ result }) => result.status === 'PENDING')?.step.index ?? null,
    evidence: run.evidenceHash !== null && run.evidenceKey !== null ? { hash: run.evidenceHash, key: run.evidenceKey } : null,
    expires_at: instantText(run.expiresAt), created_at: instantText(run.createdAt), created_by: run.createdBy,
    finished_at: finishedAt && instantText(finishedAt),
  };
}

function presentStep({ step, result }: RunStep): ConformanceStep {
  return {
    index: step.index, scenario: step.scenario, kind: step.kind, action: step.action, signed_by: step.signed_by,
    parameters: { ...step.parameters },
    after_seconds: step.after_seconds, expected_outcome: step.expected_outcome, expected_state: step.expected_state,
    expected_refusal: step.expected_refusal,
    status: result.status, outcome: result.outcome, state: result.state, refusal_code: result.refusalCode,
    awaiting_index: result.awaitingIndex,
    instance_id: result.instanceId, chain_tx_id: result.chainTxId, finished_at: result.finishedAt && instantText(result.finishedAt),
  };
}

/** The transcript of a run that has ended: of the same moves the same, whenever it is written. */
export function transcriptOf(
  run: ConformanceRun, steps: readonly RunStep[], verdict: ConformanceVerdict, finishedAt: Date,
): ConformanceTranscript {
  return {
    transcript_version: TRANSCRIPT_VERSION, run_id: run.runId, product_id: run.productId, product_version: run.productVersion,
    script_hash: run.scriptHash,
    parties: [...run.parties], steps: steps.map((step) => ({ ...presentStep(step), awaiting_index: false })), verdict,
    finished_at: instantText(finishedAt),
  };
}

/** Event of a run that is opened, or has ended. */
export function runEvent(
  { runId, productId, productVersion, state, verdict, version }: ConformanceRun, steps: number,
): EventOf<`conformance_run.${'opened' | 'completed' | 'expired'}`> {
  return {
    type: `conformance_run.${state === 'OPEN' ? 'opened' : state === 'COMPLETED' ? 'completed' : 'expired'}`, entityId: runId, version,
    data: {
      run_id: runId, product_id: productId, product_version: productVersion, state, ...(state === 'OPEN' && { steps }),
      ...(state === 'COMPLETED' && { verdict }),
    },
  };
}

/** Event of a step that passed or failed. */
export function stepEvent(
  { runId, productId }: ConformanceRun, { step, result }: RunStep, version: bigint,
): EventOf<'conformance_run.step_finished'> {
  return {
    type: 'conformance_run.step_finished', entityId: runId, version,
    data: {
      run_id: runId, product_id: productId, index: step.index, scenario: step.scenario, status: result.status,
      outcome: present(result.outcome, 'the outcome of a step that has ended'),
      state: present(result.state, 'the state after a step that has ended'),
    },
  };
}
