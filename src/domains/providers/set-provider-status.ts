import type { ProviderAccountStatus } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { lockProvider } from './queries.ts';

/**
 * Cuts a provider off, or takes it in use again. One that is disabled is not called, its deliveries are refused as those of an
 * unknown provider, its bindings count as not enabled, and what is under way with it waits. All processes know within two seconds.
 * @throws AdminRefusal for a provider that there is not.
 */
export async function setProviderStatus(ctx: Context, providerId: string, status: ProviderAccountStatus): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    const provider = await lockProvider(em, ctx.tenant, providerId);
    if (provider.status === status) return;
    Object.assign(provider, { status, version: provider.version + 1n, updatedAt: ctx.clock.now() });
    announce({
      type: status === 'DISABLED' ? 'provider_account.disabled' : 'provider_account.enabled', entityId: providerId, version: provider.version,
      data: { provider_id: providerId, status },
    });
  });
}
