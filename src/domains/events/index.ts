/** All that others may import of events. */
export type { DeliveriesContext } from './deliveries/deliveries.ts';
export { deliveriesKept } from './deliveries/delivery.ts';
export { readDeliveriesSize } from './deliveries/delivery-size.ts';
export type { Backlogs } from './webhooks/context.ts';
export type { Resolve } from '../../platform/http/outbound.ts';
export { webhookEndpointResource } from './webhooks/queries.ts';
export { newSecret as newWebhookSecret } from './webhooks/signing.ts';
export { updateWebhookEndpoint } from './webhooks/update-webhook-endpoint.ts';
