import { createHash } from 'node:crypto';
import { keyFromWords, type SigningKey } from '../keys.ts';

/** A block's place in the chain. */
export interface BlockHead {
  readonly height: number;
  /** SHA-256 over the hash before, height, slot, and each transaction with its flag; lowercase hex. */
  readonly hash: string;
  /** Seconds since 1970. */
  readonly slot: number;
  /** Transactions from the first block up to this one. */
  readonly total: number;
}

/** First document of a chain, which distinguishes it from any other. */
export interface Genesis {
  /** Hash of the document: the chain's identity. */
  readonly hash: string;
  readonly document: string;
}

interface GenesisDocument {
  readonly network: 'razao-local';
  readonly rules: 'conway';
  readonly begins: number;
  readonly seed: string;
  /** All lovelace that there is. */
  readonly supply: string;
}

/** As much as Cardano has. */
const SUPPLY = 45_000_000_000_000_000n;

export function newGenesis(begins: number, seed: string): Genesis {
  const document: GenesisDocument = { network: 'razao-local', rules: 'conway', begins, seed, supply: String(SUPPLY) };
  const text = JSON.stringify(document);
  return { hash: sha256(text), document: text };
}

/** The first block, which contains only the supply. @throws Error when the document does not have its hash. */
export function firstBlock({ hash, document }: Genesis): BlockHead {
  if (sha256(document) !== hash) throw new Error('the genesis document does not match its hash');
  return { height: 0, hash, slot: (JSON.parse(document) as GenesisDocument).begins, total: 0 };
}

/** The key that holds the supply. Anyone who reads the database knows it: lovelace is worth nothing here. */
export function faucetKey({ document }: Genesis): SigningKey {
  return keyFromWords(`faucet ${(JSON.parse(document) as GenesisDocument).seed}`);
}

/** The faucet's initial balance: the whole supply, in an output that no transaction made. */
export function supplyOf({ hash, document }: Genesis): { readonly txId: string; readonly index: number; readonly lovelace: bigint } {
  return { txId: hash, index: 0, lovelace: BigInt((JSON.parse(document) as GenesisDocument).supply) };
}

/** @param transactions in their order. */
export function nextBlock(
  before: BlockHead, slot: number, transactions: readonly { readonly id: string; readonly valid: boolean }[],
): BlockHead {
  const height = before.height + 1;
  const lines = [before.hash, height, slot, ...transactions.map(({ id, valid }) => `${id} ${valid ? 'valid' : 'invalid'}`)];
  return { height, hash: sha256(lines.join('\n')), slot, total: before.total + transactions.length };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
