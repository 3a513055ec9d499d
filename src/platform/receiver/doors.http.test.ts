/**
 * A provider's deliveries are accepted only on endpoints of its type, and for rails that a binding gives it. Others are refused before a
 * byte of them is read, like those of an unknown sender.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderAccountType } from '../../../generated/models.ts';
import { addProvider, deliver } from '../../../test/support/deliver.ts';
import { receivers, type ReceiverCase } from '../../../test/support/provider-facts.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../../../test/support/service.ts';
import { bindRail, CAPABILITIES, SPONSOR, type BoundRail } from '../../domains/rails/index.ts';

let api: TestService;
beforeAll(async () => { api = await startTestService({ env: { RAZAO_ROLES: 'api' } }); });
afterAll(() => api.stop());

/** Rails that a binding gives a provider; false where it is switched off. */
type Bound = Partial<Record<BoundRail, boolean>>;

const BINDINGS: readonly (readonly [string, Bound])[] = [
  ['no rail', {}], ['PIX', { PIX: true }], ['PIX, switched off', { PIX: false }], ['ACH', { ACH: true }], ['MOCK', { MOCK: true }],
];
const TYPES: readonly ProviderAccountType[] = ['SPONSOR_BANK', 'BAAS_PROVIDER', 'KYC_PROVIDER', 'CHAIN'];

/**
 * True when an endpoint accepts the provider. A binding that is switched off takes no new work; the
 * results of its payments are reported all the same.
 */
function isAccepted(type: ProviderAccountType, bound: Bound, { operationId }: Pick<ReceiverCase, 'operationId'>): boolean {
  if (operationId === 'receiveKycWebhook') return type === 'KYC_PROVIDER';
  if (type !== 'SPONSOR_BANK' && type !== 'BAAS_PROVIDER') return false;
  return operationId === 'receivePixWebhook' ? Object.keys(bound).length > 0 : 'PIX' in bound;
}

let numbered = 0;

async function provider(type: ProviderAccountType, bound: Bound): Promise<string> {
  const providerId = `door-${(numbered += 1)}`;
  await addProvider(api, providerId, { type });
  for (const [rail, isEnabled] of Object.entries(bound) as [BoundRail, boolean][]) {
    await bindRail(api.service.contextFor(TENANT), {
      rail, providerId, adapter: SPONSOR, priority: 1, capabilities: CAPABILITIES, isEnabled,
    });
  }
  return providerId;
}

async function keptOf(providerId: string): Promise<string[]> {
  const rows = await api.service.database.forTenant(TENANT).read((em) =>
    em.execute<{ outcome: string }[]>('select outcome from razao.provider_deliveries where provider_id = ?', [providerId]));
  return rows.map(({ outcome }) => outcome);
}

/** Returns all parts of an answer that a caller can see. */
const seen = ({ status, body, headers: { 'x-request-id': _, date: __, ...headers } }: Answer) => JSON.stringify({ status, body, headers });

const own = receivers.filter(({ operationId }) => !operationId.endsWith('Deprecated'));
const aliases = receivers.filter(({ operationId }) => operationId.endsWith('Deprecated'));

describe.each(TYPES)('a provider of the type %s', (type) => {
  it.each(BINDINGS)('that is bound to %s is heard at its doors, and at no other', async (_name, bound) => {
    const providerId = await provider(type, bound);
    for (const receiver of own) {
      const { operationId } = receiver;
      const fact = await receiver.fact(api, providerId);
      const before = await keptOf(providerId);
      const answer = await deliver(api, { operationId, providerId, body: fact.body });
      if (isAccepted(type, bound, receiver)) {
        const takes = operationId !== 'receivePixWebhook' || 'PIX' in bound; // a credit comes by PIX
        expect([operationId, answer.status, (await keptOf(providerId)).length]).toEqual([
          operationId, takes ? 200 : 401, before.length + 1,
        ]);
        if (operationId !== 'receiveKycWebhook') expect([operationId, await fact.isTaken()]).toEqual([operationId, takes]);
      } else {
        const unknown = await deliver(api, { operationId, providerId: 'nobody', body: fact.body });
        expect([operationId, seen(answer)]).toEqual([operationId, seen(unknown)]);
        expect([answer.status, answer.body]).toEqual([401, { error: 'WEBHOOK_REJECTED', message: 'rejected' }]);
        expect([operationId, await fact.isTaken(), await keptOf(providerId)]).toEqual([operationId, false, before]);
      }
    }
  });

  it.each(BINDINGS.slice(0, 2))('that is the incumbent, bound to %s, is heard the same at the addresses without a provider', async (
    _name, bound,
  ) => {
    const providerId = await provider(type, bound);
    const service = await startTestService({
      databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api', RAZAO_INCUMBENT_PROVIDER: providerId },
    });
    for (const receiver of aliases) {
      const fact = await receiver.fact(api, providerId);
      const { status } = await deliver(service, { operationId: receiver.operationId, providerId, body: fact.body });
      const isTaken = isAccepted(type, bound, receiver);
      expect([receiver.operationId, status, await fact.isTaken()]).toEqual([receiver.operationId, isTaken ? 200 : 401, isTaken]);
    }
    await service.stop();
  });
});

it('a refusal for the door is like any other, also of what is no event', async () => {
  const providerId = await provider('KYC_PROVIDER', {});
  for (const body of ['{"event":', '[]', '']) {
    const answers = await Promise.all([providerId, 'nobody'].map((it) => deliver(api, {
      operationId: 'receivePixMandateEvent', providerId: it, body,
    })));
    expect(new Set(answers.map(seen)).size).toBe(1);
  }
});

it('a provider is heard from the moment that it is bound', async () => {
  const providerId = await provider('SPONSOR_BANK', {});
  const [receiver] = own as [ReceiverCase];
  const fact = await receiver.fact(api);
  expect(await deliver(api, { providerId, body: fact.body })).toMatchObject({ status: 401 });
  await bindRail(api.service.contextFor(TENANT), {
    rail: 'PIX', providerId, adapter: SPONSOR, priority: 1, capabilities: CAPABILITIES, isEnabled: true,
  });
  expect([(await deliver(api, { providerId, body: fact.body })).status, await fact.isTaken()]).toEqual([200, true]);
});

it('one that another provider has come before is heard of the payments that it was given', async () => {
  const account_id = await api.account(1_000);
  const [providerId, ctx] = [await provider('SPONSOR_BANK', {}), api.service.contextFor(TENANT)];
  const binding = { rail: 'PIX', adapter: SPONSOR, capabilities: ['INBOUND', 'OUTBOUND'] } as const;
  await bindRail(ctx, { ...binding, providerId, priority: 1, isEnabled: true });
  const { obligation_id } = await api.ok<{ obligation_id: string }>('createObligation', {
    body: {
      rail: 'PIX', amount: { currency: 'BRL', value: 1_000 }, debtor: { kind: 'account', account_id },
      creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
    },
  });
  await bindRail(ctx, { ...binding, providerId, priority: 100, isEnabled: false });
  await bindRail(ctx, { ...binding, providerId: await provider('SPONSOR_BANK', {}), priority: 1, isEnabled: true });
  const body = {
    event: 'PAYMENT_FAILED', occurred_at: api.service.database.clock.now().toISOString(),
    data: { reference: obligation_id, end_to_end_id: `E${providerId}`, amount: { currency: 'BRL', value: 1_000 }, failure_code: 'AC07' },
  };
  expect(await deliver(api, { providerId, body })).toMatchObject({ status: 200 });
});
