import type { OpenAPIV3 } from 'openapi-types';

type Schema30 = OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject;
/** A JSON schema of the 2020-12 draft; the types of openapi-types mix both versions up. */
export type Schema31 = Readonly<Record<string, unknown>>;

/**
 * Converts a schema of OpenAPI 3.0 to 3.1: null is a type, and examples are a list. References stay, since the components move along. Only
 * the words that our contracts use are known; see `contracts/README.md`.
 */
export function toSchema31(schema: Schema30): Schema31 {
  if ('$ref' in schema) return { $ref: schema.$ref };
  const { nullable, example, type, properties, allOf, oneOf, anyOf, additionalProperties, ...rest } = schema;
  const { items, ...words } = rest as { items?: Schema30 } & Record<string, unknown>;
  const orNull = (alternatives: Schema31[]): Schema31[] => [...alternatives, { type: 'null' }];
  return {
    ...words,
    ...(type && { type: nullable ? [type, 'null'] : type }),
    ...(example !== undefined && { examples: [example] }),
    ...(items && { items: toSchema31(items) }),
    ...(properties && { properties: toSchemas31(properties) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: typeof additionalProperties === 'object' ? toSchema31(additionalProperties) : additionalProperties,
    }),
    ...(allOf && (nullable ? { anyOf: orNull(allOf.map(toSchema31)) } : { allOf: allOf.map(toSchema31) })),
    ...(oneOf && { oneOf: nullable ? orNull(oneOf.map(toSchema31)) : oneOf.map(toSchema31) }),
    ...(anyOf && { anyOf: nullable ? orNull(anyOf.map(toSchema31)) : anyOf.map(toSchema31) }),
  };
}

export function toSchemas31(schemas: Readonly<Record<string, Schema30>>): Record<string, Schema31> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toSchema31(schema)]));
}
