/** All that others may import of events. */
export { eventResource, type FeedContext } from './queries.ts';
export type { Backlogs, WebhooksContext } from './webhooks/context.ts';
export { WebhookEndpointEntity } from './webhooks/endpoint.entity.ts';
export { webhookEndpointResource } from './webhooks/queries.ts';
export { WebhookTransport, type Resolve } from './webhooks/transport.ts';
