/**
 * Storage for data of the SDK that has to survive a crash. `fileStorage` and `browserStorage` are two; a table of your own
 * database is another. One client at a time uses a storage.
 */
export interface Storage {
  /** Everything stored. Called once, before anything is changed. */
  load(): Promise<Iterable<readonly [key: string, value: string]>>;
  /** Makes all changes or none; null removes. After it returns, they must survive a crash of the process. */
  write(changes: Readonly<Record<string, string | null>>): Promise<void>;
}

/** A storage with its content in memory. */
export class Kept {
  readonly values: Map<string, string> = new Map();
  #loaded: Promise<void> | undefined;

  constructor(private readonly storage: Storage | undefined) {}

  /** Resolves when `values` is complete; a failed attempt is made again by the next caller. */
  load(): Promise<void> {
    return (this.#loaded ??= this.#load().catch((error: unknown) => {
      this.#loaded = undefined;
      throw error;
    }));
  }

  async #load(): Promise<void> {
    for (const [key, value] of (await this.storage?.load()) ?? []) this.values.set(key, value);
  }

  /** Changes the values at once, and resolves when the storage has them. */
  async write(changes: Readonly<Record<string, string | null>>): Promise<void> {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) this.values.delete(key);
      else this.values.set(key, value);
    }
    await this.storage?.write(changes);
  }
}
