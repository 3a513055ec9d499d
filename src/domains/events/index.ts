/** All that others may import of events. */
export type { DeliveriesContext } from './deliveries/deliveries.ts';
export { openDeliveries, type RunningDeliveries } from './deliveries/open-deliveries.ts';
export { eventFunctions } from './events.sql.ts';
export { eventResource, type FeedContext } from './queries.ts';
export type { Backlogs, WebhooksContext } from './webhooks/context.ts';
export { WebhookEndpointEntity } from './webhooks/endpoint.entity.ts';
export { webhookEndpointResource } from './webhooks/queries.ts';
export { WebhookTransport, type Resolve } from './webhooks/transport.ts';
