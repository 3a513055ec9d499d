import type { Database } from '../../../../platform/db/database.ts';
import { failpoint } from '../../../../platform/failpoints.ts';
import type { Log } from '../../../../platform/log.ts';
import { Loop, untilNext } from '../../../../platform/worker/loop.ts';
import type { Worker } from '../../../../platform/module.ts';
import type { ChainNode, ChainTransaction } from '../../../chain/building/index.ts';
import { NotBuildable, notBuildable } from '../../../chain/moves/index.ts';
import type { InstancesContext } from '../context.ts';
import { buildSending, NoReference, treasuryOf } from './build.ts';
import { blocksAfter, warnOf, type Place } from './followed.ts';
import { endSending, settleMove } from './settle.ts';
import type { Coin } from '../sending.entity.ts';
import type { Sending, SendingStore } from './store.ts';

export interface CourierOptions {
  readonly database: Database;
  readonly store: SendingStore;
  readonly node: ChainNode;
  readonly contextFor: (tenant: string) => InstancesContext;
  readonly log: Log;
}

/** After a look that found work, and after one that found none. */
const LOOK_AGAIN_MS = 100;
const LOOK_EVERY_MS = 200;
/** For one call of the chain and what is written of it. */
const LEASE_MS = 30_000;
/** Transactions of a tenant in hand at once. */
const AT_ONCE = 16;
/** When a transaction that was sent is asked for; long before, the follower has found it in a block. */
const ASK_AFTER_MS = 5_000;
const SOON_MS = 200;
const LONGEST_PAUSE_MS = 30_000;
/** What the faucet is asked for when no coin is free: so many, of so much. Lovelace is worth nothing here. */
const COINS = 25;
const COIN_LOVELACE = 1_000_000_000n;

/**
 * Takes moves to the chain. Each is built once, and its bytes are kept before they are sent: whoever takes it up from a courier that died
 * sends the same ones. Bytes that can stand no more are built anew with the same coin, so that two can never both stand. Each tenant is
 * a lane of its own: a flood delays nobody else. Nothing is ever given up, since nobody may decide in the chain's place.
 */
export class Courier implements Worker {
  readonly #options: CourierOptions;
  readonly #active = new Map<string, number>();
  readonly #filling = new Map<string, Promise<boolean>>();
  readonly #work = new Set<Promise<void>>();
  readonly #loop = new Loop(async () => (await this.look() ? LOOK_AGAIN_MS : untilNext(LOOK_EVERY_MS)), (error) => {
    this.#options.log.warn({ err: error }, 'what is to be sent to the chain could not be read');
  });

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop.start();
  }

  /** Resolves when nothing is in hand: what is left is due again when its lease ends. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await Promise.all(this.#work);
  }

  /** Takes up what is due now, without waiting for what becomes of it. @returns whether anything was. */
  async look(): Promise<boolean> {
    if (!this.#options.database.clockWatch.isRight) return false;
    const due = await this.#options.store.due();
    await Promise.all(due.map((tenant) => this.#fill(tenant)));
    return due.length > 0;
  }

  /** Resolves when nothing is in hand. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }

  async #fill(tenant: string): Promise<void> {
    const room = AT_ONCE - (this.#active.get(tenant) ?? 0);
    if (room <= 0 || this.#loop.isStopping) return;
    for (const sending of await this.#options.store.lease(tenant, LEASE_MS, room)) {
      this.#active.set(tenant, (this.#active.get(tenant) ?? 0) + 1);
      const work: Promise<void> = this.#carry(sending).finally(() => {
        this.#active.set(tenant, (this.#active.get(tenant) ?? 1) - 1);
        this.#work.delete(work);
      });
      this.#work.add(work);
    }
  }

  /** One step of one sending. Never throws: what fails here is due again. */
  async #carry(sending: Sending): Promise<void> {
    const { store, log } = this.#options;
    try {
      if (sending.txId === null) await this.#buildAndSend(sending);
      else await this.#sendAgain(sending);
    } catch (error) {
      warnOf(log, error, 'a transaction is tried again', { tenant: sending.tenant, sending: sending.sendingId });
      await store.move(sending, Math.min(SOON_MS * 2 ** Math.min(sending.attempts, 10), LONGEST_PAUSE_MS)).catch(() => false);
    }
  }

  async #buildAndSend(sending: Sending): Promise<void> {
    const { store, node, contextFor } = this.#options;
    const ctx = contextFor(sending.tenant);
    const coin = await this.#coin(ctx, sending);
    if (!coin) return void await store.move(sending, SOON_MS);
    const { now } = await node.tip();
    try {
      const signed = await buildSending(ctx, sending, coin, now);
      failpoint('before-sign');
      if (!(await store.sign(sending, signed))) return;
      failpoint('after-sign');
      await this.#send({ ...sending, txId: signed.txId, cbor: Buffer.from(signed.cbor), validTo: BigInt(signed.validTo) });
    } catch (error) {
      if (error instanceof NotBuildable) return void await this.#refuse(ctx, sending, error);
      if (!(error instanceof NoReference)) throw error;
      await store.wantReference(sending.tenant, sending.productId ?? '', sending.productVersion ?? 0);
      await store.move(sending, SOON_MS);
    }
  }

  /** A move that no transaction can be made of never reaches the chain. */
  async #refuse(ctx: InstancesContext, sending: Sending, error: NotBuildable): Promise<void> {
    await settleMove(ctx, sending.sendingId, { outcome: 'REFUSED', txId: null, refusal: notBuildable(error.message) });
    failpoint('after-refuse');
    await this.#options.store.drop(sending);
  }

  async #send(sending: Sending): Promise<void> {
    const { store, node } = this.#options;
    await node.submit(sending.cbor ?? Buffer.alloc(0));
    failpoint('after-send');
    await store.move(sending, ASK_AFTER_MS);
  }

  /** Sent before, or signed by one that died: what stands is the follower's; what can stand no more is built anew. */
  async #sendAgain(sending: Sending): Promise<void> {
    const { node } = this.#options;
    const found = await node.find(sending.txId ?? '');
    if (found?.status === 'DROPPED') return this.#forget(sending);
    if (found) return this.#hear(sending, found);
    const { slot } = await node.tip();
    if (BigInt(slot) > (sending.validTo ?? 0n)) return this.#forget(sending);
    await this.#send(sending);
  }

  /** The follower comes to the block of what stands; what it has passed is what the books did not take. */
  async #hear(sending: Sending, found: ChainTransaction): Promise<void> {
    const { store, contextFor } = this.#options;
    const place = found.height === null ? undefined : await this.#requireFollowed();
    if (!place || found.height === null || found.height > place.height) return void await store.move(sending, ASK_AFTER_MS);
    await endSending(contextFor(sending.tenant), store, sending, { ...found, valid: found.status === 'ACCEPTED' });
  }

  /** Its bytes can stand no more. */
  async #forget(sending: Sending): Promise<void> {
    await this.#requireFollowed();
    await this.#options.store.move(sending, 0, true);
  }

  /**
   * Up to where the chain was followed; undefined before anybody has begun.
   * @throws ChainError where it is not the one that is followed: what it does not know may stand on ours, and what it says counts nothing.
   */
  async #requireFollowed(): Promise<Place | undefined> {
    const { store, node } = this.#options;
    const place = await store.place();
    if (place) await blocksAfter(node, place, 1);
    return place;
  }

  async #coin(ctx: InstancesContext, { tenant, sendingId }: Sending): Promise<Coin | undefined> {
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
