import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3 } from 'openapi-types';

const GENERATED = join(import.meta.dirname, '../../../generated');

/** An operation of a contract, with what the reference shows of its policy. */
export type DescribedOperation = OpenAPIV3.OperationObject & { 'x-status'?: 'preview' };

export interface LocatedOperation {
  contract: 'core' | 'command';
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** The bundled contract of an interface, or the schemas of the events' data, read anew. */
export function readContract(name: 'core' | 'command' | 'events'): OpenAPIV3.Document {
  return JSON.parse(readFileSync(contractFile(name), 'utf8')) as OpenAPIV3.Document;
}

export function contractFile(name: string): string {
  return join(GENERATED, `${name}.openapi.json`);
}

/** Every operation of both contracts by its operationId. */
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

/** A contract as the page shows it: what is not built yet says so beside its name. */
export function contractDocument(contract: LocatedOperation['contract']): OpenAPIV3.Document {
  const document = readContract(contract);
  for (const { operation } of operationsIn(document, contract)) {
    if (operation['x-status'] === 'preview') Object.assign(operation, { 'x-badges': [{ name: 'Preview', position: 'before', color: '#b45309' }] });
  }
  return document;
}
