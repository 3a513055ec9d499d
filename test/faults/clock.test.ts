/**
 * A month of a sandbox, moved through in one advance, in any cut of it, by two processes at once, and by a process that is killed between
 * its steps: the same entries at the same instants, the same events in the same order of each entity, the same balances and deliveries. And
 * some seconds, moved through or waited for.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Event } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { clockFrom, type TurnedClock } from '../support/database-clock.ts';
import { createDatabase, createMongoDatabase } from '../support/database.ts';
import { Receiver } from '../support/receiver.ts';
import { eventually, startTestService, TENANT, untilMongodbIsUp, type TestService } from '../support/service.ts';
import { startSponsor } from '../support/sponsor.ts';
import { householdWithWorkAhead } from '../support/squads-house.ts';
import { endAll, ServiceChild } from './service-child.ts';

/** In the future: MongoDB forgets deliveries by the machine's clock. */
const STARTS = Date.parse('2060-01-20T15:00:00.000Z');
const DAY = 86_400_000;
const TIMEOUT_MS = 600_000;
/** Until then a plan of seconds is made, also on a machine that is busy. */
const SOON_MS = 8_000;
const inDays = (days: number): string => new Date(STARTS + days * DAY).toISOString();

const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends));

type Plan = (api: TestService, hook: string) => Promise<string[]>;

/** An installation with work ahead. */
class World {
  private constructor(
    readonly api: TestService, readonly clock: TurnedClock, readonly databaseUrl: string, readonly env: Record<string, string>,
    /** Events whose deliveries were answered 204, by the delivery's id. */
    readonly accepted: ReadonlyMap<string, Event>, readonly accounts: readonly string[],
  ) {}

