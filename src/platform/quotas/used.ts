import type { QuotaName } from '../../../generated/models.ts';
import type { Query } from '../db/query.ts';
import type { QuotaDefaults } from '../quota.ts';

/** Use of a quota by the tenants of an installation. */
export interface QuotaUse {
  readonly quota: QuotaName;
  /** Use of all tenants together. */
  readonly used: number;
  /** The share that the tenant uses which has least left: 1 is all of it. Null where none may have any. */
  readonly fullest: number | null;
}

const READ = { name: 'read-quotas-used', text: 'select quota, used, fullest from razao.quotas_used($1)' };

/** Returns the use of quotas that are counted in tenants; none of a quota that nobody ever used. */
export async function readQuotasUsed(query: Query, defaults: QuotaDefaults): Promise<QuotaUse[]> {
  const rows = await query<{ quota: QuotaName; used: string; fullest: number | null }>(READ, [JSON.stringify(defaults)]);
  return rows.map(({ quota, used, fullest }) => ({ quota, used: Number(used), fullest }));
}
