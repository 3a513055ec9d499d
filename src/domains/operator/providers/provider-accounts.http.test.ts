/** Provider accounts made by the operator: the secret shown once, the account of the ledger, and every refusal. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountBalanceResponse, AccountResponse, Event, ObligationResponse, ProviderAccountListResponse, ProviderAccountResponse,
  ProviderTransferResponse,
} from '../../../../generated/models.ts';
import { deliver } from '../../../../test/support/deliver.ts';
import { eventually, startTestService, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { ProviderBalanceEntity, ProviderCustomerFundsEntity, rotateSecret, setProviderStatus } from '../../providers/index.ts';
import { bindRail, SPONSOR } from '../../rails/index.ts';

let api: TestService;
let there: TestService;
let owner: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  there = await startTestService({ databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api' } });
  owner = await api.party();
});
afterAll(async () => {
  await there?.stop();
  await api?.stop();
});

let numbered = 0;
const newId = () => `bank-${(numbered += 1)}`;
const sponsor = () => ({
  provider_id: newId(), type: 'SPONSOR_BANK', adapter: SPONSOR, display_name: 'Banco Ponte',
  coordinates: { ispb: '87654321', branch: '0001', account_number: '0098321-4' },
});
const create = async (body: object, call: Call = {}) =>
  api.call<ProviderAccountResponse>('operatorCreateProviderAccount', { token: await api.platformToken(), body, ...call });
const made = async (over: object = {}) => {
  const { status, body } = await create({ ...sponsor(), ...over });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
};
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error}`;
const asset = (currency = 'BRL', type = 'ASSET') => api.account(0, { type, currency, owner });

describe('a sponsor bank', () => {
  it('has an account of the ledger, and delivers under its name from then on', async () => {
    const bank = await made();
    expect(bank).toMatchObject({
      status: 'ENABLED', health: { state: 'UNKNOWN', payments_waiting: 0 }, is_incumbent: false,
      verification_strategy: 'timestamped_hmac_v1', base_url: null,
      balances: { currency: 'BRL', posted: 0, outgoing: 0, incoming: 0, reported: null, customer_funds: null },
      coordinates: { ispb: '87654321', branch: '0001', account_number: '****21-4' }, created_by: expect.stringMatching(/^cli_/),
    });
    const { provider_id } = bank;
    expect(bank.receiver_paths.toSorted()).toEqual([
      `/v1/pix/keys/events/${provider_id}`, `/v1/pix/mandates/events/${provider_id}`, `/v1/pix/med/events/${provider_id}`,
      `/v1/pix/webhooks/${provider_id}`,
    ]);
    const account = await api.ok<AccountResponse>('getAccount', { path: { account_id: String(bank.ledger_account_id) } });
    expect(account).toMatchObject({ type: 'ASSET', currency: 'BRL', status: 'ACTIVE' });
    await bindRail(api.service.contextFor('demo'), {
      rail: 'PIX', providerId: provider_id, adapter: SPONSOR, priority: 9, capabilities: ['INBOUND'], isEnabled: true,
    });
    const event = { event: 'SOMETHING_NEW', occurred_at: '2026-03-02T12:00:00Z', data: {} };
    expect((await deliver(api, { providerId: provider_id, secret: String(bank.secret), body: event })).status).toBe(200);
  });

  it('is announced without its secret, with the account that stands for it', async () => {
    const { provider_id, type, ledger_account_id, secret } = await made();
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', limit: 200 } });
    const ours = items.filter(({ data }) => data['provider_id'] === provider_id || data['account_id'] === ledger_account_id);
    expect(ours.map(({ event_type }) => event_type).toSorted()).toEqual(['account.created', 'provider_account.created']);
    expect(ours.find(({ event_type }) => event_type === 'provider_account.created')?.data)
      .toEqual({ provider_id, type, verification_strategy: 'timestamped_hmac_v1', ledger_account_id });
    expect(JSON.stringify(items)).not.toContain(secret);
  });

  it('shows its secret once; a repetition of its key shows it masked', async () => {
    const [body, key] = [sponsor(), randomUUID()];
    const first = await create(body, { key });
    expect(first.body.secret).toMatch(/^whsec_[A-Za-z0-9]{43}$/);
    const again = await create(body, { key });
    expect([again.headers['idempotency-replayed'], again.body]).toEqual([
      'true', { ...first.body, secret: `****${first.body.secret?.slice(-4)}` },
    ]);
    const dump = await api.service.database.forTenant('demo').read((em) => em.execute(
      'select (select json_agg(c) from razao.commands c)::text as commands, (select json_agg(p) from razao.providers p)::text as providers'));
    expect(JSON.stringify(dump)).not.toMatch(new RegExp(`${first.body.secret}|0098321-4`));
  });

  it('takes a secret that is given, and an account of the ledger with what is on it', async () => {
    const secret = 'whsec_c3ZENSplFmlx0VWcREj0LmWs3AmFrIr1CF5dc4gCEVg';
    const ledger_account_id = await asset();
    await api.fund(ledger_account_id, 700);
    const bank = await made({ secret, verification_strategy: 'standard_webhooks_v1', ledger_account_id });
    expect(bank).toMatchObject({ secret, ledger_account_id, balances: { posted: 700 } });
  });

  it('is made by a client of the platform alone, and for the tenant that it names', async () => {
    expect(codeOf(await create(sponsor(), { token: await api.token() }))).toBe('403 PLATFORM_CLIENT_REQUIRED');
    await api.token(['service/health'], 'acme');
    const { body: { ledger_account_id } } = await create(sponsor(), { path: { tenant: 'acme' } });
    expect((await api.call('getAccount', { path: { account_id: String(ledger_account_id) } })).status).toBe(404);
    expect((await api.call('getAccount', { path: { account_id: String(ledger_account_id) }, tenant: 'acme' })).status).toBe(200);
  });

  it('has a name that nobody else has, also when many ask at once in two tenants', async () => {
    const body = sponsor();
    await api.token(['service/health'], 'acme');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => create(body, { path: { tenant: n % 2 ? 'demo' : 'acme' } })));
    expect(answers.map(codeOf).toSorted()).toEqual(['201 undefined', ...Array(11).fill('409 PROVIDER_ID_TAKEN')]);
  });

  it('does not share its account of the ledger, whoever asks at once', async () => {
    const ledger_account_id = await asset();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ ...sponsor(), ledger_account_id })));
    expect(answers.map(codeOf).toSorted()).toEqual(['201 undefined', ...Array(5).fill('422 LEDGER_ACCOUNT_NOT_ELIGIBLE')]);
  });
});

it.each<[string, object, object]>([
  [
    'a KYC provider delivers, and keeps no money', { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' },
    { balances: null, ledger_account_id: null, secret: expect.stringMatching(/^whsec_/) },
  ],
  [
    'a chain does neither', { type: 'CHAIN', adapter: 'local_chain_v1' },
    { balances: null, ledger_account_id: null, secret: null, verification_strategy: null, receiver_paths: [] },
  ],
])('%s', async (_, over, expected) => {
  const { coordinates: _coordinates, ...body } = sponsor();
  expect((await create({ ...body, ...over })).body).toMatchObject(expected);
});

it('a delivery is taken by every process with either secret while they overlap, from the first moment; after a leak with the new one alone', async () => {
  const { provider_id, secret } = await made();
  const ctx = api.service.contextFor('demo');
  await bindRail(ctx, { rail: 'PIX', providerId: provider_id, adapter: SPONSOR, priority: 9, capabilities: ['INBOUND'], isEnabled: true });
  const told = async (signedWith: string, service = api) => (await deliver(service, {
    providerId: provider_id, secret: signedWith, body: {
      event: 'SOMETHING_NEW', occurred_at: '2026-03-02T12:00:00Z', data: { n: randomUUID() },
    },
  })).status;
  for (const service of [api, there]) expect(await told(String(secret), service)).toBe(200);
  const { secret: second } = await rotateSecret(ctx, provider_id);
  for (const service of [api, there]) expect([await told(second, service), await told(String(secret), service)]).toEqual([200, 200]);
  const { secret: third } = await rotateSecret(ctx, provider_id, { overlapHours: 0 });
  expect([await told(third), await told(second), await told(String(secret))]).toEqual([200, 401, 401]);
  await eventually(async () => (await told(second, there)) === 401);
  await setProviderStatus(ctx, provider_id, 'DISABLED');
  await eventually(async () => (await told(third)) === 401);
});

describe('the list', () => {
  const list = async (query: Call['query'] = {}, tenant = 'listed') =>
    (await api.call<ProviderAccountListResponse>('operatorListProviderAccounts', {
      token: await api.platformToken(), path: { tenant }, query,
    })).body;

  it('is of one tenant, newest first, by type and page by page, with no secret and no coordinates in clear', async () => {
    await api.token(['service/health'], 'listed');
    const ids: string[] = [];
    for (const over of [{}, { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' }, {}]) {
      ids.unshift((await create({ ...sponsor(), ...over }, { path: { tenant: 'listed' } })).body.provider_id);
    }
    const { items, next_cursor } = await list();
    expect([items.map(({ provider_id }) => provider_id), next_cursor]).toEqual([ids, null]);
    expect((await list({ type: 'KYC_PROVIDER' })).items.map(({ provider_id }) => provider_id)).toEqual([ids[1]]);
    const first = await list({ limit: 2 });
    expect((await list({ limit: 2, cursor: String(first.next_cursor) })).items.map(({ provider_id }) => provider_id)).toEqual([ids[2]]);
    expect(JSON.stringify(items)).not.toMatch(/whsec_|0098321-4/);
  });

  it('says how work goes, what was reported and what is customers’, and asks nobody', async () => {
    const bank = await made();
    const find = async () => (await list({ limit: 200 }, 'demo')).items.find(({ provider_id }) => provider_id === bank.provider_id);
    expect(await find()).toEqual({ ...bank, secret: `****${bank.secret?.slice(-4)}` });
    await deliver(api, {
      providerId: bank.provider_id, secret: 'another', body: { event: 'X', occurred_at: '2026-03-02T12:00:00Z', data: {} },
    });
    const [health, at] = [async () => (await find())?.health, new Date('2026-03-02T12:00:00Z')];
    await eventually(async () => (await health())?.state === 'DEGRADED');
    api.service.contextFor('demo').providerWatch.note('demo', bank.provider_id, 'failed_call');
    await api.service.contextFor('demo').providerWatch.flush();
    expect(await health()).toMatchObject({
      state: 'DOWN', last_good_call_at: null, last_refused_at: expect.any(String), last_failed_call_at: expect.any(String),
    });
    await api.service.database.forTenant('demo').write(async ({ em }) => {
      const key = { tenantId: 'demo', providerId: bank.provider_id, currency: 'BRL' };
      await em.upsert(ProviderBalanceEntity, { ...key, reported: 900n, reportedAt: at });
      for (const rail of ['PIX', 'ACH']) await em.upsert(ProviderCustomerFundsEntity, {
        ...key, rail, amount: 400n, asOfSeq: 1n, asOf: at,
      });
    });
    const told = { reported: 900, reported_at: at.toISOString(), customer_funds: 800, customer_funds_as_of: at.toISOString() };
    expect((await find())?.balances).toMatchObject({ posted: 0, ...told });
  });
});

describe('money between two provider accounts', () => {
  const transfer = async (provider_id: string, body: object, call: Call = {}) =>
    api.call<ProviderTransferResponse>('operatorTransferProviderFunds', {
    token: await api.platformToken(), path: { provider_id }, body: {
      amount: { currency: 'BRL', value: 300 }, rail: 'NATIVE', ...body,
    }, ...call,
  });
  const posted = async (account_id: string) =>
    (await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } })).assets[0]?.balances.posted ?? 0;
  const banks = async (over: object = {}) => {
    const [source, destination] = [await made(), await made(over)];
    await api.fund(String(source.ledger_account_id), 1_000);
    return { source, destination, to: { destination_provider_id: destination.provider_id } };
  };

  it('is recorded at once on NATIVE, once for a key, and announced', async () => {
    const { source, destination, to } = await banks({ coordinates: undefined });
    const key = randomUUID();
    const body = { ...to, reference: 'RESERVA-1', reason: 'Sent by the bank itself' };
    const { status, body: done } = await transfer(source.provider_id, body, { key });
    expect([status, done]).toMatchObject([201, {
      source_provider_id: source.provider_id, ...to, state: 'SETTLED', reference: 'RESERVA-1', reason: 'Sent by the bank itself',
      created_by: expect.stringMatching(/^cli_/), resolved_at: expect.any(String),
    }]);
    expect((await transfer(source.provider_id, body, { key })).body).toEqual(done);
    expect([await posted(String(source.ledger_account_id)), await posted(String(destination.ledger_account_id))]).toEqual([700, 300]);
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id: done.transfer_id } });
    const {
      reference: _reference, reason: _reason, created_at: _at, created_by: _by, resolved_at: _resolved, amount: { value: amount, ...money },
      ...shown
    } = done;
    expect(items.map(({ event_type, data }) => [event_type, data])).toEqual([
      ['provider_account.funds_transferred', { ...shown, amount, ...money }],
    ]);
    const obligation = await api.ok<ObligationResponse>('getObligation', { path: { obligation_id: done.obligation_id } });
    expect(obligation).toMatchObject({
      metadata: { transfer_id: done.transfer_id, reason: body.reason }, match_keys: { reference: 'RESERVA-1' },
    });
  });

  it.each<[string, object, object, string]>([
    ['to a provider that nobody has', {}, { destination_provider_id: 'nobody' }, '404 PROVIDER_ACCOUNT_NOT_FOUND'],
    [
      'to where no money is kept', { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1', coordinates: undefined }, {},
      '422 PROVIDER_HOLDS_NO_FUNDS',
    ],
    ['over a rail to a bank without coordinates', { coordinates: undefined }, { rail: 'PIX' }, '422 PROVIDER_COORDINATES_MISSING'],
    ['over a rail that the source does not send by', {}, { rail: 'PIX' }, '422 RAIL_NOT_BOUND'],
    ['in another currency', {}, { amount: { currency: 'USD', value: 1 } }, '422 CURRENCY_MISMATCH'],
    ['to an account of another currency', { currency: 'USD' }, {}, '422 CURRENCY_MISMATCH'],
    ['beyond what is there', {}, { amount: { currency: 'BRL', value: 1_001 } }, '422 INSUFFICIENT_FUNDS'],
    ['beyond what an account can hold', {}, { amount: { currency: 'BRL', value: 10_000_000_000_001 } }, '422 BALANCE_OVERFLOW'],
  ])('%s is refused', async (_, over, wanted, expected) => {
    const { source, to } = await banks(over);
    expect(codeOf(await transfer(source.provider_id, { ...to, ...wanted }))).toBe(expected);
    expect(await posted(String(source.ledger_account_id))).toBe(1_000);
  });

  it('is refused to the same account, from a frozen and to a closed one, from a bank that nobody has, and to other clients', async () => {
    const { source, destination, to } = await banks();
    const refused = async (...given: Parameters<typeof transfer>) => codeOf(await transfer(...given));
    const id = source.provider_id;
    expect(await refused(id, { destination_provider_id: id })).toBe('422 SAME_PROVIDER_ACCOUNT');
    expect(await refused('nobody', to)).toBe('404 PROVIDER_ACCOUNT_NOT_FOUND');
    expect(await refused(id, to, { token: await api.token() })).toBe('403 PLATFORM_CLIENT_REQUIRED');
    await bindRail(api.service.contextFor('demo'), {
      rail: 'PIX', providerId: id, adapter: SPONSOR, priority: 9, capabilities: ['OUTBOUND'], isEnabled: true,
    });
    expect(await refused(id, { ...to, rail: 'PIX', amount: { currency: 'USD', value: 1 } })).toBe('422 INVALID_CURRENCY');
    await api.ok('freezeAccount', { path: { account_id: String(source.ledger_account_id) }, body: { reason: 'Looked at' } });
    expect(await refused(id, to)).toBe('422 ACCOUNT_FROZEN');
    await api.ok('closeAccount', { path: { account_id: String(destination.ledger_account_id) }, body: {} });
    expect(await refused(id, to)).toBe('422 ACCOUNT_CLOSED');
  });
});

describe('a provider account is refused', () => {
  const closed = async () => {
    const account_id = await asset();
    await api.ok('closeAccount', { path: { account_id }, body: {} });
    return account_id;
  };

  it.each<[string, () => object | Promise<object>, string]>([
    ['with an account that nobody has', () => ({ ledger_account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4' }), '404 ACCOUNT_NOT_FOUND'],
    ['with an adapter that there is not', () => ({ adapter: 'sim_bank_v1' }), '422 PROVIDER_ADAPTER_UNKNOWN'],
    ['with an adapter for others', () => ({ adapter: 'sim_kyc_v1' }), '422 PROVIDER_ADAPTER_UNKNOWN'],
    ['at an address in the clear', () => ({ base_url: 'http://api.example' }), '422 PROVIDER_URL_REFUSED'],
    ['at a private address', () => ({ base_url: 'https://10.1.2.3' }), '422 PROVIDER_URL_REFUSED'],
    [
      'as a chain that signs', () => ({ type: 'CHAIN', adapter: 'local_chain_v1', verification_strategy: 'timestamped_hmac_v1' }),
      '422 VERIFICATION_STRATEGY_UNSUPPORTED',
    ],
    [
      'with a secret of another strategy', () => ({ verification_strategy: 'standard_webhooks_v1', secret: 'x'.repeat(40) }),
      '422 PROVIDER_SECRET_INVALID',
    ],
    ['in a currency that there is not', () => ({ currency: 'XQX' }), '422 INVALID_CURRENCY'],
    ['with a customer’s account', async () => ({ ledger_account_id: await asset('BRL', 'CUSTOMER') }), '422 LEDGER_ACCOUNT_NOT_ELIGIBLE'],
    ['with an account of another currency', async () => ({ ledger_account_id: await asset('USD') }), '422 CURRENCY_MISMATCH'],
    ['with a closed account', async () => ({ ledger_account_id: await closed() }), '422 ACCOUNT_CLOSED'],
  ])('%s', async (_, over, expected) => expect(codeOf(await create({ ...sponsor(), ...await over() }))).toBe(expected));

  it('for a missing account before its name, for that before its adapter, for that before its address', async () => {
    const { provider_id } = await made();
    const wrong = { ...sponsor(), provider_id, adapter: 'x', base_url: 'http://x' };
    expect(codeOf(await create({ ...wrong, ledger_account_id: 'acc_x' }))).toBe('404 ACCOUNT_NOT_FOUND');
    expect(codeOf(await create(wrong))).toBe('409 PROVIDER_ID_TAKEN');
    expect(codeOf(await create({ ...wrong, provider_id: newId() }))).toBe('422 PROVIDER_ADAPTER_UNKNOWN');
    expect(codeOf(await create({ ...wrong, provider_id: newId(), adapter: SPONSOR, currency: 'XQX' }))).toBe('422 PROVIDER_URL_REFUSED');
  });

  it('and leaves nothing behind: no party, no account of the ledger', async () => {
    const count = async () => (await api.ok<{ data: unknown[] }>('searchParties', { query: { query: 'Nobodys Bank' } })).data.length;
    await create({ ...sponsor(), display_name: 'Nobodys Bank', currency: 'XQX' });
    expect(await count()).toBe(0);
    await made({ display_name: 'Nobodys Bank' });
    expect(await count()).toBe(1);
  });
});
