import { present } from '../../../platform/assert.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { MongoLease } from '../../../platform/db/mongo-lease.ts';
import type { Log } from '../../../platform/log.ts';
import { asSpan } from '../../../platform/tracing/index.ts';
import { InHand } from '../../../platform/worker/in-hand.ts';
import type { WebhookRequest as Webhook, SendOutcome } from '../webhooks/send.ts';
import { countArchived, forgetFailures, type CommandContext } from './count-archived.ts';
import { decideDelivery, type StoredDelivery } from './delivery.ts';
import { EndpointRun, type Sender } from './endpoint-run.ts';
import { DELIVERY_ATTEMPTS } from './metrics.ts';
import { Slots } from './slots.ts';
import type { DeliveryStore } from './store.ts';
import type { Target, Targets } from './targets.ts';

export interface EngineOptions {
  readonly store: DeliveryStore;
  readonly targets: Targets;
  readonly clock: Clock;
  readonly log: Log;
  readonly contextFor: CommandContext;
  /** Makes one attempt. @throws only when `signal` gave it up. */
  readonly send: (webhook: Webhook) => Promise<SendOutcome>;
  /** Schedules a call of `wake` at an instant, in any process. The call may be lost or come twice. */
  readonly wakeAt: (tenant: string, endpointId: string, at: Date) => Promise<void>;
  /** Whether this process' clock is right: else it sends nothing. */
  readonly isInTime?: () => boolean;
  /** Fractions in [0, 1), for the jitter. */
  readonly random: () => number;
  /** How long after this process died another sends to its endpoints, in milliseconds. */
  readonly leaseMs?: number;
  /** Most deliveries at once to one endpoint, over all processes. */
  readonly perEndpoint?: number;
  /** Most deliveries at once of this process, beside those that `everyEndpoint` grants. */
  readonly inAll?: number;
  /** Deliveries at once that an endpoint may always have, however many slow ones there are. */
  readonly everyEndpoint?: number;
  /** Most endpoints at once that this process sends to; others wait for the next tick. */
  readonly endpoints?: number;
}

const DEFAULTS = { isInTime: () => true, leaseMs: 20_000, perEndpoint: 32, inAll: 256, everyEndpoint: 4, endpoints: 500 };

/** How long deliveries under way may take when the process ends; those given up then are made again. */
const STOP_MS = 3_000;

/**
 * Sends what is due. Whatever wakes it, it reads from the delivery records what there is to do; one process at a time
 * sends to an endpoint, so that the order of an entity's events and the bound per endpoint hold over all processes.
 */
export class DeliveryEngine implements Sender {
  readonly options: Required<EngineOptions>;
  readonly slots: Slots;
  readonly #runs = new Map<string, EndpointRun>();
  readonly #inHand = new InHand();
  readonly #stopping = new AbortController();
  readonly #givingUp = new AbortController();

