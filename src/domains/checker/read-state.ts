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
  // The age of the first entry that was not checked; a sandbox's clock may have been moved since, and the machine's was not.
  const [next] = await em.execute<{ behind: string }[]>(`
    select least(extract(epoch from razao.clock() - committed_at), extract(epoch from clock_timestamp() - ?::timestamptz)) as behind
    from razao.journal_entries where tenant_id = ? and seq_no = ?`, [check.levelAt, db.tenant, check.seqNo + 1n]);
  return {
    status: check.difference ? 'differ' : 'agree', checked_to: Number(check.seqNo), behind_seconds: Math.max(0, Number(next?.behind ?? 0)),
    ...(check.wholeCheckedAt && { whole_checked_to: Number(check.wholeSeqNo), whole_checked_at: check.wholeCheckedAt.toISOString() }),
    ...(check.difference && isWhole && { difference: { ...check.difference, found_at: (check.foundAt ?? check.levelAt).toISOString() } }),
  };
});
