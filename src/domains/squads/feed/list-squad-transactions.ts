import type { SquadEntryKind, SquadEntryState, SquadTransactionListResponse } from '../../../../generated/models.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import type { JournalContext } from '../../journal/index.ts';
import { entryCodec, shareCodec } from '../entry.entity.ts';
import { readListed } from '../squad/queries.ts';
import { spendRequestCodec } from '../spend-request.entity.ts';
import type { SquadRow } from '../squad.ts';
import { lookupOf } from './filters.ts';
import { presentEntry, type FeedEntry } from './present.ts';

/** Filters of a feed; an entry meets all of them. */
export interface FeedFilter {
  readonly kind?: SquadEntryKind | undefined;
  /** As it is now. */
  readonly state?: SquadEntryState | undefined;
  /** The month (yyyy-mm) of a cycle. */
  readonly period?: string | undefined;
}

const READ_FEED = { name: 'read-squad-feed', text: 'select * from razao.read_squad_feed($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)' };

interface FeedColumns {
  readonly simplified_seq: string;
  readonly entry: PostgresRow;
  readonly state: SquadEntryState | null;
  readonly period: string | null;
  readonly shares: readonly (PostgresRow & { readonly address: string })[];
  readonly request: PostgresRow | null;
}

/**
 * Lists the movements of a squad's money, oldest first, with the states of now: the state of a spend is its payment's, and that of a
 * request its own, whatever the entry was written with.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INVALID_CURSOR.
 */
export async function listSquadTransactions(
  ctx: JournalContext, found: SquadRow, callerId: string, { kind, state, period }: FeedFilter, query: PageQuery,
): Promise<SquadTransactionListResponse> {
  const squad = await readListed('listSquadTransactions', ctx, found, callerId);
  const page = new Page<number>(ctx, 'listSquadTransactions', { sqdId: squad.sqdId, kind, state, period }, query);
  const now = ctx.clock.now();
  const { written, requests } = lookupOf(kind, state);
  const rows = await ctx.db.database.query<FeedColumns>(READ_FEED, [
    ctx.tenant, squad.sqdId, written?.map(([it]) => it) ?? null, written?.map(([, it]) => it) ?? null, requests, state ?? null,
    period ?? null,
    page.after ?? 0, now, page.take,
  ]);
  const { data, next_cursor } = page.close(
    rows.map(readEntry), ({ entry }) => entry.entrySeq, (it) => presentEntry(ctx.tenant, squad, it, now),
  );
  return { items: data, next_cursor };
}

function readEntry({ simplified_seq, entry, state, period, shares, request }: FeedColumns): FeedEntry {
  return {
    simplifiedSeq: Number(simplified_seq), entry: { ...entryCodec.read(entry), shares: shares.map(shareCodec.read) }, state, period,
    addresses: new Map(shares.map((share) => [shareCodec.read(share).debtorAccountId, share.address])),
    request: request && spendRequestCodec.read(request),
  };
}
