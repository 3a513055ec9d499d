/** The place of the indexer after a failover to a standby that was behind. */
import { expect, it } from '@jest/globals';
import type { ChainBlock } from '../../chain/building/index.ts';
import { BlockIndexer, type BlockIndexerOptions } from './block-indexer.ts';

const block = (height: number): ChainBlock => ({
  height, hash: `hash ${height}`, slot: height,
  transactions: [{ id: `tx ${height}`, valid: true, cbor: '', signers: ['key'], trace: [], reason: null } as ChainBlock['transactions'][0]],
});

/** An indexer on a Postgres that has one row, its place, and a chain of such blocks. */
function world() {
  const books = { genesis: 'chain', height: 0, hash: '', lease: '1' };
  const blocks: ChainBlock[] = [];
  const applied: string[] = [];
  const moved = ([, height, hash, , written]: unknown[]): object[] => {
    const held = books.height === written;
    if (held) Object.assign(books, { height, hash });
    return [{ held }];
  };
  const answers: Record<string, (values: unknown[]) => object[]> = {
    'lease-chain-follow': () => [{ ...books, height: String(books.height) }], 'move-chain-follow': moved,
    'chain-wallets': () => [{ key_hash: 'key', tenant_id: 'demo' }], 'moves-to-index': () => [],
  };
  const database = { history: {}, query: async ({ name }: { name: string }, values: unknown[]) => answers[name]?.(values) ?? [] };
  const parts = {
    database, clock: { now: () => new Date() },
    node: {
      genesis: 'chain', expect: () => undefined, tip: async () => ({ hash: blocks.at(-1)?.hash }),
      blocks: async (above: number) => blocks.filter(({ height }) => height > above),
    },
    store: { place: async () => books, sweepsDue: async () => [], find: async (_: string, ids: string[]) => (applied.push(...ids), []) },
  };
  return { books, blocks, applied, database, indexer: new BlockIndexer(parts as unknown as BlockIndexerOptions) };
}

it.each([true, false])('reads again what the new primary lacks, where the process has seen that it is new: %s', async (isSeen) => {
  const { books, blocks, applied, database, indexer } = world();
  blocks.push(block(1), block(2));
  await indexer.poll();
  expect(books.height).toBe(2);
  Object.assign(books, { height: 1, hash: 'hash 1' });
  if (isSeen) database.history = {};
  applied.length = 0;
  blocks.push(block(3));
  for (let polls = 0; polls < 2; polls += 1) await indexer.poll();
  expect(applied.slice(-2)).toEqual(['tx 2', 'tx 3']);
  expect(books.height).toBe(3);
});
