/** The feed: every event once, in one order; what it is narrowed by; what is gone. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anyEvent } from '../../../test/support/any-event.ts';
import type { Event, EventFeedItem, EventListResponse } from '../../../generated/models.ts';
import { createDatabase } from '../../../test/support/database.ts';
import { startTestService, TENANT, transferBody, type Answer, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { maintainOutbox } from '../../platform/jobs/housekeeping.ts';
import { positionText } from './position.ts';

type Query = Record<string, string | number>;

const page = (api: TestService, query: Query = {}, tenant = TENANT) => api.ok<EventListResponse>('listEvents', { query, tenant });
const refused = (api: TestService, query: Query) => api.call<{ error: string }>('listEvents', { query });
const codeOf = ({ status, body }: Answer<{ error: string }>) => `${status} ${body.error}`;

/** All pages of a query. */
async function all(api: TestService, query: Query, tenant = TENANT): Promise<EventFeedItem[]> {
  const items: EventFeedItem[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items: more, next_cursor } = await page(api, { ...query, ...(cursor && { cursor }) }, tenant);
    items.push(...more);
    cursor = next_cursor;
  }
  return items;
}

/** Writes events into the outbox, `count` in one commit. */
async function announce(
  api: TestService, tenant: string, count: number, type = 'party.updated', entity = (i: number) => `pty_${i}`,
): Promise<void> {
  await api.service.database.forTenant(tenant).write(async (unit) => {
    for (let i = 0; i < count; i += 1) unit.announce(anyEvent({ type, entityId: entity(i), version: 1n, data: {} }));
  });
}

