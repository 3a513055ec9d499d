import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConformanceRunResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import type { RowSource } from '../../../domains/journal/index.ts';
import { moveIdOf, type ProductMove } from '../instances/instance.ts';
import { readMoves } from '../instances/queries.ts';
import { readVersion } from '../versions.ts';
import type { ProductVersion } from '../product.entity.ts';
import { RunEntity, StepEntity, stepCodec, type ConformanceRun, type ConformanceStepRow } from './conformance.entity.ts';
import { resultsOf, STEP, stepsOf, type RunStep } from './conformance.ts';
import { presentRun } from './present.ts';

const RUN_ID = /^cfr_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Row source by which the journal finds the moves of steps. */
export const conformanceRows: readonly RowSource[] = [
  { kind: STEP, load: rowLoader('conformance_steps', stepCodec, ({ stepId }) => stepId) },
];

/** Loads the conformance run in a path, of the product in the path, for the gateway. */
export const runResource: ResourceKind<ConformanceRun> = {
  missing: 'CONFORMANCE_RUN_NOT_FOUND',
  find: async ({ db, tenant: tenantId }, runId, path) => {
    if (!RUN_ID.test(runId)) return undefined;
    return (await db.read((em) => em.findOne(RunEntity, { tenantId, runId, productId: String(path?.['product_id']) }))) ?? undefined;
  },
};

/** A run with the version it plays, and each of its steps with its result. */
export interface PlayedRun {
  readonly run: ConformanceRun;
  readonly version: ProductVersion;
  readonly steps: readonly RunStep[];
  /** The moves that steps were run by, by their places. */
  readonly moves: ReadonlyMap<number, ProductMove>;
}

/** A run with the results of its moves so far. */
export async function readRun(em: EntityManager, tenantId: string, runId: string): Promise<PlayedRun> {
  const run = present(await em.findOne(RunEntity, { tenantId, runId }), 'a run is never deleted');
  const version = await readVersion(em, tenantId, run.productId, run.productVersion);
  const taken = await em.find(StepEntity, { tenantId, runId });
  const byId = new Map((await readMoves(em, tenantId, taken.map(moveOf))).map((move) => [move.moveId, move]));
  const moves = new Map(taken.map((step) => [step.place, present(byId.get(moveOf(step)), 'the move of a step')]));
  return { run, version, moves, steps: resultsOf(version.manifest, stepsOf(version.scenarios), moves) };
}

const moveOf = ({ instanceId, sequence }: Pick<ConformanceStepRow, 'instanceId' | 'sequence'>): string => moveIdOf(instanceId, sequence);

/** A run with every step, as of now. */
export async function getConformanceRun(ctx: Context, { runId }: Pick<ConformanceRun, 'runId'>): Promise<ConformanceRunResponse> {
  const { run, steps } = await ctx.db.read((em) => readRun(em, ctx.tenant, runId), { isolation: 'repeatable read' });
  return presentRun(run, steps, ctx.clock.now());
}
