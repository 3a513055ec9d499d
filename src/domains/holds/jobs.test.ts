/** The scheduled job expires the holds that are past their deadline, for all tenants. */
import type { HoldResponse } from '../../../generated/models.ts';
import { eventually, startTestService, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { expireAll } from './jobs.ts';

const MINUTE_MS = 60_000;
const clock = new FixedClock();
let api: TestService;

beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
});
afterAll(() => api.stop());

const place = (account_id: string, amount_cents: number, inMs: number | null, tenant?: string): Promise<HoldResponse> =>
  api.ok('placeHold', {
  body: {
    account_id, amount_cents, currency: 'BRL', expires_at: inMs === null ? null : new Date(clock.now().getTime() + inMs).toISOString(),
  },
  ...(tenant !== undefined && { tenant }),
});
const look = (): Promise<void> => expireAll(
  api.service.database, (tenant) => api.service.contextFor(tenant), api.service.contextFor('demo').log,
);
/** Reads the stored states, without the expiry that a read through the API causes. */
const stored = async (tenant: string): Promise<string[]> =>
  (await api.service.database.forTenant(tenant).read(
    (em) => em.execute<{ state: string }[]>('select state from razao.holds order by hold_id'),
  )).map(({ state }) => state);

test('ends what is due and nothing else, in every tenant, once', async () => {
  const [mine, theirs] = [await api.account(100), await api.account(100, { tenant: 'acme' })];
  for (const [account, tenant] of [[mine, 'demo'], [theirs, 'acme']] as const) {
    await place(account, 10, MINUTE_MS, tenant);
    await place(account, 10, 2 * MINUTE_MS, tenant);
    await place(account, 10, null, tenant);
  }
  await look();
  expect(await stored('demo')).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
  clock.advance(MINUTE_MS);
  await Promise.all([look(), look()]);
  expect([await stored('demo'), await stored('acme')]).toEqual([['EXPIRED', 'ACTIVE', 'ACTIVE'], ['EXPIRED', 'ACTIVE', 'ACTIVE']]);
  await look();
  const [row] = await api.service.database.forTenant('demo').read((em) =>
    em.execute<{ count: string }[]>(`select count(*) from razao.outbox where event_type = 'hold.expired'`));
  expect(row?.count).toBe('1');
});

test('ends more than one look takes at once', async () => {
  const accounts = await Promise.all(Array.from({ length: 120 }, () => api.account(20)));
  await Promise.all(accounts.flatMap((account) => Array.from({ length: 5 }, () => place(account, 2, MINUTE_MS))));
  clock.advance(5 * MINUTE_MS);
  await look();
  expect(new Set(await stored('demo'))).toEqual(new Set(['EXPIRED', 'ACTIVE']));
  const due = await api.service.database.query<{ tenant: string }>(
    { name: 'test-due', text: 'select razao.holds_due($1) as tenant' }, [clock.now()],
  );
  expect(due).toEqual([]);
});

test('is woken by the scheduler', async () => {
  const real = await startTestService({ withMongodb: true });
  try {
    const account_id = await real.account(100);
    await real.ok('placeHold', {
      body: { account_id, amount_cents: 10, currency: 'BRL', expires_at: new Date(Date.now() + 1500).toISOString() },
    });
    await eventually(async () => {
      const rows = await real.service.database.forTenant('demo').read((em) => em.execute<{ state: string }[]>(
        'select state from razao.holds',
      ));
      return rows[0]?.state === 'EXPIRED';
    }, 20);
  } finally {
    await real.stop();
  }
});
