/** A sandbox's clock over HTTP: what is due happens step by step, and nothing outside a sandbox can be moved. */
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  HealthResponse, ObligationResponse, ScheduleResponse, ScheduleRunListResponse, WebhookEndpointCreatedResponse,
} from '../../../generated/models.ts';
import { clockFrom, type TurnedClock } from '../../../test/support/database-clock.ts';
import { createDatabase } from '../../../test/support/database.ts';
import { Receiver } from '../../../test/support/receiver.ts';
import { eventually, startTestService, TENANT, untilMongodbIsUp, type TestService } from '../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../test/support/sponsor.ts';
import type { SandboxClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { ClockAdvance, type Advanced as AdvancedBooks, type SandboxWork } from './advance-clock.ts';

interface Advanced {
  readonly from: string;
  readonly now: string;
  readonly steps: number;
  readonly events: Readonly<Record<string, number>>;
  readonly waiting: readonly { readonly work: string; readonly due_at: string }[];
  readonly unfinished: readonly string[];
}

const STARTS = '2026-01-29T15:00:00.000Z';
let api: TestService;
const TIMEOUT_MS = 120_000;
let clock: TurnedClock;
let sponsor: TestSponsor;
beforeEach(async () => {
  clock = clockFrom(STARTS);
  sponsor = await startSponsor({ clock });
  api = await startTestService({
    clock, withMongodb: true,
    env: { RAZAO_SPONSOR_URL: sponsor.url, RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1', RAZAO_SANDBOX: '1' },
  });
  await untilMongodbIsUp(api.baseUrl);
});
afterEach(async () => {
  await api.stop();
  await sponsor.stop();
});

const now = (): Date => api.service.database.clock.now();
const inDays = (days: number): string => new Date(Date.parse(STARTS) + days * 86_400_000).toISOString();

async function move(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${api.baseUrl}/_control/clock`, {
    method: 'POST', body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await api.token()}`, ...headers },
  });
}

async function advance(by: string): Promise<Advanced> {
  const answer = await move({ advance: by });
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
  return await answer.json() as Advanced;
}

async function countParties(): Promise<number> {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: number }[]>(
    'select count(*)::int as n from razao.parties'));
  return row?.n ?? 0;
}

function transfer(to: string, value: number): object {
  return { kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value }, creditor: { kind: 'account', account_id: to } };
}

describe('advance', () => {
  it('has each day’s payment of a schedule happen at its own time', async () => {
    const [from, to] = [await api.account(100_000), await api.account()];
    const made = await api.ok<ScheduleResponse>('createSchedule', { body: {
      account_id: from, schedule_type: 'RECURRING', first_run_at: inDays(1), recurrence: { frequency: 'DAILY' }, action: transfer(to, 100),
    } });
    const { events, unfinished } = await advance('40d'); // longer than events are kept
    expect(await api.available(to)).toBe(4_000);
    expect(events['schedule_run.executed']).toBe(40);
    expect(unfinished).toEqual([]);
    const { items } = await api.ok<ScheduleRunListResponse>('listScheduleRuns', {
      path: { schedule_id: made.schedule_id }, query: { limit: 200 },
    });
    const late = items.map(({ scheduled_for, updated_at }) => Date.parse(updated_at) - Date.parse(scheduled_for));
    expect(late.filter((ms) => ms < 0 || ms >= 60_000)).toEqual([]);
  }, TIMEOUT_MS);

  it('ends a hold at its deadline, and says what waits', async () => {
    const account = await api.account(1_000);
    await api.ok('placeHold', { body: { account_id: account, amount_cents: 400, currency: 'BRL', expires_at: inDays(2) } });
    const first = await advance('1d');
    expect(first.waiting).toContainEqual({ work: 'expire-holds', due_at: inDays(2) });
    expect(await api.available(account)).toBe(600);
    const { events } = await advance('2d');
    expect(events['hold.expired']).toBe(1);
    expect(await api.available(account)).toBe(1_000);
  });

  it('has the bank settle a payment that a schedule sends, in one advance', async () => {
    await sponsor.connect(api);
    const from = await api.account(10_000);
    await api.ok('createSchedule', { body: {
      account_id: from, schedule_type: 'ONE_SHOT', run_at: inDays(3), action: {
        kind: 'TRANSFER', rail: 'PIX', amount: { currency: 'BRL', value: 500 },
        creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
      },
    } });
    const { events } = await advance('4d');
    expect(events).toMatchObject({ 'schedule_run.executed': 1, 'obligation.dispatched': 1, 'obligation.settled': 1 });
    expect((await sponsor.books()).payments).toMatchObject([{ status: 'SETTLED', amount: { value: 500 } }]);
  }, TIMEOUT_MS);

  it('sends a webhook again when its next attempt is due', async () => {
    const receiver = await Receiver.start();
    try {
      let attempts = 0;
      receiver.answer = (response) => response.writeHead((attempts += 1) < 3 ? 500 : 204).end();
      await api.ok<WebhookEndpointCreatedResponse>('createWebhookEndpoint', { body: { url: receiver.url(), event_types: ['party.*'] } });
      await api.party();
      await eventually(async () => attempts === 1);
      const { unfinished } = await advance('1d');
      expect([attempts, unfinished]).toEqual([3, []]);
    } finally {
      await receiver.stop();
    }
  });

  it('shows its steps line by line to who asks for lines', async () => {
    await untilMongodbIsUp(api.baseUrl);
    const answer = await move({ advance: '2d' }, { Accept: 'application/x-ndjson' });
    const lines = (await answer.text()).trim().split('\n').map((line) => JSON.parse(line) as Partial<Advanced>);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.at(-1)).toMatchObject({ steps: lines.length - 1, unfinished: [] });
  });

  it('is followed by another process', async () => {
    const other = await startTestService({ databaseUrl: api.databaseUrl, clock, env: { RAZAO_SANDBOX: '1' } });
    try {
      await advance('10d');
      await eventually(async () => Math.abs(other.service.database.clock.now().getTime() - now().getTime()) < 1_000);
      await other.ok<ObligationResponse>('createParty', { body: { type: 'individual', display_name: 'Ana', country: 'BR' } });
    } finally {
      await other.stop();
    }
  });
});

