/** What events of a provider become, by the examples of the receiver's contract. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GuestAccountListResponse, ObligationResponse } from '../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { deliveryRowOf } from '../../../test/support/deliver.ts';
import type { AppContext } from '../../app.ts';
import { derive } from '../../platform/context.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import { EventMalformed, type ReceivedEvent } from '../../platform/receiver/receiver.ts';
import { openExternalId } from '../accounts/index.ts';
import { findObligation } from '../obligations/index.ts';
import { evidenceCodec, type Evidence } from './evidence.entity.ts';
import { evidenceEvents } from './provider-events.ts';

const PROVIDER = 'sim-test';

let api: TestService;
let ctx: AppContext;
let account: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  account = await api.account(5000);
  const found = api.service.contextFor(TENANT, PROVIDER);
  const rails = Object.assign(Object.create(found.rails) as AppContext['rails'], {
    isServedBy: async (_: string, __: string, id: string) => id === PROVIDER,
  });
  ctx = derive(found, { rails });
  await api.ok('bindPaymentMethod', {
    path: { account_id: account },
    body: {
      rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
      provider: { provider_id: PROVIDER, type: 'SPONSOR_BANK' },
      capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
      directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
      coordinates: { key_type: 'EMAIL', key_value: 'ana@example.com' },
    },
  });
});
afterAll(() => api.stop());

async function tell(
  event: keyof typeof evidenceEvents, data: Record<string, unknown>, given: Partial<ReceivedEvent> = {},
): Promise<Evidence> {
  const amount = { currency: 'BRL', value: 1000 };
  const received = { provider_id: PROVIDER, event, occurred_at: '2026-03-02T15:00:02.310Z', data: { amount, ...data }, ...given };
  await evidenceEvents[event].record(ctx, received, deliveryRowOf(ctx, received));
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<PostgresRow[]>(
    'select * from razao.evidence order by created_at desc, evidence_id desc limit 1'));
  if (!row) throw new Error('no evidence');
  return evidenceCodec.read(row);
}

const END_TO_END = 'E123456782026030215007bTq2XsD5uJ';

describe('an event of a provider', () => {
  it('that a payment failed is a FAILURE of the obligation that it refers to, with the rail’s reason', async () => {
    const { obligation_id } = await api.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: { currency: 'BRL', value: 1000 }, debtor: { kind: 'account', account_id: account },
        creditor: { kind: 'external', external_id: 'silent' },
      },
    });
    const evidence = await tell('PAYMENT_FAILED', {
      reference: obligation_id, end_to_end_id: END_TO_END, failure_code: 'AC07', failure_reason: 'Account of the receiver is closed',
    });
    expect(evidence).toMatchObject({
      providerId: PROVIDER, rail: 'MOCK', kind: 'FAILURE', externalId: `${END_TO_END}:PAYMENT_FAILED`, createdBy: PROVIDER,
      matchKeys: { obligation_id, end_to_end_id: END_TO_END }, failure: 'AC07: Account of the receiver is closed',
      occurredAt: new Date('2026-03-02T15:00:02.310Z'),
    });
  });

  it('that money came is a credit for the account of its key, from its payer', async () => {
    const evidence = await tell('CREDIT_RECEIVED', {
      end_to_end_id: 'E2', settled_at: '2026-03-02T14:05:31.000Z', initiation: 'DICT', key: 'ana@example.com', txid: 'T1',
      payer: { name: 'Diego Alves', tax_id: '12345678909' },
    });
    expect(evidence).toMatchObject({
      kind: 'INBOUND_CREDIT', state: 'MATCHED', matchKeys: { end_to_end_id: 'E2', pix_key: 'ana@example.com', txid: 'T1' },
    });
    const obligation = await findObligation(ctx, evidence.obligationId ?? '');
    expect(obligation).toMatchObject({
      rail: 'PIX', debtor: { externalId: expect.stringMatching(/^tax_id:\*\*\*8909 sealed:/) },
      matchKeys: { end_to_end_id: 'E2', txid: 'T1' },
    });
    expect(openExternalId(ctx, obligation?.debtor.externalId ?? '')).toBe('tax_id:12345678909');
    expect(Object.keys(obligation?.matchKeys ?? {})).not.toContain('pix_key');
  });

  it.each([
    ['PAYMENT_SETTLED', 'SETTLEMENT', 'end_to_end_id'], ['RETURN_SETTLED', 'SETTLEMENT', 'return_end_to_end_id'],
    ['RETURN_FAILED', 'FAILURE', 'return_end_to_end_id'],
  ])(
    '%s is a %s, known by its %s', async (event, kind, name) => {
      const evidence = await tell(event as keyof typeof evidenceEvents, {
        reference: 'obl_x', [name]: `${event}-1`, failure_code: 'AB09', settled_at: '2026-03-02T15:00:02.127Z',
      });
      expect(evidence).toMatchObject({
        kind, externalId: `${event}-1:${event}`, matchKeys: { obligation_id: 'obl_x', end_to_end_id: `${event}-1` },
      });
    });

  it('that a payment of ours came back is a credit that waits for the settlement of the payment', async () => {
    const evidence = await tell('RETURN_RECEIVED', {
      return_end_to_end_id: 'D1', original_end_to_end_id: 'E9', settled_at: '2026-03-03T09:11:04.266Z',
    });
    expect(evidence).toMatchObject({
      kind: 'INBOUND_CREDIT', state: 'UNMATCHED', reasonCode: 'NO_MATCH', exceptionCents: 1000n, waitsFor: 'PIX:SETTLEMENT:E9',
    });
  });

  it('that money came for a key of nobody makes its receiver a guest, once, where the provider names them', async () => {
    const data = {
      settled_at: '2026-03-02T14:05:31.000Z', initiation: 'DICT', key: 'bia@example.com',
      receiver: { name: 'Bia Reis', tax_id: '52998224725' },
    };
    const first = await tell('CREDIT_RECEIVED', { ...data, end_to_end_id: 'E20' });
    const second = await tell('CREDIT_RECEIVED', { ...data, end_to_end_id: 'E21', receiver: undefined });
    expect([first.state, second.state]).toEqual(['MATCHED', 'MATCHED']);
    const { items } = await api.ok<GuestAccountListResponse>('listGuestAccounts');
    expect(items.map(({ display_name, type }) => [display_name, type])).toEqual([['Bia Reis', 'GUEST']]);
    expect(await api.available(items[0]?.id ?? '')).toBe(2000);
  });

  it('makes its receiver a guest also where the tenant has as many accounts as it may', async () => {
    await api.ok('operatorPutQuotas', { token: await api.platformToken(), path: { tenant: TENANT }, body: { overrides: { accounts: 1 } } });
    const { state } = await tell('CREDIT_RECEIVED', {
      settled_at: '2026-03-02T14:05:31.000Z', initiation: 'DICT', key: 'rui@example.com', end_to_end_id: 'E23',
      receiver: { name: 'Rui Sá', tax_id: '11144477735' },
    });
    const { items } = await api.ok<GuestAccountListResponse>('listGuestAccounts');
    const guest = items.find(({ display_name }) => display_name === 'Rui Sá')?.id ?? '';
    expect([state, await api.available(guest)]).toEqual(['MATCHED', 1000]);
    expect(await api.call('createAccount', { body: { owner_party_id: await api.party(), type: 'CUSTOMER', currency: 'BRL' } }))
      .toMatchObject({ status: 422, body: { error: 'QUOTA_EXCEEDED' } });
  });

  it('that money came for a key of nobody waits on the exception account where no receiver is named', async () => {
    const evidence = await tell('CREDIT_RECEIVED', {
      end_to_end_id: 'E22', settled_at: '2026-03-02T14:05:31.000Z', key: 'nobody@example.com',
    });
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reasonCode: 'NO_MATCH', exceptionCents: 1000n });
  });

  it('is one and the same however often it comes', async () => {
    const data = { end_to_end_id: 'E3', settled_at: '2026-03-02T14:05:31.000Z', key: 'ana@example.com' };
    const before = await api.available(account);
    for (let i = 0; i < 3; i += 1) await tell('CREDIT_RECEIVED', data);
    expect((await api.available(account)) - before).toBe(1000);
  });

  it.each([
    ['without an amount', { amount: undefined }], ['with a fraction', { amount: { currency: 'BRL', value: 1.5 } }],
    ['with nothing', { amount: { currency: 'BRL', value: 0 } }], ['with another kind of currency', { amount: { currency: 7, value: 1 } }],
    ['in a currency that is none', { amount: { currency: 'REAIS', value: 1 } }],
    ['without its end-to-end id', { end_to_end_id: undefined }], ['with an endless one', { end_to_end_id: 'E'.repeat(201) }],
    ['on no day', { settled_at: '2026-02-30T00:00:00Z' }],
  ])('%s is malformed', async (_, wrong) => {
    await expect(tell('CREDIT_RECEIVED', { end_to_end_id: 'E4', key: 'x', ...wrong })).rejects.toThrow(EventMalformed);
  });

  it('of a provider that does not serve the tenant is no evidence', async () => {
    await expect(tell('CREDIT_RECEIVED', { end_to_end_id: 'E5', key: 'x' }, { provider_id: 'sim-other' }))
      .rejects.toMatchObject({ code: 'RAIL_NOT_BOUND' });
  });
});
