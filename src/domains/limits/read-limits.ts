import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import type { OwnLimits, SharedLimits } from './limits.ts';
import { loadOwn, loadShared } from './record.ts';

const SNAPSHOT = { name: 'limits-snapshot', text: 'set transaction isolation level repeatable read read only' };

/** Returns the limits of an account and their usage, as of one moment, including every write that was answered by then. */
export function readLimits({ db, tenant }: Pick<Context, 'db' | 'tenant'>, accountId: string): Promise<{
  own: OwnLimits; shared: SharedLimits;
}> {
  return db.database.transaction(async (query) => {
    await query(SNAPSHOT, []);
    const own = await loadOwn(query, tenant, [accountId]);
    return { own: present(own.get(accountId), 'the limits of an account of the tenant'), shared: await loadShared(query, tenant) };
  }, tenant);
}
