import type { GlEntryListResponse, GlEntryResponse, GlSide, JournalEntryType } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { dayBegin, dayEnd, parseInstant } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { fail, invalid } from '../../platform/errors.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { presentAmount, toCents } from '../../platform/money.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { payloadIn, type EntryPayload, type EntryRow } from '../journal/index.ts';
import type { GlAccount } from './chart.ts';
import { readTenantChart } from './queries.ts';

export interface GlEntryFilters {
  gl_account_id?: string | undefined;
  account_id?: string | undefined;
  tx_id?: string | undefined;
  side?: GlSide | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A posting by the entry's number and its place in it. */
type Place = readonly [seq: string, place: number];

const READ = { name: 'read-gl-entries', text: 'select * from razao.read_gl_entries($1, $2, $3, $4, $5, $6, $7, $8, $9)' };
const TYPES = { name: 'account-types', text: 'select * from razao.read_account_types($1, $2)' };
/** Entries read in one query, and in one request: a filter that few entries pass answers with those found so far. */
const SCAN = 500;
const MOST_SCANNED = 5_000;
const NEWEST = String(Number.MAX_SAFE_INTEGER);

/** @throws RequestInvalid for a day that no calendar has; ApiError INVALID_PERIOD. */
export function requirePeriod(filters: { readonly from?: string | undefined; readonly to?: string | undefined }): void {
  for (const name of ['from', 'to'] as const) {
    if (filters[name] !== undefined && !parseInstant(`${filters[name]}T00:00:00Z`)) invalid(['query', name], 'no such day', 'date_parsing');
  }
  const { from, to } = filters;
  if (from !== undefined && to !== undefined && from > to) fail('INVALID_PERIOD', { from, to }, 'The first day is after the last.');
}

/**
 * Lists postings as lines of the general ledger, newest first.
 * @throws ApiError INVALID_PERIOD, INVALID_CURSOR.
 * @throws RequestInvalid for a day that no calendar has.
 */
export async function listGlEntries(ctx: Context, filters: GlEntryFilters, query: PageQuery): Promise<GlEntryListResponse> {
  requirePeriod(filters);
  const page = new Page<Place>(ctx, 'listGlEntries', filters, query);
  const { found, lookedUpTo } = await search(ctx, filters, page.take, page.after);
  const { data, next_cursor } = page.close(found, placeOf, (entry) => entry, lookedUpTo);
  return { items: data, next_cursor };
}

function placeOf({ entry_id }: GlEntryResponse): Place {
  const [, seq = '', place = ''] = entry_id.split('_');
  return [seq, Number(place)];
}

async function search(ctx: Context, filters: GlEntryFilters, take: number, after: Place | undefined) {
  const chart = await readTenantChart(ctx);
  const found: GlEntryResponse[] = [];
  if (filters.gl_account_id !== undefined && !chart.some(({ glAccountId }) => glAccountId === filters.gl_account_id)) return { found };
  let beyond = after === undefined ? NEWEST : String(BigInt(after[0]) + 1n);
  for (let [scanned, size] = [0, Math.min(take, SCAN)]; scanned < MOST_SCANNED; [scanned, size] = [scanned + size, SCAN]) {
    const rows = await readEntries(ctx, filters, beyond, size);
    for (const entry of await linesOf(ctx, chart, rows)) {
      const [seq, place] = placeOf(entry);
      const isSeen = after !== undefined && seq === after[0] && place >= after[1];
      if (!isSeen && passes(entry, filters)) found.push(entry);
    }
    const last = rows.at(-1);
    if (found.length >= take || !last || rows.length < size) return { found: found.slice(0, take) };
    beyond = last.seq_no;
  }
  return { found, lookedUpTo: [beyond, 1] as Place };
}

async function readEntries(
  ctx: Context, { account_id, tx_id, from, to }: GlEntryFilters, beyond: string, limit: number,
): Promise<EntryRow[]> {
  return ctx.db.database.query<EntryRow>(READ, [
    ctx.tenant, account_id ?? null, tx_id ?? null, beyond, from ?? null, to ?? null,
    from === undefined ? null : dayBegin(from), to === undefined ? null : dayEnd(to), limit,
  ]);
}

/** Returns the postings of entries as lines, the last posting of an entry first. */
async function linesOf(ctx: Context, chart: readonly GlAccount[], rows: readonly EntryRow[]): Promise<GlEntryResponse[]> {
  const entries = rows.map((row) => payloadIn(ctx.tenant, row));
  const ids = [...new Set(entries.flatMap(({ postings }) => postings.map(({ account_id }) => account_id)))];
  const types = ids.length === 0 ? [] : await ctx.db.database.query<{ account_id: string; type: string }>(TYPES, [ctx.tenant, ids]);
  const holders = new Map(types.map(({ account_id, type }) => [
    account_id, chart.find(({ gathers }) => (gathers as readonly string[]).includes(type)),
  ]));
  return entries.flatMap((entry) => entry.postings.map((_, index) => presentEntry(entry, index, holders)).toReversed());
}

function presentEntry(entry: EntryPayload, index: number, holders: ReadonlyMap<string, GlAccount | undefined>): GlEntryResponse {
  const posting = present(entry.postings[index], 'the posting of a line');
  const holder = holders.get(posting.account_id);
  return {
    entry_id: `gle_${entry.seq_no}_${index + 1}`,
    seq_no: entry.seq_no,
    entry_type: entry.entry_type as JournalEntryType,
    tx_id: entry.tx_id,
    gl_account_id: holder?.glAccountId ?? '',
    gl_account_code: holder?.code ?? '',
    account_id: posting.account_id,
    side: posting.amount > 0 ? 'CREDIT' : 'DEBIT',
    amount: presentAmount(posting.asset, toCents(Math.abs(posting.amount))),
    effective_at: entry.effective_at,
    committed_at: entry.committed_at,
    accounting_day: entry.accounting_day,
    obligation_ids: [...entry.obligation_ids],
  };
}

function passes(entry: GlEntryResponse, filters: GlEntryFilters): boolean {
  return (filters.gl_account_id === undefined || entry.gl_account_id === filters.gl_account_id) &&
    (filters.account_id === undefined || entry.account_id === filters.account_id) &&
    (filters.tx_id === undefined || entry.tx_id === filters.tx_id) &&
    (filters.side === undefined || entry.side === filters.side) &&
    (filters.currency === undefined || entry.amount.currency === filters.currency) &&
    (filters.from === undefined || entry.accounting_day >= filters.from) && (filters.to === undefined
      || entry.accounting_day <= filters.to);
}

const ENTRY_ID = /^gle_([1-9][0-9]{0,14})_([1-9][0-9]{0,4})$/;
const READ_ONE = { name: 'read-gl-entry', text: 'select * from razao.read_gl_entry($1, $2)' };

/** Loads the line of the general ledger that a path names. */
export const glEntryResource: ResourceKind<GlEntryResponse> = { missing: 'GL_ENTRY_NOT_FOUND', find: getGlEntry };

/** One line of the general ledger; undefined where the tenant has none of this id. */
export async function getGlEntry(ctx: Context, entryId: string): Promise<GlEntryResponse | undefined> {
  const [, seq] = ENTRY_ID.exec(entryId) ?? [];
  const [row] = seq === undefined ? [] : await ctx.db.database.query<EntryRow>(READ_ONE, [ctx.tenant, seq]);
  const lines = row ? await linesOf(ctx, await readTenantChart(ctx), [row]) : [];
  return lines.find((line) => line.entry_id === entryId);
}
