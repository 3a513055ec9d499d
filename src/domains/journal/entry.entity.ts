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
    commitNo: p.bigint('bigint'),
    /**
     * From here on, columns of a payment that was final when it was made: the place of its first event in the commit, and both their ids.
     */
    place: p.integer().strictNullable(),
    createdEvent: p.uuid().strictNullable(),
    settledEvent: p.uuid().strictNullable(),
    /** Creator of the payment; set only where the entry keeps a payment. */
    createdBy: p.text().strictNullable(),
    matchKeys: p.json<Readonly<Record<string, string>>>().columnType('json').strictNullable(),
    metadata: p.json<Readonly<Record<string, unknown>>>().columnType('json').strictNullable(),
    expectedAt: p.datetime().strictNullable(),
    graceSeconds: p.integer().strictNullable(),
    limitUse: p.json<unknown>().strictNullable(),
    trace: p.text().strictNullable(),
  },
});
