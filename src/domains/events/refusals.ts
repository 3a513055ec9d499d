import type { CreateWebhookEndpointRequest, UpdateWebhookEndpointRequest } from '../../../generated/models.ts';
import type { Asked, RequestRefusals } from '../../platform/http/request-refusals.ts';
import { OutboundTransport } from '../../platform/http/outbound.ts';
import { startOf } from './queries.ts';
import { requireUrl } from './webhooks/check-url.ts';
import { requireKnownTypes } from './webhooks/event-types.ts';

type Endpoint = Asked<Pick<CreateWebhookEndpointRequest & UpdateWebhookEndpointRequest, 'event_types'> & { readonly url?: string }>;

/** Where mocks run, endpoints are on the same machine, as under `make run`. Where a name leads only a look-up can say. */
const local = new OutboundTransport({ allowLoopback: true });

const requireEndpoint = ({ body: { url, event_types } }: Endpoint): void => {
  if (url !== undefined) requireUrl(url, local);
  if (event_types) requireKnownTypes(event_types);
};

/** What requests of events and webhooks are refused for by themselves. */
export const eventRefusals: RequestRefusals = {
  createWebhookEndpoint: requireEndpoint,
  updateWebhookEndpoint: requireEndpoint,
  listEvents: ({ query: { after } }: Asked<undefined, { after?: string }>) => void startOf(after),
};
