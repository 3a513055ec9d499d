import { randomBytes } from 'node:crypto';
import { inputOf } from '../assemble.ts';
import { epochSeconds, type Clock } from '../../../platform/clock.ts';
import { faucetKey, firstBlock, newGenesis, nextBlock, supplyOf, type BlockHead, type Genesis } from './block.ts';
import { NotCbor } from './cbor.ts';
import { Faucet, type Wanted } from './faucet.ts';
import { Mempool } from './mempool.ts';
import { replay, stateOfGenesis, stateOfSnapshot } from './replay.ts';
import { Store, type TakenTransaction } from './store.ts';
import { madeOutput, readTransaction, type ReadTransaction } from './transaction.ts';

/** Answer to a submitted transaction; where it was submitted before, the first bytes count. */
type Submitted =
  | { readonly id: string; readonly status: 'TAKEN' | 'KNOWN' }
  /** It breaks a rule of the ledger, and may be sent again. */
  | { readonly id: string; readonly status: 'REJECTED'; readonly reason: string }
  | { readonly id: null; readonly status: 'MALFORMED'; readonly reason: string }
  | { readonly id: string; readonly status: 'FULL' };

/** Answer of the faucet. */
type FaucetResult = { readonly id: string } | { readonly problem: 'REFERENCE_REUSED' | 'FAUCET_EMPTY' };

interface ChainOptions {
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** Called once when the chain can no longer go on. */
  lost(error: Error): void;
}

const SNAPSHOT_EVERY = 1_000;
const MOST_IN_BLOCK = 1_000;
const MOST_WAITING = 20_000;
/** Transactions that one commit keeps. */
const MOST_TOGETHER = 50;

interface Asked {
  readonly transaction: ReadTransaction;
  answer(submitted: Submitted): void;
  fail(error: unknown): void;
}

/** The running ledger: one writer, which checks and stores transactions and makes blocks, one piece of work after the other. */
export class Chain {
  readonly #asked: Asked[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #isOver = false;

  private constructor(
    private readonly options: ChainOptions, private readonly store: Store, readonly genesis: Genesis, private readonly mempool: Mempool,
    private readonly faucet: Faucet, private last: BlockHead,
  ) {}

  /**
   * Takes the chain's lock, replays the blocks that no snapshot covers, and checks the waiting transactions again.
   * @throws ChainFailed when another process has the lock, or the stored state differs from the replayed one.
   */
  static async open(options: ChainOptions): Promise<Chain> {
    let lose: ((error: Error) => void) | undefined;
    const store = await Store.open(options.databaseUrl, (error) => lose?.(error));
    try {
      const genesis = await store.genesis(() => beginning(options.clock));
      const snapshot = await store.newestSnapshot();
      const { head, ledger } = await replay(store, snapshot ? stateOfSnapshot(snapshot) : stateOfGenesis(genesis));
      const faucet = new Faucet(faucetKey(genesis), await store.lastGrant() ?? supplyGrant(genesis));
      const chain = new Chain(options, store, genesis, new Mempool(ledger), faucet, head);
      await chain.#judgeWaiting();
      lose = (error) => chain.#lose(error);
      return chain;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** The newest block. */
  get head(): BlockHead {
    return this.last;
  }

  /** Number of transactions that wait for a block. */
  get waiting(): number {
    return this.mempool.size;
  }

  /** The chain's time: the slot in which a transaction would be checked now. */
  get slot(): number {
    return this.mempool.slotAt(Math.max(epochSeconds(this.options.clock.now()), this.last.slot));
  }

  sayAddress(url: string): Promise<void> {
    return this.#inTurn(() => this.store.sayAddress(url));
  }

  /** Checks a transaction. An accepted one is on disk when this resolves. */
  submit(cbor: Uint8Array): Promise<Submitted> {
    let transaction: ReadTransaction;
    try {
      transaction = readTransaction(cbor);
    } catch (error) {
      if (!(error instanceof NotCbor)) throw error;
      return Promise.resolve({ id: null, status: 'MALFORMED', reason: error.message });
    }
    const answered = new Promise<Submitted>((answer, fail) => this.#asked.push({ transaction, answer, fail }));
    if (this.#asked.length === 1) this.#takeLater();
    return answered;
  }

  /** Gives lovelace, once for each reference. @returns the transaction's id, or the problem. */
  give(wanted: Wanted): Promise<FaucetResult> {
    return this.#inTurn(async () => {
      const known = await this.store.grant(wanted.reference);
      if (known) return known.wanted === Faucet.wording(wanted) ? { id: known.txId } : { problem: 'REFERENCE_REUSED' };
      const drawn = this.faucet.draw(wanted);
      if (!drawn) return { problem: 'FAUCET_EMPTY' };
      const { cbor, grant } = drawn;
      const ruling = this.mempool.add(readTransaction(cbor), this.slot);
      if (ruling.outcome !== 'ACCEPTED') throw new Error(`the faucet's own transaction was ${ruling.outcome}: ${JSON.stringify(ruling)}`);
      const transaction = readTransaction(cbor);
      await this.store.keep([{ id: transaction.id, cbor, valid: true, trace: [], error: null, effect: transaction.accepted }], grant);
      this.faucet.drawn(grant);
      return { id: grant.txId };
    });
  }

  /** Makes a block of the waiting transactions. @returns undefined where there are none. */
  makeBlock(): Promise<BlockHead | undefined> {
    return this.#inTurn(async () => {
      if (this.mempool.size === 0) return undefined;
      const { slot } = this;
      const { taken, dropped, ledger } = this.mempool.template(slot, MOST_IN_BLOCK);
      const head = taken.length > 0 ? nextBlock(this.last, slot, taken) : this.last;
      await this.store.commitBlock(head, taken, dropped);
      const isDue = Math.floor(head.total / SNAPSHOT_EVERY) > Math.floor(this.last.total / SNAPSHOT_EVERY);
      this.last = head;
      if (isDue) await this.store.keepSnapshot(head.height, ledger.state());
      return head;
    });
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#turn.catch(() => undefined);
    await this.store.close();
  }

