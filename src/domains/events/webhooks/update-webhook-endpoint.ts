import type { UpdateWebhookEndpointRequest, WebhookEndpointResponse } from '../../../../generated/models.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import { overlapUntil } from '../../auth/index.ts';
import { checkUrl } from './check-url.ts';
import type { WebhooksContext } from './context.ts';
import { secretContext, type WebhookEndpoint } from './endpoint.entity.ts';
import { requireKnownTypes } from './event-types.ts';
import { presentEndpoint } from './present.ts';
import { backlogOf, lastCommit, lockEndpoint } from './queries.ts';
import { SECRET_TAIL } from './signing.ts';

/** What of an endpoint a change may change, by the caller's names. */
const WIRE_NAMES = {
  url: 'url', description: 'description', eventTypes: 'event_types', enabled: 'enabled', metadata: 'metadata', status: 'status',
} as const;

type Changeable = Pick<WebhookEndpoint, keyof typeof WIRE_NAMES>;

/**
 * Changes what is given. Switched on again, an endpoint receives what is announced from now on, and its failures count
 * from 0. Another secret signs beside the one before for a while. A change that changes nothing keeps the version and is
 * announced to nobody.
 * @param known the endpoint as the request found it.
 * @throws ApiError WEBHOOK_URL_REFUSED, UNKNOWN_EVENT_TYPE, WEBHOOK_ENDPOINT_NOT_FOUND.
 */
export async function updateWebhookEndpoint(
  ctx: WebhooksContext, known: WebhookEndpoint, body: UpdateWebhookEndpointRequest,
): Promise<WebhookEndpointResponse> {
  if (body.url !== undefined && body.url !== known.url) await checkUrl(body.url, ctx.webhooks.transport);
  if (body.event_types) requireKnownTypes(body.event_types);
  const backlog = await backlogOf(ctx, known.endpointId);
  return ctx.db.write(async ({ em, announce }) => {
    const endpoint = await lockEndpoint(em, ctx.tenant, known.endpointId);
    const now = ctx.clock.now();
    const wasActive = endpoint.status === 'ACTIVE';
    const changed = [...apply(endpoint, wanted(body)), ...(changeSecret(ctx, endpoint, body, now) ? ['secret'] : [])];
    if (changed.length === 0) return presentEndpoint(endpoint, backlog);
    if (changed.includes('status')) Object.assign(endpoint, { statusReason: null, suspendedAt: null });
    const isSwitchedOn = !wasActive && endpoint.status === 'ACTIVE';
    if (isSwitchedOn) Object.assign(endpoint, { consecutiveFailures: 0, activeAfter: await lastCommit(em, ctx.tenant) });
    endpoint.version += 1n;
    endpoint.updatedAt = now;
    const { endpointId, version, enabled, eventTypes, status } = endpoint;
    announce({
      type: 'webhook_endpoint.updated', entityId: endpointId, version,
      data: { changed, enabled, endpoint_id: endpointId, event_types: eventTypes, status },
    });
    return presentEndpoint(endpoint, status === 'ACTIVE' && !isSwitchedOn ? backlog : 0);
  });
}

function wanted({ url, description, event_types, enabled, metadata }: UpdateWebhookEndpointRequest): Partial<Changeable> {
  const given = {
    url, description, eventTypes: event_types, enabled, metadata,
    status: enabled === undefined ? undefined : enabled ? 'ACTIVE' : 'DISABLED',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Changeable>;
}

/** Sets the fields that differ. @returns their names as the caller knows them. */
function apply(endpoint: WebhookEndpoint, fields: Partial<Changeable>): string[] {
  const names = (Object.keys(fields) as (keyof Changeable)[])
    .filter((name) => canonicalJson(fields[name]) !== canonicalJson(endpoint[name] ?? null));
  for (const name of names) Object.assign(endpoint, { [name]: fields[name] });
  return names.map((name) => WIRE_NAMES[name]);
}

/** Makes another secret sign, and the previous one beside it for a while. @returns false when it is the one that signs already. */
function changeSecret(
  { vault, tenant }: WebhooksContext, endpoint: WebhookEndpoint,
  { secret, secret_overlap_hours: hours }: UpdateWebhookEndpointRequest, now: Date,
): boolean {
  const context = secretContext(tenant, endpoint.endpointId);
  if (secret === undefined || vault.open(endpoint.secret, context).toString() === secret) return false;
  const previousUntil = overlapUntil(now, hours);
  Object.assign(endpoint, {
    previousSecret: previousUntil && endpoint.secret, previousUntil,
    secret: vault.seal(Buffer.from(secret), context), kekId: vault.kekId, secretTail: secret.slice(-SECRET_TAIL),
  });
  return true;
}
