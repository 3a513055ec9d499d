import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** Share of the time in which the event loop had work, from which on it counts as busy. */
const BUSY = 0.6;

/**
 * Tells work that can wait whether this process is busy. What is done for many rows at once costs less a row, so such work comes more
 * rarely then.
 */
export class LoopLoad {
  #last: EventLoopUtilization = performance.eventLoopUtilization();

  /** True when the event loop had work most of the time since this was asked last. */
  isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#last);
    this.#last = now;
    return utilization >= BUSY;
  }
}
