import { blake2b } from '@helios-lang/crypto';
import { FALSE, fieldsOf, hexOf, intOf, listOf, NotCbor, readCbor, TRUE, type Item } from './cbor.ts';
import { readOutput, type OutputContent } from './output.ts';

/** An output by the transaction that made it, and its position there. */
export interface Reference {
  /** Lowercase hex. */
  readonly txId: string;
  readonly index: number;
}

interface MadeOutput {
  readonly reference: Reference;
  readonly cbor: Uint8Array;
  readonly content: OutputContent;
}

/** A transaction as received, with the parts of it that the chain needs. */
export interface ReadTransaction {
  /** BLAKE2b-256 of the body, lowercase hex. */
  readonly id: string;
  readonly cbor: Uint8Array;
  /** Offset of the flag that states if its validators accept it; the id does not depend on it. */
  readonly flagAt: number;
  /** The first slot in which it is no longer valid; null for none. */
  readonly expires: bigint | null;
  /** Hashes of the keys that it names as required. */
  readonly signers: readonly string[];
  /** The rule of this chain, beyond those of Scalus, that it breaks; null for none. */
  readonly broken: string | null;
  /** Its effects: `accepted` when its validators accept it, `refused` when one refuses it. */
  readonly accepted: Effect;
  readonly refused: Effect;
}

export interface Effect {
  readonly spent: readonly Reference[];
  readonly made: readonly MadeOutput[];
}

const FIELD = { inputs: 0n, outputs: 1n, expires: 3n, collateral: 13n, signers: 14n, collateralReturn: 16n } as const;
/** Of the witnesses. */
const REDEEMERS = 5n;
/** Budget of all redeemers of a transaction together; as on Cardano. */
const MOST_STEPS = 10_000_000_000n;
const PARTS = 4;
const FLAG_INVALID = 0xf4;

/** Fields that only a whole network supports: this chain has outputs only. */
const BEYOND_OUTPUTS: ReadonlyMap<bigint, string> = new Map([
  [4n, 'certificates'], [5n, 'withdrawals'], [6n, 'updates of parameters'], [19n, 'votes'], [20n, 'proposals'], [21n, 'a treasury'],
  [22n, 'a donation'],
]);

/** @throws NotCbor where the bytes are not a transaction. */
export function readTransaction(cbor: Uint8Array): ReadTransaction {
  const [body, witnesses, flag] = partsOf(readCbor(cbor));
  const fields = fieldsOf(body);
  const id = Buffer.from(blake2b([...cbor.subarray(body.start, body.end)])).toString('hex');
  const outputs = itemsOf(fields, FIELD.outputs);
  const returned = fields.get(FIELD.collateralReturn);
  const made = ({ start, end }: Item, index: number): MadeOutput => madeOutput({ txId: id, index }, cbor.slice(start, end));
  const expires = fields.get(FIELD.expires);
  return {
    id, cbor, flagAt: flag.start, expires: expires ? intOf(expires) : null, signers: itemsOf(fields, FIELD.signers).map(hexOf),
    broken: brokenRule(fields, fieldsOf(witnesses)),
    accepted: { spent: referencesIn(fields, FIELD.inputs), made: outputs.map(made) },
    refused: { spent: referencesIn(fields, FIELD.collateral), made: returned ? [made(returned, outputs.length)] : [] },
  };
}

/** @throws NotCbor where the bytes are not an output. */
export function madeOutput(reference: Reference, cbor: Uint8Array): MadeOutput {
  return { reference, cbor, content: readOutput(cbor) };
}

function brokenRule(body: ReadonlyMap<bigint, Item>, witnesses: ReadonlyMap<bigint, Item>): string | null {
  const found = [...body.keys()].flatMap((field) => BEYOND_OUTPUTS.get(field) ?? []);
  if (found.length > 0) return `this chain keeps outputs only, without ${found.join(', ')}`;
  const steps = declaredSteps(witnesses.get(REDEEMERS));
  return steps > MOST_STEPS ? `its redeemers declare ${steps} steps, and ${MOST_STEPS} is the most` : null;
}

/** Scalus 0.17 holds a transaction to the memory that it may use, but not to the steps. */
function declaredSteps(redeemers: Item | undefined): bigint {
  if (redeemers === undefined) return 0n;
  const budgets = redeemers.kind === 'map'
    ? redeemers.entries.map(([, value]) => listOf(value)[1])
    : listOf(redeemers).map((redeemer) => listOf(redeemer)[3]);
  return budgets.reduce((sum, budget) => {
    const steps = budget && listOf(budget)[1];
    if (steps === undefined) throw new NotCbor('a redeemer without its budget');
    return sum + intOf(steps);
  }, 0n);
}

/** True when it is flagged as refused by its validators. */
export function isFlagged({ cbor, flagAt }: ReadTransaction): boolean {
  return cbor[flagAt] === FLAG_INVALID;
}

/** Returns the same transaction, flagged as refused by its validators. */
export function flaggedInvalid({ cbor, flagAt }: ReadTransaction): Uint8Array {
  const flagged = Uint8Array.from(cbor);
  flagged[flagAt] = FLAG_INVALID;
  return flagged;
}

function partsOf(item: Item): readonly [Item, Item, Item, Item] {
  const parts = listOf(item);
  const [body, witnesses, flag, metadata] = parts;
  if (parts.length !== PARTS || body === undefined || witnesses === undefined || flag === undefined || metadata === undefined) {
    throw new NotCbor('a transaction has four parts: body, witnesses, flag and metadata');
  }
  if (flag.kind !== 'simple' || (flag.value !== TRUE && flag.value !== FALSE)) throw new NotCbor('the third part is true or false');
  return [body, witnesses, flag, metadata];
}

function itemsOf(fields: ReadonlyMap<bigint, Item>, name: bigint): readonly Item[] {
  const item = fields.get(name);
  return item === undefined ? [] : listOf(item);
}

function referencesIn(fields: ReadonlyMap<bigint, Item>, name: bigint): Reference[] {
  return itemsOf(fields, name).map((item) => {
    const [txId, index] = listOf(item);
    if (txId === undefined || index === undefined) throw new NotCbor('an input without its parts');
    return { txId: hexOf(txId), index: Number(intOf(index)) };
  });
}
