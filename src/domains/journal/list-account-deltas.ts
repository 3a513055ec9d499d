import type { JournalDelta, JournalDeltaListResponse, JournalEntryType } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import type { EntryRow } from './entry-row.ts';
import type { EntryRange } from './queries.ts';

interface DeltaRow extends EntryRow {
  readonly posted_delta: string | null;
  readonly posted_after: string | null;
  /** The account's. */
  readonly currency: string;
  readonly entry_hash: string;
}

const READ = { name: 'read-account-deltas', text: 'select * from razao.read_account_deltas($1, $2, $3, $4, $5)' };
const NO_END = String(Number.MAX_SAFE_INTEGER);

/**
 * Lists the change that each entry made to one account, in the order of writing.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listJournalAccountDeltas(
  ctx: Context, accountId: string, range: EntryRange, query: PageQuery,
): Promise<JournalDeltaListResponse> {
  const page = new Page<string>(ctx, 'listJournalAccountDeltas', { accountId, ...range }, query);
  const after = page.after ?? String((range.from_seq ?? 1) - 1);
  const rows = await ctx.db.database.query<DeltaRow>(READ, [ctx.tenant, accountId, after, range.to_seq ?? NO_END, page.take]);
  const { data, next_cursor } = page.close(rows, (row) => row.seq_no, (row) => presentDelta(accountId, row));
  return { items: data, next_cursor };
}

function presentDelta(accountId: string, row: DeltaRow): JournalDelta {
  const reservations = (row.reservations ?? []).filter((it) => it.account_id === accountId && it.asset === row.currency);
  return {
    seq_no: Number(row.seq_no),
    entry_type: row.entry_type as JournalEntryType,
    tx_id: row.tx_id,
    effective_at: new Date(row.effective_at).toISOString(),
    committed_at: new Date(row.committed_at).toISOString(),
    accounting_day: row.accounting_day,
    asset: row.currency,
    posted_delta: Number(row.posted_delta ?? 0),
    posted_after: row.posted_after === null ? null : Number(row.posted_after),
    reserved_delta: reservations.reduce((sum, { amount }) => sum + amount, 0),
    reservation_ids: [...new Set(reservations.map(({ reservation_id }) => reservation_id))],
    obligation_ids: row.obligation_id === null ? [] : [row.obligation_id],
    entry_hash: row.entry_hash,
  };
}
