import type { Database } from '../platform/db/database.ts';
import type { Act } from '../platform/db/act.ts';

/** Records an act of a tenant that is not done by a write of its books. */
export async function keepAct(database: Database, tenant: string, act: Act): Promise<void> {
  const db = database.forTenant(tenant);
  db.act = act;
  await db.write(async () => ({}));
}
