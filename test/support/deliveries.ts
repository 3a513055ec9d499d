/** The delivery of webhooks on databases of its own, with a clock that tests set and receivers that they script. */
import { anyEvent } from './any-event.ts';
import type { Event } from '../../generated/models.ts';
import { authEntities } from '../../src/domains/auth/index.ts';
import type { DeliveriesContext } from '../../src/domains/events/deliveries/deliveries.ts';
import { DeliveryEngine, type EngineOptions } from '../../src/domains/events/deliveries/engine.ts';
import { listWebhookDeliveries } from '../../src/domains/events/deliveries/list-webhook-deliveries.ts';
import { publication } from '../../src/domains/events/deliveries/publish-events.ts';
import { DeliveryStore } from '../../src/domains/events/deliveries/store.ts';
import { Targets } from '../../src/domains/events/deliveries/targets.ts';
import { secretContext, WebhookEndpointEntity } from '../../src/domains/events/webhooks/endpoint.entity.ts';
import type { SendOutcome } from '../../src/domains/events/webhooks/send.ts';
import { derive } from '../../src/platform/context.ts';
import { MongoLink } from '../../src/platform/db/mongodb.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { OutboxWorker } from '../../src/platform/worker/consumer.ts';
import { createMongoDatabase } from './database.ts';
import { eventually } from './service.ts';
import { startTestTenants, type TestTenants } from './tenant-context.ts';

export const TENANT = 'one';

export interface Received {
  readonly endpointId: string;
  readonly deliveryId: string;
  readonly event: Event;
  /** An instant of the clock that the test turns. */
  readonly at: Date;
}

export const ARRIVED: SendOutcome = { delivered: true, status: 204, durationMs: 5, error: null, retryAfterSeconds: null };
export const REFUSED: SendOutcome = { delivered: false, status: 503, durationMs: 5, error: 'HTTP_STATUS', retryAfterSeconds: null };

type Receiver = (received: Received) => SendOutcome | Promise<SendOutcome>;

/** Services that share the databases of one test. */
export class DeliveryFloor {
  readonly received: Received[] = [];
  /** Answer of receivers; a test sets it. */
  receiver: Receiver = () => ARRIVED;
  readonly #workers: DeliveryWorker[] = [];

  private constructor(readonly tenants: TestTenants, readonly mongodbUrl: string, private readonly dropMongo: () => Promise<void>) {}

  static async start(): Promise<DeliveryFloor> {
    const [tenants, mongo] = await Promise.all([startTestTenants([...authEntities, WebhookEndpointEntity]), createMongoDatabase()]);
    return new DeliveryFloor(tenants, mongo.url, mongo.drop);
  }

  get clock() {
    return this.tenants.clock;
  }

  /** Starts a worker beside those that run. */
  async worker(options: Partial<EngineOptions> = {}, mongodbUrl = this.mongodbUrl): Promise<DeliveryWorker> {
    const worker = new DeliveryWorker(this, options, mongodbUrl);
    this.#workers.push(worker);
    await eventually(async () => worker.store.isReady);
    return worker;
  }

  async endpoint(eventTypes: string[] = ['account.*'], tenant = TENANT): Promise<string> {
    const ctx = this.tenants.context(tenant);
    const endpointId = ctx.ids.next('whe');
    const now = ctx.clock.now();
    await ctx.db.write(async ({ em, announce }) => {
      const [head] = await em.execute<{ commit_no: string }[]>(
        'select commit_no from razao.heads where tenant_id = ? for update', [tenant],
      );
      em.create(WebhookEndpointEntity, {
        tenantId: tenant, endpointId, url: 'https://hooks.example.com', description: null, eventTypes, enabled: true, status: 'ACTIVE',
        statusReason: null, suspendedAt: null, consecutiveFailures: 0, activeAfter: BigInt(head?.commit_no ?? 0) + 1n,
        secret: ctx.vault.seal(Buffer.from('whsec_test'), secretContext(tenant, endpointId)), kekId: ctx.vault.kekId, secretTail: 'test',
        metadata: {}, version: 1n, createdAt: now, createdBy: 'cli_test', updatedAt: now,
      }, { persist: true });
      announce({
        type: 'webhook_endpoint.created', entityId: endpointId, version: 1n,
        data: { enabled: true, endpoint_id: endpointId, event_types: eventTypes, status: 'ACTIVE' },
      });
      return null;
    });
    return endpointId;
  }

