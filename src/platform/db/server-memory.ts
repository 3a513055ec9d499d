import type { Database } from './database.ts';

/**
 * Returns a memory of rows that never change, one for each Postgres: for another server (`Database.history`), which may lack them, the
 * memory begins empty. Take it before the rows are read, so that one server's rows are not remembered as the next one's. Memory that is
 * read anew within two seconds does without: quotas, providers, and the access of clients.
 */
export function serverMemory<Memory extends object>(make: () => Memory): (database: Pick<Database, 'history'>) => Memory {
  const memories = new WeakMap<object, Memory>();
  return ({ history }) => {
    const memory = memories.get(history) ?? make();
    memories.set(history, memory);
    return memory;
  };
}
