import { present } from '../../../platform/assert.ts';
import type { Ledger, Ruling } from './ledger.ts';
import type { TakenTransaction } from './store.ts';
import type { ReadTransaction } from './transaction.ts';

/** A transaction that waits for its block, and all outputs as they are after it. */
interface Waiting {
  readonly transaction: ReadTransaction;
  readonly taken: TakenTransaction;
  readonly after: Ledger;
}

/** Transactions that a block takes from the mempool. */
interface BlockTemplate {
  readonly taken: readonly TakenTransaction[];
  /** Reasons of the dropped transactions, by id. */
  readonly dropped: ReadonlyMap<string, string>;
  /** All outputs as they are after the block. */
  readonly ledger: Ledger;
}

/**
 * Transactions that wait for a block, in the order in which they came. Each is checked once, on the outputs that those before it leave: a
 * validator does not see the slot, so only the end of its validity can outdate the check.
 */
export class Mempool {
  #waiting: Waiting[] = [];
  /** The latest slot in which a transaction was checked. */
  #slot = 0;

  /** @param ledger all outputs as of the last block. */
  constructor(private ledger: Ledger) {}

  get size(): number {
    return this.#waiting.length;
  }

  /** Checks a transaction, which then waits unless it is rejected. */
  add(transaction: ReadTransaction, slot: number): Ruling {
    this.#slot = Math.max(this.#slot, slot);
    const after = (this.#waiting.at(-1)?.after ?? this.ledger).copy();
    const ruling = after.judge(transaction, this.#slot);
    if (ruling.outcome !== 'REJECTED') this.#waiting.push({ transaction, taken: takenBy(transaction, ruling), after });
    return ruling;
  }

  /** The last transaction that came, in its stored form. */
  newest(): TakenTransaction {
    return present(this.#waiting.at(-1), 'a transaction that waits').taken;
  }

  /** Slot of the next block at the clock's time `now`: never before the last checked slot. */
  slotAt(now: number): number {
    return Math.max(now, this.#slot);
  }

  /** Takes the first `most` for a block. Expired transactions are dropped, and so are those that depend on them. */
  template(slot: number, most: number): BlockTemplate {
    const dropped = this.#dropExpired(slot);
    const included = this.#waiting.slice(0, most);
    this.#waiting = this.#waiting.slice(most);
    this.ledger = included.at(-1)?.after ?? this.ledger;
    return { taken: included.map(({ taken }) => taken), dropped, ledger: this.ledger };
  }

  #dropExpired(slot: number): ReadonlyMap<string, string> {
    const dropped = new Map<string, string>();
    const first = this.#waiting.findIndex((it) => hasExpired(it, slot));
    if (first < 0) return dropped;
    const anew = this.#waiting.slice(first);
    this.#waiting = this.#waiting.slice(0, first);
    for (const { transaction } of anew) {
      const ruling = this.add(transaction, slot);
      if (ruling.outcome === 'REJECTED') dropped.set(transaction.id, ruling.reason);
    }
    return dropped;
  }
}

function hasExpired({ transaction: { expires } }: Waiting, slot: number): boolean {
  return expires !== null && expires <= BigInt(slot);
}

function takenBy({ id, accepted, refused }: ReadTransaction, ruling: Exclude<Ruling, { outcome: 'REJECTED' }>): TakenTransaction {
  const { cbor } = ruling;
  return ruling.outcome === 'ACCEPTED'
    ? { id, cbor, valid: true, trace: [], error: null, effect: accepted }
    : { id, cbor, valid: false, trace: ruling.trace, error: ruling.error, effect: refused };
}
