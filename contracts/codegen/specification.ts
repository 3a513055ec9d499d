import type { OpenAPIV3 } from 'openapi-types';
import {
  isReference,
  operationsOf,
  parametersOf,
  referencedName,
  requestSchemaOf,
  resolve,
  schemasOf,
  successStatusOf,
  type Contract,
  type ContractOperation,
  type Reference,
  type Schema,
} from './contract.ts';
import { escapePattern, patternOf } from './jsdoc.ts';
import type { InterfaceName } from './settings.ts';

/**
 * The parts of the contract that tsoa's specification cannot express: why, and who checks them instead. The list only shrinks.
 * The comparison leaves out exactly these.
 */
export const exceptions = {
  'the header Idempotency-Key': {
    reason: 'the gateway reads it before a controller exists',
    checkedBy: 'rules.ts (x-idempotency and the header agree) and the tests of the gateway',
  },
  'parameters of the path that name a resource and that no controller takes': {
    reason: 'the gateway loads what they name (x-resources) before a controller exists, and refuses what it cannot find, of whatever form',
    checkedBy: 'rules.ts (each stands in the path and has a kind) and malformed-ids.http.test.ts',
  },
  'error answers but 422 HTTPValidationError': {
    reason: 'the platform answers them, not the controllers',
    checkedBy: 'response-validator.ts, on every tested answer',
  },
  'additionalProperties of schemas that leave it open': {
    reason:
      "tsoa's switch is one for all and closes every schema without an index signature; answers must stay open to new fields",
    checkedBy: 'response-validator.ts, which closes answers; rules.ts (requests say whether they take unknown fields)',
  },
  'integers inside a union': {
    reason: 'TypeScript has one number; a member of a union has no place for a tag (ValidationError.loc)',
    checkedBy: 'response-validator.ts',
  },
  'oneOf and discriminators': {
    reason: 'a TypeScript union is anyOf, and one of a single member is that member',
    checkedBy: 'response-validator.ts',
  },
  uniqueItems: {
    reason: 'tsoa holds requests to it and leaves it out of its specification',
    checkedBy: 'the tests of the operations',
  },
  callbacks: {
    reason: 'tsoa has no word for what the service calls at the client',
    checkedBy: 'rules.ts (parameters and examples of callbacks) and lint.test.ts (the example is truly signed)',
  },
  'bounds on the size of objects (x-max-bytes)': {
    reason: 'an extension of ours',
    checkedBy: 'the rules of the manifest, and examples.test.ts, which breaks each',
  },
  'descriptions, examples and summaries': {
    reason: 'words for people, written once, in the contract',
    checkedBy: 'rules.ts',
  },
} as const;

type Normal = Record<string, unknown>;

/** Words of a schema that are compared as they are. */
const plainWords = [
  'type',
  'format',
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'nullable',
];

function sortedByName<T>(map: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A reference, also where it is wrapped in `allOf` to carry a description. */
function wrapped(schema: Schema | Reference): Reference | null {
  if (isReference(schema)) return schema;
  const [only, ...more] = schema.allOf ?? [];
  const bare = more.length === 0 && !schema.nullable && !schema.properties && !schema.type;
  return bare && only && isReference(only) ? only : null;
}

/** A schema's rule for unknown fields: true, a schema, or false. An absent rule counts as tsoa writes it: closed. */
function additional(schema: Schema): unknown {
  const extra = schema.additionalProperties;
  if (extra === undefined || extra === false) return false;
  return extra === true || Object.keys(extra).length === 0 ? true : normalSchema(extra);
}

/** Normal form of a schema: equal for the contract's and tsoa's when they mean the same; see `exceptions`. */
export function normalSchema(schema: Schema | Reference, inUnion = false): unknown {
  const reference = wrapped(schema);
  if (reference) return { $ref: referencedName(reference) };
  const own = schema as Schema;
  const [single, ...others] = own.oneOf ?? [];
  if (single && others.length === 0 && !own.nullable) return normalSchema(single);
  const normal: Normal = {};
  for (const word of plainWords) {
    const value = (own as unknown as Normal)[word];
    if (value !== undefined && value !== false) normal[word] = value;
  }
  if (inUnion && (own.type === 'integer' || own.type === 'number')) return { type: 'number' };
  const pattern = own.type === 'string' && !own.enum ? patternOf(own) : undefined;
  if (pattern !== undefined) normal['pattern'] = escapePattern(pattern);
  if (own.enum) normal['enum'] = [...own.enum].sort();
  const union = own.oneOf ?? own.anyOf;
  if (union) normal['anyOf'] = union.map((part) => normalSchema(part, true));
  if (own.allOf) normal['allOf'] = own.allOf.map((part) => normalSchema(part));
  if (own.type === 'array') normal['items'] = normalSchema(own.items);
  if (own.type === 'object') Object.assign(normal, normalObject(own));
  return normal;
}

function normalObject(schema: Schema): Normal {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, normalSchema(property)] as const
  );
  return {
    properties: sortedByName(Object.fromEntries(properties)),
    required: [...(schema.required ?? [])].sort(),
    additionalProperties: additional(schema),
  };
}

