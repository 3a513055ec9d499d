import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { lockHead } from '../../platform/db/lock-row.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import { RailBindingEntity, type RailBindingRecord } from './binding.entity.ts';
import type { RailBinding } from './rails.ts';

/**
 * Binds a provider to a rail of the tenant; binding the same two again changes that binding. It applies from the next payment on. A
 * binding without a change announces no event.
 */
export async function bindRail(ctx: Context, wanted: RailBinding): Promise<void> {
  await ctx.db.write(async (unit) => void (await storeBinding(unit, ctx, wanted)));
}

/** Does the same within a transaction of the caller's. @returns the binding as it is now. */
export async function storeBinding({ em, announce }: WriteUnit, ctx: Context, wanted: RailBinding): Promise<RailBindingRecord> {
  await lockHead(em, ctx.tenant); // bindings of the same rail and provider are serialised
  const bound = await findBinding(em, ctx.tenant, wanted);
  if (bound && isDeepStrictEqual(changeable(bound), changeable(wanted))) return bound;
  const binding = bound ? changed(ctx, bound, wanted) : added(em, ctx, wanted);
  announce(bindingEvent(bound ? 'changed' : 'bound', binding));
  return binding;
}

async function findBinding(em: EntityManager, tenantId: string, { rail, providerId }: RailBinding): Promise<RailBindingRecord | null> {
  const found: unknown = await em.findOne(RailBindingEntity, { tenantId, rail, providerId });
  return found as RailBindingRecord | null;
}

function added(em: EntityManager, ctx: Context, wanted: RailBinding): RailBindingRecord {
  const now = ctx.clock.now();
  const binding = em.create(RailBindingEntity, {
    ...wanted, tenantId: ctx.tenant, bindingId: ctx.ids.next('rlb'), version: 1n, createdAt: now, createdBy: ctx.actor, updatedAt: now,
  });
  em.persist(binding);
  return binding;
}

function changeable({ adapter, priority, capabilities, isEnabled }: RailBinding): object {
  return { adapter, priority, capabilities: [...capabilities], isEnabled };
}

function changed(ctx: Context, bound: RailBindingRecord, wanted: RailBinding): RailBindingRecord {
  return Object.assign(bound, changeable(wanted), { version: bound.version + 1n, updatedAt: ctx.clock.now() });
}

function bindingEvent(type: 'bound' | 'changed', it: RailBindingRecord): EventOf<`rail_binding.${'bound' | 'changed'}`> {
  const { bindingId, rail, providerId, priority, capabilities, isEnabled, version } = it;
  return {
    type: `rail_binding.${type}`, entityId: bindingId, version,
    data: { binding_id: bindingId, rail, provider_id: providerId, priority, capabilities: [...capabilities], enabled: isEnabled },
  };
}
