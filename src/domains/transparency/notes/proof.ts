import { hash } from 'node:crypto';
import { leafHash } from '../merkle/hash.ts';
import { isIncluded } from '../merkle/proofs.ts';
import { readCheckpoint, readHash, readSize, requireLog, type ReadCheckpoint } from './checkpoint.ts';
import { fromBase64, MalformedNote, signersOf, type VerifierKey } from './note.ts';

const HEADER = 'c2sp.org/tlog-proof@v1';
const MOST_HASHES = 63;

/** Content of an entry, from which its leaf is computed. */
export interface ProvenEntry {
  /** Canonical JSON (RFC 8785) of the entry's payload. */
  readonly payload: string;
  /** Hash of the entry before it, in lowercase hex; zeros for the first. */
  readonly prevHash: string;
}

/** Proof that a log has an entry, for who has nothing but the log's key. Source: c2sp.org/tlog-proof. */
export interface EntryProof {
  readonly entry: ProvenEntry;
  /** Place of the leaf: the entry's number less one. */
  readonly index: number;
  readonly path: readonly Uint8Array[];
  /** The checkpoint with its signatures, as text. */
  readonly checkpoint: string;
}

/** Keys that a verifier trusts. */
export interface Trust {
  /** Keys of the log; any of them may have signed. */
  readonly keys: readonly VerifierKey[];
  readonly witnesses?: readonly VerifierKey[];
  /** Number of witnesses that must have cosigned; 0 unless given. */
  readonly quorum?: number;
}

/** What a valid proof shows. */
export interface ProvenFact {
  readonly origin: string;
  /** The entry's payload, as it was committed. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly seqNo: number;
  readonly entryHash: string;
  /** Size of the tree that the log committed to. */
  readonly size: number;
  /** Names of the trusted witnesses that cosigned. */
  readonly witnesses: readonly string[];
}

/** Returns the text of a proof: the payload and the hash before it are its `extra`. */
export function proofText({ entry, index, path, checkpoint }: EntryProof): string {
  const extra = Buffer.from(`${entry.prevHash}\n${entry.payload}`).toString('base64');
  const hashes = path.map((it) => `${Buffer.from(it).toString('base64')}\n`).join('');
  return `${HEADER}\nextra ${extra}\nindex ${index}\n${hashes}\n${checkpoint}`;
}

/** Reads a proof without verifying it. @throws MalformedNote */
export function readProof(text: string): EntryProof & { readonly tree: ReadCheckpoint } {
  const end = text.indexOf('\n\n');
  if (end < 0) throw new MalformedNote('the proof has no checkpoint');
  const [header, extra = '', index = '', ...path] = text.slice(0, end).split('\n');
  if (header !== HEADER) throw new MalformedNote(`the first line is not ${HEADER}`);
  if (!extra.startsWith('extra ')) throw new MalformedNote('the proof has no entry (extra)');
  if (!index.startsWith('index ')) throw new MalformedNote('the proof has no index');
  if (path.length > MOST_HASHES) throw new MalformedNote('the path is longer than any tree is high');
  const checkpoint = text.slice(end + 2);
  return {
    entry: readEntry(extra.slice('extra '.length)), index: readSize(index.slice('index '.length), 'the index'),
    path: path.map((it) => readHash(it, 'a hash of the path')), checkpoint, tree: readCheckpoint(checkpoint),
  };
}

function readEntry(encoded: string): ProvenEntry {
  const content = fromBase64(encoded, 'the entry').toString('utf8');
  const [, prevHash = '', payload = ''] = /^([0-9a-f]{64})\n(.*)$/s.exec(content) ?? [];
  if (prevHash === '') throw new MalformedNote('the entry is not a hash and a payload');
  return { prevHash, payload };
}

/** Returns the hash that the chain gives an entry, in lowercase hex. */
export function entryHashOf({ payload, prevHash }: ProvenEntry): string {
  return hash('sha256', prevHash + hash('sha256', payload));
}

/**
 * Verifies a proof offline.
 * @throws MalformedNote that says which part is missing or false.
 */
export function verifyProof(text: string, { keys, witnesses = [], quorum = 0 }: Trust): ProvenFact {
  const { entry, index, path, tree } = readProof(text);
  requireLog(tree, keys);
  const cosigners = signersOf(tree.note, witnesses).map(({ name }) => name);
  if (cosigners.length < quorum) throw new MalformedNote(`${cosigners.length} trusted witnesses cosigned, not ${quorum}`);
  const entryHash = entryHashOf(entry);
  if (!isIncluded(leafHash(Buffer.from(entryHash, 'hex')), index, tree.size, path, tree.root)) {
    throw new MalformedNote('the entry is not in the tree of the checkpoint');
  }
  const payload = readPayload(entry.payload, index, tree.origin);
  return { origin: tree.origin, payload, seqNo: index + 1, entryHash, size: tree.size, witnesses: cosigners };
}

/** The tree vouches for the bytes: what they say of themselves must agree with their place. */
function readPayload(text: string, index: number, origin: string): Record<string, unknown> {
  const payload = parseObject(text);
  if (payload['seq_no'] !== index + 1) throw new MalformedNote('the entry has another number than its place in the tree');
  if (payload['tenant'] !== origin.slice(origin.lastIndexOf('/') + 1)) throw new MalformedNote('the entry is of another tenant');
  return payload;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new MalformedNote('the payload of the entry is not JSON');
  }
}
