import type { Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import cors from 'cors';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { RegisterRoutes as mountCommand } from '../../generated/command/routes.ts';
import { RegisterRoutes as mountCore } from '../../generated/core/routes.ts';
import { operations } from '../../generated/operations.ts';
import { allScopes, type Auth } from '../domains/auth/index.ts';
import type { Providers, ProviderWatch } from '../domains/providers/index.ts';
import type { Rails } from '../domains/rails/index.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import type { WriteKey } from '../platform/db/command.ts';
import { fail } from '../platform/errors.ts';
import { chooseHttpPath, useHttpPath } from '../platform/fast/http-path.ts';
import { answerErrors } from '../platform/http/answers.ts';
import { inTurn } from '../platform/http/handlers.ts';
import { gateway } from '../platform/gateway/gateway.ts';
import type { ResourceKind } from '../platform/http/resources.ts';
import { RateLimit } from '../platform/http/rate-limit.ts';
import { logRequests } from '../platform/http/log-requests.ts';
import { limitedServer, type ConnectionLimits } from '../platform/http/server.ts';
import { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { ProcessQuotas } from '../platform/quotas/process-quotas.ts';
import { Receiver } from '../platform/receiver/receiver.ts';
import { traceRequests } from '../platform/http/trace-requests.ts';
import { consoleRoutes } from './console.ts';
import { docsRoutes } from './docs.ts';
import type { ToTry } from './docs/to-try.ts';
import { checkPolicy, collectHandlers } from './mount.ts';

export interface ServerOptions extends Dependencies {
  readonly auth: Auth;
  readonly providers: Providers;
  readonly providerWatch: ProviderWatch;
  readonly rails: Rails;
  readonly processQuotas: ProcessQuotas;
  /** Rows that paths name, by the name of their kind. */
  readonly resources: Readonly<Record<string, ResourceKind>>;
  /** Values that the documentation fills in to try an operation, once known. */
  readonly toTry: () => ToTry | undefined;
  /** Further routes than those of the contracts. */
  readonly routes: readonly RequestHandler[];
  contextFor(tenant: string, actor: string, command: WriteKey | undefined): Context;
}

/** Opens the server of all HTTP routes. @throws Drift when contract, routes and resources disagree. */
export function openServer(options: ServerOptions): Server {
  const { config } = options;
  const app = openExpress(options);
  return limitedServer(app, connectionLimits(config), chooseHttpPath(config).classesOf(app));
}

function openExpress(options: ServerOptions): Express {
  const { config, log, database, routes, toTry } = options;
  /** While the clock is wrong nothing that depends on it is answered here: neither tokens nor signatures could be judged. */
  const inTime: RequestHandler = (_request, _response, next) => {
    database.clockWatch.require();
    next();
  };
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple').set(
    'trust proxy', config.RAZAO_TRUSTED_PROXIES,
  );
  app.use(nameRequest);
  useHttpPath(app, chooseHttpPath(config), HEADERS);
  app.use(inTurn(
    traceRequests, logRequests(log), ...crossOrigin(config.RAZAO_CORS_ORIGINS), onlyUnder('/v1/', inTurn(inTime, openGateway(options))),
  ));
  app.post('/auth/token', inTime);
  app.use(
    ...routes, helmet({ contentSecurityPolicy: false }), ...(config.RAZAO_CONSOLE ? [consoleRoutes(toTry)] : []),
    docsRoutes(toTry, () => database.clockWatch.movedMs),
  );
  app.use(() => fail('NOT_FOUND'), answerErrors(log));
  return app;
}

/** Mounts a handler without taking the path from the address, and for small letters only. */
function onlyUnder(path: string, handler: RequestHandler): RequestHandler {
  return (request, response, next) => (request.path.startsWith(path) ? handler(request, response, next) : next());
}

function openGateway(
  { config, clock, log, database, auth, providers, providerWatch, rails, processQuotas, resources, contextFor }: ServerOptions,
): RequestHandler {
  checkPolicy({ scopes: allScopes, resources: Object.keys(resources) });
  const rateLimit = new RateLimit((tenant) => processQuotas.of('requests_per_second', tenant));
  return gateway({
    operations, resources,
    authenticate: (token) => auth.authenticate(token),
    admit: (tenant) => rateLimit.take(tenant),
    knowsTenant: (tenant) => auth.knowsTenant(tenant),
    contextFor: ({ tenant, clientId }, command) => contextFor(tenant, clientId, command),
    idempotency: new Idempotency(database),
    receiver: new Receiver({
      clock, log, incumbent: config.RAZAO_INCUMBENT_PROVIDER,
      findSender: (providerId, isReadAnew) => providers.sender(providerId, isReadAnew),
      serves: (tenant, rail, providerId) => rails.isServedBy(tenant, rail, providerId),
      noted: ({ tenant, providerId }, isAccepted) => providerWatch.note(tenant, providerId, isAccepted ? 'delivery' : 'refused'),
    }),
    handlers: collectHandlers(mountCore, mountCommand),
  });
}

/** Limits of a connection to the API, in milliseconds. */
function connectionLimits(config: Config): ConnectionLimits {
  return {
    headersMs: config.RAZAO_HEADERS_SECONDS * 1000, requestMs: config.RAZAO_REQUEST_SECONDS * 1000, most: config.RAZAO_MOST_CONNECTIONS,
  };
}

/** Headers of an API answer: it is data, for this caller and now. The documentation page adds helmet's headers. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const nameRequest: RequestHandler = (request, _response, next) => {
  request.requestId = `req_${randomUUID()}`;
  next();
};

/** Pages that this machine serves, on whatever port. */
const OF_THIS_MACHINE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

function crossOrigin(origins: readonly string[]): RequestHandler[] {
  if (origins.length === 0) return [];
  return [cors({
    origin: origins.includes('*') ? '*' : origins.map((origin) => (origin === 'localhost' ? OF_THIS_MACHINE : origin)),
    exposedHeaders: [
      'X-Request-Id', 'Idempotency-Replayed', 'Razao-Ignored-Fields', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'WWW-Authenticate',
    ],
    maxAge: 600,
  })];
}
