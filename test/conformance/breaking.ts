import type { OpenAPIV3 } from 'openapi-types';
import {
  operationsOf,
  parametersOf,
  requestSchemaOf,
  resolve,
  scopeOf,
  successStatusOf,
  type Contract,
  type ContractOperation,
  type LocatedOperation,
  type Parameter,
  type Schema,
} from '../../contracts/codegen/contract.ts';
import { groupNameOf } from '../../contracts/codegen/sdk/names.ts';
import type { InterfaceName } from '../../contracts/codegen/settings.ts';
import { SchemaComparison } from './breaking-schemas.ts';

/** An operation in both versions. */
interface Pair {
  before: Contract;
  after: Contract;
  old: ContractOperation;
  now: ContractOperation;
}

function policyBreaks({ before, after, old, now }: Pair): string[] {
  return [
    ...(old.operationId === now.operationId ? [] : [`operationId became ${now.operationId}`]),
    ...(groupNameOf(before, old) === groupNameOf(after, now) ? [] : [`the SDK's group became ${groupNameOf(after, now)}`]),
    ...(scopeOf(old) === scopeOf(now) ? [] : [`the scope became ${scopeOf(now) ?? 'none'}`]),
    ...(now['x-idempotency'] === 'required' && old['x-idempotency'] !== 'required'
      ? ['Idempotency-Key is now required']
      : []),
    ...(now['x-status'] === 'preview' ? ['a built operation became a preview'] : []),
  ];
}

function parameterBreaks({ before, after, old, now }: Pair): string[] {
  const key = (parameter: Parameter): string => `${parameter.in} ${parameter.name}`;
  const were = new Map(parametersOf(before, old).map((parameter) => [key(parameter), parameter]));
  const are = new Map(parametersOf(after, now).map((parameter) => [key(parameter), parameter]));
  const removedOrChanged = [...were].flatMap(([name, parameter]) => {
    const counterpart = are.get(name);
    if (!counterpart) return [`${name} was removed`];
    const comparison = new SchemaComparison(before, after, 'request');
    return comparison.breaks(name, (parameter.schema ?? {}) as Schema, (counterpart.schema ?? {}) as Schema);
  });
  const required = [...are]
    .filter(([name, parameter]) => parameter.required && !were.get(name)?.required && name !== 'header Idempotency-Key')
    .map(([name]) => `${name} is now required`);
  return [...removedOrChanged, ...required];
}

function requestBreaks({ before, after, old, now }: Pair): string[] {
  const was = requestSchemaOf(before, old);
  const is = requestSchemaOf(after, now);
  if (!is) return was ? ['the request body was removed'] : [];
  const required = resolve(after, now.requestBody ?? { content: {} }).required === true;
  if (!was) return required ? ['a request body is now required'] : [];
  const wasRequired = resolve(before, old.requestBody ?? { content: {} }).required === true;
  return [
    ...(required && !wasRequired ? ['the request body is now required'] : []),
    ...new SchemaComparison(before, after, 'request').breaks('request', was, is),
  ];
}

function successBreaks({ before, after, old, now }: Pair): string[] {
  const status = successStatusOf(old);
  if (successStatusOf(now) !== status) return [`success became ${successStatusOf(now)} (was ${status})`];
  const schema = (contract: Contract, operation: ContractOperation): Schema | undefined => {
    const response = operation.responses[String(status)] ?? { description: '' };
    return resolve<OpenAPIV3.ResponseObject>(contract, response).content?.['application/json']?.schema as
      | Schema
      | undefined;
  };
  const was = schema(before, old);
  const is = schema(after, now);
  if (!was) return [];
  return is ? new SchemaComparison(before, after, 'response').breaks('answer', was, is) : ['the answer lost its body'];
}

/**
 * The changes that would break a client of an earlier version of a contract: removed operations, parameters, fields
 * and values, changed types, fields that became required or stricter in requests and less certain in answers. New operations,
 * optional parameters, fields and enum values of answers are not breaks. Previews of the earlier version are skipped.
 * @returns a line for each break.
 */
export function breakingChanges(before: Contract, after: Contract, interfaceName: InterfaceName): string[] {
  const place = ({ method, path }: LocatedOperation): string => `${method.toUpperCase()} ${path}`;
  const current = new Map(operationsOf(after, interfaceName).map((located) => [place(located), located.operation]));
  return operationsOf(before, interfaceName)
    .filter(({ operation }) => operation['x-status'] !== 'preview')
    .flatMap((located) => {
      const now = current.get(place(located));
      if (!now) return [`${place(located)} was removed`];
      const pair = { before, after, old: located.operation, now };
      return [...policyBreaks(pair), ...parameterBreaks(pair), ...requestBreaks(pair), ...successBreaks(pair)].map(
        (line) => `${place(located)}: ${line}`
      );
    });
}
