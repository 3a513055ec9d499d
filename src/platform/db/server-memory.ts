import type { Database } from './database.ts';

/**
 * A memory of rows that never change, one for each Postgres: where it is another server (`Database.history`), which may lack them, the
 * memory begins empty. Take it before the rows are read, so that what one server said is not remembered of the next.
 */
export function serverMemory<Memory extends object>(make: () => Memory): (database: Pick<Database, 'history'>) => Memory {
  const memories = new WeakMap<object, Memory>();
  return ({ history }) => {
    const memory = memories.get(history) ?? make();
    memories.set(history, memory);
    return memory;
  };
}
