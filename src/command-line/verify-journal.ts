import { LADDER } from '../app.ts';
import { verifyJournal as verify, type JournalVerdict, type Witness } from '../domains/journal/index.ts';
import type { Database } from '../platform/db/database.ts';

/** Verifies a tenant's journal, and against it the rows that every domain keeps. */
export function verifyJournal(database: Database, tenant: string, against?: Witness): Promise<JournalVerdict> {
  return verify(database, tenant, LADDER.checks(), against);
}
