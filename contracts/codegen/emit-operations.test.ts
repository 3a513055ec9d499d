import type { Contract, ContractOperation } from './contract.ts';
import { emitManifest, manifestEntry } from './emit-operations.ts';
import { joinLiteralUnions } from './tsoa.ts';

const schemas = {
  Request: {
    type: 'object',
    properties: {
      name: { type: 'string', 'x-personal-data': true },
      contacts: { type: 'array', items: { $ref: '#/components/schemas/Contact' } },
      metadata: { $ref: '#/components/schemas/Metadata' },
    },
  },
  Contact: {
    type: 'object', 'x-rules': [{ one_of: ['email', 'phone'] }], properties: { email: { type: 'string', 'x-personal-data': true } },
  },
  Metadata: { type: 'object', 'x-max-bytes': 8192 },
};

const operation = {
  operationId: 'changeThing',
  tags: ['Things'],
  security: [{ oauth: ['service/things'] }],
  'x-idempotency': 'optional',
  'x-rules': [{ one_at_most: ['query', 'as_of'] }],
  'x-resources': { thing_id: 'thing' },
  parameters: [
    { name: 'thing_id', in: 'path', required: true },
    { name: 'query', in: 'query', 'x-personal-data': true },
    { name: 'as_of', in: 'query' },
  ],
  requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } } },
  responses: { '201': { description: 'Done.' } },
} as unknown as ContractOperation;

function contractWith(paths: Contract['paths']): Contract {
  return { openapi: '3.0.3', info: { title: 't', version: '1' }, paths, components: { schemas } } as Contract;
}

test('the manifest holds the policy of an operation', () => {
  const contract = contractWith({ '/v1/things/{thing_id}': { post: operation } });
  expect(manifestEntry(contract, { interfaceName: 'command', path: '/v1/things/{thing_id}', method: 'post', operation })).toEqual({
    operationId: 'changeThing',
    interface: 'command',
    method: 'POST',
    path: '/v1/things/{thing_id}',
    tag: 'Things',
    scope: 'service/things',
    idempotency: 'optional',
    resources: { thing_id: 'thing' },
    status: 201,
    body: 'required',
    queryParameters: ['query', 'as_of'],
    rules: [
      { in: 'query', one_at_most: ['query', 'as_of'] },
      { in: 'body', max_bytes: { metadata: 8192 } },
      { in: 'body', at: ['contacts', '*'], one_of: ['email', 'phone'] },
    ],
    preview: false,
    personalFields: ['email', 'name', 'query'],
  });
});

test('an operationId names one operation', () => {
  const core = contractWith({ '/a': { post: operation } });
  const command = contractWith({ '/b': { post: operation } });
  expect(() => emitManifest({ core, command })).toThrow('changeThing is the operationId of two operations');
});

test('previews are named, so that no controller is asked for', () => {
  const preview = { ...operation, 'x-status': 'preview' } as ContractOperation;
  const source = emitManifest({ core: contractWith({ '/a': { post: preview } }), command: contractWith({}) });
  expect(source).toContain("export type PreviewOperationId =\n  | 'changeThing';");
  expect(source).toContain('export type CommandOperationId = never;');
});

test.each([
  [
    '{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["A"]},{"dataType":"enum","enums":["B"]}]}',
    '{"dataType":"enum","enums":["A","B"]}',
  ],
  [
    '{"dataType":"union","subSchemas":[{"ref":"A"},{"dataType":"enum","enums":[null]}]}',
    '{"dataType":"union","subSchemas":[{"ref":"A"},{"dataType":"enum","enums":[null]}]}',
  ],
])('unions of literals become one enum: %s', (routes, expected) => {
  expect(joinLiteralUnions(routes)).toBe(expected);
});
