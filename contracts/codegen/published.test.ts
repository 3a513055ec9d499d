import { describe, expect, it } from '@jest/globals';
import { asPublished } from './published.ts';

const published = (properties: object, schemas: object = {}) =>
  asPublished({ components: { schemas: { Thing: { type: 'object', properties }, ...schemas } as never } }).components?.schemas as Record<
    string, { properties: Record<string, unknown> }
  >;

describe('a reference that may be null', () => {
  it('to a simple value is written out, with the words of its place, and leaves no unused schema', () => {
    const schemas = published({ id: { nullable: true, description: 'Whose.', allOf: [{ $ref: '#/components/schemas/Id' }] } }, {
      Id: { type: 'string', pattern: '^x', description: 'An id.' },
    });
    expect(schemas).toEqual({
      Thing: { type: 'object', properties: { id: { type: 'string', pattern: '^x', description: 'Whose.', nullable: true } } },
    });
  });

  it.each([
    ['an object', { type: 'object', properties: {} }, 'object'], ['an enum', { type: 'string', enum: ['A'] }, 'string'],
    ['a union', { oneOf: [{ type: 'string' }] }, 'object'],
  ])('to %s is one of two', (_what, Other, type) => {
    const { Thing } = published({ it: { nullable: true, description: 'It.', allOf: [{ $ref: '#/components/schemas/Other' }] } }, { Other });
    expect(Thing?.properties['it']).toEqual({
      description: 'It.', anyOf: [{ $ref: '#/components/schemas/Other' }, { type, nullable: true, enum: [null] }],
    });
  });
});

it('leaves what has a type as it is, and schemas that nothing ever referred to', () => {
  const properties = { text: { type: 'string', nullable: true }, other: { allOf: [{ $ref: '#/components/schemas/Thing' }] } };
  expect(published(properties, { Event: { type: 'object' } })).toEqual({
    Event: { type: 'object' }, Thing: { type: 'object', properties },
  });
});

it('names no schema as generators name something of their own', () => {
  const schemas = published({ why: { $ref: '#/components/schemas/Error' } }, { Error: { type: 'object' } });
  expect(schemas).toEqual({
    ErrorResponse: { type: 'object' }, Thing: { type: 'object', properties: { why: { $ref: '#/components/schemas/ErrorResponse' } } },
  });
  expect(() => published({}, { Error: { type: 'object' }, ErrorResponse: { type: 'object' } })).toThrow('another is published under');
});

it.each(['date', 'date-time'])('gives a %s no pattern, which clients would hold their own type of it to', (format) => {
  expect(published({ at: { type: 'string', format, pattern: '^2' }, code: { type: 'string', pattern: '^2' } })).toEqual({
    Thing: { type: 'object', properties: { at: { type: 'string', format }, code: { type: 'string', pattern: '^2' } } },
  });
});
