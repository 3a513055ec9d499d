/**
 * The schemas as the SDK types them. Those of requests keep their enums closed, so that a misspelling does not compile; those of answers
 * have them open, because a later version of the service may answer a value unknown to this SDK. A schema that is both sent and received,
 * and has such an enum somewhere below, becomes two: `X` and `XInput`.
 */
import {
  isReference, parametersOf, referencedName, requestSchemaOf, resolve, schemasOf, type Contract, type Parameter, type Reference,
  type Schema,
} from '../contract.ts';
import { mergeSchemas } from '../emit-models.ts';
import { pascal, type Contracts, type Group, type Method } from './names.ts';

type Schemas = Record<string, Schema | Reference>;
const PREFIX = '#/components/schemas/';

export interface SdkSchemas {
  /** Every type to be written, in the order of the alphabet. */
  readonly schemas: Schemas;
  /** Targets of references that replace a schema: name → the type to print for it. */
  readonly standIns: ReadonlyMap<string, string>;
  /** Received unions: name → the field that decides. */
  readonly unions: ReadonlyMap<string, string>;
  /** Name of a schema in the form that requests use. */
  readonly sentName: (name: string) => string;
}

/** Schemas that a schema leads to directly. */
function referred(schema: Schema | Reference): string[] {
  if (isReference(schema)) return [referencedName(schema)];
  return partsOf(schema).flatMap(referred);
}

function partsOf(schema: Schema): (Schema | Reference)[] {
  const items = schema.type === 'array' ? [schema.items] : [];
  const extra = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const composed = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...Object.values(schema.properties ?? {}), ...composed, ...items, ...extra];
}

function closure(schemas: Schemas, roots: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const schema = schemas[name];
    if (seen.has(name) || !schema) return;
    seen.add(name);
    referred(schema).forEach(visit);
  };
  for (const root of roots) visit(root);
  return seen;
}

function isEnum(schema: Schema | Reference | undefined): boolean {
  return schema !== undefined && !isReference(schema) && schema.type === 'string' && schema.enum !== undefined;
}

/** Headers that the SDK sets itself, or never: a client that stores no answers sends no conditional requests. */
const HEADERS_OF_ITS_OWN = ['Idempotency-Key', 'If-None-Match'];

/** The headers that a caller of the SDK gives. */
export function headersOf({ contract, operation }: Pick<Method, 'contract' | 'operation'>): Parameter[] {
  return parametersOf(contract, operation).filter((parameter) => parameter.in === 'header' && !HEADERS_OF_ITS_OWN.includes(parameter.name));
}

/** The query and the headers of an operation as schemas of their own, for operations that have them. */
export function parameterSchemas({ contract, operation, operationId }: Method): Schemas {
  const query = parametersOf(contract, operation).filter((parameter) => parameter.in === 'query');
  const headers = headersOf({ contract, operation });
  return {
    ...(query.length > 0 && { [`${pascal(operationId)}Query`]: asObject(query, `What ${operationId} may be asked with.`) }),
    ...(headers.length > 0 && { [`${pascal(operationId)}Headers`]: asObject(headers, `Headers of ${operationId}.`) }),
  };
}

function asObject(parameters: Parameter[], description: string): Schema {
  const properties = parameters.map(({ name, schema, description: text }) => [name, { allOf: [schema], description: text }]);
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: 'object', description, required, properties: Object.fromEntries(properties), additionalProperties: false } as Schema;
}

/** The value of `format` that asks for a media type: `csv` for `text/csv`, `ofx` for `application/x-ofx`. */
export function formatOf(type: string): string {
  return type.replace(/^.*\/(x-)?/, '');
}

/** True when the query's `format=…` selects the media type, instead of the header Accept. */
export function isByFormat({ contract, operation }: Pick<Method, 'contract' | 'operation'>): boolean {
  return parametersOf(contract, operation).some((parameter) => parameter.in === 'query' && parameter.name === 'format');
}

/** Names of the schemas of an operation's success, by media type. */
export function answersOf({ contract, operation }: Method): [type: string, schema: Schema | Reference | undefined][] {
  const [, response] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = response ? resolve(contract, response).content ?? {} : {};
  return Object.entries(content).map(([type, { schema }]) => [type, schema as Schema | Reference | undefined]);
}

function rootsOf(methods: readonly Method[], merged: Schemas, events: Contract): { sent: Set<string>; received: Set<string> } {
  const sent = new Set<string>();
  const received = new Set([...Object.keys(schemasOf(events)), 'Error', 'HTTPValidationError'].filter((name) => merged[name]));
  for (const method of methods) {
    const body = requestSchemaOf(method.contract, method.operation);
    for (const name of body ? referred(body) : []) sent.add(name);
    for (const parameter of parametersOf(method.contract, method.operation)) {
      if (parameter.schema) referred(parameter.schema as Schema | Reference).forEach((name) => sent.add(name));
    }
    for (const [, schema] of answersOf(method)) if (schema) referred(schema).forEach((name) => received.add(name));
  }
  return { sent, received };
}

