/** The rows of the kill matrix: each write that moves, reserves or describes money, prepared so that it succeeds once. */
import { randomUUID } from 'node:crypto';
import type { BlockResponse, EvidenceResponse, HoldResponse, ObligationResponse } from '../../generated/models.ts';
import { dispatchStep } from '../../src/domains/obligations/dispatch-obligation.ts';
import { findObligation } from '../../src/domains/obligations/index.ts';
import { present } from '../../src/platform/assert.ts';
import { TENANT, transferBody, type TestService } from '../support/service.ts';
import { takeDispatch } from '../support/take-dispatch.ts';
import type { Row } from './kill-matrix.ts';

const CENTS = 1_000;

async function payment(api: TestService, external_id: string) {
  return {
    ...transferBody(await api.account(CENTS), '', 100), rail: 'MOCK' as const, creditor: { kind: 'external' as const, external_id },
  };
}

async function openPayment(api: TestService): Promise<string> {
  return (await api.ok<ObligationResponse>('createObligation', { body: await payment(api, 'silent') })).obligation_id;
}

async function holdBody(api: TestService) {
  return { account_id: await api.account(CENTS), amount_cents: 100, currency: 'BRL', expires_at: '2099-01-01T12:00:00Z' };
}

/** A hold placed before an open block: what becomes free of it is secured in the same entry. */
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

/** A payment whose dispatch has failed. */
async function undispatchedPayment(api: TestService): Promise<string> {
  const obligationId = await openPayment(api);
  const ctx = api.service.contextFor(TENANT);
  const obligation = present(await findObligation(ctx, obligationId), 'the payment just made');
  await ctx.journal.submit(ctx, dispatchStep(obligation, { kind: 'GIVEN_UP' }, await takeDispatch(
    api.service.database, TENANT, obligationId,
  )));
  return obligationId;
}

/** A Pix key that nothing else is bound by. */
function paymentMethod(): object {
  return {
    rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
    provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
    capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
    directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
    coordinates: { key_type: 'EVP', key_value: randomUUID() },
  };
}

/** A provider's report about 100 cents. */
function evidence(kind: string, match_keys: Record<string, string>): object {
  return {
    provider_id: 'mock', rail: 'MOCK', kind, external_id: randomUUID(), match_keys, amount: { currency: 'BRL', value: 100 },
    occurred_at: '2026-03-02T12:00:00Z',
  };
}

/** Evidence of money that fits nothing: it waits on the exception account. */
async function unmatchedCredit(api: TestService, match_keys: Record<string, string> = {}): Promise<string> {
  return (await api.ok<EvidenceResponse>('ingestEvidence', { body: evidence('INBOUND_CREDIT', match_keys) })).evidence_id;
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
      body: {
        ...(await payment(api, '')), debtor: { kind: 'external', external_id: 'silent' },
        creditor: { kind: 'account', account_id: await api.account() },
      },
    }),
  },
  {
    operationId: 'resolveObligation',
    prepare: async (api) => ({ path: { obligation_id: await openPayment(api) }, body: { outcome: 'SETTLED' } }),
  },
  ...[true, false].map((atomic): Row => ({
    operationId: 'createObligationBatch', kind: atomic ? 'all or none' : 'each for itself',
    prepare: async (api) => {
      const [from, to] = [await api.account(CENTS), await api.account()];
      return {
        body: { atomic, items: [transferBody(from, to, 100), transferBody(to, from, 50), transferBody(from, to, atomic ? 1 : 2 * CENTS)] },
      };
    },
  })),
  {
    operationId: 'ingestEvidence', kind: 'a settlement',
    prepare: async (api) => {
      const creditor = { kind: 'account', account_id: await api.account() };
      const { obligation_id } = await api.ok<ObligationResponse>('createObligation', {
        body: { ...(await payment(api, '')), debtor: { kind: 'external', external_id: 'silent' }, creditor },
      });
      return { body: evidence('SETTLEMENT', { obligation_id }) };
    },
  },
  {
    operationId: 'ingestEvidence', kind: 'a credit',
    prepare: async (api) => ({ body: evidence('INBOUND_CREDIT', { account_id: await api.account() }) }),
  },
  { operationId: 'ingestEvidence', kind: 'what fits nothing', prepare: async () => ({ body: evidence('INBOUND_CREDIT', {}) }) },
  {
    operationId: 'resolveEvidence',
    prepare: async (api) => ({
      path: { evidence_id: await unmatchedCredit(api) }, body: {
        action: 'CREDIT', destination_account_id: await api.account(), reason: 'known',
      },
    }),
  },
  {
    operationId: 'retryEvidence',
    prepare: async (api) => {
      const invoice = randomUUID();
      const evidence_id = await unmatchedCredit(api, { invoice });
      const creditor = { kind: 'account', account_id: await api.account() };
      await api.ok('createObligation', {
        body: { ...(await payment(api, '')), debtor: { kind: 'external', external_id: 'silent' }, creditor, match_keys: { invoice } },
      });
      return { path: { evidence_id } };
    },
  },
  { operationId: 'redispatchObligation', prepare: async (api) => ({ path: { obligation_id: await undispatchedPayment(api) } }) },
  {
    operationId: 'createAccount',
    prepare: async (api) => ({ body: { owner_party_id: await api.party(), type: 'CUSTOMER', currency: 'BRL' } }),
  },
  {
    operationId: 'createExternalAccount',
    prepare: async (api) => ({ body: { owner_party_id: await api.party(), currency: 'BRL', external_id: 'silent' } }),
  },
  { operationId: 'bindPaymentMethod', prepare: async (api) => ({ path: { account_id: await api.account() }, body: paymentMethod() }) },
  { operationId: 'closeAccount', prepare: async (api) => ({ path: { account_id: await api.account() }, body: {} }) },
  {
    operationId: 'promoteAccount',
    prepare: async (api) => {
      const account_id = await api.account(CENTS, { type: 'GUEST' });
      await api.ok('bindPaymentMethod', { path: { account_id }, body: paymentMethod() });
      return { path: { account_id }, body: { owner_party_id: await api.party() } };
    },
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
