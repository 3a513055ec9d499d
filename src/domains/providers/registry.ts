import { LRUCache } from 'lru-cache';
import type { ProviderAccountType, ProviderVerificationStrategy } from '../../../generated/models.ts';
import { coalesce } from '../../platform/db/coalesce.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Sender } from '../../platform/receiver/receiver.ts';
import { strategies } from '../../platform/receiver/strategies.ts';
import type { Vault } from '../../platform/vault/secrets.ts';
import { secretContext } from './provider.entity.ts';

/** Parameters with which an adapter calls a provider. */
export interface ProviderConnection {
  readonly providerId: string;
  /** Null for the address that the adapter knows. */
  readonly baseUrl: string | null;
  /** The secrets in clear that its calls are signed with, the newest first: two while one replaces the other. */
  readonly secrets: readonly string[];
}

interface ProviderRow {
  provider_id: string;
  tenant_id: string;
  type: ProviderAccountType;
  verification_strategy: ProviderVerificationStrategy;
  base_url: string | null;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_until: string | null;
}

const READ_PROVIDERS = {
  name: 'read-providers',
  text: `select provider_id, tenant_id, type, verification_strategy, base_url, secret, previous_secret, previous_until
    from razao.providers where provider_id = any($1) and secret is not null and status = 'ENABLED'`,
};

const FIND_OF_TYPE = {
  name: 'find-provider-of-type',
  text: 'select provider_id from razao.providers where tenant_id = $1 and type = $2 order by status desc, created_at, provider_id limit 1',
};

/** Largest age of a cached provider in milliseconds, and the size of the cache. */
const FRESH_MS = 2_000;
const MOST_REMEMBERED = 10_000;

/** Form of a provider's name: other names are not looked up. */
const ID_FORM = /^[a-z][a-z0-9-]{1,62}[a-z0-9]$/;

interface Known extends Sender, Omit<ProviderConnection, 'secrets'> {
  secretsAt(now: Date): readonly string[];
}

/** Providers of the installation, with their secrets opened; a cached one is at most two seconds old. */
export class Providers {
  readonly #known = new LRUCache<string, { provider: Known; readAt: number }>({ max: MOST_REMEMBERED });
  readonly #read: (providerId: string) => Promise<Known | undefined>;

  constructor(private readonly database: Database, private readonly vault: Vault) {
    this.#read = coalesce(async (ids: string[]) => {
      const rows = await database.query<ProviderRow>(READ_PROVIDERS, [ids]);
      return new Map(rows.map((row) => [row.provider_id, this.#opened(row)]));
    });
  }

  /** Returns the sender of deliveries under this name, of any tenant; undefined when there is none, or it is disabled. */
  sender(providerId: string, isReadAnew = false): Promise<Sender | undefined> {
    return this.#find(providerId, isReadAnew);
  }

  /** Returns the connection to a provider of the tenant; undefined when the tenant has no enabled provider of this name. */
  async connection(tenant: string, providerId: string): Promise<ProviderConnection | undefined> {
    const provider = await this.#find(providerId);
    if (provider?.tenant !== tenant) return undefined;
    return { providerId, baseUrl: provider.baseUrl, secrets: provider.secretsAt(this.database.clock.now()) };
  }

  /** Returns the tenant's oldest account at a provider of this type, disabled ones after all others; undefined when it has none. */
  async ofType(tenant: string, type: ProviderAccountType): Promise<string | undefined> {
    const [row] = await this.database.query<{ provider_id: string }>(FIND_OF_TYPE, [tenant, type]);
    return row?.provider_id;
  }

  async #find(providerId: string, isReadAnew = false): Promise<Known | undefined> {
    if (!ID_FORM.test(providerId)) return undefined;
    const now = this.database.clock.now().getTime();
    const known = isReadAnew ? undefined : this.#known.get(providerId);
    if (known && now >= known.readAt && now - known.readAt < FRESH_MS) return known.provider;
    const provider = await this.#read(providerId);
    if (provider) this.#known.set(providerId, { provider, readAt: now });
    return provider;
  }

  #opened(row: ProviderRow): Known {
    const { provider_id: providerId, tenant_id: tenant, type, verification_strategy: strategy, base_url: baseUrl } = row;
    const open = (sealed: Buffer) => this.vault.open(sealed, secretContext(tenant, providerId)).toString();
    const before = row.previous_secret && row.previous_until !== null ? [
      { secret: open(row.previous_secret), until: new Date(row.previous_until).getTime() },
    ] : [];
    const secrets = [{ secret: open(row.secret), until: Infinity }, ...before].map((it) => ({
      ...it, key: strategies[strategy].keyOf(it.secret),
    }));
    const validAt = (now: Date) => secrets.filter(({ until }) => now.getTime() < until);
    return {
      providerId, tenant, type, strategy, baseUrl,
      keysAt: (now) => validAt(now).map(({ key }) => key), secretsAt: (now) => validAt(now).map(({ secret }) => secret),
    };
  }
}
