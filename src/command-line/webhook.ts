import { newWebhookSecret, updateWebhookEndpoint, webhookEndpointResource } from '../domains/events/index.ts';
import { derive } from '../platform/context.ts';
import { OutboundTransport } from '../platform/http/outbound.ts';
import { CommandFailed } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { withTenant } from './provider.ts';
import { readHours } from './read-option.ts';
import type { ActOptions } from './run.ts';

/** Secret that signs an endpoint's deliveries, shown this once. */
export interface WebhookCredentials {
  readonly endpoint_id: string;
  readonly secret: string;
  /** Time until which the previous secret signs too; null where it ended. */
  readonly previous_secret_until: string | null;
}

/**
 * Replaces the secret of a tenant's webhook endpoint.
 * @throws UsageError for invalid hours; CommandFailed for an unknown endpoint; AdminRefusal, KeyError.
 */
export function rotateWebhookSecret(
  endpointId: string, { tenant, overlapHours, actor, reason }: ActOptions & { tenant: string; overlapHours?: string }, env = process.env,
): Promise<WebhookCredentials> {
  const hours = readHours(overlapHours);
  return withTenant(tenant, async (given) => {
    const ctx = derive(given, {
      webhooks: { transport: new OutboundTransport({ allowLoopback: false }), backlogs: async () => new Map<string, number>() },
    });
    const known = await webhookEndpointResource.find(ctx, endpointId);
    if (!known) throw new CommandFailed(`${tenant} has no webhook endpoint ${endpointId}`, EXIT.REFUSED);
    const secret = newWebhookSecret();
    const { previous_secret_until } = await updateWebhookEndpoint(ctx, known, {
      secret, ...(hours !== undefined && { secret_overlap_hours: hours }),
    });
    return { endpoint_id: endpointId, secret, previous_secret_until: previous_secret_until ?? null };
  }, env, { command: 'webhook rotate-secret', subject: { endpoint_id: endpointId }, actor, reason });
}
