import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { Loop } from '../worker/loop.ts';
import type { Worker } from '../worker/worker.ts';
import { rotateTable, type RotationCount, type SealedTable } from './reencrypt.ts';
import type { Vault } from './secrets.ts';

/** Passes that follow one another while there is something left. */
const MOST_PASSES = 10;
const AGAIN_MS = 3_600_000;

/** Result of going through all tables: the rows of the last pass, and those that all passes re-encrypted. */
export interface Reencrypted {
  readonly rows: number;
  readonly resealed: number;
  readonly left: number;
  readonly unreadable: number;
  /** The tables of the last pass. */
  readonly tables: readonly RotationCount[];
}

/**
 * Goes through all tables until no readable row is under another key, at most MOST_PASSES times.
 * @param onlyLooks true to change nothing.
 */
export async function reencryptAll(
  database: Database, vault: Vault, sealed: readonly SealedTable[], onlyLooks = false, isStopped = () => false,
): Promise<Reencrypted> {
  let resealed = 0;
  for (let pass = 1; ; pass += 1) {
    const tenants = await database.tenants();
    const tables: RotationCount[] = [];
    for (const table of sealed) if (!isStopped()) tables.push(await rotateTable(database, vault, table, tenants, onlyLooks));
    const sum = (of: 'rows' | 'resealed' | 'left' | 'unreadable') => tables.reduce((total, it) => total + it[of], 0);
    resealed += sum('resealed');
    const isSettled = sum('resealed') === 0 && sum('left') === 0;
    if (onlyLooks || isSettled || isStopped() || pass === MOST_PASSES) return {
      rows: sum('rows'), resealed, left: sum('left'), unreadable: sum('unreadable'), tables,
    };
  }
}

/** Re-encrypts in the background, as long as there are keys that only open: at the start, and every hour for what came since. */
export class Reencrypter implements Worker {
  readonly #loop = new Loop(() => this.#sealAnew(), (error) => {
    this.parts.log.warn({ err: error }, 'secrets could not be re-encrypted: retried in an hour');
  }, AGAIN_MS);

  constructor(private readonly parts: {
    readonly database: Database; readonly vault: Vault; readonly sealed: readonly SealedTable[]; readonly log: Log;
  }) {}

  start(): void {
    if (this.parts.vault.isRotating) this.#loop.start();
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  async #sealAnew(): Promise<number> {
    const { database, vault, sealed, log } = this.parts;
    const { tables: _, ...came } = await reencryptAll(database, vault, sealed, false, () => this.#loop.isStopping);
    log.info({ kek_id: vault.kekId, ...came }, 'secrets were re-encrypted');
    return AGAIN_MS;
  }
}
