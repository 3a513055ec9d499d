import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/db/database.ts';
import type { Query } from '../../../platform/db/query.ts';
import { serverMemory } from '../../../platform/db/server-memory.ts';
import { payloadIn, type EntryRow } from '../../journal/index.ts';
import { HASH_BYTES } from '../merkle/hash.ts';
import { planInclusion } from '../merkle/proofs.ts';
import { TILE_WIDTH, widthOf, type TilePlace } from '../merkle/tiles.ts';
import { proofText } from '../notes/proof.ts';
import { bindTenant, hashesOf, newTileMemory, readTiles } from './stored-tree.ts';

/** A checkpoint as it is published: with the signatures of witnesses. */
export interface Published {
  readonly size: number;
  readonly note: string;
}

interface ChainedRow extends EntryRow, Record<string, unknown> {
  readonly prev_hash: string;
  readonly entry_hash: string;
}

const NEWEST = { name: 'published-checkpoint', text: 'select * from razao.published_checkpoint($1, $2)' };
const ENTRIES = { name: 'read-entries', text: 'select * from razao.read_entries($1, $2, $3, $4)' };

/** Longest time that this process answers with an older checkpoint, in milliseconds. */
const FRESH_MS = 500;
const LOGS_REMEMBERED = 10_000;

/** Reads of logs: what was signed, and the tree below it. */
export class PublishedLogs {
  readonly #newest = new LRUCache<string, { published: Published | undefined }>({
    max: LOGS_REMEMBERED, ttl: FRESH_MS,
    // One round trip, for which the next proof waits.
    fetchMethod: async (tenant: string) => ({ published: await this.#newestOf(this.#query, tenant) }),
  });

  readonly #query: Query = (statement, values) => this.database.query(statement, values);
  readonly #tiles = serverMemory(newTileMemory);

  /** @param quorum number of witnesses that cosigned what is published. */
  constructor(private readonly database: Database, private readonly quorum: number) {}

  /** The newest published checkpoint of a tenant; undefined before the first. */
  async newest(tenant: string): Promise<Published | undefined> {
    return (await this.#newest.fetch(tenant))?.published;
  }

  /** A tile as it was in the tree of the newest checkpoint, or with fewer hashes; undefined where that has no such tile. */
  async tile(tenant: string, place: TilePlace, width: number): Promise<Buffer | undefined> {
    return this.#read(async (query) => {
      const published = await this.#newestOf(query, tenant);
      if (!published || width > widthOf(place, published.size)) return undefined;
      const [tile] = await readTiles(query, tenant, [place]);
      return tile?.hashes.subarray(0, width * HASH_BYTES);
    }, tenant);
  }

  /** The entries below a tile of leaves; undefined where the newest checkpoint does not have them all. */
  async entries(tenant: string, index: number, width: number): Promise<{ payload: string; hash: string }[] | undefined> {
    return this.#read(async (query) => {
      const published = await this.#newestOf(query, tenant);
      const first = index * TILE_WIDTH;
      if (!published || first + width > published.size) return undefined;
      const rows = await query<ChainedRow>(ENTRIES, [tenant, first, first + width, width]);
      return rows.map((row) => ({ payload: JSON.stringify(payloadIn(tenant, row)), hash: row.entry_hash }));
    }, tenant);
  }

  /** Proof that a published checkpoint has an entry, of the last half second or the newest; undefined while none has it. */
  async proofOf(tenant: string, seqNo: number): Promise<string | undefined> {
    const published = await this.#withEntry(tenant, seqNo);
    if (!published) return undefined;
    const plan = planInclusion(seqNo - 1, published.size);
    const [[row], path] = await Promise.all([
      this.#query<ChainedRow>(ENTRIES, [tenant, seqNo - 1, seqNo, 1]), hashesOf(this.#query, tenant, plan, this.#tiles(this.database)),
    ]);
    if (!row) return undefined;
    return proofText({
      entry: { payload: JSON.stringify(payloadIn(tenant, row)), prevHash: row.prev_hash }, index: seqNo - 1, path,
      checkpoint: published.note,
    });
  }

  /** A checkpoint that has the entry: the remembered one, or the newest. */
  async #withEntry(tenant: string, seqNo: number): Promise<Published | undefined> {
    const hasEntry = (it: Published | undefined): boolean => it !== undefined && it.size >= seqNo;
    const remembered = await this.newest(tenant);
    if (hasEntry(remembered)) return remembered;
    const newest = await this.#newest.fetch(tenant, { forceRefresh: true });
    return hasEntry(newest?.published) ? newest?.published : undefined;
  }

  async #newestOf(query: Query, tenant: string): Promise<Published | undefined> {
    const [row] = await query<{ size: string; note: string; lines: string }>(NEWEST, [tenant, this.quorum]);
    return row && { size: Number(row.size), note: row.note + row.lines };
  }

  #read<T>(work: (query: Query) => Promise<T>, tenant: string): Promise<T> {
    return this.database.transaction(async (query) => {
      await bindTenant(query, tenant);
      return work(query);
    }, tenant);
  }
}
