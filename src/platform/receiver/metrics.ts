import { Counter } from '../metrics/metric.ts';
import type { DeliveryOutcome } from './delivery.entity.ts';

export const PROVIDER_DELIVERIES = new Counter({
  name: 'razao_provider_deliveries_total', help: 'Deliveries of providers by outcome', labels: ['outcome'],
  values: { outcome: ['APPLIED', 'KEPT', 'UNREADABLE', 'FAILED', 'REPEATED'] satisfies (DeliveryOutcome | 'REPEATED')[] },
});
