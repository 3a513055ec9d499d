import type { ProviderAck, ProviderReceiver } from '../../../generated/models.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sha256 } from '../canonical.ts';
import type { RequestContext } from '../http/request-context.ts';
import { Replay, type WriteKey } from '../db/command.ts';
import { ApiError, RequestInvalid } from '../errors.ts';
import { once } from '../idempotency/idempotency.ts';
import type { DeliveryOutcome } from './delivery.entity.ts';
import { deliveryId, deliveryOf, deliveryRow, keptText, type DeliveryRow } from './delivery-row.ts';
import { PROVIDER_DELIVERIES } from './metrics.ts';
import { EventMalformed, reject, type ProviderDelivery, type ReceivedEvent } from './receiver.ts';

/** The context of a delivery that has passed the receiver. Its command is `deliveryCommand`. */
export interface ReceiverContext extends RequestContext, EventsContext {
  readonly delivery: ProviderDelivery;
}

export interface EventsContext {
  /** Returns the handler of an event at a receiver; undefined when the receiver does not handle it. */
  eventHandler(receiver: OperationId, event: string): BoundHandler | undefined;
}

/**
 * Handlers of events, by the event's name. A handler makes its writes with the context that it receives, at most one of them under the
 * context's command: that records the delivery in the transaction of the event's effect, so that of repetitions, also concurrent ones, one
 * has an effect, and one that fails leaves the delivery to be sent again. The subject of an event can reach us in other deliveries too, so
 * a handler knows it by its own name as well.
 */
export type EventHandlers<C> = Readonly<Record<string, EventHandler<C> | RecordingHandler<C>>>;
export type EventHandler<C> = (ctx: C, event: ReceivedEvent, delivery: ProviderDelivery) => Promise<unknown>;

/** Events that receivers handle, by the operation. */
export type Receivers = Readonly<Partial<Record<OperationId, readonly string[]>>>;

/**
 * Handler of one command of the journal, which loads the delivery by the id of its row and writes that row with the event's effect: neither
 * takes a round trip of its own.
 */
export interface RecordingHandler<C> {
  /** @returns whether the delivery is on record now; if not, it is left to be kept. */
  readonly record: (ctx: C, event: ReceivedEvent, row: DeliveryRow) => Promise<boolean>;
}

/** Handler with its context. */
export type BoundHandler = ((event: ReceivedEvent, delivery: ProviderDelivery) => Promise<unknown>) | {
  record(event: ReceivedEvent, row: DeliveryRow): Promise<boolean>;
};

export function bindHandler<C>(handler: EventHandler<C> | RecordingHandler<C>, ctx: C): BoundHandler {
  return typeof handler === 'function'
    ? (event, delivery) => handler(ctx, event, delivery)
    : { record: (event, row) => handler.record(ctx, event, row) };
}

/** Returns the identity of a delivery's write. */
export function deliveryCommand({ providerId, key }: ProviderDelivery): WriteKey {
  return { id: `delivery:${providerId}:${key}`, digest: null, status: 200 };
}

const TAKEN: ProviderAck = { status: 'ok' };

/**
 * Processes an event once, and keeps the delivery with its outcome. An event that the receiver does not handle is kept and changes nothing;
 * one that its handler cannot read is kept and announced, for sending it again would not help.
 * @throws ApiError WEBHOOK_REJECTED for an event that is refused, which may be taken later; any other error of the handler.
 */
export async function takeDelivery(ctx: ReceiverContext): Promise<ProviderAck> {
  const { event, isReadable } = ctx.delivery;
  const handle = ctx.eventHandler(ctx.operation.operationId, event.event);
  if (!isReadable) return (await wasTaken(ctx)) ? taken('REPEATED') : quarantine(ctx);
  const records = typeof handle === 'object';
  if (!records && (await wasTaken(ctx))) return taken('REPEATED');
  if (!handle) {
    await keep(ctx, 'KEPT');
    return TAKEN;
  }
  try {
    if (!records) await handle(event, ctx.delivery);
    else if (await handle.record(event, deliveryRow(ctx))) return taken('APPLIED');
  } catch (error) {
    if (error instanceof EventMalformed || error instanceof RequestInvalid) return quarantine(ctx);
    if (!(error instanceof Replay)) await refuse(ctx, error);
  }
  await keep(ctx, 'APPLIED');
  return TAKEN;
}

/** Announces an unreadable event before the delivery counts as taken: after a crash in between it is still announced once. */
async function quarantine(ctx: ReceiverContext): Promise<ProviderAck> {
  const { providerId, key, digest, event: { event, occurred_at } } = ctx.delivery;
  const receiver = ctx.operation.operationId as ProviderReceiver;
  ctx.log.warn({ provider_id: providerId, receiver, event, digest }, 'an event of a provider cannot be read');
  await once(() => ctx.db.write(async ({ announce }) => {
    announce({
      type: 'provider_event.unreadable', entityId: `pev_${sha256(JSON.stringify([providerId, key])).slice(0, 32)}`, version: 1n,
      correlation: {},
      data: { provider_id: providerId, receiver, event, digest, occurred_at: new Date(occurred_at).toISOString() },
    });
    return TAKEN;
  }));
  await keep(ctx, 'UNREADABLE', 'DATA_INVALID');
  return TAKEN;
}

/** Keeps a failed delivery too; a failure to keep it does not hide why it failed. */
async function refuse(ctx: ReceiverContext, error: unknown): Promise<never> {
  const isRefused = error instanceof ApiError && error.status < 500;
  const code = error instanceof ApiError ? error.code : 'INTERNAL';
  await keep(ctx, 'FAILED', code).catch((failure: unknown) => ctx.log.warn({ err: failure }, 'a delivery could not be stored'));
  if (!isRefused) throw error;
  ctx.log.warn({ provider_id: ctx.delivery.providerId, event: ctx.delivery.event.event, code }, 'an event of a provider is refused');
  return reject();
}

/** Counts a delivery that is not kept here, and answers it. */
function taken(outcome: DeliveryOutcome | 'REPEATED'): ProviderAck {
  PROVIDER_DELIVERIES.of(outcome).add();
  return TAKEN;
}

const FIND = { name: 'find-deliveries', text: 'select * from razao.find_deliveries($1, $2, $3)' };
const KEEP = { name: 'keep-deliveries', text: 'select razao.keep_deliveries($1, $2, $3)' };

interface KeptRow {
  provider_id: string;
  delivery_key: string;
}

async function wasTaken(ctx: ReceiverContext): Promise<boolean> {
  const { db, delivery: { providerId, key } } = ctx;
  const known = await db.lookUp<KeptRow>('deliveries', deliveryId(providerId, key), async (query, ids) => {
    const asked = ids.map(deliveryOf);
    const rows = await query<KeptRow>(FIND, [db.tenant, asked.map(([provider]) => provider), asked.map(([, it]) => it)]);
    return new Map(rows.map((row) => [deliveryId(row.provider_id, row.delivery_key), row]));
  });
  return known !== undefined;
}

/** Deliveries of one tenant that end together are written together. */
async function keep(ctx: ReceiverContext, outcome: DeliveryOutcome, error: string | null = null): Promise<void> {
  const { db, clock } = ctx;
  PROVIDER_DELIVERIES.of(outcome).add();
  const row = keptText(ctx, outcome, error);
  await db.lookUp<true>('keep-deliveries', row, async (query, rows) => {
    await query(KEEP, [db.tenant, clock.now(), `[${rows.join()}]`]);
    return new Map(rows.map((kept) => [kept, true]));
  });
}

