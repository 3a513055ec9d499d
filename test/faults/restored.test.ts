/**
 * A restored ledger: a copy of its database from before payments that its bank has made since. It pays nothing out until the bank was
 * queried, and payments that clients request again by the same keys are not made a second time.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse, ReconciliationBreakListResponse, ReconciliationRunResponse } from '../../generated/models.ts';
import { start, stop } from '../../src/command-line/payouts.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { copyDatabase, createDatabase, type TestDatabase } from '../support/database.ts';
import { accountingDay } from '../../src/platform/clock.ts';
import { addPixKey } from '../support/add-pix-key.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';
import { startSponsor, type TestSponsor } from '../support/sponsor.ts';

const KEK = '07'.repeat(32);
const PROVIDER = 'sim-demo';
const BEGINNING = 100_000;
const KEY = 'loja@example.com';

let lost: TestDatabase;
let restored: TestDatabase;
let sponsor: TestSponsor;
let api: TestService;
let account: string;

const env = () => ({ DATABASE_URL: restored.url, RAZAO_KEK: KEK });
const serve = async (database: TestDatabase, isNew = false) => {
  const service = await startTestService({ databaseUrl: database.url });
  await sponsor.connect(service, PROVIDER, { isNew });
  return service;
};
const paymentBody = (value: number, external_id = 'pix_key:fornecedor@example.com', rail = 'PIX') => ({
  rail, amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: account }, creditor: { kind: 'external', external_id },
});
const pay = (key: string, value: number, external_id?: string, rail?: string) =>
  api.ok<ObligationResponse>('createObligation', { key, body: paymentBody(value, external_id, rail) });
const read = (obligation_id: string) => api.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
const ended = (obligation_id: string) => eventually(async () => {
  const it = await read(obligation_id);
  return it.state === 'FINAL' && it;
}, 60);
/** The amounts that left the bank, in order. */
const paidOut = async () => (await sponsor.books()).lines.filter(({ amount }) => amount < 0).map(({ amount }) =>
  -amount).toSorted((a, b) => a - b);
const given = async () => (await sponsor.books()).payments.length + (await sponsor.books()).returns.length;

/** Requests of clients in the time that is lost, each under its key, repeated later. */
const asked: Record<string, () => Promise<unknown>> = {
  'a payment': () => pay('payment', 1_01),
  'a payment over another rail': () => pay('wire', 1_02, 'loja', 'WIRE'),
  'a batch, all or none': () => api.ok('createObligationBatch', {
    key: 'atomic', body: { atomic: true, items: [paymentBody(1_03), paymentBody(1_03)] },
  }),
  'a batch, item by item': () => api.ok('createObligationBatch', { key: 'items', body: { items: [paymentBody(1_04), paymentBody(1_04)] } }),
  'a return': () => api.ok('createPixReturn', {
    key: 'return', body: { account_id: account, original_end_to_end_id: credit, amount: { currency: 'BRL', value: 1_05 } },
  }),
};
const AMOUNTS = [1_01, 1_02, 1_03, 1_03, 1_04, 1_04, 1_05];
const NEVER_ASKED_AGAIN = 50_00;
const UNDER_WAY = 70_00;
let credit: string;
let underWay: ObligationResponse;
let again: ObligationResponse;

beforeAll(async () => {
  lost = await createDatabase();
  sponsor = await startSponsor();
  api = await serve(lost, true);
  account = await api.account(BEGINNING);
  await addPixKey(api, account, { value: KEY });
  credit = `E${'1'.repeat(8)}202603021200${'a'.repeat(11)}`;
  await sponsor.emit('CREDIT_RECEIVED', { end_to_end_id: credit, amount: { currency: 'BRL', value: 500 }, key: KEY });
  await eventually(async () => (await api.available(account)) === BEGINNING + 500);
  await api.stop();
  restored = await copyDatabase(lost.url);

  api = await serve(lost);
  for (const ask of Object.values(asked)) await ask();
  await pay('never again', NEVER_ASKED_AGAIN);
  underWay = await pay('under way', UNDER_WAY, 'pix_key:silent@example.com');
  await eventually(async () => (await paidOut()).length === AMOUNTS.length + 1 && (await given()) === AMOUNTS.length + 2, 60);
  await api.stop();
}, 180_000);
afterAll(async () => {
  await api?.stop();
  await sponsor?.stop();
  await restored?.drop();
  await lost?.drop();
});

