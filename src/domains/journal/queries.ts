import type { JournalEntry, JournalEntryListResponse, JournalEntryType, JournalObligationResponse } from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/pages.ts';
import { journalEntrySchema, type JournalEntryRow } from './entry.entity.ts';

/** A range of the journal; both ends belong to it. */
export interface EntryRange {
  from_seq?: number | undefined;
  to_seq?: number | undefined;
}

/**
 * Entries by number, in their order.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listJournalEntries(ctx: Context, range: EntryRange, query: PageQuery): Promise<JournalEntryListResponse> {
  const page = new Page<string>(ctx, 'listJournalEntries', range, query);
  const after = page.after === undefined ? BigInt((range.from_seq ?? 1) - 1) : BigInt(page.after);
  const rows = await ctx.db.read((em) => em.find(journalEntrySchema, {
    tenantId: ctx.tenant,
    seqNo: { $gt: after, ...(range.to_seq !== undefined && { $lte: BigInt(range.to_seq) }) },
  }, { orderBy: { seqNo: 'asc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ seqNo }) => String(seqNo), presentEntry);
  return { items: data, next_cursor };
}

/** @throws ApiError ENTRY_NOT_FOUND. */
export async function getJournalEntry(ctx: Context, seqNo: number): Promise<JournalEntry> {
  const row = await ctx.db.read((em) => em.findOne(journalEntrySchema, { tenantId: ctx.tenant, seqNo: BigInt(seqNo) }));
  return row ? presentEntry(row) : fail('ENTRY_NOT_FOUND');
}

/** What the journal has to know of an obligation to find its entries. */
export interface JournaledObligation {
  readonly obligationId: string;
  readonly txId: string;
  readonly state: string;
}

/** How the journal is given an obligation that a path names: of a domain above. */
export interface JournaledContext {
  readonly journaledObligation: ResourceKind<JournaledObligation>;
}

/** The entry that created an obligation, and the one that made it final. */
export async function getJournalObligation(ctx: Context, { obligationId, txId, state }: JournaledObligation): Promise<JournalObligationResponse> {
  const rows = await ctx.db.read((em) => em.find(journalEntrySchema, { tenantId: ctx.tenant, txId }, { orderBy: { seqNo: 'asc' } }));
  // What waits on the exception account beside an obligation neither creates nor ends it.
  const entries = rows.filter(({ entryType, payload }) => entryType !== 'EXCEPTION' && payload.obligation_ids.includes(obligationId));
  const [creation] = entries;
  const last = entries.at(-1);
  assert(creation && last, `the journal has no entry of ${obligationId}`);
  return {
    obligation_id: obligationId, tx_id: txId, creation: presentEntry(creation),
    consumption: state === 'FINAL' ? presentEntry(last) : null,
  };
}

function presentEntry(row: JournalEntryRow): JournalEntry {
  return {
    seq_no: Number(row.seqNo),
    entry_type: row.entryType as JournalEntryType,
    tx_id: row.txId,
    effective_at: row.effectiveAt.toISOString(),
    committed_at: row.committedAt.toISOString(),
    accounting_day: row.accountingDay,
    payload: row.payload as JournalEntry['payload'],
    payload_hash: row.payloadHash,
    prev_hash: row.prevHash,
    entry_hash: row.entryHash,
  };
}
