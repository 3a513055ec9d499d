import type { WebhookEndpointResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { presentEndpoint } from './present.ts';
import { lockEndpoint } from './queries.ts';

/**
 * Ends an endpoint and its secret for good. The answer is what it was, switched off.
 * @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND when it was deleted meanwhile.
 */
export function deleteWebhookEndpoint(ctx: Context, endpointId: string): Promise<WebhookEndpointResponse> {
  return ctx.db.write(async ({ em, announce, count }) => {
    const endpoint = await lockEndpoint(em, ctx.tenant, endpointId);
    const version = endpoint.version + 1n;
    em.remove(endpoint);
    count('webhook_endpoints', -1);
    announce({ type: 'webhook_endpoint.deleted', entityId: endpointId, version, data: { endpoint_id: endpointId } });
    const last = {
      ...endpoint, enabled: false, status: 'DISABLED' as const, statusReason: null, suspendedAt: null, version, updatedAt: ctx.clock.now(),
    };
    return presentEndpoint(last, 0);
  });
}
