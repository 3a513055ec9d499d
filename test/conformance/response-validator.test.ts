import { contractFindings, expectContract, expectErrorShape } from './response-validator.ts';
import { resolve } from '../../contracts/codegen/contract.ts';
import { operationOf } from './contracts.ts';
import type { OperationId } from '../../generated/operations.ts';

function exampleOf(operationId: OperationId, status: number, name: string): Record<string, unknown> {
  const { contract, operation } = operationOf(operationId);
  const response = resolve<unknown>(contract, operation.responses[String(status)]);
  const content = (response as { content: Record<string, { examples: Record<string, { value: unknown }> }> }).content;
  return structuredClone(content['application/json']?.examples[name]?.value) as Record<string, unknown>;
}

test('an answer as the contract shows it passes', () => {
  expectContract('createAccount', 201, exampleOf('createAccount', 201, 'customer'));
  expectContract('createObligation', 422, exampleOf('createObligation', 422, 'INSUFFICIENT_FUNDS'));
  expectContract('createObligation', 422, exampleOf('createObligation', 422, 'VALIDATION'));
  expectErrorShape({ error: 'NOT_FOUND', message: 'There is nothing at this path.' });
});

test.each<[string, OperationId, number, (body: Record<string, unknown>) => unknown, string]>([
  ['an undeclared status', 'createAccount', 200, (body) => body, 'status 200 is not declared'],
  ['a missing field', 'createAccount', 201, ({ id: _id, ...body }) => body, "must have required property 'id'"],
  ['a field beside the contract', 'createAccount', 201, (body) => ({ ...body, private_key: 'x' }), 'private_key'],
  ['a wrong enum value', 'createAccount', 201, (body) => ({ ...body, status: 'OPEN' }), '/status'],
  ['a wrong identifier', 'createAccount', 201, (body) => ({ ...body, id: 'acc_1' }), '/id'],
  ['a time without milliseconds', 'createAccount', 201, (body) => ({ ...body, created_at: '2026-03-02T11:00:00Z' }), '/created_at'],
  ['null where it is not allowed', 'createAccount', 201, (body) => ({ ...body, address: null }), '/address'],
  ['no body', 'createAccount', 201, () => undefined, '(root)'],
])('%s is found', (_name, operationId, status, change, expected) => {
  const body = change(exampleOf('createAccount', 201, 'customer'));
  expect(contractFindings(operationId, status, body).join('\n')).toContain(expected);
  expect(() => expectContract(operationId, status, body)).toThrow(expected);
});

test('nullable references take null', () => {
  expect(contractFindings('createObligation', 201, exampleOf('createObligation', 201, 'payout'))).toEqual([]);
  const wrong = { ...exampleOf('createObligation', 201, 'payout'), resolution_outcome: 'LOST' };
  expect(contractFindings('createObligation', 201, wrong)).not.toEqual([]);
});

test('an undeclared error code is found', () => {
  const body = { error: 'INSUFFICIENT_FUNDS', message: 'no' };
  expect(contractFindings('createAccount', 422, body).join()).toContain('INSUFFICIENT_FUNDS is not declared for 422');
});
