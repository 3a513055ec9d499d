import type {
  AccountBalanceResponse, ExternalAccountListResponse, ExternalAccountResponse, ObligationResponse,
} from '../../../../generated/models.ts';
import { codeWith } from '../../../../test/support/brcodes.ts';
import { eventually, startTestService, TENANT, transferBody, type Answer, type TestService } from '../../../../test/support/service.ts';
import { findExternalId } from '../index.ts';
import { externalIdFault, maskExternalId } from '../external-id.ts';

const CODE =
  '00020126580014br.gov.bcb.pix0136b7d1f2a0-5c3e-4f68-9a1b-2c4d6e8f0a135204000053039865802BR5920Padaria Sol Nascente6009SAO PAULO62070503***63045F24';
let service: TestService;
let owner: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.party();
});
afterAll(() => service.stop());

const create = (fields: object = {}): Promise<Answer<ExternalAccountResponse>> => service.call('createExternalAccount', {
  body: { owner_party_id: owner, currency: 'BRL', external_id: 'pix_key:fornecedor@example.com', ...fields },
});

describe('the grammar of an external id', () => {
  test.each([
    'pix_key:ana@example.com', 'pix_key:+5511987654321', 'pix_key:52998224725', 'pix_key:123e4567-e89b-12d3-a456-426655440000',
    'br_account:12345678/0001/98761234', 'br_account:12345678/1/9876-X/CACC', 'phone:+5511987654321', 'email:Ana@Example.com',
    'tax_id:529.982.247-25', 'tax_id:12ABC34501DE35',
    `brcode:${CODE}`,
    'silent', 'fail:123', 'any name: known to the rail', 'PIX_KEY:Ana@example.com', 'Tax_Id:529.982.247-25',
  ])('%s is one', (text) => expect(externalIdFault(text)).toBeUndefined());

  test.each([
    'pix_key:', 'pix_key:x', 'PIX_KEY:x', 'PIX_KEY:not ours', 'pix_key:52998224724', 'br_account:1', 'br_account:12345678-0001-1',
    'brcode:hello', 'phone:11912345678',
    'email:ana', 'tax_id:52998224724', 'tax_id:x',
  ])('%s is none, and the form is told without the value', (text) => {
    const [prefix = '', value] = text.toLowerCase().split(':');
    const fault = externalIdFault(text) ?? '';
    expect(fault).toContain(`the value after '${prefix}:' is not valid: `);
    if ((value?.length ?? 0) > 4) expect(fault).not.toContain(value);
  });

  test.each([
    ['a code that was cut', CODE.slice(0, -1), 'TRUNCATED at field 63'],
    ['one with a digit changed', CODE.replace('5920', '5921'), 'MALFORMED'],
    ['one with another checksum', `${CODE.slice(0, -4)}0000`, 'CRC_MISMATCH at field 63'],
    ['one with a small checksum', CODE.replace('5F24', '5f24'), 'CRC_MISMATCH at field 63'],
    ['one with something behind', `${CODE}0`, 'TRAILING_DATA'], ['what only begins and ends like one', '000201x63040000', 'MALFORMED'],
    ['one of another scheme', codeWith({ '26': '0010other.name' }), 'NOT_PIX'],
  ])('%s is no code: the reason is said, the code is not', (_, code, reason) => {
    expect(externalIdFault(`brcode:${code}`)).toBe(`the value after 'brcode:' is not valid: ${reason}`);
  });

  test.each([
    ['pix_key:fornecedor@example.com', 'pix_key:f***@example.com'], ['phone:+5511987654321', 'phone:***4321'],
    ['tax_id:52998224725', 'tax_id:***4725'], ['silent', 'silent'],
  ])('%s is shown as %s', (text, shown) => expect(maskExternalId(text)).toBe(shown));

  test('an obligation is held to it too', async () => {
    const body = {
      ...transferBody(await service.account(10), 'x', 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'pix_key:nobody' },
    };
    const { status, body: answer } = await service.call('createObligation', { body });
    expect([status, answer]).toMatchObject([422, { detail: [{ loc: ['body', 'creditor', 'external_id'] }] }]);
    expect(JSON.stringify(answer)).not.toContain('nobody');
  });
});