  constructor(options: EngineOptions) {
    this.options = { ...DEFAULTS, ...options };
    this.slots = new Slots(this.options.inAll);
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Sends what is due to an endpoint, now. */
  wake(tenant: string, endpointId: string): void {
    if (this.isStopping || !this.options.store.isReady || !this.options.isInTime()) return;
    const running = this.#runs.get(endpointId);
    if (running) return running.pollAgain();
    if (this.#runs.size >= this.options.endpoints) return;
    const run = new EndpointRun(this, tenant, endpointId);
    this.#runs.set(endpointId, run);
    this.#inHand.add(this.#see(run, tenant, endpointId));
  }

  /** Has a run go to its end. After a failure the next tick begins another. */
  async #see(run: EndpointRun, tenant: string, endpointId: string): Promise<void> {
    try {
      await run.go();
      this.#runs.delete(endpointId);
      if (run.hasNews) this.wake(tenant, endpointId);
    } catch (error) {
      this.#runs.delete(endpointId);
      this.options.log.warn({ tenant, endpoint_id: endpointId, err: error }, 'webhooks could not be sent and are retried');
    }
  }

  /** Polls every endpoint for which something waits: catches up with whatever was lost. */
  async tick(): Promise<void> {
    const { store, isInTime } = this.options;
    if (!store.isReady || !isInTime()) return;
    for (const { tenant, endpointId } of await store.waiting()) this.wake(tenant, endpointId);
    for (const delivery of await store.unannounced()) await this.#announce(delivery);
  }

  /** When the next delivery of any endpoint may be sent. @throws while MongoDB does not answer. */
  async nextDueAt(): Promise<Date | undefined> {
    const { store } = this.options;
    if (!store.isReady) throw new Error('MongoDB does not answer');
    const dues = await Promise.all((await store.waiting()).map(({ endpointId }) => store.nextDueAt(endpointId)));
    return dues.flatMap((at) => at ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
  }

  /** Resolves when nothing is being sent. */
  idle(): Promise<void> {
    return this.#inHand.idle();
  }

  /** Ends what is under way, or gives it up. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const run of this.#runs.values()) run.pollAgain();
    await this.#inHand.idle(STOP_MS);
    this.#givingUp.abort();
    await this.idle();
  }

  /** Gives up, unsent, what waits for an endpoint that is off, or was before it was switched on again. */
  async giveUpWhatIsOff(tenant: string, endpointId: string): Promise<void> {
    const { store, targets } = this.options;
    const target = await targets.one(tenant, endpointId);
    const isOn = target?.status === 'ACTIVE';
    await store.archiveUnsent(endpointId, target ? target.activeAfter + (isOn ? 0 : 1) : Number.MAX_SAFE_INTEGER);
  }

  /** Counts and announces what was archived of an endpoint. */
  async announceArchived(endpointId: string): Promise<void> {
    for (;;) {
      const archived = await this.options.store.unannounced(endpointId);
      if (archived.length === 0) return;
      for (const delivery of archived) await this.#announce(delivery);
    }
  }

  async #announce(delivery: StoredDelivery): Promise<void> {
    await countArchived(this.options.contextFor, delivery);
    await this.options.store.announced(delivery);
  }

  /** Makes one attempt and records what became of it. @returns `FAILED` also when it was not sent. */
  async attempt(delivery: StoredDelivery, lease: MongoLease, mayStillSend: () => boolean): Promise<'SUCCEEDED' | 'FAILED' | 'ARCHIVED'> {
    const { targets, clock } = this.options;
    const target = await targets.one(delivery.tenant, delivery.endpoint_id);
    if (!target || target.status !== 'ACTIVE' || delivery.activation < target.activeAfter) {
      await this.giveUpWhatIsOff(delivery.tenant, delivery.endpoint_id);
      return 'FAILED';
    }
    if (!mayStillSend()) return 'FAILED';
    const sentAt = clock.now();
    const attributes = {
      'razao.entity_id': delivery.entity_id, 'razao.event_type': delivery.event_type, 'razao.attempt': delivery.attempt,
    };
    const outcome = await asSpan(
      { name: 'webhook', kind: 'CLIENT', parent: delivery.trace, attributes },
      () => this.#send(delivery, target));
    return outcome ? this.#settle(delivery, lease, target, { outcome, sentAt }) : 'FAILED';
  }

  async #send(delivery: StoredDelivery, target: Target): Promise<SendOutcome | undefined> {
    const { targets, send } = this.options;
    const signal = this.#givingUp.signal;
    try {
      return await send({
        endpoint: { endpointId: target.endpointId, url: target.url, secrets: targets.secretsOf(delivery.tenant, target) },
        deliveryId: delivery.delivery_id,
        event: JSON.parse(present(delivery.event, 'the event of a delivery that is sent')) as Webhook['event'], signal,
      });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  async #settle(
    delivery: StoredDelivery, lease: MongoLease, target: Target, { outcome, sentAt }: { outcome: SendOutcome; sentAt: Date },
  ): Promise<
    'SUCCEEDED' | 'FAILED' | 'ARCHIVED'
  > {
    const { store, clock, contextFor, random } = this.options;
    const verdict = decideDelivery(delivery.attempt, outcome, clock.now(), random());
    DELIVERY_ATTEMPTS.of(verdict.state).add();
    switch (verdict.state) {
      case 'SUCCEEDED':
        await store.succeed(delivery, outcome, sentAt);
        if (target.consecutiveFailures > 0) await forgetFailures(contextFor, delivery.tenant, target.endpointId);
        break;
      case 'FAILED':
        await store.retry(delivery, outcome, sentAt, verdict.nextAttemptAt, lease);
        break;
      case 'ARCHIVED':
        if (await store.archive(delivery, outcome, sentAt, lease)) {
          await this.#announce({ ...delivery, error: outcome.error, response_status: outcome.status });
        }
    }
    return verdict.state;
  }
}
