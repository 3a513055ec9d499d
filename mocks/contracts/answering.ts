import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Operation } from '../../generated/operations.ts';
import { fail, invalid, RequestInvalid, type ErrorCode, type ErrorDetails } from '../../src/platform/errors.ts';
import { challengeOf } from '../../src/platform/http/challenge.ts';
import { readBody, requireJson } from '../../src/platform/http/body.ts';
import { queryFindings } from '../../src/platform/http/query.ts';
import { OperationRouter } from '../../src/platform/http/router.ts';
import { ruleFindings } from '../../src/platform/http/rules.ts';
import { findingsOf, onlyPathWrong } from './findings.ts';
import type { Prism, PrismAnswer } from './prism.ts';

const MOST_KEYS = 1_000;
const SECOND_PAGE = 'second_page';
const REPLAYED = 'idempotency-replayed';
const CHALLENGE = 'WWW-Authenticate';
const IS_TEXT = /^text\/|json|xml/;

export type Example = Extract<PrismAnswer, { kind: 'example' }>;

/** Operations with the Prism that has their examples. */
export class Answering {
  readonly router: OperationRouter;
  /** All that is kept: which keys came lately. */
  readonly #seen = new LRUCache<string, true>({ max: MOST_KEYS });

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
    const { headers } = request;
    const answer = await this.prism.answer(operation, {
      method: operation.method.toLowerCase() as Lowercase<Operation['method']>,
      url: { path: request.path, query: request.query as Record<string, string | string[]> },
      headers: { ...(headers as Record<string, string>), accept: acceptOf(request), ...this.#nextPage(operation, request) },
      body: withoutInherited(body.value),
    });
    if (answer.kind === 'nothing') return invalid(['header', 'Prefer'], `the contract shows no such answer, but ${answer.shown}`, 'enum');
    if (onlyPathWrong(answer.violations)) return this.#notFound(operation, String(answer.violations[0]?.path?.[1]));
    if (answer.status === 422 && answer.violations.length > 0) throw new RequestInvalid(findingsOf(answer.violations));
    const findings = [...queryFindings(request.query, operation.queryParameters), ...ruleFindings(operation.rules, { query: request.query, body: body.value })];
    if (answer.status < 400 && findings.length > 0) throw new RequestInvalid(findings);
    return { ...answer, headers: { ...withoutUntrue(answer.headers), ...this.#replayed(operation, request, answer), ...challenging(answer, request) } };
  }

  /** Any cursor leads to the second page of a list, unless another answer is asked for. */
  #nextPage(operation: Operation, { query, headers }: Request): { prefer?: string } {
    const hasPages = query['cursor'] !== undefined && this.prism.examples(operation, operation.status).some(({ key }) => key === SECOND_PAGE);
    return hasPages && headers.prefer === undefined ? { prefer: `example=${SECOND_PAGE}` } : {};
  }

  /** Whether a write was sent under its key before: its answer is then the first one given again. */
  #replayed({ idempotency }: Operation, request: Request, { status }: Example): { [REPLAYED]?: string } {
    const key = request.header('Idempotency-Key');
    if (idempotency === null || key === undefined || status >= 300) return {};
    const write = `${request.method} ${request.path} ${key}`;
    if (this.#seen.has(write)) return { [REPLAYED]: 'true' };
    this.#seen.set(write, true);
    return {};
  }

  /** Nothing is there by the name of the path's parameter: its resource says what. */
  #notFound(operation: Operation, parameter: string): Example {
    const missing = `${operation.resources[parameter]?.split('.')[0]?.toUpperCase()}_NOT_FOUND`;
    const named = this.prism.examples(operation, 404);
    const shown = named.find(({ key }) => key === missing) ?? named[0] ?? fail('NOT_FOUND');
    return { kind: 'example', status: 404, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: shown.value, violations: [] };
  }
}

/**
 * JSON whose objects have their own fields and no others: Prism's validator looks a declared field up by its name alone, and would find
 * `constructor` in every object that inherits one.
 */
function withoutInherited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInherited);
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(null) as object, Object.fromEntries(Object.entries(value).map(([name, its]) => [name, withoutInherited(its)])));
}

/** Prism gives every declared header, true or not. */
function withoutUntrue(headers: Example['headers']): Example['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ![REPLAYED, CHALLENGE.toLowerCase()].includes(name.toLowerCase())));
}

function challenging({ status, body }: Example, { headers: { authorization } }: Request): { [CHALLENGE]?: string } {
  const { error, details } = (status === 401 || status === 403 ? body : {}) as { error?: ErrorCode; details?: ErrorDetails };
  const challenge = error && challengeOf(error, details, authorization);
  return challenge === undefined ? {} : { [CHALLENGE]: challenge };
}

/** A format asked for by query is a media type to Prism. */
function acceptOf({ query, headers }: Request): string {
  return query['format'] === 'csv' ? 'text/csv' : headers.accept ?? '*/*';
}

export function send(response: Response, { status, headers, body }: Example): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() !== 'x-request-id') response.setHeader(name, value);
  }
  const type = String(response.getHeader('content-type') ?? '');
  response.status(status);
  if (/json/.test(type)) return void response.end(typeof body === 'string' ? body : JSON.stringify(body));
  if (typeof body !== 'string') return void response.end();
  response.end(IS_TEXT.test(type) ? body : Buffer.from(body, 'base64'));
}