/** Rewrites a schema part by part; examples are left out. */
function rewrite(schema: Schema | Reference, at: (part: Schema | Reference) => Schema | Reference | undefined): Schema | Reference {
  const replaced = at(schema);
  if (replaced) return replaced;
  if (isReference(schema)) return schema;
  const { example: _example, discriminator: _discriminator, default: _default, ...rest } = schema;
  const each = (parts: (Schema | Reference)[] | undefined) => parts?.map((part) => rewrite(part, at));
  return {
    ...rest,
    ...(rest.properties && {
      properties: Object.fromEntries(Object.entries(rest.properties).map(([key, part]) => [key, rewrite(part, at)])),
    }),
    ...(rest.type === 'array' && { items: rewrite(rest.items, at) }),
    ...(rest.allOf && { allOf: each(rest.allOf) }),
    ...(rest.oneOf && { oneOf: each(rest.oneOf) }),
    ...(rest.anyOf && { anyOf: each(rest.anyOf) }),
    ...(typeof rest.additionalProperties === 'object' && { additionalProperties: rewrite(rest.additionalProperties, at) }),
  } as Schema;
}

/** Collects the types printed in place of schemas. */
class StandIns {
  readonly types = new Map<string, string>();

  openName(name: string): Reference {
    this.types.set(`Open__${name}`, `Open<${name}>`);
    return { $ref: `${PREFIX}Open__${name}` };
  }

  openValues(schema: Schema): Schema | Reference {
    const values = (schema.enum as (string | null)[]).filter((value) => value !== null).map((value) => JSON.stringify(value));
    const name = `Open__values${this.types.size}`;
    this.types.set(name, `Open<${values.join(' | ')}>`);
    return { description: schema.description ?? '', ...(schema.nullable && { nullable: true }), allOf: [{ $ref: PREFIX + name }] };
  }
}

/** Fields that decide which shape of a union it is, as `Schema.field`; they stay closed, or they could not decide. */
function decidingFields(merged: Schemas): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, schema] of Object.entries(merged)) {
    if (isReference(schema) || !schema.discriminator || !schema.oneOf) continue;
    const { propertyName } = schema.discriminator;
    fields.set(name, propertyName);
    for (const shape of schema.oneOf) if (isReference(shape)) fields.set(`${referencedName(shape)}.${propertyName}`, propertyName);
  }
  return fields;
}

/** The schemas that the SDK types: all that are sent or received, each in its direction. */
export function sdkSchemas(contracts: Contracts, events: Contract, groups: readonly Group[]): SdkSchemas {
  const merged = mergeSchemas([contracts.core, contracts.command, events]);
  const methods = groups.flatMap((group) => group.methods);
  const parameters = Object.assign({}, ...methods.map(parameterSchemas)) as Schemas;
  const roots = rootsOf(methods, merged, events);
  const [sent, received] = [closure(merged, roots.sent), closure(merged, roots.received)];
  const deciding = decidingFields(merged);
  const opens = (name: string): boolean => {
    const schema = merged[name];
    return schema !== undefined && !isEnum(schema) && [...closure(merged, [name])].some(
      (below) => hasEnum(merged, below) || deciding.has(below),
    );
  };
  const sentName = (name: string): string => (received.has(name) && sent.has(name) && opens(name) ? `${name}Input` : name);
  const standIns = new StandIns();
  const schemas: Schemas = {};
  const asSent = (schema: Schema | Reference) =>
    rewrite(schema, (part) => (isReference(part) ? { $ref: PREFIX + sentName(referencedName(part)) } : undefined));
  for (const name of sent) schemas[sentName(name)] = exact(asSent(merged[name] ?? {}));
  for (const [name, schema] of Object.entries(parameters)) schemas[name] = asSent(schema);
  for (const name of received) {
    const schema = asReceived(name, merged, deciding, standIns);
    schemas[name] = sent.has(name) && sentName(name) === name ? exact(schema) : schema;
  }
  const unions = [...received].flatMap((name): [string, string][] => (deciding.has(name) ? [[name, deciding.get(name) ?? '']] : []));
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { schemas: sorted, standIns: standIns.types, unions: new Map(unions), sentName };
}

/** An object of requests without the fields that the service would ignore: a misspelling does not compile. */
function exact(schema: Schema | Reference): Schema | Reference {
  const isModel = !isReference(schema) && schema.additionalProperties === true && Object.keys(schema.properties ?? {}).length > 0;
  return isModel ? { ...schema, additionalProperties: false } : schema;
}

function hasEnum(merged: Schemas, name: string): boolean {
  const below = (schema: Schema | Reference): boolean => {
    if (isReference(schema)) return isEnum(merged[referencedName(schema)]);
    return isEnum(schema) || partsOf(schema).some(below);
  };
  const schema = merged[name];
  return schema !== undefined && !isEnum(schema) && below(schema);
}

function asReceived(name: string, merged: Schemas, deciding: ReadonlyMap<string, string>, standIns: StandIns): Schema | Reference {
  const schema = merged[name] ?? {};
  if (isEnum(schema)) return rewrite(schema, () => undefined);
  const open = (part: Schema | Reference): Schema | Reference | undefined => {
    if (isReference(part)) return isEnum(merged[referencedName(part)]) ? standIns.openName(referencedName(part)) : part;
    return isEnum(part) ? standIns.openValues(part) : undefined;
  };
  const opened = rewrite(schema, open);
  if (isReference(schema) || !schema.properties) return opened;
  const closed = Object.entries(schema.properties)
    .filter(([key]) => deciding.has(`${name}.${key}`))
    .map(([key, part]) => [key, rewrite(part, () => undefined)] as const);
  return { ...(opened as Schema), properties: { ...(opened as Schema).properties, ...Object.fromEntries(closed) } } as Schema;
}
