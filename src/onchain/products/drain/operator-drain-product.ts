import type { DrainRequest, DrainResponse, DrainResult, DrainSelection, DrainStep } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { withoutKey } from '../../../platform/context.ts';
import { ApiError, fail, refusal } from '../../../platform/errors.ts';
import type { InstancesContext } from '../instances/context.ts';
import { recordMove, type SideEffect, type MoveRequest } from '../instances/record-move.ts';
import type { BoundProduct } from '../product.entity.ts';
import { LIFECYCLE_MOVES } from '../product.ts';
import { DRAIN, drainIdOf, type ProductDrain } from './drain.entity.ts';
import { openingText, planHash, presentPath } from './present.ts';
import { planOf, readDrainable, type DrainableInstance } from './queries.ts';
import { drainRow } from './record.ts';

/** A result of one instance without its name. */
type Outcome = Omit<DrainResult, 'instance_id'>;

/**
 * Closes instances by the ways of their plans, each by itself: the first move is recorded here, the others follow by themselves.
 * The answer has the outcome of each; a repetition that finds no answer finds what was done.
 * @throws ApiError PRODUCT_LIFECYCLE_CONFLICT, OVERLOADED.
 */
export async function operatorDrainProduct(
  ctx: InstancesContext, { product }: BoundProduct, { instances, reason }: DrainRequest,
): Promise<DrainResponse> {
  const { productId, lifecycle } = product;
  if (lifecycle === 'LIVE') {
    fail(
      'PRODUCT_LIFECYCLE_CONFLICT', { lifecycle, allowed: LIFECYCLE_MOVES[lifecycle] },
      'A LIVE product takes new instances, and is not drained.',
    );
  }
  const unkeyed = withoutKey(ctx);
  const results: DrainResult[] = [];
  for (const selection of instances) results.push({
    instance_id: selection.instance_id, ...await drainInstance(unkeyed, productId, selection, reason),
  });
  const count = (status: DrainResult['status']): number => results.filter((it) => it.status === status).length;
  const answer: DrainResponse = {
    product_id: productId, closing: count('CLOSING'), already_closed: count('ALREADY_CLOSED'), refused: count('REFUSED'), results,
  };
  return ctx.db.write(async () => answer); // also where all were refused: the requester of the drain is recorded
}

async function drainInstance(ctx: InstancesContext, productId: string, selection: DrainSelection, reason: string): Promise<Outcome> {
  try {
    return await begin(ctx, productId, selection, reason);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { status: 'REFUSED', error: error.body() };
  }
}

/** @throws ApiError PRODUCT_INSTANCE_NOT_FOUND, INSTANCE_NOT_INDEXED, INSTANCE_NOT_DRAINABLE, DRAIN_PLAN_CHANGED. */
async function begin(
  ctx: InstancesContext, productId: string, { instance_id: instanceId, plan_hash }: DrainSelection, reason: string,
): Promise<Outcome> {
  const found = await ctx.db.read((em) => readDrainable(em, ctx.tenant, productId, instanceId), { isolation: 'repeatable read' });
  if (!found) return fail('PRODUCT_INSTANCE_NOT_FOUND');
  const { instance, drain } = found;
  if (instance.closedAt !== null) return { status: 'ALREADY_CLOSED' };
  if (drain?.state === 'RUNNING') return closing(drain);
  if (instance.awaitingIndex) fail('INSTANCE_NOT_INDEXED', { instance_id: instanceId, sequence: instance.sequence });
  const planned = plannedDrain(ctx, found, plan_hash, reason);
  const first = present(planned.path[0], 'the first move of a way');
  return recordMove(ctx, instance, moveRequestOf(first, planned), firstMove(planned));
}

/**
 * The drain that an instance would have now, by the plan that was requested. @throws ApiError INSTANCE_NOT_DRAINABLE, DRAIN_PLAN_CHANGED.
 */
function plannedDrain(ctx: InstancesContext, found: DrainableInstance, plan_hash: string | null | undefined, reason: string): ProductDrain {
  const { instanceId, state } = found.instance;
  const now = ctx.clock.now();
  const way = planOf(found, now);
  if (typeof way === 'string') return fail('INSTANCE_NOT_DRAINABLE', { instance_id: instanceId, blocker: way });
  if (plan_hash !== undefined && plan_hash !== null && plan_hash !== planHash(instanceId, way)) fail('DRAIN_PLAN_CHANGED', {
    instance_id: instanceId, state,
  });
  if (way.opensAt !== null) {
    fail(
      'INSTANCE_NOT_DRAINABLE', { instance_id: instanceId, blocker: 'NOT_YET', closable_from: openingText(way.opensAt) },
      'The way opens later.',
    );
  }
  return {
    drainId: drainIdOf(instanceId), instanceId, state: 'RUNNING', ...presentPath(way), taken: 0, reason, createdAt: now,
    createdBy: ctx.actor, endedAt: null,
  };
}

/** Request for a drain's move: frozen accounts and blocked parties sign it too. */
export function moveRequestOf({ kind, action, signed_by_account_id }: DrainStep, { drainId, reason }: ProductDrain): MoveRequest {
  return {
    kind: kind === 'CLOSE' ? 'CLOSE' : 'ACTION', action, accountId: signed_by_account_id, parameters: {}, reason,
    origin: { kind: 'DRAIN', id: drainId }, isForced: true,
  };
}

/** The drain is recorded with its first move, instead of one that has ended. */
function firstMove(drain: ProductDrain): SideEffect<Outcome> {
  return {
    loads: [drain.drainId],
    decide: (ledger, { instance: { instanceId, sequence } }) => {
      const before = ledger.row(DRAIN, drain.drainId);
      if (before?.state === 'RUNNING') return refusal('INSTANCE_NOT_INDEXED', { instance_id: instanceId, sequence });
      return { rows: [drainRow({ ...drain, taken: 1 }, before === undefined)], answer: closing(drain) };
    },
  };
}

function closing({ path, releases }: Pick<ProductDrain, 'path' | 'releases'>): Outcome {
  return { status: 'CLOSING', path: [...path], releases: [...releases] };
}
