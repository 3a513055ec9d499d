import type { OpenAPIV3 } from 'openapi-types';

type Schema = OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject;
type Schemas = Readonly<Record<string, Schema>>;

const PREFIX = '#/components/schemas/';

/**
 * Names that generators give to something of their own: a type of the language, and the answer of an operation. A client's types are of
 * the contract that it was made from: nothing on the wire has these names.
 */
const NAMED_FOR_GENERATORS: ReadonlyMap<string, string> = new Map([
  ['Error', 'ErrorResponse'], ['CreateObligationBatchResponse', 'ObligationBatchResponse'],
]);

/**
 * A document for any tool, with the same meaning: null is allowed in the form of OpenAPI 3.0.3 (`nullable` counts only beside a `type`, and
 * an `allOf` takes its references unchanged), no schema has a name that generators reserve, and none is unused because of that. An instant
 * or a day has no pattern: clients read it into a type of their language and then match that against the pattern, in vain.
 * @param document all of whose references are internal; it is not changed.
 */
export function asPublished<Document extends Pick<OpenAPIV3.Document, 'components'>>(document: Document): Document {
  const plain = withoutDatePatterns(document);
  const strict = withStrictNulls(plain, (plain.components?.schemas ?? {}) as Schemas) as Document;
  return renamed(withoutOrphans(document, strict));
}

function withoutDatePatterns<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withoutDatePatterns) as T;
  if (typeof node !== 'object' || node === null) return node;
  const isDate = 'format' in node && (node.format === 'date' || node.format === 'date-time');
  return Object.fromEntries(Object.entries(node).filter(([key]) => !(isDate && key === 'pattern')).map(
    ([key, it]) => [key, withoutDatePatterns(it)],
  )) as T;
}

function withStrictNulls(node: unknown, schemas: Schemas): unknown {
  if (Array.isArray(node)) return node.map((item) => withStrictNulls(item, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, allOf, ...own } = node as OpenAPIV3.NonArraySchemaObject;
  const [only, ...others] = allOf ?? [];
  if (nullable !== true || own.type !== undefined || !only || others.length > 0 || !('$ref' in only)) {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withStrictNulls(value, schemas)]));
  }
  return orNull(only, own, schemas);
}

/** A simple value is written out, since that costs no type its name; anything else is one of two. */
function orNull(reference: OpenAPIV3.ReferenceObject, own: object, schemas: Schemas): object {
  const target = resolved(reference, schemas);
  const { type = 'object' } = target;
  const isSimple =
    type !== 'object' && type !== 'array' && target.enum === undefined && target.oneOf === undefined && target.allOf === undefined;
  if (isSimple) return { ...target, ...own, nullable: true };
  return { ...own, anyOf: [reference, { type: type === 'array' ? 'object' : type, nullable: true, enum: [null] }] };
}

function resolved(schema: Schema, schemas: Schemas): OpenAPIV3.SchemaObject {
  if (!('$ref' in schema)) return schema;
  const target = schemas[schema.$ref.slice(PREFIX.length)];
  if (!target) throw new Error(`${schema.$ref} points nowhere`);
  return resolved(target, schemas);
}

/** Without schemas that something referred to before, and nothing refers to now. */
function withoutOrphans<Document extends Pick<OpenAPIV3.Document, 'components'>>(before: Document, after: Document): Document {
  const was = referredTo(before);
  const is = referredTo(after);
  const schemas = Object.entries((after.components?.schemas ?? {}) as Schemas);
  const kept = schemas.filter(([name]) => is.has(name) || !was.has(name));
  const document = { ...after, components: { ...after.components, schemas: Object.fromEntries(kept) } };
  return kept.length === schemas.length ? document : withoutOrphans(before, document);
}

function referredTo(document: object): Set<string> {
  return new Set([...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name));
}

function renamed<Document extends Pick<OpenAPIV3.Document, 'components'>>(document: Document): Document {
  const text = [...NAMED_FOR_GENERATORS].reduce(
    (its, [from, to]) => its.replaceAll(`"${PREFIX}${from}"`, `"${PREFIX}${to}"`), JSON.stringify(document),
  );
  const copy = JSON.parse(text) as Document;
  const schemas = Object.entries((copy.components?.schemas ?? {}) as Schemas).map(([name, schema]) => [
    NAMED_FOR_GENERATORS.get(name) ?? name, schema,
  ] as const);
  const taken = new Set(schemas.map(([name]) => name));
  if (taken.size < schemas.length) throw new Error('a schema has a name that another is published under');
  return { ...copy, components: { ...copy.components, schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))) } };
}
