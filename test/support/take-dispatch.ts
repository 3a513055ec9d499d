/** The lease that a dispatcher takes, for tests that make one of its steps themselves. */
import type { Database } from '../../src/platform/db/database.ts';
import type { Lease } from '../../src/platform/worker/lease.ts';

const BIND = { name: 'test-bind', text: `select set_config('razao.tenant', $1, true)` };
const NUMBER = { name: 'test-lease-number', text: `select razao.new_lease() as number` };
const TAKE = {
  name: 'test-take-dispatch', text: 'update razao.dispatches set lease = $3 where tenant_id = $1 and obligation_id = $2 returning lease',
};

/** Takes the dispatch of a payment from its holder. Like a dispatcher, it moves no fence. One that has ended has the number 0. */
export function takeDispatch(database: Database, tenant: string, obligationId: string): Promise<Lease> {
  return database.transaction(async (query) => {
    await query(BIND, [tenant]);
    const [drawn] = await query<{ number: string }>(NUMBER, []);
    const [row] = await query<{ lease: string }>(TAKE, [tenant, obligationId, drawn?.number]);
    return { work: 'dispatch', subject: obligationId, number: row?.lease ?? '0' };
  }, tenant);
}
