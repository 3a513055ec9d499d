/** Deliveries: what is attempted when, in which order, and what becomes of it. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ARRIVED, DeliveryFloor, REFUSED, TENANT, type DeliveryWorker, type Received } from '../../../../test/support/deliveries.ts';
import { eventually } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { decideDelivery, expiry, type StoredDelivery } from './delivery.ts';
import { recoverWebhookEndpoint } from './recover-webhook-endpoint.ts';
import { BACKLOG_LIMIT } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let floor: DeliveryFloor;
beforeEach(async () => { floor = await DeliveryFloor.start(); });
afterEach(() => floor.stop());

/** Turns the clock and has the tick look, minute by minute. */
async function pass(worker: DeliveryWorker, minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i += 1) {
    floor.clock.advance(MINUTE_MS);
    await worker.engine.tick();
    await worker.engine.idle();
  }
}

const recover = (worker: DeliveryWorker, endpointId: string, since: Date) =>
  recoverWebhookEndpoint(floor.context(worker), endpointId, { since: since.toISOString() });

describe('the table of attempts', () => {
  it('is 0, 1, 5, then 15 minutes, eight in all, then the delivery is archived', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    floor.receiver = () => REFUSED;
    await floor.announce('acc_a');
    await floor.settled();
    await pass(worker, 120);
    const start = floor.received[0]?.at.getTime() ?? 0;
    expect(floor.received.map(({ at }) => (at.getTime() - start) / MINUTE_MS)).toEqual([0, 1, 6, 21, 36, 51, 66, 81]);
    expect(new Set(floor.received.map(({ event }) => event.event_id)).size).toBe(1);
    expect(new Set(floor.received.map(({ deliveryId }) => deliveryId)).size).toBe(8);
    const attempts = await floor.list(worker, { endpoint_id: endpoint });
    expect(attempts.map(({ attempt, state }) => `${attempt} ${state}`)).toEqual([
      '8 ARCHIVED', ...[7, 6, 5, 4, 3, 2, 1].map((attempt) => `${attempt} FAILED`),
    ]);
    expect(attempts.map(({ delivery_id }) => delivery_id).toReversed()).toEqual(floor.received.map(({ deliveryId }) => deliveryId));
    expect(await floor.status(endpoint)).toMatchObject({ status: 'ACTIVE', failures: 1 });
  }, 60_000);

  it('is kept for the days of the feed by MongoDB’s clock too, of a clock that is behind it', () => {
    const behind = new FixedClock('2020-02-29T12:00:00.000Z');
    expect(expiry(behind, 30).getTime()).toBeGreaterThan(Date.now() + 31 * DAY_MS);
    const ahead = new FixedClock('2120-02-29T12:00:00.000Z');
    expect(expiry(ahead, 30).toISOString()).toBe('2120-04-01T12:00:00.000Z');
  });

  it.each([
    [1, 0, null, 60_000], [1, 0.999, null, 64_796], [2, 0, null, 300_000], [3, 0, null, 900_000], [7, 0, null, 900_000],
    [1, 0, 30, 60_000], [1, 0, 600, 600_000], [1, 0, 9_999_999, 86_400_000],
  ])('after attempt %i, with jitter %d and Retry-After %p: %i ms', (attempt, random, retryAfterSeconds, wait) => {
    const now = floor.clock.now();
    expect(decideDelivery(attempt, { ...REFUSED, retryAfterSeconds }, now, random))
      .toEqual({ state: 'FAILED', nextAttemptAt: new Date(now.getTime() + wait) });
  });

  it('ends with the eighth attempt, and with an answer of 2xx', () => {
    expect(decideDelivery(8, REFUSED, floor.clock.now(), 0)).toEqual({ state: 'ARCHIVED' });
    expect(decideDelivery(3, ARRIVED, floor.clock.now(), 0)).toEqual({ state: 'SUCCEEDED' });
  });

  it('sets a wake-up for the next attempt', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    floor.receiver = () => REFUSED;
    await floor.announce('acc_a');
    await floor.settled();
    expect(worker.wakeUps).toEqual([{ endpointId: endpoint, at: new Date(floor.clock.now().getTime() + MINUTE_MS) }]);
  });
});

