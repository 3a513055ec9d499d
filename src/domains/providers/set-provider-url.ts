import type { Context } from '../../platform/context.ts';
import { requireAddress } from './create-provider.ts';
import { lockProvider } from './queries.ts';

/**
 * Gives a provider account another address, or the one that its adapter knows. All processes call the new one within two seconds; a call
 * that is under way ends at the address where it began.
 * @param baseUrl null for the adapter's own.
 * @throws AdminRefusal for a provider that there is not; ApiError PROVIDER_URL_REFUSED.
 */
export async function setProviderUrl(ctx: Context, providerId: string, baseUrl: string | null): Promise<void> {
  if (baseUrl !== null) requireAddress(baseUrl);
  await ctx.db.write(async ({ em, announce }) => {
    const provider = await lockProvider(em, ctx.tenant, providerId);
    if (provider.baseUrl === baseUrl) return;
    Object.assign(provider, { baseUrl, version: provider.version + 1n, updatedAt: ctx.clock.now() });
    announce({
      type: 'provider_account.base_url_changed', entityId: providerId, version: provider.version,
      data: { provider_id: providerId, base_url: baseUrl },
    });
  });
}
