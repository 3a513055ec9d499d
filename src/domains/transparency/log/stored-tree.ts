import { LRUCache } from 'lru-cache';
import type { Query } from '../../../platform/db/query.ts';
import { foldPlan, type HashPlan, planRoot } from '../merkle/proofs.ts';
import { placeName, TILE_WIDTH, TileNodes, TileSet, tileOf, type Tile, type TilePlace } from '../merkle/tiles.ts';

interface TileRow {
  readonly level: number;
  readonly index: string;
  readonly hashes: Buffer;
}

const BIND = { name: 'bind-tenant', text: `select set_config('razao.tenant', $1, true)` };
const READ_TILES = { name: 'read-log-tiles', text: 'select * from razao.read_log_tiles($1, $2, $3)' };

/** Of 8 KB each, and as much again for the nodes above their hashes. */
const TILES_REMEMBERED = 500;

/** Binds a transaction to a tenant. */
export async function bindTenant(query: Query, tenant: string): Promise<void> {
  await query(BIND, [tenant]);
}

/** Reads tiles of a tenant's tree; those that are not there are left out. */
export async function readTiles(query: Query, tenant: string, places: readonly TilePlace[]): Promise<Tile[]> {
  if (places.length === 0) return [];
  const rows = await query<TileRow & Record<string, unknown>>(
    READ_TILES, [tenant, places.map(({ level }) => level), places.map(({ index }) => index)],
  );
  return rows.map(({ level, index, hashes }) => ({ level, index: Number(index), hashes }));
}

/** Tiles that were read, by tenant and place. */
export type TileMemory = LRUCache<string, TileNodes>;

/** Makes a memory for tiles above the leaves and the rightmost of the leaves: few lie above many leaves, and hashes never change. */
export function newTileMemory(): TileMemory {
  return new LRUCache({ max: TILES_REMEMBERED });
}

/** Computes planned hashes from a tenant's tiles; those that are not remembered are read in one statement. */
export async function hashesOf(query: Query, tenant: string, plans: readonly HashPlan[], memory?: TileMemory): Promise<Buffer[]> {
  const [tiles, missing] = [new Map<string, TileNodes>(), [] as TilePlace[]];
  for (const { place, width } of widthsOf(plans)) {
    const known = memory?.get(`${tenant} ${placeName(place)}`);
    if (known && known.width >= width) tiles.set(placeName(place), known);
    else missing.push(place);
  }
  for (const tile of await readTiles(query, tenant, missing)) {
    const nodes = new TileNodes(tile.hashes);
    tiles.set(placeName(tile), nodes);
    if (tile.level > 0 || nodes.width < TILE_WIDTH) memory?.set(`${tenant} ${placeName(tile)}`, nodes);
  }
  const set = new TileSet(tiles);
  return plans.map((plan) => foldPlan(plan, (node) => set.hashOf(node)));
}

/** The tiles that plans need, and how many hashes of each. */
function widthsOf(plans: readonly HashPlan[]): Iterable<{ readonly place: TilePlace; readonly width: number }> {
  const needed = new Map<string, { place: TilePlace; width: number }>();
  for (const node of plans.flat()) {
    const { level, index, from, count } = tileOf(node);
    const place = { level, index };
    const width = Math.max(from + count, needed.get(placeName(place))?.width ?? 0);
    needed.set(placeName(place), { place, width });
  }
  return needed.values();
}

/** Root of a tenant's tree as it was at a size. */
export async function rootAt(query: Query, tenant: string, size: number): Promise<Buffer> {
  const [root] = await hashesOf(query, tenant, [planRoot(size)]);
  return root as Buffer;
}
