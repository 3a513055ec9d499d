/** Pix keys, whole: stories between a tenant of the service, its sponsor and the directory behind it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PixClaimResponse, PixKeyDetailResponse } from '../../../generated/models.ts';
import { FixedClock } from '../../../src/platform/clock.ts';
import { PixKeys } from '../../support/pix-keys.ts';
import { eventually, startTestService, type TestService } from '../../support/service.ts';
import { startSponsor, type TestSponsor } from '../../support/sponsor.ts';

const DAY_MS = 86_400_000;
const clock = new FixedClock();
let api: TestService;
let sponsor: TestSponsor;
let keys: PixKeys;
let acme: PixKeys;

beforeAll(async () => {
  api = await startTestService({ clock });
  sponsor = await startSponsor({ clock });
  await api.token(['service/health']);
  await sponsor.connect(api);
  await sponsor.connect(api, 'sim-acme', { tenant: 'acme' });
  keys = new PixKeys(api);
  acme = new PixKeys(api, 'acme');
});
afterAll(async () => {
  await sponsor.stop();
  await api.stop();
});

/** Waits until a key is in a state. */
function state(key: { key_id: string }, wanted: string): Promise<PixKeyDetailResponse> {
  return eventually(async () => {
    const found = await keys.read(key);
    return found.state === wanted && found;
  });
}

/** Waits until the newest claim of a key is in a state. */
function claimState(key: { key_id: string }, wanted: string, of = keys): Promise<PixClaimResponse> {
  return eventually(async () => {
    const [claim] = (await of.read(key)).claims;
    return claim?.state === wanted && claim;
  });
}

const directory = async (key: string) => {
  const { entries } = await sponsor.control<
    { entries: { key_value: string; owner: unknown; participant?: { ispb: string } }[] }
  >('directory');
  return entries.find(({ key_value }) => key_value === key);
};

