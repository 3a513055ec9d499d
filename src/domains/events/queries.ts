import type { Event, EventListResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { OUTBOX_COLUMNS } from '../../platform/worker/consumer.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { BEGINNING, END, parsePosition, type Position } from './position.ts';
import { presentEvent, presentFeedItem, type FeedRow } from './present.ts';

export type FeedContext = Context & {
  /** How many days an event is kept. */
  readonly feedDays: number;
};

/** What the feed may be narrowed by. */
export interface FeedFilters {
  /** A type, a beginning with `.*`, or `*`. */
  type?: string | undefined;
  entity_id?: string | undefined;
  obligation_id?: string | undefined;
}

const EVENT_ID = /^evt_[0-9a-f]{32}$/;

/** Events that one request looks through for those its type filter lets through. */
const SCAN = 20_000;

/** The columns of a `FeedRow`. */
const COLUMNS = `tenant_id, ${OUTBOX_COLUMNS}`;
const FORWARD = { name: 'read-feed-forward', text: `select ${COLUMNS} from razao.read_feed_forward($1, $2, $3, $4, $5, $6, $7)` };
const BACK = { name: 'read-feed-back', text: `select ${COLUMNS} from razao.read_feed_back($1, $2, $3, $4, $5, $6, $7)` };
const OF_ENTITY = { name: 'read-feed-of-entity', text: `select ${COLUMNS} from razao.read_feed_of_entity($1, $2, $3, $4, $5, $6, $7, $8)` };
const OF_OBLIGATION = {
  name: 'read-feed-of-obligation', text: `select ${COLUMNS} from razao.read_feed_of_obligation($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const FIND = { name: 'find-event', text: `select ${COLUMNS} from razao.find_event($1, $2)` };
const PLACE = { name: 'place-in-feed', text: 'select razao.place_in_feed($1, $2, $3) as place' };

/** How the gateway loads the event that a path names. */
export const eventResource: ResourceKind<FeedRow> = {
  missing: 'EVENT_NOT_FOUND',
  find: async ({ db, tenant }, id) => {
    if (!EVENT_ID.test(id)) return undefined;
    const [row] = await db.database.query<FeedRow>(FIND, [tenant, id]);
    return row;
  },
};

/**
 * The tenant's events: newest first, or from `after` on in the order of their commits. Commits of a tenant are numbered
 * in the order in which they become visible, so nothing ever appears before a position that was read.
 * @throws ApiError INVALID_POSITION, POSITION_EXPIRED, INVALID_CURSOR.
 */
export async function listEvents(
  ctx: FeedContext, filters: FeedFilters, after: string | undefined, query: PageQuery,
): Promise<EventListResponse> {
  const page = new Page<Position>(ctx, 'listEvents', { ...filters, after }, query);
  const from = page.after ?? startOf(after);
  const isForward = after !== undefined;
  const rows = await readFeed(ctx, filters, from, isForward, page.take);
  // Asked when the page has been read: what was there then was there before.
  if (isForward && from !== BEGINNING) await requireKept(ctx, from, page.after !== undefined);
  const marker = rows.findIndex(({ event_id }) => event_id === null);
  const events = marker < 0 ? rows : rows.slice(0, marker);
  const { data, next_cursor } = page.close(
    events, positionOf, presentFeedItem, marker < 0 ? undefined : rows.slice(marker).map(positionOf)[0],
  );
  return { items: data, next_cursor };
}

/** @throws ApiError INVALID_POSITION. */
export function startOf(after: string | undefined): Position {
  if (after === undefined) return END;
  return after === 'earliest' ? BEGINNING : parsePosition(after) ?? fail('INVALID_POSITION');
}

function positionOf({ commit_no, n }: FeedRow): Position {
  return { commitNo: commit_no, n };
}

/** Rows in the order asked for; the last may be without an event and say how far was looked. */
function readFeed(
  { db, tenant }: Context, { type, entity_id, obligation_id }: FeedFilters, { commitNo, n }: Position, isForward: boolean, take: number,
): Promise<FeedRow[]> {
  const prefix = type?.endsWith('*') ? type.slice(0, -1) : null;
  const exact = prefix === null ? type ?? null : null;
  if (obligation_id !== undefined) return db.database.query<FeedRow>(OF_OBLIGATION, [
    tenant, obligation_id, entity_id ?? null, commitNo, n, isForward, exact, prefix, take,
  ]);
  if (entity_id !== undefined) return db.database.query<FeedRow>(OF_ENTITY, [
    tenant, entity_id, commitNo, n, isForward, exact, prefix, take,
  ]);
  const scan = type === undefined ? take : SCAN;
  return db.database.query<FeedRow>(isForward ? FORWARD : BACK, [tenant, commitNo, n, exact, prefix, scan, take]);
}

/** Who reads on must not miss what was removed meanwhile, nor begin where there never was an event. */
async function requireKept({ db, tenant, feedDays }: FeedContext, { commitNo, n }: Position, isCursor: boolean): Promise<void> {
  const [row] = await db.database.query<{ place: 'KEPT' | 'EXPIRED' | 'UNKNOWN' }>(PLACE, [tenant, commitNo, n]);
  if (row?.place === 'EXPIRED') fail('POSITION_EXPIRED', { kept_days: feedDays });
  if (row?.place === 'UNKNOWN' && !isCursor) fail('INVALID_POSITION');
}

/** One event. */
export function getEvent(row: FeedRow): Event {
  return presentEvent(row);
}
