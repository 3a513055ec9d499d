import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../../platform/db/database.ts';
import { BadRow, type BooksCheck } from '../../journal/index.ts';
import { differencesOf } from './recount.ts';

/** Result of a recount of a tenant's squads. */
export interface SquadsVerdict {
  readonly ok: boolean;
  readonly squads: number;
  readonly entries: number;
  /** Each with its squad; none where all is right. */
  readonly differences: readonly string[];
}

/**
 * Recounts a tenant's squads: counters, nets and rounding by shares and entries, states by shares and obligations, payments by the
 * journal, cycles by what belongs to them. Reads one snapshot, so the service may go on writing.
 */
export function verifySquads(database: Database, tenant: string): Promise<SquadsVerdict> {
  return database.forTenant(tenant).read(async (em) => {
    const found = await readDifferences(em, tenant);
    const [counts] = await em.execute<{ squads: number; entries: number }[]>(`
      select (select count(*)::int from razao.squads where tenant_id = ?) as squads,
        (select count(*)::int from razao.squad_entries where tenant_id = ?) as entries`, [tenant, tenant]);
    const { squads = 0, entries = 0 } = counts ?? {};
    return { ok: found.length === 0, squads, entries, differences: found.map(({ sqd_id, problem }) => `${sqd_id} ${problem}`) };
  }, { isolation: 'repeatable read' });
}

/** What squads count is what their shares, entries, obligations and the journal say. */
export function checkSquads(): BooksCheck {
  return {
    async end(em, tenant) {
      const [first] = await readDifferences(em, tenant);
      if (first) throw new BadRow(first.sqd_id, first.problem);
    },
  };
}

function readDifferences(em: EntityManager, tenant: string): Promise<{ sqd_id: string; problem: string }[]> {
  return em.execute(...differencesOf(tenant));
}
