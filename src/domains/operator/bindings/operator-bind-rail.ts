import type { BindRailRequest, RailBindingResponse, RailCapability } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { findProvider, type Provider } from '../../providers/index.ts';
import { storeBinding, type Rails } from '../../rails/index.ts';
import { presentBinding } from './present.ts';
import { inUse, readBindings } from './queries.ts';

export type BindingsContext = Context & { readonly rails: Rails };

/**
 * Binds a provider to a rail of the tenant, or changes its binding.
 * @throws ApiError PROVIDER_ACCOUNT_NOT_FOUND, RAIL_NOT_SUPPORTED.
 */
export async function operatorBindRail(ctx: BindingsContext, body: BindRailRequest): Promise<RailBindingResponse> {
  const { rail, priority = 1, capabilities, enabled: isEnabled = true } = body;
  const provider = (await findProvider(ctx, body.provider_id)) ?? fail('PROVIDER_ACCOUNT_NOT_FOUND');
  refuseUnable(provider, rail, capabilities, abilities(ctx, provider, rail));
  const { providerId, adapter } = provider;
  return ctx.db.write(async (unit) => {
    const binding = await storeBinding(unit, ctx, { rail, providerId, adapter, priority, capabilities, isEnabled });
    await unit.em.flush();
    return presentBinding(binding, await inUse(unit.em, ctx.tenant, await readBindings(unit.em, ctx.tenant)));
  });
}

/** Capabilities that the provider can be bound for; a provider without money serves no rail. */
function abilities({ rails }: BindingsContext, { type, adapter }: Provider, rail: BindRailRequest['rail']): readonly RailCapability[] {
  return type === 'SPONSOR_BANK' || type === 'BAAS_PROVIDER' ? rails.abilities(adapter, rail) : [];
}

function refuseUnable({ providerId }: Provider, rail: string, wanted: readonly RailCapability[], able: readonly RailCapability[]): void {
  const missing = wanted.filter((it) => !able.includes(it));
  if (missing.length === 0) return;
  const what = able.length === 0 ? rail : `${rail} with ${missing.join(', ')}`;
  fail('RAIL_NOT_SUPPORTED', { provider_id: providerId, rail, capabilities: able }, `${providerId} does not serve ${what}.`);
}
