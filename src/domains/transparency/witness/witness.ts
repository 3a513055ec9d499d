import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { EMPTY_ROOT } from '../merkle/hash.ts';
import { isConsistent } from '../merkle/proofs.ts';
import { readCheckpoint, readHash, readSize, requireLog, type ReadCheckpoint } from '../notes/checkpoint.ts';
import { cosignNote, isOfKey, MalformedNote, verifierKey, type VerifierKey } from '../notes/note.ts';

/** Answer of a witness. Source: c2sp.org/tlog-witness. */
export interface WitnessAnswer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly body: string;
  readonly type?: string;
}

/** Content of the witness's only file. */
interface WitnessFile {
  readonly name: string;
  /** Private half of its key (PKCS 8). */
  readonly key: string;
  /** The newest checkpoint that it cosigned of each log, with both signatures, by origin. */
  readonly logs: Readonly<Record<string, string>>;
}

export interface WitnessOptions {
  /** Where it keeps its key and what it cosigned; made where it is missing. */
  readonly file: string;
  /** Name of its key, such as `witness.example/w1`. */
  readonly name: string;
  /** Keys of the logs that it follows; several of one log while its key changes. */
  readonly logs: readonly VerifierKey[];
  readonly now: () => Date;
}

const MOST_HASHES = 63;

/** A witness: it cosigns a checkpoint of a log that it follows if that continues all that it cosigned of it before. */
export class Witness {
  readonly vkey: VerifierKey;
  readonly #key: KeyObject;
  #kept: WitnessFile;

  /** @throws Error when the file is another's, or cannot be read. */
  constructor(private readonly options: WitnessOptions) {
    this.#kept = existsSync(options.file) ? JSON.parse(readFileSync(options.file, 'utf8')) as WitnessFile : newFile(options.name);
    if (this.#kept.name !== options.name) throw new Error(`${options.file} is of the witness ${this.#kept.name}, not ${options.name}`);
    this.#key = createPrivateKey(this.#kept.key);
    const { x = '' } = createPublicKey(this.#key).export({ format: 'jwk' });
    this.vkey = verifierKey(options.name, 'WITNESS', Buffer.from(x, 'base64url'));
    if (!existsSync(options.file)) this.#store();
  }

  /** Answers `add-checkpoint`. Comparison and record are one step, so that no two requests pass each other. */
  addCheckpoint(body: string): WitnessAnswer {
    try {
      return this.#add(readRequest(body));
    } catch (error) {
      if (error instanceof MalformedNote) return { status: 400, body: `${error.message}\n` };
      throw error;
    }
  }

  /** Answers with the newest checkpoint of the log whose origin has this hash (SHA-256, hex). */
  newestOf(originHash: string): WitnessAnswer {
    const [, note] = Object.entries(this.#kept.logs).find(([origin]) => hash('sha256', origin) === originHash) ?? [];
    return note === undefined ? { status: 404, body: 'no checkpoint of this log was cosigned\n' } : { status: 200, body: note };
  }

  #add({ old, path, tree }: WitnessRequest): WitnessAnswer {
    const keys = this.options.logs.filter(({ name }) => name === tree.origin);
    if (keys.length === 0) return { status: 404, body: 'unknown log\n' };
    if (!isSignedBy(tree, keys)) return { status: 403, body: 'no right signature of the log\n' };
    if (old > tree.size) return { status: 400, body: 'the old size is larger than the checkpoint\n' };
    const known = this.#kept.logs[tree.origin];
    const last = known === undefined ? { size: 0, root: EMPTY_ROOT } : readCheckpoint(known);
    if (old !== last.size) return { status: 409, body: `${last.size}\n`, type: 'text/x.tlog.size' };
    if (!isConsistent(last.size, tree.size, path, last.root, tree.root) || (tree.size === 0 && !tree.root.equals(EMPTY_ROOT))) {
      return { status: 422, body: 'the checkpoint does not continue the last one\n' };
    }
    const line = `${cosignNote(tree.note.text, this.vkey, this.#key, Math.floor(this.options.now().getTime() / 1000))}\n`;
    const own = tree.note.signatures.filter((it) => keys.some((key) => isOfKey(it, key))).map((it) => `${it.line}\n`).join('');
    this.#kept = { ...this.#kept, logs: { ...this.#kept.logs, [tree.origin]: `${tree.note.text}\n${own}${line}` } };
    this.#store();
    return { status: 200, body: line };
  }

  /** Durable when it returns. */
  #store(): void {
    const draft = `${this.options.file}.draft`;
    const file = openSync(draft, 'w', 0o600);
    writeFileSync(file, `${JSON.stringify(this.#kept, null, 2)}\n`);
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, this.options.file);
  }
}

function newFile(name: string): WitnessFile {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  return { name, key: String(key), logs: {} };
}

/** True when one of the keys signed, and none is named with a wrong signature. */
function isSignedBy(tree: ReadCheckpoint, keys: readonly VerifierKey[]): boolean {
  try {
    requireLog(tree, keys);
    return true;
  } catch (error) {
    if (error instanceof MalformedNote) return false;
    throw error;
  }
}

interface WitnessRequest {
  readonly old: number;
  readonly path: readonly Buffer[];
  readonly tree: ReadCheckpoint;
}

/** @throws MalformedNote */
function readRequest(body: string): WitnessRequest {
  const end = body.indexOf('\n\n');
  const [first = '', ...path] = body.slice(0, Math.max(end, 0)).split('\n');
  if (!first.startsWith('old ')) throw new MalformedNote('the first line is not the old size');
  if (path.length > MOST_HASHES) throw new MalformedNote(`more than ${MOST_HASHES} hashes`);
  return {
    old: readSize(first.slice('old '.length), 'the old size'), path: path.map((it) => readHash(it, 'a hash of the proof')),
    tree: readCheckpoint(body.slice(end + 2)),
  };
}