describe('registering', () => {
  it.each([
    ['EMAIL', (): string => keys.email(), /^a\*\*\*@example\.com$/], ['PHONE', (): string => keys.phone('4321'), /^\+55\*+4321$/],
    ['CPF', (): string => '52998224725', '***.982.247-**'], ['EVP', (): undefined => undefined, /^[0-9a-f]{8}-[0-9a-f]{4}-/],
  ] as const)('a key of type %s is ACTIVE at once', async (type, value, masked) => {
    const account = await keys.account();
    const key = await keys.registered(account, type, value());
    expect(key).toMatchObject({
      account_id: account, key_type: type, state: 'ACTIVE', failure: null, active_claim_id: null, provider_id: 'sim-demo', version: 1,
    });
    expect(key.key_value).toEqual(typeof masked === 'string' ? masked : expect.stringMatching(masked));
    expect(await keys.announced(key.key_id)).toEqual(['pix_key.registered']);
    if (type === 'CPF') await keys.delete(key);
  });

  it('an alphanumeric CNPJ is that of the company', async () => {
    const account = await keys.account({ type: 'company' });
    const key = await keys.registered(account, 'CNPJ', '12ABC34501DE35');
    expect(key).toMatchObject({ state: 'ACTIVE', key_value: '**.ABC.345/01DE-**' });
  });

  it('the history tells who did what', async () => {
    const key = await keys.registered(await keys.account(), 'EMAIL', keys.email());
    expect(await keys.read(key)).toMatchObject({
      claims: [],
      state_history: [
        { from_state: null, to_state: 'PENDING', actor_type: 'CLIENT', actor: key.created_by, reason: null },
        { from_state: 'PENDING', to_state: 'ACTIVE', actor_type: 'PROVIDER', actor: 'sim-demo', reason: null },
      ],
    });
  });

  it.each([
    ['held', 'EMAIL', 'KEY_HELD_ELSEWHERE', 'PORTABILITY'], ['other', 'EMAIL', 'KEY_OWNED_BY_OTHER_PERSON', null],
    ['claimed', 'EMAIL', 'KEY_UNDER_CLAIM', null], ['blocked', 'EMAIL', 'KEY_BLOCKED', null],
    ['refused', 'EMAIL', 'KEY_NOT_ACCEPTED', null],
    ['restricted', 'EMAIL', 'OWNER_RESTRICTED', null], ['0001', 'PHONE', 'KEY_HELD_ELSEWHERE', 'PORTABILITY'],
    ['0002', 'PHONE', 'KEY_OWNED_BY_OTHER_PERSON', 'OWNERSHIP'], ['0004', 'PHONE', 'KEY_BLOCKED', null],
  ] as const)('what the directory refuses (%s %s) is 201 with the reason %s', async (magic, type, code, claim_type) => {
    const value = type === 'PHONE' ? keys.phone(magic) : keys.email(magic);
    const key = await keys.registered(await keys.account(), type, value);
    expect(key).toMatchObject({ state: 'REGISTRATION_FAILED', registered_at: null, failure: { code, claim_type } });
    expect(await keys.announced(key.key_id)).toEqual(['pix_key.registration_failed']);
  });

  it('a refusal that nobody knows is PROVIDER_REFUSED', async () => {
    await sponsor.script('registerKey', 'refuse', { code: 'ED05' });
    expect(await keys.registered(await keys.account(), 'EVP')).toMatchObject({
      state: 'REGISTRATION_FAILED', failure: { code: 'PROVIDER_REFUSED', claim_type: null },
    });
  });

  it.each([['individual', 5], ['company', 20]] as const)('an account of a(n) %s has %i keys and no more', async (type, most) => {
    const account = await keys.account({ type });
    const made = await Promise.all(Array.from({ length: most }, () => keys.registered(account, 'EVP')));
    expect(made.every(({ state: it }) => it === 'ACTIVE')).toBe(true);
    const tooMany = await keys.registered(account, 'EVP');
    expect(tooMany).toMatchObject({ state: 'REGISTRATION_FAILED', failure: { code: 'KEY_LIMIT_REACHED', claim_type: null } });
    const { items } = await api.ok<{ items: { key_id: string; state: string }[] }>('listPixKeys', { query: { account_id: account } });
    await keys.delete(items.find((key) => key.state === 'ACTIVE') as { key_id: string });
    expect((await keys.registered(account, 'EVP')).state).toBe('ACTIVE');
  });

  it('when the directory takes its time, the key is PENDING until it is told', async () => {
    const key = await keys.registered(await keys.account(), 'EMAIL', keys.email('slow'));
    expect(['PENDING', 'ACTIVE']).toContain(key.state);
    expect(await state(key, 'ACTIVE')).toMatchObject({ version: 1 });
  });

  it('a person of another tenant has it: somebody else', async () => {
    const email = keys.email();
    await keys.registered(await keys.account(), 'EMAIL', email);
    const account = await acme.account({ taxId: '11144477735' });
    expect(await acme.registered(account, 'EMAIL', email)).toMatchObject({
      state: 'REGISTRATION_FAILED', failure: { code: 'KEY_OWNED_BY_OTHER_PERSON' },
    });
  });
});

describe('when the provider fails', () => {
  it.each(['unreachable', 'timeout'])('%s: 503, and the same key takes the same registration up again', async (outcome) => {
    const short = await startTestService({ databaseUrl: api.databaseUrl, clock, env: { RAZAO_RAIL_TIMEOUT_SECONDS: '3' } });
    const impatient = new PixKeys(short);
    const [account, email] = [await keys.account(), keys.email()];
    await sponsor.script('registerKey', outcome);
    const call = { key: `${outcome} ${email}` };
    expect(await impatient.register(account, 'EMAIL', email, call)).toMatchObject({
      status: 503, body: { error: 'PROVIDER_UNAVAILABLE', details: { provider_id: 'sim-demo' } },
    });
    const { status, body } = await impatient.register(account, 'EMAIL', email, call);
    expect({ status, body }).toMatchObject({ status: 201, body: { state: 'ACTIVE' } });
    const { items } = await api.ok<{ items: unknown[] }>('listPixKeys', { query: { account_id: account } });
    expect(items).toHaveLength(1);
    expect((await sponsor.deliveries('KEY_REGISTERED')).filter(({ provider_id }) => provider_id === 'sim-demo').length).toBeGreaterThan(0);
    await short.stop();
  });

  it('meanwhile the key is PENDING, its value taken, and it cannot be deleted', async () => {
    const [account, email] = [await keys.account(), keys.email()];
    await sponsor.script('registerKey', 'unreachable');
    await keys.register(account, 'EMAIL', email);
    const { items: [key] } = await api.ok<{ items: { key_id: string }[] }>('listPixKeys', { query: { account_id: account } });
    expect(key).toMatchObject({ state: 'PENDING', version: 0, registered_at: null });
    expect(await keys.register(account, 'EMAIL', email)).toMatchObject({
      status: 409, body: { error: 'PIX_KEY_TAKEN', details: { key_id: key?.key_id } },
    });
    expect(await keys.delete(key!)).toMatchObject({ status: 409, body: { error: 'PIX_KEY_LOCKED', details: { state: 'PENDING' } } });
    await sponsor.emit('KEY_REGISTERED', { reference: key?.key_id, key_type: 'EMAIL', key_value: email });
    expect(await keys.read(key!)).toMatchObject({ state: 'ACTIVE' });
  });

  it('a deletion that was not answered is repeated', async () => {
    const key = await keys.registered(await keys.account(), 'EVP');
    await sponsor.script('excludeKey', 'unreachable');
    expect(await keys.delete(key)).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } });
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE' });
    expect(await keys.delete(key)).toMatchObject({ status: 200, body: { state: 'EXCLUDED' } });
  });
});

