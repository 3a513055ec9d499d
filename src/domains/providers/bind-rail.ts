import type { Rail, RailCapability } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { ProviderEntity } from './provider.entity.ts';
import { RailBindingEntity, type RailBinding } from './rail-binding.entity.ts';

export interface WantedBinding {
  readonly rail: Rail;
  readonly providerId: string;
  readonly capabilities: readonly RailCapability[];
  /** Its place among the providers of the rail; 1 unless given. */
  readonly priority?: number;
  /** True unless given. */
  readonly enabled?: boolean;
}

/**
 * Has a provider of the tenant serve a rail, or changes how it does; what is so already stays as it is.
 * @throws ApiError PROVIDER_ACCOUNT_NOT_FOUND.
 */
export async function bindRail(ctx: Context, wanted: WantedBinding): Promise<void> {
  const { rail, providerId, priority = 1, enabled = true } = wanted;
  const capabilities = [...new Set(wanted.capabilities)];
  await ctx.db.write(async ({ em, announce }) => {
    const provider = await em.findOne(ProviderEntity, { tenantId: ctx.tenant, providerId });
    if (!provider) fail('PROVIDER_ACCOUNT_NOT_FOUND');
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`rail-bindings ${ctx.tenant}`]);
    const known = await em.findOne(RailBindingEntity, { tenantId: ctx.tenant, rail, providerId });
    if (known && isSame(known, { priority, enabled, capabilities })) return null;
    const now = ctx.clock.now();
    const binding = known ?? em.create(RailBindingEntity, {
      tenantId: ctx.tenant, rail, providerId, bindingId: ctx.ids.next('rlb'), priority, capabilities, enabled, version: 0n,
      createdAt: now, createdBy: ctx.actor, updatedAt: now,
    });
    Object.assign(binding, { priority, capabilities, enabled, version: binding.version + 1n, updatedAt: now });
    em.persist(binding);
    announce({
      type: known ? 'rail_binding.changed' : 'rail_binding.bound', entityId: binding.bindingId, version: binding.version,
      data: { binding_id: binding.bindingId, rail, provider_id: providerId, priority, capabilities, enabled },
    });
    return null;
  });
}

function isSame(known: RailBinding, wanted: Pick<RailBinding, 'priority' | 'enabled' | 'capabilities'>): boolean {
  return known.priority === wanted.priority && known.enabled === wanted.enabled &&
    known.capabilities.join() === wanted.capabilities.join();
}
