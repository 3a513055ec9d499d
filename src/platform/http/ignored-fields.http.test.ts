/** A misspelling is never lost without a word: a closed body refuses it by the nearest name, an open one is answered with its name. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { contractMock } from '../../../mocks/contracts/contract-mock.ts';
import { HTTP_PATHS } from '../../../test/support/http-paths.ts';
import { startTestService, transferBody, type TestService } from '../../../test/support/service.ts';
import { createLog } from '../log.ts';
import { closeServer, listen } from './server.ts';

interface Answered { party_id: string; ignored_fields?: string[]; error?: string; detail?: { loc: string[]; msg: string }[] }

const ana = { type: 'individual', display_name: 'Ana', country: 'BR' };
const contact = { type: 'email', value: 'a@b.c', primary: true };
const misspelt = { ...ana, legal_nam: 'Ana Souza', taxid: { type: 'cpf' }, contacts: [contact] };
const HEADER = 'legal_nam; did-you-mean=legal_name, taxid; did-you-mean=tax_id, contacts.0.primary; did-you-mean=is_primary';
const PATHS = ['legal_nam', 'taxid', 'contacts.0.primary'];

describe.each(HTTP_PATHS)('%s', (_path, http) => {
  let api: TestService;
  beforeAll(async () => {
    api = await startTestService({ env: { ...http, RAZAO_ROLES: 'api' } });
  });
  afterAll(() => api?.stop());

  it('an open body is answered with what was ignored, and so is its repetition', async () => {
    const first = await api.call<Answered>('createParty', { body: misspelt, key: 'party-1' });
    expect([first.status, first.headers['razao-ignored-fields'], first.body.ignored_fields]).toEqual([200, HEADER, PATHS]);
    const again = await api.call<Answered>('createParty', { body: misspelt, key: 'party-1' });
    expect(again.body).toEqual(first.body);
    expect([again.headers['idempotency-replayed'], again.headers['razao-ignored-fields']]).toEqual(['true', HEADER]);
    const read = await api.ok<Answered>('getParty', { path: { party_id: first.body.party_id } });
    expect(read).not.toHaveProperty('ignored_fields');
  });

  it('says nothing where nothing was ignored, metadata neither', async () => {
    const answer = await api.call<Answered>('createParty', { body: { ...ana, metadata: { legal_nam: 1, tax: { idd: 2 } } } });
    expect([answer.status, answer.headers['razao-ignored-fields'], 'ignored_fields' in answer.body]).toEqual([200, undefined, false]);
  });

  it('names it beside a refusal too', async () => {
    const answer = await api.call<Answered>('createParty', { body: { type: 'individual', displayname: 'Ana', country: 'BR' } });
    expect([answer.status, answer.headers['razao-ignored-fields']]).toEqual([422, 'displayname; did-you-mean=display_name']);
    expect(answer.body).not.toHaveProperty('ignored_fields');
    expect(answer.body.detail).toMatchObject([{ loc: ['body', 'display_name'], msg: "is required; is 'displayname' meant?" }]);
  });

  it('a required field that is spelt otherwise is found inside the forms of a side too', async () => {
    const body = { ...transferBody('acc_1', 'acc_2', 1), debtor: { kind: 'account', accountId: 'acc_1' } };
    const { status, body: { detail } } = await api.call<Answered>('createObligation', { body });
    expect([status, detail]).toMatchObject([422, [{
      loc: ['body', 'debtor', 'account_id'], msg: `is required for kind "account"; is 'accountId' meant?`,
    }]]);
  });

  it('a form of several knows its own fields', async () => {
    const account_id = await api.account();
    const answer = await api.call<Answered>('bindPaymentMethod', { path: { account_id }, body: {
      rail: 'MOCK', scheme: 'BR_MOCK', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE', verification: { status: 'NOT_REQUIRED', on: 'x' },
      provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' }, directionality: { inbound: true, outbound: false },
      capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
      coordinates: { ispb: '12345678', branch: '0001', account_number: '12345', key_type: 'EMAIL' },
    } });
    expect([answer.status, answer.body.ignored_fields]).toEqual([201, ['verification.on', 'coordinates.key_type']]);
  });

  it.each<[string, object, (string | number)[], string]>([
    ['a misspelling', { amont: 1 }, ['body', 'amont'], "unknown field; did you mean 'amount'?"],
    ['in a nested object', { amount: { currency: 'BRL', value: 1, Curency: 'BRL' } }, ['body', 'amount', 'Curency'],
      "unknown field; did you mean 'currency'?"],
    ['beside the right one', { debtor: { kind: 'external', external_id: 'x', externalid: 'x' } }, ['body', 'debtor', 'externalid'],
      "unknown field; did you mean 'external_id'?"],
    ['near nothing', { amount: { currency: 'BRL', value: 1, note: 'x' } }, ['body', 'amount', 'note'],
      'unknown field; there are currency, value'],
  ])('a closed body refuses an unknown field by the nearest name: %s', async (_, change, loc, msg) => {
    const answer = await api.call<Answered>('createObligation', { body: { ...transferBody('acc_1', 'acc_2', 1), ...change } });
    expect([answer.status, answer.body.detail]).toEqual([422, expect.arrayContaining([expect.objectContaining({ loc, msg })])]);
  });
});

describe('the mock', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer(contractMock(createLog('silent')));
    url = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => closeServer(server));

  const post = (path: string, body: object) => fetch(url + path, {
    method: 'POST', body: JSON.stringify(body),
    headers: { 'Authorization': 'Bearer x', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
  });

  it('says as the service what an open body has too much', async () => {
    const answer = await post('/v1/parties', misspelt);
    expect([answer.status, answer.headers.get('razao-ignored-fields')]).toEqual([200, HEADER]);
    expect(await answer.json()).toMatchObject({ ignored_fields: PATHS });
    const clean = await post('/v1/parties', ana);
    expect([clean.headers.has('razao-ignored-fields'), 'ignored_fields' in (await clean.json() as object)]).toEqual([false, false]);
  });

  it('refuses as the service what a closed body has too much', async () => {
    const answer = await post('/v1/obligations', { ...transferBody('acc_1', 'acc_2', 1), amont: 1 });
    expect(await answer.json()).toMatchObject({ detail: [{ loc: ['body', 'amont'], msg: "unknown field; did you mean 'amount'?" }] });
  });
});

it('ten operations have an open body, and no other was added', () => {
  expect(operations.filter(({ openObjects }) => openObjects).map(({ operationId }) => operationId).toSorted()).toEqual([
    'bindPaymentMethod', 'certifyProduct', 'createAccount', 'createParty', 'decodePixQr', 'openConformanceRun',
    'operatorBindProduct', 'operatorCertifyProduct', 'registerPixKey', 'updateParty',
  ] satisfies OperationId[]);
});
