import { sha256 } from '../../../platform/canonical.ts';
import {
  componentsOf, schemaRef, type Document, type Operation, type Reference, type Schema, type Schemas,
} from '../description/document.ts';
import { flattened, isEnumOf, nameOf } from './unions.ts';
import { seen } from './texts.ts';

const DIGITS = 6;
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
/** Schema keywords that a model keeps. Bounds are dropped: a client reads all that a later service may send. */
const KEPT = ['type', 'format', 'items', 'properties', 'required', 'enum', 'allOf', 'nullable', 'deprecated', '$ref'] as const;

/** Form in which a language writes the parts of models. */
export interface ModelStyle {
  /** A member for a JSON name: `claim_cents` → `ClaimCents`. Two that come out alike get digits. */
  member(name: string): string;
  /** A constant for a value of an enum: `accept_claim` → `ACCEPT_CLAIM`. */
  constant(schema: string, value: string): string;
  /** A text within the language's own comment; it cannot end that. */
  comment(text: string, indent: string): string;
}

type Marked = Schema & Record<`x-${string}`, unknown>;

/**
 * The document that models are generated from: only what is sent and what a success answers, with every name and text as the language
 * writes it (`x-name`, `x-comment`), every union one object with all its members, and no bounds, which are in the texts instead. A union
 * of objects is one object because a later kind must be readable; the service checks what its kinds require.
 */
export function modelDocument(document: Document, style: ModelStyle): Document {
  return new Models(document, style).make();
}

class Models {
  readonly #made = new Map<string, Marked>();
  readonly #names: Set<string>;

  private readonly document: Document;
  private readonly style: ModelStyle;

  constructor(document: Document, style: ModelStyle) {
    this.document = document;
    this.style = style;
    this.#names = new Set(Object.keys(this.#schemas).map((name) => name.toLowerCase()));
  }

