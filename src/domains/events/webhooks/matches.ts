/** What decides where an event is sent. */
export interface AnnouncedEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An endpoint's own troubles are not sent to it: it could not take them, and each would cause the next. */
const NOT_TO_ITSELF: ReadonlySet<string> = new Set(['webhook_endpoint.suspended', 'webhook_delivery.archived']);

/** Whether one filter lets an event type through: the type itself, a beginning with `.*`, or `*`. */
export function matchesType(filter: string, type: string): boolean {
  return filter === type || filter === '*' || (filter.endsWith('.*') && type.startsWith(filter.slice(0, -1)));
}

/** Whether an endpoint with these filters is to be sent the event; its status is not looked at. */
export function wantsEvent(
  endpoint: { readonly endpointId: string; readonly eventTypes: readonly string[] }, event: AnnouncedEvent,
): boolean {
  if (NOT_TO_ITSELF.has(event.type) && event.data['endpoint_id'] === endpoint.endpointId) return false;
  return endpoint.eventTypes.some((filter) => matchesType(filter, event.type));
}
