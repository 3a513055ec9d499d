import { TreeEdge } from './merkle/tiles.ts';
import { entryHashOf, MalformedNote, readCheckpoint, requireLog, type VerifierKey } from './notes/index.ts';

/** Hash before the first entry. */
export const GENESIS = '0'.repeat(64);

/** Follows a log from its first entry: recomputes the chain and the tree, and checks each checkpoint against the one before. */
export class LogAuditor {
  readonly #edge = new TreeEdge(0, []);
  #prevHash = GENESIS;

  /**
   * @param keys of the log.
   * @param read entries of the log by their numbers, both included, as canonical JSON.
   */
  constructor(
    private readonly keys: readonly VerifierKey[], private readonly read: (first: number, last: number) => AsyncIterable<string>,
  ) {}

  /** Number of entries that were checked. */
  get size(): number {
    return this.#edge.size;
  }

  /**
   * Follows the log up to a checkpoint.
   * @param seen is told of the entries that were checked so far.
   * @throws MalformedNote naming what is false.
   */
  async advance(note: string, seen: (checked: number, of: number) => void = () => undefined): Promise<void> {
    const tree = readCheckpoint(note);
    requireLog(tree, this.keys);
    if (tree.size < this.size) throw new MalformedNote(`the checkpoint has ${tree.size} entries, one before it had ${this.size}`);
    for await (const payload of tree.size === this.size ? [] : this.read(this.size + 1, tree.size)) {
      this.#append(payload);
      seen(this.size, tree.size);
    }
    if (this.size !== tree.size) throw new MalformedNote(`entry ${this.size + 1} is missing`);
    if (!this.#edge.root().equals(tree.root)) throw new MalformedNote(`the entries are not those of the checkpoint of ${tree.size}`);
  }

  #append(payload: string): void {
    const seqNo = this.size + 1;
    if (numberIn(payload) !== seqNo) throw new MalformedNote(`entry ${seqNo} says that it is another`);
    this.#prevHash = entryHashOf({ payload, prevHash: this.#prevHash });
    this.#edge.append(Buffer.from(this.#prevHash, 'hex'));
  }
}

function numberIn(payload: string): unknown {
  try {
    return (JSON.parse(payload) as { seq_no?: unknown }).seq_no;
  } catch {
    return undefined;
  }
}
