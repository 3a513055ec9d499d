import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { readCatalogue } from './catalogue.ts';
import { resolve, type Contract, type ContractOperation } from './contract.ts';
import { errorCodesOf, expandPolicy } from './expand.ts';

const entry = (status: number, applies?: CatalogueEntry['applies']): CatalogueEntry => ({
  status,
  title: 'Title.',
  pt: { title: 'Título.', when: 'Quando.', action: 'Ação.' },
  when: 'When.',
  action: 'Action.',
  retryable: false,
  applies,
  example: { message: 'Message.' },
});

const catalogue: Catalogue = {
  TOKEN: entry(401, 'token'),
  BODY: entry(413, 'body'),
  KEY: entry(422, 'idempotency'),
  CURSOR: entry(422, 'cursor'),
  PREVIEW: entry(501, 'preview'),
  ALWAYS: entry(500, 'always'),
  THING_NOT_FOUND: entry(404),
  REFUSED: entry(422),
};

const bare: ContractOperation = { operationId: 'op', security: [], responses: { '200': { description: 'Done.' } } };

function contractWith(operation: ContractOperation): Contract {
  return { openapi: '3.0.3', info: { title: 't', version: '1' }, paths: { '/x': { post: operation } } };
}

test.each<[string, Partial<ContractOperation>, string[]]>([
  ['nothing declared', {}, ['ALWAYS']],
  ['a scope', { security: [{ oauth: ['s'] }] }, ['TOKEN', 'ALWAYS']],
  ['a body', { requestBody: { content: {} } }, ['BODY', 'ALWAYS']],
  ['an idempotency key', { 'x-idempotency': 'optional' }, ['KEY', 'ALWAYS']],
  ['a page', { parameters: [{ name: 'cursor', in: 'query' }] }, ['CURSOR', 'ALWAYS']],
  ['a preview', { 'x-status': 'preview' }, ['PREVIEW', 'ALWAYS']],
  ['a path resource', { 'x-resources': { thing_id: 'thing' } }, ['ALWAYS', 'THING_NOT_FOUND']],
  ['codes of its own', { 'x-errors': ['REFUSED', 'THING_NOT_FOUND'] }, ['ALWAYS', 'REFUSED', 'THING_NOT_FOUND']],
])('%s implies %j', (_name, policy, expected) => {
  const operation = { ...bare, ...policy };
  expect(errorCodesOf(contractWith(operation), operation, catalogue)).toEqual(expected);
});

test('a code that is in no catalogue is refused', () => {
  const operation = { ...bare, 'x-errors': ['NOWHERE'] };
  expect(() => errorCodesOf(contractWith(operation), operation, catalogue)).toThrow('op: NOWHERE is in no errors.yaml');
});

test('answers are written out with an example named by each code', () => {
  const operation: ContractOperation = { ...bare, requestBody: { content: {} }, 'x-errors': ['REFUSED'] };
  const expanded = expandPolicy(contractWith(operation), catalogue, { summary: 'Invalid.', value: { detail: [] } });
  const { responses } = expanded.paths['/x']?.post as ContractOperation;
  expect(Object.keys(responses).sort()).toEqual(['200', '413', '422', '500']);
  expect(responses['422']).toEqual({ $ref: '#/components/responses/VALIDATION.REFUSED' });
  expect(resolve(expanded, responses['422'])).toMatchObject({
    headers: { 'X-Request-Id': {} },
    content: {
      'application/json': {
        schema: {
          oneOf: [{ $ref: '#/components/schemas/HTTPValidationError' }, { $ref: '#/components/schemas/Error' }],
        },
        examples: {
          VALIDATION: { value: { detail: [] } },
          REFUSED: { value: { error: 'REFUSED', message: 'Message.' } },
        },
      },
    },
  });
  expect(resolve(expanded, responses['500'])).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
});

test('the catalogue is whole: each code has a status, sentences and an example', () => {
  const catalogue = readCatalogue();
  for (const [code, { status, title, when, action, retryable, example }] of Object.entries(catalogue)) {
    const whole =
      status >= 400 &&
      [title, when, action].every((text) => text.endsWith('.')) &&
      example.message.length > 0 &&
      typeof retryable === 'boolean';
    expect({ code, whole }).toEqual({ code, whole: true });
  }
});
