import type { AccountResponse, AccountSearchResponseOut } from '../../../generated/models.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';

let service: TestService;
let owner: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.party();
});
afterAll(() => service.stop());

const request = (fields: object = {}) => ({ owner_party_id: owner, currency: 'BRL', type: 'CUSTOMER', ...fields });
const create = (fields: object = {}): Promise<AccountResponse> => service.ok('createAccount', { body: request(fields) });
const locOf = (body: unknown): unknown => (body as { detail: { loc: unknown }[] }).detail[0]?.loc;

test('createAccount answers 201, and getAccount the same with its payment methods', async () => {
  const created = await service.call<AccountResponse>('createAccount', { body: request({ metadata: { plan: 'basic' } }) });
  expect(created.status).toBe(201);
  expect(await service.ok('getAccount', { path: { account_id: created.body.id } }))
    .toEqual({ ...created.body, external_payment_methods: [] });
});

test('no answer holds a key', async () => {
  const created = await create();
  const read = await service.ok('getAccount', { path: { account_id: created.id } });
  expect(JSON.stringify([created, read])).not.toMatch(/key|kek|private/i);
});

test('createAccount needs an Idempotency-Key', async () => {
  const { status, body } = await service.call('createAccount', { body: request(), key: null });
  expect({ status, loc: locOf(body) }).toEqual({ status: 422, loc: ['header', 'Idempotency-Key'] });
});

test('twenty parallel creations with one key make one account', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () =>
    service.call<AccountResponse>('createAccount', { body: request({ currency: 'CHF' }), key: 'account-20' })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  const { data } = await service.ok<AccountSearchResponseOut>('searchAccounts', { query: { currency: 'CHF' } });
  expect(data).toHaveLength(1);
});

test('the institution’s own types need service/gl, which the answer names', async () => {
  const token = await service.token(['service/accounts.write']);
  expect(await service.call('createAccount', { body: request({ type: 'REVENUE' }), token }))
    .toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_SCOPE' } });
  expect(await create({ type: 'REVENUE' })).toMatchObject({ type: 'REVENUE' });
});

test('a refused key stays free', async () => {
  const wrong = await service.call('createAccount', { body: request({ currency: 'REAL' }), key: 'refused-1' });
  expect(wrong).toMatchObject({ status: 422, body: { error: 'INVALID_CURRENCY' } });
  expect((await service.call('createAccount', { body: request(), key: 'refused-1' })).status).toBe(201);
});

