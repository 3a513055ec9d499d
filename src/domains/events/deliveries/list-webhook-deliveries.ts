import type { WebhookDelivery, WebhookDeliveryListResponse, WebhookDeliveryState } from '../../../../generated/models.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import type { StoredDelivery, FailedAttempt } from './delivery.ts';
import type { DeliveriesContext } from './deliveries.ts';

/** What a list of deliveries may be narrowed by. */
export interface DeliveryFilters {
  endpoint_id?: string | undefined;
  event_id?: string | undefined;
  state?: WebhookDeliveryState | undefined;
}

/**
 * The attempts to deliver to the tenant's endpoints, newest first.
 * @throws ApiError INVALID_CURSOR; SERVICE_UNAVAILABLE without MongoDB.
 */
export async function listWebhookDeliveries(
  ctx: DeliveriesContext, filters: DeliveryFilters, query: PageQuery,
): Promise<WebhookDeliveryListResponse> {
  const page = new Page<string>(ctx, 'listWebhookDeliveries', filters, query);
  const { endpoint_id, event_id, state } = filters;
  const attempts = await ctx.deliveries.store.list({
    tenant: ctx.tenant, ...(endpoint_id !== undefined && { endpoint_id }), ...(event_id !== undefined && { event_id }),
    ...(state !== undefined && { state }),
  }, page.after, page.take);
  const { data, next_cursor } = page.close(attempts, ({ delivery_id }) => delivery_id, presentDelivery);
  return { items: data, next_cursor };
}

function presentDelivery(attempt: StoredDelivery | FailedAttempt): WebhookDelivery {
  const { delivery_id, endpoint_id, event_id, event_type, state, response_status, duration_ms, error } = attempt;
  return {
    delivery_id, endpoint_id, event_id, event_type, attempt: attempt.attempt, state, response_status, duration_ms, error,
    next_attempt_at: attempt.next_attempt_at?.toISOString() ?? null,
    attempted_at: attempt.attempted_at?.toISOString() ?? null,
    created_at: attempt.created_at.toISOString(),
  };
}
