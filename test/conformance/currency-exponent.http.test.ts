/** Answers and events have beside an amount the decimals of its currency; requests do not. */
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type {
  BlockResponse, CreateObligationBatchResponse, CreateObligationRequest, EventListResponse, EvidenceResponse, GlEntryListResponse,
  HoldResponse, HTTPValidationError,
  LimitPolicyResponse, ObligationListResponse, ObligationResponse, ScheduleResponse, SchedulerTickResponse,
} from '../../generated/models.ts';
import { schemasOf, type Contract } from '../../contracts/codegen/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { startTestService, transferBody, type TestService } from '../support/service.ts';
import { contractOf, eventsContract } from './contracts.ts';

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const inAnHour = () => new Date(clock.now().getTime() + HOUR_MS).toISOString();
let api: TestService;
beforeAll(async () => { api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } }); });
afterAll(() => api.stop());

/** Type, currency and exponent of each event about an entity. */
async function announced(entity_id: string): Promise<unknown[]> {
  const { items } = await api.ok<EventListResponse>('listEvents', { query: { after: 'earliest', entity_id } });
  return items.map(({ event_type, data }) => [event_type, data['currency'], data['currency_exponent']]);
}

function outward(account_id: string, value: number, currency: string): CreateObligationRequest {
  return { ...transferBody(account_id, account_id, value, currency), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' } };
}

describe.each([['BRL', 2], ['JPY', 0], ['KWD', 3], ['XAU', null]])('%s', (currency, currency_exponent) => {
  let [from, to] = ['', ''];
  beforeAll(async () => {
    from = await api.account(100_000, { currency });
    to = await api.account(0, { currency });
  });
  const said = { currency, currency_exponent };

  it('in a transfer, when it is made, repeated, read, listed and announced', async () => {
    const body = transferBody(from, to, 7, currency);
    const made = await api.ok<ObligationResponse>('createObligation', { body, key: `transfer ${currency}` });
    expect(made.amount).toEqual({ ...said, value: 7 });
    expect(await api.ok('createObligation', { body, key: `transfer ${currency}` })).toEqual(made);
    expect(await api.ok('getObligation', { path: { obligation_id: made.obligation_id } })).toEqual(made);
    const { items } = await api.ok<ObligationListResponse>('listObligations', { query: { debtor_account_id: from } });
    expect(items).toContainEqual(made);
    expect(await announced(made.obligation_id)).toEqual(['created', 'settled'].map((what) => [
      `obligation.${what}`, currency, currency_exponent,
    ]));
  });

  it('in a batch, and when it is repeated', async () => {
    const call = {
      body: { atomic: true, items: [1, 2].map((value) => transferBody(from, to, value, currency)) }, key: `batch ${currency}`,
    };
    const made = await api.ok<CreateObligationBatchResponse>('createObligationBatch', call);
    expect(made.results.map(({ obligation }) => obligation?.amount)).toEqual([{ ...said, value: 1 }, { ...said, value: 2 }]);
    expect(await api.ok('createObligationBatch', call)).toEqual(made);
  });

  it('in a payment out, and its end', async () => {
    const { obligation_id, amount } = await api.ok<ObligationResponse>('createObligation', { body: outward(from, 9, currency) });
    expect(amount).toEqual({ ...said, value: 9 });
    const ended = await api.ok<ObligationResponse>('resolveObligation', { path: { obligation_id }, body: { outcome: 'FAILED' } });
    expect(ended.amount).toEqual({ ...said, value: 9 });
    expect(await announced(obligation_id)).toEqual(['created', 'failed'].map((what) => [
      `obligation.${what}`, currency, currency_exponent,
    ]));
  });

  it('in a hold and a block', async () => {
    const hold = await api.ok<HoldResponse>('placeHold', { body: { account_id: from, amount_cents: 3, currency } });
    expect(hold).toMatchObject({ ...said, amount_cents: 3 });
    const block = await api.ok<BlockResponse>('placeBlock', { body: { account_id: from, amount: 4, currency, reason_code: 'OTHER' } });
    expect(block).toMatchObject({ ...said, amount: 4 });
    expect(await announced(hold.hold_id)).toEqual([['hold.placed', currency, currency_exponent]]);
    expect((await announced(block.block_id))[0]).toEqual(['block.placed', currency, currency_exponent]);
  });

  it('in evidence that fits nothing', async () => {
    const evidence = await api.ok<EvidenceResponse>('ingestEvidence', { body: {
      provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: `credit ${currency}`, match_keys: { account_id: 'nobody' },
      amount: { currency, value: 5 }, occurred_at: '2026-03-02T11:00:00Z',
    } });
    expect(evidence).toMatchObject({ state: 'UNMATCHED', amount: { ...said, value: 5 } });
    expect(await announced(evidence.evidence_id)).toEqual([['evidence.unmatched', currency, currency_exponent]]);
  });

  it('in lines of the general ledger and a limit', async () => {
    const { items } = await api.ok<GlEntryListResponse>('listGlEntries', { query: { currency } });
    expect(items.map(({ amount }) => [amount.currency, amount.currency_exponent])).toEqual(items.map(() => [currency, currency_exponent]));
    expect(items.length).toBeGreaterThan(0);
    const policy = await api.ok<LimitPolicyResponse>('createAccountLimitPolicy', {
      path: { account_id: from }, body: {
        dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 90_000, action: 'REJECT', currency,
      },
    });
    expect(policy).toMatchObject(said);
    expect(await announced(policy.policy_id)).toEqual([['limit_policy.created', currency, currency_exponent]]);
  });

  it('in a schedule beside the action, which can be sent again, and in its run', async () => {
    const action = { kind: 'TRANSFER', rail: 'NATIVE', amount: { currency, value: 6 }, creditor: { kind: 'account', account_id: to } };
    const it = await api.ok<ScheduleResponse>('createSchedule', {
      body: { account_id: from, schedule_type: 'ONE_SHOT', run_at: inAnHour(), action },
    });
    expect(it).toMatchObject({ currency_exponent, action: { amount: { currency, value: 6 } } });
    expect(Object.keys(it.action.amount)).toEqual(['currency', 'value']);
    clock.advance(HOUR_MS);
    const { runs } = await api.ok<SchedulerTickResponse>('tickScheduler');
    const [run] = runs.filter(({ schedule_id }) => schedule_id === it.schedule_id);
    expect(run).toMatchObject({ state: 'EXECUTED', amount: { ...said, value: 6 } });
    expect((await announced(it.schedule_id))[0]).toEqual(['schedule.created', currency, currency_exponent]);
    expect(await announced(run?.run_id ?? '')).toEqual([['schedule_run.executed', currency, currency_exponent]]);
  });
});

test('a request that says it is refused as any unknown field is', async () => {
  const account_id = await api.account(100);
  const amount = { currency: 'BRL', currency_exponent: 2, value: 1 };
  const creditor = { kind: 'account', account_id };
  const bodies: [OperationId, object][] = [
    ['createObligation', { ...transferBody(account_id, account_id, 1), amount }],
    ['placeHold', { account_id, amount_cents: 1, currency: 'BRL', currency_exponent: 2 }],
    ['placeBlock', { account_id, amount: 1, currency: 'BRL', currency_exponent: 2, reason_code: 'OTHER' }],
    [
      'createSchedule',
      { account_id, schedule_type: 'ONE_SHOT', run_at: inAnHour(), action: { kind: 'TRANSFER', rail: 'NATIVE', amount, creditor } },
    ],
    ['ingestEvidence', {
      provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: 'x', match_keys: { account_id }, amount,
      occurred_at: '2026-03-02T11:00:00Z',
    }],
  ];
  for (const [operation, body] of bodies) {
    const answer = await api.call<HTTPValidationError>(operation, { body });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ type: 'extra_forbidden' }] } });
    expect(answer.body.detail?.[0]?.loc?.at(-1)).toBe('currency_exponent');
  }
});

/** Schemas without an exponent: of a single possible currency, of requests, and those whose exponent is in the schema around them. */
const WITHOUT = [
  'AmountField', 'MedAmountModel', 'PixQrChargeResponse', 'PixQrDecodeResponse', 'PixReturnAmount', 'PixStaticQrResponse',
  'ProductManifest', 'SquadAmount',
  'SquadMoney', 'TransactionItem', 'TransferTemplateAmount',
];
const EVENTS_WITHOUT = /^(Account(Closed|Created)|ExternalAccountCreated|PixCharge|AutoCollectConsent|RecurringExpense|SpendRequest|Squad)/;

test('all answers and events that name a currency have it, but for those that are listed', () => {
  const missing = (contract: Contract) => Object.entries(schemasOf(contract) as Record<string, { properties?: object }>)
    .filter(([, { properties = {} }]) => 'currency' in properties && !('currency_exponent' in properties)).map(([name]) => name);
  const answers = (['core', 'command'] as const).flatMap((name) => missing(contractOf(name))).filter((name) => !name.endsWith('Request'));
  expect([...new Set(answers)].toSorted()).toEqual(WITHOUT);
  expect(missing(eventsContract()).filter((name) => !EVENTS_WITHOUT.test(name))).toEqual([]);
});