describe('what is sent', () => {
  it('is each event once to each endpoint that wants it, with the envelope', async () => {
    const [all, accounts, none] = [await floor.endpoint(['*']), await floor.endpoint(['account.*']), await floor.endpoint(['hold.*'])];
    const elsewhere = await floor.endpoint(['*'], 'other');
    const worker = await floor.worker();
    await floor.announce('acc_a', 'acc_b', 'acc_a');
    await floor.settled();
    expect(floor.names(accounts).sort()).toEqual(['acc_a 1', 'acc_a 2', 'acc_b 1']);
    expect(floor.names(all).filter((name) => name.startsWith('acc')).sort()).toEqual(['acc_a 1', 'acc_a 2', 'acc_b 1']);
    expect([floor.names(none), floor.names(elsewhere)]).toEqual([[], []]);
    expect(floor.received.find(({ endpointId }) => endpointId === accounts)?.event).toMatchObject({
      event_id: expect.stringMatching(/^evt_[0-9a-f]{32}$/), event_type: 'account.frozen', event_version: 1, tenant: TENANT,
      entity: { entity_id: 'acc_a', version: 1 }, correlation: { obligation_id: null, sqd_id: null, swp_id: null, tx_id: null },
      data: { account_id: 'acc_a', is_frozen: true, reason: 'Grund: Prüfung' },
    });
    expect(await floor.list(worker, { state: 'PENDING' })).toEqual([]);
  });

  it('is not what was announced before the endpoint was there', async () => {
    await floor.announce('acc_a');
    const endpoint = await floor.endpoint();
    await floor.announce('acc_a');
    await floor.worker();
    await floor.settled();
    expect(floor.names(endpoint)).toEqual(['acc_a 2']);
  });

  it('keeps the order of an entity, behind a failure too, while other entities go on', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    let fails = 2;
    floor.receiver = ({ event }) => (event.entity.entity_id === 'acc_a' && fails-- > 0 ? REFUSED : ARRIVED);
    await floor.announce('acc_a', 'acc_a', 'acc_b', 'acc_a', 'acc_b');
    await floor.settled();
    expect(floor.names(endpoint).sort()).toEqual(['acc_a 1', 'acc_b 1', 'acc_b 2']);
    await floor.announce('acc_a', 'acc_c');
    await floor.settled();
    await pass(worker, 10);
    expect(floor.names(endpoint).filter((it) => it.startsWith('acc_a'))).toEqual([
      'acc_a 1', 'acc_a 1', 'acc_a 1', 'acc_a 2', 'acc_a 3', 'acc_a 4',
    ]);
    expect(floor.names(endpoint)).toContain('acc_c 1');
  });

  it('goes on in an entity once an event of it is archived', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    floor.receiver = ({ event }) => (event.entity.version === 1 ? REFUSED : ARRIVED);
    await floor.announce('acc_a', 'acc_a');
    await floor.settled();
    await pass(worker, 82);
    expect(floor.names(endpoint)).toEqual([...Array.from({ length: 8 }, () => 'acc_a 1'), 'acc_a 2']);
  }, 60_000);

  it('is published once, though a page of events is read twice', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    await floor.announce('acc_a', 'acc_b');
    await floor.settled();
    await worker.stop();
    await floor.tenants.database.transaction(async (query) => {
      await query({ name: 'test-bind', text: `select set_config('razao.tenant', $1, true)` }, [TENANT]);
      await query({ name: 'test-rewind', text: 'update razao.outbox_cursors set commit_no = 0' }, []);
    }, TENANT);
    await floor.worker();
    await floor.settled();
    expect(floor.names(endpoint)).toHaveLength(2);
  });
});

