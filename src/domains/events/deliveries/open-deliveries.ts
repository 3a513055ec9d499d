import { randomFraction } from '../../../platform/random.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { MongoLink } from '../../../platform/db/mongodb.ts';
import type { IdSource } from '../../../platform/id.ts';
import type { Job, WakeUp } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { TimedWork } from '../../../platform/worker/timed-work.ts';
import type { PageConsumer } from '../../../platform/worker/consumer.ts';
import type { Vault } from '../../../platform/vault/secrets.ts';
import { sendWebhook } from '../webhooks/send.ts';
import type { Backlogs } from '../webhooks/context.ts';
import type { OutboundTransport } from '../../../platform/http/outbound.ts';
import type { CommandContext } from './count-archived.ts';
import { DeliveryEngine } from './engine.ts';
import type { Deliveries } from './deliveries.ts';
import { deliveryJobs, deliveryWakeUps, RETRY_WAKE_UP, timedDeliveries, wakeUpKey } from './jobs.ts';
import { publication } from './publish-events.ts';
import { DeliveryStore } from './store.ts';
import { Targets } from './targets.ts';

export interface DeliveriesOptions {
  readonly database: Database;
  readonly vault: Vault;
  readonly mongo: MongoLink;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Log;
  /** Days that events can be sent again for. */
  readonly keptDays: number;
  /** Whether this process sends. */
  readonly isWorker: boolean;
  readonly transport: OutboundTransport;
  readonly contextFor: CommandContext;
  readonly wakeAt: (name: string, key: string, at: Date) => Promise<void>;
}

/** The deliveries of this process, with the work that a worker does for them. */
export interface RunningDeliveries extends Deliveries {
  readonly publication: PageConsumer;
  readonly jobs: readonly Job[];
  readonly wakeUps: readonly WakeUp[];
  readonly timed: TimedWork;
  /** Without MongoDB no event is known to wait. */
  readonly backlogs: Backlogs;
  stop(): Promise<void>;
}


export function openDeliveries(options: DeliveriesOptions): RunningDeliveries {
  const { clock, mongo, ids, keptDays, log, contextFor, transport } = options;
  const store = new DeliveryStore(mongo, clock, ids, keptDays);
  const targets = new Targets(options.database, options.vault);
  const engine = new DeliveryEngine({
    store, targets, clock, log, contextFor, isInTime: () => options.database.clockWatch.isRight,
    send: (webhook) => sendWebhook(webhook, { clock, transport }),
    wakeAt: (tenant, endpointId, at) => options.wakeAt(RETRY_WAKE_UP, wakeUpKey(tenant, endpointId), at),
    random: randomFraction,
    ...(!options.isWorker && { endpoints: 0 }),
  });
  return {
    store, targets, engine, keptDays,
    backlogs: async (_tenant, endpointIds) => (store.isReady ? store.backlogs(endpointIds) : new Map()),
    publication: publication(store, targets, engine), jobs: deliveryJobs(engine), wakeUps: deliveryWakeUps(engine),
    timed: timedDeliveries(engine),
    stop: () => engine.stop(),
  };
}