describe('the feed', () => {
  let api: TestService;
  let account: string;
  let transfer: { obligation_id: string; tx_id: string };
  beforeAll(async () => {
    api = await startTestService();
    account = await api.account(100);
    transfer = (await api.transfer(account, await api.account(), 40)).body;
    await api.ok('freezeAccount', { path: { account_id: account }, body: { reason: 'Lost' } });
    await api.account(0, { tenant: 'other' });
  });
  afterAll(() => api?.stop());

  it('gives the envelope of the contract, and the same by its id', async () => {
    const { items } = await page(api, { after: 'earliest', entity_id: transfer.obligation_id });
    const [created, settled] = items;
    expect(items).toHaveLength(2);
    expect(created).toMatchObject({ event_type: 'obligation.created', entity: { version: 1 }, data: { state: 'PENDING' } });
    const { position, ...event } = settled as EventFeedItem;
    expect(event).toEqual({
      event_id: expect.stringMatching(/^evt_[0-9a-f]{32}$/), event_type: 'obligation.settled', event_version: 1,
      occurred_at: event.published_at, published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), tenant: TENANT,
      entity: { entity_id: transfer.obligation_id, version: 2 },
      correlation: { obligation_id: transfer.obligation_id, sqd_id: null, swp_id: null, tx_id: transfer.tx_id },
      data: expect.objectContaining({ amount: 40, state: 'FINAL', resolution_outcome: 'SETTLED', rail_family: 'NATIVE' }),
    });
    expect(position).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await api.ok<Event>('getEvent', { path: { event_id: event.event_id } })).toEqual(event);
  });

  it('gives the newest first, or the oldest first after a position, the same events', async () => {
    const [back, forward] = [await all(api, { limit: 3 }), await all(api, { after: 'earliest', limit: 4 })];
    expect(forward.length).toBeGreaterThan(8);
    expect(back.toReversed()).toEqual(forward);
    expect(back[0]).toMatchObject({ event_type: 'account.frozen' });
    expect(new Set(forward.map(({ event_id }) => event_id)).size).toBe(forward.length);
  });

  it('goes on after each position with what comes after it, and has nothing at its head', async () => {
    const events = await all(api, { after: 'earliest' });
    for (const [i, { position }] of events.entries()) {
      expect(await all(api, { after: position })).toEqual(events.slice(i + 1));
    }
    expect(await page(api, { after: events.at(-1)?.position ?? '' })).toEqual({ items: [], next_cursor: null });
  });

  it.each(['obligation.settled', 'obligation.*', 'account.*', '*', 'squad.*', 'party.created'])('is narrowed by type %s', async (type) => {
    const events = await all(api, { after: 'earliest' });
    const wanted = events.filter(
      ({ event_type }) => type === '*' || (type.endsWith('.*') ? event_type.startsWith(type.slice(0, -1)) : event_type === type),
    );
    expect(await all(api, { after: 'earliest', type, limit: 1 })).toEqual(wanted);
    expect(await all(api, { type })).toEqual(wanted.toReversed());
    const half = events[5] as EventFeedItem;
    expect(await all(api, { type, after: half.position })).toEqual(wanted.filter((it) => events.indexOf(
      events.find(({ event_id }) => event_id === it.event_id) ?? half,
    ) > 5));
  });

  it('loses nothing from within a commit that holds more payments than a page, one way and the other', async () => {
    const [from, to] = [await api.account(100), await api.account()];
    const items = Array.from({ length: 9 }, () => transferBody(from, to, 1));
    expect((await api.call('createObligationBatch', { body: { atomic: true, items } })).status).toBe(200);
    for (let n = 0; n < 6; n += 1) {
      await api.transfer(from, to, 1);
      await api.ok(n % 2 ? 'unfreezeAccount' : 'freezeAccount', { path: { account_id: to } });
    }
    const whole = await all(api, { after: 'earliest', limit: 200 });
    expect(whole.length).toBeGreaterThan(18 + 12 + 6);
    for (const limit of [1, 2, 3, 5, 8]) {
      for (const [n, { position }] of whole.entries()) {
        expect((await page(api, { after: position, limit })).items).toEqual(whole.slice(n + 1, n + 1 + limit));
      }
      expect((await all(api, { limit })).toReversed()).toEqual(whole);
    }
  });

  it('is narrowed by entity, with type and position', async () => {
    const mine = (await all(api, { after: 'earliest' })).filter(({ entity }) => entity.entity_id === account);
    expect(mine.map(({ event_type }) => event_type)).toEqual(['account.created', 'account.frozen']);
    expect(await all(api, { entity_id: account, limit: 1 })).toEqual(mine.toReversed());
    expect(await all(api, { entity_id: account, after: mine[0]?.position ?? '' })).toEqual(mine.slice(1));
    expect(await all(api, { entity_id: account, type: 'account.frozen' })).toEqual(mine.slice(1));
    expect(await all(api, { entity_id: 'acc_none' })).toEqual([]);
  });

  it.each(['obligation', '.*', 'obligation.*x', 'Obligation.*', '**', 'obligation.%', ''])('takes no filter %p', async (type) => {
    expect((await refused(api, { type })).status).toBe(422);
  });

  it.each([
    'latest', 'x', 'NC4w=', positionText({ commitNo: '0', n: 0 }), positionText({ commitNo: '1', n: 77 }),
    positionText({ commitNo: '999999', n: 0 }),
  ])(
    'refuses a position that it did not give: %s', async (after) => {
      expect(codeOf(await refused(api, { after }))).toBe('422 INVALID_POSITION');
    });

  it('has cursors that serve their own query alone', async () => {
    const { next_cursor } = await page(api, { after: 'earliest', limit: 2 });
    const cursor = next_cursor ?? '';
    const others: Query[] = [
      {}, { after: 'earliest', type: '*' }, { after: positionText({ commitNo: '1', n: 0 }) }, { after: 'earliest', entity_id: account },
    ];
    for (const other of others) {
      expect(codeOf(await refused(api, { ...other, cursor }))).toBe('422 INVALID_CURSOR');
    }
    expect((await page(api, { after: 'earliest', cursor })).items.length).toBeGreaterThan(0);
  });

  it('keeps tenants apart', async () => {
    const [mine] = (await page(api, { limit: 1 })).items;
    expect((await all(api, { after: 'earliest' }, 'other')).map(({ event_type, tenant }) => `${tenant} ${event_type}`))
      .toEqual(['other party.created', 'other account.created']);
    expect(await all(api, { entity_id: account }, 'other')).toEqual([]);
    const foreign = await api.call('getEvent', { path: { event_id: mine?.event_id ?? '' }, tenant: 'other' });
    const missing = await api.call('getEvent', { path: { event_id: `evt_${'0'.repeat(32)}` }, tenant: 'other' });
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await api.call('getEvent', { path: { event_id: 'evt_x' } })).body).toMatchObject({ error: 'EVENT_NOT_FOUND' });
  });

  it('is read with one scope', async () => {
    const token = await api.token(['service/webhooks.admin']);
    expect((await api.call('listEvents', { token })).status).toBe(403);
  });
});