  /** Switches an endpoint on or off. */
  async switch(endpointId: string, enabled: boolean, tenant = TENANT): Promise<void> {
    const ctx = this.tenants.context(tenant);
    await ctx.db.write(async ({ em, announce }) => {
      const [head] = await em.execute<{ commit_no: string }[]>(
        'select commit_no from razao.heads where tenant_id = ? for update', [tenant],
      );
      const endpoint = await em.findOneOrFail(WebhookEndpointEntity, { tenantId: tenant, endpointId });
      endpoint.enabled = enabled;
      endpoint.status = enabled ? 'ACTIVE' : 'DISABLED';
      endpoint.statusReason = null;
      endpoint.suspendedAt = null;
      endpoint.consecutiveFailures = 0;
      if (enabled) endpoint.activeAfter = BigInt(head?.commit_no ?? 0) + 1n;
      endpoint.version += 1n;
      announce({
        type: 'webhook_endpoint.updated', entityId: endpointId, version: endpoint.version,
        data: { changed: ['status'], enabled, endpoint_id: endpointId, event_types: endpoint.eventTypes, status: endpoint.status },
      });
      return null;
    });
  }

  async status(endpointId: string, tenant = TENANT) {
    const row = await this.tenants.context(tenant).db.read((em) => em.findOneOrFail(
      WebhookEndpointEntity, { tenantId: tenant, endpointId },
    ));
    return { status: row.status, failures: row.consecutiveFailures, reason: row.statusReason };
  }

  /** Announces the next version of each entity, in one commit. */
  async announce(...entities: string[]): Promise<void> {
    await this.announceAs('account.frozen', TENANT, entities);
  }

  readonly #versions = new Map<string, bigint>();

  async announceAs(type: string, tenant: string, entities: readonly string[]): Promise<void> {
    await this.tenants.context(tenant).db.write(async ({ announce }) => {
      for (const entityId of entities) {
        const version = (this.#versions.get(`${tenant} ${entityId}`) ?? 0n) + 1n;
        this.#versions.set(`${tenant} ${entityId}`, version);
        announce(anyEvent({ type, entityId, version, data: { account_id: entityId, is_frozen: true, reason: 'Grund: Prüfung' } }));
      }
      return null;
    });
  }

  /** Waits until every event was published and nothing is being sent. */
  async settled(seconds = 20): Promise<void> {
    await eventually(async () => {
      const rows = await this.tenants.database.query(
        { name: 'test-backlog', text: 'select * from razao.outbox_backlog($1)' }, [JSON.stringify([{ name: 'webhooks', topics: null }])],
      );
      if (rows.length > 0) return false;
      await Promise.all(this.#workers.map((worker) => worker.engine.idle()));
      return true;
    }, seconds);
  }

  /** The deliveries of an endpoint, as `entity version`. */
  names(endpointId?: string): string[] {
    return this.received.filter((it) => endpointId === undefined || it.endpointId === endpointId)
      .map(({ event }) => `${event.entity.entity_id} ${event.entity.version}`);
  }

  context(worker: DeliveryWorker, tenant = TENANT): DeliveriesContext {
    const { store, targets, engine } = worker;
    return derive(this.tenants.context(tenant), { deliveries: { store, targets, engine, keptDays: 30 } });
  }

  /** All attempts on record, newest first. */
  async list(worker: DeliveryWorker, filters = {}) {
    return (await listWebhookDeliveries(this.context(worker), filters, { limit: 200 })).items;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    await this.tenants.stop();
    await this.dropMongo();
  }
}

/** One process' part in it. */
export class DeliveryWorker {
  readonly store: DeliveryStore;
  readonly targets: Targets;
  readonly engine: DeliveryEngine;
  readonly link: MongoLink;
  readonly wakeUps: { endpointId: string; at: Date }[] = [];
  readonly #outbox: OutboxWorker;

  constructor(floor: DeliveryFloor, options: Partial<EngineOptions>, mongodbUrl: string) {
    const { database, clock, vault } = floor.tenants;
    const log = createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent');
    this.link = new MongoLink(mongodbUrl, log);
    this.store = new DeliveryStore(this.link, clock, idSource(clock), 30);
    this.targets = new Targets(database, vault);
    this.engine = new DeliveryEngine({
      store: this.store, targets: this.targets, clock, log, random: () => 0,
      contextFor: (tenant, _actor, command) => floor.tenants.context(tenant, command),
      wakeAt: async (_tenant, endpointId, at) => { this.wakeUps.push({ endpointId, at }); },
      send: async ({ endpoint, deliveryId, event, signal }) => {
        const received = { endpointId: endpoint.endpointId, deliveryId, event, at: clock.now() };
        floor.received.push(received);
        const givenUp = new Promise<never>((_, reject) => { signal?.addEventListener('abort', () => reject(signal.reason as Error)); });
        return Promise.race([floor.receiver(received), givenUp]);
      },
      ...options,
    });
    this.#outbox = new OutboxWorker(database, [publication(this.store, this.targets, this.engine)], log);
    this.link.start();
    this.#outbox.start();
  }

  async stop(): Promise<void> {
    await this.#outbox.stop();
    await this.engine.stop();
    await this.link.stop();
  }
}
