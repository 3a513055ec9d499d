import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Emulator as ScalusEmulator, SlotConfig as ScalusSlots } from 'scalus';
import { entriesOf, hexOf, intOf, listOf, readCbor, type Item } from './cbor.ts';
import { flaggedInvalid, isFlagged, type ReadTransaction } from './transaction.ts';

/** Scalus is one CommonJS file, which Node cannot take apart into named imports. */
const { Emulator, SlotConfig } = createRequire(import.meta.url)('scalus') as {
  Emulator: typeof ScalusEmulator; SlotConfig: typeof ScalusSlots;
};

const MILLISECONDS_PER_SLOT = 1000;
/** Characters of a reason, and of a line of a trace; and lines of a trace, the last ones. */
const LONGEST_REASON = 1_000;
const MOST_LINES = 200;
/** Prefix of Scalus' message about a validator that refused. */
const SCRIPT_FAILED = 'Plutus script';
/** The head of a map in CBOR, by the number of bytes of its size. */
const MAP_HEAD = [[24, 0xa0], [0x100, 0xb8], [0x10000, 0xb9], [0x100000000, 0xba]] as const;
const ENTRY_HEAD = 1;

/** Decision of the ledger on a transaction; `cbor` is its form on the chain. */
export type Ruling =
  | { readonly outcome: 'ACCEPTED'; readonly cbor: Uint8Array }
  /** A validator refused it (phase 2): it costs its collateral. */
  | { readonly outcome: 'REFUSED'; readonly cbor: Uint8Array; readonly trace: readonly string[]; readonly error: string }
  /** It breaks a rule of the ledger (phase 1), and never enters the chain. */
  | { readonly outcome: 'REJECTED'; readonly reason: string };

/** All unspent outputs, and the rules by which transactions change them: those of Cardano's Conway era, by Scalus. */
export class Ledger {
  private constructor(readonly emulator: ScalusEmulator) {}

  /** @param state as `state()` gives it: a map from inputs to outputs in CBOR. */
  static from(state: Uint8Array): Ledger {
    return new Ledger(new Emulator(state, new SlotConfig(0, 0, MILLISECONDS_PER_SLOT)));
  }

  /** Returns an independent copy of the outputs; it costs next to nothing. */
  copy(): Ledger {
    return new Ledger(this.emulator.snapshot());
  }

  /** Checks a transaction as of a slot, and applies it unless it is rejected. */
  judge(transaction: ReadTransaction, slot: number): Ruling {
    if (transaction.broken !== null) return { outcome: 'REJECTED', reason: transaction.broken };
    this.emulator.setSlot(slot);
    const first = this.#submit(transaction.cbor);
    if (first.isSuccess) return this.#taken(transaction);
    if (!first.error.startsWith(SCRIPT_FAILED)) return { outcome: 'REJECTED', reason: first.error };
    const cbor = flaggedInvalid(transaction);
    const second = this.#submit(cbor);
    return second.isSuccess
      ? { outcome: 'REFUSED', cbor, trace: first.logs, error: first.error }
      : { outcome: 'REJECTED', reason: second.error };
  }

  /** @returns all outputs in a fixed order, independent of the order of their making, and a hash of them. */
  state(): { readonly bytes: Uint8Array; readonly hash: string } {
    const entries = this.emulator.getAllUtxos().map((entry) => Buffer.from(entry.subarray(ENTRY_HEAD))).toSorted(Buffer.compare);
    const bytes = Buffer.concat([mapHead(entries.length), ...entries]);
    return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  }

  /** The names of all outputs, as `id#index`. */
  references(): string[] {
    return this.emulator.getAllUtxos().map((entry) => {
      const [txId, index] = listOf(entriesOf(readCbor(entry))[0]?.[0] as Item);
      return `${hexOf(txId as Item)}#${intOf(index as Item)}`;
    });
  }

  /** A transaction that arrives flagged is accepted only if a validator does refuse it, which Scalus checks. */
  #taken(transaction: ReadTransaction): Ruling {
    const { cbor } = transaction;
    return isFlagged(transaction) ? {
      outcome: 'REFUSED', cbor, trace: [], error: 'sent as one that its validators refuse',
    } : { outcome: 'ACCEPTED', cbor };
  }

  #submit(cbor: Uint8Array): { isSuccess: boolean; error: string; logs: readonly string[] } {
    try {
      const { isSuccess, error = '', logs = [] } = this.emulator.submitTx(cbor);
      return { isSuccess, error: kept(error), logs: logs.slice(-MOST_LINES).map(kept) };
    } catch (error) {
      return { isSuccess: false, error: kept(`it cannot be read: ${String(error)}`), logs: [] };
    }
  }
}

/** Limits a text to its maximum length and to characters that a table accepts. */
function kept(text: string): string {
  return text.slice(0, LONGEST_REASON).toWellFormed().replaceAll('\0', '\uFFFD');
}

function mapHead(size: number): Buffer {
  const [[few, base], ...longer] = MAP_HEAD;
  if (size < few) return Buffer.from([base + size]);
  const place = longer.findIndex(([most]) => size < most);
  const head = Buffer.alloc(1 + 2 ** place);
  head[0] = longer[place]?.[1] ?? base;
  head.writeUIntBE(size, 1, 2 ** place);
  return head;
}
