import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';
import {
  mergeStreams, readMovements, startOfMovements, type MovementRange, type PlacedMovement, type StreamPosition,
} from '../journal/index.ts';
import { loadObligations, type Obligation } from '../obligations/index.ts';
import { externalMovements } from './external-balance.ts';

/** Position of a reader in each stream of the feed. */
export interface EffectPlace {
  /** The places of each account of the history. */
  readonly posted: readonly StreamPosition[];
  readonly unposted: readonly (readonly [at: string, obligationId: string])[];
}

/** An obligation at its place in the feed. */
export interface PlacedObligation {
  readonly obligationId: string;
  readonly place: EffectPlace;
}

interface FeedEvent {
  readonly at: number;
  readonly obligationId: string;
  /** Moves the reader's place past it. */
  readonly advance: (place: EffectPlace) => EffectPlace;
}

interface EdgeRow {
  head: string;
  first: string;
  last: string;
}

const EDGES = { name: 'feed-edges', text: 'select * from razao.read_edges($1, $2, $3)' };
const UNPOSTED = { name: 'feed-unposted', text: 'select * from razao.feed_unposted($1, $2, $3, $4, $5, $6)' };
const LAST_ID = 'obl_~';
const BEGINNING = new Date('1970-01-01T00:00:00.000Z');
const END = new Date('9999-12-31T23:59:59.999Z');

/**
 * Lists the obligations of an account by the time at which they count for it, newest first: those that moved it by their movement;
 * expected ones, and those that it never got, by their creation.
 */
export async function byEffect(
  ctx: Context, account: Account, accountIds: readonly string[], bounds: { from: Date | undefined; to: Date | undefined }, limit: number,
  after: EffectPlace | undefined,
): Promise<PlacedObligation[]> {
  const [from, to] = [bounds.from ?? BEGINNING, bounds.to ?? END];
  if (account.type === 'EXTERNAL' && account.promotedToAccountId === null) return externalByEffect(ctx, account, from, to, limit, after);
  const [edges] = await ctx.db.database.query<EdgeRow>(EDGES, [ctx.tenant, from, to]);
  if (!edges) return [];
  const ranges = accountIds.map((accountId): MovementRange => ({
    accountId, asset: account.currency, firstSeq: BigInt(edges.first), lastSeq: BigInt(edges.last), from, to, head: BigInt(edges.head),
  }));
  let place = after ?? {
    posted: ranges.map((range) => startOfMovements(range, 'back')), unposted: accountIds.map(() => [to.toISOString(), LAST_ID] as const),
  };
  const streams = ranges.flatMap((range, index) => [
    posted(ctx, accountIds, range, index, limit, place.posted[index]), unposted(ctx, range, index, limit, place.unposted[index]),
  ]);
  const found: PlacedObligation[] = [];
  for await (const event of mergeStreams(streams, (a, b) => b.at - a.at)) {
    place = event.advance(place);
    found.push({ obligationId: event.obligationId, place });
    if (found.length === limit) break;
  }
  return found;
}

async function* posted(
  ctx: Context, accountIds: readonly string[], range: MovementRange, index: number, limit: number, place: StreamPosition | undefined,
): AsyncGenerator<FeedEvent> {
  const page: PlacedMovement[] = [];
  for await (const movement of readMovements(ctx, range, 'back', limit, place)) {
    if (page.push(movement) < limit) continue;
    yield* eventsOf(ctx, accountIds, page.splice(0), index);
  }
  yield* eventsOf(ctx, accountIds, page, index);
}

async function* eventsOf(
  ctx: Context, accountIds: readonly string[], page: readonly PlacedMovement[], index: number,
): AsyncGenerator<FeedEvent> {
  const { database } = ctx.db;
  const ids = [...new Set(page.flatMap(({ payload }) => payload.obligation_ids))];
  const obligations = await loadObligations((statement, values) => database.query(statement, values), ctx.tenant, ids);
  for (const movement of page) {
    for (const id of movement.payload.obligation_ids) {
      const obligation = obligations.get(id);
      if (!obligation || !isItsItem(obligation, movement.amount, accountIds)) continue;
      yield {
        at: movement.effectiveAt.getTime(), obligationId: id,
        advance: (place) => ({ ...place, posted: place.posted.with(index, movement.place) }),
      };
    }
  }
}

/** True when a movement is the one by which its obligation counts: not returned money, and not within one history. */
export function isItsItem({ debtor, creditor }: Obligation, amount: bigint, accountIds: readonly string[]): boolean {
  const isPayer = debtor.accountId !== null && accountIds.includes(debtor.accountId);
  const isPayee = creditor.accountId !== null && accountIds.includes(creditor.accountId);
  return !(isPayer && isPayee) && (amount < 0n) === isPayer;
}

async function* unposted(
  ctx: Context, { accountId, from }: MovementRange, index: number, limit: number, place: readonly [string, string] | undefined,
): AsyncGenerator<FeedEvent> {
  for (let [at, id] = place ?? [END.toISOString(), LAST_ID]; ;) {
    const rows = await ctx.db.database.query<{ obligation_id: string; created_at: string | Date }>(
      UNPOSTED, [ctx.tenant, accountId, at, id, from, limit]);
    for (const row of rows) {
      const created = new Date(row.created_at);
      const beyond = [created.toISOString(), row.obligation_id] as const;
      yield {
        at: created.getTime(), obligationId: row.obligation_id,
        advance: (before) => ({ ...before, unposted: before.unposted.with(index, beyond) }),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    [at, id] = [new Date(last.created_at).toISOString(), last.obligation_id];
  }
}

/** Reads an EXTERNAL account: an outside party has no more obligations than can be read at once. */
async function externalByEffect(
  ctx: Context, { accountId }: Account, from: Date, to: Date, limit: number, after: EffectPlace | undefined,
): Promise<PlacedObligation[]> {
  const [at, id] = after?.unposted[0] ?? [END.toISOString(), LAST_ID];
  const isBeyond = (time: string, obligationId: string) => time < at || (time === at && obligationId < id);
  return (await externalMovements(ctx, accountId))
    .filter(({ effectiveAt, obligationId }) => effectiveAt >= from && effectiveAt <= to && isBeyond(
      effectiveAt.toISOString(), obligationId,
    ))
    .sort((a, b) => b.effectiveAt.getTime() - a.effectiveAt.getTime() || (a.obligationId < b.obligationId ? 1 : -1))
    .slice(0, limit)
    .map(({ effectiveAt, obligationId }) => ({
      obligationId, place: { posted: [], unposted: [[effectiveAt.toISOString(), obligationId]] },
    }));
}
