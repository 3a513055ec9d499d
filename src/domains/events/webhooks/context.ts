import type { Context } from '../../../platform/context.ts';
import type { OutboundTransport } from '../../../platform/http/outbound.ts';

/** How many events wait for each of the tenant's endpoints that are asked for; one that is left out has none. */
export type Backlogs = (tenant: string, endpointIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** What verbs about webhook endpoints work with. */
export type WebhooksContext = Context & {
  readonly webhooks: {
    readonly transport: OutboundTransport;
    readonly backlogs: Backlogs;
  };
};
