import type { EventData, EventType } from '../../../generated/events.ts';
import { sha256 } from '../canonical.ts';
import type { Trace } from '../tracing/index.ts';

/** The topic of every event that a squad caused. */
export const SQUAD_TOPIC = 'squad';

/** What an event is about besides its entity; every member stands in the envelope, null where not applicable. */
export interface Correlation {
  obligation_id: string | null;
  sqd_id: string | null;
  swp_id: string | null;
  tx_id: string | null;
}

export const NO_CORRELATION: Correlation = { obligation_id: null, sqd_id: null, swp_id: null, tx_id: null };

/** An event as a verb or a decision announces it. `data` carries no personal data. */
export interface EventDraft {
  type: string;
  entityId: string;
  /** The entity's version after the change; an entity's versions have no holes. */
  version: bigint;
  correlation?: Partial<Correlation>;
  /** What consumers may choose it by besides its type, such as the rail of an obligation. It is not part of the event. */
  topic?: string;
  data: Record<string, unknown>;
  /** True for one that is read from the entry which keeps what it is about: it is no row of the outbox. */
  inEntry?: boolean;
  /** What of a trace its deliveries go on from. It is not part of the event. */
  trace?: Trace;
}

/** An event of these types: the compiler holds its data to what their contract says. */
export type EventOf<T extends EventType> = Omit<EventDraft, 'type' | 'data'> & { type: T; data: Members<EventData[T]> };

/** The same members as a type that has an index, as drafts need it: interfaces have none. Of a union, each. */
type Members<D> = D extends object ? { [K in keyof D]: D[K] } : never;

/** An event as a row of the outbox. */
export interface OutboxRow {
  n: number;
  event_id: string;
  type: string;
  entity: string;
  version: string;
  /** JSON text of an `EventBody`, empty for an event that its entry keeps. It is ours, so that Postgres need not read it. */
  body: string;
}

/** What is kept of an event besides what it is found by. */
export interface EventBody {
  correlation: Correlation;
  data: Record<string, unknown>;
  trace?: Trace;
}

export function readEventBody(text: string): EventBody {
  return JSON.parse(text) as EventBody;
}

/**
 * The deterministic id of an event, by which subscribers deduplicate.
 * It is `evt_` and the first 32 hex digits of SHA-256 over the RFC 8785 text of [tenant, entity, version, type], which is
 * what JSON.stringify writes for a list of texts and a whole number.
 */
export function eventId(tenant: string, entityId: string, version: bigint, type: string): string {
  return `evt_${sha256(JSON.stringify([tenant, entityId, Number(version), type])).slice(0, 32)}`;
}

/** The events of one commit as rows, in the order of their announcement, each at its place; an entry keeps its own. */
export function outboxRows(tenant: string, events: readonly EventDraft[]): OutboxRow[] {
  return events.flatMap((event, n) => (event.inEntry ? [] : [{
    n,
    event_id: eventId(tenant, event.entityId, event.version, event.type),
    type: event.type,
    entity: event.entityId,
    version: String(event.version),
    body: JSON.stringify({
      correlation: { ...NO_CORRELATION, ...event.correlation }, data: event.data, ...(event.trace && { trace: event.trace }),
    } satisfies EventBody),
  }]));
}

/** What is kept beside a commit of its events, so that a consumer passes over a commit without looking at them. */
export function announced(events: readonly EventDraft[]): string[] {
  return [...new Set(events.flatMap((event) => [event.type, ...topicsOf(event).map((topic) => withTopic(event.type, topic))]))];
}

function topicsOf({ topic, correlation }: EventDraft): string[] {
  return [topic, correlation?.sqd_id ? SQUAD_TOPIC : undefined].filter((it) => it !== undefined);
}

export function withTopic(type: string, topic: string): string {
  return `${type} ${topic}`;
}
