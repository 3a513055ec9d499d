/**
 * What a provider tells at the door for payments. Source: the contract of `receivePixWebhook`, which has the data of
 * each; payments of the other rails come by the same door.
 */
export const paymentEvents = [
  'PAYMENT_SETTLED', 'PAYMENT_FAILED', 'CREDIT_RECEIVED', 'RETURN_SETTLED', 'RETURN_FAILED', 'RETURN_RECEIVED', 'QR_CHARGE_CANCELLED',
] as const;

export type PaymentEvent = (typeof paymentEvents)[number];
