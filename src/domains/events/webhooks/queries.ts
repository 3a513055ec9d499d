import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEndpointListResponse } from '../../../../generated/models.ts';
import { lockRow } from '../../../platform/db/lock-row.ts';
import { fail } from '../../../platform/errors.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import type { WebhooksContext } from './context.ts';
import { WebhookEndpointEntity, type WebhookEndpoint } from './endpoint.entity.ts';
import { presentEndpoint } from './present.ts';

const ENDPOINT_ID = /^whe_[0-9A-HJKMNP-TV-Z]{26}$/;

/** How the gateway loads the endpoint that a path names. */
export const webhookEndpointResource: ResourceKind<WebhookEndpoint> = {
  missing: 'WEBHOOK_ENDPOINT_NOT_FOUND',
  find: async (ctx, endpointId) =>
    ENDPOINT_ID.test(endpointId)
      ? (await ctx.db.read((em) => em.findOne(WebhookEndpointEntity, { tenantId: ctx.tenant, endpointId }))) ?? undefined
      : undefined,
};

/**
 * The tenant's webhook endpoints, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listWebhookEndpoints(ctx: WebhooksContext, query: PageQuery): Promise<WebhookEndpointListResponse> {
  const page = new Page<string>(ctx, 'listWebhookEndpoints', {}, query);
  const where = { tenantId: ctx.tenant, ...(page.after !== undefined && { endpointId: { $lt: page.after } }) };
  const rows = await ctx.db.read((em) => em.find(WebhookEndpointEntity, where, { orderBy: { endpointId: 'desc' }, limit: page.take }));
  const backlogs = await ctx.webhooks.backlogs(ctx.tenant, rows.map(({ endpointId }) => endpointId));
  const { data, next_cursor } = page.close(
    rows, ({ endpointId }) => endpointId, (row) => presentEndpoint(row, backlogs.get(row.endpointId) ?? 0));
  return { items: data, next_cursor };
}

/** How many events wait for one endpoint. */
export async function backlogOf(ctx: WebhooksContext, endpointId: string): Promise<number> {
  return (await ctx.webhooks.backlogs(ctx.tenant, [endpointId])).get(endpointId) ?? 0;
}

/**
 * The endpoint in its newest state, which stays so until the transaction ends.
 * @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND when it was deleted meanwhile.
 */
export async function lockEndpoint(em: EntityManager, tenant: string, endpointId: string): Promise<WebhookEndpoint> {
  await lockRow(em, 'webhook_endpoints', { tenant_id: tenant, endpoint_id: endpointId });
  return (await em.findOne(WebhookEndpointEntity, { tenantId: tenant, endpointId })) ?? fail('WEBHOOK_ENDPOINT_NOT_FOUND');
}

/**
 * The number of the tenant's last commit, and no other comes before this transaction ends: what is announced from then
 * on comes after it.
 */
export async function lastCommit(em: EntityManager, tenant: string): Promise<bigint> {
  const [head] = await em.execute<{ commit_no: string }[]>(
    'select commit_no from razao.heads where tenant_id = ? for no key update', [tenant],
  );
  return BigInt(head?.commit_no ?? 0);
}
