/**
 * MongoDB is lost with all its data: the parts that the page Operations promises come back by themselves, and the others are recovered by
 * hand.
 */
import { MongoClient } from 'mongodb';
import type { ScheduleResponse, WebhookDeliveryListResponse, WebhookEndpointCreatedResponse } from '../../generated/models.ts';
import { createDatabase, createMongoDatabase, type TestDatabase } from '../support/database.ts';
import { TurnedClock } from '../support/database-clock.ts';
import { Receiver } from '../support/receiver.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';

const TIMEOUT_MS = 120_000;

let database: TestDatabase;
let mongo: TestDatabase;
let receiver: Receiver;
let api: TestService;

const HALF_AN_HOUR = 1_800_000;
const clock = new TurnedClock();
const start = () => startTestService({
  clock, databaseUrl: database.url, mongodbUrl: mongo.url, env: { RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1' },
});

beforeAll(async () => {
  [database, mongo, receiver] = await Promise.all([createDatabase(), createMongoDatabase(), Receiver.start()]);
  api = await start();
}, TIMEOUT_MS);

afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await mongo.drop();
  await database.drop();
}, TIMEOUT_MS);

const arrived = (entity: string): boolean => receiver.received.some(({ event }) => event.entity.entity_id === entity);

it('schedules, new events and housekeeping go on; a delivery that waited is recovered', async () => {
  const { endpoint_id } = await api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', {
    body: { url: receiver.url(), event_types: ['account.*'] },
  });
  const [from, to] = [await api.account(1_000), await api.account()];
  await eventually(async () => arrived(to), 60);
  const { schedule_id } = await api.ok<ScheduleResponse>('createSchedule', {
    body: {
      account_id: from, schedule_type: 'ONE_SHOT', run_at: new Date(clock.now().getTime() + HALF_AN_HOUR).toISOString(),
      action: { kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value: 100 }, creditor: { kind: 'account', account_id: to } },
    },
  });
  const since = clock.now().toISOString();
  receiver.answer = (response) => response.writeHead(500).end();
  await api.ok('freezeAccount', { path: { account_id: to }, body: {} });
  await eventually(async () => (await api.ok<WebhookDeliveryListResponse>('listWebhookDeliveries', { path: { endpoint_id } })).items.some(
    ({ state }) => state === 'PENDING',
  ), 60);
  await api.stop();

  const client = new MongoClient(mongo.url);
  await client.db().dropDatabase();
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
  api = await start();
  await api.ok('unfreezeAccount', { path: { account_id: to }, body: {} });
  await eventually(async () => arrived(to), 60);
  clock.advance(HALF_AN_HOUR);
  await eventually(async () => (await api.ok<ScheduleResponse>('getSchedule', { path: { schedule_id } })).state === 'COMPLETED', 60);
  expect(await api.available(to)).toBe(100);
  expect(await client.db().collection('jobs').countDocuments()).toBeGreaterThan(5);
  await client.close();

  expect(receiver.received.map(({ event }) => event.event_type)).not.toContain('account.frozen');
  // An endpoint that was switched off and on again lacks a record of every event before: recovery queues those.
  for (const enabled of [false, true]) await api.ok('updateWebhookEndpoint', { path: { endpoint_id }, body: { enabled } });
  await api.ok('recoverWebhookEndpoint', { path: { endpoint_id }, body: { since } });
  await eventually(async () => receiver.received.some(({ event }) => event.event_type === 'account.frozen'), 60);
}, TIMEOUT_MS);

it('a process that runs finds an empty MongoDB by itself: timed work goes on, and a recovery delivers', async () => {
  const { endpoint_id } = await api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', {
    body: { url: receiver.url(), event_types: ['account.*'] },
  });
  const account = await api.account();
  await eventually(async () => arrived(account), 60);
  const since = new Date(clock.now().getTime() - HALF_AN_HOUR).toISOString();
  const client = new MongoClient(mongo.url);
  const made = async () => ({
    jobs: await client.db().collection('jobs').countDocuments(),
    indexes: (await client.db().collection('webhook_deliveries').indexes().catch(() => [])).length,
  });
  const before = await made();
  await client.db().dropDatabase();
  receiver.received.length = 0;
  await eventually(async () => {
    const now = await made();
    return now.jobs >= before.jobs && now.indexes === before.indexes;
  }, 60);
  await client.close();
  for (const enabled of [false, true]) await api.ok('updateWebhookEndpoint', { path: { endpoint_id }, body: { enabled } });
  await api.ok('recoverWebhookEndpoint', { path: { endpoint_id }, body: { since } });
  await eventually(async () => arrived(account), 60);
}, TIMEOUT_MS);
