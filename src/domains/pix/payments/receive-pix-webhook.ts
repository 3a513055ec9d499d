import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import type { EventsContext } from '../context.ts';
import { paymentEvents } from './events.ts';

/**
 * Takes what a provider tells about payments: an event of this door is given to its handler, once; any other is kept.
 * @throws ApiError WEBHOOK_REJECTED, OVERLOADED.
 */
export async function receivePixWebhook(ctx: ReceiverContext & EventsContext): Promise<ProviderAck> {
  const { event } = ctx.delivery.event;
  return takeDelivery(ctx, paymentEvents.some((name) => name === event) ? ctx.eventHandler(event) : undefined);
}
