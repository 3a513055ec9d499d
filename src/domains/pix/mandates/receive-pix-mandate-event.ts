import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import type { EventsContext } from '../context.ts';
import { mandateEventNames } from './events.ts';

/**
 * Takes what a provider tells about mandates and their charges: an event of this door is given to its handler, once; any
 * other is kept.
 * @throws ApiError WEBHOOK_REJECTED, OVERLOADED.
 */
export async function receivePixMandateEvent(ctx: ReceiverContext & EventsContext): Promise<ProviderAck> {
  const { event } = ctx.delivery.event;
  return takeDelivery(ctx, mandateEventNames.some((name) => name === event) ? ctx.eventHandler(event) : undefined);
}
