import { encodeMap } from '@helios-lang/cbor';
import { inputOf } from '../assemble.ts';
import { faucetKey, firstBlock, nextBlock, supplyOf, type BlockHead, type Genesis } from './block.ts';
import { Ledger } from './ledger.ts';
import { ChainFailed, type KeptTransaction, type Snapshot, type Store } from './store.ts';
import { readTransaction } from './transaction.ts';

/** All outputs as of a block. */
export interface ChainState {
  readonly head: BlockHead;
  readonly ledger: Ledger;
}

/** State of a chain before its first transaction: the supply, held by the faucet. */
export function stateOfGenesis(genesis: Genesis): ChainState {
  const { txId, index, lovelace } = supplyOf(genesis);
  const supply = inputOf({ reference: { txId, index }, holder: { key: faucetKey(genesis).hash }, lovelace, tokens: [], datum: null });
  return { head: firstBlock(genesis), ledger: Ledger.from(Uint8Array.from(encodeMap([[supply.toCbor(false), supply.output.toCbor()]]))) };
}

/** @throws ChainFailed when the snapshot was altered. */
export function stateOfSnapshot({ head, hash, state }: Snapshot): ChainState {
  const ledger = Ledger.from(state);
  if (ledger.state().hash !== hash) throw new ChainFailed(`the snapshot of block ${head.height} does not match its hash`);
  return { head, ledger };
}

/**
 * Replays every block that follows and compares it with the stored results: rulings, flags, hashes, snapshots and, at the end, the unspent
 * outputs.
 * @throws ChainFailed at the first difference.
 */
export async function replay(store: Store, { head, ledger }: ChainState): Promise<ChainState> {
  const state = ledger.copy();
  let last = head;
  for await (const block of store.blocksAfter(head.height)) {
    apply(state, last, block);
    last = block.head;
    const kept = await store.snapshotHash(last.height);
    if (kept !== undefined && kept !== state.state().hash) throw new ChainFailed(
      `the outputs after block ${last.height} do not match its snapshot`,
    );
  }
  await requireSameOutputs(store, state);
  return { head: last, ledger: state };
}

function apply(ledger: Ledger, before: BlockHead, { head, transactions }: {
  head: BlockHead; transactions: readonly KeptTransaction[];
}): void {
  const { hash, total } = nextBlock(before, head.slot, transactions);
  if (hash !== head.hash || total !== head.total || head.height !== before.height + 1) throw new ChainFailed(
    `block ${head.height} does not match its hash`,
  );
  for (const { id, cbor, valid } of transactions) {
    const transaction = readTransaction(cbor);
    const ruling = ledger.judge(transaction, head.slot);
    const ruled = ruling.outcome === 'REJECTED' ? `rejected: ${ruling.reason}` : ruling.outcome;
    const expected = valid ? 'ACCEPTED' : 'REFUSED';
    if (transaction.id !== id || ruled !== expected) throw new ChainFailed(
      `block ${head.height}: transaction ${id} was ${expected} and is now ${ruled}`,
    );
  }
}

async function requireSameOutputs(store: Store, ledger: Ledger): Promise<void> {
  const [kept, stands] = [await store.standing(), new Set(ledger.references())];
  const different = [...stands].find((name) => !kept.has(name)) ?? [...kept].find((name) => !stands.has(name));
  if (different !== undefined) throw new ChainFailed(
    `output ${different} is only ${kept.has(different) ? 'in the table' : 'on the ledger'}`,
  );
}
