import type { Database } from '../../platform/db/database.ts';
import type { Act } from '../../platform/db/act.ts';
import { recordAct } from '../../platform/db/record-act.ts';
import { AdminRefusal, Malformed } from './admin-refusal.ts';
import { TenantEntity } from './tenant.entity.ts';

const NAME_FORM = /^[a-z][a-z0-9-]{1,39}$/;

/**
 * Opens the books of a new tenant.
 * @param act that is recorded with it.
 * @throws Malformed when the name is not well formed; AdminRefusal when it is taken.
 */
export async function createTenant(database: Database, tenant: string, act?: Act): Promise<void> {
  if (!(await ensureTenant(database, tenant, act))) throw new AdminRefusal(`tenant ${tenant} exists already`);
}

/**
 * Opens the books of a tenant unless they are open.
 * @returns true when they were not.
 * @throws Malformed when the name is not well formed.
 */
export async function ensureTenant(database: Database, tenant: string, act?: Act): Promise<boolean> {
  if (!NAME_FORM.test(tenant)) {
    throw new Malformed(
      `"${tenant}" cannot name a tenant: 2 to 40 lowercase letters, digits and hyphens, a letter first`,
    );
  }
  return database.global().transactional(async (em) => {
    await database.bind(em, tenant);
    const created = await em.execute(
      'insert into razao.tenants (tenant_id, created_at) values (?, razao.clock()) on conflict do nothing returning tenant_id', [tenant],
    );
    await em.execute(
      'insert into razao.heads (tenant_id, committed_at) values (?, razao.clock()) on conflict do nothing', [tenant],
    );
    if (act && created.length > 0) await recordAct(em, tenant, act, database.clock.now(), {});
    return created.length > 0;
  });
}

/** Lists the names of all tenants, in order. */
export async function listTenants(database: Database): Promise<string[]> {
  const tenants = await database.global().findAll(TenantEntity, { orderBy: { tenantId: 'asc' } });
  return tenants.map(({ tenantId }) => tenantId);
}

/** True when a tenant has this name. A malformed name is not looked up. */
export async function isTenant(database: Database, name: string): Promise<boolean> {
  return NAME_FORM.test(name) && (await database.global().count(TenantEntity, { tenantId: name })) > 0;
}

/** @throws AdminRefusal when there is no such tenant. */
export async function requireTenant(database: Database, tenant: string): Promise<void> {
  if (!(await isTenant(database, tenant))) throw new AdminRefusal(`there is no tenant ${tenant}`);
}
