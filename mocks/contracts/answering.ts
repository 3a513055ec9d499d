import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ValidateError } from '@tsoa/runtime';
import type { Operation } from '../../generated/operations.ts';
import type { ValidateRequest } from '../../src/interfaces/request-validation.ts';
import { fail, invalid, RequestInvalid, type ErrorCode, type ErrorDetails } from '../../src/platform/errors.ts';
import { readBody, type ParsedBody } from '../../src/platform/http/body.ts';
import { challengeOf } from '../../src/platform/http/challenge.ts';
import { bearerToken, validateEnvelope } from '../../src/platform/gateway/gateway.ts';
import { headerOf, IGNORED_FIELDS, ignoredFields, withIgnored } from '../../src/platform/http/ignored-fields.ts';
import { refuseRequest, type RequestRefusals } from '../../src/platform/http/request-refusals.ts';
import { OperationRouter } from '../../src/platform/http/router.ts';
import { validationFindings } from '../../src/platform/http/validation.ts';
import { requireHeaders } from '../../src/platform/receiver/receiver.ts';
import { findingsOf } from './findings.ts';
import { likest } from './likest.ts';
import type { Prism, PrismAnswer } from './prism.ts';

const MOST_KEYS = 1_000;
const SECOND_PAGE = 'second_page';
const REPLAYED = 'idempotency-replayed';
const CHALLENGE = 'WWW-Authenticate';
const UNTRUE = [REPLAYED, CHALLENGE, IGNORED_FIELDS].map((name) => name.toLowerCase());
const JSON_TYPE = 'application/json';
/** Media types that a client chooses by `Accept`. */
const BY_ACCEPT = /^image\/|razao\.proof|^text\/html/;
const IS_TEXT = /^text\/|json|xml|x-ofx|razao\.proof/;

const NO_BODY: ParsedBody = { value: undefined, malformed: false };

export type Example = Extract<PrismAnswer, { kind: 'example' }>;

/** Operations with the Prism that has their examples. */
export class Answering {
  readonly router: OperationRouter;
  /** All that is kept: which keys came lately. */
  readonly #seen = new LRUCache<string, true>({ max: MOST_KEYS });

  /**
   * @param validate holds a request to the contracts by the code of the service; without it Prism holds it to its own document.
   * @param refusals of valid requests, by the code of the service.
   */
  constructor(
    operations: readonly Operation[], private readonly prism: Prism, private readonly validate?: ValidateRequest,
    private readonly refusals: RequestRefusals = {},
  ) {
    this.router = new OperationRouter(operations);
  }

  /**
   * The answer to a valid request, or to one that asks for a refusal by `Prefer`.
   * @throws RequestInvalid for an invalid one, ApiError without a token or for a body of another type.
   */
  async answer(operation: Operation, request: Request, response: Response): Promise<Example> {
    if (operation.scope === null) requireHeaders(request);
    else bearerToken(request);
    const body = operation.method === 'GET' ? NO_BODY : await readBody(request, response);
    const answer = await this.#shown(operation, request, body);
    const isAsked = answer.status >= 400 && answer.violations.length === 0;
    const missing = isAsked ? undefined : await this.#hold(operation, request, response, body, answer);
    if (missing !== undefined) fail(this.#missingCode(operation, missing));
    const headers = { ...withoutUntrue(answer.headers), ...this.#replayed(operation, request, answer), ...challenging(answer, request) };
    const ignored = ignoredFields(operation.openObjects ?? [], body.value);
    const own = answer.status < 300 ? overRail(answer.body, body.value) : answer.body;
    if (ignored.length === 0) return { ...answer, headers, body: own };
    const shown = answer.status < 300 ? withIgnored(own, ignored) : own;
    return { ...answer, headers: { ...headers, [IGNORED_FIELDS]: headerOf(ignored) }, body: shown };
  }

  /** The example that Prism chooses, by the header `Prefer` alone: the service knows no `__code` in a query. */
  async #shown(operation: Operation, request: Request, body: ParsedBody): Promise<Example> {
    const { headers, query } = request;
    const answer = await this.prism.answer(operation, {
      method: operation.method.toLowerCase() as Lowercase<Operation['method']>,
      url: {
        path: request.path,
        query: Object.fromEntries(Object.entries(query as Record<string, string | string[]>).filter(([name]) => !name.startsWith('__'))),
      },
      headers: {
        ...(headers as Record<string, string>), accept: this.#mediaTypeOf(operation, request), ...this.#nextPage(operation, request),
        ...this.#alike(operation, request, body),
      },
      body: withoutInherited(body.value),
    }, this.validate === undefined);
    return answer.kind === 'nothing' ? invalid(
      ['header', 'Prefer'], `the contract shows no such answer, but ${answer.shown}`, 'enum',
    ) : answer;
  }

  /** As the service: an image, a proof or a receipt by `Accept`, where there is one; CSV and OFX by the query; and JSON. */
  #mediaTypeOf(operation: Operation, request: Request): string {
    const types = this.prism.mediaTypes(operation, operation.status);
    if (types.some((type) => BY_ACCEPT.test(type))) return request.accepts(types) || JSON_TYPE;
    return types.find((type) => type !== JSON_TYPE && type.replace(/^.*\/(x-)?/, '') === request.query['format']) ?? '*/*';
  }

