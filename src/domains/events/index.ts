export type { DeliveriesContext } from './deliveries/deliveries.ts';
export { openDeliveries, type RunningDeliveries } from './deliveries/open-deliveries.ts';
export { WebhookEndpointEntity } from './webhooks/endpoint.entity.ts';
export { webhookEndpointResource } from './webhooks/queries.ts';
