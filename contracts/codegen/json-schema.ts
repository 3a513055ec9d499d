import { openapiSchemaToJsonSchema } from '@openapi-contrib/openapi-schema-to-json-schema';
import type { Reference, Schema } from './contract.ts';

/**
 * `declared` takes a schema as it is written; `closed` also refuses undeclared fields, wherever a schema
 * declares any: the service's answers must be fully declared, while clients must tolerate more.
 */
export type Strictness = 'declared' | 'closed';

type Json = Record<string, unknown>;

/** Applies `change` to every object inside a JSON value, innermost first. */
function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapObjects(item, change)])));
}

/** `nullable` beside a reference, which the converter does not know: the type is the reference's, or null. */
function nullableReference(schema: Json): Json {
  if (schema['nullable'] !== true || schema['type'] !== undefined) return schema;
  const { nullable: _nullable, ...rest } = schema;
  return { anyOf: [rest, { enum: [null] }] };
}

function close(schema: Json): Json {
  const properties = schema['properties'];
  const declares =
    schema['type'] === 'object' && properties !== undefined && Object.keys(properties as Json).length > 0;
  return declares ? { ...schema, additionalProperties: false } : schema;
}

const BEFORE_NAME = '#/components/schemas/';

function pointing(schema: Json, at: string): Json {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? { $ref: at + reference.slice(BEFORE_NAME.length) } : schema;
}

/** Converts a schema of a contract to JSON Schema. @param at prefix of the names of the schemas that it references. */
export function toJsonSchema(schema: Schema | Reference, strictness: Strictness, at: string): object {
  const prepared = mapObjects(schema, (object) => {
    const nullable = nullableReference(pointing(object, at));
    return strictness === 'closed' ? close(nullable) : nullable;
  });
  // The converter names draft 4, which differs only in words our contracts do not use (boolean exclusive bounds).
  const { $schema: _draft, ...converted } = openapiSchemaToJsonSchema(prepared as never) as Json;
  return converted;
}
