import { encodeBech32 } from '@helios-lang/crypto';
import { bytesOf, entriesOf, fieldsOf, hexOf, intOf, listOf, NotCbor, readCbor, type Item } from './cbor.ts';

/** Units of a token of an output; policy and name in lowercase hex, the quantity in digits. */
interface TokenOfOutput {
  readonly policy: string;
  readonly name: string;
  readonly quantity: string;
}

/** Contents of an output as the node reports them. Bytes are lowercase hex, numbers without bound are digits. */
export interface OutputContent {
  /** Bech32; hex for one of before Shelley. */
  readonly address: string;
  /** Holder who may spend it: the hash of a key or of a validator. */
  readonly holder: { readonly key: string } | { readonly script: string } | null;
  readonly lovelace: string;
  readonly tokens: readonly TokenOfOutput[];
  /** CBOR of an inline datum. */
  readonly datum: string | null;
  readonly datum_hash: string | null;
  /** CBOR of a Plutus V2 script that others may refer to. */
  readonly script: string | null;
}

const KEY_OF_CREDENTIAL_SCRIPT = 0x10;
const BYRON = 0x80;
const NETWORK = 0x0f;
const HASH_BYTES = 28;
const PLUTUS_V2 = 2n;
const [ADDRESS, VALUE, DATUM, SCRIPT] = [0n, 1n, 2n, 3n];
const INLINE = 1n;

/** @throws NotCbor where it is not an output. */
export function readOutput(cbor: Uint8Array): OutputContent {
  const item = readCbor(cbor);
  const fields = item.kind === 'list' ? new Map(item.items.map((it, place) => [BigInt(place), it])) : fieldsOf(item);
  const datum = fields.get(DATUM);
  return {
    ...addressOf(bytesOf(required(fields, ADDRESS))), ...valueOf(required(fields, VALUE)),
    ...(item.kind === 'list' ? { datum: null, datum_hash: datum ? hexOf(datum) : null } : datumOf(datum)),
    script: scriptOf(fields.get(SCRIPT)),
  };
}

function addressOf(bytes: Uint8Array): Pick<OutputContent, 'address' | 'holder'> {
  const head = bytes[0] ?? BYRON;
  if ((head & BYRON) !== 0) return { address: Buffer.from(bytes).toString('hex'), holder: null };
  const hash = Buffer.from(bytes.subarray(1, 1 + HASH_BYTES)).toString('hex');
  return {
    address: encodeBech32((head & NETWORK) === 0 ? 'addr_test' : 'addr', [...bytes]),
    holder: (head & KEY_OF_CREDENTIAL_SCRIPT) === 0 ? { key: hash } : { script: hash },
  };
}

function valueOf(item: Item): Pick<OutputContent, 'lovelace' | 'tokens'> {
  if (item.kind === 'int') return { lovelace: String(item.value), tokens: [] };
  const [lovelace, policies] = listOf(item);
  if (lovelace === undefined || policies === undefined) throw new NotCbor('a value without its parts');
  const tokens = entriesOf(policies).flatMap(([policy, names]) =>
    entriesOf(names).map(([name, quantity]) => ({ policy: hexOf(policy), name: hexOf(name), quantity: String(intOf(quantity)) })));
  return { lovelace: String(intOf(lovelace)), tokens };
}

function datumOf(item: Item | undefined): Pick<OutputContent, 'datum' | 'datum_hash'> {
  if (item === undefined) return { datum: null, datum_hash: null };
  const [kind, content] = listOf(item);
  if (kind === undefined || content === undefined) throw new NotCbor('a datum without its parts');
  return intOf(kind) === INLINE ? { datum: hexOf(wrapped(content)), datum_hash: null } : { datum: null, datum_hash: hexOf(content) };
}

/** Scripts of other languages are not used here. */
function scriptOf(item: Item | undefined): string | null {
  if (item === undefined) return null;
  const within = bytesOf(wrapped(item));
  const [language, script] = listOf(readCbor(within));
  return language !== undefined && script !== undefined && intOf(language) === PLUTUS_V2 ? Buffer.from(
    within.subarray(script.start, script.end),
  ).toString('hex') : null;
}

/** CBOR within a string of bytes (tag 24). */
function wrapped(item: Item): Item {
  return item.kind === 'tag' ? item.item : item;
}

function required(fields: ReadonlyMap<bigint, Item>, name: bigint): Item {
  const field = fields.get(name);
  if (field === undefined) throw new NotCbor(`an output without field ${name}`);
  return field;
}
