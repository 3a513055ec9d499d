import type { Job, WakeUp } from '../../../platform/jobs/jobs.ts';
import type { TimedWork } from '../../../platform/worker/timed-work.ts';
import type { DeliveryEngine } from './engine.ts';

/** Wakes an endpoint that waits to try again. */
export const RETRY_WAKE_UP = 'retry-webhooks';

/** Wakes the deliveries again and again: catches up with what no process has in hand. */
export function deliveryJobs(engine: DeliveryEngine): Job[] {
  return [{ name: 'deliver-webhooks', every: '5 seconds', run: () => engine.tick() }];
}

/** Deliveries that wait for their next attempt, for a sandbox's clock. */
export function timedDeliveries(engine: DeliveryEngine): TimedWork {
  return {
    name: 'webhooks', nextDue: () => engine.nextDueAt(),
    runDue: async () => {
      await engine.tick();
      await engine.idle();
    },
  };
}

/** One wake-up an endpoint, set for the first of its partitions that waits: never one a delivery. */
export function deliveryWakeUps(engine: DeliveryEngine): WakeUp[] {
  return [{
    name: RETRY_WAKE_UP,
    run: async (key) => {
      const [tenant = '', endpointId = ''] = key.split(' ');
      engine.wake(tenant, endpointId);
    },
  }];
}

export function wakeUpKey(tenant: string, endpointId: string): string {
  return `${tenant} ${endpointId}`;
}
