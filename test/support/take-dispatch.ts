/** The lease that a dispatcher takes, for tests that make one of its steps themselves. */
import type { Database } from '../../src/platform/db/database.ts';
import type { Lease } from '../../src/platform/lease.ts';

/** Takes the dispatch of a payment from whoever has it. */
export async function takeDispatch(database: Database, tenant: string, obligationId: string): Promise<Lease> {
  const [row] = await database.forTenant(tenant).write(({ em }) => em.execute<{ lease: string }[]>(
    `update razao.dispatches set lease = nextval('razao.lease_numbers') where tenant_id = ? and obligation_id = ? returning lease`, [tenant, obligationId]));
  return { work: 'dispatch', subject: obligationId, number: row?.lease ?? '0' };
}
