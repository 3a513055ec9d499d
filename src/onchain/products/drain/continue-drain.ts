import { present } from '../../../platform/assert.ts';
import { ApiError, refusal } from '../../../platform/errors.ts';
import type { Consumer } from '../../../platform/worker/consumer.ts';
import type { InstancesContext } from '../instances/context.ts';
import { INSTANCE, TOPICS, instanceEvent, type ProductInstance, type ProductMove } from '../instances/instance.ts';
import { readInstance, readTimeline } from '../instances/queries.ts';
import { instanceRow } from '../instances/record.ts';
import { recordMove, type SideEffect } from '../instances/record-move.ts';
import { DRAIN, type DrainStop, type ProductDrain } from './drain.entity.ts';
import { moveRequestOf } from './operator-drain-product.ts';
import { readDrain } from './queries.ts';
import { drainRow } from './record.ts';

/** Continues a drain after the end of its move: with its next move, or its end. */
export function drainConsumer(contextFor: (tenant: string, actor?: string) => InstancesContext): Consumer {
  return {
    name: 'product-drains',
    types: ['product_instance.move_accepted', 'product_instance.move_refused', 'product_instance.indexed'],
    topic: TOPICS.DRAIN,
    handle: async ({ tenant, entityId }) => {
      const drain = await contextFor(tenant).db.read((em) => readDrain(em, tenant, entityId));
      if (drain?.state === 'RUNNING') await continueDrain(contextFor(tenant, drain.createdBy), drain);
    },
  };
}

/** Continues a drain from its instance's current state. Repeated, it does what is left to do. */
export async function continueDrain(ctx: InstancesContext, drain: ProductDrain): Promise<void> {
  const { instance, last } = await ctx.db.read(async (em) => ({
    instance: present(await readInstance(em, ctx.tenant, drain.instanceId), 'an instance is never deleted'),
    last: present((await readTimeline(em, ctx.tenant, drain.instanceId)).at(-1), 'an instance begins with a move'),
  }), { isolation: 'repeatable read' });
  if (!isOf(drain, last)) return end(ctx, drain, { cause: 'PARTY_MOVED', code: null });
  if (last.outcome === 'REFUSED') return end(ctx, drain, { cause: 'REFUSED', code: last.refusal?.code ?? null });
  if (instance.closedAt !== null) return end(ctx, drain, null);
  if (!instance.awaitingIndex) await takeNext(ctx, drain, instance);
}

function isOf({ drainId }: ProductDrain, { originKind, originId }: ProductMove): boolean {
  return originKind === 'DRAIN' && originId === drainId;
}

async function takeNext(ctx: InstancesContext, drain: ProductDrain, instance: ProductInstance): Promise<void> {
  const next = present(drain.path[drain.taken], 'a way ends in a final state');
  try {
    await recordMove(ctx, instance, moveRequestOf(next, drain), nextMove(drain));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await unlessTaken(ctx, drain, error.code);
  }
}

/** A move of ours or of a party came first: the timeline has which of both. Anything else keeps the drain from going on. */
async function unlessTaken(ctx: InstancesContext, drain: ProductDrain, code: string): Promise<void> {
  const [now, last] = await ctx.db.read(async (em) => [
    await readDrain(em, ctx.tenant, drain.instanceId), (await readTimeline(em, ctx.tenant, drain.instanceId)).at(-1),
  ] as const, { isolation: 'repeatable read' });
  if (now?.state !== 'RUNNING' || now.taken !== drain.taken) return;
  await end(ctx, drain, last && !isOf(drain, last) ? { cause: 'PARTY_MOVED', code: null } : { cause: 'REFUSED', code });
}

function nextMove({ drainId, taken }: ProductDrain): SideEffect<null> {
  return {
    loads: [drainId],
    decide: (ledger, { instance: { instanceId, sequence } }) => {
      const drain = ledger.row(DRAIN, drainId);
      if (drain?.state !== 'RUNNING' || drain.taken !== taken) return refusal('INSTANCE_NOT_INDEXED', {
        instance_id: instanceId, sequence,
      });
      return { rows: [drainRow({ ...drain, taken: taken + 1 })], answer: null };
    },
  };
}

/** @param stop null where the instance has reached its end. */
async function end(ctx: InstancesContext, { drainId, instanceId, taken }: ProductDrain, stop: {
  readonly cause: DrainStop; readonly code: string | null;
} | null): Promise<void> {
  await ctx.journal.submit<null>(ctx, {
    loads: { accounts: [], rows: [drainId, instanceId] },
    decide: (ledger) => {
      const drain = present(ledger.row(DRAIN, drainId), 'a drain is never deleted');
      if (drain.state !== 'RUNNING' || drain.taken !== taken) return { entries: [], rows: [], events: [], answer: null };
      const ended = drainRow({ ...drain, state: stop ? 'STOPPED' : 'DONE', endedAt: ledger.now });
      if (!stop) return { entries: [], rows: [ended], events: [], answer: null };
      const instance = present(ledger.row(INSTANCE, instanceId), 'an instance is never deleted');
      const after = { ...instance, version: instance.version + 1n };
      return { entries: [], rows: [ended, instanceRow(after)], events: [
        instanceEvent('drain_stopped', after, { sequence: after.sequence, ...stop }),
      ], answer: null };
    },
  });
}
