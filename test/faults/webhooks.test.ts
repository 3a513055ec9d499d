/** Webhooks while processes and MongoDB die: nothing is lost, the order of an entity holds, no ledger write fails. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { anyEvent } from '../support/any-event.ts';
import type { WebhookEndpointCreatedResponse } from '../../generated/models.ts';
import { deliveryJobs } from '../../src/domains/events/deliveries/jobs.ts';
import { MongoLink } from '../../src/platform/db/mongodb.ts';
import { Scheduler, type Job } from '../../src/platform/jobs/jobs.ts';
import { startMongo } from '../../src/platform/local/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createDatabase, createMongoDatabase } from '../support/database.ts';
import { ARRIVED, DeliveryFloor } from '../support/deliveries.ts';
import { Receiver } from '../support/receiver.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../support/service.ts';
import { Load } from './load.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 180_000;
const isWhole = process.env['FAULTS'] === 'all';
const [ENTITIES, EACH] = isWhole ? [200, 10] : [100, 8];
const EVENTS = ENTITIES * EACH;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends), TIMEOUT_MS);

const quiet = { info: () => undefined, warn: () => undefined };

async function register(api: TestService, receiver: Receiver, event_types: string[]): Promise<string> {
  const created = await api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { body: { url: receiver.url(), event_types } });
  return created.endpoint_id;
}

/** Announces `count` events about each of `entities` accounts, whether or not they are delivered. */
async function announce(api: TestService, entities: number, count: number): Promise<void> {
  for (let version = 1; version <= count; version += 1) {
    await api.service.contextFor(TENANT).db.write(async ({ announce: say }) => {
      for (let i = 0; i < entities; i += 1) {
        say(anyEvent({ type: 'account.frozen', entityId: `acc_${i}`, version: BigInt(version), data: {} }));
      }
      return null;
    });
  }
}

/** Each event arrived; more than once only with the same id; first arrivals of an entity are in the order of its versions. */
function expectAll(receiver: Receiver, entities: number, count: number): void {
  const byEntity = Map.groupBy(receiver.received, ({ event }) => event.entity.entity_id);
  expect(byEntity.size).toBe(entities);
  for (const hooks of byEntity.values()) {
    const first = new Map(hooks.map(({ event }) => [event.event_id, event.entity.version]));
    expect([...first.values()]).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  }
}

const distinct = (receiver: Receiver) => new Set(receiver.received.map(({ event }) => event.event_id)).size;

