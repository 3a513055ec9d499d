import { readFileSync } from 'node:fs';
import { operationsOf } from '../../contracts/codegen/contract.ts';
import { allOperations, contractOf } from './contracts.ts';
import { asRow, operationsInReadme, README, readTable, type Row } from './operations-table.ts';

const table = readTable();

function distinct(values: string[]): number {
  return new Set(values).size;
}

test.each(['core', 'command'] as const)('the %s contract describes the tags of its operations, and no other', (name) => {
  const contract = contractOf(name);
  const used = new Set(operationsOf(contract, name).map(({ operation }) => operation.tags?.[0]));
  expect(new Set(contract.tags?.map((tag) => tag.name))).toEqual(used);
});

test('the contracts have the versions that clients were promised', () => {
  expect([contractOf('core').info.version, contractOf('command').info.version]).toEqual(['0.5.0', '0.2.0']);
});

test('the three receivers without a provider are deprecated, and nothing else is', () => {
  const deprecated = allOperations().filter(({ operation }) => operation.deprecated);
  expect(deprecated.map(({ path }) => path).sort()).toEqual([
    '/v1/pix/keys/events',
    '/v1/pix/mandates/events',
    '/v1/pix/med/events',
  ]);
});

test('every name in the table is used once', () => {
  expect(distinct(table.map(({ operation_id: id }) => id))).toBe(table.length);
});

test('what was promised is there, and the README counts all', () => {
  expect(table.filter(({ origin }) => origin === 'given')).toHaveLength(161);
  expect(new Set(allOperations().map(({ operation }) => operation.operationId))).toEqual(new Set(table.map(({ operation_id: id }) => id)));
  expect(operationsInReadme(readFileSync(README, 'utf8'))).toEqual([table.length, table.length]);
});

test('every operation in the contracts is as the table says', () => {
  const rows = new Map(table.map((row) => [row.operation_id, row]));
  for (const located of allOperations()) {
    const { origin: _origin, ...expected } = rows.get(located.operation.operationId ?? '') ?? ({} as Row);
    expect(asRow(located)).toEqual(expected);
  }
});
