import type { Reference, Schema, Schemas } from '../description/document.ts';

const SCHEMA = /^#\/components\/schemas\/(.+)$/;

/**
 * A schema with what it is composed of: a union of objects is one object with all their members, of which those of every kind are required,
 * because a later kind must be readable.
 */
export function flattened(schema: Schema, schemas: Schemas): Schema {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (parts.length === 0) return schema;
  const flat = parts.map((part) => flattened('$ref' in part ? schemas[nameOf(part) ?? ''] as Schema : part, schemas));
  const { allOf: _all, oneOf: _one, anyOf: _any, discriminator: _by, ...own } = schema;
  if (flat.length === 1 && !schema.properties) return { ...flat[0], ...own } as Schema;
  if (flat.every(({ enum: values }) => values)) return {
    ...own, type: 'string', enum: [...new Set(flat.flatMap(({ enum: values = [] }) => values as string[]))],
  };
  if (!flat.every(({ properties }) => properties)) return { ...own, ...(alike(flat) && { type: flat[0]?.type }) } as Schema;
  const isUnion = schema.allOf === undefined;
  const required = isUnion ? (flat[0]?.required ?? []).filter((name) => flat.every(({ required: of = [] }) =>
    of.includes(name))) : flat.flatMap(({ required: of = [] }) => of);
  const all = [...flat, own as Schema];
  const names = [...new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return {
    ...own, type: 'object', required: [...new Set([...required, ...(own.required ?? [])])],
    properties: Object.fromEntries(names.map((name) => [name, merged(all.flatMap(({ properties = {} }) => properties[name] ?? []))])),
  } as Schema;
}

/** Members of one name from several kinds: one that all share, else what they have in common. */
function merged(found: readonly (Schema | Reference)[]): Schema | Reference {
  const [first, ...others] = found;
  if (first === undefined || others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first ?? {};
  const schemas = found.filter((it): it is Schema => !('$ref' in it));
  const nullable = schemas.some((it) => it.nullable === true) && { nullable: true };
  if (schemas.length === found.length && schemas.every(({ enum: values }) => values)) {
    const values = new Set(schemas.flatMap((it) => (it.enum ?? []) as string[]));
    return { ...schemas[0], ...nullable, type: 'string', enum: [...values] } as Schema;
  }
  return { anyOf: [...found], ...nullable, ...(schemas[0]?.description !== undefined && { description: schemas[0].description }) };
}

function alike(schemas: readonly Schema[]): boolean {
  return schemas.every(({ type }) => type === schemas[0]?.type);
}

/** True where the schema of this name has just these values: a part that would be called alike is it. */
export function isEnumOf(schemas: Schemas, name: string, values: readonly unknown[]): boolean {
  const found = schemas[name];
  const its = found && !('$ref' in found) ? (found.enum as unknown[] | undefined) : undefined;
  return its !== undefined && its.length === values.length && values.every((value) => its.includes(value));
}

/** Name of the schema that a value refers to, alone or with keywords of its own. */
export function nameOf(of: Schema | Reference): string | undefined {
  if ('$ref' in of) return SCHEMA.exec(of.$ref)?.[1];
  const [only, ...others] = of.allOf ?? [];
  return only !== undefined && others.length === 0 && '$ref' in only && !of.properties ? SCHEMA.exec(only.$ref)?.[1] : undefined;
}
