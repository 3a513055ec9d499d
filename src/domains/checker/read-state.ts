import type { HealthBooks } from '../../../generated/models.ts';
import type { TenantDb } from '../../platform/db/database.ts';
import { BookCheckEntity } from './book-check.entity.ts';

/** Context of the modules above: what the checker knows of a tenant's books. */
export interface CheckerContext {
  /** @param isWhole true to name the row that differs. @returns undefined before the first check. */
  readonly booksState: (db: TenantDb, isWhole: boolean) => Promise<HealthBooks | undefined>;
}

export const booksState: CheckerContext['booksState'] = (db, isWhole) => db.read(async (em) => {
  const check = await em.findOne(BookCheckEntity, { tenantId: db.tenant });
  if (!check) return undefined;
  const [head] = await em.execute<{ is_level: boolean; now: string | Date }[]>(
    'select seq_no <= ? as is_level, clock_timestamp() as now from razao.heads where tenant_id = ?', [check.seqNo, db.tenant]);
  const behindMs = head?.is_level === true ? 0 : new Date(head?.now ?? 0).getTime() - check.levelAt.getTime();
  return {
    status: check.difference ? 'differ' : 'agree', checked_to: Number(check.seqNo), behind_seconds: Math.max(0, behindMs / 1000),
    ...(check.wholeCheckedAt && { whole_checked_to: Number(check.wholeSeqNo), whole_checked_at: check.wholeCheckedAt.toISOString() }),
    ...(check.difference && isWhole && { difference: { ...check.difference, found_at: (check.foundAt ?? check.levelAt).toISOString() } }),
  };
});