describe('a worker that is killed', () => {
  it('in the middle of publication and of deliveries, with others beside it, loses nothing', async () => {
    const { url: databaseUrl } = atEnd(await createDatabase(), (it) => it.drop());
    const { url: mongodbUrl } = atEnd(await createMongoDatabase(), (it) => it.drop());
    const api = atEnd(await startTestService(
      { databaseUrl, mongodbUrl, env: { RAZAO_ROLES: 'api', RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' } },
    ), (it) => it.stop());
    const receiver = atEnd(await Receiver.start(), (it) => it.stop());
    receiver.answer = (response) => setTimeout(() => response.writeHead(204).end(), 5);
    await register(api, receiver, ['account.*']);
    await register(api, receiver, ['obligation.*']);
    await announce(api, ENTITIES, EACH);
    const worker = async () => atEnd(await ServiceChild.start(databaseUrl, {
      MONGODB_URL: mongodbUrl, RAZAO_ROLES: 'worker', RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1',
    }), (it) => it.kill());
    const first = await worker();
    await eventually(async () => receiver.received.length > 0.15 * EVENTS, 60);
    await first.kill();
    expect(distinct(receiver)).toBeLessThan(EVENTS);
    const [second] = [await worker(), await worker(), await worker()];
    await eventually(async () => receiver.received.length > EVENTS / 2, 90);
    await second.kill();
    await eventually(async () => distinct(receiver) === EVENTS, 90);
    expectAll(receiver, ENTITIES, EACH);
  }, TIMEOUT_MS);
});

describe('a MongoDB that is killed under load', () => {
  it('fails no ledger write and, once it is back, all that was announced arrives', async () => {
    const folder = atEnd(mkdtempSync(join(tmpdir(), 'razao-mongo-')), (it) => rmSync(it, { recursive: true, force: true }));
    let mongo = await startMongo({ dataDir: folder, log: quiet });
    ends.push(() => mongo.stop());
    const api = atEnd(await startTestService({ mongodbUrl: mongo.url, env: { RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' } }), (it) => it.stop());
    const receiver = atEnd(await Receiver.start(), (it) => it.stop());
    const [from, to] = [await api.account(1_000_000), await api.account()];
    await register(api, receiver, ['obligation.*']);
    const load = new Load(await api.token());
    load.start(isWhole ? 4 : 2, () => api.baseUrl, () => ({
      operationId: 'createObligation', path: '/v1/obligations', body: transferBody(from, to, 1),
    }));
    await eventually(async () => receiver.received.length > 100, 30);
    process.kill(mongo.pid ?? 0, 'SIGKILL');
    await mongo.stop();
    const atKill = load.succeeded.length;
    await sleep(2_000);
    mongo = await startMongo({ dataDir: folder, log: quiet });
    await sleep(1_000);
    await load.stop();
    expect(load.sent.filter(({ status }) => status !== 201)).toEqual([]);
    expect(load.succeeded.length).toBeGreaterThan(atKill);
    await eventually(async () => distinct(receiver) === 2 * load.succeeded.length, 90);
    const byEntity = Map.groupBy(receiver.received, ({ event }) => event.entity.entity_id);
    for (const hooks of byEntity.values()) {
      expect([...new Set(hooks.map(({ event }) => event.event_type))]).toEqual(['obligation.created', 'obligation.settled']);
    }
  }, TIMEOUT_MS);
});

describe('the wake-up', () => {
  it('doubled, retaken while it runs and stopped in the middle, of several workers: each event is sent once', async () => {
    const floor = atEnd(await DeliveryFloor.start(), (it) => it.stop());
    const workers = [await floor.worker(), await floor.worker(), await floor.worker()];
    const endpoints = [await floor.endpoint(), await floor.endpoint()];
    floor.receiver = () => sleep(20).then(() => ARRIVED);
    let [running, most, started] = [0, 0, 0];
    const slow = (job: Job): Job => ({
      ...job, every: '1 second', run: async () => {
        started += 1;
        most = Math.max(most, running += 1);
        await Promise.all([job.run(), sleep(4_000)]);
        running -= 1;
      },
    });
    const schedulers = workers.slice(0, 2).map(({ engine }) => {
      const link = atEnd(new MongoLink(floor.mongodbUrl, createLog('silent')), (it) => it.stop());
      const scheduler = atEnd(
        new Scheduler(link, { jobs: deliveryJobs(engine).map(slow), log: createLog('silent'), lockMs: 1_500 }), (it) => it.stop(),
      );
      link.start();
      return scheduler;
    });
    const client = atEnd(await MongoClient.connect(floor.mongodbUrl), (it) => it.close());
    /** The lock of a job that runs is lost, as where MongoDB did not keep its renewal: another process takes the job too. */
    await eventually(async () => {
      await client.db().collection('jobs').updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date(0) } });
      return most > 1;
    }, 30);
    for (let round = 0; round < 10; round += 1) {
      await floor.announce(...Array.from({ length: 10 }, (_, i) => `acc_${i}`));
      await Promise.all([...workers, ...workers].map((worker) => worker.engine.tick()));
    }
    const before = started;
    await schedulers[0]?.stop();
    await eventually(async () => started > before, 30);
    await floor.settled(60);
    for (const endpoint of endpoints) {
      expect(floor.names(endpoint)).toHaveLength(100);
      const byEntity = Map.groupBy(floor.names(endpoint), (name) => name.split(' ')[0]);
      for (const [entity, names] of byEntity) expect(names).toEqual(Array.from({ length: 10 }, (_, i) => `${entity} ${i + 1}`));
    }
  }, TIMEOUT_MS);
});
