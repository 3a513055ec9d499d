import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../../../platform/assert.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { MongoLease } from '../../../platform/db/mongo-lease.ts';
import { whileRenewed } from '../../../platform/worker/while-renewed.ts';
import type { StoredDelivery } from './delivery.ts';
import type { Slots } from './slots.ts';
import { PARTITION_DEPTH, type DeliveryStore } from './store.ts';

/** What a run has of the process that it sends for. */
export interface Sender {
  readonly isStopping: boolean;
  readonly slots: Slots;
  readonly options: Readonly<{
    store: DeliveryStore; clock: Clock; isInTime: () => boolean; leaseMs: number; perEndpoint: number; everyEndpoint: number;
    wakeAt(tenant: string, endpointId: string, at: Date): Promise<void>;
  }>;
  /** Makes one attempt and records what became of it. */
  attempt(delivery: StoredDelivery, lease: MongoLease, mayStillSend: () => boolean): Promise<'SUCCEEDED' | 'FAILED' | 'ARCHIVED'>;
}

/** Events that are held at once. */
const PAGE = 128;
/** How often to poll for what other processes have queued, while something is being sent. */
const POLL_EVERY_MS = 500;
/** A lease is renewed so often before it would end. */
const RENEWALS = 3;

/**
 * Sends what is due to one endpoint until nothing is: the events of an entity in their order, each after the one before
 * has arrived or was given up; those of several entities side by side.
 *
 * It is no step of a `LeasedWorker`, of which it has the renewal: its lease is of the endpoint, in MongoDB, and it goes on to poll while it
 * sends.
 */
export class EndpointRun {
  /** Entities that are being sent. */
  readonly #busy = new Set<string>();
  #lease: MongoLease | undefined;
  /** Milliseconds of this machine's uptime. */
  #heldUntil = 0;
  #hasFailed = false;
  #failure: unknown;
  /** Something may be due that is not in hand. */
  #mustPoll = false;
  /** Counts the times that something may have been queued. */
  #wakes = 0;
  #change = Promise.withResolvers<void>();

  constructor(private readonly sender: Sender, private readonly tenant: string, private readonly endpointId: string) {}

  /** True when something may have been queued after the last poll. */
  get hasNews(): boolean {
    return this.#mustPoll;
  }

  /** Something may have been queued. */
  pollAgain(): void {
    this.#wakes += 1;
    this.#mustPoll = true;
    this.#change.resolve();
  }

  async go(): Promise<void> {
    const { store } = this.sender.options;
    do {
      this.#mustPoll = false;
      const lease = await this.#take();
      if (!lease) return; // the process that has the lease polls once more before it ends
      try {
        await whileRenewed(this.sender.options.leaseMs / RENEWALS, () => this.#renew(lease), () => this.#drain());
      } finally {
        await store.senders.giveBack(lease);
      }
    } while (!this.sender.isStopping && (await this.#isMoreDue()));
    if (this.#hasFailed) await this.#wakeForTheNext();
  }

  async #isMoreDue(): Promise<boolean> {
    this.#mustPoll = false;
    return (await this.sender.options.store.duePartitions(this.endpointId, [], 1)).length > 0;
  }

  async #take(): Promise<MongoLease | undefined> {
    const { store, leaseMs } = this.sender.options;
    const asked = performance.now();
    this.#lease = await store.takeEndpoint(this.endpointId, leaseMs);
    this.#heldUntil = this.#lease ? asked + leaseMs : 0;
    return this.#lease;
  }

  async #renew(lease: MongoLease): Promise<boolean> {
    const { store, leaseMs } = this.sender.options;
    const asked = performance.now();
    const isHeld = await store.senders.prolong(lease, leaseMs);
    if (this.#lease === lease) this.#heldUntil = isHeld ? asked + leaseMs : 0;
    return isHeld;
  }

  #mayStillSend = (): boolean =>
    !this.sender.isStopping && this.#failure === undefined && performance.now() < this.#heldUntil && this.sender.options.isInTime();

  /** Until nothing is due or being sent; what came last is seen by the poll after the lease was given back. */
  async #drain(): Promise<void> {
    this.#mustPoll = true;
    try {
      while (this.#mayStillSend() && (this.#mustPoll || this.#busy.size > 0)) {
        if (!this.#mustPoll && await this.#somethingChanges()) continue;
        this.#mustPoll = false;
        const partitions = await this.sender.options.store.duePartitions(this.endpointId, this.#busy, PAGE);
        if (partitions.length > 0) this.#mustPoll = true;
        for (const partition of partitions) await this.#begin(partition);
      }
    } finally {
      while (this.#busy.size > 0) await this.#somethingChanges();
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** A partition has ended, something was queued, or `other` came. @returns false when only a while has passed. */
  async #somethingChanges(other?: Promise<void>): Promise<boolean> {
    const patience = new AbortController();
    const late = sleep(POLL_EVERY_MS, false, { signal: patience.signal }).catch(() => false);
    const changes = [this.#change.promise, ...(other ? [other] : [])].map((change) => change.then(() => true));
    const hasChanged = await Promise.race([...changes, late]);
    patience.abort();
    this.#change = Promise.withResolvers();
    return hasChanged;
  }

  /** Waits for room, then sends a partition beside the others. */
  async #begin(partition: StoredDelivery[]): Promise<void> {
    const { slots, options } = this.sender;
    while (this.#busy.size >= options.perEndpoint || !slots.take(this.#busy.size < options.everyEndpoint)) {
      await this.#somethingChanges(slots.given());
    }
    const { entity_id: entity } = present(partition[0], 'the first delivery of a partition');
    const wakes = this.#wakes;
    this.#busy.add(entity);
    void this.#sendPartition(partition)
      .catch((error: unknown) => { this.#failure ??= error; })
      .finally(() => {
        this.#busy.delete(entity);
        slots.give();
        // Polls pass over an entity in hand: what was queued for it meanwhile, or lies behind what was read, comes now.
        if (this.#wakes > wakes || partition.length >= PARTITION_DEPTH) this.#mustPoll = true;
        this.#change.resolve();
      });
  }

  async #sendPartition(partition: readonly StoredDelivery[]): Promise<void> {
    for (const delivery of partition) {
      if (!this.#lease || !this.#mayStillSend() || delivery.due_at > this.sender.options.clock.now()) return;
      const state = await this.sender.attempt(delivery, this.#lease, this.#mayStillSend);
      if (state === 'FAILED') {
        this.#hasFailed = true;
        return;
      }
    }
  }

  /** The tick would find it too, a little later. */
  async #wakeForTheNext(): Promise<void> {
    const { store, wakeAt } = this.sender.options;
    const at = await store.nextDueAt(this.endpointId);
    if (at) await wakeAt(this.tenant, this.endpointId, at);
  }
}
