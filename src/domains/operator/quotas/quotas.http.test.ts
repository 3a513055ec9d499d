import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type {
  AccountResponse, Event, PutQuotasRequest, QuotaName, QuotasResponse, ScheduleResponse, SquadDetailResponse,
  WebhookEndpointCreatedResponse,
} from '../../../../generated/models.ts';
import type { OperationId } from '../../../../generated/operations.ts';
import { statementsOfMigrations } from '../../../../test/support/landed.ts';
import { eventually, startTestService, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { verifyQuotas } from '../../../command-line/verify-quotas.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { readQuotasUsed } from '../../../platform/quotas/used.ts';
import { openGuestAccount } from '../../accounts/index.ts';
import { SPONSOR } from '../../rails/index.ts';

const CREATORS = Number(process.env['QUOTA_CREATORS'] ?? 64);
const START = new Date('2026-03-03T02:59:30.000Z');

const clock = new FixedClock(START);
let here: TestService;
let there: TestService;
beforeAll(async () => {
  const env = { RAZAO_ROLES: 'api', RAZAO_QUOTAS: 'compiles_per_day=7' };
  here = await startTestService({ clock, env });
  there = await startTestService({ clock, env, databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  await there?.stop();
  await here?.stop();
});

const moveTo = (at: string) => clock.advance(new Date(at).getTime() - clock.now().getTime());

let numbered = 0;
/** A tenant of its own for a test. */
async function newTenant(): Promise<string> {
  const tenant = `tenant-${(numbered += 1)}`;
  await here.token(undefined, tenant);
  return tenant;
}

const get = (tenant: string, service = here) => service.ok<QuotasResponse>('operatorGetQuotas', { tenant });
const quotaOf = async (tenant: string, quota: QuotaName) => (await get(tenant)).quotas.find(({ name }) => name === quota);
async function put(tenant: string, overrides: PutQuotasRequest['overrides'], call: Call = {}): Promise<Answer<QuotasResponse>> {
  return here.call('operatorPutQuotas', { token: await here.platformToken(), path: { tenant }, body: { overrides }, ...call });
}
const set = async (tenant: string, overrides: PutQuotasRequest['overrides']) => expect((await put(tenant, overrides)).status).toBe(200);
const verified = (tenant: string) => verifyQuotas(here.service.database, tenant);
async function eventsOf(tenant: string, entity_id: string): Promise<unknown[]> {
  const { items } = await here.ok<{ items: Event[] }>('listEvents', { tenant, query: { after: 'earliest', entity_id } });
  return items.map(({ event_type, entity, data }) => [event_type, entity.version, data]);
}
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();

describe('the quotas of a tenant', () => {
  it('are listed in their order, with the defaults of the installation', async () => {
    const tenant = await newTenant();
    const { quotas, as_of } = await get(tenant);
    expect(as_of).toBe(START.toISOString());
    expect(quotas.map(
      ({ name, window, default: most, effective, used, remaining }) => [name, window, most, effective, used, remaining],
    )).toEqual([
      ['requests_per_second', 'SECOND', 10_000, 10_000, null, null], ['waiting_writes', 'TOTAL', 5_000, 5_000, 0, 5_000],
      ['compiles_per_day', 'DAY', 7, 7, 0, 7], ['batteries_per_day', 'DAY', 20, 20, 0, 20],
      ['accounts', 'TOTAL', 1_000_000, 1_000_000, 0, 1_000_000],
      ['webhook_endpoints', 'TOTAL', 100, 100, 0, 100], ['schedules', 'TOTAL', 10_000, 10_000, 0, 10_000],
      ['squads', 'TOTAL', 10_000, 10_000, 0, 10_000],
      ['products', 'TOTAL', 50, 50, 0, 50], ['product_instances', 'TOTAL', 10_000, 10_000, 0, 10_000],
    ]);
  });

  it('are overridden and given back; each change keeps who asked and why, and is announced', async () => {
    const tenant = await newTenant();
    const asked = async (squads: number | null, reason: string) => (await put(tenant, { squads }, {
      body: { overrides: { squads }, reason },
    })).body;
    await asked(5, 'a trial');
    const { quotas } = await asked(5, 'the same again');
    expect(quotas.find(({ name }) => name === 'squads')).toMatchObject({
      default: 10_000, override: 5, effective: 5, remaining: 5, overridden_at: START.toISOString(),
      overridden_by: expect.stringMatching(/^cli_/),
    });
    await asked(null, 'over');
    expect(await quotaOf(tenant, 'squads')).toMatchObject({ override: null, effective: 10_000, overridden_at: null, overridden_by: null });
    expect(await eventsOf(tenant, 'squads')).toEqual([
      ['quota.overridden', 1, { tenant, quota: 'squads', previous: 10_000, effective: 5 }],
      ['quota.reset', 2, { tenant, quota: 'squads', previous: 5, effective: 10_000 }],
    ]);
    const kept = await here.service.database.forTenant(tenant).read((em) => em.execute(
      `select version::int, override::int, reason, changed_by like 'cli_%' as is_client from razao.quota_changes order by version`));
    expect(kept).toEqual([
      { version: 1, override: 5, reason: 'a trial', is_client: true }, { version: 2, override: null, reason: 'over', is_client: true },
    ]);
  });

  it('are set all together or not at all', async () => {
    const tenant = await newTenant();
    const answer = await put(tenant, { squads: 1, schedules: 1_000_001 });
    expect([codeOf(answer), answer.body]).toMatchObject([
      '422 QUOTA_CEILING_EXCEEDED', { details: { quota: 'schedules', ceiling: 1_000_000, requested: 1_000_001 } },
    ]);
    expect(await quotaOf(tenant, 'squads')).toMatchObject({ override: null });
  });

  it('are set by a client of the platform alone, and a key is answered as before', async () => {
    const tenant = await newTenant();
    const own = await here.call('operatorPutQuotas', { tenant, body: { overrides: { accounts: -1 } } });
    expect(codeOf(own)).toBe('403 PLATFORM_CLIENT_REQUIRED');
    const key = randomUUID();
    const first = await put(tenant, { accounts: 9 }, { key });
    await set(tenant, { accounts: 8 });
    expect(await put(tenant, { accounts: 9 }, { key })).toMatchObject({
      status: 200, body: first.body, headers: { 'idempotency-replayed': 'true' },
    });
    expect(codeOf(await put(tenant, { accounts: 7 }, { key }))).toBe('422 IDEMPOTENCY_KEY_REUSED');
    expect(await quotaOf(tenant, 'accounts')).toMatchObject({ override: 8 });
  });

  it('of a day begin anew at 00:00 in São Paulo', async () => {
    const tenant = await newTenant();
    const resets = async (at: string) => {
      moveTo(at);
      return (await quotaOf(tenant, 'compiles_per_day'))?.resets_at;
    };
    expect([await resets('2026-03-03T02:59:59.999Z'), await resets('2026-03-03T03:00:00.000Z')]).toEqual([
      '2026-03-03T03:00:00.000Z', '2026-03-04T03:00:00.000Z',
    ]);
  });
});

/** A counted object: how to make one, and how to end it. */
interface Counted {
  readonly quota: QuotaName;
  readonly by: OperationId;
  /** A call that makes one, in a tenant with what it takes. */
  readonly prepare: (tenant: string) => Promise<(service: TestService) => Promise<Answer<unknown>>>;
  readonly end: (tenant: string, made: unknown) => Promise<unknown>;
}

const scheduled: Counted = {
  quota: 'schedules', by: 'createSchedule',
  async prepare(tenant) {
    const [account_id, payee] = [await here.account(0, { tenant }), await here.account(0, { tenant })];
    const action = {
      kind: 'TRANSFER', rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, creditor: { kind: 'account', account_id: payee },
    };
    const body = { account_id, schedule_type: 'ONE_SHOT', run_at: '2026-03-03T03:10:00Z', action };
    return (service) => service.call('createSchedule', { tenant, body });
  },
  end: (tenant, made) => here.ok('cancelSchedule', { tenant, path: { schedule_id: (made as ScheduleResponse).schedule_id } }),
};

const kinds: readonly Counted[] = [
  {
    quota: 'accounts', by: 'createAccount',
    async prepare(tenant) {
      const body = { owner_party_id: await here.party(tenant), type: 'CUSTOMER', currency: 'BRL' };
      return (service) => service.call('createAccount', { tenant, body });
    },
    end: (tenant, made) => here.ok('closeAccount', { tenant, path: { account_id: (made as AccountResponse).id }, body: {} }),
  },
  {
    quota: 'accounts', by: 'createExternalAccount',
    async prepare(tenant) {
      const body = { owner_party_id: await here.party(tenant), currency: 'BRL', external_id: 'somebody' };
      return (service) => service.call('createExternalAccount', { tenant, body });
    },
    end: (tenant, made) => here.ok('closeAccount', { tenant, path: { account_id: (made as AccountResponse).id }, body: {} }),
  },
  {
    quota: 'webhook_endpoints', by: 'createWebhookEndpoint',
    async prepare(tenant) {
      return (service) => service.call('createWebhookEndpoint', { tenant, body: { url: 'https://hooks.example.com/' } });
    },
    end: (tenant, made) => here.call('deleteWebhookEndpoint', {
      tenant, path: { endpoint_id: (made as WebhookEndpointCreatedResponse).endpoint_id },
    }),
  },
  scheduled,
  {
    quota: 'squads', by: 'createSquad',
    async prepare(tenant) {
      const actor_account_id = await here.account(0, { tenant });
      return (service) => service.call('createSquad', { tenant, body: { name: 'Trip', actor_account_id } });
    },
    end: (tenant, made) => {
      const { sqd_id, members } = made as SquadDetailResponse;
      return here.ok('closeSquad', { tenant, path: { sqd_id }, body: { actor_account_id: members?.[0]?.member_account_id } });
    },
  },
];

describe.each(kinds)('$by', ({ quota, prepare, end }) => {
  it('makes exactly as many as there is room for, over two processes, and again once some have ended', async () => {
    const tenant = await newTenant();
    const make = await prepare(tenant);
    const { used: before = 0 } = (await quotaOf(tenant, quota)) ?? {};
    const most = (before ?? 0) + 10;
    await set(tenant, { [quota]: most });
    const creators = () => Promise.all(Array.from({ length: CREATORS }, (_, index) => make(index % 2 ? here : there)));
    const answers = await creators();
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect([made.length, new Set(refused.map(codeOf))]).toEqual([10, new Set(['422 QUOTA_EXCEEDED'])]);
    expect(refused[0]?.body).toMatchObject({ details: { quota, effective: most, used: most, resets_at: null } });
    expect(await verified(tenant)).toEqual({ ok: true, counters: 6, differences: [] });
    for (const { body } of made.slice(0, 3)) {
      await end(tenant, body);
      await end(tenant, body);
    }
    expect(await quotaOf(tenant, quota)).toMatchObject({ used: most - 3, remaining: 3 });
    expect((await creators()).filter(({ status }) => status === 201)).toHaveLength(3);
    await set(tenant, { [quota]: 2 });
    expect(await quotaOf(tenant, quota)).toMatchObject({ effective: 2, used: most, remaining: 0 });
    expect(codeOf(await make(there))).toBe('422 QUOTA_EXCEEDED');
    expect(await verified(tenant)).toMatchObject({ ok: true });
  });
});

describe('what is counted and never refused', () => {
  it('is an account for a guest whom money comes for', async () => {
    const tenant = await newTenant();
    const account = await here.account(0, { tenant });
    await set(tenant, { accounts: 1 });
    const opened = await openGuestAccount(there.service.contextFor(tenant), {
      displayName: 'Rui', currency: 'BRL', rail: 'PIX', providerId: 'sim-demo', destination: { pixKey: 'rui@example.com' },
    });
    expect(opened).toMatch(/^acc_/);
    expect(await quotaOf(tenant, 'accounts')).toMatchObject({ effective: 1, used: 2, remaining: 0 });
    const promoted = await here.ok<AccountResponse>('promoteAccount', {
      tenant, path: { account_id: String(opened) }, body: { owner_party_id: await here.party(tenant) },
    });
    expect([promoted.type, await quotaOf(tenant, 'accounts')]).toMatchObject(['CUSTOMER', { used: 2 }]);
    await here.ok('closeAccount', { tenant, path: { account_id: account }, body: {} });
    expect(await verified(tenant)).toMatchObject({ ok: true });
  });

  it('is a provider’s ledger account', async () => {
    const tenant = await newTenant();
    await set(tenant, { accounts: 0 });
    const body = { provider_id: `bank-${tenant}`, type: 'SPONSOR_BANK', adapter: SPONSOR, display_name: 'Bank' };
    await here.ok('operatorCreateProviderAccount', { token: await here.platformToken(), path: { tenant }, body });
    expect(await quotaOf(tenant, 'accounts')).toMatchObject({ effective: 0, used: 1 });
    expect(await verified(tenant)).toMatchObject({ ok: true });
  });
});

describe('a schedule', () => {
  it('that has completed counts no longer, and no less once it is cancelled', async () => {
    const tenant = await newTenant();
    const make = await scheduled.prepare(tenant);
    const { body } = await make(here);
    await make(here);
    moveTo('2026-03-03T03:10:01Z');
    await here.ok('tickScheduler', { tenant, body: {} });
    expect(await quotaOf(tenant, 'schedules')).toMatchObject({ used: 0 });
    await scheduled.end(tenant, body);
    expect(await verified(tenant)).toMatchObject({ ok: true });
  });
});

describe('what each process keeps by itself', () => {
  it('is followed within two seconds: requests of a second', async () => {
    const [slow, other] = [await newTenant(), await newTenant()];
    const ask = (tenant: string) => here.call('operatorGetQuotas', { tenant });
    await Promise.all([ask(slow), ask(other)]);
    await set(slow, { requests_per_second: 2 });
    const refused = await eventually(async () => (await Promise.all(Array.from({ length: 6 }, () => ask(slow)))).find(
      ({ status }) => status === 429,
    ), 2);
    expect([codeOf(refused), refused.headers['ratelimit-policy'], refused.headers['ratelimit'], refused.headers['retry-after']]).toEqual([
      '429 RATE_LIMITED', '"requests";q=2;w=1', '"requests";r=0;t=1', '1',
    ]);
    expect((await Promise.all(Array.from({ length: 6 }, () => ask(other)))).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await here.call('operatorGetQuotas', { path: { tenant: slow }, token: await here.platformToken() })).status).toBe(200);
  });

  it('is followed within two seconds: writes that wait', async () => {
    const tenant = await newTenant();
    const [from, to] = [await here.account(0, { tenant }), await here.account(0, { tenant })];
    const transfer = async () => codeOf(await there.transfer(from, to, 1, { tenant }));
    expect(await transfer()).toBe('422 INSUFFICIENT_FUNDS');
    await set(tenant, { waiting_writes: 0 });
    expect(await eventually(async () => (await transfer()) === '503 OVERLOADED', 2)).toBe(true);
    await set(tenant, { waiting_writes: null });
    expect(await eventually(async () => (await transfer()) === '422 INSUFFICIENT_FUNDS', 2)).toBe(true);
  });
});

it('says how much is used in the whole installation, and by the tenant that has least left', async () => {
  const tenant = await newTenant();
  await here.account(0, { tenant });
  await set(tenant, { accounts: 1 });
  const { database } = here.service;
  const used = await readQuotasUsed((statement, values) => database.query(statement, values), database.quotas);
  const accounts = used.find(({ quota }) => quota === 'accounts');
  expect(accounts?.used).toBeGreaterThanOrEqual(1);
  expect(accounts?.fullest).toBeGreaterThanOrEqual(1);
});

it('counted what there was before there were quotas', async () => {
  const owner = new pg.Client({ connectionString: here.databaseUrl });
  await owner.connect();
  const counted = async () => (await owner.query('select tenant_id, quota, used from razao.quotas where used > 0 order by 1, 2')).rows;
  await owner.query('begin'); // Nothing of it is committed.
  const before = await counted();
  expect(new Set(before.map(({ quota }: { quota: string }) => quota))).toEqual(new Set([
    'accounts', 'schedules', 'squads', 'webhook_endpoints',
  ]));
  await owner.query('drop table razao.quota_changes, razao.quotas cascade');
  await owner.query((await statementsOfMigrations()).get('0022-platform-quotas') ?? '');
  expect(await counted()).toEqual(before);
  await owner.end();
});

it('finds a counter that is wrong', async () => {
  const tenant = await newTenant();
  await here.account(0, { tenant });
  await here.service.database.forTenant(tenant).write(async ({ count }) => count('accounts', 1));
  expect(await verified(tenant)).toEqual({ ok: false, counters: 6, differences: ['accounts counts 2, and there are 1'] });
});
