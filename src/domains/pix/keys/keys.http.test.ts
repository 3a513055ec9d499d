/** Refusals, repetitions and failures of the operations of Pix keys. test/scenarios has how they work together. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PixKeyListResponse, PixKeyType } from '../../../../generated/models.ts';
import { addProvider, deliver } from '../../../../test/support/deliver.ts';
import { LocalServer } from '../../../../test/support/local-server.ts';
import { CPF, PixKeys } from '../../../../test/support/pix-keys.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { bindRail, SponsorClient } from '../../rails/index.ts';
import { completeRegistrations } from './jobs.ts';

const clock = new FixedClock();
let api: TestService;
let sponsor: TestSponsor;
let keys: PixKeys;
beforeAll(async () => {
  api = await startTestService({ clock });
  sponsor = await startSponsor({ clock });
  await api.token(['service/health']);
  await sponsor.connect(api);
  keys = new PixKeys(api);
});
afterAll(async () => {
  await sponsor.stop();
  await api.stop();
});

const listed = async (account_id: string, query: object = {}) => api.ok<PixKeyListResponse>('listPixKeys', {
  query: { account_id, ...query },
});
const event = (name: string, data: object, more: object = {}) =>
  deliver(api, {
    operationId: 'receivePixKeyEvent', body: { event: name, occurred_at: clock.now().toISOString(), data }, deliveryId: randomUUID(),
    ...more,
  });

describe('registerPixKey', () => {
  it.each([
    ['EMAIL', 'ANA@example.com', 'UPPER_CASE'], ['EMAIL', 'ana', 'FORM'], ['PHONE', '11987654321', 'FORM'],
    ['CPF', '52998224724', 'CHECK_DIGITS'],
    ['CPF', '529.982.247-25', 'FORM'], ['CNPJ', '12ABC34501DE36', 'CHECK_DIGITS'], ['CNPJ', '12abc34501de35', 'LOWER_CASE'],
  ] as const)('a value that is no key of type %s (%s) is refused with %s, and not repeated', async (type, value, reason) => {
    const { status, body } = await keys.register(await keys.account(), type, value);
    expect({ status, body }).toMatchObject({ status: 422, body: { error: 'INVALID_PIX_KEY', details: { key_type: type, reason } } });
    expect(JSON.stringify(body)).not.toContain(value);
  });

  it.each([
    ['a random key with a value', { key_type: 'EVP', key_value: randomUUID() }], ['no value', { key_type: 'EMAIL' }],
    ['an unknown type', { key_type: 'IBAN', key_value: 'x' }],
    ['an empty value', { key_type: 'EMAIL', key_value: '' }], ['one too long', { key_type: 'EMAIL', key_value: `${'a'.repeat(77)}@x.com` }],
  ])('%s is a request that does not validate, and shows no value', async (_, fields) => {
    const account_id = await keys.account();
    const { status, body } = await api.call('registerPixKey', { body: { account_id, ...fields } });
    expect(status).toBe(422);
    expect(body).toHaveProperty('detail');
    expect(JSON.stringify(body)).not.toContain('aaaa');
  });

  it('an account that is missing, of another type, in another currency, closed, or of a blocked party', async () => {
    const register = (account: string) => keys.register(account, 'EVP');
    expect(await register('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    expect(await register(await api.account(0, { type: 'GUEST' }))).toMatchObject({
      status: 422, body: { error: 'PIX_ACCOUNT_NOT_ELIGIBLE', details: { type: 'GUEST' } },
    });
    expect(await register(await api.account(0, { currency: 'USD' }))).toMatchObject({
      status: 422, body: { error: 'PIX_ACCOUNT_NOT_ELIGIBLE', details: { currency: 'USD' } },
    });
    const closed = await keys.account();
    await api.ok('closeAccount', { path: { account_id: closed }, body: {} });
    expect(await register(closed)).toMatchObject({ status: 422, body: { error: 'ACCOUNT_CLOSED' } });
    const owner = await api.party();
    const blocked = await api.account(0, { owner });
    await api.ok('updateParty', { path: { party_id: owner }, body: { status: 'BLOCKED' } });
    expect(await register(blocked)).toMatchObject({ status: 422, body: { error: 'PARTY_BLOCKED' } });
  });

  it.each([['11144477735', CPF], [null, CPF]])('a CPF that is not the owner’s (%s) is refused', async (taxId, value) => {
    expect(await keys.register(await keys.account({ taxId }), 'CPF', value)).toMatchObject({
      status: 422, body: { error: 'PIX_KEY_OWNER_MISMATCH' },
    });
  });

  it('without a provider that keeps keys: 503, and nothing is kept', async () => {
    const third = new PixKeys(api, 'third');
    const account = await third.account();
    expect(await third.register(account, 'EVP')).toMatchObject({
      status: 503, body: { error: 'PROVIDER_UNAVAILABLE', details: { rail: 'PIX', capability: 'KEYS' } },
    });
    expect(await third.lookUp('fornecedor@example.com')).toMatchObject({ status: 503 });
    expect((await api.ok<PixKeyListResponse>('listPixKeys', { tenant: 'third', query: { account_id: account } })).items).toEqual([]);
  });

  it('the same Idempotency-Key answers the same, and another body under it is refused', async () => {
    const [account, email] = [await keys.account(), keys.email()];
    const first = await keys.register(account, 'EMAIL', email, { key: 'same' });
    expect(await keys.register(account, 'EMAIL', email, { key: 'same' })).toMatchObject({
      status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' },
    });
    expect(await keys.register(account, 'EVP', undefined, { key: 'same' })).toMatchObject({
      status: 422, body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    });
    await sponsor.script('registerKey', 'unreachable');
    expect((await keys.register(account, 'EVP', undefined, { key: 'open' })).status).toBe(503);
    expect(await keys.register(account, 'EMAIL', keys.email(), { key: 'open' })).toMatchObject({
      status: 422, body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('of many who register one value at once, one does', async () => {
    const [account, email] = [await keys.account(), keys.email()];
    const made = await Promise.all(Array.from({ length: 6 }, () => keys.register(account, 'EMAIL', email)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await listed(account)).items).toHaveLength(1);
  });

  it('of many at once an account gets as many as it may have', async () => {
    const account = await keys.account();
    const made = await Promise.all(Array.from({ length: 9 }, () => keys.registered(account, 'EVP')));
    expect(made.filter(({ state }) => state === 'ACTIVE')).toHaveLength(5);
    expect(made.filter(({ failure }) => failure?.code === 'KEY_LIMIT_REACHED')).toHaveLength(4);
  });

  it('a registration that nobody asks for again is asked for by the service', async () => {
    const account = await keys.account();
    await sponsor.script('registerKey', 'unreachable', { times: 20 });
    expect((await keys.register(account, 'EVP')).status).toBe(503);
    const look = () => completeRegistrations(api.service.database, (tenant) => api.service.contextFor(tenant), createLog('silent'));
    const state = async () => (await listed(account)).items[0]?.state;
    await look();
    expect(await state()).toBe('PENDING');
    clock.advance(120_000);
    await look(); // the provider cannot be reached
    expect(await state()).toBe('PENDING');
    await sponsor.reset();
    await look();
    expect((await listed(account)).items).toMatchObject([
      { state: 'ACTIVE', version: 1, key_value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  });

  it('what the provider calls a random key and is none is not taken', async () => {
    const account = await keys.account();
    const { key_id } = await keys.registered(account, 'EVP');
    expect(await event('KEY_REGISTERED', { reference: key_id, key_type: 'EVP', key_value: 'not-random' })).toMatchObject({ status: 200 });
  });
});

describe('values of keys', () => {
  it('are nowhere in the table, in events or in answers', async () => {
    const email = keys.email('confidential');
    const key = await keys.registered(await keys.account(), 'EMAIL', email);
    const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<object[]>(
      'select * from razao.pix_keys where key_id = ?', [key.key_id],
    ));
    const outbox = await api.service.database.forTenant(TENANT).read((em) => em.execute<object[]>(
      'select body::json as body from razao.outbox where entity_id = ?', [key.key_id],
    ));
    expect(rows).toHaveLength(1);
    for (const shown of [rows, outbox, await keys.read(key), (await keys.lookUp(email)).body])
      expect(JSON.stringify(shown)).not.toContain('confidential');
    const bytes = (rows[0] as { key_value: Buffer }).key_value;
    expect(Buffer.from(bytes).includes('confidential')).toBe(false);
  });
});

describe('listPixKeys', () => {
  it('pages through the keys of an account, newest first, in every state', async () => {
    const account = await keys.account();
    const made = [
      await keys.registered(account, 'EVP'), await keys.registered(account, 'EMAIL', keys.email('blocked')),
      await keys.registered(account, 'EVP'),
    ];
    await keys.delete(made[2]!);
    const first = await listed(account, { limit: 2 });
    expect(first.items.map(({ key_id, state }) => [key_id, state])).toEqual([
      [made[2]?.key_id, 'EXCLUDED'], [made[1]?.key_id, 'REGISTRATION_FAILED'],
    ]);
    const second = await listed(account, { limit: 2, cursor: first.next_cursor });
    expect({ ids: second.items.map(({ key_id }) => key_id), next: second.next_cursor }).toEqual({ ids: [made[0]?.key_id], next: null });
    const other = await api.call('listPixKeys', { query: { account_id: await keys.account(), cursor: String(first.next_cursor) } });
    expect(other).toMatchObject({ status: 422, body: { error: 'INVALID_CURSOR' } });
  });
});

describe('deletePixKey', () => {
  it('with a key of its own answers again what it answered', async () => {
    const key = await keys.registered(await keys.account(), 'EVP');
    const first = await keys.delete(key, { key: 'delete-once' });
    expect(await keys.delete(key, { key: 'delete-once' })).toMatchObject({
      status: 200, body: first.body, headers: { 'idempotency-replayed': 'true' },
    });
  });

  it('what the directory locks is locked; what it refuses otherwise is the provider’s trouble', async () => {
    const key = await keys.registered(await keys.account(), 'EVP');
    await sponsor.script('excludeKey', 'refuse', { code: 'EntryLockedByClaim' });
    expect(await keys.delete(key)).toMatchObject({ status: 409, body: { error: 'PIX_KEY_LOCKED' } });
    await sponsor.script('excludeKey', 'refuse', { code: 'Forbidden' });
    expect(await keys.delete(key)).toMatchObject({ status: 503, body: { details: { provider_code: 'Forbidden' } } });
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE' });
  });

  it('many at once exclude it once', async () => {
    const key = await keys.registered(await keys.account(), 'EVP');
    const done = await Promise.all(Array.from({ length: 5 }, () => keys.delete(key)));
    expect(done.map(({ status, body }) => [status, body.version])).toEqual(Array.from({ length: 5 }, () => [200, 2]));
    expect(await keys.announced(key.key_id)).toEqual(['pix_key.registered', 'pix_key.excluded']);
  });
});

describe('openPixPortabilityClaim', () => {
  it('of a party that is marked for fraud is refused and asks nobody, until the mark is taken back', async () => {
    const [account, email] = [await keys.account(), keys.email('held')];
    const key = await keys.registered(account, 'EMAIL', email);
    const { owner_party_id: party_id } = await api.ok<{ owner_party_id: string }>('getAccount', { path: { account_id: account } });
    const { flag_id } = await api.ok<{ flag_id: string }>('addRiskFlag', {
      path: { party_id }, body: { kind: 'FRAUD_MARK', reason: 'Accepted MED report' },
    });
    expect(await keys.claim(key)).toMatchObject({
      status: 422, body: { error: 'PARTY_BLOCKED', details: { party_id, flag: 'FRAUD_MARK' } },
    });
    const { claims } = await sponsor.control<{ claims: { key: string }[] }>('directory');
    expect(claims.map((claim) => claim.key)).not.toContain(email);
    await api.ok('resolveRiskFlag', { path: { party_id, flag_id }, body: {} });
    expect((await keys.claim(key)).status).toBe(201);
  });

  it('of many at once one opens it, and there is one at the directory', async () => {
    const email = keys.email('held');
    const key = await keys.registered(await keys.account(), 'EMAIL', email);
    const made = await Promise.all(Array.from({ length: 5 }, () => keys.claim(key)));
    const opened = made.filter(({ status }) => status === 201); // who comes while it is being opened continues the same claim
    expect(new Set(opened.map(({ body }) => body.claim_id)).size).toBe(1);
    expect(made.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true);
    const { claims } = await sponsor.control<{ claims: { key: string }[] }>('directory');
    expect(claims.filter((claim) => claim.key === email)).toHaveLength(1);
  });

  it('while a claim of it is under way, the value cannot be registered for another account', async () => {
    const email = keys.email('held');
    const key = await keys.registered(await keys.account(), 'EMAIL', email);
    await keys.claim(key);
    expect(await keys.register(await keys.account(), 'EMAIL', email)).toMatchObject({
      status: 409, body: { error: 'PIX_KEY_TAKEN', details: { key_id: key.key_id } },
    });
  });

  it('a failed registration of a value that another of our keys has by now is not claimable', async () => {
    const email = keys.email('held');
    const failed = await keys.registered(await keys.account(), 'EMAIL', email);
    await sponsor.control('directory', { key: email, free: true });
    const active = await keys.registered(await keys.account(), 'EMAIL', email);
    expect(active.state).toBe('ACTIVE');
    expect(await keys.claim(failed)).toMatchObject({
      status: 409, body: { error: 'PIX_KEY_NOT_CLAIMABLE', details: { key_id: active.key_id } },
    });
  });

  it('a step that the directory refuses leaves the claim as it was', async () => {
    const key = await keys.registered(await keys.account(), 'EMAIL', keys.email('held'));
    await keys.claim(key);
    await sponsor.script('cancelClaim', 'refuse', { code: 'ClaimOperationInvalid' });
    expect(await keys.cancel(key)).toMatchObject({
      status: 422, body: { error: 'PIX_CLAIM_REFUSED', details: { provider_code: 'ClaimOperationInvalid' } },
    });
    await sponsor.script('cancelClaim', 'unreachable');
    expect(await keys.cancel(key)).toMatchObject({ status: 503 });
    expect(await keys.cancel(key)).toMatchObject({ status: 200, body: { state: 'CANCELLED' } });
  });

  it('a key without any claim has none to confirm or cancel', async () => {
    const key = await keys.registered(await keys.account(), 'EVP');
    for (const refused of [await keys.confirm(key), await keys.cancel(key)]) {
      expect(refused).toMatchObject({ status: 409, body: { error: 'PIX_CLAIM_NOT_ACTIVE', details: { last_claim_state: null } } });
    }
  });
});

describe('a provider that answers what nobody understands', () => {
  /** Answers as it is set to, refuses every registration as held elsewhere. */
  class OddProvider extends LocalServer {
    claim: object = {};
    key: object | undefined;

    protected answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
      const refused = { error: 'REFUSED', code: 'EntryKeyInCustodyOfDifferentParticipant', reason: 'elsewhere' };
      const isOfKey = url === '/v1/pix/keys';
      const [status, body] = isOfKey && !this.key ? [422, refused] : [200, isOfKey ? this.key : this.claim];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    }
  }
  const claim = {
    claim_id: randomUUID(), type: 'PORTABILITY', state: 'OPEN', claimer: { ispb: '12345678', name: 'Banco Simulado S.A.' },
    donor: { ispb: '87654321', name: 'Banco Ipê S.A.' }, resolution_due_at: '2026-03-09T12:00:00Z',
    completion_due_at: '2026-03-16T12:00:00Z',
  };
  let provider: OddProvider;
  let others: PixKeys;
  beforeAll(async () => {
    provider = await new OddProvider().open();
    await addProvider(api, 'sim-odd', { tenant: 'odd', baseUrl: provider.url });
    await bindRail(api.service.contextFor('odd'), {
      rail: 'PIX', providerId: 'sim-odd', adapter: 'sim_sponsor_v1', priority: 1, capabilities: ['KEYS'], isEnabled: true,
    });
    others = new PixKeys(api, 'odd');
  });
  afterAll(() => provider.close());

  it('to a claim and its steps: 503, and the same request goes on once it answers as it should', async () => {
    const key = await others.registered(await others.account(), 'EMAIL', others.email());
    for (const odd of [{}, { ...claim, state: 'PONDERED' }, { ...claim, donor: undefined }]) {
      provider.claim = odd;
      expect(await others.claim(key, { key: 'odd-claim' })).toMatchObject({
        status: 503, body: { error: 'PROVIDER_UNAVAILABLE', details: { provider_id: 'sim-odd' } },
      });
    }
    provider.claim = claim;
    expect(await others.claim(key, { key: 'odd-claim' })).toMatchObject({ status: 201, body: { state: 'OPEN', donor: claim.donor } });
    provider.claim = { ...claim, state: 'CANCELLED', cancel_reason: 'USER_REQUESTED' };
    expect(await others.cancel(key)).toMatchObject({ status: 503 });
    expect(await others.read(key)).toMatchObject({ active_claim_id: expect.any(String) });
    provider.claim = { ...claim, state: 'CANCELLED', cancel_reason: 'USER_REQUESTED', cancelled_by: 'CLAIMER' };
    expect(await others.cancel(key)).toMatchObject({ status: 200, body: { state: 'CANCELLED' } });
  });

  it('to a registration: 503, and the key is PENDING', async () => {
    provider.key = {};
    const account = await others.account();
    expect(await others.register(account, 'EMAIL', others.email())).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } });
    expect((await api.ok<PixKeyListResponse>('listPixKeys', { tenant: 'odd', query: { account_id: account } })).items)
      .toMatchObject([{ state: 'PENDING' }]);
  });

  it('to the end of a key: 503, and the key is ACTIVE still', async () => {
    const key = await keys.registered(await keys.account(), 'EVP');
    const calls = jest.spyOn(SponsorClient.prototype, 'call').mockResolvedValueOnce({ status: 200, body: {} });
    expect(await keys.delete(key)).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } });
    calls.mockRestore();
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE' });
    expect(await keys.delete(key)).toMatchObject({ status: 200, body: { state: 'EXCLUDED' } });
  });
});