describe('deleting', () => {
  it('excludes the key, which can be registered again as a new one', async () => {
    const [account, email] = [await keys.account(), keys.email()];
    const key = await keys.registered(account, 'EMAIL', email);
    expect(await keys.delete(key)).toMatchObject({
      status: 200, body: { state: 'EXCLUDED', exclusion_reason: 'USER_REQUESTED', version: 2 },
    });
    expect(await keys.delete(key)).toMatchObject({ status: 200, body: { state: 'EXCLUDED', version: 2 } });
    expect(await directory(email)).toMatchObject({ owner: null });
    const again = await keys.registered(account, 'EMAIL', email);
    expect(again).toMatchObject({ state: 'ACTIVE', version: 1 });
    expect(again.key_id).not.toBe(key.key_id);
    expect(await keys.announced(key.key_id)).toEqual(['pix_key.registered', 'pix_key.excluded']);
  });

  it('a failed registration is excluded without asking', async () => {
    const key = await keys.registered(await keys.account(), 'EMAIL', keys.email('blocked'));
    await sponsor.script('excludeKey', 'unreachable');
    expect(await keys.delete(key)).toMatchObject({ status: 200, body: { state: 'EXCLUDED', failure: null } });
    expect(await keys.announced(key.key_id)).toEqual(['pix_key.registration_failed', 'pix_key.excluded']);
    await sponsor.reset();
  });

  it('the directory takes a key out by itself', async () => {
    const key = await keys.registered(await keys.account(), 'EMAIL', keys.email());
    await sponsor.emit('KEY_EXCLUDED', { reference: key.key_id, reason: 'RFB_VALIDATION' }, { times: 2 });
    expect(await keys.read(key)).toMatchObject({ state: 'EXCLUDED', exclusion_reason: 'RFB_VALIDATION', version: 2 });
  });

  it('with its account the key is gone', async () => {
    const account = await keys.account();
    const key = await keys.registered(account, 'EVP');
    await api.ok('closeAccount', { path: { account_id: account }, body: {} });
    const gone = await state(key, 'EXCLUDED');
    expect(gone).toMatchObject({ exclusion_reason: 'ACCOUNT_CLOSURE', state_history: [{}, {}, {}] });
    expect(['SERVICE', 'PROVIDER']).toContain(gone.state_history?.at(-1)?.actor_type); // the sponsor's news of it may come first
  });
});

