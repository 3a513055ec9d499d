import { assert } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { NO_BALANCE, type Balance } from './ledger.ts';
import type { PositionChange } from './books.entity.ts';

/** Past state of the books: everything up to one entry. */
export interface AsOf {
  /** The last entry included; 0 before the first. */
  readonly seqNo: bigint;
  /** Instant at which that entry was committed; undefined before the first. */
  readonly committedAt: Date | undefined;
  /** The last entry of the journal now. */
  readonly head: bigint;
}

interface CutRow {
  seq_no: string;
  committed_at: string | Date | null;
  head: string;
}

const READ_CUT = { name: 'read-cut', text: 'select * from razao.read_cut($1, $2, $3)' };
const READ_BALANCES_AT = { name: 'read-balances-at', text: 'select * from razao.read_balances_at($1, $2, $3)' };
const READ_MARKS = { name: 'read-marks', text: 'select * from razao.read_marks($1, $2, $3, $4, $5)' };
const READ_CHECKPOINT = { name: 'read-checkpoint', text: 'select * from razao.read_checkpoint($1, $2, $3)' };
const KEEP_CHECKPOINT = { name: 'keep-checkpoint', text: 'select razao.keep_checkpoint($1, $2, $3, $4)' };

/**
 * Finds a cut, by an entry's number or by an instant of commit time.
 * @throws ApiError CUT_BEYOND_HEAD for an entry that is not written yet, or an instant in the future.
 */
export async function resolveAsOf(ctx: Context, wanted: { seqNo: number } | { instant: Date }): Promise<AsOf> {
  const [seq, instant] = 'seqNo' in wanted ? [BigInt(wanted.seqNo), null] : [null, wanted.instant];
  const [row] = await ctx.db.database.query<CutRow>(READ_CUT, [ctx.tenant, instant, seq]);
  const head = BigInt(row?.head ?? 0);
  if (instant && instant > ctx.clock.now()) fail('CUT_BEYOND_HEAD', { as_of: instant.toISOString() });
  if (seq !== null && seq > head) fail('CUT_BEYOND_HEAD', { as_of_seq: Number(seq), journal_head_seq: Number(head) });
  const seqNo = BigInt(row?.seq_no ?? 0);
  assert(seqNo <= head, 'an as-of is no later than the head');
  return { seqNo, committedAt: row?.committed_at ? new Date(row.committed_at) : undefined, head };
}

interface BalanceAtRow {
  account_id: string;
  asset: string;
  posted: string | null;
  posting_seq: string | null;
  outgoing: string | null;
  incoming: string | null;
  held: string | null;
  blocked: string | null;
  mark_seq: string | null;
}

/** Balances at a cut, by asset, and the numbers of the entries that were read for them. */
export interface PastBalances {
  readonly balances: ReadonlyMap<string, Balance>;
  readonly entriesRead: ReadonlySet<string>;
}

/** Reads the summed balances, at a cut, of accounts that share one history. Assets that had not moved yet are absent. */
export async function balancesAt(ctx: Context, accountIds: readonly string[], cut: AsOf): Promise<PastBalances> {
  const rows = await ctx.db.database.query<BalanceAtRow>(READ_BALANCES_AT, [ctx.tenant, accountIds, cut.seqNo]);
  const balances = new Map<string, Balance>();
  for (const row of rows) {
    const sum = balances.get(row.asset) ?? NO_BALANCE;
    balances.set(row.asset, {
      posted: sum.posted + BigInt(row.posted ?? 0), outgoing: sum.outgoing + BigInt(row.outgoing ?? 0),
      incoming: sum.incoming + BigInt(row.incoming ?? 0), held: sum.held + BigInt(row.held ?? 0),
      blocked: sum.blocked + BigInt(row.blocked ?? 0),
    });
  }
  return { balances, entriesRead: new Set(rows.flatMap((row) => [row.posting_seq, row.mark_seq]).filter((seq) => seq !== null)) };
}

/** A hold, a block or an open obligation at a cut: its amount in minor units, in the sum that shows it. */
export interface Position {
  readonly positionId: string;
  readonly asset: string;
  readonly kind: PositionChange[1];
  readonly value: bigint;
}

/** Positions at a cut, and the numbers of the entries that were read for them. */
export interface PastPositions {
  readonly positions: readonly Position[];
  readonly entriesRead: ReadonlySet<string>;
}

/** Marks between two checkpoints of an account's positions. */
const CHECKPOINT_EVERY = 1_000;

interface MarkRow {
  seq_no: string;
  asset: string;
  changes: PositionChange[];
}

/**
 * Returns the positions of an account at a cut, replayed from the checkpoint before it. A missing checkpoint is stored, so that no cut
 * replays more than a thousand marks twice.
 */
export async function positionsAt(ctx: Context, accountId: string, cut: AsOf): Promise<PastPositions> {
  const { query } = ctx.db.database;
  const run = query.bind(ctx.db.database) as typeof query;
  const [checkpoint] = await run<{ seq_no: string; positions: Record<string, string> }>(READ_CHECKPOINT, [
    ctx.tenant, accountId, cut.seqNo,
  ]);
  const sums = new Map(Object.entries(checkpoint?.positions ?? {}).map(([key, value]) => [key, BigInt(value)]));
  let after = checkpoint?.seq_no ?? '0';
  const entriesRead = new Set<string>();
  for (;;) {
    const marks = await run<MarkRow>(READ_MARKS, [ctx.tenant, accountId, after, cut.seqNo, CHECKPOINT_EVERY]);
    for (const { seq_no, asset, changes } of marks) {
      entriesRead.add(seq_no);
      for (const [positionId, kind, amount] of changes) addTo(sums, `${positionId} ${kind} ${asset}`, BigInt(amount));
    }
    const last = marks.at(-1);
    if (!last || marks.length < CHECKPOINT_EVERY) break;
    after = last.seq_no;
    await run(KEEP_CHECKPOINT, [
      ctx.tenant, accountId, after, JSON.stringify(Object.fromEntries([...sums].map(([key, value]) => [key, String(value)]))),
    ]);
  }
  return { positions: [...sums].map(([key, value]) => positionOf(key, value)), entriesRead };
}

function addTo(sums: Map<string, bigint>, key: string, amount: bigint): void {
  const sum = (sums.get(key) ?? 0n) + amount;
  if (sum === 0n) sums.delete(key);
  else sums.set(key, sum);
}

function positionOf(key: string, value: bigint): Position {
  const [positionId = '', kind, asset = ''] = key.split(' ');
  return { positionId, kind: kind as Position['kind'], asset, value };
}
