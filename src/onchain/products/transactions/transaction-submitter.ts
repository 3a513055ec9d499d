import type { Database } from '../../../platform/db/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Log } from '../../../platform/log.ts';
import { backOffMs } from '../../../platform/worker/back-off.ts';
import { LeasedWorker, type Partition } from '../../../platform/worker/leased-worker.ts';
import type { ChainNode, ChainTransaction } from '../../chain/building/index.ts';
import { NotBuildable, notBuildable } from '../../chain/moves/index.ts';
import type { InstancesContext } from '../instances/context.ts';
import { buildTransaction, NoReference, treasuryOf } from './build.ts';
import { blocksAfter, warnOf, type BlockPosition } from './indexed-blocks.ts';
import { endTransaction, settleMove } from './settle.ts';
import type { Coin } from '../instances/outbound-transaction.entity.ts';
import { TRANSACTIONS_DUE, type OutboundTransaction, type OutboundTransactionStore } from './store.ts';

interface TransactionSubmitterOptions {
  readonly database: Database;
  readonly store: OutboundTransactionStore;
  readonly node: ChainNode;
  readonly contextFor: (tenant: string) => InstancesContext;
  readonly log: Log;
}

/** After a poll that found work, and after one that found none. */
const POLL_AGAIN_MS = 100;
const POLL_EVERY_MS = 200;
/** For one call of the chain and what is written of it. */
const LEASE_MS = 30_000;
/** Transactions of a tenant in hand at once. */
const CONCURRENCY = 16;
/** When a transaction that was sent is asked for; long before, the indexer has found it in a block. */
const ASK_AFTER_MS = 5_000;
const SOON_MS = 200;
const RETRIES = { firstMs: SOON_MS, longestMs: 30_000 };
/** What the faucet is asked for when no coin is free: so many, of so much. Lovelace is worth nothing here. */
const COINS = 25;
const COIN_LOVELACE = 1_000_000_000n;

/**
 * Submits (broadcasts) the transactions of moves to the chain. Each is built once, and its bytes are stored before they are sent: a process
 * that claims it after another died sends the same bytes. An expired transaction is built again with the same coin, so the chain can accept
 * only one of the two. A tenant with many transactions delays no other. None is ever abandoned: only the chain decides.
 */
export class TransactionSubmitter extends LeasedWorker<OutboundTransaction> {
  readonly #options: TransactionSubmitterOptions;
  readonly #filling = new Map<string, Promise<boolean>>();

  constructor(options: TransactionSubmitterOptions) {
    const { database, log } = options;
    super({
      database, log, due: TRANSACTIONS_DUE, nextDue: 'chain_sendings_next_due', pollEveryMs: POLL_EVERY_MS, concurrency: CONCURRENCY,
      backlog: { pollAgainMs: POLL_AGAIN_MS },
      messages: {
        poll: 'transactions to submit could not be read', step: 'a transaction is retried',
        lost: 'another process has the lease of a transaction',
      },
    });
    this.#options = options;
  }

  protected override claim({ tenant }: Partition, limit: number): Promise<OutboundTransaction[]> {
    return this.#options.store.lease(tenant, LEASE_MS, limit);
  }

  protected override step(transaction: OutboundTransaction): Promise<void> {
    return transaction.txId === null ? this.#buildAndSend(transaction) : this.#sendAgain(transaction);
  }

  protected override async retry(transaction: OutboundTransaction): Promise<void> {
    await this.#options.store.reschedule(transaction, backOffMs(RETRIES, transaction.attempts));
  }

  protected override fieldsOf({ tenant, sendingId }: OutboundTransaction): object {
    return { tenant, sending: sendingId };
  }

  protected override warn(message: string, fields: object, error?: unknown): void {
    warnOf(this.#options.log, error, message, fields);
  }

  async #buildAndSend(transaction: OutboundTransaction): Promise<void> {
    const { store, node, contextFor } = this.#options;
    const ctx = contextFor(transaction.tenant);
    const coin = await this.#coin(ctx, transaction);
    if (!coin) return void await store.reschedule(transaction, SOON_MS);
    const { now } = await node.tip();
    try {
      const signed = await buildTransaction(ctx, transaction, coin, now);
      failpoint('before-sign');
      if (!(await store.sign(transaction, signed))) return;
      failpoint('after-sign');
      await this.#send({ ...transaction, txId: signed.txId, cbor: Buffer.from(signed.cbor), validTo: BigInt(signed.validTo) });
    } catch (error) {
      if (error instanceof NotBuildable) return void await this.#refuse(ctx, transaction, error);
      if (!(error instanceof NoReference)) throw error;
      await store.wantReference(transaction.tenant, transaction.productId ?? '', transaction.productVersion ?? 0);
      await store.reschedule(transaction, SOON_MS);
    }
  }

