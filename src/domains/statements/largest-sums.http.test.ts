/** Every integer that leaves the service is exact in JSON: each read of accounts through which as much went as ever can. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { CreateObligationBatchResponse, EvidenceResponse, HoldResponse } from '../../../generated/models.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { clockFrom } from '../../../test/support/database-clock.ts';
import { startTestService, transferBody, TENANT, type Call, type TestService } from '../../../test/support/service.ts';
import { accountingDay } from '../../platform/clock.ts';
import { MAX_CENTS, MOST_MOVED } from '../../platform/money.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

const MOST = Number(MOST_MOVED);
const ALL = Number(MAX_CENTS);
/** Movements of the most that fit into all that a tenant ever moves of a currency. */
const MOVEMENTS = Math.floor(ALL / MOST);
const AT_A_TIME = 450;

let api: TestService;
/** Holds all of its currency that there can be. */
let rich: string;
/** An account of another currency: between this and its fellow all went to and fro. */
let busy: string;
let fellow: string;
/** An outside party with expected payments beyond the largest amount. */
let outside: string;

beforeAll(async () => {
  api = await startTestService({ clock: clockFrom(), env: { RAZAO_ROLES: 'api' } });
  [rich, busy, fellow] = [await api.account(), await api.account(MOST, { currency: 'USD' }), await api.account(0, { currency: 'USD' })];
  outside = (await api.ok<{ id: string }>('createExternalAccount', {
    body: { owner_party_id: await api.party(), currency: 'EUR', external_id: 'silent' },
  })).id;
  for (let left = MOVEMENTS; left > 0; left -= 50) {
    await Promise.all(Array.from({ length: Math.min(50, left) }, () => deposit(MOST)));
  }
  await deposit(ALL - MOVEMENTS * MOST - 2_000);
  await toAndFro(MOVEMENTS - 1);
  await api.transfer(...(await api.available(busy, TENANT)) > 0 ? [busy, fellow] as const : [fellow, busy] as const, 1);
  const { hold_id } = await api.ok<HoldResponse>('placeHold', { body: { account_id: rich, amount_cents: MOST * 10, currency: 'BRL' } });
  holdId = hold_id;
  await api.ok('placeBlock', { body: { account_id: rich, amount: ALL, currency: 'BRL', reason_code: 'COURT_ORDER' } });
  for (const owner of [await api.account(0, { currency: 'EUR' }), await api.account(0, { currency: 'EUR' })]) await expectOf(owner);
}, 240_000);
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
}, 60_000);

let holdId: string;

const deposit = (value: number) => api.ok<EvidenceResponse>('ingestEvidence', {
  body: {
    provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys: { account_id: rich },
    amount: { currency: 'BRL', value }, occurred_at: api.service.database.clock.now().toISOString(),
  },
});

/** As many of the largest movements, each of what the one before it brought. */
async function toAndFro(times: number): Promise<void> {
  for (let done = 0; done < times; done += AT_A_TIME) {
    const obligations = Array.from({ length: Math.min(AT_A_TIME, times - done) }, (_, place) =>
      ((done + place) % 2 === 0 ? transferBody(busy, fellow, MOST, 'USD') : transferBody(fellow, busy, MOST, 'USD')));
    await api.ok<CreateObligationBatchResponse>('createObligationBatch', { body: { atomic: true, items: obligations } });
  }
}

/** Payments that the outside party owes to an account, of the most that one account can expect. */
async function expectOf(account_id: string): Promise<void> {
  for (let done = 0; done < MOVEMENTS; done += AT_A_TIME) {
    const obligations = Array.from({ length: Math.min(AT_A_TIME, MOVEMENTS - done) }, () => ({
      rail: 'MOCK', amount: { currency: 'EUR', value: MOST },
      debtor: { kind: 'account', account_id: outside }, creditor: { kind: 'account', account_id },
    }));
    await api.ok('createObligationBatch', { body: { atomic: true, items: obligations } });
  }
}

/** Every number of an answer; a value past 2^53 - 1 is unsafe, however it was rounded. Of CSV, every cell of digits. */
function numbersOf(body: unknown): number[] {
  if (typeof body === 'number') return [body];
  if (typeof body === 'string') return body.includes('\n') ? body.split(/[,\r\n]/).filter((cell) => /^-?\d+$/.test(cell)).map(Number) : [];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(numbersOf) : [];
}

describe('every integer is exact', () => {
  const today = () => accountingDay(api.service.database.clock.now());
  const period = () => ({ from: today(), to: today() });
  it.each<[OperationId, string, () => Call]>([
    ...['rich', 'busy', 'outside'].flatMap((name): [OperationId, string, () => Call][] => {
      const path = () => ({ account_id: { rich, busy, outside }[name]! });
      return [
        ['getAccountBalance', name, () => ({ path: path(), query: { include: 'obligations' } })],
        [
          'getAccountBalance', `${name}, at a cut`,
          () => ({ path: path(), query: { include: 'positions', as_of: api.service.database.clock.now().toISOString() } }),
        ],
        ['getAccountStatement', `${name}, JSON`, () => ({ path: path(), query: period() })],
        ['getAccountStatement', `${name}, CSV`, () => ({ path: path(), query: { ...period(), format: 'csv' } })],
        ['listAccountTransactions', name, () => ({ path: path() })],
        ['listJournalAccountDeltas', name, () => ({ path: path() })],
        ['getAccountLimits', name, () => ({ path: path() })],
        ['listGlEntries', name, () => ({ query: { account_id: path().account_id } })],
        ['listObligations', name, () => ({ query: { account_id: path().account_id } })],
      ];
    }),
    ['getTrialBalance', 'all', () => ({})],
    ['listGlAccounts', 'all', () => ({})],
    ['listJournalEntries', 'all', () => ({})],
    ['listHolds', 'rich', () => ({ query: { account_id: rich } })],
    ['listBlocks', 'rich', () => ({ query: { account_id: rich } })],
    ['getHold', 'rich', () => ({ path: { hold_id: holdId } })],
    ['listEvidence', 'all', () => ({})],
    ['listEvents', 'all', () => ({})],
  ])('of %s: %s', async (operationId, _, call) => {
    const { status, body } = await api.call(operationId, call());
    expect(status).toBe(200);
    expect(numbersOf(body).filter((it) => !Number.isSafeInteger(it))).toEqual([]);
  });
});

it('the books are as full as said', async () => {
  expect(await api.ok('getAccountBalance', { path: { account_id: rich } })).toMatchObject({
    assets: [{ symbol: 'BRL', balances: { posted: ALL - 2_000, available: 0 } }],
  });
  expect((await api.call('createObligation', { body: transferBody(rich, await api.account(), MOST) })).status).toBe(422);
});
