import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { IdSource } from '../../../platform/id.ts';
import type { Log } from '../../../platform/log.ts';
import { Loop } from '../../../platform/worker/loop.ts';
import type { Worker } from '../../../platform/worker/worker.ts';
import type { ChainBlock, ChainBlockTransaction, ChainNode } from '../../chain/building/index.ts';
import { watchCustody } from '../custody/watch-custody.ts';
import type { InstancesContext } from '../instances/context.ts';
import { outagesOf } from '../../../platform/outages.ts';
import { blocksAfter, warnOf, type BlockPosition } from './indexed-blocks.ts';
import { endTransaction, indexMove } from './settle.ts';
import type { OutboundTransaction, OutboundTransactionStore } from './store.ts';

export interface BlockIndexerOptions {
  readonly database: Database;
  readonly store: OutboundTransactionStore;
  readonly node: ChainNode;
  readonly contextFor: (tenant: string) => InstancesContext;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Log;
  /** How long after its block what a move left counts as spendable, in milliseconds. */
  readonly indexLagMs: number;
}

const LEASE = { name: 'lease-chain-follow', text: 'select * from razao.lease_chain_follow($1, $2, $3)' };
const MOVE = { name: 'move-chain-follow', text: 'select razao.move_chain_follow($1, $2, $3, $4, $5) as held' };
const WALLETS = { name: 'chain-wallets', text: 'select key_hash, tenant_id from razao.chain_wallets_of($1)' };
const TENANTS = { name: 'chain-tenants', text: 'select razao.chain_tenants() as tenant_id' };
const UNINDEXED = { name: 'moves-to-index', text: 'select * from razao.moves_to_index($1, $2)' };

const LEASE_MS = 10_000;
/** When a lease is renewed, and the place written down that blocks without transactions have moved. */
const RENEW_AFTER_MS = 3_000;
const POLL_EVERY_MS = 250;
const INDEXED_AT_ONCE = 500;
/** Payouts that one transaction burns. */
const SWEPT_AT_ONCE = 40;
/** How often payouts to burn are looked for, in milliseconds. */
const SWEEP_EVERY_MS = 1_000;
/** How often custody is verified, in milliseconds. */
const VERIFY_EVERY_MS = 300_000;

/**
 * Walks the blocks of the chain in their order and makes its word the ledger's. One worker does so at a time; the place moves after all
 * commands of a block, and each command is carried out once, so whoever takes over repeats a block without harm. A command that fails is
 * passed over, and named in the log: its transaction stays, and a submitter takes the chain's word for it later.
 *
 * It is no `LeasedWorker`: it has one lease for all tenants, which it renews by claiming again between two blocks, and a failure holds up
 * all that follows.
 */
export class BlockIndexer implements Worker {
  readonly #options: BlockIndexerOptions;
  readonly #loop = new Loop(async () => {
    const found = await this.poll();
    outagesOf(this.#options.log).answered('chain');
    return found ? 0 : POLL_EVERY_MS;
  }, (error) => {
    this.#held = undefined;
    warnOf(this.#options.log, error, 'the chain cannot be followed');
  });
  #lease: string | null = null;
  /** Up to where this process has followed under its lease, and the height that Postgres has. */
  #held: { place: BlockPosition; written: number; unwritten?: ChainBlock; readonly history: object; readonly renewAt: number } | undefined;
  #sweptAt = 0;
  #verifiedAt = performance.now();