  async #judgeWaiting(): Promise<void> {
    const dropped = new Map<string, string>();
    for (const { id, cbor } of await this.store.waiting()) {
      const ruling = this.mempool.add(readTransaction(cbor), this.slot);
      if (ruling.outcome === 'REJECTED') dropped.set(id, ruling.reason);
    }
    await this.store.commitBlock(this.last, [], dropped);
  }

  /** Takes the first requests; the others follow after any other work that waits for its turn, such as a block. */
  async #takeAsked(): Promise<void> {
    const together = this.#asked.splice(0, MOST_TOGETHER);
    if (this.#asked.length > 0) this.#takeLater();
    try {
      await this.#take(together);
    } catch (error) {
      for (const { fail } of together) fail(error);
      throw error;
    }
  }

  #takeLater(): void {
    void this.#inTurn(() => this.#takeAsked()).catch(() => undefined);
  }

  async #take(together: readonly Asked[]): Promise<void> {
    const known = await this.store.known(together.map(({ transaction }) => transaction.id));
    const kept: TakenTransaction[] = [];
    const answers: (() => void)[] = [];
    for (const { transaction, answer } of together) {
      const { id } = transaction;
      const submitted: Submitted = known.has(id) ? { id, status: 'KNOWN' } : this.#judge(transaction, kept);
      known.add(submitted.status === 'TAKEN' ? id : '');
      answers.push(() => answer(submitted));
      await new Promise((resolve) => { setImmediate(resolve); });
    }
    if (kept.length > 0) await this.store.keep(kept);
    for (const answer of answers) answer();
  }

  #judge(transaction: ReadTransaction, kept: TakenTransaction[]): Submitted {
    const { id } = transaction;
    if (this.mempool.size >= MOST_WAITING) return { id, status: 'FULL' };
    const ruling = this.mempool.add(transaction, this.slot);
    if (ruling.outcome === 'REJECTED') return { id, status: 'REJECTED', reason: ruling.reason };
    kept.push(this.mempool.newest());
    return { id, status: 'TAKEN' };
  }

  /** Runs one piece of work after the other. A failure amid one leaves memory and tables different: then the chain stops. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(() => {
      if (this.#isOver) throw new Error('the chain is not running');
      return work();
    });
    this.#turn = turn.catch((error: unknown) => {
      this.#lose(error instanceof Error ? error : new Error(String(error)));
      for (const { fail } of this.#asked.splice(0)) fail(error);
    });
    return turn;
  }

  #lose(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.options.lost(error);
  }
}

function beginning(clock: Clock) {
  const genesis = newGenesis(epochSeconds(clock.now()), randomBytes(32).toString('hex'));
  const { txId, index, lovelace } = supplyOf(genesis);
  const { output } = inputOf({ reference: { txId, index }, holder: { key: faucetKey(genesis).hash }, lovelace, tokens: [], datum: null });
  return { genesis, head: firstBlock(genesis), supply: [madeOutput({ txId, index }, Uint8Array.from(output.toCbor()))] };
}

function supplyGrant(genesis: Genesis) {
  const { txId, index, lovelace } = supplyOf(genesis);
  return { txId, changeIndex: index, changeLovelace: lovelace };
}