  get #schemas(): Schemas {
    return (this.document.components?.schemas ?? {}) as Schemas;
  }

  make(): Document {
    const operations = Object.values(this.document.paths).flatMap((item) =>
      Object.entries(item ?? {}).filter(([method]) => METHODS.has(method)).map(([, operation]) => operation as Operation));
    const paths = Object.fromEntries(operations.map((operation) => [`/${operation.operationId}`, { post: this.#operation(operation) }]));
    const parts = (this.document.components ?? {}) as Record<string, Record<string, unknown> | undefined>;
    const parameters = operations.map((operation) => (operation.parameters ?? []).map((it) => resolved(it, parts)));
    for (const name of reachable({ paths, parameters }, this.#schemas)) this.#made.set(name, this.#model(
      name, this.#schemas[name] as Schema,
    ));
    const schemas = Object.fromEntries([...this.#made].sort(([a], [b]) => (a < b ? -1 : 1)));
    return {
      openapi: this.document.openapi, info: { title: 'models', version: '1' }, paths,
      components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    } as Document;
  }

  /** An operation with the schemas of its body and its success. */
  #operation({ operationId, requestBody, responses, tags }: Operation): object {
    const parts = (this.document.components ?? {}) as Record<string, Record<string, unknown> | undefined>;
    const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    return {
      operationId, tags, parameters: [],
      ...(requestBody && { requestBody: withSchemaOnly(resolved(requestBody, parts)) }),
      responses: Object.fromEntries(success.map(([status, response]) => [
        status, { description: 'ok', ...withSchemaOnly(resolved(response, parts)) },
      ])),
    };
  }

  #model(name: string, schema: Schema): Marked {
    const flat = flattened(schema, this.#schemas);
    const comment = { 'x-comment': this.style.comment(flat.description ?? name, '') };
    if (flat.enum) return { type: 'string', enum: flat.enum, ...comment, ...this.#constants(name, flat.enum as string[]) };
    if (!flat.properties) return {
      ...kept(flat), ...(flat.type === 'object' && { additionalProperties: true }), ...this.#inner(name, flat), ...comment,
    } as Marked;
    const members = distinctNames(Object.keys(flat.properties), (property) => this.style.member(property));
    const properties = Object.entries(flat.properties).map(([property, of]): [string, Marked] =>
      [property, this.#property(name, property, of, flat.required?.includes(property) ?? false, members.get(property) ?? property)]);
    const times = properties.some(([, it]) => JSON.stringify(it).includes('"format":"date-time"'));
    return {
      type: 'object', required: flat.required ?? [], properties: Object.fromEntries(properties), ...comment,
      ...(times && { 'x-times': true }),
      ...(properties.some(([name]) => members.get(name) !== name) && { 'x-renames': true }),
    } as Marked;
  }

  #constants(name: string, values: readonly string[]): object {
    const constants = distinctNames(values, (value) => this.style.constant(name, value));
    return { 'x-enum-varnames': values.map((value) => constants.get(value)) };
  }

  #property(owner: string, property: string, of: Schema | Reference, isRequired: boolean, member: string): Marked {
    const own = '$ref' in of ? {} : of;
    const target = this.#target(of);
    const nullable = own.nullable === true || target?.nullable === true;
    const text = [(own.description ?? target?.description)?.trim(), boundsOf(own) || boundsOf(target ?? {})].filter(Boolean).join(' ');
    return {
      ...this.#reference(`${owner}${pascal(property)}`, of), 'x-name': member, 'x-comment': this.style.comment(text, 'member'),
      ...(member !== property && { 'x-renamed': true }),
      ...(nullable && { 'x-null': true }), ...(!isRequired && { 'x-optional': true }),
      ...((nullable || !isRequired) && { 'x-absent': true }),
    } as Marked;
  }

  /** Schema that a value refers to, alone or with keywords of its own. */
  #target(of: Schema | Reference): Schema | undefined {
    const name = nameOf(of);
    return name === undefined ? undefined : this.#schemas[name] as Schema | undefined;
  }

  /** Schema of a property: a reference where there is a model, else the type itself. */
  #reference(name: string, of: Schema | Reference): object {
    const target = nameOf(of);
    if (target !== undefined) {
      const schema = flattened(this.#schemas[target] as Schema, this.#schemas);
      return hasModel(schema) ? { allOf: [schemaRef(target)] } : this.#inner(name, schema);
    }
    return this.#inner(name, flattened(of as Schema, this.#schemas));
  }

  #inner(name: string, schema: Schema): object {
    // Lists that differ in their items have nothing else in common.
    if (schema.type === 'array') return { type: 'array', items: this.#item(`${name}Item`, (schema.items as Schema | undefined) ?? {}) };
    if (schema.enum && schema.enum.length === 1) return { type: 'string' };
    if (hasModel(schema)) return { allOf: [schemaRef(this.#add(name, schema))] };
    if (schema.type === 'object') return { type: 'object', additionalProperties: this.#values(name, schema) };
    if (schema.type === 'integer') return { type: 'integer', format: schema.format === 'int32' ? 'int32' : 'int64' };
    if (schema.type === undefined) return {};
    return { type: schema.type, ...(schema.format === 'date-time' && { format: 'date-time' }) };
  }

  #values(name: string, { additionalProperties }: Schema): unknown {
    return typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0 ? this.#item(
      `${name}Value`, additionalProperties,
    ) : true;
  }

  #item(name: string, of: Schema | Reference): object {
    const inner = this.#reference(name, of) as { allOf?: [Reference] };
    return inner.allOf?.[0] ?? inner;
  }

  /** A model of its own for what has no name in the document. */
  #add(preferred: string, schema: Schema): string {
    if (isEnumOf(this.#schemas, preferred, schema.enum ?? [])) {
      if (!this.#made.has(preferred)) this.#made.set(preferred, this.#model(preferred, this.#schemas[preferred] as Schema));
      return preferred;
    }
    const name = this.#names.has(preferred.toLowerCase()) ? preferred + sha256(preferred).slice(0, DIGITS) : preferred;
    this.#names.add(name.toLowerCase());
    this.#made.set(name, this.#model(name, schema));
    return name;
  }
}

function kept(schema: Schema): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => (KEPT as readonly string[]).includes(key)));
}

function hasModel({ enum: values, properties }: Schema): boolean {
  return (values !== undefined && values.length > 1) || properties !== undefined;
}

function resolved(node: object, parts: Record<string, Record<string, unknown> | undefined>): object {
  if (!('$ref' in node)) return node;
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/(.+)$/.exec(String(node.$ref)) ?? [];
  return (parts[kind]?.[name] ?? {}) as object;
}

function withSchemaOnly(of: object): object {
  const { content = {} } = of as { content?: Record<string, { schema?: unknown }> };
  const json = content['application/json'];
  return json?.schema === undefined ? {} : { content: { 'application/json': { schema: json.schema } } };
}

/** Schemas that have a model, and are sent or answered. */
function reachable(from: object, schemas: Schemas): string[] {
  const found = componentsOf(from, { schemas } as NonNullable<Document['components']>)['schemas'] ?? {};
  return Object.keys(found).filter((name) => {
    const schema = schemas[name] as Schema;
    return schema.properties !== undefined || (schema.enum?.length ?? 0) > 1 || schema.allOf !== undefined || schema.oneOf !== undefined
      || schema.anyOf !== undefined;
  });
}

/** `1 to 100000000.` for people, as the service holds it. */
function boundsOf({ type, minimum, maximum, minLength, maxLength, pattern, 'x-razao-parameter': parameter }: Schema): string {
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}.`;
  if (type === 'integer' && minimum !== undefined) return `${minimum} or more.`;
  if (type === 'integer' && maximum !== undefined) return `${maximum} or less.`;
  if (type === 'string' && pattern !== undefined && parameter) return `As in \`${pattern}\`.`;
  if (type === 'string' && maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters.`;
  return '';
}

/** `accept_claim` → `AcceptClaim`. */
export function pascal(name: string): string {
  return name.split(/[^A-Za-z0-9]+/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** Names in a language; those that meet get digits, which depend on nothing but what is named. */
export function distinctNames(names: readonly string[], write: (name: string) => string): Map<string, string> {
  const count = new Map<string, number>();
  for (const name of names) count.set(write(name), (count.get(write(name)) ?? 0) + 1);
  return new Map(names.map((name) => [
    name, count.get(write(name)) === 1 ? write(name) : `${write(name)}_${sha256(name).slice(0, DIGITS)}`,
  ]));
}

/** A text of a manifest as lines that show all that is in it. */
export function linesOf(text: string): string[] {
  return seen(text).trim().split('\n').map((line) => line.replaceAll('\t', '  ').trimEnd());
}