describe('a step', () => {
  it('has the events handled that another process commits after they were asked for', async () => {
    const turned = api.service.database.clock as SandboxClock;
    const from = turned.now();
    const handled: number[] = [];
    let hasEnded = false;
    const { database } = api.service;
    const query: Database['query'] = async (statement, ...given) => {
      if (statement.name === 'sandbox-moments' && turned.now() > from && !hasEnded) {
        hasEnded = true;
        await api.party(); // as the work of another process that ends now
      }
      return database.query(statement, ...given);
    };
    await aMinuteAhead({
      ...idle(), database: { query, pipeline: () => database.pipeline() } as Database, outbox: {
        backlog: async () => {
          handled.push(await countParties());
          return [];
        }, handle: async () => undefined,
      },
    });
    expect(handled.at(-1)).toBe((handled[0] ?? 0) + 1);
  });

  it('waits for a store that answers again soon, and leaves one that does not until it has answered', async () => {
    let [asked, refusals] = [0, 4];
    const nextDue = async (): Promise<undefined> => {
      asked += 1;
      if ((refusals -= 1) >= 0) throw new Error('MongoDB does not answer');
    };
    const work = { ...idle(), timed: [{ name: 'webhooks', nextDue, runDue: async () => undefined }] };
    expect((await aMinuteAhead(work)).unfinished).toEqual([]);
    refusals = Number.POSITIVE_INFINITY;
    expect((await aMinuteAhead(work)).unfinished).toEqual(['webhooks: MongoDB does not answer']);
    const before = asked;
    expect((await aMinuteAhead(work)).unfinished).toEqual(['webhooks: MongoDB does not answer']);
    expect(asked - before).toBeLessThan(10); // one that waits asks hundreds of times
    refusals = 0;
    await aMinuteAhead(work);
    refusals = 4;
    expect((await aMinuteAhead(work)).unfinished).toEqual([]);
  }, TIMEOUT_MS);

  function idle(): SandboxWork {
    const { database } = api.service;
    return {
      database, clock: database.clock as SandboxClock, log: createLog('silent'), timed: [], housekeeping: [], parties: [],
      outbox: { backlog: async () => [], handle: async () => undefined }, away: new Set(),
    };
  }

  function aMinuteAhead(work: SandboxWork): Promise<AdvancedBooks> {
    const to = new Date(work.clock.now().getTime() + 60_000);
    return new ClockAdvance(work).to(to, { stepped: () => undefined, dayEnds: async () => undefined });
  }
});

