import type { Database } from '../../../platform/db/database.ts';
import type { Recounts } from '../../../platform/module.ts';
import { readCounters } from './operator-get-quotas.ts';

/** Result of a recount of a tenant's quotas. */
export interface QuotasVerdict {
  readonly ok: boolean;
  /** Number of counters that were compared. */
  readonly counters: number;
  /** Each with its quota; none where all is right. */
  readonly differences: readonly string[];
}

/** Recounts the rows that quotas count. Reads one snapshot, so the service may go on writing. */
export function verifyQuotas(database: Database, tenant: string, recounts: Recounts): Promise<QuotasVerdict> {
  return database.forTenant(tenant).read(async (em) => {
    const known = new Map<string, { readonly used: number }>(await readCounters(em, tenant));
    const differences: string[] = [];
    for (const [quota, statement] of Object.entries(recounts)) {
      const [row] = await em.execute<{ used: number }[]>(statement, [tenant]);
      const [counted, there] = [known.get(quota)?.used ?? 0, row?.used ?? 0];
      if (counted !== there) differences.push(`${quota} counts ${counted}, and there are ${there}`);
    }
    return { ok: differences.length === 0, counters: Object.keys(recounts).length, differences };
  }, { isolation: 'repeatable read' });
}
