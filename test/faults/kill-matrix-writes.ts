/** The rows of the kill matrix: each write that moves, reserves or describes money, prepared so that it succeeds once. */
import type { BlockResponse, HoldResponse, ObligationResponse } from '../../generated/models.ts';
import { transferBody, type TestService } from '../support/service.ts';
import type { Row } from './kill-matrix.ts';

const CENTS = 1_000;

async function payment(api: TestService, external_id: string) {
  return { ...transferBody(await api.account(CENTS), '', 100), rail: 'MOCK' as const, creditor: { kind: 'external' as const, external_id } };
}

async function openPayment(api: TestService): Promise<string> {
  return (await api.ok<ObligationResponse>('createObligation', { body: await payment(api, 'silent') })).obligation_id;
}

async function holdBody(api: TestService) {
  return { account_id: await api.account(CENTS), amount_cents: 100, currency: 'BRL', expires_at: '2099-01-01T12:00:00Z' };
}

/** A hold that stands before an open block: what becomes free of it is secured in the same entry. */
async function placedHold(api: TestService): Promise<{ hold_id: string }> {
  const body = await holdBody(api);
  const { hold_id } = await api.ok<HoldResponse>('placeHold', { body });
  await placedBlock(api, body.account_id);
  return { hold_id };
}

async function blockBody(api: TestService, account_id?: string) {
  return { account_id: account_id ?? (await api.account(CENTS)), amount: 2 * CENTS, currency: 'BRL', reason_code: 'COURT_ORDER' };
}

async function placedBlock(api: TestService, account_id?: string): Promise<{ block_id: string }> {
  const { block_id } = await api.ok<BlockResponse>('placeBlock', { body: await blockBody(api, account_id) });
  return { block_id };
}

export const writes: readonly Row[] = [
  {
    operationId: 'createObligation', kind: 'a transfer',
    prepare: async (api) => ({ body: transferBody(await api.account(CENTS), await api.account(), 100) }),
  },
  { operationId: 'createObligation', kind: 'a payment out', prepare: async (api) => ({ body: await payment(api, 'silent') }) },
  {
    operationId: 'createObligation', kind: 'money expected',
    prepare: async (api) => ({
      body: { ...(await payment(api, '')), debtor: { kind: 'external', external_id: 'silent' }, creditor: { kind: 'account', account_id: await api.account() } },
    }),
  },
  {
    operationId: 'resolveObligation',
    prepare: async (api) => ({ path: { obligation_id: await openPayment(api) }, body: { outcome: 'SETTLED' } }),
  },
  {
    operationId: 'createAccount',
    prepare: async (api) => ({ body: { owner_party_id: await api.party(), type: 'CUSTOMER', currency: 'BRL' } }),
  },
  { operationId: 'freezeAccount', prepare: async (api) => ({ path: { account_id: await api.account() }, body: {} }) },
  {
    operationId: 'unfreezeAccount',
    prepare: async (api) => {
      const account_id = await api.account();
      await api.ok('freezeAccount', { path: { account_id }, body: {} });
      return { path: { account_id }, body: {} };
    },
  },
  { operationId: 'placeHold', prepare: async (api) => ({ body: await holdBody(api) }) },
  { operationId: 'adjustHold', prepare: async (api) => ({ path: await placedHold(api), body: { amount_cents: 60, expires_at: null } }) },
  {
    operationId: 'captureHold',
    prepare: async (api) => ({ path: await placedHold(api), body: { creditor_account_id: await api.account(), amount_cents: 60 } }),
  },
  { operationId: 'releaseHold', prepare: async (api) => ({ path: await placedHold(api) }) },
  { operationId: 'placeBlock', prepare: async (api) => ({ body: await blockBody(api) }) },
  { operationId: 'releaseBlock', prepare: async (api) => ({ path: await placedBlock(api), body: { reason: 'Lifted' } }) },
];
