import type { WebhookEndpointStatus } from '../../../../generated/models.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Vault } from '../../../platform/secrets.ts';
import { secretContext } from '../webhooks/endpoint.entity.ts';

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
  readonly sealedSecret: Buffer;
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
}

const READ = { name: 'webhook-targets', text: 'select * from razao.webhook_targets($1)' };

/** The endpoints as the delivery of webhooks reads them: never from a cache, since nothing is sent once one is off. */
export class Targets {
  constructor(private readonly database: Database, private readonly vault: Vault) {}

  async all(tenant: string): Promise<Target[]> {
    return (await this.database.query<Row>(READ, [tenant])).map(asTarget);
  }

  /** One endpoint; deliveries that ask at the same time share a round trip. Undefined once it is deleted. */
  async one(tenant: string, endpointId: string): Promise<Target | undefined> {
    return this.database.lookUp('webhook-target', tenant, endpointId, async () =>
      new Map((await this.all(tenant)).map((target) => [target.endpointId, target])));
  }

  /** The endpoint's secret in clear. */
  secretOf(tenant: string, target: Target): string {
    return this.vault.open(target.sealedSecret, secretContext(tenant, target.endpointId)).toString();
  }
}

function asTarget(row: Row): Target {
  return {
    endpointId: row.endpoint_id, url: row.url, eventTypes: row.event_types, status: row.status,
    consecutiveFailures: row.consecutive_failures, activeAfter: Number(row.active_after), createdAt: new Date(row.created_at),
    sealedSecret: row.secret,
  };
}
