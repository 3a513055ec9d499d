import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';

/** Takes events of keys and claims from a provider. @throws ApiError and RequestInvalid as `takeDelivery`. */
export function receivePixKeyEvent(ctx: ReceiverContext): Promise<ProviderAck> {
  return takeDelivery(ctx);
}

/** The same at the former address, which names no provider. */
export function receivePixKeyEventDeprecated(ctx: ReceiverContext): Promise<ProviderAck> {
  return receivePixKeyEvent(ctx);
}