describe('an endpoint', () => {
  it('is suspended by the twentieth delivery archived in a row; what waits is given up; others are told', async () => {
    const worker = await floor.worker();
    const [dead, witness] = [await floor.endpoint(), await floor.endpoint(['webhook_endpoint.*', 'webhook_delivery.*'])];
    floor.receiver = ({ endpointId }) => (endpointId === dead ? REFUSED : ARRIVED);
    await floor.announce(...Array.from({ length: 19 }, (_, i) => `acc_${i}`));
    await floor.settled();
    await pass(worker, 82);
    expect(await floor.status(dead)).toMatchObject({ status: 'ACTIVE', failures: 19 });
    await floor.announce('acc_x', 'acc_x');
    await floor.settled();
    await pass(worker, 82);
    await floor.settled();
    expect(await floor.status(dead)).toEqual({
      status: 'SUSPENDED', failures: 20, reason: '20 deliveries in a row were archived. The last was answered with 503.',
    });
    const told = floor.received.filter(({ endpointId }) => endpointId === witness).map(({ event }) => event.event_type);
    expect(told.filter((type) => type === 'webhook_delivery.archived')).toHaveLength(20);
    expect(told.filter((type) => type === 'webhook_endpoint.suspended')).toHaveLength(1);
    const [newest] = await floor.list(worker, { endpoint_id: dead, state: 'ARCHIVED' });
    expect(newest).toMatchObject({ error: expect.stringMatching(/NOT_SENT|HTTP_STATUS/) });
    const before = floor.received.length;
    await floor.announce('acc_y');
    await floor.settled();
    expect(floor.received).toHaveLength(before);
    await floor.switch(dead, true);
    await floor.settled();
    await worker.engine.tick();
    await worker.engine.idle();
    expect(floor.received.filter(({ endpointId }) => endpointId === dead)).toHaveLength(20 * 8);
  }, 120_000);

  it('counts from 0 again once something arrives', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    floor.receiver = ({ event }) => (event.entity.entity_id === 'acc_bad' ? REFUSED : ARRIVED);
    await floor.announce('acc_bad');
    await floor.settled();
    await pass(worker, 82);
    expect(await floor.status(endpoint)).toMatchObject({ failures: 1 });
    await floor.announce('acc_good');
    await floor.settled();
    expect(await floor.status(endpoint)).toMatchObject({ failures: 0 });
  }, 60_000);

  it('that is switched off gets nothing more, and on again only what comes from then on', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    floor.receiver = () => REFUSED;
    await floor.announce('acc_a');
    await floor.settled();
    await floor.switch(endpoint, false);
    await floor.announce('acc_b');
    await floor.switch(endpoint, true);
    floor.receiver = () => ARRIVED;
    await floor.announce('acc_a');
    await floor.settled();
    await pass(worker, 10);
    expect(floor.names(endpoint)).toEqual(['acc_a 1', 'acc_a 2']);
    expect((await floor.list(worker)).map(({ state, error, attempt }) => `${attempt} ${state} ${error}`)).toEqual(
      expect.arrayContaining(['2 ARCHIVED NOT_SENT', '1 FAILED HTTP_STATUS', '1 SUCCEEDED null']));
  });

  it('that is slow delays no other, and one slow entity no other of it', async () => {
    const worker = await floor.worker({ inAll: 4, perEndpoint: 4, everyEndpoint: 2 });
    const [slow, fast] = [await floor.endpoint(), await floor.endpoint()];
    const hung = Promise.withResolvers<typeof ARRIVED>();
    floor.receiver = ({ endpointId, event }) =>
      (endpointId === slow || event.entity.entity_id === 'acc_0' ? hung.promise : ARRIVED);
    await floor.announce(...Array.from({ length: 40 }, (_, i) => `acc_${i}`));
    await eventually(async () => floor.names(fast).length === 40);
    expect(floor.names(slow).length).toBeLessThanOrEqual(4);
    hung.resolve(ARRIVED);
    await worker.engine.idle();
    await floor.settled();
    expect(floor.names(slow)).toHaveLength(40);
  });
});

