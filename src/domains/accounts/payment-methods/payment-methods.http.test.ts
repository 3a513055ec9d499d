import type { AccountBalanceResponse, AccountWithPaymentMethodsResponse, PaymentMethodResponse } from '../../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { findAccountByCoordinates, openGuestAccount, PaymentMethodEntity, type Guest } from '../index.ts';

let service: TestService;
let account: string;

beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  account = await service.account();
});
afterAll(() => service.stop());

const facts = {
  rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'CUSTOMER_LINKED', status: 'ACTIVE', provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
  capabilities: { originate_debit: true, receive_credit: true, supports_returns: true },
  directionality: { inbound: true, outbound: true }, verification: { status: 'VERIFIED' },
};
const key = (key_type: string, key_value: string) => ({ coordinates: { key_type, key_value } });
const schemes: Record<string, { rail: string; scheme: string; coordinates: Record<string, string> }> = {
  US_ACH: {
    rail: 'ACH', scheme: 'US_ACH', coordinates: { routing_number: '021000021', account_number: '000123456789', account_type: 'checking' },
  },
  BR_BANK_ACCOUNT: {
    rail: 'PIX', scheme: 'BR_BANK_ACCOUNT',
    coordinates: { ispb: '12345678', branch_code: '1', account_number: '98761234', account_type: 'CACC' },
  },
  CA_TRANSIT: {
    rail: 'EFT_CA', scheme: 'CA_TRANSIT', coordinates: { institution_number: '004', transit_number: '10202', account_number: '1234567' },
  },
  BR_MOCK: { rail: 'MOCK', scheme: 'BR_MOCK', coordinates: { ispb: '12345678', branch: '0001', account_number: '55551234' } },
};

const bind = (fields: object, account_id = account, call: Call = {}): Promise<Answer<PaymentMethodResponse>> =>
  service.call('bindPaymentMethod', { ...call, path: { account_id }, body: { ...facts, ...fields } });
const bound = async (fields: object, account_id = account): Promise<PaymentMethodResponse> => {
  const { status, body } = await bind(fields, account_id);
  expect([status, body]).toMatchObject([201, {}]);
  return body;
};
let emails = 0;
const email = (): string => `k${(emails += 1)}@example.com`;
const methodsOf = async (account_id: string) =>
  (await service.ok<AccountWithPaymentMethodsResponse>('getAccount', { path: { account_id } })).external_payment_methods ?? [];
const find = (pixKey: string) => findAccountByCoordinates(service.service.contextFor(TENANT), { pixKey });
const eventsOf = async (entityId: string): Promise<string[]> => {
  const rows = await service.service.database.forTenant(TENANT).read((em) => em.execute<{ line: string }[]>(
    `select event_type || ' ' || entity_version || ' ' || (body::json -> 'data' ->> 'status') as line from razao.outbox
     where entity_id = ? order by commit_no, n`, [entityId]));
  return rows.map(({ line }) => line);
};

