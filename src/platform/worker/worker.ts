import type { TimedWork } from './timed-work.ts';

/** Loop that runs as long as the service. */
export interface Worker {
  /** Its work that waits for moments, if there is any. */
  readonly timed?: TimedWork | undefined;
  start(): void;
  /** Resolves when it has nothing in hand any more. */
  stop(): Promise<void>;
}
