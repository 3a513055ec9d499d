import fc from 'fast-check';
import {
  parametersOf,
  requestSchemaOf,
  resolve,
  type Contract,
  type ContractOperation,
  type Parameter,
  type Schema,
} from '../../contracts/codegen/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { operationOf } from './contracts.ts';
import { brokenBodies, mutationOf, oddKeys, type Mutated } from './fuzz-mutations.ts';
import { namedValue, nastyTexts, valueOf, type Known } from './fuzz-values.ts';

/** A request to send as it is. The bearer token is the driver's to add. */
export interface FuzzRequest {
  operationId: OperationId;
  method: string;
  /** The path with its parameters filled in and the query encoded. */
  path: string;
  /** `Idempotency-Key` and `Content-Type`, where the operation takes them. */
  headers: Record<string, string>;
  /** Exact text of the body; null where none is sent. */
  body: string | null;
  /** `valid` by the schema: the ledger may still refuse it. `mutated` has one thing changed. */
  kind: 'valid' | 'mutated';
  /** The change, for the message of a failure. */
  label: string;
}

interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  key: string | null;
  body: unknown;
}

interface Target {
  operationId: OperationId;
  method: string;
  template: string;
  contract: Contract;
  operation: ContractOperation;
  parameters: Parameter[];
}

function targetOf(operationId: OperationId): Target {
  const { contract, operation, method, path } = operationOf(operationId);
  const parameters = parametersOf(contract, operation);
  return { operationId, method: method.toUpperCase(), template: path, contract, operation, parameters };
}

function parametersArbitrary(
  target: Target,
  place: 'path' | 'query',
  known: Known
): fc.Arbitrary<Record<string, unknown>> {
  const parameters = target.parameters.filter((parameter) => parameter.in === place && parameter.name !== 'cursor');
  const members = parameters.map(
    (parameter) =>
      [parameter.name, namedValue(target.contract, parameter.name, parameter.schema as Schema, known)] as const
  );
  const requiredKeys = place === 'path' ? parameters.map(({ name }) => name) : [];
  return fc.record(Object.fromEntries(members), { requiredKeys }) as fc.Arbitrary<Record<string, unknown>>;
}

function partsArbitrary(target: Target, known: Known): fc.Arbitrary<Parts> {
  const schema = requestSchemaOf(target.contract, target.operation);
  const keyed = target.operation['x-idempotency'] !== undefined;
  return fc.record({
    path: parametersArbitrary(target, 'path', known),
    query: parametersArbitrary(target, 'query', known),
    key: keyed ? fc.uuid().map((id) => `fuzz-${id}`) : fc.constant(null),
    body: schema ? valueOf(target.contract, resolve(target.contract, schema), known) : fc.constant(undefined),
  }) as fc.Arbitrary<Parts>;
}

/** Encodes a text for a URL; half a surrogate pair has no encoding and is sent as its replacement. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function requestFrom(target: Target, parts: Parts, kind: FuzzRequest['kind'], label: string): FuzzRequest {
  const filled = target.template.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(parts.path[name]));
  const pairs = Object.entries(parts.query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => `${encode(name)}=${encode(item)}`)
    );
  const hasBody = parts.body !== undefined;
  return {
    operationId: target.operationId,
    method: target.method,
    path: pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled,
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(parts.key === null ? {} : { 'idempotency-key': parts.key }),
    },
    body: hasBody ? JSON.stringify(parts.body) : null,
    kind,
    label,
  };
}

/** One change to the query: another value, the parameter twice, one nobody knows. */
function mutatedQuery(target: Target, parts: Parts): fc.Arbitrary<[string, Parts]> {
  const names = target.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const values: unknown[] = [
    ...nastyTexts,
    '-1',
    '0',
    '1e3',
    '99999999999999999999',
    'true',
    'null',
    ['1', '2'],
    ['a', 'a'],
  ];
  return fc
    .tuple(fc.constantFrom(...names, 'unknown_parameter'), fc.constantFrom(...values))
    .map(([name, value]) => [
      `query ${name}: ${JSON.stringify(value).slice(0, 40)}`,
      { ...parts, query: { ...parts.query, [name]: value } },
    ]);
}

function mutatedPath(parts: Parts): fc.Arbitrary<[string, Parts]> {
  const texts = [
    ...nastyTexts.filter((text) => text !== ''),
    'acc_00000000000000000000000000',
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
  ];
  return fc
    .tuple(fc.constantFrom(...Object.keys(parts.path)), fc.constantFrom(...texts))
    .map(([name, value]) => [
      `path ${name}: ${JSON.stringify(value).slice(0, 40)}`,
      { ...parts, path: { ...parts.path, [name]: value } },
    ]);
}

/** Header values are bytes; the gateway's tests cover those that HTTP itself cannot carry. */
function mutatedKey(parts: Parts): fc.Arbitrary<[string, Parts]> {
  return fc
    .constantFrom(...oddKeys)
    .map((key) => [`Idempotency-Key: ${JSON.stringify(key)?.slice(0, 40)}`, { ...parts, key }]);
}

function mutatedBody(parts: Parts): fc.Arbitrary<[string, Parts]> {
  return mutationOf(parts.body).map(({ label, value }: Mutated) => [label, { ...parts, body: value }]);
}

function brokenBody(target: Target, parts: Parts): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...brokenBodies).map(({ label, text, contentType }) => {
    const request = requestFrom(target, parts, 'mutated', `body: ${label}`);
    return { ...request, headers: { ...request.headers, 'content-type': contentType }, body: text };
  });
}

function mutatedRequest(target: Target, parts: Parts): fc.Arbitrary<FuzzRequest> {
  const changes = [
    mutatedQuery(target, parts),
    ...(Object.keys(parts.path).length > 0 ? [mutatedPath(parts)] : []),
    ...(parts.key === null ? [] : [mutatedKey(parts)]),
    ...(parts.body === undefined ? [] : [mutatedBody(parts), mutatedBody(parts), mutatedBody(parts)]),
  ].map((arbitrary) => arbitrary.map(([label, changed]) => requestFrom(target, changed, 'mutated', label)));
  return fc.oneof(...changes, ...(parts.body === undefined ? [] : [brokenBody(target, parts)]));
}

/**
 * Requests to an operation, drawn from its contract: a third valid by the schema, the others with one thing wrong or odd. For fast-check
 * properties, which shrink failures.
 * @param known values that exist, by field or parameter name (`{ account_id: [id] }`), used about half of the time
 */
export function requestArbitrary(operationId: OperationId, known: Known = {}): fc.Arbitrary<FuzzRequest> {
  const target = targetOf(operationId);
  const parts = partsArbitrary(target, known);
  const valid = parts.map((drawn) => requestFrom(target, drawn, 'valid', 'valid'));
  const mutated = parts.chain((drawn) => mutatedRequest(target, drawn));
  return fc.oneof({ arbitrary: valid, weight: 1 }, { arbitrary: mutated, weight: 2 });
}

/**
 * `n` requests to an operation; the same seed gives the same requests. A driver sends each with a token that has the
 * scope, and holds the answer against `expectContract` (404, 405 and 400 of the router against `expectErrorShape`):
 * no answer is outside the contract, and none is 500.
 */
export function* fuzzRequests(
  operationId: OperationId,
  seed: number,
  n: number,
  known: Known = {}
): Generator<FuzzRequest> {
  yield* fc.sample(requestArbitrary(operationId, known), { seed, numRuns: n });
}
