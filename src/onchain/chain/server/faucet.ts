import { assemble, FEE } from '../assemble.ts';
import type { SigningKey } from '../keys.ts';
import type { Grant } from './store.ts';

/** A request to the faucet. */
export interface Wanted {
  /** The same reference is served once. */
  readonly reference: string;
  /** Hash of the key that is to hold it. */
  readonly key: string;
  /** In each coin. */
  readonly lovelace: bigint;
  readonly coins: number;
}

/** An output holds at least as much. */
const LEAST_LEFT = 2_000_000n;

/** Gives away the initial supply, by ordinary transactions of the key that holds it. */
export class Faucet {
  /** @param left its balance: the change of its last transaction. */
  constructor(private readonly key: SigningKey, private left: Pick<Grant, 'txId' | 'changeIndex' | 'changeLovelace'>) {}

  /** The same for the same request. */
  static wording({ key, lovelace, coins }: Wanted): string {
    return `${coins} coins of ${lovelace} for ${key}`;
  }

  /** Builds a transaction with the coins first and the change last, and the grant to store with it; undefined when too little is left. */
  draw(wanted: Wanted): { readonly cbor: Uint8Array; readonly grant: Grant } | undefined {
    const { key, lovelace, coins, reference } = wanted;
    const { txId, changeIndex, changeLovelace } = this.left;
    const left = changeLovelace - lovelace * BigInt(coins) - FEE;
    if (left < LEAST_LEFT) return undefined;
    const { id, cbor } = assemble({
      spends: [], minted: [], validators: [], from: null, to: null, signers: [], treasury: this.key.hash,
      coin: { reference: { txId, index: changeIndex }, holder: { key: this.key.hash }, lovelace: changeLovelace, tokens: [], datum: null },
      outputs: Array.from({ length: coins }, () => ({ holder: { key }, lovelace, tokens: [], datum: null })),
    }, [this.key]);
    return { cbor, grant: { reference, wanted: Faucet.wording(wanted), txId: id, changeIndex: coins, changeLovelace: left } };
  }

  /** Takes over the change of a stored grant. */
  drawn(grant: Grant): void {
    this.left = grant;
  }
}
