import { defineEntity, p } from '@mikro-orm/core';

/** An institution with books in this installation. Read before a tenant is known, so no row-level security. */
export const TenantEntity = defineEntity({
  name: 'Tenant',
  tableName: 'tenants',
  properties: {
    tenantId: p.text().primary(),
    createdAt: p.datetime(),
  },
});
