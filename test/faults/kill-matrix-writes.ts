/** The rows of the kill matrix: each write that moves, reserves or describes money, prepared so that it succeeds once. */
import type { ObligationResponse } from '../../generated/models.ts';
import { dispatchStep } from '../../src/domains/obligations/dispatch-obligation.ts';
import { findObligation } from '../../src/domains/obligations/index.ts';
import { present } from '../../src/platform/assert.ts';
import { TENANT, transferBody, type TestService } from '../support/service.ts';
import type { Row } from './kill-matrix.ts';

const CENTS = 1_000;

async function payment(api: TestService, external_id: string) {
  return { ...transferBody(await api.account(CENTS), '', 100), rail: 'MOCK' as const, creditor: { kind: 'external' as const, external_id } };
}

async function openPayment(api: TestService): Promise<string> {
  return (await api.ok<ObligationResponse>('createObligation', { body: await payment(api, 'silent') })).obligation_id;
}

/** A payment whose dispatch has failed. */
async function undispatchedPayment(api: TestService): Promise<string> {
  const obligationId = await openPayment(api);
  const ctx = api.service.contextFor(TENANT);
  const obligation = present(await findObligation(ctx, obligationId), 'the payment just made');
  await api.service.journal.submit(ctx, dispatchStep(obligation, { kind: 'GIVEN_UP' }));
  return obligationId;
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
  ...[true, false].map((atomic): Row => ({
    operationId: 'createObligationBatch', kind: atomic ? 'all or none' : 'each for itself',
    prepare: async (api) => {
      const [from, to] = [await api.account(CENTS), await api.account()];
      return { body: { atomic, items: [transferBody(from, to, 100), transferBody(to, from, 50), transferBody(from, to, atomic ? 1 : 2 * CENTS)] } };
    },
  })),
  { operationId: 'redispatchObligation', prepare: async (api) => ({ path: { obligation_id: await undispatchedPayment(api) } }) },
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
];
