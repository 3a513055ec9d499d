import type { BoundHandler } from '../../platform/receiver/take-delivery.ts';

/** What receivers need beside their delivery. */
export interface EventsContext {
  /** What an event of this name does; undefined when it changes nothing. */
  eventHandler(name: string): BoundHandler | undefined;
}
