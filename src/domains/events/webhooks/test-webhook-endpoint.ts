import type { Event, WebhookTestResponse } from '../../../../generated/models.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { eventId, NO_CORRELATION } from '../../../platform/outbox/event.ts';
import type { WebhooksContext } from './context.ts';
import { secretsOf, type WebhookEndpoint } from './endpoint.entity.ts';
import { sendWebhook } from './send.ts';

const TYPE = 'webhook_endpoint.test';

/**
 * Sends one delivery that is about nothing that happened, whatever the endpoint's filters and status, and waits for what
 * becomes of it. It is kept nowhere; under an idempotency key its answer is.
 * @throws ApiError IDEMPOTENCY_IN_PROGRESS while the same request is under way.
 */
export function testWebhookEndpoint(ctx: WebhooksContext, endpoint: WebhookEndpoint): Promise<WebhookTestResponse> {
  return withIntent(ctx, 'whd', async ({ resourceId: deliveryId }) => {
    const { endpointId, url } = endpoint;
    const secrets = secretsOf(ctx.vault, ctx.tenant, endpoint, ctx.clock.now());
    const event = testEvent(ctx, endpoint, deliveryId);
    const outcome = await sendWebhook(
      { endpoint: { endpointId, url, secrets }, deliveryId, event }, { clock: ctx.clock, transport: ctx.webhooks.transport });
    const answer: WebhookTestResponse = {
      endpoint_id: endpointId, delivery_id: deliveryId, event_id: event.event_id, delivered: outcome.delivered,
      response_status: outcome.status, duration_ms: outcome.durationMs, error: outcome.error,
    };
    return ctx.db.command ? ctx.db.write(async () => answer) : answer;
  });
}

/** Its id comes from the delivery's, so that each test has another and none is that of an event of the feed. */
function testEvent({ tenant, clock }: WebhooksContext, { endpointId, version }: WebhookEndpoint, deliveryId: string): Event {
  const now = clock.now().toISOString();
  return {
    event_id: eventId(tenant, deliveryId, 1n, TYPE),
    event_type: TYPE,
    event_version: 1,
    occurred_at: now,
    published_at: now,
    tenant,
    entity: { entity_id: endpointId, version: Number(version) },
    correlation: NO_CORRELATION,
    data: { endpoint_id: endpointId },
    test: true,
  };
}