describe('claims by us', () => {
  const failed = async (type: 'EMAIL' | 'PHONE', magic: string) =>
    keys.registered(await keys.account(), type, type === 'EMAIL' ? keys.email(magic) : keys.phone(magic));

  it('PORTABILITY: the donor agrees, we confirm, the key is ACTIVE', async () => {
    const key = await failed('EMAIL', 'held');
    const { status, body: claim } = await keys.claim(key);
    expect({ status, claim }).toMatchObject({
      status: 201, claim: {
        key_id: key.key_id, type: 'PORTABILITY', role: 'CLAIMER', state: 'OPEN', expired: false, claimer: { ispb: '12345678' },
        donor: { ispb: '87654321' },
      },
    });
    expect(await keys.read(key)).toMatchObject({ active_claim_id: claim.claim_id, state: 'REGISTRATION_FAILED' });
    await claimState(key, 'WAITING_RESOLUTION');
    await sponsor.emit('CLAIM_CONFIRMED', { claim_id: claim.provider_claim_id });
    expect(await keys.confirm(key)).toMatchObject({
      status: 200, body: { state: 'COMPLETED', confirm_reason: 'USER_REQUESTED', version: 4 },
    });
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE', failure: null, active_claim_id: null, version: 2 });
    expect(await keys.confirm(key)).toMatchObject({ status: 200, body: { state: 'COMPLETED', version: 4 } });
    expect(await keys.announced(claim.claim_id)).toEqual([
      'pix_claim.opened', 'pix_claim.acknowledged', 'pix_claim.confirmed', 'pix_claim.completed',
    ]);
    expect(await keys.announced(key.key_id)).toEqual(['pix_key.registration_failed', 'pix_key.registered']);
  });

  it('the donor declines: the key stays where it was, and can be claimed again', async () => {
    const key = await failed('EMAIL', 'held.declines');
    await keys.claim(key);
    expect(await claimState(key, 'CANCELLED')).toMatchObject({ cancel_reason: 'USER_REQUESTED', cancelled_by: 'DONOR' });
    expect(await keys.read(key)).toMatchObject({ state: 'REGISTRATION_FAILED', active_claim_id: null });
    expect(await keys.confirm(key)).toMatchObject({
      status: 409, body: { error: 'PIX_CLAIM_NOT_ACTIVE', details: { last_claim_state: 'CANCELLED' } },
    });
    expect(await keys.claim(key)).toMatchObject({ status: 201 });
  });

  it('before the donor has answered it cannot be confirmed, and can be called off', async () => {
    const key = await failed('EMAIL', 'held');
    const { body: claim } = await keys.claim(key);
    expect(await keys.confirm(key)).toMatchObject({ status: 409, body: { error: 'PIX_CLAIM_AWAITS_DONOR' } });
    expect(await keys.claim(key)).toMatchObject({ status: 409, body: { error: 'PIX_CLAIM_OPEN', details: { claim_id: claim.claim_id } } });
    expect(await keys.delete(key)).toMatchObject({ status: 409, body: { error: 'PIX_KEY_LOCKED', details: { claim_id: claim.claim_id } } });
    expect(await keys.cancel(key)).toMatchObject({
      status: 200, body: { state: 'CANCELLED', cancelled_by: 'CLAIMER', cancel_reason: 'USER_REQUESTED' },
    });
    expect(await keys.cancel(key)).toMatchObject({ status: 200, body: { state: 'CANCELLED' } });
  });

  it('past the deadline it reads as expired, before the directory has moved it', async () => {
    const key = await failed('EMAIL', 'held');
    await keys.claim(key);
    await claimState(key, 'WAITING_RESOLUTION');
    clock.advance(7 * DAY_MS);
    expect((await keys.read(key)).claims).toMatchObject([{ state: 'WAITING_RESOLUTION', expired: true }]);
    await sponsor.emit('CLAIM_CANCELLED', {
      claim_id: (await keys.read(key)).claims[0]?.provider_claim_id, reason: 'DEFAULT_OPERATION', cancelled_by: 'DONOR',
    });
    expect((await keys.read(key)).claims).toMatchObject([{ state: 'CANCELLED', expired: false, cancel_reason: 'DEFAULT_OPERATION' }]);
  });

  it('OWNERSHIP of a number whose owner is silent: confirmed by default, and ours after the waiting period', async () => {
    const key = await failed('PHONE', '0002');
    const { body: claim } = await keys.claim(key);
    expect(claim).toMatchObject({ type: 'OWNERSHIP', role: 'CLAIMER' });
    await claimState(key, 'WAITING_RESOLUTION');
    clock.advance(7 * DAY_MS);
    await sponsor.emit('CLAIM_CONFIRMED', { claim_id: claim.provider_claim_id, reason: 'DEFAULT_OPERATION' });
    expect(await keys.confirm(key)).toMatchObject({
      status: 409, body: { error: 'PIX_CLAIM_PERIOD_RUNNING', details: { completion_due_at: claim.completion_due_at } },
    });
    clock.advance(7 * DAY_MS);
    expect(await keys.confirm(key)).toMatchObject({ status: 200, body: { state: 'COMPLETED' } });
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE' });
  });

  it('OWNERSHIP whose owner agrees need not wait', async () => {
    const key = await failed('PHONE', '0012');
    await keys.claim(key);
    await claimState(key, 'CONFIRMED');
    expect(await keys.confirm(key)).toMatchObject({ status: 200, body: { state: 'COMPLETED' } });
  });

  it('an OWNERSHIP claim can be called off after the donor has confirmed, a PORTABILITY claim cannot', async () => {
    const [owned, carried] = [await failed('PHONE', '0012'), await failed('PHONE', '0011')];
    for (const key of [owned, carried]) await keys.claim(key);
    for (const key of [owned, carried]) await claimState(key, 'CONFIRMED');
    expect(await keys.cancel(owned)).toMatchObject({ status: 200, body: { state: 'CANCELLED' } });
    expect(await keys.cancel(carried)).toMatchObject({
      status: 409, body: { error: 'PIX_CLAIM_NOT_CANCELLABLE', details: { type: 'PORTABILITY', role: 'CLAIMER', state: 'CONFIRMED' } },
    });
  });

  it('a claim that was not answered is taken up again, whoever asks', async () => {
    const key = await failed('EMAIL', 'held');
    await sponsor.script('openClaim', 'unreachable', { times: 2 });
    expect(await keys.claim(key, { key: 'claim-a' })).toMatchObject({ status: 503 });
    expect(await keys.claim(key, { key: 'claim-b' })).toMatchObject({ status: 503 });
    const { body: claim } = await keys.claim(key, { key: 'claim-b' });
    expect(claim).toMatchObject({ state: 'OPEN' });
    expect(await keys.claim(key, { key: 'claim-b' })).toMatchObject({
      status: 201, body: { claim_id: claim.claim_id }, headers: { 'idempotency-replayed': 'true' },
    });
    expect(await keys.claim(key, { key: 'claim-a' })).toMatchObject({ status: 409, body: { error: 'PIX_CLAIM_OPEN' } });
    expect((await keys.read(key)).claims).toHaveLength(1);
  });

  it('what the directory refuses is said with its code, and leaves the key as it was', async () => {
    const key = await failed('EMAIL', 'held');
    await sponsor.script('openClaim', 'refuse', { code: 'ClaimKeyNotFound' });
    expect(await keys.claim(key)).toMatchObject({
      status: 422, body: { error: 'PIX_CLAIM_REFUSED', details: { provider_code: 'ClaimKeyNotFound' } },
    });
    expect(await keys.read(key)).toMatchObject({ state: 'REGISTRATION_FAILED', active_claim_id: null, claims: [] });
    expect(await keys.claim(key)).toMatchObject({ status: 201 });
  });

  it('a key that no claim brings is not claimable', async () => {
    const active = await keys.registered(await keys.account(), 'EVP');
    expect(await keys.claim(active)).toMatchObject({
      status: 409, body: { error: 'PIX_KEY_NOT_CLAIMABLE', details: { state: 'ACTIVE', failure_code: null } },
    });
    const blocked = await failed('EMAIL', 'blocked');
    expect(await keys.claim(blocked)).toMatchObject({
      status: 409, body: { error: 'PIX_KEY_NOT_CLAIMABLE', details: { failure_code: 'KEY_BLOCKED' } },
    });
  });
});