describe('a clock', () => {
  it('moves all work: a job is stepped to by its moments, or runs once a day', async () => {
    const answer = await fetch(`${api.baseUrl}/_control/clock`, { headers: { Authorization: `Bearer ${await api.token()}` } });
    const { timed, daily } = await answer.json() as Record<'timed' | 'daily', string[]>;
    expect(timed.toSorted()).toEqual([
      'activate-pix-limits', 'announce-brakes', 'announce-stuck', 'complete-pix-keys', 'conformance-runs', 'dispatches', 'expire-holds',
      'kyc-rescreens', 'kyc_requests', 'pix-mandates', 'qbrl-policies', 'retry-evidence', 'squads', 'tick-schedules', 'webhooks',
    ]);
    expect(daily.toSorted()).toEqual([
      'ask-balances', 'check-balances', 'deliver-webhooks', 'digest-tax-ids', 'forget-answers', 'forget-counterparties',
      'forget-deliveries', 'forget-pix-payees', 'forget-reported-counterparties', 'maintain-outbox', 'reconcile-yesterday',
    ]);
  });

  it('is moved by clients alone, forward, by one at a time', async () => {
    expect((await fetch(`${api.baseUrl}/_control/clock`, { method: 'POST' })).status).toBe(401);
    const wrong = [
      {}, { advance: '3 days' }, { advance: '1d', to: inDays(1) }, { to: inDays(-1) }, { advance: '367d' }, { to: '2026-02-30T00:00:00Z' },
    ];
    for (const body of wrong) {
      expect([body, (await move(body)).status]).toEqual([body, 422]);
    }
    const both = await Promise.all([move({ advance: '20d' }), move({ advance: '20d' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that was moved is shown by the health, the probe, the page and the log of a process that starts', async () => {
    const plain = await api.ok<HealthResponse>('getHealth');
    await advance('3d');
    const { clock: told } = await api.ok<HealthResponse>('getHealth');
    const seconds = api.service.database.clockWatch.movedMs / 1000;
    expect([plain.clock, told]).toEqual([undefined, { moved_by_seconds: Math.round(seconds) }]);
    expect(seconds).toBeGreaterThan(3 * 86_400 - 60);
    expect(await (await fetch(`${api.baseUrl}/readyz`)).json()).toMatchObject({ status: 'ready', clock: told });
    expect(await (await fetch(`${api.baseUrl}/docs`)).text()).toMatch(/its clock is (3 d|2 d 23 h) ahead/);
    const log = new PassThrough();
    const other = await startTestService({
      databaseUrl: api.databaseUrl, clock, log, env: { RAZAO_SANDBOX: '1', RAZAO_LOG_LEVEL: 'warn' },
    });
    await other.stop();
    expect(String(log.read())).toMatch(/"moved_by_seconds":259[12]\d\d,.*"msg":"the clock of this sandbox was moved ahead"/);
  });

  it('that was moved keeps a production process from starting', async () => {
    await advance('1d');
    await expect(startTestService({ databaseUrl: api.databaseUrl, env: { RAZAO_SANDBOX: '0' } })).rejects.toThrow('was moved in a sandbox');
  });

  it('cannot be moved in production', async () => {
    const database = await createDatabase();
    const production = await startTestService({ databaseUrl: database.url, env: { RAZAO_SANDBOX: '0' } });
    try {
      const answer = await fetch(`${production.baseUrl}/_control/clock`, {
        method: 'POST', headers: { Authorization: `Bearer ${await production.token()}` },
      });
      expect(answer.status).toBe(404);
    } finally {
      await production.stop();
      await database.drop();
    }
  });
});

describe('without MongoDB', () => {
  it('an advance says that webhooks wait', async () => {
    const alone = await startTestService({ clock: clockFrom(STARTS), env: { RAZAO_SANDBOX: '1' } });
    try {
      const answer = await fetch(`${alone.baseUrl}/_control/clock`, {
        method: 'POST', body: '{"advance":"1h"}',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await alone.token()}` },
      });
      expect(await answer.json()).toMatchObject({ unfinished: ['webhooks: MongoDB does not answer'] });
    } finally {
      await alone.stop();
    }
  }, TIMEOUT_MS);
});