describe('createExternalAccount', () => {
  test('answers with the account, its external id masked', async () => {
    const { status, body } = await create({ metadata: { category: 'flour' } });
    expect([status, body]).toMatchObject([201, {
      owner_party_id: owner, display_name: 'Ana Souza', currency: 'BRL', type: 'EXTERNAL', status: 'ACTIVE', is_frozen: false,
      external_id: 'pix_key:f***@example.com', promoted_to_account_id: null, metadata: { category: 'flour' },
    }]);
    expect(await service.ok('getAccount', { path: { account_id: body.id } })).toMatchObject({ type: 'EXTERNAL' });
  });

  test('is sealed at rest, and opened only for the rail', async () => {
    const { body: { id } } = await create({ external_id: 'email:sealed-at-rest@example.com' });
    const ctx = service.service.contextFor(TENANT);
    expect(await findExternalId(ctx, id)).toBe('email:sealed-at-rest@example.com');
    const [row] = await ctx.db.read((em) => em.execute<{ found: number }[]>(
      `select (select count(*) from razao.accounts a where a::text ilike '%sealed-at-rest%')
            + (select count(*) from razao.outbox o where o::text ilike '%sealed-at-rest%') as found`));
    expect(Number(row?.found)).toBe(0);
  });

  test.each([
    ['an owner that does not exist', { owner_party_id: 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0' }, 404, { error: 'PARTY_NOT_FOUND' }],
    ['an unknown currency', { currency: 'REAL' }, 422, { error: 'INVALID_CURRENCY' }],
    ['a Pix key that is none', { external_id: 'pix_key:x' }, 422, { detail: [{ loc: ['body', 'external_id'] }] }],
    ['an unknown field', { type: 'EXTERNAL' }, 422, { detail: [{ loc: ['body', 'type'] }] }],
  ])('%s is refused', async (_, fields, status, body) => expect(await create(fields)).toMatchObject({ status, body }));

  test('one key makes one account, another key a second one', async () => {
    const body = { owner_party_id: owner, currency: 'BRL', external_id: 'silent' };
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await service.ok<ExternalAccountResponse>(
      'createExternalAccount', { body, key: 'one' },
    )).id));
    expect(new Set(ids).size).toBe(1);
    expect((await service.ok<ExternalAccountResponse>('createExternalAccount', { body })).id).not.toBe(ids[0]);
  });
});

test('listExternalAccounts combines filters and pages by cursor, newest first', async () => {
  const mine = await service.party();
  const ids: string[] = [];
  for (const currency of ['BRL', 'USD', 'BRL', 'BRL']) ids.push((await create({ owner_party_id: mine, currency })).body.id);
  await service.account(0, { owner: mine });
  await service.ok('closeAccount', { path: { account_id: ids[2]! } });
  const query = { owner_party_id: mine, currency: 'BRL', status: 'ACTIVE', limit: 1 };
  const first = await service.ok<ExternalAccountListResponse>('listExternalAccounts', { query });
  const second = await service.ok<ExternalAccountListResponse>('listExternalAccounts', { query: { ...query, cursor: first.next_cursor! } });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([ids[3], ids[0]]);
  expect(second.next_cursor).toBeNull();
  expect(
    (await service.ok<ExternalAccountListResponse>('listExternalAccounts', { query: { owner_party_id: mine } })).items,
  ).toHaveLength(4);
});

test('one that POST /v1/accounts opened says nothing of where its party is reached', async () => {
  const mine = await service.party();
  const id = await service.account(0, { type: 'EXTERNAL', owner: mine });
  const { items } = await service.ok<ExternalAccountListResponse>('listExternalAccounts', { query: { owner_party_id: mine } });
  expect(items).toMatchObject([{ id, external_id: null, metadata: {} }]);
});

test('named as a side it stands for its external id: the rail is told that, and the balance sums what went to it', async () => {
  const { body: { id } } = await create({ external_id: 'fail:by its coordinates' });
  const payer = await service.account(100);
  const pay = () => service.ok<ObligationResponse>('createObligation', { body: { ...transferBody(payer, id, 40), rail: 'MOCK' } });
  const { obligation_id, creditor } = await pay();
  expect(creditor).toEqual({ kind: 'external', account_id: id });
  await eventually(
    async () => (await service.ok<ObligationResponse>('getObligation', { path: { obligation_id } })).resolution_outcome === 'FAILED',
  );
  expect(await service.available(payer)).toBe(100);
  const balance = await service.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id: id } });
  expect(balance.assets).toMatchObject([{ balances: { posted: 0, incoming: 0 } }]);
});
