import type { OpenAPIV3 } from 'openapi-types';
import { httpMethods, type HttpMethod, type InterfaceName } from './settings.ts';

export type Reference = OpenAPIV3.ReferenceObject;

/** A schema with the extensions our contracts use. */
export type Schema = OpenAPIV3.SchemaObject & {
  /** The field's value is left out of validation errors. */
  'x-personal-data'?: boolean;
  /** Largest size of the value as UTF-8 JSON, in bytes; the gateway holds it. */
  'x-max-bytes'?: number;
  /** Rules over several fields (src/platform/http/rules.ts). */
  'x-rules'?: readonly object[];
  /** The event type whose data this schema describes. */
  'x-event'?: string;
};

export type Parameter = OpenAPIV3.ParameterObject & {
  'x-personal-data'?: boolean;
};

/** Providers that a receiver accepts: by their type, and by the rail of their binding, for types that have one. */
export interface ReceiverRule {
  providers: string[];
  /** ANY: one at least. */
  rail?: 'PIX' | 'ANY';
}

/** An operation with the policy which the gateway holds for it. */
export type ContractOperation = OpenAPIV3.OperationObject & {
  'x-idempotency'?: 'required' | 'optional';
  /** Rules over several query parameters (src/platform/http/rules.ts). */
  'x-rules'?: readonly object[];
  /** A second, equal one moves money once more. */
  'x-moves-money'?: true;
  /** A person or client restrains, releases, resolves or configures by it: who did it is recorded. */
  'x-act'?: true;
  /** Only a client of the platform may call it. */
  'x-platform'?: true;
  /** Path parameter → kind of resource; loaded, and answered with 404, before validation. */
  'x-resources'?: Record<string, string>;
  /** It never succeeds without a write under its Idempotency-Key, which finds a repetition by itself. */
  'x-written-under-key'?: true;
  /** For a receiver: the providers that it accepts. */
  'x-receiver'?: ReceiverRule;
  'x-status'?: 'preview';
  /** The SDK's group, where neither the tag nor its `x-group` names it. */
  'x-group'?: string;
  /** Codes of the domain in order of precedence; those of the platform follow from the policy. */
  'x-errors'?: string[];
};

/** A bundled contract: one document whose references all point inside it. */
export type Contract = OpenAPIV3.Document;

/** An operation in its place. */
export interface LocatedOperation {
  interfaceName: InterfaceName;
  path: string;
  method: HttpMethod;
  operation: ContractOperation;
}

/** Every operation of a contract, in the order of its paths. */
export function operationsOf(contract: Contract, interfaceName: InterfaceName): LocatedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item?.[method] as ContractOperation | undefined;
      return operation ? [{ interfaceName, path, method, operation }] : [];
    })
  );
}

/** The operation's callbacks, which the service calls at the client, each located at the operation itself. */
export function callbacksOf(contract: Contract, located: LocatedOperation): LocatedOperation[] {
  const items = Object.values(located.operation.callbacks ?? {}).flatMap((callback) =>
    Object.values(resolve<OpenAPIV3.CallbackObject>(contract, callback))
  );
  return items.flatMap((item) =>
    httpMethods.flatMap((method) => {
      const operation = item[method] as ContractOperation | undefined;
      return operation ? [{ ...located, method, operation }] : [];
    })
  );
}

/** The contract's named schemas. */
export function schemasOf(contract: Contract): Record<string, Schema | Reference> {
  return (contract.components?.schemas ?? {}) as Record<string, Schema | Reference>;
}

export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

/** Last segment of a reference: the name of the component. */
export function referencedName(reference: Reference): string {
  return reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1);
}

/**
 * Follows a reference inside its document, and references it leads to.
 * @throws Error when it points nowhere.
 */
export function resolve<T>(contract: Contract, value: T | Reference): T {
  let current: unknown = value;
  while (isReference(current)) {
    const reference = current.$ref;
    current = reference
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, part) =>
          (node as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        contract
      );
    if (current === undefined) throw new Error(`${reference} points nowhere`);
  }
  return current as T;
}

/** Parameters of an operation, references followed. */
export function parametersOf(contract: Contract, operation: ContractOperation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve(contract, parameter) as Parameter);
}

/** The JSON schema of a request body as it is written in the operation, or null without a body. */
export function requestSchemaOf(contract: Contract, operation: ContractOperation): Schema | Reference | null {
  if (!operation.requestBody) return null;
  const body = resolve(contract, operation.requestBody);
  return body.content['application/json']?.schema ?? null;
}

/** The status of the operation's success. @throws Error unless there is exactly one 2xx. */
export function successStatusOf(operation: ContractOperation): number {
  const statuses = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  if (statuses.length !== 1) throw new Error(`${operation.operationId} needs exactly one 2xx response`);
  return Number(statuses[0]);
}

/** The one scope of an operation, or null where no token is required. */
export function scopeOf(operation: ContractOperation): string | null {
  const scopes = (operation.security ?? []).flatMap((requirement) => requirement['oauth'] ?? []);
  if (scopes.length > 1) throw new Error(`${operation.operationId} declares more than one scope`);
  return scopes[0] ?? null;
}
