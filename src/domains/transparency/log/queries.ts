import type { Database } from '../../../platform/db/database.ts';
import { LogEntity } from './log.entity.ts';

/** Name of a tenant's log; undefined before its first checkpoint. */
export async function originOfLog(database: Database, tenant: string): Promise<string | undefined> {
  const log = await database.forTenant(tenant).read((em) => em.findOne(LogEntity, { tenantId: tenant }));
  return log?.origin ?? undefined;
}
