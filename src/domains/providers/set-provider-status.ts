import type { ProviderAccountStatus } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { lockProvider } from './queries.ts';

/**
 * Disables a provider, or enables it again. A disabled one is not called, its deliveries are refused as those of an unknown provider, its
 * bindings count as not enabled, and its work under way waits. All processes apply it within two seconds.
 * @throws AdminRefusal when there is no such provider.
 */
export async function setProviderStatus(ctx: Context, providerId: string, status: ProviderAccountStatus): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    const provider = await lockProvider(em, ctx.tenant, providerId);
    if (provider.status === status) return;
    Object.assign(provider, { status, version: provider.version + 1n, updatedAt: ctx.clock.now() });
    announce({
      type: status === 'DISABLED' ? 'provider_account.disabled' : 'provider_account.enabled', entityId: providerId,
      version: provider.version,
      data: { provider_id: providerId, status },
    });
  });
}
