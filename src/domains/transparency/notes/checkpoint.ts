import { HASH_BYTES } from '../merkle/hash.ts';
import { fromBase64, MalformedNote, readNote, signersOf, type SignedNote, type VerifierKey } from './note.ts';

/** A tree as its log commits to it. Source: c2sp.org/tlog-checkpoint. */
export interface Checkpoint {
  /** Name of the log. */
  readonly origin: string;
  /** Leaves of the tree. */
  readonly size: number;
  readonly root: Buffer;
}

/** A checkpoint with the note that it came in. */
export interface ReadCheckpoint extends Checkpoint {
  readonly note: SignedNote;
}

/** Returns the text of a checkpoint, which is signed. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

/** Reads a whole number in decimal digits, without leading zeros. @throws MalformedNote */
export function readSize(text: string, what: string): number {
  const value = Number(text);
  if (!/^(0|[1-9]\d*)$/.test(text) || !Number.isSafeInteger(value)) throw new MalformedNote(`${what} is not a whole number`);
  return value;
}

/** Reads a hash in base64. @throws MalformedNote */
export function readHash(text: string, what: string): Buffer {
  const bytes = fromBase64(text, what);
  if (bytes.length !== HASH_BYTES) throw new MalformedNote(`${what} has ${bytes.length} bytes, not ${HASH_BYTES}`);
  return bytes;
}

/** Reads a checkpoint with its signatures, which are not verified. @throws MalformedNote */
export function readCheckpoint(text: string): ReadCheckpoint {
  const note = readNote(text);
  const [origin = '', size = '', root = '', ...extensions] = note.text.slice(0, -1).split('\n');
  if (origin === '') throw new MalformedNote('the checkpoint names no log');
  if (extensions.includes('')) throw new MalformedNote('the checkpoint has an empty line');
  return { origin, size: readSize(size, 'the size of the tree'), root: readHash(root, 'the root of the tree'), note };
}

/** @throws MalformedNote unless one of the log's keys signed. */
export function requireLog({ origin, note }: ReadCheckpoint, keys: readonly VerifierKey[]): void {
  const own = keys.filter(({ name, type }) => name === origin && type === 'LOG');
  if (own.length === 0) throw new MalformedNote(`the checkpoint is of ${origin}, for which no key is given`);
  if (signersOf(note, own).length === 0) throw new MalformedNote('none of the given keys signed the checkpoint');
}
