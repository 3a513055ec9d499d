import type { UplcData } from '@helios-lang/uplc';

/** An output of a transaction by the transaction's id (lowercase hex) and its position. */
export interface OutputReference {
  readonly txId: string;
  readonly index: number;
}

/** Units of a token; policy and name are lowercase hex. */
export interface Token {
  readonly policy: string;
  readonly name: string;
  readonly quantity: bigint;
}

/** Holder of an output: a key or a validator, by its hash. */
export type Holder = { readonly key: string } | { readonly script: string };

export interface Output {
  readonly holder: Holder;
  readonly lovelace: bigint;
  readonly tokens: readonly Token[];
  /** Inline. */
  readonly datum: UplcData | null;
  /** Hash of a datum that the output does not contain: a validator cannot read it. */
  readonly datumHash?: string | undefined;
  /** CBOR of a script that others may refer to. */
  readonly script?: string | undefined;
}

/** An output on the chain. */
export interface UnspentOutput extends Output {
  readonly reference: OutputReference;
}

/** An output that a transaction spends, with the redeemer where a validator guards it. */
export interface Spending {
  readonly output: UnspentOutput;
  readonly redeemer: UplcData | null;
}

/** Tokens of one policy that a transaction makes (above zero) or burns (below). */
export interface Minting {
  readonly policy: string;
  readonly tokens: readonly { readonly name: string; readonly quantity: bigint }[];
  /** Null for the treasury's policy, which only requires its signature. */
  readonly redeemer: UplcData | null;
}

/**
 * A transaction as data, before it is balanced, numbered and signed. Plans make it, and each attack changes one thing of it. The change
 * goes back to the holder of the coin.
 */
export interface Draft {
  readonly spends: readonly Spending[];
  /** Seed, fee and collateral in one: a coin of the treasury key with nothing but lovelace in it. */
  readonly coin: UnspentOutput;
  readonly outputs: readonly Output[];
  readonly minted: readonly Minting[];
  /** First second in which a block may include it; null for any. */
  readonly from: number | null;
  /** Last second; null for any. */
  readonly to: number | null;
  /** Hashes of the keys that must sign. */
  readonly signers: readonly string[];
  /** The treasury key whose policy mints qBRL, by its hash. */
  readonly treasury: string;
  /** Validators that it runs: as CBOR in the transaction, or as a reference to the chain. */
  readonly validators: readonly ({ readonly script: string } | { readonly standing: UnspentOutput })[];
}
