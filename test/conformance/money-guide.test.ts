/** The money guide's tables of names agree with the contracts, and leave out no amount. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import {
  requestSchemaOf, resolve, type Contract, type LocatedOperation, type Reference, type Schema,
} from '../../contracts/codegen/contract.ts';
import { allOperations, contractOf, operationOf } from './contracts.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/guides/money.md'), 'utf8');
const TABLES = GUIDE.slice(GUIDE.indexOf('## Names of amounts and ids'), GUIDE.indexOf('## In your code'));
const rows = [...TABLES.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim())).filter(
  ([first]) => !/^(-+|Where|What is wrong)$/.test(first ?? ''),
);
const names = rows.filter(({ length }) => length === 3);
const codes = rows.filter(({ length }) => length === 2);

/** A named field of a request or an answer. */
interface Field {
  readonly name: string;
  readonly schema: Schema;
}

/** All fields of a schema, at any depth. */
function fieldsOf(contract: Contract, schema: Schema | Reference | undefined, above: readonly Schema[] = []): Field[] {
  const own = schema && merged(contract, schema);
  if (!own || above.includes(own)) return [];
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? []), ...(own.type === 'array' ? [own.items] : [])];
  return [
    ...Object.entries(own.properties ?? {}).flatMap(([name, it]) => [
      { name, schema: merged(contract, it) }, ...fieldsOf(contract, it, [...above, own]),
    ]),
    ...parts.flatMap((it) => fieldsOf(contract, it, [...above, own])),
  ];
}

function merged(contract: Contract, schema: Schema | Reference): Schema {
  const found = resolve<Schema>(contract, schema);
  const [only, ...more] = found.allOf ?? [];
  return only && more.length === 0 ? { ...resolve<Schema>(contract, only), ...found, allOf: [] } as Schema : found;
}

function fieldsOfOperation({ interfaceName, operation }: LocatedOperation): Field[] {
  const contract = contractOf(interfaceName);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = success
    && resolve<{ content?: Record<string, { schema: Schema }> }>(contract, success as Reference).content?.['application/json']?.schema;
  return [...fieldsOf(contract, requestSchemaOf(contract, operation) ?? undefined), ...fieldsOf(contract, answer)];
}

const linked = (text: string): string[] => [...text.matchAll(/\(operation:(\w+)\)/g)].map(([, id = '']) => id);
const words = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => word.match(/[a-z][a-z_]*/g) ?? []);

/** Endings that the guide explains, a value of `unit`, a type of parameters, and a parameter of one product. */
const NO_FIELDS = ['_cents', '_minor', 'minor_units', '_amount', '_value', 'cents', 'deposit_cents'];

describe('the table of names', () => {
  it.each(names)('%s: has the fields that it names', (where, amount = '', id = '') => {
    const known = new Set([...linked(where), ...linked(id)].flatMap((it) => fieldsOfOperation(operationOf(it))).map(({ name }) => name));
    const named = [...words(amount), ...words(id)].filter((word) => !NO_FIELDS.includes(word) && !NO_FIELDS.includes(`_${word}`));
    expect(known.size).toBeGreaterThan(0);
    expect(named.filter((word) => !known.has(word))).toEqual([]);
  });

  it('leaves out no amount of the contracts', () => {
    const told = new Set(names.flatMap(([, amount = '']) => words(amount)));
    const unnamed = allOperations().flatMap((located) => fieldsOfOperation(located).flatMap(({ name, schema }) => {
      const isObject = schema.properties?.['currency'] !== undefined && schema.properties['value'] !== undefined;
      const isNumber = schema.type === 'integer' && /minor unit|cents|centavo/i.test(schema.description ?? '');
      const isPlain = isObject ? /(^|_)(amount|value)$/.test(name) : /_(cents|minor)$/.test(name);
      return (isObject || isNumber) && !isPlain && !told.has(name) ? [name] : [];
    }));
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it('names each number that its ending would call an object', () => {
    const told = new Set(names.flatMap(([, amount = '']) => words(amount)));
    const numbers = allOperations().flatMap((located) => fieldsOfOperation(located)).filter(
      ({ name, schema }) => schema.type === 'integer' && /(^|_)(amount|value)$/.test(name),
    );
    expect([...new Set(numbers.map(({ name }) => name))].filter((name) => !told.has(name))).toEqual([]);
  });
});

it('shows amounts to the centavo, also near 2^53, as its code does it', async () => {
  const code = /```ts\n(const brl[\s\S]*?)```/.exec(GUIDE)?.[1] ?? '';
  const javascript = ts.transpileModule(
    code, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext } },
  ).outputText;
  const { show, read } = await import(`data:text/javascript,${encodeURIComponent(javascript)}`) as {
    show(cents: number): string; read(text: string): number;
  };
  const shown = (cents: number) => show(cents).replace(/\s/g, ' ');
  expect([0, 5, -5, 123_450, -100, Number.MAX_SAFE_INTEGER, 9_007_199_254_740_973].map(shown)).toEqual([
    'R$ 0,00', 'R$ 0,05', '-R$ 0,05', 'R$ 1.234,50', '-R$ 1,00', 'R$ 90.071.992.547.409,91', 'R$ 90.071.992.547.409,73',
  ]);
  for (const cents of [0, 7, 99, 123_450, Number.MAX_SAFE_INTEGER]) expect(read(show(cents).replace(/[^\d.,]/g, ''))).toBe(cents);
});

it.each(codes)('%s: the operations have the codes', (_what, shown = '') => {
  const given = [...shown.matchAll(/\[`([A-Z_]+)`\]\(operation:(\w+)\)/g)];
  expect(given.length).toBeGreaterThan(0);
  expect(
    given.filter(([, code = '', id = '']) => !operationOf(id).operation['x-errors']?.includes(code)).map(([text]) => text),
  ).toEqual([]);
});