/** A parameter's schema with its reference followed: the controller may name the type or write it out. */
function normalParameter(document: Contract, schema: Schema | Reference): unknown {
  const reference = wrapped(schema);
  if (!reference) return normalSchema(schema);
  const overridden = isReference(schema) || schema.default === undefined ? {} : { default: schema.default };
  return { ...(normalParameter(document, resolve<Schema>(document, reference)) as Normal), ...overridden };
}

/** @param isLeftOut a parameter that the comparison leaves out, beside the key. */
function normalOperation(document: Contract, operation: ContractOperation, isLeftOut: (place: string) => boolean = () => false): Normal {
  const parameters = parametersOf(document, operation)
    .filter(({ name, in: place }) => name !== 'Idempotency-Key' && !isLeftOut(`${place} ${name}`))
    .map((parameter) => [
      `${parameter.in} ${parameter.name}`,
      {
        required: parameter.required ?? false,
        schema: parameter.schema && normalParameter(document, parameter.schema as Schema),
      },
    ]);
  const body = operation.requestBody ? resolve(document, operation.requestBody) : undefined;
  const requestSchema = requestSchemaOf(document, operation);
  const status = successStatusOf(operation);
  const success = resolve<OpenAPIV3.ResponseObject>(
    document,
    operation.responses[String(status)] ?? { description: '' }
  );
  const schema = success.content?.['application/json']?.schema;
  return {
    tags: operation.tags ?? [],
    parameters: sortedByName(Object.fromEntries(parameters)),
    requestBody: requestSchema && { required: body?.required ?? false, schema: normalSchema(requestSchema) },
    success: { status, schema: schema ? normalSchema(schema as Schema) : null },
  };
}

/** The differences between two normal forms, as lines; empty when they are equal. */
function differences(where: string, contract: unknown, tsoa: unknown): string[] {
  if (JSON.stringify(contract) === JSON.stringify(tsoa)) return [];
  if (isMap(contract) && isMap(tsoa)) {
    const names = [...new Set([...Object.keys(contract), ...Object.keys(tsoa)])].sort();
    return names.flatMap((name) => differences(`${where} › ${name}`, contract[name], tsoa[name]));
  }
  return [`${where}: the contract has ${JSON.stringify(contract)}, the controller ${JSON.stringify(tsoa)}`];
}

function isMap(value: unknown): value is Normal {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Operations by method and path. */
function byPlace(document: Contract, interfaceName: InterfaceName): Map<string, ContractOperation> {
  return new Map(
    operationsOf(document, interfaceName).map(({ method, path, operation }) => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ])
  );
}

/**
 * Compares tsoa's specification (the controllers' behaviour) with the contract (the intended one): operation by operation (parameters,
 * request body, success), then every schema tsoa knows.
 * @returns a line for each difference.
 */
export function specificationDifferences(contract: Contract, tsoa: Contract, interfaceName: InterfaceName): string[] {
  const declared = byPlace(contract, interfaceName);
  const served = byPlace(tsoa, interfaceName);
  const places = [...new Set([...declared.keys(), ...served.keys()])].sort();
  const ofOperations = places.flatMap((place) => {
    const inContract = declared.get(place);
    const inTsoa = served.get(place);
    if (!inContract) return [`${place} is served by a controller but not in the contract`];
    if (inContract['x-status'] === 'preview')
      return inTsoa ? [`${place} is a preview, yet a controller serves it`] : [];
    if (!inTsoa) return [`${place} (${inContract.operationId}) is in the contract, but no controller serves it`];
    const taken = parametersOf(tsoa, inTsoa).map(({ name, in: where }) => `${where} ${name}`);
    const loaded = Object.keys(inContract['x-resources'] ?? {}).map((name) => `path ${name}`);
    const isLoadedAlone = (name: string): boolean => loaded.includes(name) && !taken.includes(name);
    return differences(place, normalOperation(contract, inContract, isLoadedAlone), normalOperation(tsoa, inTsoa));
  });
  const ofSchemas = Object.entries(schemasOf(tsoa)).flatMap(([name, schema]) => {
    const inContract = schemasOf(contract)[name];
    if (!inContract) return [`schema ${name} is used by a controller but not in the contract`];
    return differences(`schema ${name}`, normalSchema(inContract), normalSchema(schema));
  });
  return [...ofOperations, ...ofSchemas];
}
