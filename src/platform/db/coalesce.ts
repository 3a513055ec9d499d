/**
 * Joins single look-ups into one query: keys requested while a query is under way form the next one. The first query waits for keys that
 * arrive in the same turn of the event loop, and for nothing else. A key requested twice in one round is fetched once.
 */
export function coalesce<K, V>(fetchMany: (keys: K[]) => Promise<Map<K, V>>): (key: K) => Promise<V | undefined> {
  let waiting = new Map<K, PromiseWithResolvers<V | undefined>>();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.size > 0) {
      const round = waiting;
      waiting = new Map();
      try {
        const found = await fetchMany([...round.keys()]);
        for (const [key, asker] of round) asker.resolve(found.get(key));
      } catch (error) {
        for (const asker of round.values()) asker.reject(error);
      }
    }
    running = false;
  }

  return (key) => {
    let asker = waiting.get(key);
    if (!asker) {
      asker = Promise.withResolvers();
      waiting.set(key, asker);
      if (!running) setImmediate(() => { if (!running) void run(); });
    }
    return asker.promise;
  };
}
