/**
 * operations.csv: all operations, as they were promised to clients (`given`) or came later (`ours`). `make record` adds those that are new.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  referencedName, requestSchemaOf, resolve, scopeOf, successStatusOf, type LocatedOperation, type Reference,
} from '../../contracts/codegen/contract.ts';
import { allOperations, contractOf } from './contracts.ts';

export const README = join(import.meta.dirname, '../../README.md');
const IN_README = /(?<=\b[Aa]ll )\d+(?= operations)/g;
const FILE = join(import.meta.dirname, 'operations.csv');
const COLUMNS = [
  'interface', 'tag', 'method', 'path', 'operation_id', 'scope', 'idempotency_key', 'request', 'status', 'response', 'origin',
] as const;

export type Row = Record<(typeof COLUMNS)[number], string>;

export function readTable(): Row[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(COLUMNS.map((name, index) => [name, (cells[index] ?? '').trim()])) as Row;
  });
}

/** The number of operations in each place where the README gives it. */
export function operationsInReadme(text: string): number[] {
  return [...text.matchAll(IN_README)].map(([count]) => Number(count));
}

/** Adds the new operations, behind those of their tag. Existing lines stay unchanged: they were promised. */
export function recordOperations(): void {
  const table = readTable();
  for (const located of allOperations()) {
    const row = { ...asRow(located), origin: 'ours' };
    if (table.some((it) => it.operation_id === row.operation_id)) continue;
    const last = table.findLastIndex((it) => it.interface === row.interface && it.tag <= row.tag);
    table.splice(last + 1, 0, row);
  }
  const lines = table.map((row) => COLUMNS.map((name) => row[name]).join(','));
  writeFileSync(FILE, `${[COLUMNS.join(','), ...lines].join('\n')}\n`);
  writeFileSync(README, readFileSync(README, 'utf8').replaceAll(IN_README, String(table.length)));
}

/** An operation of a contract as a row of the table. */
export function asRow({ interfaceName, path, method, operation }: LocatedOperation): Omit<Row, 'origin'> {
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
