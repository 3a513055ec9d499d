import type { WebhookRecoveryResponse } from '../../../../generated/models.ts';
import { fail, invalid } from '../../../platform/errors.ts';
import { OUTBOX_COLUMNS, placedEvent, type OutboxRow, type PlacedEvent } from '../../../platform/worker/consumer.ts';
import { wantsEvent } from '../webhooks/matches.ts';
import { deliveryKey } from './delivery.ts';
import type { DeliveriesContext } from './deliveries.ts';
import { newDelivery } from './publish-events.ts';
import { BACKLOG_LIMIT } from './store.ts';
import type { Target } from './targets.ts';

const EVENT_ID = /^evt_[0-9a-f]{32}$/;
const FIND = { name: 'find-event-to-resend', text: `select ${OUTBOX_COLUMNS} from razao.find_event($1, $2)` };

/**
 * Sends one event to an endpoint again, whether it arrived, was given up or was never queued; one that waits for a later attempt is tried
 * now, with what waits before it about the same entity.
 * @throws ApiError SERVICE_UNAVAILABLE without MongoDB.
 * @throws RequestInvalid for an event that the endpoint neither wants nor had.
 */
export async function resendEvent(ctx: DeliveriesContext, target: Target, event: PlacedEvent): Promise<WebhookRecoveryResponse> {
  const { store, engine } = ctx.deliveries;
  const { endpointId } = target;
  const waiting = await store.backlog(endpointId);
  const known = await store.find(deliveryKey(endpointId, event.eventId));
  if (!known && !wantsEvent(target, event)) invalid(['body', 'event_id'], 'the endpoint does not want events of this type', 'value_error');
  const isFull = waiting >= BACKLOG_LIMIT;
  const hastened = known?.state === 'PENDING' ? await store.hastenOne(known) : 0;
  const delivery = newDelivery(store, ctx.tenant, target, event);
  const queued = known?.state === 'PENDING' || isFull ? 0 : known ? await store.resend(known, delivery) : await store.queue(delivery);
  if (queued + hastened > 0) engine.wake(ctx.tenant, endpointId);
  return {
    endpoint_id: endpointId, since: event.occurredAt.toISOString(), queued_count: queued, hastened_count: hastened,
    has_more: isFull && known?.state !== 'PENDING', backlog_count: waiting + queued,
  };
}

/** Finds an event of the tenant. @throws ApiError EVENT_NOT_FOUND for one that is not there, or no longer kept. */
export async function findEvent({ db, tenant }: DeliveriesContext, eventId: string): Promise<PlacedEvent> {
  const [row] = EVENT_ID.test(eventId) ? await db.database.query<OutboxRow>(FIND, [tenant, eventId]) : [];
  return row ? placedEvent(tenant, row) : fail('EVENT_NOT_FOUND', { event_id: eventId });
}
