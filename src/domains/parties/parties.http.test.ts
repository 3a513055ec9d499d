import type { PartyResponseOut, PartySearchResponseOut } from '../../../generated/models.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';

let service: TestService;

beforeAll(async () => { service = await startTestService(); });
afterAll(() => service.stop());

const ana = {
  type: 'individual', display_name: 'Ana Souza', legal_name: 'Ana Maria de Souza', country: 'BR',
  tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
  addresses: [{ type: 'home', line1: 'Rua Augusta, 1508', city: 'São Paulo', country: 'BR' }],
  contacts: [{ type: 'email', value: 'ana.souza@example.com', is_primary: true }],
  external_ids: [{ system: 'crm', key: 'customer_id', value: 'c-4711' }],
  labels: ['vip'], roles: ['customer'], metadata: { segment: 'retail' },
};

const create = (body: object = ana): Promise<PartyResponseOut> => service.ok('createParty', { body });
const locOf = (body: unknown): unknown => (body as { detail: { loc: unknown }[] }).detail[0]?.loc;

test('createParty answers 200, and getParty the same', async () => {
  const created = await service.call<PartyResponseOut>('createParty', { body: ana });
  expect(created.status).toBe(200);
  expect(await service.ok('getParty', { path: { party_id: created.body.party_id } })).toEqual(created.body);
  expect(JSON.stringify(created.body)).not.toContain('52998224725');
});

test('createParty needs an Idempotency-Key', async () => {
  const { status, body } = await service.call('createParty', { body: ana, key: null });
  expect({ status, loc: locOf(body) }).toEqual({ status: 422, loc: ['header', 'Idempotency-Key'] });
});

test('createParty repeated with its key answers with the same party', async () => {
  const first = await service.call<PartyResponseOut>('createParty', { body: ana, key: 'party-1' });
  const again = await service.call('createParty', { body: ana, key: 'party-1' });
  expect(again).toMatchObject({ status: 200, body: first.body, headers: { 'idempotency-replayed': 'true' } });
  const changed = await service.call('createParty', { body: { ...ana, display_name: 'Bia' }, key: 'party-1' });
  expect(changed).toMatchObject({ status: 422, body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
});

test('twenty parallel creations with one key make one party', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () =>
    service.call<PartyResponseOut>('createParty', { body: { ...ana, display_name: 'Zwanzig' }, key: 'party-20' })));
  expect(new Set(answers.map(({ body }) => body.party_id)).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { data } = await service.ok<PartySearchResponseOut>('searchParties', { query: { query: 'zwanzig' } });
  expect(data).toHaveLength(1);
});

const wrong: [string, object, unknown[]][] = [
  ['without a name', { type: 'individual', country: 'BR' }, ['body', 'display_name']],
  ['of an unknown type', { ...ana, type: 'trust' }, ['body', 'type']],
  ['with a country that is no code', { ...ana, country: 'Brasil' }, ['body', 'country']],
  ['with an empty name', { ...ana, display_name: '' }, ['body', 'display_name']],
  ['with a name that is null', { ...ana, display_name: null }, ['body', 'display_name']],
  ['with metadata over 8 KB', { ...ana, metadata: { note: 'x'.repeat(8192) } }, ['body', 'metadata']],
  ['with an address without a city', {
    ...ana, addresses: [{ type: 'home', line1: 'x', country: 'BR' }],
  }, ['body', 'addresses', 0, 'city']],
];
test.each(wrong)('a party %s is answered 422 where it is wrong', async (_, body, loc) => {
  const answer = await service.call('createParty', { body });
  expect({ status: answer.status, loc: locOf(answer.body) }).toEqual({ status: 422, loc });
});

test('validation tells no personal data back', async () => {
  const tax_id = { country: 'BR', type: 'cpf', value: '5'.repeat(51) };
  const answer = await service.call('createParty', { body: { ...ana, legal_name: 'N'.repeat(201), tax_id } });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).not.toMatch(/NNN|555/);
});

test('metadata of exactly 8 KB is taken', async () => {
  const metadata = { note: 'x'.repeat(8192 - '{"note":""}'.length) };
  expect((await create({ ...ana, metadata })).metadata).toEqual(metadata);
});

