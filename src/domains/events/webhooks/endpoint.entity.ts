import { defineEntity, type InferEntity } from '@mikro-orm/postgresql';
import type { Metadata, WebhookEndpointStatus } from '../../../../generated/models.ts';
import { TextArray } from '../../../platform/db/text-array.ts';
import type { Vault } from '../../../platform/vault/secrets.ts';

const p = defineEntity.properties;

/** Where a tenant has events sent. A deleted endpoint's row is gone, and its secret with it. */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  properties: {
    tenantId: p.text().primary(),
    endpointId: p.text().primary(),
    url: p.text(),
    description: p.text().nullable(),
    /** Filters, see matches.ts. */
    eventTypes: p.type(TextArray).$type<string[]>(),
    /** What the tenant wants; a suspended endpoint keeps it true. */
    enabled: p.boolean(),
    status: p.text().$type<WebhookEndpointStatus>(),
    statusReason: p.text().nullable(),
    suspendedAt: p.datetime().nullable(),
    /** Deliveries archived as failed since one last succeeded. */
    consecutiveFailures: p.integer(),
    /** The tenant's commit number when it last became ACTIVE: what was announced up to it is not for this endpoint. */
    activeAfter: p.bigint('bigint'),
    /** The whole secret text, sealed by the vault under `secretContext`. */
    secret: p.blob().$type<Buffer>(),
    kekId: p.text(),
    /** The one before, under the same seal, and until when it signs too; null while one signs alone. */
    previousSecret: p.blob().$type<Buffer>().nullable(),
    previousUntil: p.datetime().nullable(),
    /** Its last four characters, which are all that is ever shown again. */
    secretTail: p.text(),
    metadata: p.json<Metadata>(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
  },
});

export type WebhookEndpoint = InferEntity<typeof WebhookEndpointEntity>;

/** The secrets that sign what an endpoint is sent at an instant, in clear: the newest first. */
export function secretsOf(
  vault: Vault, tenant: string, { endpointId, secret, previousSecret, previousUntil }: SealedSecrets, at: Date,
): string[] {
  const sealed = previousSecret && previousUntil && at < previousUntil ? [secret, previousSecret] : [secret];
  return sealed.map((it) => vault.open(it, secretContext(tenant, endpointId)).toString());
}

/** What of an endpoint its secrets are read from. */
type SealedSecrets = Pick<WebhookEndpoint, 'endpointId' | 'secret' | 'previousSecret' | 'previousUntil'>;

/** What an endpoint's secret is sealed under, so that no row can pass as another's. */
export function secretContext(tenant: string, endpointId: string): string {
  return `webhook-secret ${tenant} ${endpointId}`;
}
