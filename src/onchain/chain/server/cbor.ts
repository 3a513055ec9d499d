/** CBOR (RFC 8949) with positions: each item keeps its place, so that hashes are taken of the very bytes that came. */

interface Placed {
  /** Offsets of its first byte, and of the one after its last. */
  readonly start: number;
  readonly end: number;
}

export type Item = Placed & (
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Item, Item])[] }
  | { readonly kind: 'tag'; readonly tag: bigint; readonly item: Item }
  /** `false`, `true`, `null`, numbers with a point. */
  | { readonly kind: 'simple'; readonly value: bigint }
);

/** The bytes are not CBOR, or not of the required form. */
export class NotCbor extends Error {}

export const FALSE = 20n;
export const TRUE = 21n;

const DEEPEST = 200;
const MAJOR = { unsigned: 0, negative: 1, bytes: 2, text: 3, list: 4, map: 5, tag: 6 } as const;
const INDEFINITE = 31;
const BREAK = 0xff;

/** One item that fills all of the bytes. @throws NotCbor */
export function readCbor(bytes: Uint8Array): Item {
  const item = new Reader(bytes).item(0);
  if (item.end !== bytes.length) throw new NotCbor(`${bytes.length - item.end} bytes too many`);
  return item;
}

export function listOf(item: Item): readonly Item[] {
  const plain = item.kind === 'tag' ? item.item : item;
  if (plain.kind !== 'list') throw new NotCbor(`not a list at byte ${item.start}`);
  return plain.items;
}

export function bytesOf(item: Item): Uint8Array {
  if (item.kind !== 'bytes') throw new NotCbor(`not a string of bytes at byte ${item.start}`);
  return item.value;
}

export function hexOf(item: Item): string {
  return Buffer.from(bytesOf(item)).toString('hex');
}

export function intOf(item: Item): bigint {
  if (item.kind !== 'int') throw new NotCbor(`not a number at byte ${item.start}`);
  return item.value;
}

export function entriesOf(item: Item): readonly (readonly [Item, Item])[] {
  if (item.kind !== 'map') throw new NotCbor(`not a map at byte ${item.start}`);
  return item.entries;
}

/** A map whose keys are numbers, each there once. */
export function fieldsOf(item: Item): ReadonlyMap<bigint, Item> {
  const fields = new Map<bigint, Item>();
  for (const [key, value] of entriesOf(item)) {
    if (fields.has(intOf(key))) throw new NotCbor(`field ${intOf(key)} is repeated`);
    fields.set(intOf(key), value);
  }
  return fields;
}

class Reader {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  item(depth: number): Item {
    if (depth > DEEPEST) throw new NotCbor('nested too deeply');
    const start = this.#at;
    const head = this.#byte();
    const [major, info] = [head >> 5, head & 31];
    const size = info === INDEFINITE ? undefined : this.#argument(info);
    switch (major) {
      case MAJOR.unsigned: return { kind: 'int', value: definite(size), start, end: this.#at };
      case MAJOR.negative: return { kind: 'int', value: -1n - definite(size), start, end: this.#at };
      case MAJOR.bytes: return { kind: 'bytes', value: this.#string(size, MAJOR.bytes, depth), start, end: this.#at };
      case MAJOR.text: this.#string(size, MAJOR.text, depth); return { kind: 'text', start, end: this.#at };
      case MAJOR.list: return { kind: 'list', items: this.#many(size, () => this.item(depth + 1)), start, end: this.#at };
      case MAJOR.map: return {
        kind: 'map', entries: this.#many(size, () => [this.item(depth + 1), this.item(depth + 1)] as const), start, end: this.#at,
      };
      case MAJOR.tag: return { kind: 'tag', tag: definite(size), item: this.item(depth + 1), start, end: this.#at };
      default: return { kind: 'simple', value: definite(size), start, end: this.#at };
    }
  }

  #byte(): number {
    const byte = this.bytes[this.#at];
    if (byte === undefined) throw new NotCbor('it ends too early');
    this.#at += 1;
    return byte;
  }

  #argument(info: number): bigint {
    if (info < 24) return BigInt(info);
    if (info > 27) throw new NotCbor(`unknown head at byte ${this.#at - 1}`);
    let value = 0n;
    for (let left = 1 << (info - 24); left > 0; left -= 1) value = (value << 8n) | BigInt(this.#byte());
    return value;
  }

  #string(size: bigint | undefined, major: number, depth: number): Uint8Array {
    if (size === undefined) return Buffer.concat(this.#many(undefined, () => this.#chunk(major, depth)));
    const end = this.#at + Number(size);
    if (end > this.bytes.length) throw new NotCbor('it ends too early');
    const value = this.bytes.subarray(this.#at, end);
    this.#at = end;
    return value;
  }

  #chunk(major: number, depth: number): Uint8Array {
    const head = this.#byte();
    if (head >> 5 !== major || (head & 31) === INDEFINITE) throw new NotCbor(`not a part of a string at byte ${this.#at - 1}`);
    return this.#string(this.#argument(head & 31), major, depth);
  }

  #many<T>(size: bigint | undefined, one: () => T): T[] {
    const found: T[] = [];
    if (size === undefined) {
      while (this.bytes[this.#at] !== BREAK) found.push(one());
      this.#at += 1;
      return found;
    }
    for (let left = size; left > 0n; left -= 1n) found.push(one());
    return found;
  }
}

function definite(size: bigint | undefined): bigint {
  if (size === undefined) throw new NotCbor('a number without an end');
  return size;
}
