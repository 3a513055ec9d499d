/** Rails bound to providers by the operator: who may, what is announced, and where new work goes from then on. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  Event, ObligationResponse, RailBindingListResponse, RailBindingResponse, RailCapability,
} from '../../../../generated/models.ts';
import { addProvider } from '../../../../test/support/deliver.ts';
import { eventually, startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';
import { setProviderStatus } from '../../providers/index.ts';
import { CAPABILITIES } from '../../rails/index.ts';

let api: TestService;
let sponsor: TestSponsor;
beforeAll(async () => {
  api = await startTestService();
  sponsor = await startSponsor();
  await sponsor.connect(api, 'sim-demo', { rails: [] });
  await sponsor.connect(api, 'sim-two', { rails: [] });
  await addProvider(api, 'sim-kyc', { type: 'KYC_PROVIDER' });
});
afterAll(async () => {
  await sponsor?.stop();
  await api?.stop();
});

const bind = async (provider_id: string, over: object = {}, call: Call = {}) => api.call<RailBindingResponse>('operatorBindRail', {
  token: await api.platformToken(), body: { rail: 'PIX', provider_id, capabilities: CAPABILITIES, ...over }, ...call,
});
const list = async (query: Call['query'] = {}) => api.ok<RailBindingListResponse>('operatorListRailBindings', { query });
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error}`;

async function eventsOf(entity_id: string): Promise<unknown[]> {
  const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id } });
  return items.map(({ event_type, entity, data }) => [event_type, entity.version, data['enabled']]);
}

beforeEach(async () => {
  await bind('sim-demo');
  await bind('sim-two', { priority: 2, enabled: false });
});

describe('a binding', () => {
  it('is made by a client of the platform alone', async () => {
    expect(codeOf(await bind('sim-demo', {}, { token: await api.token() }))).toBe('403 PLATFORM_CLIENT_REQUIRED');
  });

  it('keeps its identifier when it is changed, and is announced when it is', async () => {
    const { body: { binding_id } } = await bind('sim-demo', { rail: 'ACH', capabilities: ['OUTBOUND'] });
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await bind('sim-demo', { rail: 'ACH', capabilities: ['OUTBOUND'], enabled: false });
      expect([status, body]).toMatchObject([
        201, { binding_id, enabled: false, is_default: false, created_by: expect.stringMatching(/^cli_/) },
      ]);
    }
    expect(await eventsOf(binding_id)).toEqual([['rail_binding.bound', 1, true], ['rail_binding.changed', 2, false]]);
  });

  it('is repeated under its key with the first answer', async () => {
    const key = randomUUID();
    const first = await bind('sim-two', { rail: 'SEPA', capabilities: ['OUTBOUND'] }, { key });
    await bind('sim-two', { rail: 'SEPA', capabilities: ['OUTBOUND'], priority: 9 });
    expect((await bind('sim-two', { rail: 'SEPA', capabilities: ['OUTBOUND'] }, { key })).body).toEqual(first.body);
    expect((await list({ rail: 'SEPA' })).items).toMatchObject([{ priority: 9 }]);
  });

  it('is one, whoever binds the same two at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, (_, n) => bind('sim-demo', {
      rail: 'WIRE', capabilities: ['OUTBOUND'], priority: n + 1,
    })));
    expect(new Set(made.map(({ body }) => body.binding_id)).size).toBe(1);
    expect((await list({ rail: 'WIRE' })).items).toHaveLength(1);
  });

  it.each<[string, string, object, string]>([
    ['to a provider that nobody has', 'nobody', {}, '404 PROVIDER_ACCOUNT_NOT_FOUND'],
    ['of a rail that its adapter does not speak', 'sim-demo', { rail: 'MOCK', capabilities: ['OUTBOUND'] }, '422 RAIL_NOT_SUPPORTED'],
    ['for what its adapter cannot do there', 'sim-demo', { rail: 'SEPA' }, '422 RAIL_NOT_SUPPORTED'],
    ['to a provider that keeps no money', 'sim-kyc', { capabilities: ['OUTBOUND'] }, '422 RAIL_NOT_SUPPORTED'],
  ])('%s is refused', async (_, provider, over, expected) => expect(codeOf(await bind(provider, over))).toBe(expected));

  it('that is refused says what can be bound', async () => {
    const { body } = await bind('sim-demo', { rail: 'SEPA' });
    expect(body).toMatchObject({ details: { provider_id: 'sim-demo', rail: 'SEPA', capabilities: ['OUTBOUND', 'INBOUND', 'RETURNS'] } });
  });
});

describe('the list', () => {
  it('is by rail and priority, and says where a new payment goes', async () => {
    await bind('sim-two', { priority: 1 });
    const known = (items: RailBindingResponse[]) => items.map((it) => [it.provider_id, it.priority, it.is_default]);
    expect(known((await list({ rail: 'PIX' })).items)).toEqual([['sim-demo', 1, true], ['sim-two', 1, false]]);
    await bind('sim-demo', { priority: 3 });
    expect(known((await list({ rail: 'PIX' })).items)).toEqual([['sim-two', 1, true], ['sim-demo', 3, false]]);
    await bind('sim-two', { priority: 1, capabilities: ['INBOUND'] });
    expect(known((await list({ rail: 'PIX' })).items)).toEqual([['sim-two', 1, false], ['sim-demo', 3, true]]);
    expect(known((await list({ rail: 'PIX', provider_id: 'sim-demo' })).items)).toEqual([['sim-demo', 3, true]]);
  });

  it('goes on from its cursor', async () => {
    const all = (await list()).items;
    const paged: RailBindingResponse[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: RailBindingListResponse = await list({ limit: 1, ...(cursor && { cursor }) });
      paged.push(...page.items);
      cursor = page.next_cursor;
    }
    expect([paged, paged.length > 2]).toEqual([all, true]);
  });
});

describe('new work', () => {
  const firstOf = async (capability: RailCapability) =>
    (await api.service.contextFor(TENANT).rails.able(TENANT, 'PIX', capability))[0]?.providerId;

  it.each(CAPABILITIES.map((it) => [it]))('of %s goes to the first that is bound for it and enabled', async (capability) => {
    expect(await firstOf(capability)).toBe('sim-demo');
    await bind('sim-two', { capabilities: [capability], priority: 1 });
    await bind('sim-demo', { priority: 2 });
    expect(await firstOf(capability)).toBe('sim-two');
    await bind('sim-two', { capabilities: [capability], enabled: false });
    expect(await firstOf(capability)).toBe('sim-demo');
    await bind('sim-demo', { capabilities: CAPABILITIES.filter((it) => it !== capability) });
    expect(await firstOf(capability)).toBeUndefined();
  });

  it('is paid by whoever is bound for payments then; keys stay where they are kept', async () => {
    const from = await api.account(10_000);
    const pay = async () => (await api.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'PIX', amount: { currency: 'BRL', value: 100 }, debtor: { kind: 'account', account_id: from },
        creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
      },
    })).obligation_id;
    const isPaidBy = (provider: string, obligation_id: string) => eventually(async () =>
      (await sponsor.books(provider)).payments.some(({ reference }) => reference === obligation_id));
    await isPaidBy('sim-demo', await pay());
    await bind('sim-two', { capabilities: ['OUTBOUND', 'INBOUND'], priority: 1 });
    await bind('sim-demo', { priority: 2 });
    await isPaidBy('sim-two', await pay());
    expect(await firstOf('KEYS')).toBe('sim-demo');
  });

  it('of MANDATES is begun by a provider that is bound for it alone', async () => {
    const account_id = await api.account();
    const asked = async (provider_id: string) => (await sponsor.emit('MANDATE_REQUESTED', { account_id }, { provider_id })).status;
    await bind('sim-two', { capabilities: ['OUTBOUND', 'INBOUND'] });
    expect([await asked('sim-demo'), await asked('sim-two')]).toEqual([200, 401]);
  });

  it('goes past a provider that is disabled, and back to it', async () => {
    await bind('sim-two', { priority: 2 });
    const ctx = api.service.contextFor(TENANT);
    await setProviderStatus(ctx, 'sim-demo', 'DISABLED');
    expect(await firstOf('OUTBOUND')).toBe('sim-two');
    expect((await list({ rail: 'PIX' })).items.map((it) => [it.provider_id, it.enabled, it.is_default])).toEqual([
      ['sim-demo', true, false], ['sim-two', true, true],
    ]);
    await setProviderStatus(ctx, 'sim-demo', 'ENABLED');
    expect(await firstOf('OUTBOUND')).toBe('sim-demo');
  });

  it('over a rail without an enabled binding is refused', async () => {
    const body = {
      rail: 'EFT_CA', amount: { currency: 'CAD', value: 1 },
      debtor: { kind: 'account', account_id: await api.account(0, { currency: 'CAD' }) }, creditor: { kind: 'external', external_id: 'x' },
    };
    await bind('sim-demo', { rail: 'EFT_CA', capabilities: ['OUTBOUND'], enabled: false });
    expect(codeOf(await api.call('createObligation', { body }))).toBe('422 RAIL_NOT_BOUND');
    await bind('sim-demo', { rail: 'EFT_CA', capabilities: ['OUTBOUND'] });
    expect(codeOf(await api.call('createObligation', { body }))).toBe('422 INSUFFICIENT_FUNDS');
  });
});
