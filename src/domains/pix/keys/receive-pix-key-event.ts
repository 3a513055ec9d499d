import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import type { EventsContext } from '../context.ts';
import { pixKeyEvents } from './provider-events.ts';

/**
 * Takes what a provider tells about keys and claims: an event of this door is given to its handler, once; any other is
 * kept.
 * @throws ApiError WEBHOOK_REJECTED, OVERLOADED.
 */
export async function receivePixKeyEvent(ctx: ReceiverContext & EventsContext): Promise<ProviderAck> {
  const { event } = ctx.delivery.event;
  return takeDelivery(ctx, Object.hasOwn(pixKeyEvents, event) ? ctx.eventHandler(event) : undefined);
}