  /** A move that no transaction can be made of never reaches the chain. */
  async #refuse(ctx: InstancesContext, transaction: OutboundTransaction, error: NotBuildable): Promise<void> {
    await settleMove(ctx, transaction.sendingId, { outcome: 'REFUSED', txId: null, refusal: notBuildable(error.message) });
    failpoint('after-refuse');
    await this.#options.store.drop(transaction);
  }

  async #send(transaction: OutboundTransaction): Promise<void> {
    const { store, node } = this.#options;
    await node.submit(transaction.cbor ?? Buffer.alloc(0));
    failpoint('after-send');
    await store.reschedule(transaction, ASK_AFTER_MS);
  }

  /** Sent before, or signed by one that died: what stands is the indexer's; what can stand no more is built anew. */
  async #sendAgain(transaction: OutboundTransaction): Promise<void> {
    const { node } = this.#options;
    const found = await node.find(transaction.txId ?? '');
    if (found?.status === 'DROPPED') return this.#forget(transaction);
    if (found) return this.#hear(transaction, found);
    const { slot } = await node.tip();
    if (BigInt(slot) > (transaction.validTo ?? 0n)) return this.#forget(transaction);
    await this.#send(transaction);
  }

  /** A transaction in a block is settled by the indexer when it reaches that block; one that the indexer has passed is settled here. */
  async #hear(transaction: OutboundTransaction, found: ChainTransaction): Promise<void> {
    const { store, contextFor } = this.#options;
    const place = found.height === null ? undefined : await this.#requireFollowed();
    if (!place || found.height === null || found.height > place.height) return void await store.reschedule(transaction, ASK_AFTER_MS);
    await endTransaction(contextFor(transaction.tenant), store, transaction, { ...found, valid: found.status === 'ACCEPTED' });
  }

  /** Its bytes can stand no more. */
  async #forget(transaction: OutboundTransaction): Promise<void> {
    await this.#requireFollowed();
    await this.#options.store.reschedule(transaction, 0, true);
  }

  /**
   * Up to where the chain was followed; undefined before anybody has begun.
   * @throws ChainError when the node follows another chain: its answers then say nothing about our transactions.
   */
  async #requireFollowed(): Promise<BlockPosition | undefined> {
    const { store, node } = this.#options;
    const place = await store.place();
    if (place) await blocksAfter(node, place, 1);
    return place;
  }

  async #coin(ctx: InstancesContext, { tenant, sendingId }: OutboundTransaction): Promise<Coin | undefined> {
    const coin = await this.#options.store.coin(tenant, sendingId);
    if (coin) return { tx_id: coin.txId, index: coin.txIndex, lovelace: String(coin.lovelace) };
    await this.#refill(ctx);
    return undefined;
  }

  /** Has the faucet fill the pool, one filling of a tenant at a time. Its reference makes a repeated wish the same one. */
  async #refill(ctx: InstancesContext): Promise<boolean> {
    const { tenant } = ctx;
    const filling = this.#filling.get(tenant) ?? this.#askFaucet(ctx).finally(() => this.#filling.delete(tenant));
    this.#filling.set(tenant, filling);
    return filling;
  }

  async #askFaucet(ctx: InstancesContext): Promise<boolean> {
    const { store, node } = this.#options;
    const { tenant } = ctx;
    const { hash: key } = await ctx.db.read((em) => treasuryOf(em, ctx));
    await this.#requireFollowed();
    const refills = await store.refills(key, tenant);
    const txId = await node.faucet({ reference: `razao/${key}/${refills}`, key, lovelace: COIN_LOVELACE, coins: COINS });
    if ((await node.outputsOf(txId)).length === 0) return false;
    await store.addCoins(tenant, key, refills, txId, COINS, COIN_LOVELACE);
    return true;
  }
}
