/** The rows of the kill matrix about Pix: requests to the directory, to receivers' banks and to the provider. */
import { randomUUID } from 'node:crypto';
import type {
  PixKeyResponse, PixMandateChargeResponse, PixMandateDetailResponse, PixMandateListResponse, PixMandateResponse,
} from '../../generated/models.ts';
import { placeMedBlock } from '../../src/domains/pix/med/block-money.ts';
import { dispatchStep } from '../../src/domains/obligations/dispatch-obligation.ts';
import { findObligation } from '../../src/domains/obligations/index.ts';
import { present } from '../../src/platform/assert.ts';
import { brl, MedWorld, newEndToEndId } from '../support/med-world.ts';
import { PixKeys } from '../support/pix-keys.ts';
import { eventually, TENANT, type TestService } from '../support/service.ts';
import { takeDispatch } from '../support/take-dispatch.ts';
import type { TestSponsor } from '../support/sponsor.ts';
import type { Row } from './kill-matrix.ts';

const CENTS = 1_000;
const DUE_CENTS = 8_990;
/** A callback that found Postgres gone comes again after some seconds. */
const PATIENCE_SECONDS = 30;

/** An unused address; its first word decides its fate. */
const address = (word = 'ana'): string => `${word}.${randomUUID()}@example.com`;

/** A key by its address; without one, a random key. */
async function registered(api: TestService, value?: string): Promise<PixKeyResponse> {
  const keys = new PixKeys(api);
  return keys.registered(await keys.account(), value === undefined ? 'EVP' : 'EMAIL', value);
}

/** Waits until the newest claim of a key is in this state. */
const claimIs = (api: TestService, key: { key_id: string }, state: string) =>
  eventually(async () => (await new PixKeys(api).read(key)).claims[0]?.state === state, PATIENCE_SECONDS);

/** A key that the owner has at another bank, claimed from there, and its claim in this state. */
async function claimed(api: TestService, sponsor: TestSponsor, state: 'WAITING_RESOLUTION' | 'CONFIRMED'): Promise<{ key_id: string }> {
  const keys = new PixKeys(api);
  const key = await registered(api, address('held'));
  const { body: claim } = await keys.claim(key);
  await claimIs(api, key, 'WAITING_RESOLUTION');
  if (state === 'CONFIRMED') await sponsor.emit('CLAIM_CONFIRMED', { claim_id: claim.provider_claim_id });
  await claimIs(api, key, state);
  return { key_id: key.key_id };
}

/** A key of ours that another bank claims. */
async function claimedFromUs(api: TestService, sponsor: TestSponsor): Promise<{ key_id: string }> {
  const value = address();
  const { key_id } = await registered(api, value);
  await sponsor.emit('CLAIM_OPENED', { key: value });
  await claimIs(api, { key_id }, 'WAITING_RESOLUTION');
  return { key_id };
}

async function requestedMandate(api: TestService, sponsor: TestSponsor): Promise<PixMandateResponse> {
  const account_id = await api.account(DUE_CENTS);
  await sponsor.emit('MANDATE_REQUESTED', { account_id });
  const { items } = await api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id } });
  return present(items[0], 'the mandate asked for');
}

async function activeMandate(api: TestService, sponsor: TestSponsor): Promise<PixMandateResponse> {
  const { mandate_id } = await requestedMandate(api, sponsor);
  return api.ok<PixMandateResponse>('authorizePixMandate', { path: { mandate_id } });
}

/** A charge in three days, its amount held. */
async function heldCharge(api: TestService, sponsor: TestSponsor): Promise<PixMandateChargeResponse> {
  const { mandate_id, recurrence_id } = await activeMandate(api, sponsor);
  await sponsor.emit('CHARGE_SCHEDULED', { recurrence_id });
  const { charges: [charge] } = await api.ok<PixMandateDetailResponse>('getPixMandate', { path: { mandate_id } });
  return present(charge, 'the charge announced');
}

/** A payment out that settled. */
async function paid(api: TestService): Promise<string> {
  const { obligation_id } = await api.ok<{ obligation_id: string }>('createObligation', {
    body: {
      rail: 'PIX', amount: brl(CENTS), debtor: { kind: 'account', account_id: await api.account(CENTS) },
      creditor: { kind: 'external', external_id: `pix_key:${randomUUID()}@banco-ipe.example` },
    },
  });
  const ctx = api.service.contextFor(TENANT);
  const lease = await takeDispatch(api.service.database, TENANT, obligation_id);
  await ctx.journal.submit(ctx, dispatchStep(
    present(await findObligation(ctx, obligation_id), 'the payment just made'), { kind: 'UNSURE' }, lease,
  ));
  await api.ok('ingestEvidence', {
    body: {
      provider_id: 'sim-demo', rail: 'PIX', kind: 'SETTLEMENT', external_id: randomUUID(),
      match_keys: { obligation_id, end_to_end_id: newEndToEndId('E') },
      amount: brl(CENTS), occurred_at: new Date().toISOString(),
    },
  });
  return obligation_id;
}

