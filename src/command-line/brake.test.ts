import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, TENANT, type TestService } from '../../test/support/service.ts';
import { describeBrake, resume, show } from './brake.ts';

const PAYMENT = 'obl_01KJQ9D3E5G7J9M1P3R5T7V9X1';
let api: TestService;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await api.token();
  await api.service.database.forTenant(TENANT).write(async ({ em }) => {
    await em.execute(`
      insert into razao.payout_brakes (
        tenant_id, rail, number, obligation_id, currency, cents, payments, bound_cents, bound_payments, applied_at, announced
      ) values (?, 'PIX', 1, ?, 'BRL', 900, 3, 1000, 10, ?, 1)`, [TENANT, PAYMENT, api.service.database.clock.now()]);
    return {};
  });
});
afterAll(() => api.stop());

const env = () => ({ DATABASE_URL: api.databaseUrl });
const resumed = () => resume({ tenant: TENANT, rail: 'PIX', actor: 'ana', reason: 'Wages, confirmed by telephone' }, env());

it('shows what is stopped, and by which payment', async () => {
  const shown = await show(TENANT, env());
  expect(shown).toMatchObject({ tenant: TENANT, stopped: ['PIX'], hours: [], brakes: [{ obligation_id: PAYMENT, bound_cents: 1000 }] });
  expect(describeBrake(shown)).toMatch(/^demo {2}stopped: PIX\n.* would have exceeded 1000 BRL .*; nobody has resumed it$/);
});

it('resumes once, and records who and why', async () => {
  const shown = await resumed();
  expect(shown).toMatchObject({ stopped: [], brakes: [{ released_by: 'cli:ana', reason: 'Wages, confirmed by telephone' }] });
  expect(describeBrake(shown)).toMatch(/^demo {2}no rail is stopped by the brake\n/);
  await expect(resumed()).rejects.toMatchObject({ message: 'no brake stops payments out of demo over PIX', exitCode: 5 });
  const { acts } = await api.ok<{ acts: { items: { operation: string; actor: string; reason: string }[] } }>('listJournalEntries', {
    query: { record: 'ACTS' },
  });
  expect(acts.items.filter(({ operation }) => operation === 'brake resume')).toMatchObject([{ reason: 'Wages, confirmed by telephone' }]);
});

it('knows no other tenant', async () => {
  await expect(show('nobody', env())).rejects.toThrow('nobody');
});
