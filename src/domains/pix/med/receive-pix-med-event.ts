import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';

/** Takes events of MED cases from a provider. @throws ApiError and RequestInvalid as `takeDelivery`. */
export function receivePixMedEvent(ctx: ReceiverContext): Promise<ProviderAck> {
  return takeDelivery(ctx);
}

/** The same at the former address, which names no provider. */
export function receivePixMedEventDeprecated(ctx: ReceiverContext): Promise<ProviderAck> {
  return receivePixMedEvent(ctx);
}