describe('claims against us', () => {
  const claimed = async (type: 'EMAIL' | 'PHONE' = 'EMAIL', claim: 'PORTABILITY' | 'OWNERSHIP' = 'PORTABILITY') => {
    const value = type === 'EMAIL' ? keys.email() : keys.phone();
    const key = await keys.registered(await keys.account(), type, value);
    await sponsor.emit('CLAIM_OPENED', { key: value, type: claim });
    return { key, value, claim: await claimState(key, 'WAITING_RESOLUTION') };
  };

  it('the owner agrees: the key is gone, and the other bank has it', async () => {
    const { key, value, claim } = await claimed();
    expect(claim).toMatchObject({ role: 'DONOR', type: 'PORTABILITY', claimer: { ispb: '87654321' }, donor: { ispb: '12345678' } });
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE', active_claim_id: claim.claim_id });
    const given = await keys.confirm(key); // the other bank may have taken the key by then
    expect(given).toMatchObject({
      status: 200, body: { state: expect.stringMatching(/^(CONFIRMED|COMPLETED)$/), confirm_reason: 'USER_REQUESTED' },
    });
    expect(await keys.read(key)).toMatchObject({ state: 'EXCLUDED', exclusion_reason: 'CLAIMED' });
    await claimState(key, 'COMPLETED');
    expect(await keys.confirm(key)).toMatchObject({ status: 200, body: { state: 'COMPLETED' } });
    expect(await directory(value)).toMatchObject({ participant: { ispb: '87654321' } });
    const announced = await keys.announced(claim.claim_id);
    expect([...announced.slice(0, 2), announced.at(-1)]).toEqual(['pix_claim.opened', 'pix_claim.acknowledged', 'pix_claim.completed']);
  });

  it('the owner does not agree: the key stays', async () => {
    const { key } = await claimed();
    expect(await keys.delete(key)).toMatchObject({ status: 409, body: { error: 'PIX_KEY_LOCKED' } });
    expect(await keys.cancel(key)).toMatchObject({ status: 200, body: { state: 'CANCELLED', cancelled_by: 'DONOR' } });
    expect(await keys.read(key)).toMatchObject({ state: 'ACTIVE', active_claim_id: null });
    expect(await keys.delete(key)).toMatchObject({ status: 200 });
  });

  it('a donor cannot call an OWNERSHIP claim off', async () => {
    const { key } = await claimed('PHONE', 'OWNERSHIP');
    expect(await keys.cancel(key)).toMatchObject({
      status: 409, body: { error: 'PIX_CLAIM_NOT_CANCELLABLE', details: { role: 'DONOR', type: 'OWNERSHIP' } },
    });
  });

  it('the claimer gives up: nothing has happened', async () => {
    const { key, claim } = await claimed();
    await sponsor.emit('CLAIM_CANCELLED', { claim_id: claim.provider_claim_id, cancelled_by: 'CLAIMER' }, { times: 3 });
    expect(await keys.read(key)).toMatchObject({
      state: 'ACTIVE', active_claim_id: null, claims: [{ state: 'CANCELLED', cancelled_by: 'CLAIMER' }],
    });
  });

  it('nobody answers an OWNERSHIP claim: confirmed by default, the key is gone', async () => {
    const { key, claim } = await claimed('PHONE', 'OWNERSHIP');
    clock.advance(7 * DAY_MS);
    expect((await keys.read(key)).claims).toMatchObject([{ expired: true }]);
    await sponsor.emit('CLAIM_CONFIRMED', { claim_id: claim.provider_claim_id, reason: 'DEFAULT_OPERATION' });
    expect(await keys.read(key)).toMatchObject({
      state: 'EXCLUDED', exclusion_reason: 'CLAIMED', claims: [{ confirm_reason: 'DEFAULT_OPERATION' }],
    });
  });

  it('between two tenants of this service: each has its side of the claim', async () => {
    const phone = keys.phone();
    const ours = await keys.registered(await keys.account(), 'PHONE', phone);
    const theirs = await acme.registered(await acme.account({ taxId: '11144477735' }), 'PHONE', phone);
    expect(theirs).toMatchObject({ failure: { code: 'KEY_OWNED_BY_OTHER_PERSON', claim_type: 'OWNERSHIP' } });
    await acme.claim(theirs);
    await claimState(ours, 'WAITING_RESOLUTION');
    await keys.confirm(ours);
    await claimState(theirs, 'CONFIRMED', acme);
    await acme.confirm(theirs);
    await claimState(ours, 'COMPLETED');
    expect(await keys.read(ours)).toMatchObject({ state: 'EXCLUDED', exclusion_reason: 'CLAIMED' });
    expect(await acme.read(theirs)).toMatchObject({ state: 'ACTIVE' });
  });
});

