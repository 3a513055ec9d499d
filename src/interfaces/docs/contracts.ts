import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3 } from 'openapi-types';
import type { Language } from '../../platform/http/language.ts';

const GENERATED = join(import.meta.dirname, '../../../generated');

const NAMES = join(import.meta.dirname, '../../../docs/guides/pt/operations.json');

/** Operation of a contract, with the part of its policy that the reference shows. */
export type DescribedOperation = OpenAPIV3.OperationObject & { 'x-status'?: 'preview' };

export interface LocatedOperation {
  contract: 'core' | 'command';
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** Reads again the bundled contract of an interface, or the schemas of the events' data. */
export function readContract(name: 'core' | 'command' | 'events'): OpenAPIV3.Document {
  return JSON.parse(readFileSync(join(GENERATED, 'contracts', `${name}.json`), 'utf8')) as OpenAPIV3.Document;
}

/** Returns the path of a published contract. */
export function contractFile(name: string): string {
  return join(GENERATED, `${name}.openapi.json`);
}

/** Returns every operation of both contracts by its operationId. */
export function locateOperations(): ReadonlyMap<string, LocatedOperation> {
  const located = (['core', 'command'] as const).flatMap((contract) => operationsIn(readContract(contract), contract));
  return new Map(located.map((each) => [each.operation.operationId ?? '', each]));
}

function operationsIn(document: OpenAPIV3.Document, contract: LocatedOperation['contract']): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).flatMap(([method, value]) => {
      const operation = value as DescribedOperation;
      return operation.operationId === undefined ? [] : [{ contract, method, path, operation }];
    }));
}

/** Returns the contracts' examples of an `Idempotency-Key`. */
export function exampleKeys(): string[] {
  const parameters = (['core', 'command'] as const).flatMap((name) => Object.values(readContract(name).components?.parameters ?? {}));
  const keys = parameters.flatMap((it) => ('name' in it && it.name === 'Idempotency-Key' ? [String(it.example)] : []));
  return [...new Set(keys)];
}

/** Names in Portuguese of groups of operations, of sections of events and what they are about, and of operations. */
export function portugueseNames(): Readonly<Record<'tags' | 'sections' | 'about' | 'operations', Readonly<Record<string, string>>>> {
  return JSON.parse(readFileSync(NAMES, 'utf8')) as ReturnType<typeof portugueseNames>;
}

/**
 * Returns a contract as the page shows it: what is not built yet is marked beside its name, and a trial call sends no filter that its user
 * did not choose. By default the page sends the examples of all parameters, also of those that exclude each other, and repeats a schema's
 * description below that of a parameter. In Portuguese, operations and their groups have other names; descriptions are the contract's.
 */
export function contractDocument(contract: LocatedOperation['contract'], language: Language = 'en'): OpenAPIV3.Document {
  const document = readContract(contract);
  const { parameters: shared = {}, schemas = {} } = document.components ?? {};
  const shown = <T extends Parameter>(parameter: T): T => describedOnce(unchosen(parameter), schemas);
  document.components = {
    ...document.components, parameters: Object.fromEntries(Object.entries(shared).map(([name, it]) => [name, shown(it)])),
  };
  if (language === 'pt') nameInPortuguese(document, contract);
  for (const { operation } of operationsIn(document, contract)) {
    if (operation.parameters) operation.parameters = operation.parameters.map(shown);
    if (operation['x-status'] === 'preview') Object.assign(operation, {
      'x-badges': [{ name: 'Preview', position: 'before', color: '#b45309' }],
    });
  }
  return document;
}

/** A group keeps its name, which addresses have, and is shown by another. */
function nameInPortuguese(document: OpenAPIV3.Document, contract: LocatedOperation['contract']): void {
  const { tags, operations } = portugueseNames();
  document.tags = document.tags?.map((tag) => ({ ...tag, 'x-displayName': tags[tag.name] ?? tag.name }));
  for (const { operation } of operationsIn(document, contract)) {
    operation.summary = operations[operation.operationId ?? ''] ?? operation.summary ?? '';
  }
}

type Parameter = OpenAPIV3.ParameterObject | OpenAPIV3.ReferenceObject;

/** Returns a parameter that is filled in with its example but not sent until it is ticked, if it may be left out. */
function unchosen<T extends Parameter>(parameter: T): T {
  if ('$ref' in parameter || parameter.in !== 'query' || parameter.required) return parameter;
  const { example, ...rest } = parameter;
  return { ...rest, examples: { default: { value: example as unknown, 'x-disabled': true } } } as unknown as T;
}

/** Returns a parameter with the schema's form; one that has its own description is without the schema's. */
function describedOnce<T extends Parameter>(parameter: T, schemas: Readonly<Record<
  string, OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject
>>): T {
  if ('$ref' in parameter || parameter.description === undefined || !parameter.schema || !('$ref' in parameter.schema)) return parameter;
  const schema = schemas[parameter.schema.$ref.split('/').at(-1) ?? ''];
  if (!schema || '$ref' in schema) return parameter;
  const { description: _description, ...form } = schema;
  return { ...parameter, schema: form };
}
