/** Payments out over a sponsor that is a process of its own, and its signed word back through the receiver. */
import type { ObligationResponse } from '../../generated/models.ts';
import type { AppContext } from '../../src/app.ts';
import { findObligation, OBLIGATION, settlementLoads, settleObligation } from '../../src/domains/obligations/index.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { refusal } from '../../src/platform/errors.ts';
import { EventMalformed, type ReceivedEvent } from '../../src/platform/receiver/receiver.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';
import { startSponsorProcess, type TestSponsor } from '../support/sponsor.ts';

let service: TestService;
let sponsor: TestSponsor;
let account: string;

beforeAll(async () => {
  sponsor = await startSponsorProcess(50);
  service = await startTestService({
    env: { RAZAO_RAIL_TIMEOUT_SECONDS: '1' },
    providerEvents: {
      PAYMENT_SETTLED: (ctx, event) => settle(ctx, event, 'SETTLED'), PAYMENT_FAILED: (ctx, event) => settle(ctx, event, 'FAILED'),
    },
  });
  await sponsor.connect(service);
  account = await service.account(1_000_000);
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await sponsor?.stop();
});

/** Settles by a provider's report, without the evidence that is otherwise made of it. */
async function settle(ctx: AppContext, event: ReceivedEvent, outcome: 'SETTLED' | 'FAILED'): Promise<void> {
  const obligation = await findObligation(ctx, String(event.data['reference']));
  if (!obligation) throw new EventMalformed('reference');
  const { value } = event.data['amount'] as { value: number };
  await ctx.journal.submit(ctx, {
    loads: settlementLoads(obligation),
    decide: (ledger) => {
      const made = settleObligation(ledger.row(OBLIGATION, obligation.obligationId)!, { outcome, amount: BigInt(value) }, ledger);
      if (made.kind === 'EARLY') return { refused: refusal('OVERLOADED') };
      if (made.kind === 'REPEATED') return { entries: [], rows: [], events: [], answer: null };
      return { entries: made.entries, rows: made.rows, events: made.events, answer: null };
    },
  });
}

async function pay(external_id: string, rail = 'PIX', value = 1000): Promise<ObligationResponse> {
  return service.ok<ObligationResponse>('createObligation', {
    body: {
      rail, amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: account },
      creditor: { kind: 'external', external_id },
    },
  });
}

const read = ({ obligation_id }: ObligationResponse) => service.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
const ended = (obligation: ObligationResponse) => eventually(async () => {
  const now = await read(obligation);
  return now.state === 'FINAL' && now;
}, 30);
/** The number of deliveries that had an effect. */
const applied = () => service.service.database.forTenant('demo').read(async (em) => {
  const [row] = await em.execute<{ n: string }[]>(`select count(*) as n from razao.provider_deliveries where outcome = 'APPLIED'`);
  return Number(row?.n);
});

test.each(['PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA'])('a payment over %s settles by the sponsor’s callback', async (rail) => {
  const [before, appliedBefore] = [await service.available(account), await applied()];
  const paid = await pay('pix_key:fornecedor@example.com', rail);
  expect(await ended(paid)).toMatchObject({ resolution_outcome: 'SETTLED' });
  expect(await service.available(account)).toBe(before - 1000);
  await eventually(async () => (await sponsor.deliveries()).every(({ state, status }) => state === 'DELIVERED' && status === 200));
  expect(await applied()).toBe(appliedBefore + 1);
});

test('one that fails gives the money back', async () => {
  const before = await service.available(account);
  expect(await ended(await pay('pix_key:fail-ac07@example.com'))).toMatchObject({ resolution_outcome: 'FAILED' });
  expect(await service.available(account)).toBe(before);
});

test('one that is refused at once gives the money back as well', async () => {
  const before = await service.available(account);
  await sponsor.script('pay', 'refuse', { code: 'AM02' });
  expect(await ended(await pay('pix_key:fornecedor@example.com'))).toMatchObject({ resolution_outcome: 'FAILED' });
  expect(await service.available(account)).toBe(before);
});

test('one that is told twice settles once', async () => {
  const before = await service.available(account);
  await sponsor.script('pay', 'duplicate');
  await ended(await pay('pix_key:fornecedor@example.com'));
  await eventually(async () => (await sponsor.deliveries()).every(({ state }) => state === 'DELIVERED'));
  expect(await service.available(account)).toBe(before - 1000);
});

test('one whose answer was lost settles once, and was paid once', async () => {
  const [before, { lines }] = [await service.available(account), await sponsor.books()];
  await sponsor.script('pay', 'timeout');
  const paid = await pay('pix_key:fornecedor@example.com', 'PIX', 777);
  expect(await ended(paid)).toMatchObject({ resolution_outcome: 'SETTLED' });
  expect(await service.available(account)).toBe(before - 777);
  expect((await sponsor.books()).lines.length).toBe(lines.length + 1);
}, 60_000);

test('one that never arrived at the sponsor is sent again under its reference', async () => {
  await sponsor.script('pay', 'unreachable', { times: 2 });
  const paid = await pay('pix_key:fornecedor@example.com');
  expect(await ended(paid)).toMatchObject({ resolution_outcome: 'SETTLED' });
  expect((await sponsor.books()).payments.filter(({ reference }) => reference === paid.obligation_id)).toHaveLength(1);
}, 60_000);

test('to silent waits, until the sponsor is made to speak', async () => {
  const paid = await pay('pix_key:silent@example.com');
  await eventually(async () => (await read(paid)).state === 'DISPATCHED');
  expect(await sponsor.emit('PAYMENT_SETTLED', { reference: paid.obligation_id })).toMatchObject({ status: 200 });
  expect(await read(paid)).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
});

test('a callback that was not taken comes again', async () => {
  await sponsor.script('callback', 'unreachable', { times: 2 });
  const paid = await pay('pix_key:fornecedor@example.com');
  expect(await ended(paid)).toMatchObject({ resolution_outcome: 'SETTLED' });
  expect((await sponsor.deliveries('PAYMENT_SETTLED')).at(-1)).toMatchObject({ attempts: 3 });
});

test('a sponsor with another secret is not believed', async () => {
  const paid = await pay('pix_key:silent@example.com');
  await eventually(async () => (await read(paid)).state === 'DISPATCHED');
  await sponsor.control('providers', { provider_id: 'sim-demo', secret: 'x'.repeat(40), callback_url: service.baseUrl });
  expect(await sponsor.emit('PAYMENT_SETTLED', { reference: paid.obligation_id })).toMatchObject({ status: 401, state: 'PENDING' });
  expect((await read(paid)).state).toBe('DISPATCHED');
  await sponsor.connect(service, 'sim-demo', { isNew: false });
});

test('a rail that is not bound for the tenant is refused', async () => {
  const other = await service.account(1000, { tenant: 'acme' });
  const answer = await service.call<{ error: string }>('createObligation', {
    tenant: 'acme',
    body: {
      rail: 'PIX', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id: other },
      creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
    },
  });
  expect([answer.status, answer.body.error]).toEqual([422, 'RAIL_NOT_BOUND']);
});

test('and the books are right', async () => {
  expect(await verifyJournal(service.service.database, 'demo')).toMatchObject({ ok: true });
});