  /**
   * Validates a request as the service does, which looks up the resources of the path before it reads the rest.
   * @returns the path parameter whose resource cannot exist.
   * @throws RequestInvalid for any other error; ApiError for what the service refuses whatever it has stored.
   */
  async #hold(
    operation: Operation, request: Request, response: Response, body: ParsedBody, { violations }: Example,
  ): Promise<string | undefined> {
    request.body = structuredClone(body.value);
    const wrong = await this.validate?.(operation, request, response).catch((error: unknown) => error);
    const findings = wrong instanceof ValidateError ? validationFindings(wrong, operation, body.value) : findingsOf(violations);
    const missing = Object.keys(operation.resources).find((name) => !this.prism.isWellFormed(
      operation, name, String(request.params[name]),
    ));
    if (missing !== undefined) return missing;
    validateEnvelope(operation, request, body);
    if (findings.length > 0) throw new RequestInvalid(findings);
    if (wrong !== undefined) throw wrong;
    refuseRequest(this.refusals, operation.operationId, { body: body.value, query: request.query as Record<string, string> });
    return undefined;
  }

  /** Any cursor leads to the second page of a list, unless `Prefer` asks for another answer. */
  #nextPage(operation: Operation, { query, headers }: Request): { prefer?: string } {
    const hasPages = query['cursor'] !== undefined && this.prism.examples(operation, operation.status).some(
      ({ key }) => key === SECOND_PAGE,
    );
    return hasPages && headers.prefer === undefined ? { prefer: `example=${SECOND_PAGE}` } : {};
  }

  /** The example that is most like the request, unless `Prefer` asks for another answer. */
  #alike(operation: Operation, { headers }: Request, { value }: ParsedBody): { prefer?: string } {
    if (headers.prefer !== undefined || value === undefined) return {};
    const examples = this.prism.examples(operation, operation.status);
    const key = examples.length > 1 ? likest(examples, value) : undefined;
    return key === undefined ? {} : { prefer: `example=${key}` };
  }

  /** Marks an answer as replayed when the same write was sent before under the same key. */
  #replayed({ idempotency }: Operation, request: Request, { status }: Example): { [REPLAYED]?: string } {
    const key = request.header('Idempotency-Key');
    if (idempotency === null || key === undefined || status >= 300) return {};
    const write = `${request.method} ${request.path} ${key}`;
    if (this.#seen.has(write)) return { [REPLAYED]: 'true' };
    this.#seen.set(write, true);
    return {};
  }

  /** The code of a path parameter whose resource cannot exist, by the resource that it names. */
  #missingCode(operation: Operation, parameter: string): ErrorCode {
    const missing = `${operation.resources[parameter]?.split('.')[0]?.toUpperCase()}_NOT_FOUND`;
    const named = this.prism.examples(operation, 404).map(({ key }) => key);
    return (named.includes(missing) ? missing : named[0] ?? 'NOT_FOUND') as ErrorCode;
  }
}

/**
 * JSON whose objects have their own fields and no others: Prism's validator looks a declared field up by its name alone, and would find
 * `constructor` in every object that inherits one.
 */
function withoutInherited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInherited);
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(null) as object, Object.fromEntries(Object.entries(value).map(
    ([name, its]) => [name, withoutInherited(its)],
  )));
}

/** A payment is answered as one over the rail that it was asked for. */
function overRail(answer: unknown, asked: unknown): unknown {
  const [shown, wanted] = [answer, asked].map((it) => (it as { rail?: unknown } | null | undefined)?.rail);
  return typeof shown === 'string' && typeof wanted === 'string' ? { ...answer as object, rail: wanted } : answer;
}

/** Prism gives every declared header, true or not. */
function withoutUntrue(headers: Example['headers']): Example['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !UNTRUE.includes(name.toLowerCase())));
}

function challenging({ status, body }: Example, { headers: { authorization } }: Request): { [CHALLENGE]?: string } {
  const { error, details } = (status === 401 || status === 403 ? body : {}) as { error?: ErrorCode; details?: ErrorDetails };
  const challenge = error && challengeOf(error, details, authorization);
  return challenge === undefined ? {} : { [CHALLENGE]: challenge };
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