const refusals: [string, object, number, string][] = [
  ['an owner that does not exist', { owner_party_id: 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0' }, 404, 'PARTY_NOT_FOUND'],
  ['an owner that is no id', { owner_party_id: 'nobody' }, 404, 'PARTY_NOT_FOUND'],
  ['type SQUAD', { type: 'SQUAD' }, 422, 'INVALID_ACCOUNT_TYPE'],
  ['an unknown type', { type: 'SAVINGS' }, 422, 'INVALID_ACCOUNT_TYPE'],
  ['an unknown currency', { currency: 'XYZ' }, 422, 'INVALID_CURRENCY'],
];
test.each(refusals)('%s is refused', async (_, fields, status, error) => {
  expect(await service.call('createAccount', { body: request(fields) })).toMatchObject({ status, body: { error } });
});

const wrong: [string, object, unknown[]][] = [
  ['without a currency', { currency: undefined }, ['body', 'currency']],
  ['with a type that is no text', { type: 7 }, ['body', 'type']],
  ['with metadata that is no object', { metadata: 'x' }, ['body', 'metadata']],
  ['with metadata over 8 KB', { metadata: { note: 'ç'.repeat(4096) } }, ['body', 'metadata']],
];
test.each(wrong)('an account %s is answered 422 where it is wrong', async (_, fields, loc) => {
  const answer = await service.call('createAccount', { body: request(fields) });
  expect({ status: answer.status, loc: locOf(answer.body) }).toEqual({ status: 422, loc });
});

test('freeze and unfreeze answer with the account; a repetition changes nothing', async () => {
  const { id: account_id } = await create();
  const frozen = await service.ok<AccountResponse>('freezeAccount', { path: { account_id }, body: { reason: 'Device stolen' } });
  expect(frozen.is_frozen).toBe(true);
  expect(await service.call('freezeAccount', { path: { account_id } })).toMatchObject({ status: 200, body: frozen });
  const unfrozen = await service.ok<AccountResponse>('unfreezeAccount', { path: { account_id } });
  expect(unfrozen.is_frozen).toBe(false);
  expect(await service.ok('unfreezeAccount', { path: { account_id } })).toEqual(unfrozen);
});

test('freezing needs the operator’s scope', async () => {
  const { id: account_id } = await create();
  const token = await service.token(['service/accounts.read', 'service/accounts.write']);
  expect((await service.call('freezeAccount', { path: { account_id }, token })).status).toBe(403);
});

test('an unknown field of a freeze is refused', async () => {
  const { id: account_id } = await create();
  const answer = await service.call('freezeAccount', { path: { account_id }, body: { why: 'x' } });
  expect({ status: answer.status, loc: locOf(answer.body) }).toEqual({ status: 422, loc: ['body', 'why'] });
});

test('once a freeze is answered no debit passes, credits do, and unfrozen it pays again', async () => {
  const from = await service.account(1000);
  const to = await service.account(1000);
  await service.transfer(from, to, 1);
  await service.ok('freezeAccount', { path: { account_id: from } });
  expect(await service.transfer(from, to, 1)).toMatchObject({ status: 422, body: { error: 'ACCOUNT_FROZEN' } });
  expect((await service.transfer(to, from, 1)).status).toBe(201);
  await service.ok('unfreezeAccount', { path: { account_id: from } });
  expect((await service.transfer(from, to, 1)).status).toBe(201);
});

test('a system account is missing to every operation on an account', async () => {
  await create();
  const [system] = await service.service.database.forTenant('demo').read((em) =>
    em.execute(`select account_id from razao.accounts where tenant_id = 'demo' and system_role = 'faucet'`)) as { account_id: string }[];
  const path = { account_id: system!.account_id };
  for (const operation of ['getAccount', 'getAccountBalance', 'freezeAccount', 'unfreezeAccount'] as const) {
    expect(await service.call(operation, { path })).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
  }
  const { data } = await service.ok<AccountSearchResponseOut>('searchAccounts', { query: { query: path.account_id } });
  expect(data).toEqual([]);
});

test('searchAccounts combines filters and pages by cursor', async () => {
  const mine = await service.party();
  const ids: string[] = [];
  for (const type of ['GUEST', 'CUSTOMER', 'GUEST', 'GUEST']) ids.push((await create({ owner_party_id: mine, type })).id);
  await service.ok('freezeAccount', { path: { account_id: ids[2]! } });
  const query = { owner_party_id: mine, type: 'GUEST', is_frozen: false, limit: 1 };
  const first = await service.ok<AccountSearchResponseOut>('searchAccounts', { query });
  const second = await service.ok<AccountSearchResponseOut>('searchAccounts', { query: { ...query, cursor: first.next_cursor! } });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([ids[3], ids[0]]);
  expect(second.next_cursor).toBeNull();
});

const filters: [string, Record<string, string>, unknown[]][] = [
  ['an unknown type', { type: 'SAVINGS' }, ['query', 'type']],
  ['an unknown status', { status: 'GONE' }, ['query', 'status']],
  ['a currency that is no code', { currency: 'real' }, ['query', 'currency']],
  ['is_frozen that is neither', { is_frozen: 'maybe' }, ['query', 'is_frozen']],
  ['a limit past 200', { limit: '201' }, ['query', 'limit']],
];
test.each(filters)('searchAccounts answers 422 to %s', async (_, query, loc) => {
  const { status, body } = await service.call('searchAccounts', { query });
  expect({ status, loc: locOf(body) }).toEqual({ status: 422, loc });
});

test('a cursor of parties serves no accounts', async () => {
  await service.party();
  const { next_cursor: cursor } = await service.ok<{ next_cursor: string }>('searchParties', { query: { limit: 1 } });
  expect(await service.call('searchAccounts', { query: { cursor } })).toMatchObject({ status: 422, body: { error: 'INVALID_CURSOR' } });
});