describe('a restored ledger', () => {
  it('pays nothing out from the moment that payments are stopped, whatever is asked for; all else goes on', async () => {
    const [shown] = await stop({ reason: 'restored', restored: true, actor: 'ana' }, env());
    expect(shown).toMatchObject({
      tenant: 'demo', state: 'STOPPED', stopped_by: 'cli:ana', under_way: 0, forgotten_since: expect.any(String),
    });
    api = await serve(restored);
    for (const ask of Object.values(asked)) await ask();
    again = await pay('under way', UNDER_WAY, 'pix_key:silent@example.com');
    await sponsor.emit('CREDIT_RECEIVED', { amount: { currency: 'BRL', value: 7 }, key: KEY });
    await eventually(async () => (await api.available(account)) === BEGINNING + 500 + 7 - AMOUNTS.reduce((sum, it) => sum + it, UNDER_WAY));
    expect((await breaks()).map(({ kind }) => kind)).toContain('MISSING_IN_LEDGER');
    expect([(await read(again.obligation_id)).state, await given()]).toEqual(['PENDING', AMOUNTS.length + 2]);
  }, 120_000);

  it('waits for a bank that does not answer, and says so', async () => {
    await sponsor.script('given', 'unreachable', { times: 1 });
    expect(await start({ actor: 'ana', asks: true }, env())).toMatchObject([{ state: 'ASKING' }]);
    const { waits_for } = await eventually(async () => {
      const [now] = await show();
      return now?.waits_for !== null && now;
    });
    expect(waits_for).toContain(PROVIDER);
    expect([(await read(again.obligation_id)).state, await given()]).toEqual(['PENDING', AMOUNTS.length + 2]);
  }, 120_000);

  it('then takes what the bank has paid as paid: each once, under its old name', async () => {
    await eventually(async () => (await show())[0]?.state === 'STARTED', 60);
    await eventually(async () => (await open()) === 1, 60);
    expect(await paidOut()).toEqual([...AMOUNTS, NEVER_ASKED_AGAIN].toSorted((a, b) => a - b));
    expect(await given()).toBe(AMOUNTS.length + 2);
  }, 180_000);

  it('follows one that is still under way by the name that the bank knows', async () => {
    expect((await read(again.obligation_id)).state).toBe('DISPATCHED');
    await sponsor.emit('PAYMENT_SETTLED', { reference: underWay.obligation_id });
    expect(await ended(again.obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
    expect((await paidOut()).filter((amount) => amount === UNDER_WAY)).toHaveLength(1);
  }, 120_000);

  it('agrees with its bank once reconciliation has booked what nobody asked for again', async () => {
    const open = await breaks();
    expect(open).toMatchObject([{ kind: 'MISSING_IN_LEDGER', provider: { direction: 'DEBIT', amount_cents: NEVER_ASKED_AGAIN } }]);
    await api.ok('resolveReconciliationBreak', {
      path: { break_id: open[0]?.break_id ?? '' }, body: {
        resolution: 'CORRECTED', account_id: account, reason: 'paid before the restore',
      },
    });
    expect(await breaks()).toEqual([]);
    expect(await verifyJournal(api.service.database, 'demo')).toMatchObject({ ok: true });
  }, 120_000);

  it('sends what is new', async () => {
    const { obligation_id } = await pay('new', 2_00);
    expect(await ended(obligation_id)).toMatchObject({ resolution_outcome: 'SETTLED' });
    expect((await paidOut()).filter((amount) => amount === 2_00)).toHaveLength(1);
  }, 120_000);
});

const show = async () => (await import('../../src/command-line/payouts.ts')).show(undefined, env());
const open = async () => (await api.ok<{ items: ObligationResponse[] }>('listObligations', { query: { limit: 200 } })).items.filter(
  ({ state }) => state !== 'FINAL',
).length;

/** Open differences between the books and the bank, after a run of today. */
async function breaks(): Promise<ReconciliationBreakListResponse['items']> {
  const found: ReconciliationBreakListResponse['items'] = [];
  for (const rail of ['PIX', 'WIRE']) found.push(...await breaksOf(rail));
  return found;
}

async function breaksOf(rail: string): Promise<ReconciliationBreakListResponse['items']> {
  const today = accountingDay(api.service.database.clock.now());
  const body = { provider_id: PROVIDER, rail, currency: 'BRL', from: today, to: today, source: { kind: 'FETCH' } };
  const { run_id } = await api.ok<ReconciliationRunResponse>('startReconciliationRun', { body });
  await eventually(
    async () => (await api.ok<ReconciliationRunResponse>('getReconciliationRun', { path: { run_id } })).state === 'COMPLETED', 60,
  );
  return (await api.ok<ReconciliationBreakListResponse>('listReconciliationBreaks', {
    query: { run_id, state: 'OPEN', limit: 100 },
  })).items;
}
