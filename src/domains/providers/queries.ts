import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/context.ts';
import { lockRow } from '../../platform/db/lock-row.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { AdminRefusal } from '../auth/index.ts';
import { ProviderEntity, type Provider } from './provider.entity.ts';

const ID_FORM = /^[a-z][a-z0-9-]{1,62}[a-z0-9]$/;

/** Finds the tenant's account at this provider; undefined for a missing and a foreign one alike. */
export async function findProvider({ tenant, db }: Pick<Context, 'tenant' | 'db'>, providerId: string): Promise<Provider | undefined> {
  if (!ID_FORM.test(providerId)) return undefined;
  return (await db.read((em) => em.findOne(ProviderEntity, { tenantId: tenant, providerId }))) ?? undefined;
}

/** Loads the provider account that a path names. */
export const providerResource: ResourceKind<Provider> = { missing: 'PROVIDER_ACCOUNT_NOT_FOUND', find: findProvider };

/**
 * Returns the tenant's account at this provider in its newest state, locked until the transaction ends.
 * @throws AdminRefusal when there is none.
 */
export async function lockProvider(em: EntityManager, tenantId: string, providerId: string): Promise<Provider> {
  await lockRow(em, 'providers', { tenant_id: tenantId, provider_id: providerId });
  const found = await em.findOne(ProviderEntity, { tenantId, providerId });
  if (!found) throw new AdminRefusal(`${tenantId} has no provider account ${providerId}`);
  return found;
}
