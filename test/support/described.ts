/** A tenant's own description, to validate its service's answers. */
import type { OpenAPIV3 } from 'openapi-types';
import { operationsOf, resolve, type Contract, type Schema } from '../../contracts/codegen/contract.ts';
import type { OpenapiDocument } from '../../generated/models.ts';
import { SchemaValidator } from '../conformance/json-schema.ts';

export class Described {
  readonly document: Contract;
  readonly #validator: SchemaValidator;

  constructor(document: OpenapiDocument) {
    this.document = document as unknown as Contract;
    this.#validator = new SchemaValidator(this.document, 'closed');
  }

  /** The errors in an answer; undefined for a path that is not described. */
  findings(method: string, path: string, status: number, body: unknown): string[] | undefined {
    const operation = operationsOf(this.document, 'command').find(
      (it) => it.method === method.toLowerCase() && matches(it.path, path),
    )?.operation;
    if (!operation) return undefined;
    const declared = operation.responses[String(status)];
    if (!declared) return [`status ${status} is not described`];
    const media = resolve<OpenAPIV3.ResponseObject>(this.document, declared).content?.['application/json'];
    const code = status >= 400 ? (body as { error?: string } | null)?.error : undefined;
    return [
      ...this.#validator.findings(media?.schema as Schema, body),
      ...(code !== undefined && !(code in (media?.examples ?? {})) ? [`${code} is not described for ${status}`] : []),
    ];
  }

  /** The errors in a request's body. */
  requestFindings(method: string, path: string, body: unknown): string[] | undefined {
    const operation = operationsOf(this.document, 'command').find(
      (it) => it.method === method.toLowerCase() && matches(it.path, path),
    )?.operation;
    if (!operation?.requestBody) return undefined;
    const media = resolve<OpenAPIV3.RequestBodyObject>(this.document, operation.requestBody).content['application/json'];
    return new SchemaValidator(this.document, 'declared').findings(media?.schema as Schema, body);
  }
}

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
