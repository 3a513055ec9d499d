import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery } from './delivery.ts';
import type { DeliveryEngine } from './engine.ts';

/** Entities that are read at once. */
const PAGE = 32;
/** How often to look for what other processes have queued, while something is being sent. */
const LOOK_EVERY_MS = 500;

/**
 * Sends what is due to one endpoint until nothing is: the events of an entity in their order, each after the one before
 * has arrived or was given up; those of several entities side by side.
 */
export class EndpointRun {
  /** Entities that are being sent. */
  readonly #busy = new Set<string>();
  #heldUntil = 0;
  #hasFailed = false;
  #failure: unknown;
  /** Counts the times that something may have been queued. */
  #wakes = 0;
  #change = Promise.withResolvers<void>();

  constructor(private readonly engine: DeliveryEngine, private readonly tenant: string, private readonly endpointId: string) {}

  /** Something may have been queued. */
  lookAgain(): void {
    this.#wakes += 1;
    this.#change.resolve();
  }

  async go(): Promise<void> {
    const { store } = this.engine.options;
    do {
      if (!(await this.#lease())) return; // whoever sends to it now looks once more before he ends
      const renewing = setInterval(() => void this.#lease().catch(() => undefined), this.engine.options.leaseMs / 3);
      try {
        await this.#drain();
      } finally {
        clearInterval(renewing);
        await store.release(this.endpointId, this.engine.owner);
      }
    } while (!this.engine.isStopping && (await store.dueLanes(this.endpointId, [], 1)).length > 0);
    if (this.#hasFailed) await this.#wakeForTheNext();
  }

  async #lease(): Promise<boolean> {
    const { store, leaseMs } = this.engine.options;
    const until = await store.lease(this.endpointId, this.engine.owner, leaseMs);
    this.#heldUntil = until?.getTime() ?? 0;
    return until !== undefined;
  }

  #mayStillSend = (): boolean =>
    !this.engine.isStopping && this.#failure === undefined && this.engine.options.clock.now().getTime() < this.#heldUntil;

  async #drain(): Promise<void> {
    let seen = -1;
    let isFull = false;
    try {
      while (this.#mayStillSend()) {
        if (!isFull && this.#busy.size > 0 && seen === this.#wakes) await this.#somethingChanges();
        if (!this.#mayStillSend()) break;
        seen = this.#wakes;
        const lanes = await this.engine.options.store.dueLanes(this.endpointId, this.#busy, PAGE);
        isFull = lanes.length === PAGE;
        for (const lane of lanes) await this.#begin(lane);
        if (lanes.length === 0 && this.#busy.size === 0 && seen === this.#wakes) break;
      }
    } finally {
      while (this.#busy.size > 0) await this.#somethingChanges();
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** A lane has ended, something was queued, `other` came, or a while has passed. */
  async #somethingChanges(other?: Promise<void>): Promise<void> {
    const patience = new AbortController();
    const late = sleep(LOOK_EVERY_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.#change.promise, late, ...(other ? [other] : [])]);
    patience.abort();
    this.#change = Promise.withResolvers();
  }

  /** Waits for room, then sends a lane beside the others. */
  async #begin(lane: Delivery[]): Promise<void> {
    const { slots, options } = this.engine;
    while (this.#busy.size >= options.perEndpoint || !slots.take(this.#busy.size < options.everyEndpoint)) {
      await this.#somethingChanges(slots.given());
    }
    const entity = lane[0]?.entity_id ?? '';
    this.#busy.add(entity);
    void this.#sendLane(lane)
      .catch((error: unknown) => { this.#failure ??= error; })
      .finally(() => {
        this.#busy.delete(entity);
        slots.give();
        this.lookAgain();
      });
  }

  async #sendLane(lane: readonly Delivery[]): Promise<void> {
    for (const delivery of lane) {
      if (!this.#mayStillSend() || delivery.due_at > this.engine.options.clock.now()) return;
      const state = await this.engine.attempt(delivery, this.#mayStillSend);
      if (state === 'FAILED') {
        this.#hasFailed = true;
        return;
      }
    }
  }

  /** The tick would find it too, a little later. */
  async #wakeForTheNext(): Promise<void> {
    const { store, wakeAt } = this.engine.options;
    const at = await store.nextDueAt(this.endpointId);
    if (at) await wakeAt(this.tenant, this.endpointId, at);
  }
}
