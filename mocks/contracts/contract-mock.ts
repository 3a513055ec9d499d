import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cors from 'cors';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { operations, type Operation } from '../../generated/operations.ts';
import { tokenRoutes } from '../../src/domains/auth/index.ts';
import { fail, invalid, RequestInvalid } from '../../src/platform/errors.ts';
import { answerErrors } from '../../src/platform/http/answers.ts';
import { readBody, requireJson } from '../../src/platform/http/body.ts';
import { matchOperation } from '../../src/platform/http/gateway.ts';
import { OperationRouter } from '../../src/platform/http/router.ts';
import type { Log } from '../../src/platform/log.ts';
import { findingsOf, onlyPathWrong } from './findings.ts';
import type { Prism, PrismAnswer } from './prism.ts';
import { issueMockToken } from './token.ts';

const GENERATED = join(import.meta.dirname, '../../generated');
const CONTRACTS = ['core', 'command'].map((name) => join(GENERATED, `${name}.openapi.json`));
const IS_TEXT = /^text\/|json|xml/;

type Example = Extract<PrismAnswer, { kind: 'example' }>;

/**
 * Both contracts as one service that keeps nothing: Prism answers every operation with its examples and holds requests
 * to the contract; paths, token endpoint and errors are those of the real service. Prism is loaded with the first
 * request, so that a process which only might be asked starts as fast as without.
 */
export function contractMock(log: Log): Express {
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(nameRequest, cors({ exposedHeaders: ['X-Request-Id', 'Retry-After'] }), tokenRoutes(issueMockToken));
  app.use(answerByPrism(), answerErrors(log));
  return app;
}

const nameRequest: RequestHandler = (request, response, next) => {
  request.requestId = `req_${randomUUID()}`;
  response.setHeader('X-Request-Id', request.requestId);
  next();
};

async function loadPrism(): Promise<Prism> {
  const { Prism } = await import('./prism.ts');
  return Prism.load(CONTRACTS);
}

function answerByPrism(): RequestHandler {
  const router = new OperationRouter(operations);
  let loading: Promise<Prism> | undefined;
  return async (request, response) => {
    const operation = matchOperation(router, request, response);
    const body = await readBody(request, response);
    requireJson(body);
    const prism = await (loading ??= loadPrism());
    const answer = await prism.answer(operation, {
      method: operation.method.toLowerCase() as Lowercase<Operation['method']>,
      url: { path: request.path, query: request.query as Record<string, string | string[]> },
      headers: { ...(request.headers as Record<string, string>), accept: acceptOf(request) },
      body: body.value,
    });
    if (answer.kind === 'nothing') return invalid(['header', 'Prefer'], `the contract shows no such answer, but ${answer.shown}`, 'enum');
    if (onlyPathWrong(answer.violations)) answerNotFound(prism, operation, response);
    else if (answer.status === 422 && answer.violations.length > 0) throw new RequestInvalid(findingsOf(answer.violations));
    else send(response, answer);
  };
}

/** A format asked for by query is a media type to Prism. */
function acceptOf({ query, headers }: Request): string {
  return query['format'] === 'csv' ? 'text/csv' : headers.accept ?? '*/*';
}

function answerNotFound(prism: Prism, operation: Operation, response: Response): void {
  const example = prism.firstExample(operation, 404) ?? fail('NOT_FOUND');
  response.status(404).json(example);
}

/** Prism gives every declared header; that this is a repeated answer would not be true. */
const NOT_TRUE_HERE = ['idempotency-replayed', 'x-request-id'];

function send(response: Response, { status, headers, body }: Example): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!NOT_TRUE_HERE.includes(name.toLowerCase())) response.setHeader(name, value);
  }
  const type = String(response.getHeader('content-type') ?? '');
  response.status(status);
  if (/json/.test(type)) return void response.end(typeof body === 'string' ? body : JSON.stringify(body));
  if (typeof body !== 'string') return void response.end();
  response.end(IS_TEXT.test(type) ? body : Buffer.from(body, 'base64'));
}
