import type { ReceivedEvent } from '../../platform/receiver/receiver.ts';

/** What receivers need beside their delivery. */
export interface EventsContext {
  /** What an event of this name does; undefined when it changes nothing. */
  eventHandler(name: string): ((event: ReceivedEvent) => Promise<unknown>) | undefined;
}