test('unknown fields are ignored, at every level', async () => {
  const party = await create({ ...ana, nickname: 'x', addresses: [{ ...ana.addresses[0], geo: 'x' }] });
  expect(party).toMatchObject({ addresses: ana.addresses });
  expect(party).not.toHaveProperty('nickname');
});

describe('check digits of a tax identifier', () => {
  test.each<[string, string, string, string | null]>([
    ['a CPF', 'cpf', '52998224725', null], ['with punctuation, in capitals', 'CPF', '529.982.247-25', null],
    ['a CNPJ', 'cnpj', '11.222.333/0001-81', null], ['a CNPJ with letters', 'cnpj', '12.ABC.345/01DE-35', null],
    ['one with small letters', 'cnpj', '12abc34501de35', null], ['a passport', 'passport', 'X123', null],
    ['three digits', 'cpf', '123', 'must be a CPF: 11 digits, with or without punctuation'],
    ['one digit eleven times', 'cpf', '11111111111', 'the check digits of the CPF are wrong'],
    ['a wrong CPF', 'Cpf', '529.982.247-26', 'the check digits of the CPF are wrong'],
    ['a wrong CNPJ', 'cnpj', '11222333000182', 'the check digits of the CNPJ are wrong'],
    ['a wrong CNPJ with letters', 'cnpj', '12ABC34501DE36', 'the check digits of the CNPJ are wrong'],
    ['a CNPJ as a CPF', 'cpf', '11222333000181', 'must be a CPF: 11 digits, with or without punctuation'],
    ['letters as check digits', 'cnpj', '12ABC34501DEAB', 'must be a CNPJ: 12 digits or letters and 2 digits, with or without punctuation'],
  ])('%s, in createParty and updateParty', async (_, type, value, msg) => {
    const tax_id = { country: 'BR', type, value };
    const { party_id } = await create();
    const answers = await Promise.all([
      service.call<object>('createParty', { body: { ...ana, tax_id } }),
      service.call<object>('updateParty', { path: { party_id }, body: { tax_id } }),
    ]);
    for (const { status, body } of answers) {
      if (msg === null) expect(status).toBe(200);
      else expect({ status, body }).toEqual({
        status: 422, body: { detail: [{ loc: ['body', 'tax_id', 'value'], msg, type: 'value_error' }] },
      });
    }
  });
});

test('several parties may have one tax identifier, and stay apart', async () => {
  const [one, other] = [await create(), await create()];
  await service.ok('updateParty', { path: { party_id: one.party_id }, body: { display_name: 'Ana Um' } });
  expect(one.party_id).not.toBe(other.party_id);
  expect(await service.ok('getParty', { path: { party_id: other.party_id } })).toEqual(other);
});

test('updateParty changes what is given and leaves the rest', async () => {
  const before = await create();
  const after = await service.ok<PartyResponseOut>('updateParty', { path: { party_id: before.party_id }, body: { labels: ['a', 'b'] } });
  expect(after).toMatchObject({ display_name: before.display_name, addresses: before.addresses, labels: ['a', 'b'], version: 2 });
});

test('updateParty with an empty body changes nothing', async () => {
  const before = await create();
  expect(await service.ok('updateParty', { path: { party_id: before.party_id }, body: {} })).toEqual(before);
});

test('updateParty refuses address together with addresses', async () => {
  const { party_id } = await create();
  const body = { address: ana.addresses[0], addresses: ana.addresses };
  const answer = await service.call('updateParty', { path: { party_id }, body });
  expect({ status: answer.status, loc: locOf(answer.body) }).toEqual({ status: 422, loc: ['body', 'address'] });
});

test('updateParty refuses an unknown status', async () => {
  const { party_id } = await create();
  const answer = await service.call('updateParty', { path: { party_id }, body: { status: 'GONE' } });
  expect({ status: answer.status, loc: locOf(answer.body) }).toEqual({ status: 422, loc: ['body', 'status'] });
});