  /** @param fails how many attempts of each delivery are answered 500. */
  static async make(roles: string, plan: Plan = planMonth, fails = 1): Promise<World> {
    const clock = clockFrom(inDays(0));
    const sponsor = atEnd(await startSponsor({ clock }), (it) => it.stop());
    const receiver = atEnd(await Receiver.start(), (it) => it.stop());
    const databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
    const mongodbUrl = atEnd(await createMongoDatabase(), (it) => it.drop()).url;
    const env = { RAZAO_SPONSOR_URL: sponsor.url, RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1', RAZAO_SANDBOX: '1', MONGODB_URL: mongodbUrl };
    const api = atEnd(await startTestService({ databaseUrl, mongodbUrl, clock, env: { ...env, RAZAO_ROLES: roles } }), (it) => it.stop());
    await sponsor.connect(api);
    const accepted = new Map<string, Event>();
    const tried = new Map<string, number>();
    receiver.answer = (response, request) => {
      const id = String(request.headers['webhook-id']);
      const attempts = (tried.get(id) ?? 0) + 1;
      tried.set(id, attempts);
      const event = receiver.received.findLast(({ headers }) => headers['webhook-id'] === id)?.event;
      if (attempts > fails && event) accepted.set(id, event);
      response.writeHead(attempts > fails ? 204 : 500).end();
    };
    return new World(api, clock, databaseUrl, env, accepted, await plan(api, receiver.url()));
  }

  /** Moves the clock, by another process of the installation where one is given. */
  async advance(to: string, baseUrl = this.api.baseUrl): Promise<{ steps: number; unfinished: string[] }> {
    await untilMongodbIsUp(baseUrl);
    const answer = await fetch(`${baseUrl}/_control/clock`, {
      method: 'POST', body: JSON.stringify({ to }),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await this.api.token()}` },
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return await answer.json() as { steps: number; unfinished: string[] };
  }

  /**
   * All that happened, without ids: to be compared with another world's. Instants are of ten minutes: what is due takes milliseconds, and a
   * minute where a bank's report comes before another process has recorded its call, so that the bank is asked, or the report waits.
   */
  async story(): Promise<object> {
    const { service } = this.api;
    expect(await verifyJournal(service.database, TENANT)).toMatchObject({ ok: true });
    const read = <Row>(text: string) => service.database.forTenant(TENANT).read((em) => em.execute<Row[]>(text, [TENANT]));
    const entries = await read<{ entry: string }>(`select left(to_char(committed_at at time zone 'UTC', 'MM-DD HH24:MI'), -1)
      || '0 ' || entry_type as entry from razao.journal_entries where tenant_id = ? order by seq_no`);
    const events = await read<{ events: string }>(`select string_agg(event_type, ' ' order by entity_version, commit_no, n) as events
      from razao.outbox where tenant_id = ? and event_type <> 'evidence.deferred' group by entity_id order by 1`);
    const balances = await Promise.all(this.accounts.map((account) => this.api.available(account)));
    const delivered = Map.groupBy(this.accepted.values(), ({ data }) => {
      const { run_id, hold_id, obligation_id } = data as Record<string, unknown>;
      return run_id ?? hold_id ?? obligation_id;
    });
    return {
      entries: sortedByInstant(entries.map(({ entry }) => entry)), events: events.map((it) => it.events), balances,
      delivered: [...delivered.values()].map((its) => its.map(({ event_type }) => event_type).join(' ')).sort(),
    };
  }
}

/** What is due at one instant may be done in any order. */
function sortedByInstant(entries: readonly string[]): string[] {
  return [...Map.groupBy(entries, (entry) => entry.slice(0, 11)).values()].flatMap((its) => its.sort());
}

function native(to: string, value: number): object {
  return { kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value }, creditor: { kind: 'account', account_id: to } };
}

/** Schedules of some seconds from now, one of them over a bank, and a hold that expires. */
async function planSeconds(api: TestService, hook: string): Promise<string[]> {
  await api.ok('createWebhookEndpoint', { body: { url: hook, event_types: ['schedule_run.*', 'hold.*', 'obligation.settled'] } });
  const [from, to, poor] = [await api.account(1_000_000), await api.account(), await api.account(50)];
  const begins = api.service.database.clock.now().getTime() + SOON_MS;
  const inSeconds = (seconds: number): string => new Date(begins + seconds * 1_000).toISOString();
  const once = (account_id: string, action: object, seconds: number) => api.ok('createSchedule', {
    body: { account_id, schedule_type: 'ONE_SHOT', run_at: inSeconds(seconds), action },
  });
  await once(from, native(to, 100), 0);
  await once(from, {
    kind: 'TRANSFER', rail: 'PIX', amount: { currency: 'BRL', value: 700 },
    creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
    match_keys: { pix_key: 'ana@example.com' },
  }, 1);
  await once(poor, native(to, 100), 2);
  await once(from, native(to, 300), 3);
  await api.ok('placeHold', { body: { account_id: from, amount_cents: 400, currency: 'BRL', expires_at: inSeconds(3) } });
  return [from, to, poor];
}

async function planMonth(api: TestService, hook: string): Promise<string[]> {
  await api.ok('createWebhookEndpoint', { body: { url: hook, event_types: ['schedule_run.*', 'hold.*', 'obligation.settled'] } });
  const home = await householdWithWorkAhead(api);
  const [from, to, poor] = [await api.account(1_000_000), await api.account(), await api.account(250)];
  const pix = (external_id: string) => ({
    kind: 'TRANSFER', rail: 'PIX', amount: { currency: 'BRL', value: 700 }, creditor: { kind: 'external', external_id },
    match_keys: { pix_key: 'ana@example.com' },
  });
  const schedule = (account_id: string, action: object, recurrence: object, first: number, more: object = {}) => api.ok('createSchedule', {
    body: { account_id, schedule_type: 'RECURRING', first_run_at: inDays(first), recurrence, action, ...more },
  });
  await schedule(from, native(to, 100), { frequency: 'WEEKLY' }, 1);
  await schedule(from, native(to, 300), { frequency: 'MONTHLY', month_day: -1 }, 2);
  await schedule(poor, native(to, 100), { frequency: 'WEEKLY' }, 3, { retry_policy: { max_attempts: 3, initial_seconds: 3_600 } });
  await schedule(from, pix('pix_key:fornecedor@example.com'), { frequency: 'WEEKLY' }, 4);
  await schedule(from, pix('pix_key:fail-ac07@example.com'), { frequency: 'WEEKLY' }, 5);
  for (const days of [6, 20]) await api.ok('placeHold', {
    body: { account_id: from, amount_cents: 400, currency: 'BRL', expires_at: inDays(days) },
  });
  return [from, to, poor, home.squadAccount, home.ana, home.bruno, home.carla];
}

const END = inDays(31.5);

let expected: object;

/** The month in one advance by one process: what all others are compared with. */
beforeAll(async () => {
  const world = await World.make('api,worker');
  try {
    expect((await world.advance(END)).unfinished).toEqual([]);
    expected = await world.story();
  } finally {
    await endAll(ends.splice(0));
  }
}, TIMEOUT_MS);

describe('a month in one advance', () => {
  it('is the same in any cut of it', async () => {
    expect(expected).toMatchObject({ events: expect.arrayContaining([expect.stringContaining('hold.expired')]) });
    const world = await World.make('api,worker');
    for (const days of [0.3, 3.99, 4, 11.02, 17.5, 17.6, 30]) await world.advance(inDays(days));
    await world.advance(END);
    expect(await world.story()).toEqual(expected);
  }, TIMEOUT_MS);

  it('is the same with two processes that work', async () => {
    const world = await World.make('api,worker');
    atEnd(await startTestService({
      databaseUrl: world.databaseUrl, mongodbUrl: world.env['MONGODB_URL'], clock: world.clock, env: world.env,
    }), (it) => it.stop());
    await world.advance(END);
    expect(await world.story()).toEqual(expected);
  }, TIMEOUT_MS);

  it.each(['before-clock', 'after-clock'] as const)('is the same by processes that are killed %s', async (point) => {
    const world = await World.make('api');
    const start = async () => atEnd(await ServiceChild.start(world.databaseUrl, {
      ...world.env, TEST_CLOCK_AHEAD_MS: String(world.clock.aheadMs),
    }), (it) => it.kill());
    for (const skip of [0, 7, 19]) {
      const child = await start();
      await child.arm(point, { skip });
      await expect(world.advance(END, child.baseUrl)).rejects.toThrow();
      await child.ended();
    }
    await world.advance(END, (await start()).baseUrl);
    await world.api.service.database.clockWatch.look();
    expect(await world.story()).toEqual(expected);
  }, TIMEOUT_MS);
});

describe('some seconds in one advance', () => {
  it('are the same as seconds that are waited for', async () => {
    const moved = await World.make('api,worker', planSeconds, 0);
    const end = moved.api.service.database.clock.now().getTime() + SOON_MS + 60_000;
    expect((await moved.advance(new Date(end).toISOString())).unfinished).toEqual([]);
    const expected = await moved.story();
    expect(expected).toMatchObject({ events: expect.arrayContaining([expect.stringContaining('hold.expired')]) });
    const waited = await World.make('api,worker', planSeconds, 0);
    const isSame = async (): Promise<boolean> => JSON.stringify(await waited.story()) === JSON.stringify(expected);
    await eventually(isSame).catch(() => undefined); // the comparison says what differs
    expect(await waited.story()).toEqual(expected);
  }, TIMEOUT_MS);
});