describe('coordinates of every scheme', () => {
  const shown: [string, Record<string, string>][] = [
    ['US_ACH', { routing_number: '021000021', account_number: '****6789', account_type: 'checking' }],
    ['BR_BANK_ACCOUNT', { ispb: '12345678', branch_code: '0001', account_number: '****1234', account_type: 'CACC' }],
    ['CA_TRANSIT', { institution_number: '004', transit_number: '10202', account_number: '****567' }],
    ['BR_MOCK', { ispb: '12345678', branch: '0001', account_number: '****1234' }],
  ];
  test.each(shown)('%s is bound and masked, in the answer and in the account', async (scheme, coordinates) => {
    const account_id = await service.account();
    const method = await bound(schemes[scheme]!, account_id);
    expect(method).toMatchObject({ account_id, scheme, status: 'ACTIVE', coordinates, metadata: {} });
    expect(await methodsOf(account_id)).toEqual([method]);
  });

  const keys: [string, string, string][] = [
    ['EMAIL', 'Ana.Souza@Example.com', 'a***@example.com'],
    ['PHONE', '+5511987654321', '***4321'],
    ['CPF', '529.982.247-25', '***.982.247-**'],
    ['CNPJ', '11222333000181', '**.222.333/0001-**'],
    ['CNPJ', '12abc34501de35', '**.ABC.345/01DE-**'],
    ['EVP', '123e4567-e89b-12d3-a456-426655440000', '***0000'],
  ];
  test.each(keys)('a Pix key of type %s, %s, is shown as %s', async (type, value, masked) => {
    expect((await bound(key(type, value), await service.account())).coordinates).toEqual({ key_type: type, key_value: masked });
  });

  const impossible: [string, object, string][] = [
    ['a CPF with a wrong digit', key('CPF', '52998224724'), 'key_value'],
    ['a CPF of one digit', key('CPF', '11111111111'), 'key_value'],
    ['a CNPJ with a wrong digit', key('CNPJ', '11222333000182'), 'key_value'],
    ['a CNPJ with letters and a wrong digit', key('CNPJ', '12ABC34501DE36'), 'key_value'],
    ['a phone without its country', key('PHONE', '11987654321'), 'key_value'],
    ['an e-mail that is none', key('EMAIL', 'ana'), 'key_value'],
    ['an EVP that is none', key('EVP', '123e4567'), 'key_value'],
    ['a type of Pix key that does not exist', key('IBAN', 'x'), 'key_type'],
    ['a routing number with a wrong digit', {
      ...schemes['US_ACH'], coordinates: { routing_number: '021000022', account_number: '1234' },
    }, 'routing_number'],
    ['an account number of signs', {
      ...schemes['US_ACH'], coordinates: { routing_number: '021000021', account_number: '***' },
    }, 'account_number'],
    ['an ISPB of seven digits', { ...schemes['BR_MOCK'], coordinates: { ispb: '1234567', branch: '1', account_number: '1234' } }, 'ispb'],
  ];
  test.each(impossible)('%s is a validation error that does not repeat it', async (_, fields, field) => {
    const { status, body } = await bind(fields);
    expect({ status, body }).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'coordinates', field] }] } });
    expect((body as unknown as { detail: object[] }).detail[0]).not.toHaveProperty('input');
  });

  test.each([
    ['a rail on which the scheme does not exist', { rail: 'ACH', ...key('EMAIL', 'a@b.com') }],
    ['the coordinates of another scheme', { ...schemes['US_ACH'], scheme: 'US_ACH', ...key('EMAIL', 'a@b.com') }],
  ])('%s is 422 SCHEME_MISMATCH', async (_, fields) => {
    expect(await bind(fields)).toMatchObject({ status: 422, body: { error: 'SCHEME_MISMATCH' } });
  });
});

describe('who verifies, and which moves a status makes', () => {
  test.each(['VERIFIED', 'NOT_REQUIRED'])('ACTIVE with %s is bound', async (status) => {
    expect(await bound({ ...key('EMAIL', email()), verification: { status } })).toMatchObject({
      status: 'ACTIVE', verification: { status },
    });
  });

  test('ACTIVE without a verification is 422 PAYMENT_METHOD_NOT_VERIFIED', async () => {
    expect(await bind({ ...key('EMAIL', email()), verification: { status: 'PENDING' } }))
      .toMatchObject({ status: 422, body: { error: 'PAYMENT_METHOD_NOT_VERIFIED', details: { verification: 'PENDING' } } });
  });

  const ALL = ['ACTIVE', 'PENDING_VERIFICATION', 'SUSPENDED', 'CLOSED'];
  const paths: [string, string[], string[]][] = [
    ['nothing', [], ['ACTIVE', 'PENDING_VERIFICATION']],
    ['PENDING_VERIFICATION', ['PENDING_VERIFICATION'], ['ACTIVE', 'PENDING_VERIFICATION', 'CLOSED']],
    ['ACTIVE', ['ACTIVE'], ['ACTIVE', 'SUSPENDED', 'CLOSED']],
    ['SUSPENDED', ['ACTIVE', 'SUSPENDED'], ['ACTIVE', 'SUSPENDED', 'CLOSED']],
    ['CLOSED, where it is bound anew', ['ACTIVE', 'CLOSED'], ['ACTIVE', 'PENDING_VERIFICATION']],
  ];
  test.each(paths)('from %s', async (_, before, allowed) => {
    for (const status of ALL) {
      const coordinates = key('EMAIL', email());
      for (const step of before) await bound({ ...coordinates, status: step });
      const answer = await bind({ ...coordinates, status });
      expect([status, answer.status]).toEqual([status, allowed.includes(status) ? 201 : 409]);
      if (answer.status === 409) expect(answer.body).toMatchObject({ error: 'PAYMENT_METHOD_STATUS_REFUSED' });
    }
  });

  test('binding again changes the one that is there, and each change announces itself once', async () => {
    const coordinates = key('EMAIL', email());
    const first = await bound({ ...coordinates, status: 'PENDING_VERIFICATION', verification: { status: 'PENDING' } });
    const same = await bound({ ...coordinates, status: 'PENDING_VERIFICATION', verification: { status: 'PENDING' } });
    const active = await bound({ ...coordinates, metadata: { label: 'Main' } });
    expect([same, active.payment_method_id, active.metadata]).toEqual([first, first.payment_method_id, { label: 'Main' }]);
    expect(await eventsOf(first.payment_method_id)).toEqual([
      'payment_method.bound 1 PENDING_VERIFICATION', 'payment_method.updated 2 ACTIVE',
    ]);
  });
});

