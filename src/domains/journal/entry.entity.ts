import { defineEntity, p } from '@mikro-orm/postgresql';
import type { KeptEntry } from './entry.ts';

/** A row of the journal: an entry with the move that it makes, if it makes one. The writer alone inserts, and nobody changes it. */
export const JournalEntryEntity = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entries',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    seqNo: p.bigint('bigint').primary(),
    committedAt: p.datetime(),
    effectiveAt: p.datetime(),
    accountingDay: p.date(),
    isCreditFirst: p.boolean(),
    /** Minor units, as all amounts here. */
    amount: p.bigint('bigint').strictNullable(),
    debtorAfter: p.bigint('bigint').strictNullable(),
    creditorAfter: p.bigint('bigint').strictNullable(),
    entryType: p.text(),
    txId: p.text(),
    asset: p.text().strictNullable(),
    debtorAccountId: p.text().strictNullable(),
    creditorAccountId: p.text().strictNullable(),
    obligationId: p.text().strictNullable(),
    correlation: p.json<NonNullable<KeptEntry['correlation']>>().columnType('json').strictNullable(),
    reservations: p.json<NonNullable<KeptEntry['reservations']>>().columnType('json').strictNullable(),
    entryHash: p.text(),
  },
});
