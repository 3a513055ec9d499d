/**
 * Judges proofs by @sigstore/verify, which clients of Sigstore use: it reads and verifies the checkpoint, and computes its root from the
 * entry and the path. It is no part of what the package exports, so its files are named.
 */
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** @returns whether a proof holds for one of the keys of the log. */
export type SigstoreVerifier = (proof: string, keys: readonly string[]) => boolean;

interface Log {
  /** Begins with the id of the key. */
  readonly logID: Buffer;
  /** Has the name of the key. */
  readonly baseURL: string;
  readonly publicKey: KeyObject;
}

interface Entry {
  readonly canonicalizedBody: Buffer;
  readonly inclusionProof: {
    readonly logIndex: string;
    readonly hashes: readonly Buffer[];
    readonly checkpoint: { readonly envelope: string };
  };
}

interface SigstoreCheckpoint {
  readonly origin: string;
}

interface Functions {
  readonly verifyCheckpoint: (entry: Entry, logs: readonly Log[]) => SigstoreCheckpoint;
  readonly verifyMerkleInclusion: (entry: Entry, checkpoint: SigstoreCheckpoint) => void;
}

const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Loads it. @throws where an update has moved its files. */
export async function sigstoreVerifier(): Promise<SigstoreVerifier> {
  const load = async (name: string) => await import(`@sigstore/verify/dist/tlog/${name}.js`) as Partial<Functions>;
  const functions = { ...await load('checkpoint'), ...await load('merkle') } as Functions;
  return (proof, keys) => isProven(functions, proof, keys);
}

function isProven({ verifyCheckpoint, verifyMerkleInclusion }: Functions, proof: string, keys: readonly string[]): boolean {
  try {
    const { entry, seqNo, tenant } = entryOf(proof);
    const checkpoint = verifyCheckpoint(entry, keys.map(logOf));
    verifyMerkleInclusion(entry, checkpoint);
    return Number(entry.inclusionProof.logIndex) === seqNo - 1 && checkpoint.origin.endsWith(`/${tenant}`);
  } catch {
    return false;
  }
}

/** The parts of a proof, its leaf as the application computes it. @throws Error where one is missing. */
function entryOf(proof: string): { readonly entry: Entry; readonly seqNo: number; readonly tenant: string } {
  const [head = '', ...rest] = proof.split('\n\n');
  const [, extra, index, ...hashes] = head.split('\n');
  const [, encoded = ''] = /^extra (\S+)$/.exec(extra ?? '') ?? [];
  const [, logIndex] = /^index (\d+)$/.exec(index ?? '') ?? [];
  const [, prevHash, payload] = /^([0-9a-f]{64})\n([^]+)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (logIndex === undefined || prevHash === undefined || payload === undefined) throw new Error('a part of the proof is missing');
  const sha256 = (text: string) => createHash('sha256').update(text);
  const { seq_no: seqNo, tenant } = JSON.parse(payload) as { seq_no: number; tenant: string };
  return {
    seqNo, tenant,
    entry: {
      canonicalizedBody: sha256(prevHash + sha256(payload).digest('hex')).digest(),
      inclusionProof: { logIndex, hashes: hashes.map((it) => Buffer.from(it, 'base64')), checkpoint: { envelope: rest.join('\n\n') } },
    },
  };
}

/** A log by the line of its key: name, id, and type with key. */
function logOf(line: string): Log {
  const [, name = '', id = '', key = ''] = /^(.+)\+([0-9a-f]{8})\+(.+)$/.exec(line) ?? [];
  const der = Buffer.concat([ED25519_SPKI, Buffer.from(key, 'base64').subarray(1)]);
  return { logID: Buffer.from(id, 'hex'), baseURL: name, publicKey: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
}
