import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { DeliveriesContext } from './deliveries/deliveries.ts';
import { webhookMetrics } from './deliveries/metrics.ts';
import { openDeliveries } from './deliveries/open-deliveries.ts';
import { eventFunctions } from './events.sql.ts';
import { eventResource, type FeedContext } from './queries.ts';
import type { WebhooksContext } from './webhooks/context.ts';
import { secretContext, WebhookEndpointEntity } from './webhooks/endpoint.entity.ts';
import { webhookEndpointResource } from './webhooks/queries.ts';
import { OutboundTransport, type Resolve } from '../../platform/http/outbound.ts';
import { eventRefusals } from './refusals.ts';

export type { Resolve };

type Given = Dependencies & {
  /** How names of webhook endpoints are looked up; DNS unless given. */
  readonly substitutes: { readonly resolve?: Resolve | undefined };
};

type Brings = Pick<FeedContext, 'feedDays'> & Pick<WebhooksContext, 'webhooks'> & Pick<DeliveriesContext, 'deliveries'>;

/** The feed and webhooks. */
export const eventsModule: Module<Given, Brings> = {
  domain: 'events',
  entities: [WebhookEndpointEntity],
  refusals: eventRefusals,
  sealed: [{
    table: 'webhook_endpoints', key: ['tenant_id', 'endpoint_id'], isBound: true, hasKekId: true,
    columns: {
      secret: sealedBytes(({ tenant_id = '', endpoint_id = '' }) => secretContext(tenant_id, endpoint_id)),
      previous_secret: sealedBytes(({ tenant_id = '', endpoint_id = '' }) => secretContext(tenant_id, endpoint_id)),
    },
  }],
  functions: eventFunctions,
  metrics: webhookMetrics,
  recounts: { webhook_endpoints: 'select count(*)::int as used from razao.webhook_endpoints where tenant_id = ?' },
  resources: { event: eventResource, webhook_endpoint: webhookEndpointResource },
  open: ({ config, substitutes: { resolve }, ...given }, { contextFor, wakeAt }) => {
    const feedDays = config.RAZAO_OUTBOX_DAYS;
    const transport = new OutboundTransport({ allowLoopback: config.RAZAO_WEBHOOK_ALLOW_LOOPBACK, resolve });
    const deliveries = openDeliveries({
      ...given, keptDays: feedDays, isWorker: config.RAZAO_ROLES.includes('worker'), transport, contextFor, wakeAt,
    });
    return {
      context: { feedDays, webhooks: { transport, backlogs: deliveries.backlogs }, deliveries },
      jobs: deliveries.jobs,
      wakeUps: deliveries.wakeUps,
      consumers: [deliveries.publication],
      timed: [deliveries.timed],
      close: async () => {
        await deliveries.stop();
        transport.close();
      },
    };
  },
};
