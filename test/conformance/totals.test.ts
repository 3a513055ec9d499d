import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  operationsOf,
  referencedName,
  requestSchemaOf,
  resolve,
  scopeOf,
  successStatusOf,
  type LocatedOperation,
  type Reference,
} from '../../contracts/codegen/contract.ts';
import { allOperations, contractOf } from './contracts.ts';

/** A row of operations.csv, the list of the 213 operations that the contracts have to describe. */
type Row = Record<
  | 'interface'
  | 'tag'
  | 'method'
  | 'path'
  | 'operation_id'
  | 'scope'
  | 'idempotency_key'
  | 'request'
  | 'status'
  | 'response'
  | 'origin',
  string
>;

function readTable(): Row[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, 'operations.csv'), 'utf8')
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])) as Row;
  });
}

const table = readTable();

function distinct(values: string[]): number {
  return new Set(values).size;
}

/** An operation of a contract as a row of the table. */
function asRow({ interfaceName, path, method, operation }: LocatedOperation): Omit<Row, 'origin'> {
  const contract = contractOf(interfaceName);
  const status = successStatusOf(operation);
  const success = resolve(contract, operation.responses[String(status)] as Reference) as unknown as {
    content?: Record<string, { schema: Reference }>;
  };
  const request = requestSchemaOf(contract, operation);
  const response = success.content?.['application/json']?.schema;
  return {
    interface: interfaceName,
    tag: operation.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    operation_id: operation.operationId ?? '',
    scope: scopeOf(operation) ?? 'none',
    idempotency_key: operation['x-idempotency'] ?? '',
    request: request ? referencedName(request as Reference) : '',
    status: String(status),
    response: response ? referencedName(response) : 'binary archive',
  };
}

/** The counts that the table and the contracts both have to reach. */
const totals = [
  { name: 'core', paths: 68, operations: 72, tags: 19 },
  { name: 'command', paths: 121, operations: 141, tags: 16 },
] as const;

test.each(totals)('the table gives $name $paths paths, $operations operations and $tags tags', ({ name, ...expected }) => {
  const rows = table.filter((row) => row.interface === name);
  expect({
    paths: distinct(rows.map(({ path }) => path)),
    operations: distinct(rows.map(({ method, path }) => `${method} ${path}`)),
    tags: distinct(rows.map(({ tag }) => tag)),
  }).toEqual(expected);
});

test.each(totals)('the $name contract has $paths paths, $operations operations and $tags tags', ({ name, ...expected }) => {
  const contract = contractOf(name);
  const operations = operationsOf(contract, name);
  expect({
    paths: Object.keys(contract.paths).length,
    operations: operations.length,
    tags: distinct(operations.map(({ operation }) => operation.tags?.[0] ?? '')),
  }).toEqual(expected);
  expect(contract.tags).toHaveLength(expected.tags);
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
  expect(table).toHaveLength(213);
  expect(distinct(table.map(({ operation_id: id }) => id))).toBe(213);
});

test('every operation in the contracts is as the table says', () => {
  const rows = new Map(table.map((row) => [row.operation_id, row]));
  for (const located of allOperations()) {
    const { origin: _origin, ...expected } = rows.get(located.operation.operationId ?? '') ?? ({} as Row);
    expect(asRow(located)).toEqual(expected);
  }
});
