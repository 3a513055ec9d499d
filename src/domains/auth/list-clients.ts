import type { Database } from '../../platform/db/database.ts';
import { ClientEntity } from './client.entity.ts';
import { requireTenant } from './create-tenant.ts';

/** A client as an administrator sees it: never its secret. */
export interface ListedClient {
  readonly client_id: string;
  readonly tenant: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly platform: boolean;
  readonly created_at: string;
  /** End of the previous secret's validity; null while only one secret is valid. */
  readonly previous_secret_until: string | null;
  /** Time at which its access was revoked; null while it has access. */
  readonly revoked_at: string | null;
}

/** Lists the clients of a tenant, or of all, in the order of their creation. @throws AdminRefusal when there is no such tenant. */
export async function listClients(database: Database, tenant?: string): Promise<ListedClient[]> {
  if (tenant !== undefined) await requireTenant(database, tenant);
  const clients = await database.global().find(ClientEntity, tenant === undefined ? {} : { tenantId: tenant }, {
    orderBy: { createdAt: 'asc', clientId: 'asc' },
  });
  const now = database.clock.now();
  return clients.map(({ clientId, tenantId, name, scopes, platform, createdAt, previousUntil, revokedAt }) => ({
    client_id: clientId, tenant: tenantId, name, scopes, platform, created_at: createdAt.toISOString(),
    previous_secret_until: previousUntil && now < previousUntil ? previousUntil.toISOString() : null,
    revoked_at: revokedAt?.toISOString() ?? null,
  }));
}
