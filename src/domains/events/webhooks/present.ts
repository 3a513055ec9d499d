import type { WebhookEndpointResponse } from '../../../../generated/models.ts';
import type { WebhookEndpoint } from './endpoint.entity.ts';
import { maskedSecret } from './signing.ts';

/** An endpoint as its tenant reads it, its secret masked. @param backlog events that wait to be sent to it. */
export function presentEndpoint(endpoint: WebhookEndpoint, backlog: number): WebhookEndpointResponse {
  return {
    endpoint_id: endpoint.endpointId,
    url: endpoint.url,
    description: endpoint.description ?? null,
    event_types: endpoint.eventTypes,
    enabled: endpoint.enabled,
    status: endpoint.status,
    status_reason: endpoint.statusReason ?? null,
    suspended_at: endpoint.suspendedAt?.toISOString() ?? null,
    consecutive_failures: endpoint.consecutiveFailures,
    backlog_count: backlog,
    secret: maskedSecret(endpoint.secretTail),
    previous_secret_until: endpoint.previousUntil?.toISOString() ?? null,
    metadata: endpoint.metadata,
    created_at: endpoint.createdAt.toISOString(),
    created_by: endpoint.createdBy,
    updated_at: endpoint.updatedAt.toISOString(),
    version: Number(endpoint.version),
  };
}
