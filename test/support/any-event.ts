import type { EventType } from '../../generated/events.ts';
import type { EventDraft, EventOf } from '../../src/platform/outbox/event.ts';

/** Event that no contract describes, for tests of how events are stored and delivered. */
export function anyEvent(event: EventDraft): EventOf<EventType> {
  return event as EventOf<EventType>;
}
