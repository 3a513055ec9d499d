import type { WebhookEndpointStatus } from '../../../../generated/models.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Vault } from '../../../platform/vault/secrets.ts';
import { secretsOf } from '../webhooks/endpoint.entity.ts';

/** What delivery needs to know of an endpoint, as Postgres has it now. */
export interface Target {
  readonly endpointId: string;
  readonly url: string;
  readonly eventTypes: readonly string[];
  readonly status: WebhookEndpointStatus;
  readonly consecutiveFailures: number;
  /** What was announced up to this commit number is not for this endpoint. */
  readonly activeAfter: number;
  readonly createdAt: Date;
  /** Sealed. */
  readonly secret: Buffer;
  readonly previousSecret: Buffer | null;
  readonly previousUntil: Date | null;
}

interface Row {
  endpoint_id: string;
  url: string;
  event_types: string[];
  status: WebhookEndpointStatus;
  consecutive_failures: number;
  active_after: string;
  created_at: Date | string;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_until: Date | string | null;
}

const READ = {
  name: 'webhook-targets',
  text:
    `select endpoint_id, url, event_types, status, consecutive_failures, active_after, created_at, secret, previous_secret, previous_until
    from razao.webhook_targets($1)`,
};

/** The endpoints as the delivery of webhooks reads them: never from a cache, since nothing is sent once one is off. */
export class Targets {
  constructor(private readonly database: Database, private readonly vault: Vault) {}

  async all(tenant: string): Promise<Target[]> {
    return (await this.database.query<Row>(READ, [tenant])).map(asTarget);
  }

  /** The endpoints of several tenants, each with its tenant. */
  async ofAll(tenants: readonly string[]): Promise<(Target & { readonly tenant: string })[]> {
    const rows = await this.database.callForEach<Row>('webhook_targets($1) as f', tenants);
    return rows.map((row) => ({ ...asTarget(row), tenant: row.tenant }));
  }

  /** One endpoint; deliveries that ask at the same time share a round trip. Undefined once it is deleted. */
  async one(tenant: string, endpointId: string): Promise<Target | undefined> {
    return this.database.lookUp('webhook-target', tenant, endpointId, async () =>
      new Map((await this.all(tenant)).map((target) => [target.endpointId, target])));
  }

  /** The secrets in clear that sign what the endpoint is sent now. */
  secretsOf(tenant: string, target: Target): string[] {
    return secretsOf(this.vault, tenant, target, this.database.clock.now());
  }
}

function asTarget(row: Row): Target {
  return {
    endpointId: row.endpoint_id, url: row.url, eventTypes: row.event_types, status: row.status,
    consecutiveFailures: row.consecutive_failures, activeAfter: Number(row.active_after), createdAt: new Date(row.created_at),
    secret: row.secret, previousSecret: row.previous_secret,
    previousUntil: row.previous_until === null ? null : new Date(row.previous_until),
  };
}
