import type { DescriptionText } from './get-tenant-openapi.ts';

/** Tenants whose description one process remembers; one of a few products takes some hundred kilobytes. */
const MOST = 100;

/** Descriptions by the digest of what they describe, each tenant's last one. A process makes each once. */
export class DescriptionTexts {
  readonly #kept = new Map<string, { readonly version: string; readonly description: DescriptionText }>();

  /** @param version of the bindings, as `info.version`. */
  get(tenant: string, version: string): DescriptionText | undefined {
    const found = this.#kept.get(tenant);
    return found?.version === version ? found.description : undefined;
  }

  keep(tenant: string, version: string, description: DescriptionText): DescriptionText {
    this.#kept.delete(tenant);
    this.#kept.set(tenant, { version, description });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return description;
  }
}
