import type { ProviderAccountStatus, ProviderAccountType } from '../../../generated/models.ts';
import type { Database } from '../../platform/db/database.ts';
import { requireTenant } from '../auth/index.ts';
import { ProviderEntity } from './provider.entity.ts';

/** A provider account as an administrator sees it: never its secret. */
export interface ListedProvider {
  readonly provider_id: string;
  readonly tenant: string;
  readonly type: ProviderAccountType;
  readonly adapter: string;
  readonly display_name: string;
  /** Null for the address that the installation knows. */
  readonly base_url: string | null;
  readonly status: ProviderAccountStatus;
  /** End of the previous secret's validity; null while only one secret is valid. */
  readonly previous_secret_until: string | null;
  readonly created_at: string;
}

/**
 * Lists the provider accounts of a tenant, or of all, in the order of their creation. @throws AdminRefusal when there is no such tenant.
 */
export async function listProviders(database: Database, tenant?: string): Promise<ListedProvider[]> {
  if (tenant !== undefined) await requireTenant(database, tenant);
  const providers = await database.global().find(ProviderEntity, tenant === undefined ? {} : { tenantId: tenant }, {
    orderBy: { createdAt: 'asc', providerId: 'asc' },
  });
  const now = database.clock.now();
  return providers.map(({ providerId, tenantId, type, adapter, displayName, baseUrl, status, previousUntil, createdAt }) => ({
    provider_id: providerId, tenant: tenantId, type, adapter, display_name: displayName, base_url: baseUrl, status,
    previous_secret_until: previousUntil && now < previousUntil ? previousUntil.toISOString() : null, created_at: createdAt.toISOString(),
  }));
}
