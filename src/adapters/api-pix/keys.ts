import { readPixKey, type WrittenKey } from '../../domains/accounts/pix/pix-key.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Store, StoredKey } from './store.ts';

export type KeyAnswer = { readonly key: StoredKey; readonly isNew: boolean } | { readonly refused: string } | { readonly isReused: true };

/**
 * Pix keys. API Pix registers none: the keys are those that the account at the PSP has already, from the configuration. Razao is given one
 * of them for each registration; a random key is the next that no account uses.
 */
export class Keys {
  readonly #exclusive = oneAtATime();
  readonly #known: readonly WrittenKey[];

  constructor(private readonly store: Store, keys: readonly string[]) {
    this.#known = keys.flatMap((text) => readPixKey(text) ?? []);
  }

  register(reference: string, keyType: string, keyValue: string | null): Promise<KeyAnswer> {
    return this.#exclusive('keys', async () => {
      const before = this.store.findKey(reference);
      if (before) return isRepeated(before, keyType, keyValue) ? { key: before, isNew: false } : { isReused: true };
      const used = new Set(this.store.keysInUse().map((it) => it.keyValue));
      const free = this.#known.find(({ type, value }) => type === keyType && (keyValue ?? value) === value && !used.has(value));
      if (!free) return { refused: keyValue !== null && used.has(keyValue) ? 'EntryAlreadyExists' : 'EntryNotOfThisAccount' };
      const key = { reference, keyType, keyValue: free.value, state: 'REGISTERED' } as const;
      this.store.putKey(key);
      return { key, isNew: true };
    });
  }

  find(reference: string): StoredKey | undefined {
    return this.store.findKey(reference);
  }

  /** Frees a key; at the PSP it stays. */
  exclude(reference: string): StoredKey | undefined {
    const key = this.store.findKey(reference);
    if (!key) return undefined;
    const excluded = { ...key, state: 'EXCLUDED' } as const;
    this.store.putKey(excluded);
    return excluded;
  }
}

function isRepeated(before: StoredKey, keyType: string, keyValue: string | null): boolean {
  return before.keyType === keyType && (keyValue === null || before.keyValue === keyValue);
}
