import type { OpenAPIV3 } from 'openapi-types';
import { withPages, type Example } from './pages.ts';
import type { Applies, Catalogue, CatalogueEntry } from './catalogue.ts';
import {
  operationsOf, parametersOf, resolve, scopeOf, type Contract, type ContractOperation, type Reference, type Schema,
} from './contract.ts';
import { openObjectsOf } from './open-objects.ts';

const errorReference = { $ref: '#/components/schemas/Error' };
const validationReference = { $ref: '#/components/schemas/HTTPValidationError' };

const statusTitles: Record<string, string> = {
  400: 'The request cannot be read.',
  401: 'A valid access token is needed.',
  403: 'The token may not do this.',
  404: 'Something the request names does not exist.',
  409: 'The state of the resource does not allow this.',
  413: 'The body is too large.',
  415: 'The body has the wrong type.',
  422: 'The request is not valid, or the ledger refuses it.',
  429: 'Too many requests.',
  500: 'Something failed on our side.',
  501: 'This is described but not built yet.',
  503: 'The service cannot answer now.',
};

const headers: Record<string, OpenAPIV3.HeaderObject> = {
  'X-Request-Id': {
    description: 'Names this answer in our logs.',
    schema: { type: 'string', example: 'req_01KJQ9D3E5A1B2C3D4E5F6G7H8' },
  },
  'Idempotency-Replayed': {
    description: 'Present, and `true`, when this is the first answer given again.',
    schema: { type: 'string', enum: ['true'], example: 'true' },
  },
  'Razao-Ignored-Fields': {
    description: [
      'Present where the body has fields that this operation does not know, which it ignores: their paths, each with the nearest name it',
      'knows. Characters other than letters, digits, `_`, `-` and `.` are percent-encoded. The answer lists the paths as `ignored_fields`.',
    ].join(' '),
    schema: { type: 'string', example: 'legal_nam; did-you-mean=legal_name, contacts.0.colour' },
  },
  'WWW-Authenticate': {
    description: 'With UNAUTHENTICATED and INSUFFICIENT_SCOPE, what is wrong with the token (RFC 6750).',
    schema: { type: 'string', example: 'Bearer realm="razao", error="invalid_token"' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', format: 'int32', minimum: 0, example: 1 },
  },
};

function headerReferences(...names: string[]): Record<string, OpenAPIV3.ReferenceObject> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The conditions that an operation meets; each code of the catalogue that `applies` to one of them is added to its answers. */
function traitsOf(contract: Contract, operation: ContractOperation): Set<Applies> {
  const parameters = parametersOf(contract, operation);
  const traits = new Set<Applies>(['always']);
  if (scopeOf(operation)) traits.add('token');
  if (operation.requestBody) traits.add('body');
  if (operation['x-idempotency']) traits.add('idempotency');
  if (parameters.some((parameter) => parameter.name === 'cursor')) traits.add('cursor');
  if (operation['x-platform']) traits.add('platform');
  if (operation['x-status']) traits.add('preview');
  return traits;
}

/** The noun of a kind of resource: `account.balance`, an account with its balance, is reported missing as an account. */
function nounOf(kind: string): string {
  return (kind.split('.')[0] ?? kind).toUpperCase();
}

/**
 * The codes an operation can answer, in order of precedence: those that follow from its policy, the 404 of its path
 * resources, its own.
 * @throws Error when a code is not in the catalogue.
 */
export function errorCodesOf(contract: Contract, operation: ContractOperation, catalogue: Catalogue): string[] {
  const traits = traitsOf(contract, operation);
  const platform = Object.keys(catalogue).filter((code) => {
    const applies = catalogue[code]?.applies;
    return applies !== undefined && traits.has(applies);
  });
  const resources = Object.values(operation['x-resources'] ?? {}).map((kind) => `${nounOf(kind)}_NOT_FOUND`);
  const codes = [...new Set([...platform, ...resources, ...(operation['x-errors'] ?? [])])];
  for (const code of codes) {
    if (!catalogue[code]) throw new Error(`${operation.operationId}: ${code} is in no errors.yaml`);
  }
  return codes;
}

function exampleOf(code: string, entry: CatalogueEntry): Example {
  return { summary: entry.title, value: { error: code, ...entry.example } };
}

/** The answer of one status: its codes as named examples. 422 can also be failed request validation. */
function errorResponse(
  status: string,
  codes: string[],
  catalogue: Catalogue,
  validation: Example | null
): OpenAPIV3.ResponseObject {
  const examples = Object.fromEntries(codes.map((code) => [code, exampleOf(code, catalogue[code] as CatalogueEntry)]));
  const schema = validation
    ? codes.length > 0
      ? { oneOf: [validationReference, errorReference] }
      : validationReference
    : errorReference;
  const retry = status === '429' || status === '503' ? ['Retry-After'] : [];
  const challenge = codes.includes('UNAUTHENTICATED') || codes.includes('INSUFFICIENT_SCOPE') ? ['WWW-Authenticate'] : [];
  return {
    description: statusTitles[status] ?? `Refused with ${status}.`,
    headers: headerReferences('X-Request-Id', ...challenge, ...retry),
    content: {
      'application/json': { schema, examples: { ...(validation ? { VALIDATION: validation } : {}), ...examples } },
    },
  };
}

function expandOperation(
  contract: Contract,
  operation: ContractOperation,
  catalogue: Catalogue,
  validation: Example
): void {
  const isOpen = openObjectsOf(contract, operation).length > 0;
  for (const response of Object.values(operation.responses) as OpenAPIV3.ResponseObject[]) {
    const replayed = operation['x-idempotency'] ? ['Idempotency-Replayed'] : [];
    const ignored = isOpen ? ['Razao-Ignored-Fields'] : [];
    response.headers = { ...headerReferences('X-Request-Id', ...replayed, ...ignored), ...response.headers };
    if (isOpen) requireIgnored(contract, operation, response);
  }
  const byStatus = new Map<string, string[]>();
  for (const code of errorCodesOf(contract, operation, catalogue)) {
    const status = String(catalogue[code]?.status);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  // an operation with a token validates its query parameters, even if it declares none
  const validated = scopeOf(operation) !== null || (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined;
  if (validated && !byStatus.has('422')) byStatus.set('422', []);
  for (const status of [...byStatus.keys()].sort()) {
    if (operation.responses[status]) continue;
    const example = validated && status === '422' ? validation : null;
    operation.responses[status] = shared(contract, status, byStatus.get(status) ?? [], catalogue, example);
  }
}

/** @throws Error when an open operation's answer has no field that says what was ignored. */
function requireIgnored(contract: Contract, { operationId }: ContractOperation, { content }: OpenAPIV3.ResponseObject): void {
  const schema = resolve<Schema>(contract, content?.['application/json']?.schema as Reference);
  if (!schema.properties?.['ignored_fields']) throw new Error(`${operationId}: its body is open, and its answer has no ignored_fields`);
}

/** A list shows its pages too. */
function addPages({ responses }: ContractOperation): void {
  const { content } = responses['200'] as OpenAPIV3.ResponseObject;
  const json = content?.['application/json'];
  if (json?.examples) json.examples = withPages(json.examples as Record<string, Example>);
}

/** One component for each set of codes: most operations refuse alike. */
function shared(
  contract: Contract,
  status: string,
  codes: string[],
  catalogue: Catalogue,
  validation: Example | null
): OpenAPIV3.ReferenceObject {
  const name = [...(validation ? ['VALIDATION'] : []), ...codes].join('.');
  const responses = ((contract.components ??= {}).responses ??= {});
  responses[name] ??= errorResponse(status, codes, catalogue, validation);
  return { $ref: `#/components/responses/${name}` };
}

/**
 * Writes out what the policy of each operation implies: error answers with an example per code, and the headers of every answer. So a file
 * of `contracts/` has only what is particular to its operations, and all answer alike.
 */
export function expandPolicy(contract: Contract, catalogue: Catalogue, validation: Example): Contract {
  const copy = structuredClone(contract);
  copy.components = { ...copy.components, headers: { ...copy.components?.headers, ...headers } };
  for (const { operation } of operationsOf(copy, 'core')) {
    expandOperation(copy, operation, catalogue, validation);
    if (parametersOf(copy, operation).some(({ name }) => name === 'cursor')) addPages(operation);
  }
  return copy;
}
