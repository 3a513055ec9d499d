/** Hashes of a tenant's tree from its tiles, of which those above the leaves and the rightmost of the leaves are remembered. */
import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { Query } from '../../../platform/db/query.ts';
import { leafHash } from '../merkle/hash.ts';
import { isIncluded, planInclusion } from '../merkle/proofs.ts';
import { TreeEdge, type Tile } from '../merkle/tiles.ts';
import { hashesOf, newTileMemory } from './stored-tree.ts';

const entryHash = (index: number): Buffer => createHash('sha256').update(`entry ${index}`).digest();

it('proves entries of a tree that grows, and reads a tile that is remembered again only for hashes that it lacked', async () => {
  const edge = new TreeEdge(0, []);
  const stored = new Map<string, Tile>();
  let asked: string[] = [];
  const query = (async (_, [, levels, indexes]) => {
    const names = (levels as number[]).map((level, at) => `${level}/${(indexes as number[])[at]}`);
    asked.push(...names);
    return names.flatMap((name) => stored.get(name) ?? []);
  }) as Query;
  const grow = (size: number): void => {
    for (let at = edge.size; at < size; at += 1) edge.append(entryHash(at));
    for (const tile of edge.changed()) stored.set(`${tile.level}/${tile.index}`, tile);
  };
  const memory = newTileMemory();
  const prove = async (index: number, size: number, root: Buffer): Promise<[isIncluded: boolean, asked: string[]]> => {
    asked = [];
    const path = await hashesOf(query, 'demo', planInclusion(index, size), memory);
    return [isIncluded(leafHash(entryHash(index)), index, size, path, root), asked];
  };

  grow(66_000);
  const root = edge.root();
  expect(await prove(5, 66_000, root)).toEqual([true, ['0/0', '1/0', '1/1', '0/257']]);
  expect(await prove(700, 66_000, root)).toEqual([true, ['0/2']]);
  grow(70_000);
  const grown = edge.root();
  expect(await prove(700, 70_000, grown)).toEqual([true, ['0/2', '1/1', '0/273']]);
  expect(await prove(700, 66_000, root)).toEqual([true, ['0/2']]);
});
