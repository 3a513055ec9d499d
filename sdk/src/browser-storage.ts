import type { Storage } from './storage.ts';

const STORE = 'kept';

/**
 * A storage in the browser's IndexedDB; a change counts as made once it is on the disk. One tab at a time: another tab waits until the
 * first is closed, by a lock of the browser that ends with the tab.
 */
export function browserStorage(name: string): Storage {
  let database: Promise<IDBDatabase> | undefined;
  const opened = (): Promise<IDBDatabase> => (database ??= open(`razao:${name}`));
  return {
    async load() {
      await hold(`razao:${name}`);
      const store = (await opened()).transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll() as IDBRequest<string[]>)]);
      return keys.map((key, index) => [String(key), values[index] ?? ''] as const);
    },
    async write(changes) {
      const transaction = (await opened()).transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(STORE);
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) store.delete(key);
        else store.put(value, key);
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('the browser aborted the write'));
      });
    },
  };
}

/** Resolves when this tab has the lock, which it then keeps until it is closed. */
function hold(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, () => {
      resolve();
      return new Promise<never>(() => undefined);
    }).catch(reject);
  });
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused'));
  });
}
