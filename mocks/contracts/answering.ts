import type { Request, Response } from 'express';
import type { Operation } from '../../generated/operations.ts';
import { fail, invalid, RequestInvalid } from '../../src/platform/errors.ts';
import { readBody, requireJson } from '../../src/platform/http/body.ts';
import { OperationRouter } from '../../src/platform/http/router.ts';
import { findingsOf, onlyPathWrong } from './findings.ts';
import type { Prism, PrismAnswer } from './prism.ts';

const IS_TEXT = /^text\/|json|xml/;

export type Example = Extract<PrismAnswer, { kind: 'example' }>;

/** Operations with the Prism that has their examples. */
export class Answering {
  readonly router: OperationRouter;

  constructor(operations: readonly Operation[], private readonly prism: Prism) {
    this.router = new OperationRouter(operations);
  }

  /**
   * The answer to a request that is as the contract says, or that asks for an answer of its own by `Prefer`.
   * @throws RequestInvalid for one that is not, ApiError for a body that is no JSON.
   */
  async answer(operation: Operation, request: Request, response: Response): Promise<Example> {
    const body = await readBody(request, response);
    requireJson(body);
    const answer = await this.prism.answer(operation, {
      method: operation.method.toLowerCase() as Lowercase<Operation['method']>,
      url: { path: request.path, query: request.query as Record<string, string | string[]> },
      headers: { ...(request.headers as Record<string, string>), accept: acceptOf(request) },
      body: body.value,
    });
    if (answer.kind === 'nothing') return invalid(['header', 'Prefer'], `the contract shows no such answer, but ${answer.shown}`, 'enum');
    if (onlyPathWrong(answer.violations)) return this.#notFound(operation, String(answer.violations[0]?.path?.[1]));
    if (answer.status === 422 && answer.violations.length > 0) throw new RequestInvalid(findingsOf(answer.violations));
    return answer;
  }

  /** Nothing is there by the name of the path's parameter: its resource says what. */
  #notFound(operation: Operation, parameter: string): Example {
    const resource = operation.resources[parameter]?.toUpperCase() ?? '';
    const named = this.prism.examples(operation, 404);
    const shown = named.find(({ key }) => resource.endsWith(key.replace(/_NOT_FOUND$/, ''))) ?? named[0] ?? fail('NOT_FOUND');
    return { kind: 'example', status: 404, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: shown.value, violations: [] };
  }
}

/** A format asked for by query is a media type to Prism. */
function acceptOf({ query, headers }: Request): string {
  return query['format'] === 'csv' ? 'text/csv' : headers.accept ?? '*/*';
}

/** Prism gives every declared header; that this is a repeated answer would not be true. */
const NOT_TRUE_HERE = ['idempotency-replayed', 'x-request-id'];

export function send(response: Response, { status, headers, body }: Example): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!NOT_TRUE_HERE.includes(name.toLowerCase())) response.setHeader(name, value);
  }
  const type = String(response.getHeader('content-type') ?? '');
  response.status(status);
  if (/json/.test(type)) return void response.end(typeof body === 'string' ? body : JSON.stringify(body));
  if (typeof body !== 'string') return void response.end();
  response.end(IS_TEXT.test(type) ? body : Buffer.from(body, 'base64'));
}
