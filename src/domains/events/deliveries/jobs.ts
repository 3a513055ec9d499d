import type { Alarm, Job } from '../../../platform/jobs/jobs.ts';
import type { DeliveryEngine } from './engine.ts';

/** The alarm of an endpoint that waits to try again. */
export const RETRY_ALARM = 'retry-webhooks';

/** Wakes the deliveries again and again: catches up with what no process has in hand. */
export function deliveryJobs(engine: DeliveryEngine): Job[] {
  return [{ name: 'deliver-webhooks', every: '5 seconds', run: () => engine.tick() }];
}

/** One alarm an endpoint, set for the first of its partitions that waits: never one a delivery. */
export function deliveryAlarms(engine: DeliveryEngine): Alarm[] {
  return [{
    name: RETRY_ALARM,
    run: async (key) => {
      const [tenant = '', endpointId = ''] = key.split(' ');
      engine.wake(tenant, endpointId);
    },
  }];
}

export function alarmKey(tenant: string, endpointId: string): string {
  return `${tenant} ${endpointId}`;
}