describe('a full backlog', () => {
  it('queues no more: the rest is archived unsent, counts as no failure, and is recovered once there is room', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    const [earlier, later] = [-1, 60 * MINUTE_MS].map((ms) => new Date(floor.clock.now().getTime() + ms)) as [Date, Date];
    await worker.store.add(Array.from({ length: BACKLOG_LIMIT - 2 }, (_, i): StoredDelivery => ({
      ...worker.store.newAttempt(), _id: `${endpoint} evt_${i}`, tenant: TENANT, endpoint_id: endpoint, event_id: `evt_${i}`,
      event_type: 'account.frozen', state: 'PENDING', entity_id: `acc_old_${i}`, commit_no: 1, n: i, occurred_at: earlier,
      activation: 1_000,
      due_at: later,
    })));
    const since = floor.clock.now();
    await floor.announce('acc_a', 'acc_b', 'acc_c', 'acc_d', 'acc_e');
    await floor.settled();
    expect(floor.names(endpoint).sort()).toEqual(['acc_a 1', 'acc_b 1']);
    const unsent = await floor.list(worker, { state: 'ARCHIVED' });
    expect(unsent.map(({ error, attempt, attempted_at }) => [error, attempt, attempted_at])).toEqual(Array.from(
      { length: 3 }, () => ['NOT_SENT', 1, null],
    ));
    expect(await floor.status(endpoint)).toMatchObject({ failures: 0 });
    expect(await recover(worker, endpoint, since)).toMatchObject({ queued_count: 2, has_more: true, backlog_count: BACKLOG_LIMIT });
    await floor.settled();
    expect(await recover(worker, endpoint, since)).toMatchObject({ queued_count: 1, has_more: false });
    await floor.settled();
    expect(floor.names(endpoint).sort()).toEqual(['acc_a 1', 'acc_b 1', 'acc_c 1', 'acc_d 1', 'acc_e 1']);
  }, 60_000);
});

describe('recovery', () => {
  it('after a day’s outage sends exactly the missing set, with the same event ids, in order', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    await floor.announce('acc_before', 'acc_a');
    await floor.settled();
    floor.clock.advance(1_000);
    const since = floor.clock.now();
    floor.receiver = () => REFUSED;
    await floor.announce(...Array.from({ length: 22 }, (_, i) => `acc_${i}`), 'acc_a', 'acc_a');
    await floor.settled();
    await pass(worker, 85);
    await floor.settled();
    expect(await floor.status(endpoint)).toMatchObject({ status: 'SUSPENDED' });
    floor.clock.advance(22 * 60 * MINUTE_MS);
    await floor.announce('acc_late', 'acc_a', 'acc_late');
    await floor.settled();
    await expect(recover(worker, endpoint, since)).rejects.toMatchObject({ code: 'WEBHOOK_ENDPOINT_NOT_ACTIVE' });
    floor.receiver = () => ARRIVED;
    const missing = new Set(floor.received.filter(({ at }) => at >= since).map(({ event }) => event.event_id));
    await floor.switch(endpoint, true);
    await floor.announce('acc_new');
    await floor.settled();
    const before = floor.received.length;
    const answer = await recover(worker, endpoint, since);
    expect(answer).toMatchObject({ endpoint_id: endpoint, queued_count: 27, has_more: false });
    await floor.settled();
    const again: Received[] = floor.received.slice(before);
    expect(again).toHaveLength(27);
    expect(again.filter(({ event }) => missing.has(event.event_id))).toHaveLength(missing.size);
    expect(floor.names().slice(before).filter((it) => it.startsWith('acc_a '))).toEqual(['acc_a 2', 'acc_a 3', 'acc_a 4']);
    expect(floor.names().slice(before).filter((it) => it.startsWith('acc_late'))).toEqual(['acc_late 1', 'acc_late 2']);
    expect(await recover(worker, endpoint, since)).toMatchObject({ queued_count: 0, has_more: false, backlog_count: 0 });
  }, 120_000);

  it('tries what waits for a later attempt now', async () => {
    const worker = await floor.worker();
    const endpoint = await floor.endpoint();
    const since = floor.clock.now();
    floor.receiver = () => REFUSED;
    await floor.announce('acc_waits');
    await floor.settled();
    floor.receiver = () => ARRIVED;
    const [before] = await floor.list(worker, { endpoint_id: endpoint, state: 'PENDING' });
    expect(before?.attempt).toBe(2);
    expect(await recover(worker, endpoint, since)).toMatchObject({ queued_count: 0, backlog_count: 1 });
    await floor.settled();
    expect(await floor.list(worker, { endpoint_id: endpoint, state: 'SUCCEEDED' })).toHaveLength(1);
  });
});
