import { defineEntity, p } from '@mikro-orm/postgresql';
import type { BookDifference } from '../journal/index.ts';

/** How far a tenant's books were checked, and the first row that differs, if any. Times are the machine's, except `foundAt`. */
export const BookCheckEntity = defineEntity({
  name: 'BookCheck',
  tableName: 'book_checks',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** The last entry that was checked as it came, and its hash in lowercase hex. */
    seqNo: p.bigint('bigint'),
    entryHash: p.text(),
    /** When the checker was last level with the journal. */
    levelAt: p.datetime(),
    wholeBeganAt: p.datetime(),
    /** The last entry of the newest check of the whole books, and its end. */
    wholeSeqNo: p.bigint('bigint').nullable(),
    wholeCheckedAt: p.datetime().nullable(),
    difference: p.json<BookDifference>().columnType('json').nullable(),
    foundAt: p.datetime().nullable(),
  },
});