describe('the feed of 30 days', () => {
  const DAY_MS = 86_400_000;
  const ends: (() => Promise<void>)[] = [];
  let clock: FixedClock;
  let databaseUrl: string;
  beforeEach(async () => {
    clock = new FixedClock();
    const { url, drop } = await createDatabase();
    databaseUrl = url;
    ends.push(drop);
  });
  afterEach(async () => { for (const end of ends.splice(0).reverse()) await end(); });

  /** A service of this day: tokens do not last for days. */
  async function today(): Promise<TestService> {
    const api = await startTestService({ clock, databaseUrl, env: { RAZAO_ROLES: 'api' } });
    ends.push(() => api.stop());
    await api.token();
    return api;
  }

  /** Days go by, with their housekeeping. */
  async function days({ service }: TestService, count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) {
      clock.advance(DAY_MS);
      await maintainOutbox(service.database);
    }
  }

  it('forgets by days, and says so to who has not read what is gone', async () => {
    const api = await today();
    await announce(api, TENANT, 3);
    await days(api, 1);
    await announce(api, TENANT, 2, 'party.updated', (i) => `pty_next_day_${i}`);
    const events = await all(await today(), { after: 'earliest' });
    expect(events).toHaveLength(5);
    await days(api, 30);
    const late = await today();
    const after = (i: number) => refused(late, { after: events[i]?.position ?? '' });
    expect((await after(1)).body).toMatchObject({ error: 'POSITION_EXPIRED', details: { kept_days: 30 } });
    expect(codeOf(await after(0))).toBe('422 POSITION_EXPIRED');
    for (const i of [2, 3, 4]) expect(await all(late, { after: events[i]?.position ?? '' })).toEqual(events.slice(i + 1));
    expect(await all(late, { after: 'earliest' })).toEqual(events.slice(3));
    expect(await all(late, {})).toEqual(events.slice(3).toReversed());
    const found = (i: number) => late.call('getEvent', { path: { event_id: events[i]?.event_id ?? '' } });
    expect([(await found(2)).status, (await found(3)).status]).toEqual([404, 200]);
  });

  it('forgets those of payments by days too, which are read from their entries', async () => {
    const api = await today();
    const [from, to] = [await api.account(10), await api.account()];
    const { obligation_id } = (await api.transfer(from, to, 1)).body;
    const gone = await all(api, { entity_id: obligation_id });
    expect(gone.map(({ event_type }) => event_type)).toEqual(['obligation.settled', 'obligation.created']);
    await days(api, 1);
    const next = await today();
    const kept = (await next.transfer(from, to, 1)).body.obligation_id;
    await days(api, 30);
    const late = await today();
    const found = async (event_id: string) => (await late.call('getEvent', { path: { event_id } })).status;
    expect(await all(late, { entity_id: obligation_id })).toEqual([]);
    expect(await Promise.all(gone.map(({ event_id }) => found(event_id)))).toEqual([404, 404]);
    expect(codeOf(await refused(late, { after: gone[1]?.position ?? '' }))).toBe('422 POSITION_EXPIRED');
    const [created, settled] = await all(late, { after: 'earliest' });
    expect([created?.entity.entity_id, settled?.entity.entity_id]).toEqual([kept, kept]);
    expect(await Promise.all([created, settled].map((it) => found(it?.event_id ?? '')))).toEqual([200, 200]);
    expect(await all(late, { after: gone[0]?.position ?? '' })).toEqual([created, settled]);
  });

  it('says so as well to who was in the middle of reading', async () => {
    const api = await today();
    await announce(api, TENANT, 3);
    const { next_cursor } = await page(api, { after: 'earliest', limit: 1 });
    await days(api, 31);
    expect(codeOf(await refused(await today(), { after: 'earliest', cursor: next_cursor ?? '' }))).toBe('422 POSITION_EXPIRED');
  });

  it('is whole for who had read everything, however long ago', async () => {
    const api = await today();
    await announce(api, TENANT, 3);
    const position = (await page(api, { limit: 1 })).items[0]?.position ?? '';
    await days(api, 60);
    const late = await today();
    expect(await page(late, { after: position })).toEqual({ items: [], next_cursor: null });
    await announce(late, TENANT, 1);
    expect((await page(late, { after: position })).items).toHaveLength(1);
  });
});

describe('a filter that few events pass', () => {
  it('gives pages that look through so many events and no more, until the end', async () => {
    const { url, drop } = await createDatabase();
    const api = await startTestService({ databaseUrl: url });
    try {
      await api.token();
      await announce(api, TENANT, 1, 'squad.created', () => 'sqd_first');
      for (let i = 0; i < 9; i += 1) await announce(api, TENANT, 5_000, 'party.updated', (n) => `pty_${i}_${n}`);
      await announce(api, TENANT, 1, 'squad.created', () => 'sqd_last');
      const first = await page(api, { after: 'earliest', type: 'squad.created' });
      expect([first.items.length, first.next_cursor]).toEqual([1, expect.any(String)]);
      expect((await all(api, { after: 'earliest', type: 'squad.created' })).map(({ entity }) =>
        entity.entity_id)).toEqual(['sqd_first', 'sqd_last']);
      expect((await all(api, { type: 'squad.*' })).map(({ entity }) => entity.entity_id)).toEqual(['sqd_last', 'sqd_first']);
      const { position } = first.items[0] as EventFeedItem;
      expect((await all(api, { after: position, type: 'squad.*' })).map(({ entity }) => entity.entity_id)).toEqual(['sqd_last']);
      expect((await all(api, { entity_id: 'sqd_first' }))).toHaveLength(1);
    } finally {
      await api.stop();
      await drop();
    }
  }, 60_000);
});
