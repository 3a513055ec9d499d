import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { ConformanceParty, ConformanceRunState, ConformanceVerdict } from '../../../../generated/models.ts';
import { rowCodec, type RowOf } from '../../../platform/db/row.ts';

/** A run of the scenarios of a version. Its steps follow from the version, their results from their moves. */
export const RunEntity = defineEntity({
  name: 'ConformanceRun',
  tableName: 'conformance_runs',
  properties: {
    tenantId: p.text().primary(),
    runId: p.text().primary(),
    productId: p.text(),
    productVersion: p.integer(),
    scriptHash: p.text(),
    /** OPEN also for a while after its time is over: `stateOf` has the current state. */
    state: p.text().$type<ConformanceRunState>(),
    verdict: p.text().$type<ConformanceVerdict>().strictNullable(),
    parties: p.json<readonly ConformanceParty[]>(),
    /** Number of its first steps that have ended and been announced. */
    judged: p.integer(),
    /** The transcript as a document, once it is COMPLETED. */
    evidenceHash: p.text().strictNullable(),
    evidenceKey: p.text().strictNullable(),
    /** Of its events. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    finishedAt: p.datetime().strictNullable(),
  },
});
export type ConformanceRun = InferEntity<typeof RunEntity>;

/** The move that a step was run by. The journal writer alone writes it, once, with the move. */
export const StepEntity = defineEntity({
  name: 'ConformanceStep',
  tableName: 'conformance_steps',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** `cst_`, what follows the prefix of the run's id, and the step's place. */
    stepId: p.text().primary(),
    runId: p.text(),
    /** Its place in the run, from 0. */
    place: p.integer(),
    instanceId: p.text(),
    /** Of the move in its instance. */
    sequence: p.integer(),
  },
});
export type ConformanceStepRow = RowOf<typeof StepEntity>;

export const stepCodec = rowCodec(StepEntity);
