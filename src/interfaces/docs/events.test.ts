import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from '@jest/globals';
import { eventSchemas } from '../../../generated/events.ts';
import { eventsDocument } from './events.ts';
import { guidesDocument } from './guides.ts';
import { toSchema31 } from './openapi31.ts';

interface Webhook {
  parameters: unknown[];
  requestBody: { content: { 'application/json': { schema: object; example: { event_type: string } } } };
}

const document = eventsDocument() as { webhooks: Record<string, { post: Webhook }>; components: object };

it('has every event type', () => {
  expect(Object.keys(document.webhooks)).toEqual(Object.keys(eventSchemas).toSorted());
});

it.each([['events', eventsDocument], ['guides', guidesDocument]])('the document of the %s is valid OpenAPI 3.1', async (name, make) => {
  const rules = {
    'no-empty-servers': 'off', // Events go to the reader's own servers, and the guides have no operations.
    'info-license': 'off',
  } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(make()), absoluteRef: `/${name}.json`, config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)).toEqual([]);
});

describe('each event', () => {
  const ajv = new Ajv2020.default({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ components: document.components }, 'document');

  it.each(Object.entries(document.webhooks))('%s has an example of its schema, and the headers of a delivery', (type, { post }) => {
    const { schema, example } = post.requestBody.content['application/json'];
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
    const validate = ajv.compile(absolute);
    validate(example);
    expect({ type, errors: validate.errors }).toEqual({ type: example.event_type, errors: null });
    expect(JSON.stringify(post.parameters)).toContain('X-Service-Signature');
  });
});

it.each([
  [{ type: 'string', nullable: true, example: 'a' }, { type: ['string', 'null'], examples: ['a'] }],
  [{ nullable: true, allOf: [{ $ref: '#/x' }] }, { anyOf: [{ $ref: '#/x' }, { type: 'null' }] }],
  [{ type: 'array', items: { type: 'integer', nullable: true } }, { type: 'array', items: { type: ['integer', 'null'] } }],
  [
    { type: 'object', properties: { nullable: { type: 'string' } }, additionalProperties: false },
    { type: 'object', properties: { nullable: { type: 'string' } }, additionalProperties: false },
  ],
] as const)('%j is %j in OpenAPI 3.1', (schema30, schema31) => {
  expect(toSchema31(schema30 as never)).toEqual(schema31);
});
