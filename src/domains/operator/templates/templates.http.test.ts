import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Event, ObligationResponse, SquadDetailResponse, TransferTemplateListResponse, TransferTemplateResponse,
} from '../../../../generated/models.ts';
import { fillTemplate } from '../../../../sdk/src/index.ts';
import { startTestService, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';

let api: TestService;
let there: TestService;
let [payer, payee] = ['', ''];
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  there = await startTestService({ databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api' } });
  [payer, payee] = [await api.account(100_000), await api.account()];
});
afterAll(async () => {
  await there?.stop();
  await api?.stop();
});

let numbered = 0;
const newName = () => `rent-${(numbered += 1)}`;
const account = (account_id?: string) => ({ kind: 'account', ...(account_id !== undefined && { account_id }) });
const rent = () => ({
  name: newName(), rail: 'NATIVE', amount: { currency: 'BRL' }, debtor: account(), creditor: account(payee),
  match_keys: { contract: 'CT-1' },
  parameters: [
    { name: 'renter', fills: 'DEBTOR', description: 'Who rents.' },
    { name: 'cents', fills: 'AMOUNT', description: 'The rent.', minimum: 500, maximum: 1_000 },
    { name: 'period', fills: 'MATCH_KEY', key: 'period', description: 'The month.', required: false, max_length: 7 },
  ],
});
const create = (body: object, call: Call = {}, service = api) =>
  service.call<TransferTemplateResponse>('operatorCreateTransferTemplate', { body, ...call });
const made = async (body: object = rent()) => {
  const { status, body: template } = await create(body);
  expect([status, template]).toEqual([201, expect.anything()]);
  return template;
};
const retire = (template_id: string, body: object = {}, call: Call = {}) =>
  api.call<TransferTemplateResponse>('operatorRetireTransferTemplate', {
    path: { template_id }, body: { status: 'RETIRED', ...body }, ...call,
  });
const get = (template_id: string) => api.ok<TransferTemplateResponse>('operatorGetTransferTemplate', { path: { template_id } });
const list = (query: Call['query'] = {}) => api.ok<TransferTemplateListResponse>('operatorListTransferTemplates', { query });
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error}`;
const locOf = ({ body }: Answer<unknown>) => (body as { detail?: { loc: unknown[] }[] }).detail?.[0]?.loc.join('.');

async function eventsOf(entity_id: string): Promise<unknown[]> {
  const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id } });
  return items.map(({ event_type, entity, data }) => [event_type, entity.version, data]);
}

describe('a template', () => {
  it('is filled, sent and paid; a field that is not required is left out', async () => {
    const template = await made();
    const body = fillTemplate(template, { renter: payer, cents: 700 });
    const paid = await api.ok<ObligationResponse>('createObligation', { body });
    expect(paid).toMatchObject({
      state: 'FINAL', amount: { value: 700 }, debtor: { account_id: payer }, creditor: { account_id: payee },
      match_keys: { contract: 'CT-1' },
    });
    expect(Object.keys(paid.match_keys)).toEqual(['contract']);
  });

  it('says how a transfer is made of it, and who wrote it down', async () => {
    const template = await made();
    expect(template).toMatchObject({
      status: 'ACTIVE', created_by: expect.stringMatching(/^cli_/), retired_at: null,
      execution: { body_template: { amount: { value: '{{cents}}' }, debtor: { account_id: '{{renter}}' }, match_keys: { contract:
        'CT-1', period: '{{period}}' } } },
    });
    expect(await get(template.template_id)).toEqual(template);
    expect((await list({ name: template.name })).items).toEqual([template]);
    const { template_id, name } = template;
    expect(await eventsOf(template_id)).toEqual([
      ['transfer_template.created', 1, { template_id, name, status: 'ACTIVE', rail: 'NATIVE' }],
    ]);
  });

  it('keeps whom it may pay outside out of the plain database, and shows it', async () => {
    const supplier = 'pix_key:111.444.777-35';
    const body = {
      name: newName(), rail: 'MOCK', amount: { currency: 'BRL', value: 3_000 }, debtor: account(payer), creditor: { kind: 'external' },
      parameters: [{ name: 'supplier', fills: 'CREDITOR', description: 'x', allowed_values: [supplier, 'loja'] }],
    };
    const template = await made(body);
    expect((await get(template.template_id)).parameters[0]?.allowed_values).toEqual([supplier, 'loja']);
    const rows = await api.service.database.forTenant('demo').read((em) => em.execute(
      'select parameters::text as text from razao.transfer_templates',
    ));
    expect(JSON.stringify(rows)).not.toContain('111.444.777-35');
  });

  it('is retired once, for good, by whom and why', async () => {
    const { template_id, name } = await made();
    const { status, body } = await retire(template_id, { reason: 'Replaced' });
    expect([status, body]).toMatchObject([
      200, { status: 'RETIRED', execution: null, retired_by: expect.stringMatching(/^cli_/), retired_reason: 'Replaced' },
    ]);
    expect((await retire(template_id, { reason: 'Again' })).body).toEqual(body);
    expect((await eventsOf(template_id)).slice(1)).toEqual([
      ['transfer_template.retired', 2, { template_id, name, status: 'RETIRED', rail: 'NATIVE' }],
    ]);
    expect(() => fillTemplate(body, { renter: payer, cents: 700 })).toThrow('RETIRED');
  });

  it('frees its name when it is retired', async () => {
    const body = rent();
    const { template_id } = await made(body);
    expect(await create(body)).toMatchObject({
      status: 409, body: { error: 'TRANSFER_TEMPLATE_NAME_TAKEN', details: { name: body.name, template_id } },
    });
    await retire(template_id);
    const again = await made(body);
    expect((await list({ name: body.name })).items.map((it) => [it.template_id, it.status])).toEqual([
      [again.template_id, 'ACTIVE'], [template_id, 'RETIRED'],
    ]);
    expect((await list({ name: body.name, status: 'ACTIVE' })).items).toEqual([again]);
  });

  it('is listed page by page, newest first', async () => {
    await made();
    await made();
    const first = await list({ limit: 1 });
    const second = await list({ limit: 1, cursor: String(first.next_cursor) });
    expect((await list({ limit: 2 })).items).toEqual([...first.items, ...second.items]);
    const wrong = await api.call('operatorListTransferTemplates', { query: { cursor: String(first.next_cursor), status: 'ACTIVE' } });
    expect(codeOf(wrong)).toBe('422 INVALID_CURSOR');
  });

  it('is written once under its key, and retired once', async () => {
    const [body, key] = [rent(), randomUUID()];
    const first = await create(body, { key });
    const again = await create(body, { key });
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    const ended = await retire(first.body.template_id, {}, { key: `${key}-end` });
    expect((await retire(first.body.template_id, {}, { key: `${key}-end` })).body).toEqual(ended.body);
    expect(codeOf(await retire(first.body.template_id, { reason: 'x' }, { key: `${key}-end` }))).toBe('422 IDEMPOTENCY_KEY_REUSED');
  });
});

it('of many who give one name at once over two processes, one has it', async () => {
  const body = rent();
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => create(body, {}, n % 2 ? api : there)));
  expect(answers.map(codeOf).toSorted()).toEqual(['201 undefined', ...Array(23).fill('409 TRANSFER_TEMPLATE_NAME_TAKEN')]);
  expect((await list({ name: body.name })).items).toHaveLength(1);
});

describe('a template is refused', () => {
  const squadAccount = async () => (await api.ok<SquadDetailResponse>(
    'createSquad', { body: { name: 'Casa', actor_account_id: payer } },
  )).account_id;
  const closed = async () => {
    const account_id = await api.account();
    await api.ok('closeAccount', { path: { account_id }, body: {} });
    return account_id;
  };

  it.each<[string, () => object | Promise<object>, string]>([
    ['with an account that nobody has', () => ({ creditor: account('acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4') }), '404 ACCOUNT_NOT_FOUND'],
    ['with a field that nothing fills', () => ({ parameters: [] }), '422 TRANSFER_TEMPLATE_INVALID'],
    ['over NATIVE to an outside party', () => ({
      creditor: { kind: 'external' }, parameters: [...rent().parameters, { name: 'to', fills: 'CREDITOR', description: 'x' }],
    }), '422 RAIL_NEEDS_ACCOUNTS'],
    ['between two outside parties', () => ({
      rail: 'MOCK', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'external' }, creditor: { kind: 'external' },
      parameters: [{ name: 'from', fills: 'DEBTOR', description: 'x' }, { name: 'to', fills: 'CREDITOR', description: 'x' }],
    }), '422 NO_ACCOUNT_SIDE'],
    ['from an account to itself', () => ({ debtor: account(payee), parameters: rent().parameters.slice(1) }), '422 SAME_ACCOUNT'],
    ['over a rail that is not bound', () => ({ rail: 'WIRE' }), '422 RAIL_NOT_BOUND'],
    ['in a currency that there is not', async () => ({ amount: { currency: 'XQX' }, creditor: account(), parameters: [...rent()
      .parameters, { name: 'to', fills: 'CREDITOR', description: 'x' }] }), '422 INVALID_CURRENCY'],
    ['with a closed account', async () => ({ creditor: account(await closed()) }), '422 ACCOUNT_CLOSED'],
    ['in another currency than its account', () => ({ amount: { currency: 'USD' } }), '422 CURRENCY_MISMATCH'],
    ['to the pot of a squad', async () => ({ creditor: account(await squadAccount()) }), '422 ACCOUNT_OF_SQUAD'],
  ])('%s', async (_, over, expected) => expect(codeOf(await create({ ...rent(), ...await over() }))).toBe(expected));

  it('for a missing account before a name that is taken, and for that before its shape', async () => {
    const { name } = await made();
    const wrong = { ...rent(), name, parameters: [] };
    expect(codeOf(await create({ ...wrong, creditor: account('acc_x') }))).toBe('404 ACCOUNT_NOT_FOUND');
    expect(codeOf(await create(wrong))).toBe('409 TRANSFER_TEMPLATE_NAME_TAKEN');
    expect(codeOf(await create({ ...wrong, name: newName(), rail: 'WIRE' }))).toBe('422 TRANSFER_TEMPLATE_INVALID');
  });

  it.each<[string, object, string]>([
    ['an outside party that is an account', { creditor: { kind: 'external', account_id: 'x' } }, 'body.creditor.account_id'],
    ['a key for an amount', { parameters: [{ name: 'cents', fills: 'AMOUNT', key: 'x', description: 'x' }] }, 'body.parameters.0.key'],
    ['a name with a blank', { name: 'a b' }, 'body.name'],
    ['a field that is not there', { colour: 'red' }, 'body.colour'],
  ])('with %s, naming the place', async (_, over, loc) => expect(locOf(await create({ ...rent(), ...over }))).toBe(loc));
});
