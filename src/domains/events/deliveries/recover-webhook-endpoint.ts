import type { RecoverWebhookEndpointRequest, WebhookRecoveryResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { fail } from '../../../platform/errors.ts';
import { OUTBOX_COLUMNS, placedEvent, type OutboxRow } from '../../../platform/worker/consumer.ts';
import { wantsEvent } from '../webhooks/matches.ts';
import { deliveryKey } from './delivery.ts';
import type { DeliveriesContext } from './deliveries.ts';
import { newDelivery, typesOf } from './publish-events.ts';
import { findEvent, resendEvent } from './resend-event.ts';
import { BACKLOG_LIMIT, type Archived } from './store.ts';
import type { Target } from './targets.ts';

const DAY_MS = 86_400_000;
/** Events that are held at once. */
const PAGE = 500;
const READ = { name: 'read-outbox-since', text: `select ${OUTBOX_COLUMNS} from razao.read_outbox_since($1, $2, $3, $4, $5, $6, $7)` };

/**
 * Queues what was not delivered to an endpoint since an instant, the oldest first, as far as its backlog has room; what waits for a
 * later attempt is tried now. With an event, that one alone: see `resendEvent`.
 * @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_NOT_ACTIVE, EVENT_NOT_FOUND; SERVICE_UNAVAILABLE without MongoDB.
 */
export async function recoverWebhookEndpoint(
  ctx: DeliveriesContext, endpointId: string, body: RecoverWebhookEndpointRequest,
): Promise<WebhookRecoveryResponse> {
  const { store, targets, engine, keptDays } = ctx.deliveries;
  const target = await targets.one(ctx.tenant, endpointId);
  if (!target) fail('WEBHOOK_ENDPOINT_NOT_FOUND', { endpoint_id: endpointId });
  const event = body.event_id === undefined ? undefined : await findEvent(ctx, body.event_id);
  if (target.status !== 'ACTIVE') fail('WEBHOOK_ENDPOINT_NOT_ACTIVE', { status: target.status });
  if (event) {
    const resent = await resendEvent(ctx, target, event);
    return ctx.db.write(async () => resent);
  }
  const kept = ctx.clock.now().getTime() - keptDays * DAY_MS;
  const since = new Date(Math.max(new Date(present(body.since, 'an instant or an event')).getTime(), kept, target.createdAt.getTime()));
  await engine.giveUpWhatIsOff(ctx.tenant, endpointId);
  await engine.announceArchived(endpointId);
  const archived: Archived = { endpointId, since, types: typesOf([target]) };
  const waiting = await store.backlog(endpointId);
  const room = BACKLOG_LIMIT - waiting;
  await recordMissed(ctx, target, archived, room);
  const hastened = await store.hasten(archived);
  const queued = await requeue(ctx, target, archived, room);
  const hasMore = (await store.archived(archived, 1)).length > 0;
  if (queued + hastened > 0) engine.wake(ctx.tenant, endpointId);
  return ctx.db.write(async () => ({
    endpoint_id: endpointId, since: since.toISOString(), queued_count: queued, hastened_count: hastened, has_more: hasMore,
    backlog_count: waiting + queued,
  }));
}

async function requeue(ctx: DeliveriesContext, target: Target, archived: Archived, room: number): Promise<number> {
  const { store } = ctx.deliveries;
  let queued = 0;
  while (queued < room) {
    const page = await store.archived(archived, Math.min(PAGE, room - queued));
    if (page.length === 0) break;
    queued += await store.requeue(page, target.activeAfter);
  }
  return queued;
}

/**
 * Records the events that were never queued, since the endpoint was off or its publication came too late, as archived
 * unsent. Only events up to its last activation can be such; publication sees to those behind it. Ends when there is
 * more than fits into the backlog.
 */
async function recordMissed(ctx: DeliveriesContext, target: Target, archived: Archived, room: number): Promise<void> {
  const { store } = ctx.deliveries;
  let [commitNo, n] = [0, 0];
  for (;;) {
    const rows = await ctx.db.database.query<OutboxRow>(
      READ, [ctx.tenant, archived.since, commitNo, n, target.activeAfter, archived.types, PAGE]);
    const events = rows.map((row) => placedEvent(ctx.tenant, row)).filter((event) => wantsEvent(target, event));
    const known = await store.known(events.map(({ eventId }) => deliveryKey(target.endpointId, eventId)));
    await store.add(events
      .filter(({ eventId }) => !known.has(deliveryKey(target.endpointId, eventId)))
      .map((event) => ({ ...store.unsent(newDelivery(store, ctx.tenant, target, event)), missed: true as const })));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    [commitNo, n] = [Number(last.commit_no), last.n];
    if ((await store.countArchived(archived, commitNo, room + 1)) > room) return;
  }
}
