/** A tenant's own mock: its description's operations, checked as the contracts' are, and the contracts for the rest. */
import { createServer, type Server } from 'node:http';
import { operationsOf, parametersOf, resolve, type Contract } from '../../contracts/codegen/contract.ts';
import type { OpenapiDocument, ProductManifest } from '../../generated/models.ts';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import type { TenantDescription } from '../../mocks/contracts/tenant-mocks.ts';
import { Razao } from '../../sdk/src/index.ts';
import { Contracts } from '../../src/onchain/portal/description/contracts.ts';
import { describeProducts } from '../../src/onchain/portal/description/describe-products.ts';
import type { DescribedProduct } from '../../src/onchain/portal/description/described-product.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { shippedFiles } from '../support/bundles.ts';
import { Described } from '../support/described.ts';

const TEMPLATES = ['rental-deposit', 'milestone-escrow', 'receivable-advance', 'savings-goal', 'rotating-savings'];
const contracts = Contracts.read();
const ACCOUNT = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';
const INSTANCE = 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ';
const AUTHORIZED = { Authorization: 'Bearer any', 'Content-Type': 'application/json' };

function productOf(template: string): DescribedProduct {
  const manifest = JSON.parse(shippedFiles(template).find(({ path }) => path === 'manifest.json')?.content ?? '') as ProductManifest;
  return { productId: template, productVersion: 1, artifactHash: 'ab'.repeat(32), lifecycle: 'LIVE', manifest, manifests: [manifest] };
}
const describing = (...templates: string[]) => describeProducts('aurora', templates.map(productOf), contracts);
const asText = (document: OpenapiDocument): TenantDescription => ({ text: JSON.stringify(document), etag: `"${document.info.version}"` });

const all = describing(...TEMPLATES);
let current: TenantDescription = asText(all);
let server: Server;
let baseUrl: string;
let mockUrl: string;
beforeAll(async () => {
  server = createServer(contractMock(createLog('silent'), async (tenant) => (tenant === 'aurora' ? current : undefined)));
  baseUrl = await listen(server, 0, '127.0.0.1');
  mockUrl = `${baseUrl}/tenants/aurora`;
  await fetch(`${mockUrl}/v1/health`, { headers: AUTHORIZED }); // Prism is loaded with the first request.
});
afterAll(() => closeServer(server));
beforeEach(() => { current = asText(all); });

const document = all as unknown as Contract;
const described = new Described(all);
const operations = operationsOf(document, 'command');