test('updateParty honours an Idempotency-Key: a repetition is one change', async () => {
  const { party_id } = await create();
  const call = { path: { party_id }, body: { display_name: 'Ana Lima' }, key: 'patch-1' };
  const first = await service.call<PartyResponseOut>('updateParty', call);
  await service.ok('updateParty', { path: { party_id }, body: { display_name: 'Ana Reis' } });
  const again = await service.call<PartyResponseOut>('updateParty', call);
  expect(again).toMatchObject({ body: first.body, headers: { 'idempotency-replayed': 'true' } });
  expect(await service.ok('getParty', { path: { party_id } })).toMatchObject({ display_name: 'Ana Reis', version: 3 });
});

test('concurrent changes of different fields all stand', async () => {
  const { party_id } = await create();
  const changes = [
    { display_name: 'D' }, { legal_name: 'L' }, { country: 'PT' }, { labels: ['l'] }, { roles: ['r'] }, { metadata: { m: 1 } },
  ];
  await Promise.all(changes.map((body) => service.ok('updateParty', { path: { party_id }, body })));
  expect(await service.ok('getParty', { path: { party_id } })).toMatchObject({ ...Object.assign({}, ...changes), version: 7 });
});

test('searchParties combines filters and pages by cursor', async () => {
  for (const n of [1, 2, 3]) await create({ ...ana, display_name: `Página ${n}`, roles: ['paged'] });
  const query = { query: 'pagina', role: 'paged', limit: 2 };
  const first = await service.ok<PartySearchResponseOut>('searchParties', { query });
  const second = await service.ok<PartySearchResponseOut>('searchParties', { query: { ...query, cursor: first.next_cursor! } });
  expect([...first.data, ...second.data].map(({ display_name }) => display_name)).toEqual(['Página 3', 'Página 2', 'Página 1']);
  expect(second.next_cursor).toBeNull();
});

test('a cursor under another filter, or changed, is answered 422 INVALID_CURSOR', async () => {
  await create();
  await create();
  const { next_cursor: cursor } = await service.ok<PartySearchResponseOut>('searchParties', { query: { limit: 1 } });
  const attempts: Record<string, string>[] = [{ cursor: cursor!, type: 'individual' }, { cursor: `${cursor!}A` }, { cursor: 'x' }];
  for (const query of attempts) {
    expect(await service.call('searchParties', { query })).toMatchObject({ status: 422, body: { error: 'INVALID_CURSOR' } });
  }
});

test.each([0, 201, -1, 1.5, 'x'])('limit %p is answered 422', async (limit) => {
  const { status, body } = await service.call('searchParties', { query: { limit } });
  expect({ status, loc: locOf(body) }).toEqual({ status: 422, loc: ['query', 'limit'] });
});

test.each(['query', 'type', 'status', 'role', 'kyc_state'])('a NUL in the filter %s is answered 422', async (name) => {
  const { status, body } = await service.call('searchParties', { query: { [name]: 'a\u0000b' } });
  expect({ status, loc: locOf(body) }).toEqual({ status: 422, loc: ['query', name] });
});

const unstorable: [string, object, unknown[]][] = [
  ['a NUL in a name', { display_name: 'a\u0000b' }, ['body', 'display_name']],
  ['a NUL in metadata', { metadata: { a: ['x\u0000'] } }, ['body', 'metadata', 'a', 0]],
  ['a NUL in a key of metadata', { metadata: { 'x\u0000': 1 } }, ['body', 'metadata']],
  ['half a surrogate pair in metadata', { metadata: { a: '\ud800' } }, ['body', 'metadata', 'a']],
  ['half a surrogate pair in a name', { display_name: '\udc00' }, ['body', 'display_name']],
  ['a NUL in a label', { labels: ['\u0000'] }, ['body', 'labels', 0]],
];
test.each(unstorable)('%s, which no database can hold, is answered 422', async (_, fields, loc) => {
  const { status, body } = await service.call('createParty', { body: { ...ana, ...fields } });
  expect({ status, loc: locOf(body) }).toEqual({ status: 422, loc });
});

test('any other character is kept as it is', async () => {
  const display_name = 'Ünï\u0001 😀 \\u0000 "\'; drop table parties; --';
  expect(await create({ ...ana, display_name, metadata: { '😀': '\\ud800' } })).toMatchObject({
    display_name, metadata: { '😀': '\\ud800' },
  });
});
