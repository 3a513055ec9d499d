import type { Query } from '../../../platform/db/query.ts';
import { GENESIS_HASH } from '../../journal/index.ts';
import { HASH_BYTES, leafHash, subtreeHash } from '../merkle/hash.ts';
import { edgeOf, TILE_WIDTH, TreeEdge } from '../merkle/tiles.ts';
import { readTiles } from './stored-tree.ts';

/** A log as it is locked in a transaction. */
export interface LockedLog {
  readonly origin: string | null;
  readonly size: number;
  readonly lastHash: string;
  readonly signedSize: number;
  readonly lacks: string | null;
  /** True where it signed less than a second ago. */
  readonly isPaced: boolean;
  /** Postgres' own time, from which the next second counts. */
  readonly lockedAt: Date;
  /** Number of the tenant's last entry. */
  readonly head: number;
}

/** The entries differ from what the log built or signed. Its message says where. */
export class LogFault extends Error {
  override readonly name = 'LogFault';
}

interface LogRow extends Record<string, unknown> {
  readonly origin: string | null;
  readonly size: string;
  readonly last_hash: string;
  readonly signed_size: string;
  readonly lacks: string | null;
  readonly fault: string | null;
  readonly is_paced: boolean;
  readonly locked_at: Date;
}

/** Entries of one step: 64 tiles. */
export const STEP = 64 * TILE_WIDTH;

const OPEN = {
  name: 'open-log', text: 'insert into razao.logs (tenant_id, last_hash) values ($1, $2) on conflict (tenant_id) do nothing',
};
const LOCK = {
  name: 'lock-log',
  text: `select l.origin, l.size, l.last_hash, l.signed_size, l.lacks, l.fault,
      coalesce(l.paced_at > clock_timestamp() - interval '1 second', false) as is_paced, clock_timestamp() as locked_at
    from razao.logs l where l.tenant_id = $1 for update skip locked`,
};
const HEAD = { name: 'head-of-log', text: 'select seq_no from razao.heads where tenant_id = $1' };
const READ = {
  name: 'read-entry-hashes',
  text: `select count(*)::int as count, max(e.seq_no) as last, string_agg(e.entry_hash, '' order by e.seq_no) as hashes from (
      select seq_no, entry_hash from razao.journal_entries where tenant_id = $1 and seq_no >= $2 and seq_no < $3 order by seq_no) e`,
};
const STORE = {
  name: 'store-log-tiles',
  text: `insert into razao.log_tiles (tenant_id, level, index, hashes) select $1, * from unnest($2::int[], $3::bigint[], $4::bytea[])
    on conflict (tenant_id, level, index) do update set hashes = excluded.hashes`,
};
const MOVE = { name: 'move-log', text: 'update razao.logs set size = $2, last_hash = $3 where tenant_id = $1' };
const FAIL = { name: 'fail-log', text: 'update razao.logs set fault = coalesce(fault, $2) where tenant_id = $1' };

/** Locks a tenant's log for a transaction. @returns undefined while another process has it, and where it has a fault. */
export async function lockLog(query: Query, tenant: string): Promise<LockedLog | undefined> {
  await query(OPEN, [tenant, GENESIS_HASH]);
  const [row] = await query<LogRow>(LOCK, [tenant]);
  if (!row || row.fault !== null) return undefined;
  const { origin, lacks } = row;
  // Read after the lock was taken: a statement that waited for it has the log of now and a head of before.
  const [head] = await query<{ seq_no: string }>(HEAD, [tenant]);
  return {
    origin, lacks, size: Number(row.size), lastHash: row.last_hash, signedSize: Number(row.signed_size), isPaced: row.is_paced,
    lockedAt: row.locked_at,
    head: Number(head?.seq_no ?? 0),
  };
}

/** Keeps why a log signs nothing any more; the first reason stays. */
export async function failLog(query: Query, tenant: string, why: string): Promise<void> {
  await query(FAIL, [tenant, why]);
}

/**
 * Appends a tenant's next entries to its tree, at most `STEP`.
 * @returns the log as it is then.
 * @throws LogFault when the entries are not those that the tree was built of, or one is missing.
 */
export async function growTree(query: Query, tenant: string, log: LockedLog): Promise<LockedLog> {
  if (log.head < log.size) throw new LogFault(`the tree has ${log.size} entries, the journal ${log.head}`);
  const hashes = await readEntryHashes(query, tenant, Math.max(1, log.size), log.size + STEP + 1);
  const before = log.size === 0 ? GENESIS_HASH : hashes.subarray(0, HASH_BYTES).toString('hex');
  if (before !== log.lastHash) throw new LogFault(`entry ${log.size} is not the one that the tree was built of`);
  const added = log.size === 0 ? hashes : hashes.subarray(HASH_BYTES);
  if (added.length === 0) return log;
  const edge = new TreeEdge(log.size, await readTiles(query, tenant, edgeOf(log.size)));
  edge.append(added);
  const tiles = edge.changed();
  await query(STORE, [tenant, tiles.map((it) => it.level), tiles.map((it) => it.index), tiles.map((it) => it.hashes)]);
  const [size, lastHash] = [log.size + added.length / HASH_BYTES, added.subarray(-HASH_BYTES).toString('hex')];
  await query(MOVE, [tenant, size, lastHash]);
  return { ...log, size, lastHash };
}

/**
 * Compares a tile of leaves with the entries that it was built of, and with its hash in the tile above, where that is full.
 * @param index of the tile in the lowest level.
 * @throws LogFault for a difference.
 */
export async function requireTileOfEntries(query: Query, tenant: string, index: number): Promise<void> {
  const above = { level: 1, index: Math.floor(index / TILE_WIDTH) };
  const tiles = await readTiles(query, tenant, [{ level: 0, index }, above]);
  const leaves = tiles.find(({ level }) => level === 0)?.hashes;
  if (!leaves) throw new LogFault(`tile 0/${index} is missing`);
  const first = index * TILE_WIDTH + 1;
  const entries = await readEntryHashes(query, tenant, first, first + leaves.length / HASH_BYTES);
  for (let at = 0; at < leaves.length; at += HASH_BYTES) {
    const isBuiltOf = at < entries.length && leafHash(entries.subarray(at, at + HASH_BYTES)).equals(leaves.subarray(at, at + HASH_BYTES));
    if (!isBuiltOf) throw new LogFault(`entry ${first + at / HASH_BYTES} is not the one that the tree was built of`);
  }
  const from = (index % TILE_WIDTH) * HASH_BYTES;
  const kept = tiles.find(({ level }) => level === 1)?.hashes.subarray(from, from + HASH_BYTES);
  if (leaves.length === TILE_WIDTH * HASH_BYTES && kept?.equals(subtreeHash(leaves)) !== true) {
    throw new LogFault(`tile 1/${above.index} does not have the hash of tile 0/${index}`);
  }
}

/** @throws LogFault where an entry of the range is missing before its last one. */
async function readEntryHashes(query: Query, tenant: string, first: number, end: number): Promise<Buffer> {
  const [row] = await query<{ count: number; last: string | null; hashes: string | null }>(READ, [tenant, first, end]);
  if (row?.last && Number(row.last) !== first + row.count - 1) throw new LogFault(`an entry before ${row.last} is missing`);
  return Buffer.from(row?.hashes ?? '', 'hex');
}
