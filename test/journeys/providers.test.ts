/** Two banks of one tenant, as its operator lives with them: the SDK against two processes and the simulated sponsor. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { models } from '../../sdk/src/index.ts';
import { allScopes } from '../../src/domains/auth/index.ts';
import { rotateSecret, setProviderStatus } from '../../src/domains/providers/index.ts';
import { CAPABILITIES, SPONSOR } from '../../src/domains/rails/index.ts';
import { accountingDay } from '../../src/platform/clock.ts';
import { deliver } from '../support/deliver.ts';
import { clockFrom } from '../support/database-clock.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';
import { expectContracts, openProgram, type Program } from './client.ts';

const FIRST = 'sim-first';
const SECOND = 'sim-second';
const ROUNDS = Number(process.env['ROTATION_ROUNDS'] ?? 12);
const OVERLAP_SECONDS = 4;

let api: TestService;
let there: TestService;
const clock = clockFrom();
let sponsor: TestSponsor;
let platform: Program;
let program: Program;
let wallet: string;
beforeAll(async () => {
  api = await startTestService({ clock });
  there = await startTestService({ clock, databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api' } });
  sponsor = await startSponsor({ clock });
  platform = await openProgram(api, 'razao', allScopes, { platform: true });
  program = await openProgram(api, TENANT, allScopes);
  wallet = await api.account(1_000_000);
});
afterAll(async () => {
  await sponsor?.stop();
  await there?.stop();
  await api?.stop();
});

const brl = (value: number): models.AmountField => ({ currency: 'BRL', value });

/** Makes a provider account, and opens it at the simulated sponsor. */
async function openBank(provider_id: string, account_number: string): Promise<models.ProviderAccountResponse> {
  const bank = await platform.razao.operator.createProviderAccount(TENANT, {
    provider_id, type: 'SPONSOR_BANK', adapter: SPONSOR, display_name: provider_id, base_url: sponsor.url,
    coordinates: { ispb: '12345678', branch: '0001', account_number },
  });
  await register(provider_id, String(bank.secret), account_number);
  return bank;
}

const register = (provider_id: string, secret: string, account_number: string) =>
  sponsor.control('providers', { provider_id, secret, callback_url: api.baseUrl, account: `br_account:12345678/0001/${account_number}` });
const bind = (provider_id: string, priority: number, capabilities: readonly models.RailCapability[] = CAPABILITIES) =>
  platform.razao.operator.bindRail(TENANT, { rail: 'PIX', provider_id, priority, capabilities: [...capabilities] });
const pay = () => program.razao.obligations.create({
  rail: 'PIX', amount: brl(100), debtor: { kind: 'account', account_id: wallet },
  creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
});
const settled = ({ obligation_id }: { obligation_id: string }) => eventually(async () =>
  (await program.razao.obligations.get(obligation_id)).resolution_outcome === 'SETTLED');
const paymentOf = async (bank: string, { obligation_id }: { obligation_id: string }) =>
  (await sponsor.books(bank)).payments.find(({ reference }) => reference === obligation_id);
const known = async (provider_id: string) => {
  const { items } = await platform.razao.operator.listProviderAccounts(TENANT);
  return items.find((it) => it.provider_id === provider_id);
};
const ownMoney = async () => Promise.all([FIRST, SECOND].map(async (bank) => (await known(bank))?.balances?.posted));

async function reconcile(provider_id: string): Promise<models.ReconciliationRunResponse> {
  const day = accountingDay(clock.now());
  const { run_id } = await program.razao.reconciliation.startRun({
    provider_id, rail: 'PIX', currency: 'BRL', from: day, to: day, source: { kind: 'FETCH' },
  });
  return eventually(async () => {
    const run = await program.razao.reconciliation.getRun(run_id);
    return run.state !== 'RUNNING' && run;
  });
}

it('a second bank takes the payments and not the keys; cut off mid-flight it keeps what it has, and the next go the other way', async () => {
  const first = await openBank(FIRST, '111-1');
  await bind(FIRST, 2);
  await settled(await pay());
  await openBank(SECOND, '222-2');
  await bind(SECOND, 1, ['OUTBOUND', 'INBOUND']);
  const second = await pay();
  await settled(second);
  expect(await paymentOf(SECOND, second)).toBeDefined();
  const ctx = api.service.contextFor(TENANT);
  expect((await ctx.rails.able(TENANT, 'PIX', 'KEYS')).map(({ providerId }) => providerId)).toEqual([FIRST]);

  await sponsor.script('settle', 'timeout', { provider_id: SECOND });
  const under_way = await pay();
  await eventually(async () => (await program.razao.obligations.get(under_way.obligation_id)).state === 'DISPATCHED');
  await setProviderStatus(ctx, SECOND, 'DISABLED');
  const next = await pay();
  await settled(next);
  expect([await paymentOf(FIRST, next), await paymentOf(SECOND, next)]).toEqual([expect.anything(), undefined]);
  expect((await program.razao.obligations.get(under_way.obligation_id)).state).toBe('DISPATCHED');
  await setProviderStatus(ctx, SECOND, 'ENABLED');
  await sponsor.emit('PAYMENT_SETTLED', { reference: under_way.obligation_id }, { provider_id: SECOND });
  await settled(under_way);
  await api.fund(String(first.ledger_account_id), 10_000_000);
});

