import { LADDER } from '../app.ts';
import { verifyQuotas as verify, type QuotasVerdict } from '../domains/operator/index.ts';
import type { Database } from '../platform/db/database.ts';

/** Counts again, for a tenant, what the quotas of every domain count. */
export function verifyQuotas(database: Database, tenant: string): Promise<QuotasVerdict> {
  return verify(database, tenant, LADDER.recounts);
}
