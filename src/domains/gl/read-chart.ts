import type { EntityManager } from '@mikro-orm/postgresql';
import type { GlAccountResponse } from '../../../generated/models.ts';
import { chartOf, type GlAccount } from './chart.ts';
import { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';

/** Returns the tenant's chart of accounts in this transaction. */
export async function readChart(em: EntityManager, tenant: string): Promise<GlAccount[]> {
  const [opened] = await em.execute<{ created_at: string | Date }[]>('select created_at from razao.tenants where tenant_id = ?', [tenant]);
  const own = await em.find(GlAccountEntity, { tenantId: tenant });
  const members = Map.groupBy(await em.find(GlMemberEntity, { tenantId: tenant }), ({ glAccountId }) => glAccountId);
  return chartOf(tenant, new Date(opened?.created_at ?? 0), own.map((row) => ({
    ...row, parentCode: row.parentCode ?? null, isBuiltIn: false,
    gathers: (members.get(row.glAccountId) ?? []).map(({ memberType }) => memberType).sort(),
  })));
}

/** An account of the chart in the contract's form. */
export function presentGlAccount(it: GlAccount): GlAccountResponse {
  return {
    gl_account_id: it.glAccountId, code: it.code, name: it.name, type: it.type, normal_side: it.normalSide, parent_code: it.parentCode,
    gathers: [...it.gathers], built_in: it.isBuiltIn, created_at: it.createdAt.toISOString(), created_by: it.createdBy,
  };
}