/** A credit that is contested and blocked. */
async function blocked(api: TestService, sponsor: TestSponsor): Promise<{ case_id: string }> {
  const { case_id } = await new MedWorld(api, sponsor).contested(CENTS);
  await placeMedBlock(api.service.contextFor(TENANT), case_id);
  return { case_id };
}

/** Writes that call the sponsor before they are done. */
const asked: readonly Row[] = [
  {
    operationId: 'registerPixKey', kind: 'an address',
    prepare: async (api) => ({ body: { account_id: await new PixKeys(api).account(), key_type: 'EMAIL', key_value: address() } }),
  },
  {
    operationId: 'registerPixKey', kind: 'a random key',
    prepare: async (api) => ({ body: { account_id: await new PixKeys(api).account(), key_type: 'EVP' } }),
  },
  {
    operationId: 'registerPixKey', kind: 'one that is refused',
    prepare: async (api) => ({ body: { account_id: await new PixKeys(api).account(), key_type: 'EMAIL', key_value: address('blocked') } }),
  },
  { operationId: 'deletePixKey', prepare: async (api) => ({ path: { key_id: (await registered(api, address())).key_id } }) },
  {
    operationId: 'openPixPortabilityClaim',
    prepare: async (api) => ({ path: { key_id: (await registered(api, address('held'))).key_id } }),
    settled: (api, { key_id = '' }) => claimIs(api, { key_id }, 'WAITING_RESOLUTION'),
  },
  {
    operationId: 'confirmPixPortabilityClaim', kind: 'as claimer',
    prepare: async (api, sponsor) => ({ path: await claimed(api, sponsor, 'CONFIRMED') }),
  },
  {
    operationId: 'confirmPixPortabilityClaim', kind: 'as donor', prepare: async (api, sponsor) => ({
      path: await claimedFromUs(api, sponsor),
    }),
    settled: (api, { key_id = '' }) => claimIs(api, { key_id }, 'COMPLETED'), maySkipStep: true,
  },
  {
    operationId: 'cancelPixPortabilityClaim', kind: 'as claimer',
    prepare: async (api, sponsor) => ({ path: await claimed(api, sponsor, 'WAITING_RESOLUTION') }),
  },
  {
    operationId: 'cancelPixPortabilityClaim', kind: 'as donor',
    prepare: async (api, sponsor) => ({ path: await claimedFromUs(api, sponsor) }),
  },
  {
    operationId: 'createPixDynamicQr',
    prepare: async (api) => ({ path: { account_id: (await registered(api)).account_id }, body: { amount_cents: 3_850 } }),
  },
  {
    operationId: 'authorizePixMandate',
    prepare: async (api, sponsor) => ({ path: { mandate_id: (await requestedMandate(api, sponsor)).mandate_id } }),
  },
  {
    operationId: 'rejectPixMandate',
    prepare: async (api, sponsor) => ({ path: { mandate_id: (await requestedMandate(api, sponsor)).mandate_id } }),
  },
  {
    operationId: 'revokePixMandate',
    prepare: async (api, sponsor) => ({ path: { mandate_id: (await activeMandate(api, sponsor)).mandate_id } }),
  },
  {
    operationId: 'cancelPixMandateCharge',
    prepare: async (api, sponsor) => {
      const { mandate_id, charge_id } = await heldCharge(api, sponsor);
      return { path: { mandate_id, charge_id } };
    },
  },
  {
    operationId: 'fileMedCase',
    prepare: async (api) => ({ body: { original_obligation_id: await paid(api), actor: 'ops-112', reason_code: 'SCAM' } }),
  },
  {
    operationId: 'resolveMedCase', kind: 'RELEASE',
    prepare: async (api, sponsor) => ({ path: await blocked(api, sponsor), body: { action: 'RELEASE', actor: 'ops-112' } }),
  },
];

/** Writes that are decided here alone; the dispatcher makes the calls that follow. */
const decided: readonly Row[] = [
  {
    operationId: 'createPixReturn',
    prepare: async (api, sponsor) => {
      const world = new MedWorld(api, sponsor);
      const shop = await world.shop();
      return { body: { account_id: shop.account, amount: brl(60), original_end_to_end_id: await world.credit(shop, 100) } };
    },
  },
  {
    operationId: 'createObligation', kind: 'the code of a charge',
    prepare: async (api) => {
      const { account_id } = await registered(api);
      const { brcode } = await api.ok<{ brcode: string }>('createPixDynamicQr', { path: { account_id }, body: { amount_cents: 100 } });
      return {
        body: {
          rail: 'PIX', amount: brl(100), debtor: { kind: 'account', account_id: await api.account(CENTS) },
          creditor: { kind: 'external', external_id: `brcode:${brcode}` },
        },
      };
    },
  },
  {
    operationId: 'resolveMedCase', kind: 'RETURN',
    prepare: async (api, sponsor) => ({
      path: await blocked(api, sponsor), body: { action: 'RETURN', amount: brl(600), actor: 'ops-112' },
    }),
  },
];

export const pixWrites: readonly Row[] = [...asked.map((row) => ({ ...row, asksSponsor: true })), ...decided];
