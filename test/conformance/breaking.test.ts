import { schemasOf, type Contract, type ContractOperation } from '../../contracts/codegen/contract.ts';
import { builtPart, latestPublished } from '../../contracts/codegen/publish.ts';
import { interfaceNames } from '../../contracts/codegen/settings.ts';
import { breakingChanges } from './breaking.ts';
import { contractOf } from './contracts.ts';

test.each(interfaceNames)('nothing in the %s contract breaks what was published', (interfaceName) => {
  const published = latestPublished(interfaceName);
  expect(published && breakingChanges(published.contract, contractOf(interfaceName), interfaceName)).toEqual(published && []);
});

type Change = (contract: Contract) => void;

function operation(contract: Contract, path: string, method: 'get' | 'post' | 'patch'): ContractOperation {
  return contract.paths[path]?.[method] as ContractOperation;
}

function schema(contract: Contract, name: string, change: object): void {
  Object.assign(schemasOf(contract)[name] ?? {}, change);
}

function property(contract: Contract, name: string, field: string, change: object | null): void {
  const properties = (schemasOf(contract)[name] as { properties: Record<string, object> }).properties;
  if (change === null) delete properties[field];
  else properties[field] = { ...properties[field], ...change };
}

test.each<[string, Change, string | null]>([
  ['a removed path', (c) => void delete c.paths['/v1/parties'], 'GET /v1/parties was removed'],
  ['a removed operation', (c) => void delete c.paths['/v1/parties']?.post, 'POST /v1/parties was removed'],
  ['another operationId', (c) => void (operation(c, '/v1/parties', 'get').operationId = 'listParties'), 'operationId'],
  ['another place in the SDK', (c) => void (operation(c, '/v1/parties', 'get')['x-group'] = 'people'), "the SDK's group became people"],
  ['another scope', (c) => void (operation(c, '/v1/parties', 'get').security = [{ oauth: ['service/gl'] }]), 'scope'],
  ['a preview made of what was built', (c) => void (operation(c, '/v1/parties', 'get')['x-status'] = 'preview'), 'preview'],
  [
    'a key that became required', (c) => void (operation(c, '/v1/parties/{party_id}', 'patch')['x-idempotency'] = 'required'),
    'Idempotency-Key',
  ],
  ['a removed parameter', (c) => void operation(c, '/v1/parties', 'get').parameters?.shift(), 'query query was removed'],
  ['a new required parameter', (c) => void operation(c, '/v1/parties', 'get').parameters?.push(
    { name: 'x', in: 'query', required: true, schema: { type: 'string' } },
  ), 'query x is now required'],
  ['a stricter bound', (c) => schema(c, 'PageLimit', { maximum: 100 }), 'maximum became stricter'],
  ['a stricter pattern', (c) => schema(c, 'CountryCode', { pattern: '^BR$' }), 'pattern became stricter'],
  ['a removed request field', (c) => property(c, 'PartyCreateRequest', 'labels', null), 'request.labels was removed'],
  [
    'a new required request field', (c) => schema(c, 'PartyCreateRequest', { required: ['type', 'display_name', 'country', 'tax_id'] }),
    'request.tax_id is now required',
  ],
  ['another type', (c) => property(c, 'PartyCreateRequest', 'display_name', { type: 'integer' }), 'type string became integer'],
  ['a removed value', (c) => schema(c, 'PartyType', { enum: ['individual'] }), 'the value company was removed'],
  ['unknown fields refused', (c) => schema(c, 'PartyCreateRequest', { additionalProperties: false }), 'unknown fields are now refused'],
  ['a removed answer field', (c) => property(c, 'AccountResponse', 'address', null), 'answer.address was removed'],
  ['an answer field that may be missing', (c) => schema(c, 'AccountResponse', { required: ['id'] }), 'answer.currency may now be left out'],
  ['null in an answer', (c) => schema(c, 'LedgerAddress', { nullable: true }), 'null can now be answered'],
  ['another success', (c) => moveSuccess(operation(c, '/v1/accounts', 'post')), 'success became 200'],
  ['a new operation', (c) => void Object.assign(c.paths, { '/v1/new': c.paths['/v1/health'] }), null],
  ['a new optional parameter', (c) => void operation(c, '/v1/parties', 'get').parameters?.push({
    name: 'x', in: 'query', schema: { type: 'string' },
  }), null],
  ['a new optional request field', (c) => property(c, 'PartyCreateRequest', 'nickname', { type: 'string' }), null],
  ['a new answer field', (c) => property(c, 'AccountResponse', 'nickname', { type: 'string' }), null],
  ['a new value', (c) => schema(c, 'PartyStatus', { enum: ['ACTIVE', 'BLOCKED', 'CLOSED'] }), null],
  ['a wider bound', (c) => schema(c, 'PageLimit', { maximum: 500 }), null],
  ['words', (c) => void (operation(c, '/v1/parties', 'get').description = 'Other words.'), null],
])('%s', (_name, change, expected) => {
  const before = builtPart(contractOf('core'));
  const after = structuredClone(contractOf('core'));
  expect(breakingChanges(before, after, 'core')).toEqual([]);
  change(after);
  const found = breakingChanges(before, after, 'core');
  if (expected === null) expect(found).toEqual([]);
  else expect(found.join('\n')).toContain(expected);
});

function moveSuccess(created: ContractOperation): void {
  const response = created.responses['201'];
  delete created.responses['201'];
  if (response) created.responses['200'] = response;
}

test('a snapshot leaves previews out', () => {
  const contract = structuredClone(contractOf('core'));
  operation(contract, '/v1/health', 'get')['x-status'] = 'preview';
  expect(builtPart(contract).paths['/v1/health']).toBeUndefined();
});
