import { expect, test } from '@jest/globals';
import { operations } from '../../../generated/operations.ts';
import { ruleFindings, type Rule } from './rules.ts';

const found = (rule: Rule, given: unknown) => ruleFindings([rule], { query: given, body: given }).map(
  ({ loc, type }) => `${loc.join('.')} ${type}`,
);

test.each<[Rule, unknown, string[]]>([
  [{ in: 'query', one_at_most: ['a', 'b'] }, { a: '1', b: '2' }, ['query.b extra_forbidden']],
  [{ in: 'query', one_at_most: ['a', 'b'] }, { b: '2' }, []],
  [{ in: 'query', one_at_most: ['a', 'b'] }, {}, []],
  [{ in: 'body', one_of: ['a', 'b'] }, {}, ['body.a missing']],
  [{ in: 'body', one_of: ['a', 'b'] }, { a: null, b: 1 }, []],
  [{ in: 'body', one_of: ['a', 'b'] }, { a: 1, b: 1 }, ['body.b extra_forbidden']],
  [
    { in: 'body', where: { kind: ['X'] }, required: ['a'], forbidden: ['b'] }, { kind: 'X', b: false },
    ['body.a missing', 'body.b extra_forbidden'],
  ],
  [{ in: 'body', where: { kind: ['X'] }, required: ['a'], forbidden: ['b'] }, { kind: 'Y', b: 1 }, []],
  [{ in: 'body', where: { on: [true] }, required: ['a'] }, { on: true }, ['body.a missing']],
  [{ in: 'body', one_of: ['toString', 'b'] }, { b: 1 }, []],
  [{ in: 'body', one_of: ['a'] }, 'text', []],
  [{ in: 'body', one_of: ['a'] }, [], []],
  [{ in: 'body', given: 'a', required: ['b'] }, { a: 1 }, ['body.b missing']],
  [{ in: 'body', given: 'a', required: ['b'] }, { a: null }, []],
  [{ in: 'body', together: ['a', 'b'] }, { b: 0 }, ['body.a missing']],
  [{ in: 'body', together: ['a', 'b'] }, {}, []],
  [{ in: 'body', values: { a: ['X', 'Y'] } }, { a: 'Z' }, ['body.a enum']],
  [{ in: 'body', values: { a: ['X'] } }, {}, []],
  [{ in: 'body', where: { r: ['P'] }, prefix: { 'a.b': ['x'] } }, { r: 'P', a: { b: 'y:1' } }, ['body.a.b value_error']],
  [{ in: 'body', where: { r: ['P'] }, prefix: { 'a.b': ['x'] } }, { r: 'P', a: { b: 'X:1' } }, []],
  [{ in: 'body', where: { r: ['P'] }, prefix: { 'a.b': ['x'] } }, { r: 'Q', a: { b: 'y' } }, []],
  [{ in: 'body', prefix: { 'a.b': ['x'] } }, { a: { c: 1 } }, []],
  [{ in: 'body', check_digits: { a: 'b' } }, { a: '529.982.247-24', b: 'cpf' }, ['body.a value_error']],
  [{ in: 'body', check_digits: { a: 'b' } }, { a: '529.982.247-25', b: 'CPF' }, []],
  [{ in: 'body', check_digits: { a: 'b' } }, { a: 'X-1', b: 'passport' }, []],
  [{ in: 'body', check_digits: { a: null } }, { a: '52998224724' }, ['body.a value_error']],
  [{ in: 'body', check_digits: { a: null } }, { a: 1 }, []],
  [{ in: 'body', values: { 'a.b': ['X'] } }, { a: { b: 'Z' } }, ['body.a.b enum']],
  [{ in: 'body', values: { 'a.b': ['X'] } }, { a: 'text' }, []],
  [{ in: 'query', words: { a: ['x', 'y'] } }, { a: 'y, x' }, []],
  [{ in: 'query', words: { a: ['x', 'y'] } }, { a: 'x,z' }, ['query.a value_error']],
  [{ in: 'query', words: { a: ['x', 'y'] } }, {}, []],
  [{ in: 'body', same: ['a', 'b'] }, { a: 1, b: 2 }, ['body.b value_error']],
  [{ in: 'body', same: ['a', 'b'] }, { a: 1 }, []],
  [{ in: 'body', differ: ['a', 'b'] }, { a: 1, b: 1 }, ['body.b value_error']],
  [{ in: 'body', differ: ['a', 'b'] }, {}, []],
  [{ in: 'body', unique: { list: ['a'] } }, { list: [{ a: 1 }, { a: 2 }, { a: 1, b: 2 }, { a: 2 }] }, ['body.list.2 value_error']],
  [{ in: 'body', unique: { list: ['a'] } }, { list: 'text' }, []],
  [{ in: 'body', max_bytes: { a: 4 } }, { a: '123' }, ['body.a too_long']],
  [{ in: 'body', max_bytes: { a: 5 } }, { a: '123' }, []],
  [{ in: 'body', at: ['a', '*', 'b'], one_of: ['c'] }, { a: [{ b: { c: 1 } }, { b: {} }, {}, { b: 'text' }] }, ['body.a.1.b.c missing']],
  [{ in: 'body', at: ['a', '*'], one_of: ['c'] }, { a: {} }, []],
  [{ in: 'body', at: ['toString'], one_of: ['c'] }, {}, []],
  [{ in: 'body', where: { kind: ['X'] }, required: ['a'] }, null, []],
])('%j of %j', (rule, given, findings) => {
  expect(found(rule, given)).toEqual(findings);
});

test('the operations of the contracts that have rules beside the size of an object', () => {
  expect(operations.filter(({ rules }) => rules.some((rule) => !rule.max_bytes)).map(({ operationId }) => operationId).sort()).toEqual([
    'addRiskFlag',
    'createAccountLimitPolicy', 'createLimitPolicy', 'createObligation', 'createObligationBatch', 'createParty', 'createPixDynamicQr',
    'createPixReturn', 'createRecurringExpense',
    'createSchedule', 'createSquad', 'fileMedCase', 'getAccountBalance', 'operatorCreateTransferTemplate',
    'placeBlock', 'recoverWebhookEndpoint', 'registerPixKey', 'resolveMedCase', 'reviewKyc',
    'setSquadRecurrence', 'settleSquadDebts', 'spendFromSquad', 'updateParty', 'updateSchedule', 'updateSquad', 'updateWebhookEndpoint',
  ]);
});

test('address and addresses of a party exclude each other', () => {
  const { rules = [] } = operations.find(({ operationId }) => operationId === 'updateParty') ?? {};
  expect(
    ruleFindings(rules, { query: {}, body: { address: {}, addresses: [] } }).map(({ loc }) => loc.join('.')),
  ).toEqual(['body.address']);
});
