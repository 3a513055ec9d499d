import type { JournalEntry, JournalEntryListResponse, JournalEntryType, JournalObligationResponse } from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { payloadHashOf, payloadIn, type EntryRow } from './entry-row.ts';

/** An entry between the one before it and its own hash. */
interface ChainedRow extends EntryRow {
  readonly prev_hash: string;
  readonly entry_hash: string;
}

const READ = { name: 'read-entries', text: 'select * from razao.read_entries($1, $2, $3, $4)' };
const READ_OF_TX = { name: 'read-entries-of-tx', text: 'select * from razao.read_entries_of_tx($1, $2)' };
const NO_END = String(Number.MAX_SAFE_INTEGER);

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
  const after = page.after ?? String((range.from_seq ?? 1) - 1);
  const rows = await ctx.db.database.query<ChainedRow>(READ, [ctx.tenant, after, range.to_seq ?? NO_END, page.take]);
  const { data, next_cursor } = page.close(rows, ({ seq_no }) => seq_no, (row) => presentEntry(ctx.tenant, row));
  return { items: data, next_cursor };
}

/** @throws ApiError ENTRY_NOT_FOUND. */
export async function getJournalEntry(ctx: Context, seqNo: number): Promise<JournalEntry> {
  const [row] = await ctx.db.database.query<ChainedRow>(READ, [ctx.tenant, seqNo - 1, seqNo, 1]);
  return row ? presentEntry(ctx.tenant, row) : fail('ENTRY_NOT_FOUND');
}

/** Data of an obligation by which the journal finds its entries. */
export interface JournaledObligation {
  readonly obligationId: string;
  readonly txId: string;
  readonly state: string;
}

/** Context that resolves an obligation named by a path; a domain above provides it. */
export interface JournaledContext {
  readonly journaledObligation: ResourceKind<JournaledObligation>;
}

/** Context that proves entries to strangers; a domain above provides it. */
export interface EntryProofs {
  /** Returns the proof of an entry as text; undefined while no checkpoint has the entry. */
  readonly entryProof: (ctx: Pick<Context, 'tenant'>, seqNo: number) => Promise<string | undefined>;
}

/** Type of a proof: `c2sp.org/tlog-proof@v1`. */
export const PROOF_TYPE = 'application/vnd.razao.proof';

/**
 * The proof that a log of the tenant has an entry.
 * @throws ApiError ENTRY_NOT_FOUND; SERVICE_UNAVAILABLE while no checkpoint has the entry.
 */
export async function proveJournalEntry(ctx: Context & EntryProofs, seqNo: number): Promise<string> {
  const proof = await ctx.entryProof(ctx, seqNo);
  if (proof !== undefined) return proof;
  await getJournalEntry(ctx, seqNo);
  fail('SERVICE_UNAVAILABLE', undefined, 'No checkpoint has this entry yet; repeat in a second.');
}

/** The entry that created an obligation, and the one that made it final. */
export async function getJournalObligation(
  ctx: Context, { obligationId, txId, state }: JournaledObligation,
): Promise<JournalObligationResponse> {
  const rows = await ctx.db.database.query<ChainedRow>(READ_OF_TX, [ctx.tenant, txId]);
  // Money that waits on the exception account beside an obligation neither creates nor ends it.
  const entries = rows.filter(({ entry_type, obligation_id }) => entry_type !== 'EXCEPTION' && obligation_id === obligationId);
  const [creation] = entries;
  const last = entries.at(-1);
  assert(creation && last, `the journal has no entry of ${obligationId}`);
  return {
    obligation_id: obligationId, tx_id: txId, creation: presentEntry(ctx.tenant, creation),
    consumption: state === 'FINAL' ? presentEntry(ctx.tenant, last) : null,
  };
}

function presentEntry(tenant: string, row: ChainedRow): JournalEntry {
  const payload = payloadIn(tenant, row);
  return {
    seq_no: payload.seq_no,
    entry_type: row.entry_type as JournalEntryType,
    tx_id: row.tx_id,
    effective_at: payload.effective_at,
    committed_at: payload.committed_at,
    accounting_day: row.accounting_day,
    payload: payload as JournalEntry['payload'],
    payload_hash: payloadHashOf(payload),
    prev_hash: row.prev_hash,
    entry_hash: row.entry_hash,
  };
}
