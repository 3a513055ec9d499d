/** Hashes of a tenant's tree from its tiles, of which those above the leaves and the rightmost of the leaves are remembered. */
import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { leafHash } from '../merkle/hash.ts';
import { isIncluded, planInclusion } from '../merkle/proofs.ts';
import { TreeEdge, type Tile, type TilePlace } from '../merkle/tiles.ts';
import { computeHashes, neededTiles, newTileMemory } from './stored-tree.ts';

const entryHash = (index: number): Buffer => createHash('sha256').update(`entry ${index}`).digest();

it('proves entries of a tree that grows, and reads a tile that is remembered again only for hashes that it lacked', () => {
  const edge = new TreeEdge(0, []);
  const stored = new Map<string, Tile>();
  let asked: string[] = [];
  const read = (places: readonly TilePlace[]): Tile[] => {
    const names = places.map(({ level, index }) => `${level}/${index}`);
    asked.push(...names);
    return names.flatMap((name) => stored.get(name) ?? []);
  };
  const grow = (size: number): void => {
    for (let at = edge.size; at < size; at += 1) edge.append(entryHash(at));
    for (const tile of edge.changed()) stored.set(`${tile.level}/${tile.index}`, tile);
  };
  const memory = newTileMemory();
  const prove = (index: number, size: number, root: Buffer): [isIncluded: boolean, asked: string[]] => {
    asked = [];
    const plan = planInclusion(index, size);
    const needed = neededTiles('demo', plan, memory);
    const path = computeHashes('demo', plan, needed, read(needed.missing), memory);
    return [isIncluded(leafHash(entryHash(index)), index, size, path, root), asked];
  };

  grow(66_000);
  const root = edge.root();
  expect(prove(5, 66_000, root)).toEqual([true, ['0/0', '1/0', '1/1', '0/257']]);
  expect(prove(700, 66_000, root)).toEqual([true, ['0/2']]);
  grow(70_000);
  const grown = edge.root();
  expect(prove(700, 70_000, grown)).toEqual([true, ['0/2', '1/1', '0/273']]);
  expect(prove(700, 66_000, root)).toEqual([true, ['0/2']]);
});
