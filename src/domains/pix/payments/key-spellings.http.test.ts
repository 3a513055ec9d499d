/** A Pix key in any spelling that comes to the same key is the same key, wherever it is written. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EvidenceResponse, ObligationResponse } from '../../../../generated/models.ts';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { deliver } from '../../../../test/support/deliver.ts';
import { newName, PixWorld } from '../../../../test/support/pix.ts';
import { PixKeys } from '../../../../test/support/pix-keys.ts';

let world: PixWorld;
let payer: string;
beforeAll(async () => {
  world = await PixWorld.start();
  payer = await world.account(1_000_000);
});
afterAll(() => world.stop());

/** The key, and how else it is written. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['ana.souza@example.com', 'ANA.Souza@Example.COM'], ['+5511987654321', '+55 11 98765-4321'], ['52998224725', '529.982.247-25'],
  ['12ABC34501DE35', '12.abc.345/01de-35'],
  ['123e4567-e89b-12d3-a456-426655440000', '123E4567-E89B-12D3-A456-426655440000'],
];

describe.each(SPELLINGS)('%s, written %s', (value, spelt) => {
  let holder: string;
  beforeAll(async () => {
    holder = await world.account();
    await addPixKey(world.api, holder, { value });
  });
  const grows = async (by: () => Promise<unknown>) => {
    const before = await world.api.available(holder);
    await by();
    return (await world.api.available(holder)) - before;
  };
  const pay = (external_id: string) => world.pay(payer, external_id, 100);

  it.each(['pix_key:', 'PIX_KEY:', 'Pix_Key:'])('is paid inside as %s', async (prefix) => {
    for (const text of [value, spelt]) {
      expect(await grows(
        async () => expect(await pay(prefix + text)).toMatchObject({ state: 'FINAL', creditor: { kind: 'account', account_id: holder } }),
      )).toBe(100);
    }
  });

  it('is paid inside through an EXTERNAL account', async () => {
    const { id } = await world.api.ok<{ id: string }>('createExternalAccount', {
      body: { owner_party_id: await world.api.party(), currency: 'BRL', external_id: `PIX_KEY:${spelt}` },
    });
    const body = {
      rail: 'PIX', amount: { currency: 'BRL', value: 100 }, debtor: { kind: 'account', account_id: payer },
      creditor: { kind: 'account', account_id: id },
    };
    expect(await grows(() => world.api.ok('createObligation', { body }))).toBe(100);
  });

  it('is credited from outside', async () => {
    expect(await grows(async () => {
      const body = { end_to_end_id: newName('E'), key: spelt, amount: { currency: 'BRL', value: 100 } };
      await world.api.ok('ingestEvidence', {
        body: {
          provider_id: 'sim-demo', rail: 'PIX', kind: 'INBOUND_CREDIT', external_id: body.end_to_end_id,
          match_keys: { pix_key: spelt, end_to_end_id: body.end_to_end_id },
          amount: body.amount, occurred_at: world.clock.now().toISOString(),
        },
      });
    })).toBe(100);
  });

  it('is looked up', async () => {
    const keys = new PixKeys(world.api);
    const [plain, other] = [await keys.lookUp(value), await keys.lookUp(spelt)];
    expect([other.status, other.body]).toEqual([plain.status, plain.body]);
  });

  it('is what an obligation expects by its match keys, whichever spelling is whose', async () => {
    for (const [ours, theirs] of [[value, spelt], [spelt, value]] as const) {
      const account_id = await world.account();
      const { obligation_id } = await world.api.ok<ObligationResponse>('createObligation', {
        body: {
          rail: 'PIX', amount: { currency: 'BRL', value: 200 }, debtor: { kind: 'external', external_id: 'payer' },
          creditor: { kind: 'account', account_id },
          match_keys: { pix_key: ours },
        },
      });
      const name = newName('E');
      const evidence = await world.api.ok<EvidenceResponse>('ingestEvidence', {
        body: {
          provider_id: 'sim-demo', rail: 'PIX', kind: 'INBOUND_CREDIT', external_id: name,
          match_keys: { pix_key: theirs, end_to_end_id: name },
          amount: { currency: 'BRL', value: 200 }, occurred_at: world.clock.now().toISOString(),
        },
      });
      expect(evidence).toMatchObject({ state: 'MATCHED', match: { obligation_id, matched_by: 'MATCH_KEYS' } });
    }
  });
});

it('goes to the rail as the directory knows it', async () => {
  const { obligation_id } = await world.pay(payer, 'PIX_KEY:Fornecedor@EXAMPLE.com', 100);
  await world.in('FINAL', obligation_id);
  const { payments } = await world.sponsor.books();
  expect(payments.find(({ reference }) => reference === obligation_id)).toMatchObject({ outside: 'pix_key:fornecedor@example.com' });
  expect(await world.obligation(obligation_id)).toMatchObject({ creditor: { external_id: 'pix_key:f***@example.com' } });
});

it('is claimed by another participant in any spelling that the provider writes', async () => {
  const account = await world.account();
  const { keyId } = await addPixKey(world.api, account, { value: 'claimed@example.com' });
  const data = {
    claim_id: 'claim-1', key_type: 'EMAIL', key_value: 'CLAIMED@Example.com', type: 'PORTABILITY',
    claimer: { ispb: '87654321', name: 'Banco Ipê S.A.' },
    donor: { ispb: '12345678', name: 'Banco Simulado S.A.' }, resolution_due_at: '2026-03-09T12:00:00Z',
    completion_due_at: '2026-03-16T12:00:00Z',
  };
  expect(await deliver(
    world.api, { operationId: 'receivePixKeyEvent', body: { event: 'CLAIM_OPENED', occurred_at: '2026-03-02T12:00:00Z', data } },
  )).toMatchObject({ status: 200 });
  expect((await world.api.ok<{ claims: unknown[] }>('getPixKey', { path: { key_id: keyId } })).claims).toHaveLength(1);
});
