import { expect, test } from '@jest/globals';
import { operations } from '../../../generated/operations.ts';
import { ruleFindings, type Rule } from './rules.ts';

const found = (rule: Rule, given: unknown) => ruleFindings([rule], { query: given, body: given }).map(({ loc, type }) => `${loc.join('.')} ${type}`);

test.each<[Rule, unknown, string[]]>([
  [{ in: 'query', one_at_most: ['a', 'b'] }, { a: '1', b: '2' }, ['query.b extra_forbidden']],
  [{ in: 'query', one_at_most: ['a', 'b'] }, { b: '2' }, []],
  [{ in: 'query', one_at_most: ['a', 'b'] }, {}, []],
  [{ in: 'body', one_of: ['a', 'b'] }, {}, ['body.a missing']],
  [{ in: 'body', one_of: ['a', 'b'] }, { a: null, b: 1 }, []],
  [{ in: 'body', one_of: ['a', 'b'] }, { a: 1, b: 1 }, ['body.b extra_forbidden']],
  [{ in: 'body', where: { kind: ['X'] }, required: ['a'], forbidden: ['b'] }, { kind: 'X', b: false }, ['body.a missing', 'body.b extra_forbidden']],
  [{ in: 'body', where: { kind: ['X'] }, required: ['a'], forbidden: ['b'] }, { kind: 'Y', b: 1 }, []],
  [{ in: 'body', where: { on: [true] }, required: ['a'] }, { on: true }, ['body.a missing']],
  [{ in: 'body', one_of: ['toString', 'b'] }, { b: 1 }, []],
  [{ in: 'body', one_of: ['a'] }, 'text', ['body.a missing']],
  [{ in: 'body', where: { kind: ['X'] }, required: ['a'] }, null, []],
])('%j of %j', (rule, given, findings) => {
  expect(found(rule, given)).toEqual(findings);
});

test('the operations of the contracts that have rules', () => {
  expect(operations.filter(({ rules }) => rules.length > 0).map(({ operationId }) => operationId).sort()).toEqual([
    'createPixReturn', 'createRecurringExpense', 'createSchedule', 'fileMedCase', 'getAccountBalance', 'registerPixKey', 'resolveMedCase', 'reviewKyc',
    'setSquadRecurrence', 'updateParty',
  ]);
});

test('address and addresses of a party exclude each other', () => {
  const { rules = [] } = operations.find(({ operationId }) => operationId === 'updateParty') ?? {};
  expect(ruleFindings(rules, { query: {}, body: { address: {}, addresses: [] } }).map(({ loc }) => loc.join('.'))).toEqual(['body.address']);
});
