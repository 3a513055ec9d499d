import type { Contract, Schema } from './contract.ts';
import { emitModels, mergeSchemas } from './emit-models.ts';
import { escapePattern } from './jsdoc.ts';

function contractWith(schemas: Record<string, object>): Contract {
  return { openapi: '3.0.3', info: { title: 't', version: '1' }, paths: {}, components: { schemas } } as Contract;
}

/** The emitted source of one schema, without the file's header. */
async function emitted(schema: object, others: Record<string, object> = {}): Promise<string> {
  const source = await emitModels([contractWith({ A: schema, ...others })]);
  return source.slice(source.indexOf('*/\n\n') + 4).trim();
}

const text: Schema = { type: 'string' };

test('the file says that it is not to be edited', async () => {
  expect(await emitModels([contractWith({ A: text })])).toContain('Do not edit');
});

test.each<[string, object, string]>([
  ['bounds of a string', { type: 'string', minLength: 1, maxLength: 9, pattern:
    '^a+$' }, '/**\n * @minLength 1\n * @maxLength 9\n * @pattern ^a+$\n */\nexport type A = string;'],
  ['a small integer', { type: 'integer', format: 'int32', minimum: 0, maximum:
    5 }, '/**\n * @isInt\n * @minimum 0\n * @maximum 5\n */\nexport type A = number;'],
  ['a large integer', { type: 'integer', format: 'int64' }, '/**\n * @isLong\n */\nexport type A = number;'],
  ['a number', { type: 'number' }, '/**\n * @isDouble\n */\nexport type A = number;'],
  ['an enum', { type: 'string', enum: ['x', 'y'] }, 'export type A = "x" | "y";'],
  ['null', { type: 'string', nullable: true }, 'export type A = string | null;'],
  ['an enum or null', { type: 'string', nullable: true, enum: ['x', null] }, 'export type A = "x" | null;'],
  ['a default of several values', {
    type: 'string', enum: ['ON', 'OFF'], default: 'ON',
  }, '/**\n * @default "ON"\n */\nexport type A = "ON" | "OFF";'],
  ['a default', { type: 'boolean', default: false }, '/**\n * @default false\n */\nexport type A = boolean;'],
  ['any JSON object', { type: 'object', additionalProperties: true }, 'export interface A {\n  [key: string]: unknown;\n}'],
  ['a map', { type: 'object', additionalProperties: { type: 'string' } }, 'export interface A {\n  [key: string]: string;\n}'],
  ['a closed object', { type: 'object', additionalProperties: false, properties: {} }, 'export interface A {\n}'],
])('%s', async (_name, schema, expected) => {
  expect(await emitted(schema)).toBe(expected);
});

test('a format is held by a pattern', async () => {
  const source = await emitted({ type: 'string', format: 'date' });
  expect(source).toContain('@format date\n');
  expect(source).toContain(String.raw`@pattern ^\d{4}-`);
});

test('an object becomes an interface with its constraints and named types', async () => {
  const schema = {
    type: 'object',
    description: 'A thing.',
    additionalProperties: true,
    required: ['b'],
    properties: {
      b: { $ref: '#/components/schemas/B' },
      many: { type: 'array', description: 'Many.', maxItems: 3, items: { $ref: '#/components/schemas/B' } },
      described: { description: 'One.', allOf: [{ $ref: '#/components/schemas/B' }] },
      'odd-name': { type: 'boolean' },
    },
  };
  expect(await emitted(schema, { B: text })).toBe(
    [
      '/**\n * A thing.\n */',
      'export interface A {',
      '  b: B;',
      '  /**\n   * Many.\n   * @maxItems 3\n   */',
      '  many?: B[];',
      '  /**\n   * One.\n   */',
      '  described?: B;',
      '  "odd-name"?: boolean;',
      '  [key: string]: unknown;',
      '}',
      '',
      'export type B = string;',
    ].join('\n'),
  );
});

test('a union of named schemas', async () => {
  const schema = { anyOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }] };
  expect(await emitted(schema, { B: text, C: text })).toContain('export type A = B | C;');
});

test.each<[string, object, string]>([
  ['items with a constraint', { type: 'array', items: { type: 'string', maxLength: 3 } }, 'must be a named schema'],
  ['map values with a constraint', { type: 'object', additionalProperties: { type: 'string', maxLength: 3 } }, 'must be a named schema'],
  [
    'an object inside an object', { type: 'object', properties: { a: { type: 'object', properties: { b: text } } } },
    'must be a named schema',
  ],
])('%s are refused, since tsoa would not hold them', async (_name, schema, expected) => {
  await expect(emitted(schema)).rejects.toThrow(expected);
});

test('one name means one schema in all contracts', () => {
  const same = [contractWith({ A: text }), contractWith({ A: text, B: text })];
  expect(Object.keys(mergeSchemas(same))).toEqual(['A', 'B']);
  const different = [contractWith({ A: text }), contractWith({ A: { type: 'integer' } })];
  expect(() => mergeSchemas(different)).toThrow('A means different things');
});

test('a pattern survives a comment and still means the same', () => {
  const escaped = escapePattern('^[^ @]*/?@x$');
  expect(escaped).not.toMatch(/[ @]|\*\//);
  for (const value of ['a@x', 'a/@x', 'a b@x', 'a']) {
    expect(new RegExp(escaped).test(value)).toBe(/^[^ @]*\/?@x$/.test(value));
  }
});
