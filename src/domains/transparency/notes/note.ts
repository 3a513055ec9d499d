import { createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';

/** A signature line of a note. */
export interface NoteSignature {
  readonly name: string;
  /** Eight hex digits. */
  readonly keyId: string;
  /** What follows the key's id: its form is that of the key's type. */
  readonly bytes: Buffer;
  /** The line as it came, without its end. */
  readonly line: string;
}

/** A text with the signatures below it. Source: c2sp.org/signed-note. */
export interface SignedNote {
  /** The text that is signed, with the end of its last line. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** A text is not a note, a checkpoint, a key or a proof. Its message says what is wrong. */
export class MalformedNote extends Error {
  override readonly name = 'MalformedNote';
}

/** Types of keys: of logs, and of witnesses, which sign a time as well (c2sp.org/tlog-cosignature). */
export type KeyType = 'LOG' | 'WITNESS';

const TYPE_BYTES: Readonly<Record<KeyType, number>> = { LOG: 1, WITNESS: 4 };
const MOST_SIGNATURES = 64;
const MOST_BYTES = 100_000;
const KEY_ID_BYTES = 4;
const ED25519_BYTES = 64;
const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const SIGNATURE = /^— (\S+) (\S+)$/u;
const BLANK = /[\p{White_Space}+]/u;
// Notes have no control characters but the ends of lines.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/;

/** A key that verifies notes: its line is `name+id+base64`. */
export interface VerifierKey {
  readonly name: string;
  /** Eight hex digits. */
  readonly keyId: string;
  readonly type: KeyType;
  readonly key: KeyObject;
  readonly line: string;
}

/** Decodes canonical base64. @throws MalformedNote */
export function fromBase64(text: string, what: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new MalformedNote(`${what} is not base64`);
  return bytes;
}

/** @throws MalformedNote unless the text is a note with at least one signature. */
export function readNote(note: string): SignedNote {
  if (Buffer.byteLength(note) > MOST_BYTES) throw new MalformedNote(`the note has more than ${MOST_BYTES} bytes`);
  if (CONTROL.test(note) || note.includes('\ufffd')) throw new MalformedNote('the note has characters that no note has');
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) throw new MalformedNote('the note has no signatures');
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) throw new MalformedNote(`the note has more than ${MOST_SIGNATURES} signatures`);
  return { text: note.slice(0, end + 1), signatures: lines.map(readSignature) };
}

/** Reads a signature line without its end. @throws MalformedNote */
export function readSignature(line: string): NoteSignature {
  const [, name = '', encoded = ''] = SIGNATURE.exec(line) ?? [];
  if (name === '' || BLANK.test(name)) throw new MalformedNote('a signature line is not of the form "— name signature"');
  const bytes = fromBase64(encoded, 'a signature');
  if (bytes.length <= KEY_ID_BYTES) throw new MalformedNote('a signature is too short');
  return { name, keyId: bytes.subarray(0, KEY_ID_BYTES).toString('hex'), bytes: bytes.subarray(KEY_ID_BYTES), line };
}

/** Returns the key of a name from its 32 bytes. */
export function verifierKey(name: string, type: KeyType, publicKey: Uint8Array): VerifierKey {
  const typed = Buffer.concat([Buffer.of(TYPE_BYTES[type]), publicKey]);
  const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer').subarray(0, KEY_ID_BYTES).toString('hex');
  const key = createPublicKey({ key: Buffer.concat([ED25519_SPKI, publicKey]), format: 'der', type: 'spki' });
  return { name, keyId: id, type, key, line: `${name}+${id}+${typed.toString('base64')}` };
}

/** Reads the line of a key. @throws MalformedNote */
export function readVerifierKey(line: string): VerifierKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line) ?? [];
  if (name === '' || BLANK.test(name)) throw new MalformedNote('a key is not of the form "name+id+base64"');
  const bytes = fromBase64(encoded, 'a key');
  const type = (['LOG', 'WITNESS'] as const).find((it) => TYPE_BYTES[it] === bytes[0]);
  if (type === undefined || bytes.length !== 1 + 32) throw new MalformedNote('a key is not Ed25519, of a log (1) or a witness (4)');
  const key = verifierKey(name, type, bytes.subarray(1));
  if (key.keyId !== id) throw new MalformedNote(`the id of a key is not that of its name and bytes: ${id}`);
  return key;
}

/** Returns the signature line of a log's key under a note's text, without its end. */
export function signNote(text: string, { name, keyId }: Pick<VerifierKey, 'name' | 'keyId'>, key: KeyObject): string {
  return signatureLine(name, keyId, sign(null, Buffer.from(text), key));
}

/** Returns the line of a witness's signature under a checkpoint's text, without its end. Source: c2sp.org/tlog-cosignature. */
export function cosignNote(text: string, { name, keyId }: Pick<VerifierKey, 'name' | 'keyId'>, key: KeyObject, seconds: number): string {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(seconds));
  return signatureLine(name, keyId, Buffer.concat([time, sign(null, Buffer.from(cosigned(text, String(seconds))), key)]));
}

function signatureLine(name: string, keyId: string, bytes: Buffer): string {
  return `— ${name} ${Buffer.concat([Buffer.from(keyId, 'hex'), bytes]).toString('base64')}`;
}

function cosigned(text: string, seconds: string): string {
  return `cosignature/v1\ntime ${seconds}\n${text}`;
}

/** True for a signature that names a key, by name and id. */
export function isOfKey({ name, keyId }: NoteSignature, key: VerifierKey): boolean {
  return name === key.name && keyId === key.keyId;
}

/** True when a signature is a key's, and right. */
export function isSigned(text: string, signature: NoteSignature, key: VerifierKey): boolean {
  if (!isOfKey(signature, key)) return false;
  const { bytes } = signature;
  if (key.type === 'LOG') return bytes.length === ED25519_BYTES && verify(null, Buffer.from(text), key.key, bytes);
  if (bytes.length !== 8 + ED25519_BYTES) return false;
  const seconds = bytes.readBigUInt64BE(0);
  return seconds < 2n ** 63n && verify(null, Buffer.from(cosigned(text, String(seconds))), key.key, bytes.subarray(8));
}

/**
 * Verifies a note by keys of which any may have signed.
 * @returns the keys whose signatures are right.
 * @throws MalformedNote where one of these keys is named and its signature is wrong.
 */
export function signersOf({ text, signatures }: SignedNote, keys: readonly VerifierKey[]): VerifierKey[] {
  return keys.filter((key) => {
    const [signature, ...more] = signatures.filter((it) => isOfKey(it, key));
    if (signature === undefined) return false;
    if (![signature, ...more].every((it) => isSigned(text, it, key))) throw new MalformedNote(`the signature of ${key.name} is wrong`);
    return true;
  });
}
