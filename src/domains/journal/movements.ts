import { assert } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import { payloadIn, type EntryRow } from './entry-row.ts';
import type { EntryPayload } from './entry.ts';

/** Effect of one entry on one account. */
export interface AccountMovement {
  readonly seqNo: bigint;
  /** Minor units, with its sign. */
  readonly amount: bigint;
  readonly entryType: string;
  readonly txId: string;
  readonly effectiveAt: Date;
  readonly accountingDay: string;
  readonly payload: EntryPayload;
}

/** Position of a reader of movements: the next page of each stream begins after it. */
export interface StreamPosition {
  readonly seq: string;
  /** Position among movements that count at another instant than their writing: that instant, and the entry's number. */
  readonly late: readonly [at: string, seq: string];
}

/** Range of an account's movements, by numbers and by instants, both ends included. */
export interface MovementRange {
  readonly accountId: string;
  readonly asset: string;
  /** Written when they count: by number. */
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
  /** Written later than they count: by instant. */
  readonly from: Date;
  readonly to: Date;
  /** Entries after this one are not read. */
  readonly head: bigint;
}

interface MovementRow extends EntryRow {
  readonly moved: string;
  /** True when it counts at another instant than that of its writing. */
  readonly is_late: boolean;
}

type Direction = 'forward' | 'back';

const READ = {
  forward: { name: 'movements-forward', text: 'select * from razao.movements_forward($1, $2, $3, $4, $5, $6)' },
  back: { name: 'movements-back', text: 'select * from razao.movements_back($1, $2, $3, $4, $5, $6)' },
};
const READ_LATE = {
  forward: { name: 'late-movements-forward', text: 'select * from razao.late_movements_forward($1, $2, $3, $4, $5, $6, $7, $8)' },
  back: { name: 'late-movements-back', text: 'select * from razao.late_movements_back($1, $2, $3, $4, $5, $6, $7, $8)' },
};

/** Returns the position before the first movement of a range. */
export function startOf(range: MovementRange, direction: Direction): StreamPosition {
  return direction === 'forward'
    ? { seq: String(range.firstSeq - 1n), late: [range.from.toISOString(), '-1'] }
    : { seq: String(range.lastSeq + 1n), late: [range.to.toISOString(), String(Number.MAX_SAFE_INTEGER)] };
}

/** Movement, with its reader's position after it. */
export interface PlacedMovement extends AccountMovement {
  readonly place: StreamPosition;
}

/**
 * The movements of an account in the order in which they count, then as they were written; `back` is newest first.
 * Reads page by page, a query each, and holds no more than a page: the journal is append-only, so `head` is a snapshot.
 */
export async function* readMovements(
  ctx: Context, range: MovementRange, direction: Direction, page: number, place = startOf(range, direction),
): AsyncGenerator<PlacedMovement> {
  assert(page > 0, 'a page holds at least one movement');
  const sign = direction === 'forward' ? 1 : -1;
  const streams = [onTime(ctx, range, direction, page, place.seq), late(ctx, range, direction, page, place.late)];
  let { seq, late: lateAt } = place;
  for await (const movement of mergeStreams(streams, (a, b) => sign * compare(a, b))) {
    if (movement.isLate) lateAt = [movement.effectiveAt.toISOString(), String(movement.seqNo)];
    else seq = String(movement.seqNo);
    yield { ...movement, place: { seq, late: lateAt } };
  }
}

/** Compares movements in the order in which they count, then in which they were written. */
export function compare(a: AccountMovement, b: AccountMovement): number {
  return a.effectiveAt.getTime() - b.effectiveAt.getTime() || Number(a.seqNo - b.seqNo);
}

async function* onTime(
  ctx: Context, { accountId, asset, firstSeq, lastSeq }: MovementRange, direction: Direction, page: number, beyond: string,
): AsyncGenerator<AccountMovement & { isLate: boolean }> {
  const end = direction === 'forward' ? lastSeq : firstSeq;
  for (let after = beyond; ;) {
    const rows = await ctx.db.database.query<MovementRow>(READ[direction], [ctx.tenant, accountId, asset, after, end, page]);
    for (const row of rows) if (!row.is_late) yield { ...movementOf(ctx.tenant, row), isLate: false };
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    assert(last.seq_no !== after, 'a page reaches further than the one before');
    after = last.seq_no;
  }
}

async function* late(
  ctx: Context, { accountId, asset, from, to, head }: MovementRange, direction: Direction, page: number, beyond: StreamPosition['late'],
): AsyncGenerator<AccountMovement & { isLate: boolean }> {
  const end = direction === 'forward' ? to : from;
  for (let [at, seq] = beyond; ;) {
    const rows = await ctx.db.database.query<MovementRow>(READ_LATE[direction], [ctx.tenant, accountId, asset, at, seq, end, head, page]);
    for (const row of rows) yield { ...movementOf(ctx.tenant, row), isLate: true };
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    assert(last.seq_no !== seq, 'a page reaches further than the one before');
    [at, seq] = [new Date(last.effective_at).toISOString(), last.seq_no];
  }
}

function movementOf(tenant: string, row: MovementRow): AccountMovement {
  return {
    seqNo: BigInt(row.seq_no), amount: BigInt(row.moved), entryType: row.entry_type, txId: row.tx_id,
    effectiveAt: new Date(row.effective_at), accountingDay: row.accounting_day, payload: payloadIn(tenant, row),
  };
}

/** Streams that are each in order, as one in order. Ties go to the stream that comes first. */
export async function* mergeStreams<T>(streams: readonly AsyncGenerator<T>[], order: (a: T, b: T) => number): AsyncGenerator<T> {
  const heads = await Promise.all(streams.map(async (stream) => ({ stream, next: await stream.next() })));
  for (;;) {
    let first: (typeof heads)[number] | undefined;
    for (const head of heads) {
      if (!head.next.done && (!first || first.next.done || order(head.next.value, first.next.value) < 0)) first = head;
    }
    if (!first || first.next.done) return;
    yield first.next.value;
    first.next = await first.stream.next();
  }
}