  constructor(options: BlockIndexerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop.start();
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  /** Applies new blocks, unless another process does. @returns whether there was one. */
  async poll(): Promise<boolean> {
    const place = await this.#claim();
    if (!place) return false;
    await this.#index();
    await this.#sweep();
    const blocks = await blocksAfter(this.#options.node, place);
    for (const block of blocks) {
      await this.#apply(block);
      if (!(await this.#move(block))) return false;
    }
    if (blocks.length === 0) await this.#verify();
    return blocks.length > 0;
  }

  /** Between two blocks books and chain are the same. */
  async #verify(): Promise<void> {
    if (performance.now() < this.#verifiedAt + VERIFY_EVERY_MS) return;
    this.#verifiedAt = performance.now();
    await this.verifyAll();
  }

  /** Verifies the custody of every tenant with a wallet. */
  async verifyAll(): Promise<void> {
    const { database, node, contextFor, log } = this.#options;
    for (const { tenant_id: tenant } of await database.query<{ tenant_id: string }>(TENANTS, [])) {
      const { differences } = await watchCustody(contextFor(tenant), node);
      if (differences.length > 0) log.error(
        { tenant, differences: differences.slice(0, 10) }, 'books and chain differ on the custody of products',
      );
    }
  }

  /** The place from which to follow, claimed now and then: most polls find no block, and no other process. */
  async #claim(): Promise<BlockPosition | undefined> {
    const { database, node, store } = this.#options;
    const { history } = database;
    if (this.#held && this.#held.history !== history) this.#held = undefined;
    if (this.#held && performance.now() < this.#held.renewAt) return this.#held.place;
    if (this.#held?.unwritten && !(await this.#write(this.#held.unwritten))) return undefined;
    this.#held = undefined;
    const known = await store.place();
    if (known) node.expect(known.genesis);
    const genesis = node.genesis ?? (await node.tip()).genesis;
    const [row] = await database.query<{ lease: string; genesis: string; height: string; hash: string }>(LEASE, [
      genesis, this.#lease, LEASE_MS,
    ]);
    this.#lease = row?.lease ?? null;
    if (!row) return undefined;
    const place = { genesis: row.genesis, height: Number(row.height), hash: row.hash };
    this.#held = { place, written: place.height, history, renewAt: performance.now() + RENEW_AFTER_MS };
    return place;
  }

  /** @returns whether the lease counted; a block without transactions may wait to be written down. */
  async #move(block: ChainBlock): Promise<boolean> {
    if (!this.#held || (block.transactions.length > 0 && !(await this.#write(block)))) return false;
    const { unwritten: _, ...held } = this.#held;
    const place = { genesis: held.place.genesis, height: block.height, hash: block.hash };
    this.#held = { ...held, place, ...(block.transactions.length === 0 && { unwritten: block }) };
    return true;
  }

  /** Fails where Postgres has another height than this process wrote: blocks before it would be passed over. */
  async #write({ height, hash, slot }: ChainBlock): Promise<boolean> {
    const [row] = await this.#options.database.query<{ held: boolean }>(MOVE, [this.#lease, height, hash, slot, this.#held?.written]);
    if (row?.held !== true) this.#held = undefined;
    else if (this.#held) this.#held.written = height;
    return row?.held === true;
  }

  /** All that a block says of tenants, side by side: transactions of one instance are in different blocks. */
  async #apply({ transactions }: ChainBlock): Promise<void> {
    const { database, store } = this.#options;
    if (transactions.length === 0) return;
    const signers = new Set(transactions.flatMap((tx) => tx.signers));
    const wallets = new Map((await database.query<{ key_hash: string; tenant_id: string }>(WALLETS, [[...signers]])).map(
      (row) => [row.key_hash, row.tenant_id],
    ));
    const byTenant = Map.groupBy(transactions, (tx) => tx.signers.map((key) => wallets.get(key)).find((tenant) => tenant !== undefined));
    await Promise.all([...byTenant].map(async ([tenant, its]) => {
      if (tenant === undefined) return;
      const transactions = new Map((await store.find(tenant, its.map(({ id }) => id))).map((transaction) => [
        transaction.txId, transaction,
      ]));
      await Promise.all(its.map((tx) => this.#rule(tenant, tx, transactions.get(tx.id))));
    }));
  }

  /**
   * Posts a transaction of ours that is in a block. Transactions of others, and those that ended before, are left to the proof of custody.
   * One that cannot be posted delays no other: its submitter asks for it again.
   */
  async #rule(tenant: string, tx: ChainBlockTransaction, transaction: OutboundTransaction | undefined): Promise<void> {
    if (!transaction) return;
    const { store, contextFor, log } = this.#options;
    try {
      await endTransaction(contextFor(tenant), store, transaction, tx);
    } catch (error) {
      log.error(
        { tenant, sending: transaction.sendingId, err: error }, 'a transaction on the chain could not be posted: its submitter retries it',
      );
    }
  }

  async #index(): Promise<void> {
    const { database, clock, indexLagMs, contextFor, log } = this.#options;
    const before = new Date(clock.now().getTime() - indexLagMs);
    const moves = await database.query<{ tenant_id: string; instance_id: string; move_id: string }>(UNINDEXED, [before, INDEXED_AT_ONCE]);
    await Promise.all(moves.map(({ tenant_id, instance_id, move_id }) => indexMove(
      contextFor(tenant_id), instance_id, move_id,
    ).catch((error: unknown) => {
      log.warn({ tenant: tenant_id, move: move_id, err: error }, 'a move cannot be indexed');
    })));
  }

  async #sweep(): Promise<void> {
    const { store, ids } = this.#options;
    if (performance.now() < this.#sweptAt + SWEEP_EVERY_MS) return;
    this.#sweptAt = performance.now();
    for (const tenant of await store.sweepsDue()) await store.beginSweep(tenant, ids.next('swp'), SWEPT_AT_ONCE);
  }
}
