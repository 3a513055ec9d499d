import type { ProviderAck } from '../../../../generated/models.ts';
import { takeDelivery, type ReceiverContext } from '../../../platform/receiver/take-delivery.ts';

/**
 * Names of a provider's events at the endpoint for payments. Source: the contract of `receivePixWebhook`, which has the data of each;
 * payments of the other rails come by the same endpoint.
 */
export const paymentEvents = [
  'PAYMENT_SETTLED', 'PAYMENT_FAILED', 'CREDIT_RECEIVED', 'RETURN_SETTLED', 'RETURN_FAILED', 'RETURN_RECEIVED', 'RETURN_SENT',
  'QR_CHARGE_CANCELLED',
] as const;

export type PaymentEvent = (typeof paymentEvents)[number];

/** Takes events of payments from a provider. @throws ApiError and RequestInvalid as `takeDelivery`. */
export function receivePixWebhook(ctx: ReceiverContext): Promise<ProviderAck> {
  return takeDelivery(ctx);
}
