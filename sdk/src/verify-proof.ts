/** Verifies proofs of entries offline. It imports nothing, so that a page can have it whole. Source: c2sp.org/tlog-proof. */

/** A proof is malformed or false. The message says which part. */
export class ProofError extends Error {
  override name = 'ProofError';
}

/** Keys that you trust, as lines `name+id+base64`. */
export interface ProofTrust {
  /** Of the log; any of them may have signed. */
  keys: string | readonly string[];
  /** Of witnesses. */
  witnesses?: readonly string[] | undefined;
  /** Number of these witnesses that must have cosigned; 0 when left out. */
  quorum?: number | undefined;
}

/** What a valid proof shows: the log committed to this entry. */
export interface ProvenEntry {
  /** Name of the log: the host of the institution and the tenant. */
  origin: string;
  /** Entries that the log committed to together. */
  size: number;
  /** Number of the entry, from 1. */
  seqNo: number;
  entryHash: string;
  /** The entry, as the journal has it. */
  payload: Record<string, unknown>;
  /** Names of the trusted witnesses that cosigned. */
  witnesses: string[];
}

type Bytes = Uint8Array<ArrayBuffer>;
interface Key { name: string; id: string; type: number; bytes: Bytes }
interface Signature { name: string; id: string; bytes: Bytes }

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const refuse = (why: string): never => { throw new ProofError(why); };
const hex = (bytes: Bytes): string => Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('');
const sha256 = async (...parts: Bytes[]): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', join(...parts)));
const node = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(new Uint8Array([1]), left, right);

function join(...parts: Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, it) => length + it.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function base64(text: string, what: string, length?: number): Bytes {
  let binary = '';
  try {
    binary = atob(text);
  } catch {
    refuse(`${what} is not base64`);
  }
  if (btoa(binary) !== text || (length ?? binary.length) !== binary.length) refuse(`${what} is not base64 of the right length`);
  return Uint8Array.from(binary, (it) => it.charCodeAt(0));
}

function whole(text: string, what: string): number {
  return /^(0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : refuse(`${what} is not a whole number`);
}

/**
 * Verifies a proof: who has it needs nothing else but the key of the log, from a place that they trust.
 * @throws ProofError that says what is missing or false.
 */
export async function verifyProof(proof: string, { keys, witnesses = [], quorum = 0 }: ProofTrust): Promise<ProvenEntry> {
  const end = proof.indexOf('\n\n');
  const [header, extra = '', place = '', ...path] = proof.slice(0, Math.max(end, 0)).split('\n');
  if (header !== 'c2sp.org/tlog-proof@v1') refuse('this is not a proof: the first line is another');
  if (!extra.startsWith('extra ') || !place.startsWith('index ') || path.length > 63) refuse('the proof lacks its entry or its index');
  const content = new TextDecoder().decode(base64(extra.slice(6), 'the entry'));
  const [, prevHash, text = ''] = /^([0-9a-f]{64})\n(.*)$/s.exec(content) ?? refuse('the entry is not a hash and a payload');
  const index = whole(place.slice(6), 'the index');
  const { origin, size, root, signed, signatures } = readCheckpoint(proof.slice(end + 2));

  const trusted = await Promise.all([keys].flat().map(readKey));
  const own = trusted.filter(({ name, type }) => name === origin && type === 1);
  if (own.length === 0) refuse(`the checkpoint is of ${origin}, for which no key is given`);
  if ((await signersOf(signed, signatures, own)).length === 0) refuse('none of the given keys signed the checkpoint');
  const cosigners = await signersOf(signed, signatures, await Promise.all(witnesses.map(readKey)));
  if (cosigners.length < quorum) refuse(`${cosigners.length} trusted witnesses cosigned, not ${quorum}`);

  const entryHash = await sha256(utf8(prevHash + hex(await sha256(utf8(text)))));
  const hashes = path.map((it) => base64(it, 'a hash of the path', 32));
  const computed = await rootOf(await sha256(new Uint8Array([0]), entryHash), index, size, hashes);
  if (computed === undefined || hex(computed) !== hex(root)) refuse('the entry is not in the tree of the checkpoint');
  const payload = parse(text);
  if (payload['seq_no'] !== index + 1) refuse('the entry has another number than its place in the tree');
  if (payload['tenant'] !== origin.slice(origin.lastIndexOf('/') + 1)) refuse('the entry is of another tenant');
  return { origin, size, seqNo: index + 1, entryHash: hex(entryHash), payload, witnesses: cosigners };
}

function readCheckpoint(note: string) {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [origin = '', size = '', root = '', ...extensions] = text.slice(0, -1).split('\n');
  // Notes have no control characters but the ends of lines.
  // oxlint-disable-next-line no-control-regex
  const isNote = end > 0 && note.endsWith('\n') && !/[\u0000-\u0009\u000b-\u001f]/.test(note);
  if (!isNote || origin === '' || extensions.includes('')) refuse('the checkpoint is not a signed note');
  return {
    origin, size: whole(size, 'the size of the tree'), root: base64(root, 'the root of the tree', 32), signed: text,
    signatures: note.slice(end + 2, -1).split('\n').map(readSignature),
  };
}

function readSignature(line: string): Signature {
  const [, name = '', encoded = ''] = /^— ([^\s+]+) (\S+)$/.exec(line) ?? refuse('a signature line is malformed');
  const bytes = base64(encoded, 'a signature');
  return { name, id: hex(bytes.slice(0, 4)), bytes: bytes.slice(4) };
}

async function readKey(line: string): Promise<Key> {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim()) ?? refuse('a key is malformed');
  const bytes = base64(encoded, 'a key', 33);
  if (hex(await sha256(utf8(`${name}\n`), bytes)).slice(0, 8) !== id) refuse('the id of a key is not that of its name and bytes');
  const type = bytes[0] ?? 0;
  if (type !== 1 && type !== 4) refuse('a key is not Ed25519, of a log (1) or a witness (4)');
  return { name, id, type, bytes: bytes.slice(1) };
}

/** A wrong signature of a trusted key refuses the whole; one of an unknown key says nothing. */
async function signersOf(text: string, signatures: readonly Signature[], keys: readonly Key[]): Promise<string[]> {
  const names: string[] = [];
  for (const key of keys) {
    const own = signatures.filter(({ name, id }) => name === key.name && id === key.id);
    for (const { bytes } of own) if (!(await isSigned(text, bytes, key))) refuse(`the signature of ${key.name} is wrong`);
    if (own.length > 0) names.push(key.name);
  }
  return names;
}

async function isSigned(text: string, signature: Bytes, { type, bytes }: Key): Promise<boolean> {
  if (signature.length !== (type === 4 ? 72 : 64)) return false;
  const seconds = type === 4 ? new DataView(signature.buffer).getBigUint64(0) : 0n;
  const signed = type === 4 ? `cosignature/v1\ntime ${seconds}\n${text}` : text;
  const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  return seconds < 2n ** 63n && crypto.subtle.verify('Ed25519', key, signature.slice(-64), utf8(signed));
}

/** Source: RFC 9162, 2.1.3.2. @returns undefined for a path of the wrong length. */
async function rootOf(leaf: Bytes, index: number, size: number, path: readonly Bytes[]): Promise<Bytes | undefined> {
  if (index >= size) return undefined;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      hash = await node(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else {
      hash = await node(hash, sibling);
    }
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return refuse('the payload of the entry is not JSON');
  }
}