async function problemsOf(method: string, path: string, body: unknown, headers: Record<string, string>, label: string): Promise<{
  problems: string[]; answer: Record<string, unknown>; status: number;
}> {
  const response = await fetch(mockUrl + path, {
    method: method.toUpperCase(), headers: { ...AUTHORIZED, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json() as Record<string, unknown>;
  const found = described.findings(method, path, response.status, answer) ?? ['is not described'];
  return { problems: found.map((finding) => `${label}: ${finding}`), answer, status: response.status };
}

test.each(operations.map((located) => [located.operation.operationId
  ?? '', located] as const))('%s answers its example requests, and shows each of its answers', async (_id, { method, path, operation }) => {
  const filled = path.replace('{instance_id}', INSTANCE);
  const media = operation.requestBody ? resolve(document, operation.requestBody).content['application/json'] : undefined;
  const bodies = media ? Object.values(media.examples ?? {}).map((it) => (it as { value: unknown }).value) : [undefined];
  const problems: string[] = [];
  for (const body of bodies) {
    const { problems: found, status } = await problemsOf(method, filled, body, {}, 'example');
    problems.push(...found, ...(status < 300 ? [] : [`${status}`]));
  }
  for (const [status, declared] of Object.entries(operation.responses)) {
    const { examples = {} } = resolve(
      document, declared as { content?: Record<string, { examples?: Record<string, unknown> }> },
    ).content?.['application/json'] ?? {};
    expect(Object.keys(examples)).not.toEqual([]);
    for (const name of Object.keys(examples)) {
      const got = await problemsOf(method, filled, bodies[0], { Prefer: `code=${status}, example=${name}` }, `${status} ${name}`);
      problems.push(...got.problems, ...(got.status === Number(status) ? [] : [`${status} ${name}: ${got.status}`]));
      if (Number(status) >= 400 && (got.answer['error'] ?? 'VALIDATION') !== name) problems.push(
        `${status} ${name}: ${JSON.stringify(got.answer)}`,
      );
    }
  }
  expect(problems).toEqual([]);
  expect(parametersOf(document, operation).map(({ name }) => name)).not.toContain('product_id');
});

test('a whole life of an instance by the SDK: each wait ends', async () => {
  const razao = new Razao({ baseUrl: mockUrl, clientId: 'me', clientSecret: 'secret' });
  const { party_id } = await razao.parties.create({ type: 'individual', display_name: 'Ana', country: 'BR' });
  const { id } = await razao.accounts.create({ owner_party_id: party_id, type: 'CUSTOMER', currency: 'BRL' });
  const paid = await razao.obligations.create({
    rail: 'NATIVE', amount: { currency: 'BRL', value: 240_000 }, debtor: { kind: 'account', account_id: ACCOUNT },
    creditor: { kind: 'account', account_id: id },
  });
  await razao.waitFor(paid, 'FINAL');
  const balance = await razao.accounts.getBalance(id);
  expect(balance.account_id).toMatch(/^acc_/);
  const parameters = {
    deposit_cents: 240_000, landlord: ACCOUNT, claim_cap_bps: 5_000, lease_end: 1_835_406_000, undeclared: 'is tolerated',
  };
  const created = await razao.products.createInstance('rental-deposit', { account_id: id, parameters });
  expect((await razao.waitForInstance(created, 'FUNDED')).product_id).toBe('rental-deposit');
  for (const [action, state, given] of [
    ['extend', 'FUNDED', { lease_end: 1_900_000_000 }], ['claim', 'CLAIMED', { claim_cents: 5 }], ['withdraw_claim', 'FUNDED', {}],
    ['accept_claim', 'SETTLED', {}],
  ] as const) {
    const asked = await razao.products.driveAction('rental-deposit', created.instance_id, action, { account_id: id, parameters: given });
    expect(asked.timeline.at(-1)).toMatchObject({ action, outcome: 'SUBMITTED' });
    await razao.waitForInstance(asked, state, { timeoutMs: 1 });
  }
});

describe('a request is held to the description', () => {
  const post = (path: string, body: object) => fetch(`${mockUrl}/v1/products/rental-deposit/instances${path}`, {
    method: 'POST', headers: AUTHORIZED, body: JSON.stringify(body),
  });

  test('its parameters have the types and bounds of the manifest', async () => {
    const answer = await post('', { account_id: ACCOUNT, parameters: { deposit_cents: 0, landlord: 7, claim_cap_bps: 10_001 } });
    const { detail } = await answer.json() as { detail: { loc: unknown[]; type: string }[] };
    expect([answer.status, detail.map(({ loc, type }) => `${loc.slice(2).join('.')} ${type}`).sort()]).toEqual([422, [
      'claim_cap_bps less_than_equal', 'deposit_cents greater_than_equal', 'landlord type_error', 'lease_end missing',
    ]]);
  });

  test('a parameter that is called as what every object inherits is held to its own value', async () => {
    const { manifest, ...product } = productOf('rental-deposit');
    const named = ['constructor', 'to_string', 'value_of'].map((name) => ({
      name, description: 'A number.', type: 'int' as const, required: name !== 'to_string', minimum: 0, maximum: 9, datum_field: null,
      is_verification_key: false,
    }));
    const its = { ...manifest, actions: manifest.actions.map((action) => ({ ...action, parameters: [...action.parameters, ...named] })) };
    current = asText(describeProducts('aurora', [{ ...product, manifest: its, manifests: [its] }], contracts));
    const withdraw = async (parameters: object) => {
      const answer = await post(`/${INSTANCE}/actions/withdraw_claim`, { account_id: ACCOUNT, parameters });
      const { detail = [] } = await answer.json() as { detail?: { loc: unknown[]; type: string }[] };
      return [answer.status, ...detail.map(({ loc, type }) => `${loc.slice(2).join('.')} ${type}`)];
    };
    expect(await withdraw({ constructor: 3, value_of: 9 })).toEqual([200]);
    expect(await withdraw({ value_of: 9 })).toEqual([422, 'constructor missing']);
    expect(await withdraw({ constructor: 10, value_of: 9 })).toEqual([422, 'constructor less_than_equal']);
  });

  test('an id that cannot exist is not found by its name', async () => {
    const answer = await fetch(`${mockUrl}/v1/products/rental-deposit/instances/pin_1`, { headers: AUTHORIZED });
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ error: 'PRODUCT_INSTANCE_NOT_FOUND' })]);
  });

  test('without a token 401, by a wrong method 405', async () => {
    expect((await fetch(`${mockUrl}/v1/products/rental-deposit/instances`)).status).toBe(401);
    const wrong = await fetch(`${mockUrl}/v1/products/rental-deposit/instances`, { method: 'DELETE', headers: AUTHORIZED });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

test('all else is answered by the contracts, and a browser may call it', async () => {
  const preflight = await fetch(`${mockUrl}/v1/accounts`, { method: 'OPTIONS', headers: { Origin:
    'https://app.example', 'Access-Control-Request-Method': 'GET' } });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const [own, generic] = await Promise.all([mockUrl, baseUrl].map(async (base) => (await fetch(
    `${base}/v1/accounts`, { headers: AUTHORIZED },
  )).json()));
  expect(own).toEqual(generic);
  const other = await fetch(`${mockUrl}/v1/products/other/instances/${INSTANCE}`, { headers: AUTHORIZED });
  expect([other.status, (await other.json() as { product_id: string }).product_id]).toEqual([200, 'caucao-aluguel']);
  const token = await fetch(`${mockUrl}/auth/token`, {
    method: 'POST', body: new URLSearchParams('grant_type=client_credentials&client_id=me&client_secret=s'),
  });
  expect(await token.json()).toMatchObject({ token_type: 'Bearer' });
});

test('it follows what is bound, and shows the description itself', async () => {
  const read = (headers = {}) => fetch(`${mockUrl}/v1/openapi`, { headers: { ...AUTHORIZED, ...headers } });
  const claim = () => fetch(`${mockUrl}/v1/products/rental-deposit/instances/${INSTANCE}/actions/claim`, {
    method: 'POST', headers: AUTHORIZED, body: JSON.stringify({ account_id: ACCOUNT, parameters: {} }),
  });
  const first = await read();
  expect(await first.json()).toEqual(all);
  expect((await read({ 'If-None-Match': first.headers.get('etag') })).status).toBe(304);
  expect((await claim()).status).toBe(422);
  current = asText(describing('savings-goal'));
  expect(Object.keys((await (await read({ 'If-None-Match': first.headers.get('etag') })).json() as OpenapiDocument).paths).every(
    (path) => path.startsWith('/v1/products/savings-goal/'),
  )).toBe(true);
  expect((await claim()).status).toBe(200);
  current = asText(describing());
  expect((await fetch(`${mockUrl}/v1/products/savings-goal/instances`, { headers: AUTHORIZED })).status).toBe(200);
});

test('there is none of a tenant that there is not', async () => {
  const answer = await fetch(`${baseUrl}/tenants/nobody/v1/accounts`, { headers: AUTHORIZED });
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'NOT_FOUND', message: 'There is no tenant nobody here.' }]);
});
