import type { Event } from '../../../../generated/models.ts';
import { eventSchemas } from '../../../../generated/events.ts';
import type { PageConsumer, PlacedEvent, Wanted } from '../../../platform/worker/consumer.ts';
import { matchesType, wantsEvent } from '../webhooks/matches.ts';
import { deliveryKey, type StoredDelivery } from './delivery.ts';
import type { DeliveryEngine } from './engine.ts';
import { BACKLOG_LIMIT, type DeliveryStore } from './store.ts';
import type { Target, Targets } from './targets.ts';

/** After these an endpoint may be off, and what waits for it is given up. */
const SWITCHES = ['webhook_endpoint.updated', 'webhook_endpoint.suspended', 'webhook_endpoint.deleted'];
const TYPES = Object.keys(eventSchemas);

/** The publication of events: queues each for the endpoints of its tenant that want it, and has it sent at once. */
export function publication(store: DeliveryStore, targets: Targets, engine: DeliveryEngine): PageConsumer {
  return {
    name: 'webhooks',
    pollEveryMs: 50,
    isReady: () => store.isReady,
    wants: async (tenants) => {
      const active = Map.groupBy((await targets.ofAll(tenants)).filter(isActive), ({ tenant }) => tenant);
      return new Map(tenants.map((tenant) => [tenant, wantedBy(active.get(tenant) ?? [])]));
    },
    handlePage: async (tenant, events) => {
      // Read behind the page: an endpoint that was switched on or off within it or before is seen as it was left.
      for (const target of (await targets.all(tenant)).filter(isActive)) {
        if (await queue(store, tenant, target, events)) engine.wake(tenant, target.endpointId);
      }
      for (const { type, entityId } of events) if (SWITCHES.includes(type)) await engine.giveUpWhatIsOff(tenant, entityId);
    },
  };
}

function wantedBy(active: readonly Target[]): Wanted {
  return { types: [...new Set([...SWITCHES, ...typesOf(active)])], isPressing: active.length > 0 };
}

/** The types of events that any of these endpoints wants. */
export function typesOf(targets: readonly Target[]): string[] {
  const filters = targets.flatMap(({ eventTypes }) => eventTypes);
  return TYPES.filter((type) => filters.some((filter) => matchesType(filter, type)));
}

function isActive({ status }: Target): boolean {
  return status === 'ACTIVE';
}

/** @returns whether the endpoint wants any of the events. */
async function queue(store: DeliveryStore, tenant: string, target: Target, events: readonly PlacedEvent[]): Promise<boolean> {
  const wanted = events.filter((event) => event.commitNo > target.activeAfter && wantsEvent(target, event));
  if (wanted.length === 0) return false;
  const room = BACKLOG_LIMIT - (await store.backlog(target.endpointId));
  await store.add(wanted.map((event, i) => {
    const delivery = newDelivery(store, tenant, target, event);
    return i < room ? delivery : store.unsent(delivery);
  }));
  return true;
}

/** An event as it is queued for an endpoint. */
export function newDelivery(store: DeliveryStore, tenant: string, target: Target, event: PlacedEvent): StoredDelivery {
  return {
    _id: deliveryKey(target.endpointId, event.eventId), tenant, endpoint_id: target.endpointId, event_id: event.eventId,
    event_type: event.type, entity_id: event.entityId, commit_no: event.commitNo, n: event.n, occurred_at: event.occurredAt,
    activation: target.activeAfter, state: 'PENDING', event: JSON.stringify(envelope(event)),
    ...(event.trace && { trace: event.trace }), ...store.newAttempt(),
  };
}

function envelope({ eventId, type, occurredAt, tenant, entityId, version, correlation, data }: PlacedEvent): Event {
  const occurred_at = occurredAt.toISOString();
  return {
    event_id: eventId, event_type: type, event_version: 1, occurred_at, published_at: occurred_at, tenant,
    entity: { entity_id: entityId, version: Number(version) }, correlation: { ...correlation }, data,
  };
}
