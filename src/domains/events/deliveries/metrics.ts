import type { Dependencies } from '../../../platform/dependencies.ts';
import { Counter, gaugesFrom, type Metric, type Reading } from '../../../platform/metrics/index.ts';
import type { StoredDelivery } from './delivery.ts';
import { readDeliveriesSize } from './delivery-size.ts';

/** By the state that they left behind: a FAILED one is made again, an ARCHIVED one was the last. */
export const DELIVERY_ATTEMPTS = new Counter({
  name: 'razao_webhook_attempts_total', help: 'Attempts to deliver to a webhook by outcome', labels: ['outcome'],
  values: { outcome: ['SUCCEEDED', 'FAILED', 'ARCHIVED'] },
});

const WAITING = { name: 'razao_webhooks_waiting', help: 'Deliveries to webhooks that wait' };
const OLDEST = {
  name: 'razao_webhooks_waiting_oldest_seconds', help: 'Age of the oldest event that waits for a webhook', overTenants: 'max',
} as const;

const BYTES = { name: 'razao_webhook_deliveries_bytes', help: 'Size of the deliveries to webhooks in MongoDB with their indexes' };

/** How long MongoDB may count, in milliseconds. */
const PATIENCE_MS = 1_000;

interface Waiting {
  readonly _id: string;
  readonly count: number;
  /** When the oldest occurred. */
  readonly first: Date;
}

export const webhookMetrics: readonly Metric[] = [
  DELIVERY_ATTEMPTS, gaugesFrom([WAITING, OLDEST], readWaiting), gaugesFrom([BYTES], readSize),
];

async function readSize({ mongo: { database } }: Dependencies): Promise<Reading[]> {
  return database ? [{ gauge: BYTES.name, value: (await readDeliveriesSize(database, PATIENCE_MS)).bytes }] : [];
}

async function readWaiting({ mongo: { database }, clock }: Dependencies): Promise<Reading[]> {
  const tenants = await database?.collection<StoredDelivery>('webhook_deliveries').aggregate<Waiting>([
    { $match: { state: 'PENDING' } },
    { $group: { _id: '$tenant', count: { $sum: 1 }, first: { $min: '$occurred_at' } } },
  ], { maxTimeMS: PATIENCE_MS }).toArray();
  if (!tenants) return [];
  const readings = tenants.flatMap(({ _id: tenant, count, first }) => [
    { gauge: WAITING.name, tenant, value: count }, { gauge: OLDEST.name, tenant, value: (clock.now().getTime() - first.getTime()) / 1000 },
  ]);
  return readings.length > 0 ? readings : [WAITING, OLDEST].map(({ name }) => ({ gauge: name, value: 0 }));
}
