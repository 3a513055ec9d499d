import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import type { EventsContext } from '../context.ts';
import { medEventNames } from './events.ts';

/**
 * Takes what a provider tells about MED cases, at its own address or at the one of the incumbent: an event of this door is
 * given to its handler, once; any other is kept.
 * @throws ApiError WEBHOOK_REJECTED, OVERLOADED.
 */
export async function receivePixMedEvent(ctx: ReceiverContext & EventsContext): Promise<ProviderAck> {
  const { event } = ctx.delivery.event;
  return takeDelivery(ctx, medEventNames.some((name) => name === event) ? ctx.eventHandler(event) : undefined);
}
