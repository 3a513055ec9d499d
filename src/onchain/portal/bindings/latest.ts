import { LRUCache } from 'lru-cache';

/** Tenants that one process remembers something of; the description of a few products takes some hundred kilobytes. */
const MOST = 100;

/** Cache of values computed from a tenant's current products: the last of each tenant, for the tenants that were requested recently. */
export class Latest<T extends object> {
  readonly #kept = new LRUCache<string, { readonly version: string; readonly value: T }>({ max: MOST });

  /** @param version of the bindings, as `info.version` of the description. */
  get(tenant: string, version: string): T | undefined {
    const found = this.#kept.get(tenant);
    return found?.version === version ? found.value : undefined;
  }

  keep(tenant: string, version: string, value: T): T {
    this.#kept.set(tenant, { version, value });
    return value;
  }
}
