import type { OpenAPIV3 } from 'openapi-types';
import { resolve, type Contract, type Schema } from '../../contracts/codegen/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { contractOf, operationOf } from './contracts.ts';
import { recordAnswer } from './coverage.ts';
import { SchemaValidator } from './json-schema.ts';

const validators = new Map<Contract, SchemaValidator>();

function validatorOf(contract: Contract): SchemaValidator {
  const known = validators.get(contract) ?? new SchemaValidator(contract, 'closed');
  validators.set(contract, known);
  return known;
}

/** The code of an answer of the shape `Error`, or null for another shape. */
function errorCodeOf(body: unknown): string | null {
  const code = (body as { error?: unknown } | null)?.error;
  return typeof code === 'string' ? code : null;
}

/** The differences between an answer and the contract of its operation; empty when there are none. */
export function contractFindings(operationId: OperationId, status: number, body: unknown, mediaType = 'application/json'): string[] {
  const { contract, operation } = operationOf(operationId);
  const declared = operation.responses[String(status)];
  if (!declared) return [`status ${status} is not declared (declared: ${Object.keys(operation.responses).join(', ')})`];
  const media = resolve<OpenAPIV3.ResponseObject>(contract, declared).content?.[mediaType];
  if (!media?.schema) return body === undefined || body === '' ? [] : [`status ${status} declares no body of ${mediaType}`];
  const findings = validatorOf(contract).findings(media.schema as Schema, body);
  const code = status >= 400 ? errorCodeOf(body) : null;
  if (code !== null && !(code in (media.examples ?? {}))) {
    findings.push(`${code} is not declared for ${status}; add it to x-errors of ${operationId}`);
  }
  return findings;
}

/**
 * Asserts that the contract allows an answer: status, every field, no field beside, a declared error code. Call it for every answer a test
 * receives; it also counts the operation as reached.
 * @param body the parsed JSON body, or the text of another media type; `undefined` where the answer had none
 * @throws Error listing the differences
 */
export function expectContract(operationId: OperationId, status: number, body: unknown, mediaType?: string): void {
  const findings = contractFindings(operationId, status, body, mediaType);
  if (findings.length > 0) {
    const shown = JSON.stringify(body, null, 2)?.slice(0, 2000);
    throw new Error(`${operationId} answered ${status} outside its contract:\n  ${findings.join('\n  ')}\n${shown}`);
  }
  recordAnswer(operationId, status >= 400 ? errorCodeOf(body) : null);
}

/**
 * Asserts that an answer given before any operation was found (404 `NOT_FOUND`, 405, 400) has the shape `Error`.
 * @throws Error listing the differences
 */
export function expectErrorShape(body: unknown): void {
  const contract = contractOf('core');
  const findings = validatorOf(contract).findings({ $ref: '#/components/schemas/Error' }, body);
  if (findings.length > 0) throw new Error(`not an Error:\n  ${findings.join('\n  ')}\n${JSON.stringify(body)}`);
}