describe('lookupPixKey', () => {
  it.each([
    ['nobody', 'FORM'], ['52998224724', 'CHECK_DIGITS'], ['11 98765-4321', 'FORM'], ['12ABC34501DE36', 'CHECK_DIGITS'],
  ])('"%s" is no key of any type: %s', async (text, reason) => {
    expect(await keys.lookUp(text)).toMatchObject({ status: 422, body: { error: 'INVALID_PIX_KEY', details: { reason } } });
  });

  it('for an account that is missing is 404', async () => {
    expect(await keys.lookUp('fornecedor@example.com', 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')).toMatchObject({
      status: 404, body: { error: 'ACCOUNT_NOT_FOUND' },
    });
  });

  it('the budget is one, however many processes and calls draw on it at once', async () => {
    const account = await keys.account();
    const second = new PixKeys(await startTestService({ databaseUrl: api.databaseUrl, clock }));
    for (let n = 0; n < 4; n += 1) await keys.lookUp(keys.email('nobody'), account); // 20 of 100 are left
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? keys : second).lookUp(
      'fornecedor@example.com', account,
    )));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    await second.api.stop();
  });

  it('what was not answered costs nothing', async () => {
    const account = await keys.account();
    for (let n = 0; n < 4; n += 1) await keys.lookUp(keys.email('nobody'), account);
    await sponsor.script('lookUpKey', 'unreachable', { times: 25 });
    for (let n = 0; n < 25; n += 1) expect((await keys.lookUp('fornecedor@example.com', account)).status).toBe(503);
    expect((await keys.lookUp('fornecedor@example.com', account)).status).toBe(200);
  });

  it('the directory’s own limit is passed on', async () => {
    await sponsor.script('lookUpKey', 'refuse', { code: 'RateLimited' });
    expect(await keys.lookUp('fornecedor@example.com')).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  });
});

