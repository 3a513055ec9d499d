import { hash, randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { readCheckpoint, type ReadCheckpoint } from '../notes/checkpoint.ts';
import { MalformedNote } from '../notes/note.ts';

const SUFFIX = '.checkpoint';

/**
 * The newest checkpoint of each log that this process has seen, outside the database: a restored backup and a standby that is behind do not
 * know what was signed, and would sign another tree of the same size. With a folder, it outlives the process.
 */
export class SignedMemory {
  readonly #newest = new Map<string, ReadCheckpoint>();

  private constructor(private readonly folder: string | undefined) {}

  /**
   * @param folder with one file for each log; without it, the memory ends with the process.
   * @throws when the folder cannot be read, or a file in it is no checkpoint.
   */
  static async open(folder: string | undefined): Promise<SignedMemory> {
    const memory = new SignedMemory(folder);
    for (const file of folder === undefined ? [] : await readdir(folder)) {
      if (file.endsWith(SUFFIX)) memory.#keep(await readKept(join(folder ?? '', file)));
    }
    return memory;
  }

  /** The newest checkpoint that was seen of a log. */
  newestOf(origin: string): ReadCheckpoint | undefined {
    return this.#newest.get(origin);
  }

  /** Names of the logs that were seen. */
  get origins(): string[] {
    return [...this.#newest.keys()];
  }

  /** Remembers a checkpoint, unless a newer one of its log is known. With a folder, it is durable when this resolves. */
  async remember(note: string): Promise<void> {
    const checkpoint = readCheckpoint(note);
    if (!this.#keep(checkpoint) || this.folder === undefined) return;
    const path = join(this.folder, `${hash('sha256', checkpoint.origin)}${SUFFIX}`);
    const draft = `${path}.${randomBytes(4).toString('hex')}`;
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(note);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  }

  #keep(checkpoint: ReadCheckpoint): boolean {
    if ((this.#newest.get(checkpoint.origin)?.size ?? 0) >= checkpoint.size) return false;
    this.#newest.set(checkpoint.origin, checkpoint);
    return true;
  }
}

async function readKept(path: string): Promise<ReadCheckpoint> {
  try {
    return readCheckpoint(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof MalformedNote) throw new Error(`${path} is not a checkpoint: ${error.message}`, { cause: error });
    throw error;
  }
}
