import { contractOf } from '../../test/conformance/contracts.ts';
import { operationsOf, schemasOf, type Contract, type ContractOperation } from './contract.ts';
import { specificationDifferences } from './specification.ts';

function createAccount(document: Contract): ContractOperation {
  return document.paths['/v1/accounts']?.post as ContractOperation;
}

function searchAccounts(document: Contract): ContractOperation {
  return document.paths['/v1/accounts']?.get as ContractOperation;
}

function without(document: Contract, name: string): void {
  const operation = searchAccounts(document);
  operation.parameters = operation.parameters?.filter((parameter) => !('name' in parameter && parameter.name === name));
}

/** The specification of controllers that serve the whole contract. */
function served(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { path, method, operation } of operationsOf(copy, 'core')) {
    if (operation['x-status'] === 'preview') delete copy.paths[path]?.[method];
  }
  return copy;
}

/** The contract against itself has no differences; each change of one copy is found. */
test.each<[string, (tsoa: Contract) => void, string]>([
  ['an operation that is not served', (tsoa) => void delete tsoa.paths['/v1/accounts']?.post, 'no controller serves it'],
  [
    'an operation that is not in the contract', (tsoa) => void Object.assign(tsoa.paths, { '/v1/x': { get: searchAccounts(tsoa) } }),
    'not in the contract',
  ],
  ['a missing parameter', (tsoa) => without(tsoa, 'owner_party_id'), 'query owner_party_id'],
  ['a lost bound', (tsoa) => void Object.assign(schemasOf(tsoa)['PageLimit'] ?? {}, { maximum: undefined }), 'maximum'],
  ['a lost pattern', (tsoa) => void Object.assign(schemasOf(tsoa)['Currency'] ?? {}, { pattern: undefined }), 'pattern'],
  ['another enum', (tsoa) => void Object.assign(schemasOf(tsoa)['AccountStatus'] ?? {}, { enum: ['ACTIVE'] }), 'schema AccountStatus'],
  [
    'a field that became optional', (tsoa) => void Object.assign(schemasOf(tsoa)['AccountResponse'] ?? {}, { required: ['id'] }),
    'schema AccountResponse › required',
  ],
  [
    'a request that became closed',
    (tsoa) => void Object.assign(schemasOf(tsoa)['AccountCreateRequest'] ?? {}, { additionalProperties: false }), 'additionalProperties',
  ],
  ['an optional body', (tsoa) => void Object.assign(createAccount(tsoa).requestBody ?? {}, { required: false }), 'requestBody › required'],
  ['another status', (tsoa) => moveSuccess(tsoa), 'success › status'],
  ['another tag', (tsoa) => void (createAccount(tsoa).tags = ['Account']), 'tags'],
  ['a schema of its own', (tsoa) => void Object.assign(schemasOf(tsoa), { Mine: { type: 'object' } }), 'schema Mine'],
])('%s is a difference', (_name, change, expected) => {
  const contract = contractOf('core');
  const tsoa = served(contract);
  expect(specificationDifferences(contract, tsoa, 'core')).toEqual([]);
  change(tsoa);
  expect(specificationDifferences(contract, tsoa, 'core').join('\n')).toContain(expected);
});

function moveSuccess(tsoa: Contract): void {
  const { responses } = createAccount(tsoa);
  const created = responses['201'];
  delete responses['201'];
  if (created) responses['200'] = created;
}