describe('receivePixKeyEvent', () => {
  const known = async (type: PixKeyType = 'EMAIL') => {
    const email = keys.email();
    return { key: await keys.registered(await keys.account(), type, type === 'EMAIL' ? email : undefined), email };
  };

  it('the address without a provider is the incumbent’s', async () => {
    const { key, email } = await known();
    const body = {
      event: 'KEY_EXCLUDED', occurred_at: clock.now().toISOString(),
      data: { reference: key.key_id, key_type: 'EMAIL', key_value: email, reason: 'FRAUD' },
    };
    expect(await deliver(api, { operationId: 'receivePixKeyEventDeprecated', body })).toMatchObject({
      status: 200, body: { status: 'ok' },
    });
    expect(await keys.read(key)).toMatchObject({ state: 'EXCLUDED', exclusion_reason: 'FRAUD' });
  });

  it.each([
    ['an unknown event', 'KEY_PAINTED', {}], ['an event of another door', 'PAYMENT_SETTLED', { reference: 'x' }],
    [
      'a key that we do not have', 'KEY_EXCLUDED',
      { reference: 'pxk_01KJQ8XRDWG3R643XJSP61W2T8', key_type: 'EVP', key_value: randomUUID(), reason: 'FRAUD' },
    ],
    ['a claim that we do not know', 'CLAIM_CANCELLED', { claim_id: 'nobody-knows', reason: 'FRAUD', cancelled_by: 'DONOR' }],
  ])('%s is taken and changes nothing', async (_, name, data) => {
    expect(await event(name, data)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it.each([
    ['no reference', 'KEY_EXCLUDED', { key_type: 'EMAIL', reason: 'FRAUD' }],
    ['an unknown reason', 'CLAIM_CANCELLED', { claim_id: 'x', reason: 'WHY', cancelled_by: 'DONOR' }],
    [
      'no claimer', 'CLAIM_OPENED',
      { claim_id: 'x', type: 'PORTABILITY', key_type: 'EMAIL', key_value: 'a@x.com', donor: { ispb: '12345678', name: 'x' } },
    ],
    ['no instant', 'CLAIM_CONFIRMED', { claim_id: 'x', reason: 'FRAUD', completion_due_at: 'soon' }],
  ])('data that are not as the contract says (%s) are taken and change nothing', async (_, name, data) => {
    expect(await event(name, data)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('of another provider’s keys nothing is taken', async () => {
    const { key, email } = await known();
    await sponsor.connect(api, 'sim-two', { rails: ['PIX'] });
    expect(await event(
      'KEY_EXCLUDED', { reference: key.key_id, key_type: 'EMAIL', key_value: email, reason: 'FRAUD' }, { providerId: 'sim-two' },
    )).toMatchObject({ status: 200 });
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE' });
  });
});
