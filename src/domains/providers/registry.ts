import { LRUCache } from 'lru-cache';
import type { ProviderVerificationStrategy, Rail, RailCapability } from '../../../generated/models.ts';
import { coalesce } from '../../platform/db/coalesce.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Sender } from '../../platform/receiver/receiver.ts';
import type { Vault } from '../../platform/secrets.ts';
import { secretContext } from './provider.entity.ts';

/** A provider as an adapter calls it. */
export interface RailProvider {
  readonly providerId: string;
  readonly adapter: string;
  /** Null for the address that the adapter knows. */
  readonly baseUrl: string | null;
  /** In clear. */
  readonly secret: string;
}

interface SenderRow {
  provider_id: string;
  tenant_id: string;
  verification_strategy: ProviderVerificationStrategy;
  secret: Buffer;
}

interface RailRow {
  rail: Rail;
  capabilities: RailCapability[];
  provider_id: string;
  adapter: string;
  base_url: string | null;
  secret: Buffer;
}

const READ_SENDERS = {
  name: 'read-provider-senders',
  text: 'select provider_id, tenant_id, verification_strategy, secret from razao.providers where provider_id = any($1)',
};
const FIND_RAILS = { name: 'find-rails', text: 'select * from razao.find_rails($1, $2)' };

/** How old the knowledge about a provider may be, in milliseconds, and how many names are remembered, known or not. */
const FRESH_MS = 2_000;
const MOST_REMEMBERED = 10_000;

/** Whether a name can be a provider's: others are not asked for. */
const ID_FORM = /^[a-z][a-z0-9-]{1,62}[a-z0-9]$/;

/** Reads providers and rail bindings, with the secrets opened. */
export class Providers {
  readonly #senders = new LRUCache<string, { sender: Sender | null; readAt: number }>({ max: MOST_REMEMBERED });
  readonly #read: (providerId: string) => Promise<Sender | undefined>;

  constructor(private readonly database: Database, private readonly vault: Vault) {
    this.#read = coalesce(async (ids: string[]) => {
      const rows = await database.query<SenderRow>(READ_SENDERS, [ids]);
      return new Map(rows.map((row) => [row.provider_id, this.#asSender(row)]));
    });
  }

  /** Who delivers under this name; undefined when nobody does. At most two seconds old. */
  async sender(providerId: string): Promise<Sender | undefined> {
    if (!ID_FORM.test(providerId)) return undefined;
    const now = this.database.clock.now().getTime();
    const known = this.#senders.get(providerId);
    if (known && now >= known.readAt && now - known.readAt < FRESH_MS) return known.sender ?? undefined;
    const sender = await this.#read(providerId);
    this.#senders.set(providerId, { sender: sender ?? null, readAt: now });
    return sender;
  }

  /** The first provider of a tenant's rail that is in use for `capability`, or for anything where that is left out. */
  async onRail(tenant: string, rail: Rail, capability?: RailCapability): Promise<RailProvider | undefined> {
    const rows = await this.database.lookUp<RailRow[]>('rails', tenant, rail, async (rails) =>
      Map.groupBy(await this.database.query<RailRow>(FIND_RAILS, [tenant, rails]), (row) => row.rail));
    const row = rows?.find(({ capabilities }) => capability === undefined || capabilities.includes(capability));
    if (!row) return undefined;
    const { provider_id: providerId, adapter, base_url: baseUrl } = row;
    return { providerId, adapter, baseUrl, secret: this.#open(tenant, providerId, row.secret) };
  }

  #asSender({ provider_id: providerId, tenant_id: tenant, verification_strategy: strategy, secret }: SenderRow): Sender {
    return { providerId, tenant, strategy, secret: this.#open(tenant, providerId, secret) };
  }

  #open(tenant: string, providerId: string, sealed: Buffer): string {
    return this.vault.open(sealed, secretContext(tenant, providerId)).toString();
  }
}
