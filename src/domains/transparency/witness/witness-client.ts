import { hash } from 'node:crypto';
import { isOfKey, isSigned, MalformedNote, readCheckpoint, readNote, readSignature, type VerifierKey } from '../notes/index.ts';

/** A witness that a log asks for cosignatures. */
export interface KnownWitness {
  readonly vkey: VerifierKey;
  /** Its address, without a slash at the end. */
  readonly url: string;
}

/** A checkpoint with the proof that it continues an older one. */
export interface Submission {
  readonly old: number;
  readonly path: readonly Uint8Array[];
  /** The signed note. */
  readonly note: string;
}

/** Outcome of a submission: the signature line, or the size of the tree that the witness cosigned last. */
export type Cosigned = { readonly line: string } | { readonly size: number };

/** A witness did not cosign. Its message says why. */
export class WitnessFailed extends Error {
  override readonly name = 'WitnessFailed';

  /** @param isAboutLog true where the witness works, and refuses this log: one that it does not follow, or whose proof it finds wrong. */
  constructor(message: string, readonly isAboutLog: boolean, options?: ErrorOptions) {
    super(message, options);
  }
}

/** Longest time that a witness has to answer, in milliseconds. */
const PATIENCE_MS = 5_000;
const MOST_BYTES = 100_000;
/** Statuses by which a witness refuses one log. Source: c2sp.org/tlog-witness. */
const REFUSALS = new Set([400, 403, 404, 409, 422]);

/**
 * Asks a witness for its cosignature. Source: c2sp.org/tlog-witness.
 * @throws WitnessFailed when it does not answer in time, refuses, or answers something that is not its signature.
 */
export async function submitCheckpoint({ url, vkey }: KnownWitness, { old, path, note }: Submission): Promise<Cosigned> {
  const hashes = path.map((it) => `${Buffer.from(it).toString('base64')}\n`).join('');
  const { status, text } = await call(`${url}/add-checkpoint`, { method: 'POST', body: `old ${old}\n${hashes}\n${note}` });
  if (status === 409 && /^\d{1,16}\n$/.test(text)) return { size: Number(text) };
  if (status !== 200) throw new WitnessFailed(`${url} answered ${status}`, REFUSALS.has(status));
  const line = text.split('\n').find((it) => isItsSignature(note, it, vkey));
  if (line === undefined) throw new WitnessFailed(`${url} answered no signature of ${vkey.name} that is right`, false);
  return { line };
}

/**
 * Reads the newest checkpoint of a log that a witness has cosigned.
 * @param keys of the log: what none of them signed is not believed.
 * @returns undefined where it has none.
 * @throws WitnessFailed
 */
export async function readWitnessed({ url }: KnownWitness, origin: string, keys: readonly VerifierKey[]): Promise<string | undefined> {
  const { status, text } = await call(`${url}/${hash('sha256', origin)}/checkpoint`, {});
  if (status === 404) return undefined;
  if (status !== 200) throw new WitnessFailed(`${url} answered ${status}`, REFUSALS.has(status));
  try {
    const checkpoint = readCheckpoint(text);
    const isOurs = checkpoint.origin === origin
      && checkpoint.note.signatures.some((it) => keys.some((key) => isSigned(checkpoint.note.text, it, key)));
    if (isOurs) return text;
  } catch (error) {
    if (!(error instanceof MalformedNote)) throw error;
  }
  throw new WitnessFailed(`${url} answered a checkpoint that ${origin} did not sign`, true);
}

function isItsSignature(note: string, line: string, vkey: VerifierKey): boolean {
  try {
    const signature = readSignature(line);
    return isOfKey(signature, vkey) && isSigned(readNote(note).text, signature, vkey);
  } catch {
    return false;
  }
}

async function call(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (bytes.length > MOST_BYTES) throw new Error('the answer is too long');
    return { status: answer.status, text: bytes.toString('utf8') };
  } catch (error) {
    throw new WitnessFailed(`${url} does not answer`, false, { cause: error });
  }
}