it('R$ 50,000 go to the second bank over Pix, whichever tells first and however often: once, and both books agree', async () => {
  const order = { destination_provider_id: SECOND, amount: brl(5_000_000), rail: 'PIX' as const, reason: 'Reserve' };
  const send = () => platform.razao.operator.transferProviderFunds(TENANT, FIRST, order);
  await sponsor.script('settle', 'timeout', { provider_id: FIRST, times: 2 });
  const [sourceFirst, destinationFirst] = [await send(), await send()];
  expect([sourceFirst.state, await ownMoney()]).toEqual(['PENDING', [0, 0]]);
  const name = await eventually(async () => (await paymentOf(FIRST, destinationFirst))?.end_to_end_id);
  await eventually(() => paymentOf(FIRST, sourceFirst));

  await sponsor.emit('PAYMENT_SETTLED', { reference: sourceFirst.obligation_id }, { provider_id: FIRST, times: 2 });
  await settled(sourceFirst);
  await sponsor.emit('CREDIT_RECEIVED', { end_to_end_id: name, amount: order.amount }, { provider_id: SECOND, times: 2 });
  await settled(destinationFirst);
  await sponsor.emit('PAYMENT_SETTLED', { reference: destinationFirst.obligation_id }, { provider_id: FIRST, times: 2 });

  const evidence = async () => (await program.razao.evidence.list({ limit: 200 })).items
    .filter((it) => [sourceFirst, destinationFirst].some(({ obligation_id }) => it.match?.obligation_id === obligation_id));
  await eventually(async () => (await evidence()).length === 4);
  expect((await evidence()).map(({ kind, state }) => `${kind} ${state}`).toSorted())
    .toEqual(['INBOUND_CREDIT MATCHED', 'INBOUND_CREDIT MATCHED', 'SETTLEMENT MATCHED', 'SETTLEMENT MATCHED']);
  expect(await ownMoney()).toEqual([0, 10_000_000]);
  expect((await program.razao.evidence.list({ state: 'UNMATCHED' })).items).toEqual([]);

  for (const bank of [FIRST, SECOND]) expect(await reconcile(bank)).toMatchObject({ state: 'COMPLETED', break_counts: { total: 0 } });
  await api.service.contextFor(TENANT).providerWatch.flush();
  const { balances, health } = await eventually(async () => {
    const bank = await known(SECOND);
    return bank?.balances?.reported !== null && bank;
  });
  expect([balances?.reported, health.state]).toEqual([(balances?.posted ?? 0) + (balances?.customer_funds ?? 0), 'OK']);
  await expectContracts(platform);
});

it('a secret is rotated while both processes are at work: nothing is refused in the overlap, nothing old is taken after it', async () => {
  const ctx = api.service.contextFor(TENANT);
  const { secret: old } = await rotateSecret(ctx, FIRST, { overlapHours: 0 });
  await register(FIRST, old, '111-1');
  await bind(FIRST, 1, ['OUTBOUND', 'INBOUND']);
  await bind(SECOND, 2, ['OUTBOUND', 'INBOUND']);
  let n = 0;
  const told = async (service: TestService, secret: string) => (await deliver(service, {
    providerId: FIRST, secret, body: { event: 'SOMETHING_NEW', occurred_at: clock.now().toISOString(), data: { n: n += 1 } },
  })).status;
  const everywhere = (secret: string) => Promise.all([api, there].map((service) => told(service, secret)));
  await eventually(async () => (await everywhere(old)).every((status) => status === 200));

  const { secret } = await rotateSecret(ctx, FIRST, { overlapHours: OVERLAP_SECONDS / 3600 });
  const [paid, statuses]: [models.ObligationResponse[], number[]] = [[], []];
  const ends = performance.now() + OVERLAP_SECONDS * 1000;
  for (let round = 0; round < ROUNDS && performance.now() < ends - 1_500; round += 1) {
    if (round === ROUNDS / 2) await register(FIRST, secret, '111-1');
    paid.push(await pay());
    statuses.push(...await everywhere(old), ...await everywhere(secret));
  }
  await register(FIRST, secret, '111-1');
  expect([new Set(statuses), paid.length]).toEqual([new Set([200]), expect.any(Number)]);
  await Promise.all(paid.map(settled));
  await eventually(async () => performance.now() > ends + 100);
  expect([await everywhere(old), await everywhere(secret)]).toEqual([[401, 401], [200, 200]]);

  const { secret: last } = await rotateSecret(ctx, FIRST, { overlapHours: 0 });
  const leaked = performance.now();
  await eventually(async () => (await everywhere(secret)).every((status) => status === 401));
  expect(performance.now() - leaked).toBeLessThan(2_500);
  expect(await everywhere(last)).toEqual([200, 200]);
});
