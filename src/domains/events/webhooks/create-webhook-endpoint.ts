import type { CreateWebhookEndpointRequest, WebhookEndpointCreatedResponse } from '../../../../generated/models.ts';
import { checkUrl } from './check-url.ts';
import type { WebhooksContext } from './context.ts';
import { secretContext, WebhookEndpointEntity } from './endpoint.entity.ts';
import { requireKnownTypes } from './event-types.ts';
import { presentEndpoint } from './present.ts';
import { lastCommit } from './queries.ts';
import { newSecret, SECRET_TAIL } from './signing.ts';

/**
 * Has events sent to an address from now on. The answer alone shows the secret; what is stored of it is masked.
 * @throws ApiError WEBHOOK_URL_REFUSED, UNKNOWN_EVENT_TYPE, QUOTA_EXCEEDED.
 */
export async function createWebhookEndpoint(
  ctx: WebhooksContext, body: CreateWebhookEndpointRequest,
): Promise<WebhookEndpointCreatedResponse> {
  const eventTypes = body.event_types ?? ['*'];
  await checkUrl(body.url, ctx.webhooks.transport);
  requireKnownTypes(eventTypes);
  const secret = newSecret();
  const masked = await ctx.db.write(async ({ em, announce, count }) => {
    const endpoint = em.create(WebhookEndpointEntity, {
      ...newRow(ctx, secret), url: body.url, description: body.description ?? null, eventTypes, metadata: body.metadata ?? {},
      enabled: body.enabled ?? true, status: body.enabled === false ? 'DISABLED' : 'ACTIVE', activeAfter: await lastCommit(em, ctx.tenant),
    });
    em.persist(endpoint);
    count('webhook_endpoints', 1);
    const { endpointId, enabled, status } = endpoint;
    announce({
      type: 'webhook_endpoint.created', entityId: endpointId, version: 1n,
      data: { enabled, endpoint_id: endpointId, event_types: eventTypes, status },
    });
    return presentEndpoint(endpoint, 0);
  });
  return { ...masked, secret };
}

function newRow({ tenant, actor, clock, ids, vault }: WebhooksContext, secret: string) {
  const now = clock.now();
  const endpointId = ids.next('whe');
  return {
    tenantId: tenant, endpointId, statusReason: null, suspendedAt: null, consecutiveFailures: 0,
    secret: vault.seal(Buffer.from(secret), secretContext(tenant, endpointId)), kekId: vault.kekId, secretTail: secret.slice(-SECRET_TAIL),
    previousSecret: null, previousUntil: null,
    version: 1n, createdAt: now, createdBy: actor, updatedAt: now,
  };
}
