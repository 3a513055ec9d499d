import { assert } from '../../../platform/assert.ts';
import { HASH_BYTES, leafHash, subtreeHash } from './hash.ts';
import { foldPlan, planRoot, type Node } from './proofs.ts';

/** Hashes of a full tile. */
export const TILE_WIDTH = 256;
export const TILE_BYTES = TILE_WIDTH * HASH_BYTES;
/** Levels of the tree that one tile spans. */
const TILE_HEIGHT = 8;

/** Place of a tile: its level (0 has the leaves) and its number in that level. */
export interface TilePlace {
  readonly level: number;
  readonly index: number;
}

/** Neighbouring hashes of the tree, one after another; the rightmost of a level may have fewer than `TILE_WIDTH`. */
export interface Tile extends TilePlace {
  readonly hashes: Buffer;
}

/** Returns the number of a tile as its path has it: 1234067 is `x001/x234/067`. */
export function tilePath(index: number): string {
  const groups = String(index).padStart(Math.ceil(String(index).length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
}

/** Number of hashes that the tile at a place has in a tree of `size` leaves; 0 where there is none. */
export function widthOf({ level, index }: TilePlace, size: number): number {
  const hashes = Math.floor(size / TILE_WIDTH ** level);
  return Math.max(0, Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH));
}

/** The rightmost tiles of a tree that are not full, from the leaves up. */
export function edgeOf(size: number): TilePlace[] {
  const edge: TilePlace[] = [];
  for (let level = 0, hashes = size; hashes > 0; level += 1, hashes = Math.floor(hashes / TILE_WIDTH)) {
    if (hashes % TILE_WIDTH > 0) edge.push({ level, index: Math.floor(hashes / TILE_WIDTH) });
  }
  return edge;
}

/** The right edge of a tree, to which leaves are appended. */
export class TreeEdge {
  readonly #levels: { index: number; parts: Buffer[]; width: number }[] = [];
  readonly #full: Tile[] = [];
  readonly #changed = new Set<number>();

  /** @param edge the tiles of `edgeOf(size)`. */
  constructor(size: number, edge: readonly Tile[]) {
    for (let level = 0, hashes = size; hashes > 0; level += 1, hashes = Math.floor(hashes / TILE_WIDTH)) {
      const width = hashes % TILE_WIDTH;
      const tile = edge.find((it) => it.level === level);
      assert((tile?.hashes.length ?? 0) === width * HASH_BYTES, 'the edge of a tree has the hashes that its size says');
      this.#levels.push({ index: Math.floor(hashes / TILE_WIDTH), parts: tile && width > 0 ? [tile.hashes] : [], width });
    }
  }

  /** Appends leaves. @param entryHashes the data of the leaves, 32 bytes each. */
  append(entryHashes: Uint8Array): void {
    for (let at = 0; at < entryHashes.length; at += HASH_BYTES) this.#push(0, leafHash(entryHashes.subarray(at, at + HASH_BYTES)));
  }

  /** Leaves of the tree. */
  get size(): number {
    return this.#levels.reduce((size, { index, width }, level) => (level === 0 ? index * TILE_WIDTH + width : size), 0);
  }

  /** Root of the tree. */
  root(): Buffer {
    const tiles = TileSet.of(this.#levels.map(({ index, parts }, level) => ({ level, index, hashes: Buffer.concat(parts) })));
    return foldPlan(planRoot(this.size), (node) => tiles.hashOf(node));
  }

  /** Tiles that `append` made or widened, in no particular order. */
  changed(): Tile[] {
    const edge = [...this.#changed].map((level) => ({ level, edge: this.#levels[level] })).filter((it) => (it.edge?.width ?? 0) > 0);
    return [
      ...this.#full,
      ...edge.map(({ level, edge: it }) => ({ level, index: it?.index ?? 0, hashes: Buffer.concat(it?.parts ?? []) })),
    ];
  }

  #push(level: number, hash: Buffer): void {
    const edge = (this.#levels[level] ??= { index: 0, parts: [], width: 0 });
    edge.parts.push(hash);
    edge.width += 1;
    this.#changed.add(level);
    if (edge.width < TILE_WIDTH) return;
    const hashes = Buffer.concat(edge.parts);
    this.#full.push({ level, index: edge.index, hashes });
    Object.assign(edge, { index: edge.index + 1, parts: [], width: 0 });
    this.#push(level + 1, subtreeHash(hashes));
  }
}

/** The tile that has the hashes below a node, and where in it they begin. */
export function tileOf({ level, index }: Node): TilePlace & { readonly from: number; readonly count: number } {
  const count = 2 ** (level % TILE_HEIGHT);
  const first = index * count;
  return { level: Math.floor(level / TILE_HEIGHT), index: Math.floor(first / TILE_WIDTH), from: first % TILE_WIDTH, count };
}

/** A tile with the hashes of the nodes over its own, each computed once. */
export class TileNodes {
  /** By the nodes' numbers: 1 is the tile's root, 2 and 3 are its children, and so on. In memory of its own, since it may be kept long. */
  #nodes: Buffer | undefined;
  readonly #known = new Set<number>();

  constructor(private readonly hashes: Buffer) {}

  /** Number of its hashes. */
  get width(): number {
    return this.hashes.length / HASH_BYTES;
  }

  /** @returns the hash over `count` of its hashes, a power of two; undefined where it has fewer. */
  hashOf(from: number, count: number): Buffer | undefined {
    if (from + count > this.width) return undefined;
    const below = this.hashes.subarray(from * HASH_BYTES, (from + count) * HASH_BYTES);
    if (count === 1) return below;
    const node = (TILE_WIDTH + from) / count;
    const hash = (this.#nodes ??= Buffer.allocUnsafeSlow(TILE_BYTES)).subarray(node * HASH_BYTES, (node + 1) * HASH_BYTES);
    if (!this.#known.has(node)) hash.set(subtreeHash(below));
    this.#known.add(node);
    return hash;
  }
}

/** Name of a tile's place in a tree. */
export function placeName({ level, index }: TilePlace): string {
  return `${level} ${index}`;
}

/** Tiles that were read, from which hashes of nodes are computed. */
export class TileSet {
  /** @param tiles by the names of their places. */
  constructor(private readonly tiles: ReadonlyMap<string, TileNodes>) {}

  static of(tiles: readonly Tile[]): TileSet {
    return new TileSet(new Map(tiles.map((it) => [placeName(it), new TileNodes(it.hashes)])));
  }

  /** @throws AssertionError where the tile is missing or too narrow: the tree has no such node. */
  hashOf(node: Node): Buffer {
    const { level, index, from, count } = tileOf(node);
    const hash = this.tiles.get(placeName({ level, index }))?.hashOf(from, count);
    assert(hash, `tile ${level}/${index} has the hashes ${from} to ${from + count}`);
    return hash;
  }
}
