import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';

/** Takes events of mandates and their charges from a provider. @throws ApiError and RequestInvalid as `takeDelivery`. */
export function receivePixMandateEvent(ctx: ReceiverContext): Promise<ProviderAck> {
  return takeDelivery(ctx);
}

/** The same at the former address, which names no provider. */
export function receivePixMandateEventDeprecated(ctx: ReceiverContext): Promise<ProviderAck> {
  return receivePixMandateEvent(ctx);
}
