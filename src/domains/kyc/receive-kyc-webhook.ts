import type { ProviderAck } from '../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../platform/receiver/take-delivery.ts';

/** Takes verdicts, screenings and expired documents from a provider. @throws ApiError and RequestInvalid as `takeDelivery` says. */
export function receiveKycWebhook(ctx: ReceiverContext): Promise<ProviderAck> {
  return takeDelivery(ctx);
}
