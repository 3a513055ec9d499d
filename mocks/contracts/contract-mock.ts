import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cors from 'cors';
import express, { Router, type Express, type RequestHandler } from 'express';
import { operations } from '../../generated/operations.ts';
import { tokenRoutes } from '../../src/domains/auth/index.ts';
import { answerErrors } from '../../src/platform/http/answers.ts';
import { matchOperation } from '../../src/platform/gateway/gateway.ts';
import type { Log } from '../../src/platform/log.ts';
import { Answering, send } from './answering.ts';
import { tenantMocks, type DescriptionOf } from './tenant-mocks.ts';
import { issueMockToken, preferredRefusal } from './token.ts';

const GENERATED = join(import.meta.dirname, '../../generated');
const CONTRACTS = ['core', 'command'].map((name) => join(GENERATED, `${name}.openapi.json`));

/**
 * Both contracts as one service without state: Prism answers every operation with its examples and validates requests against the contract;
 * paths, token endpoint and errors are those of the real service. The first request loads Prism, so that a process which may never need it
 * starts as fast as without.
 * @param descriptionOf the tenants' own descriptions: below `/tenants/<tenant>` they answer before the contracts.
 */
export function contractMock(log: Log, descriptionOf?: DescriptionOf): Express {
  let loading: Promise<Answering> | undefined;
  const contracts = () => (loading ??= loadContracts());
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(nameRequest, cors({ exposedHeaders: EXPOSED }));
  if (descriptionOf) app.use('/tenants/:tenant', Router({ mergeParams: true }).use(tokenEndpoint(), tenantMocks(contracts, descriptionOf)));
  app.use(tokenEndpoint(), answerByContracts(contracts), answerErrors(log));
  return app;
}

const EXPOSED = ['X-Request-Id', 'Retry-After', 'ETag', 'Idempotency-Replayed', 'Razao-Ignored-Fields', 'WWW-Authenticate'];

function tokenEndpoint(): RequestHandler {
  return Router().use('/auth/token', preferredRefusal).use(tokenRoutes(issueMockToken, { hasKeys: false }));
}

const nameRequest: RequestHandler = (request, response, next) => {
  request.requestId = `req_${randomUUID()}`;
  response.setHeader('X-Request-Id', request.requestId);
  next();
};

async function loadContracts(): Promise<Answering> {
  const [{ Prism }, { requestValidation }, { LADDER }] = await Promise.all([
    import('./prism.ts'), import('../../src/interfaces/request-validation.ts'), import('../../src/app.ts'),
  ]);
  return new Answering(operations, await Prism.load(CONTRACTS), requestValidation(), LADDER.refusals);
}

function answerByContracts(contracts: () => Promise<Answering>): RequestHandler {
  return async (request, response) => {
    const answering = await contracts();
    send(response, await answering.answer(matchOperation(answering.router, request, response), request, response));
  };
}