describe('looking up', () => {
  it('a supplier at another bank, with the tax id masked', async () => {
    expect(await keys.lookUp('fornecedor@example.com')).toMatchObject({
      status: 200,
      body: {
        key_type: 'EMAIL', key_value: 'f***@example.com', account_id: null, fraud_markers: [], open_fraud_reports: 0,
        recipient: { type: 'company', display_name: 'Fornecedora Boa Massa Ltda', trade_name: 'Boa Massa', tax_id: '**.345.678/0001-**' },
        participant: { ispb: '87654321', name: 'Banco Ipê S.A.' },
      },
    });
  });

  it('a recipient with marks of fraud', async () => {
    const { body } = await keys.lookUp('+5511900007777');
    expect(body).toMatchObject({
      key_value: '+55*******7777', open_fraud_reports: 1, fraud_markers: [{ subject: 'KEY' }, { subject: 'OWNER', last_12_months: 2 }],
    });
  });

  it('one of our own accounts, without asking', async () => {
    const [account, email] = [await keys.account(), keys.email()];
    await keys.registered(account, 'EMAIL', email);
    await sponsor.script('lookUpKey', 'unreachable');
    expect(await keys.lookUp(email)).toMatchObject({
      status: 200, body: {
        account_id: account, recipient: { type: 'individual', display_name: 'Ana Souza', tax_id: '***.982.247-**' },
        participant: { ispb: '12345678' },
      },
    });
    expect(await keys.lookUp('fornecedor@example.com')).toMatchObject({
      status: 503, body: { error: 'PROVIDER_UNAVAILABLE', details: { provider_id: 'sim-demo' } },
    });
  });

  it('of another tenant, through the directory', async () => {
    const email = acme.email('zoe');
    await acme.registered(await acme.account(), 'EMAIL', email);
    expect(await keys.lookUp(email)).toMatchObject({ status: 200, body: { account_id: null, participant: { ispb: '12345678' } } });
  });

  it('somebody whom the control API has put there, and then nobody', async () => {
    const key = keys.email('carla');
    await sponsor.control('directory', { key, owner: { type: 'individual', name: 'Carla Dias', trade_name: null, tax_id: '11144477735' } });
    expect(await keys.lookUp(key)).toMatchObject({
      status: 200, body: { recipient: { display_name: 'Carla Dias', tax_id: '***.444.777-**' } },
    });
    await sponsor.control('directory', { key, free: true });
    expect(await keys.lookUp(key)).toMatchObject({
      status: 404, body: { error: 'PIX_KEY_NOT_REGISTERED', details: { key_type: 'EMAIL' } },
    });
  });

  it('a person scans: five keys that nobody has use the budget up, and time fills it again', async () => {
    const account = await keys.account();
    for (let n = 0; n < 5; n += 1) expect((await keys.lookUp(keys.email('nobody'), account)).status).toBe(404);
    const refused = await keys.lookUp('fornecedor@example.com', account);
    expect(refused).toMatchObject({
      status: 429, body: { error: 'RATE_LIMITED', details: { budget: 100, remaining: 0, refill_per_minute: 2 } },
      headers: { 'retry-after': '30' },
    });
    expect((await keys.lookUp('12345678000195', account)).status).toBe(200); // the other types have a budget of their own
    expect((await keys.lookUp('fornecedor@example.com', await keys.account())).status).toBe(200);
    clock.advance(30_000);
    expect((await keys.lookUp('fornecedor@example.com', account)).status).toBe(200);
    expect((await keys.lookUp('fornecedor@example.com', account)).status).toBe(429);
  });

  it('a payment to a key gives a look-up back', async () => {
    const account = await keys.account();
    await api.fund(account, 1000);
    for (let n = 0; n < 5; n += 1) await keys.lookUp(keys.email('nobody'), account);
    expect((await keys.lookUp('fornecedor@example.com', account)).status).toBe(429);
    await api.ok('createObligation', { body: {
      rail: 'PIX', amount: { currency: 'BRL', value: 100 }, debtor: { kind: 'account', account_id: account },
      creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
    } });
    await eventually(async () => (await keys.lookUp('fornecedor@example.com', account)).status === 200);
  });
});
