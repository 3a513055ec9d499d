import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteKey } from '../../../platform/db/command.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockRow } from '../../../platform/db/lock-row.ts';
import { once } from '../../../platform/idempotency/idempotency.ts';
import { WebhookEndpointEntity, type WebhookEndpoint } from '../webhooks/endpoint.entity.ts';
import type { StoredDelivery } from './delivery.ts';

/** Deliveries archived in a row that suspend an endpoint (decision 20). */
export const SUSPENDED_AFTER = 20;

export type CommandContext = (tenant: string, actor?: string, command?: WriteKey) => Context;

/** Announces a delivery that was given up after its last attempt, and counts it against its endpoint: once, whoever does it. */
export async function countArchived(contextFor: CommandContext, delivery: StoredDelivery): Promise<void> {
  const ctx = contextFor(delivery.tenant, 'system', { id: `webhook-archived:${delivery.delivery_id}`, digest: null, status: 200 });
  await once(() => ctx.db.write(async (unit) => {
    await lockRow(unit.em, 'webhook_endpoints', { tenant_id: ctx.tenant, endpoint_id: delivery.endpoint_id });
    const endpoint = await unit.em.findOne(WebhookEndpointEntity, { tenantId: ctx.tenant, endpointId: delivery.endpoint_id });
    announceArchived(unit, delivery);
    if (endpoint) countFailure(unit, endpoint, delivery, ctx.clock.now());
    return null;
  }));
}

function announceArchived({ announce }: WriteUnit, delivery: StoredDelivery): void {
  // An archive announced for each archive announced would never end.
  if (delivery.event_type === 'webhook_delivery.archived') return;
  const { delivery_id, endpoint_id, event_id, event_type, attempt, error, response_status } = delivery;
  announce({
    type: 'webhook_delivery.archived', entityId: delivery_id, version: 1n,
    data: {
      attempt, delivery_id, endpoint_id, error: present(error, 'the failure of an archived delivery'), event_id, event_type,
      response_status,
    },
  });
}

function countFailure({ announce }: WriteUnit, endpoint: WebhookEndpoint, delivery: StoredDelivery, now: Date): void {
  endpoint.consecutiveFailures += 1;
  if (endpoint.consecutiveFailures < SUSPENDED_AFTER || endpoint.status !== 'ACTIVE') return;
  endpoint.status = 'SUSPENDED';
  endpoint.statusReason = `${endpoint.consecutiveFailures} deliveries in a row were archived. ${reasonOf(delivery)}`;
  endpoint.suspendedAt = now;
  endpoint.updatedAt = now;
  endpoint.version += 1n;
  announce({
    type: 'webhook_endpoint.suspended', entityId: endpoint.endpointId, version: endpoint.version,
    data: {
      consecutive_failures: endpoint.consecutiveFailures, endpoint_id: endpoint.endpointId, status: endpoint.status,
      suspended_at: now.toISOString(),
    },
  });
}

function reasonOf({ error, response_status }: StoredDelivery): string {
  switch (error) {
    case 'HTTP_STATUS': return `The last was answered with ${response_status}.`;
    case 'REDIRECT': return `The last was answered with a redirect.`;
    case 'TIMEOUT': return 'The last was not answered in time.';
    case 'NAME_NOT_RESOLVED': return 'The last did not find the address of its name.';
    case 'ADDRESS_REFUSED': return 'The last led to an address that is not public.';
    default: return 'The last found no connection.';
  }
}

/** Something has arrived: failures count from 0 again. */
export async function forgetFailures(contextFor: CommandContext, tenant: string, endpointId: string): Promise<void> {
  const ctx = contextFor(tenant);
  await ctx.db.write(async ({ em }) => {
    await lockRow(em, 'webhook_endpoints', { tenant_id: tenant, endpoint_id: endpointId });
    await em.nativeUpdate(WebhookEndpointEntity, { tenantId: tenant, endpointId, status: 'ACTIVE' }, { consecutiveFailures: 0 });
    return null;
  });
}
