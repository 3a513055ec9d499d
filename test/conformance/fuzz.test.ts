import { requestSchemaOf, type Schema } from '../../contracts/codegen/contract.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { operationOf } from './contracts.ts';
import { fuzzRequests, type FuzzRequest } from './fuzz.ts';
import { SchemaValidator } from './json-schema.ts';

const account = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';

function sample(operationId: OperationId, n = 150): FuzzRequest[] {
  return [...fuzzRequests(operationId, 42, n, { account_id: [account] })];
}

test('the same seed gives the same requests, another seed others', () => {
  expect(sample('createObligation', 20)).toEqual(sample('createObligation', 20));
  expect([...fuzzRequests('createObligation', 43, 20)]).not.toEqual(sample('createObligation', 20));
});

test.each(operations.map(({ operationId }) => operationId))('%s: requests that are called valid are', (operationId) => {
  const { contract, operation } = operationOf(operationId);
  const schema = requestSchemaOf(contract, operation) as Schema | null;
  const validator = new SchemaValidator(contract, 'declared');
  const requests = sample(operationId, 60);
  const valid = requests.filter(({ kind }) => kind === 'valid');
  expect(valid.length).toBeGreaterThan(5);
  for (const request of valid) {
    expect(request.path).not.toMatch(/[{}]/);
    expect(request.body === null).toBe(schema === null);
    if (schema && request.body !== null) expect(validator.findings(schema, JSON.parse(request.body))).toEqual([]);
    if (operation['x-idempotency']) expect(request.headers['idempotency-key']).toMatch(/^fuzz-/);
  }
});

test('mutations reach every part of a request and every kind of mistake', () => {
  const labels = sample('createObligation', 20_000)
    .filter(({ kind }) => kind === 'mutated')
    .map(({ label }) => label);
  const expected = [
    /^amount\.value: missing/,
    /^amount\.value: the number 9007199254740992/,
    /^rail: a value outside the enum/,
    /^debtor: null/,
    /unknown field "amount_cents"/,
    /unknown field "__proto__"/,
    /the text "\\u0000"/,
    /the text "\\ud800"/,
    /^the body: an empty list/,
    /an object too large/,
    /deep nesting/,
    /^Idempotency-Key: null/,
    /^query unknown_parameter/,
    /^body: no JSON/,
    /^body: more than a megabyte/,
  ];
  for (const pattern of expected)
    expect({ pattern, found: labels.some((label) => pattern.test(label)) }).toEqual({ pattern, found: true });
});

test('known values are used in paths and bodies', () => {
  expect(sample('getAccount').some(({ path }) => path === `/v1/accounts/${account}`)).toBe(true);
  expect(sample('createObligation').some(({ body }) => body?.includes(account))).toBe(true);
});
