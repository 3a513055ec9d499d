/** All that others may import of events. */
export type { DeliveriesContext } from './deliveries/deliveries.ts';
export type { Backlogs } from './webhooks/context.ts';
export { WebhookEndpointEntity } from './webhooks/endpoint.entity.ts';
export type { Resolve } from './webhooks/transport.ts';
