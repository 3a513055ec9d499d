import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { EntryPayload } from './entry.ts';

/** A row of the journal. Read only: the writer alone inserts, and nobody changes it. */
export const journalEntrySchema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entries',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    seqNo: p.bigint('bigint').primary(),
    entryType: p.text(),
    txId: p.text(),
    effectiveAt: p.datetime(),
    committedAt: p.datetime(),
    accountingDay: p.date(),
    payload: p.json<EntryPayload>().columnType('json'),
    payloadHash: p.text(),
    prevHash: p.text(),
    entryHash: p.text(),
  },
});

export type JournalEntryRow = InferEntity<typeof journalEntrySchema>;
