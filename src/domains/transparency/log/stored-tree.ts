import type { Query } from '../../../platform/db/query.ts';
import { foldPlan, type HashPlan, planRoot } from '../merkle/proofs.ts';
import { TileSet, tileOf, type Tile, type TilePlace } from '../merkle/tiles.ts';

interface TileRow {
  readonly level: number;
  readonly index: string;
  readonly hashes: Buffer;
}

const BIND = { name: 'bind-tenant', text: `select set_config('razao.tenant', $1, true)` };
const READ_TILES = { name: 'read-log-tiles', text: 'select * from razao.read_log_tiles($1, $2, $3)' };

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

/** Computes planned hashes from a tenant's tiles, which are read in one statement. */
export async function hashesOf(query: Query, tenant: string, plans: readonly HashPlan[]): Promise<Buffer[]> {
  const places = new Map(plans.flat().map((node) => {
    const { level, index } = tileOf(node);
    return [`${level} ${index}`, { level, index }];
  }));
  const tiles = new TileSet(await readTiles(query, tenant, [...places.values()]));
  return plans.map((plan) => foldPlan(plan, (node) => tiles.hashOf(node)));
}

/** Root of a tenant's tree as it was at a size. */
export async function rootAt(query: Query, tenant: string, size: number): Promise<Buffer> {
  const [root] = await hashesOf(query, tenant, [planRoot(size)]);
  return root as Buffer;
}