describe('one live payment method has some coordinates', () => {
  test('another account is told COORDINATES_TAKEN, until they are closed', async () => {
    const coordinates = key('CPF', '11144477735');
    const other = await service.account();
    const { payment_method_id } = await bound(coordinates);
    expect(await bind({ coordinates: { key_type: 'CPF', key_value: '111.444.777-35' } }, other))
      .toMatchObject({ status: 409, body: { error: 'COORDINATES_TAKEN', details: { account_id: account, payment_method_id } } });
    await bound({ ...coordinates, status: 'CLOSED' });
    expect(await bound(coordinates, other)).toMatchObject({ account_id: other });
  });

  test('another tenant may have the same', async () => {
    const coordinates = key('EMAIL', email());
    await bound(coordinates);
    const foreign = await service.account(0, { tenant: 'acme' });
    expect((await bind(coordinates, foreign, { tenant: 'acme' })).status).toBe(201);
  });

  test('twenty at once, of two accounts, leave one', async () => {
    const coordinates = key('EMAIL', email());
    const other = await service.account();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => bind(coordinates, n % 2 ? account : other)));
    const winners = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.payment_method_id));
    expect([winners.size, answers.filter(({ status }) => status === 201).length]).toEqual([1, 10]);
  });

  test('one key answers once', async () => {
    const coordinates = key('EMAIL', email());
    const answers = await Promise.all(Array.from({ length: 8 }, () => bind(coordinates, account, { key: 'bind-once' })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.payment_method_id}`)).size).toBe(1);
  });
});

describe('at rest', () => {
  test('the clear value is nowhere: not in a row, not in an event, not in a stored answer', async () => {
    await bound(key('EMAIL', 'nowhere-in-clear@example.com'));
    const client = service.service.database.forTenant(TENANT);
    const [row] = await client.read((em) => em.execute<{ found: number }[]>(
      `select (select count(*) from razao.payment_methods m where m::text ilike '%nowhere-in-clear%')
            + (select count(*) from razao.outbox o where o::text ilike '%nowhere-in-clear%')
            + (select count(*) from razao.commands c where c::text ilike '%nowhere-in-clear%') as found`));
    expect(Number(row?.found)).toBe(0);
  });

  test('the digest is the tenant’s: the same coordinates have another in each', async () => {
    const coordinates = key('EMAIL', email());
    await bound(coordinates);
    await bind(coordinates, await service.account(0, { tenant: 'acme' }), { tenant: 'acme' });
    const digests = await Promise.all([TENANT, 'acme'].map((tenant) => service.service.database.forTenant(tenant).read(async (em) =>
      (await em.find(
        PaymentMethodEntity, { tenantId: tenant }, { orderBy: { paymentMethodId: 'desc' }, limit: 1 },
      ))[0]?.coordinatesDigest.toString('hex'))));
    expect(digests[0]).not.toBe(digests[1]);
  });
});

describe('findAccountByCoordinates', () => {
  test('gives the account of an active payment method that receives, whatever the case and punctuation', async () => {
    const address = email();
    await bound(key('EMAIL', address));
    expect(await find(address.toUpperCase())).toBe(account);
    const bank = await service.account();
    await bound({
      ...schemes['BR_BANK_ACCOUNT'], coordinates: { ...schemes['BR_BANK_ACCOUNT']!.coordinates, account_number: '777.888-9' },
    }, bank);
    expect(await findAccountByCoordinates(service.service.contextFor(TENANT), {
      scheme: 'BR_BANK_ACCOUNT', coordinates: { ispb: '12345678', branch_code: '0001', account_number: '7778889', account_type: 'TRAN' },
    })).toBe(bank);
  });

  test.each([
    ['what nobody has', {}],
    ['one that is not verified', { status: 'PENDING_VERIFICATION' }],
    ['one that cannot receive', { capabilities: { ...facts.capabilities, receive_credit: false } }],
    ['one that is not used to receive', { directionality: { inbound: false, outbound: true } }],
  ])('gives nothing for %s', async (_, fields) => {
    const address = email();
    if (Object.keys(fields).length > 0) await bound({ ...key('EMAIL', address), ...fields });
    expect(await find(address)).toBeUndefined();
  });

  test('gives nothing for a text that is no coordinates', async () => expect(await find('nobody at all')).toBeUndefined());

  test('gives a closed account where the coordinates were its last, so that its money is not another’s', async () => {
    const closed = await service.account();
    const address = email();
    await bound(key('EMAIL', address), closed);
    await service.ok('closeAccount', { path: { account_id: closed } });
    expect(await find(address)).toBe(closed);
  });
});

describe('openGuestAccount', () => {
  const guest = (pixKey: string): Guest => ({
    displayName: 'Helena Castro', currency: 'BRL', destination: { pixKey }, rail: 'PIX', providerId: 'sim-demo',
    taxId: { country: 'BR', type: 'cpf', value: '529.982.247-25' },
  });
  const open = (pixKey: string) => openGuestAccount(service.service.contextFor(TENANT), guest(pixKey));

  test('opens one guest account for some coordinates, however often and concurrently it is asked', async () => {
    const address = email();
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(address)));
    expect(new Set([...opened, await find(address)]).size).toBe(1);
    const [account_id = ''] = opened;
    expect(await service.ok('getGuestAccount', { path: { account_id } }))
      .toMatchObject({ type: 'GUEST', display_name: 'Helena Castro', owner_tax_id: '***.982.247-**', created_by: 'system' });
  });

  test('opens none where somebody has the coordinates and does not receive by them', async () => {
    const address = email();
    await bound({ ...key('EMAIL', address), status: 'PENDING_VERIFICATION' });
    expect(await open(address)).toBeUndefined();
  });

  test('opens none for coordinates that are none', async () => expect(await open('x')).toBeUndefined());
});

describe('banking coordinates of the balance', () => {
  const banking = async (account_id: string) =>
    (await service.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } })).banking_coordinates;

  test.each([
    ['US_ACH', { account_number: '****6543', routing_number: '021000021' }],
    ['BR_BANK_ACCOUNT', { account_number: '****6543', routing_number: '0001' }],
    ['CA_TRANSIT', { account_number: '****6543', routing_number: '10202' }],
    ['BR_MOCK', { account_number: '****6543', routing_number: '0001' }],
  ])('of %s are its number, masked, and the number that routes to it', async (scheme, expected) => {
    const account_id = await service.account();
    expect(await banking(account_id)).toBeUndefined();
    const { rail, coordinates } = schemes[scheme]!;
    const fields = { rail, scheme, coordinates: { ...coordinates, account_number: '99876543' } };
    await bound(fields, account_id);
    expect(await banking(account_id)).toEqual(expected);
    await bound({ ...fields, status: 'SUSPENDED' }, account_id);
    expect(await banking(account_id)).toBeUndefined();
  });

  test('a Pix key has none', async () => {
    const account_id = await service.account();
    await bound(key('EMAIL', email()), account_id);
    expect(await banking(account_id)).toBeUndefined();
  });
});

test('a closed account binds nothing, and its payment methods are closed with it', async () => {
  const account_id = await service.account();
  const method = await bound(key('EMAIL', email()), account_id);
  await service.ok('closeAccount', { path: { account_id } });
  expect(await methodsOf(account_id)).toMatchObject([{ payment_method_id: method.payment_method_id, status: 'CLOSED' }]);
  expect(await eventsOf(method.payment_method_id)).toEqual(['payment_method.bound 1 ACTIVE', 'payment_method.updated 2 CLOSED']);
  expect(await bind(key('EMAIL', email()), account_id)).toMatchObject({ status: 422, body: { error: 'ACCOUNT_CLOSED' } });
});
