import { describe, expect, it } from '@jest/globals';
import type { Contract, Schema } from '../contract.ts';
import { camel, groupsOf } from './names.ts';
import { emitSdk } from './emit-sdk.ts';

type Operation = Record<string, unknown>;
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const thing: Schema = {
  type: 'object', description: 'A thing.', required: ['kind'],
  properties: { kind: reference('Kind') as Schema, size: { type: 'string', enum: ['S', 'L', null], nullable: true } },
};
const schemas = {
  Kind: { type: 'string', enum: ['A', 'B'] }, Thing: thing, Plain: { type: 'object', properties: { name: { type: 'string' } } },
};

function contract(paths: Record<string, Record<string, Operation>>, more: Record<string, object> = {}): Contract {
  const all = Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [method, { tags: ['Odd Things'], summary: 'Do', responses: {
      200: { description: 'Done.', ...json(reference('Thing')) },
    }, ...operation }]))]));
  return {
    openapi: '3.0.3', info: { title: 'T', version: '1' }, tags: [
      { name: 'Odd Things', description: 'Things.' }, { name: 'Oddities', description: 'More.', 'x-group': 'oddThings' },
    ],
    paths: all, components: { schemas: { ...schemas, ...more } },
  } as unknown as Contract;
}

const none = contract({});
const emit = (core: Contract) => emitSdk({ core, command: none }, none, {});

describe('names', () => {
  it.each(
    [['Accounts', 'accounts'], ['GL Accounts', 'glAccounts'], ['KYC', 'kyc'], ['account_id', 'accountId'], ['sqd_id', 'sqdId']],
  )('%s is %s', (text, name) => {
    expect(camel(text)).toBe(name);
  });

  it('an operation is found under its tag, what its tag says, or what it says itself', () => {
    const core = contract({
      '/a': { get: { operationId: 'getA' } }, '/b': { get: { operationId: 'getB', tags: ['Oddities'] } },
      '/c': { get: { operationId: 'getC', 'x-group': 'others' } },
    });
    expect(groupsOf({ core, command: none }).map(({ name, methods }) => [name, methods.map(({ operationId }) => operationId)])).toEqual([
      ['oddThings', ['getA', 'getB']], ['others', ['getC']],
    ]);
  });

  it('two operations of one name are refused', () => {
    const core = contract({ '/a': { get: { operationId: 'getA' } }, '/b': { get: { operationId: 'getA' } } });
    expect(() => groupsOf({ core, command: none })).toThrow('getA is the operationId of two operations');
  });
});

describe('types', () => {
  it('what is sent is closed, what is received is open; what is both and the same is one type', async () => {
    const body = (name: string) => ({ requestBody: { required: true, ...json(reference(name)) } });
    const files = await emit(contract({ '/a': { post: { operationId: 'makeThing', 'x-idempotency': 'required', ...body('Thing') } }, '/b':
      { put: { operationId: 'putPlain', ...body('Plain'), responses: { 200: { description: 'Done.', ...json(reference('Plain')) } } } } }));
    const models = files.get('models.ts') ?? '';
    expect(models).toContain('export type Kind = "A" | "B";');
    expect(models).toMatch(/interface Thing \{\n {2}kind: Open<Kind>;\n {2}size\?: Open<"S" \| "L"> \| null \| undefined;/);
    expect(models).toMatch(/interface ThingInput \{\n {2}kind: Kind;\n {2}size\?: "S" \| "L" \| null \| undefined;/);
    expect(models).not.toContain('PlainInput');
    expect(files.get('operations.ts')).toContain('makeThing(body: models.ThingInput, options?: WriteOptions): Call<models.Thing, never>;');
    expect(files.get('operations.ts')).toContain("makeThing: 'POST! /a',");
  });

  it('a received union takes shapes to come, and the fields that decide stay closed', async () => {
    const shape = (kind: string) => ({ type: 'object', required: ['kind'], properties: { kind: { type: 'string', enum: [kind] } } });
    const union = { oneOf: [reference('Round'), reference('Square')], discriminator: { propertyName: 'kind', mapping: {} } };
    const files = await emit(contract(
      { '/a': { get: { operationId: 'getShape', responses: { 200: { description: 'Done.', ...json(reference('Shape')) } } } } },
      { Shape: union, Round: shape('ROUND'), Square: shape('SQUARE') },
    ));
    expect(files.get('models.ts')).toContain('export type Shape = Round | Square | UnlistedShape<"kind">;');
    expect(files.get('models.ts')).toMatch(/interface Round \{\n {2}kind: "ROUND";/);
  });

  it('a page is told by next_cursor, with its one list; another list beside it is refused', async () => {
    const page = (lists: string[]) => ({ type: 'object', properties: { ...Object.fromEntries(lists.map((name) =>
      [name, { type: 'array', items: reference('Thing') }])), next_cursor: { type: 'string', nullable: true } } });
    const core = (lists: string[]) => contract(
      { '/a': { get: { operationId: 'listThings', responses: { 200: { description: 'Done.', ...json(reference('Page')) } } } } },
      { Page: page(lists) },
    );
    const operations = (await emit(core(['data']))).get('operations.ts');
    expect(operations).toContain("PageCall<models.Page, models.Page['data'][number], never>");
    expect(operations).toContain("listThings: 'GET /a data',");
    await expect(emit(core(['data', 'items']))).rejects.toThrow('a page has one list');
  });

  it('an operation without a shape in the SDK is refused, by name', async () => {
    const query = { parameters: [{ in: 'query', name: 'dry', schema: { type: 'boolean' } }] };
    await expect(emit(contract({ '/a': { post: { operationId: 'makeThing', ...query } } }))).rejects.toThrow(
      'makeThing: a write with a query',
    );
  });
});
