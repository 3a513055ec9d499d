import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { keysOfLog } from '../log/log-keys.ts';
import type { SignedMemory } from '../log/signed-memory.ts';
import { readWitnessed, type KnownWitness } from './witness-client.ts';

export interface RecallOptions {
  readonly database: Database;
  readonly log: Log;
  readonly memory: SignedMemory;
  readonly witnesses: readonly KnownWitness[];
}

/** Remembers the newest checkpoint of a log that a witness has cosigned: this database may be an older one. A witness may be away. */
export async function recallWitnessed({ database, log, memory, witnesses }: RecallOptions, origin: string): Promise<void> {
  if (witnesses.length === 0) return;
  const keys = (await keysOfLog(database, origin)).map(({ key }) => key);
  await Promise.all(witnesses.map(async (witness) => {
    try {
      const note = await readWitnessed(witness, origin, keys);
      if (note !== undefined) await memory.remember(note);
    } catch (error) {
      log.warn({ witness: witness.vkey.name, origin, err: error }, 'a witness cannot say what it has cosigned');
    }
  }));
}
