import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Operation } from '../../../generated/operations.ts';
import { Act, personIn, reasonIn } from '../db/act.ts';
import { assert, present } from '../assert.ts';
import { sha256 } from '../canonical.ts';
import type { Context } from '../context.ts';
import type { RequestContext } from '../http/request-context.ts';
import { Replay, type WriteKey } from '../db/command.ts';
import { isUnreachable } from '../db/failures.ts';
import { fail, invalid, refusalError, RequestInvalid, scopeRefusal } from '../errors.ts';
import { httpPathOf } from '../fast/http-path.ts';
import { isObject } from '../fields.ts';
import { commandIdOf, operatorCommandIdOf, type Idempotency } from '../idempotency/idempotency.ts';
import type { Receiver } from '../receiver/receiver.ts';
import { deliveryCommand } from '../receiver/take-delivery.ts';
import { readBody, requestText, requireJson, type ParsedBody } from '../http/body.ts';
import { callerAddress } from '../http/caller-address.ts';
import { runFrom } from '../http/handlers.ts';
import { ignoredFields, nameIgnored } from '../http/ignored-fields.ts';
import { actingFor } from '../http/named-tenant.ts';
import type { Principal } from '../http/principal.ts';
import { queryFindings } from '../http/query.ts';
import { ruleFindings } from '../http/rules.ts';
import { NO_RESOURCES, Resources, type ResourceKind } from '../http/resources.ts';
import { OperationRouter } from '../http/router.ts';

export interface GatewayOptions {
  operations: readonly Operation[];
  /** @throws ApiError UNAUTHENTICATED. */
  authenticate(token: string): Promise<Principal> | Principal;
  /** @throws ApiError RATE_LIMITED when the tenant has sent as many requests as it may. */
  admit(tenant: string): void;
  /** True when a tenant exists; called only for a client of the platform that names another tenant than its own. */
  knowsTenant(tenant: string): Promise<boolean>;
  /** The context of a caller's work; `command` binds its writes to their idempotency key. */
  contextFor(principal: Principal, command: WriteKey | undefined): Context;
  resources: Readonly<Record<string, ResourceKind>>;
  idempotency: Idempotency;
  /** Accepts requests that bear no token but a provider's signature. */
  receiver: Receiver;
  /** The controllers' handlers by operation. */
  handlers: ReadonlyMap<Operation, RequestHandler[]>;
}

declare module 'express-serve-static-core' {
  interface Request {
    requestId: string;
    /** Id of the request's trace; its caller's, where they named one. */
    traceId?: string | undefined;
    /** Set as soon as the path and method are known. */
    operation?: Operation;
    /** Parameters of the operation's path: `params` is Express's, which it changes for each middleware. */
    pathParameters?: Readonly<Record<string, string>>;
    /** Caller, as far as known. Of a failed login only the client is. */
    caller?: { readonly clientId: string; readonly tenant?: string } | undefined;
    /** The code of the error that was answered. */
    errorCode?: string | undefined;
    /** The resource that was answered. */
    answered?: unknown;
    /** Set when a client of the platform names another tenant than its own. */
    crossing?: { readonly caller_tenant: string; readonly named_tenant: string };
    /** Set when the gateway has let the request pass. */
    context?: RequestContext;
  }
}

/**
 * Enforces the policy that each operation's contract declares. Answers come in this order: 401, 429, 403 of the scope, 404 and 403 of the
 * path's tenant, replay, 404 of the rest of the path, 422, and then the domain's own refusals.
 */
export function gateway(options: GatewayOptions): RequestHandler {
  const router = new OperationRouter(options.operations);
  return async (request, response, next) => {
    response.json = httpPathOf(request).answer.json;
    const operation = matchOperation(router, request, response);
    if (operation.scope === null) return receive(options, operation, request, response, next);
    const caller = await options.authenticate(bearerToken(request));
    request.caller = caller;
    options.admit(caller.tenant);
    requireScope(operation, caller);
    const principal = saysWhoseBooks(operation) ? await actingFor(options, operation, caller, request) : caller;
    const body = operation.method === 'GET' ? NO_BODY : await readBody(request, response);
    if (operation.openObjects) sayIgnored(operation, body, response);
    const command = commandOf(operation, caller, request, body);
    const { isWrittenUnderKey = false } = operation;
    const replay = command && (() => replayOf(options.idempotency, principal.tenant, command, operation, request));
    if (!isWrittenUnderKey) await replay?.();
    const done = replay ? unlessReplayed(replay, isWrittenUnderKey, next) : next;
    try {
      if (operation.preview) fail('NOT_BUILT');
      const context = options.contextFor(principal, command);
      const resources = await loadResources(options.resources, operation, context, request);
      validateEnvelope(operation, request, body);
      if (operation.isAct) context.db.act = actOf(caller, context, request, body);
      request.body = body.value;
      const { scopes, platform } = principal;
      request.context = Object.assign(context, { requestId: request.requestId, operation, resources, scopes, platform });
    } catch (error) {
      return done(error);
    }
    runHandlers(options, operation, request, response, done);
  };
}

/** Names what an operation ignores of a body, in every answer to it. */
export function sayIgnored({ openObjects = [] }: Operation, { value }: ParsedBody, response: Response): void {
  const ignored = ignoredFields(openObjects, value);
  if (ignored.length > 0) nameIgnored(response, ignored);
}

/** Returns the act that is recorded with a request's writes: its actor, reason and origin. */
function actOf({ tenant, clientId }: Principal, { ids }: Context, request: Request, { value: body }: ParsedBody): Act {
  const { tenant: _, ...subject } = request.params as Record<string, string>;
  return new Act({
    actId: ids.next('act'), actor: clientId, actorTenant: tenant, onBehalfOf: personIn(body),
    operation: present(request.operation, 'the operation of an act').operationId,
    subject, reason: reasonIn(body), address: callerAddress(request) ?? null, requestId: request.requestId,
  });
}

function isEmpty(record: Readonly<Record<string, unknown>>): boolean {
  for (const _name in record) return false;
  return true;
}

/** @throws as `Idempotency.replay`; RequestInvalid for a repetition whose query the request would have been refused for. */
async function replayOf(
  idempotency: Idempotency, tenant: string, command: WriteKey, operation: Operation, request: Request,
): Promise<void> {
  try {
    await idempotency.replay(tenant, command);
  } catch (error) {
    if (error instanceof Replay && request.url.includes('?')) validateQuery(operation, request);
    throw error;
  }
}

/**
 * Passes an error on, unless a request's repetition made it: that is answered as the request was. A twin at another process may have been
 * answered after this one was looked up, and its effect be the reason for the error.
 * @param isOnlyLookUp false where it was looked up before as well, and then only an answer counts: the request's own intent is there too.
 */
function unlessReplayed(replay: () => Promise<void>, isOnlyLookUp: boolean, next: NextFunction): NextFunction {
  return (error?: unknown) => {
    if (error instanceof Replay || isUnreachable(error)) next(error);
    else replay().then(() => next(error), (found: unknown) => next(isOnlyLookUp || found instanceof Replay ? found : error));
  };
}

/** Receives a delivery: an operation without a token is a receiver, and a delivery of a provider acts for the provider's tenant. */
async function receive(
  options: GatewayOptions, operation: Operation, request: Request, response: Response, next: NextFunction,
): Promise<void> {
  if (operation.preview) fail('NOT_BUILT');
  const delivery = await options.receiver.accept(operation, request, response);
  const principal: Principal = { tenant: delivery.tenant, clientId: delivery.providerId, scopes: NO_SCOPES, platform: false };
  request.caller = principal;
  const context = options.contextFor(principal, deliveryCommand(delivery));
  const { requestId } = request;
  request.body = delivery.event;
  request.context = Object.assign(context, { requestId, operation, resources: NO_RESOURCES, scopes: NO_SCOPES, platform: false, delivery });
  runHandlers(options, operation, request, response, next);
}

const NO_SCOPES: ReadonlySet<string> = new Set();
const NO_BODY: ParsedBody = { value: undefined, malformed: false };

/**
 * The operation a request is for; its path parameters are put into the request.
 * @throws ApiError NOT_FOUND, or METHOD_NOT_ALLOWED with the header Allow set.
 */
export function matchOperation(router: OperationRouter, request: Request, response: Response): Operation {
  const match = router.match(request.method, request.path);
  if (match.kind === 'nothing') fail('NOT_FOUND');
  if (match.kind === 'wrong-method') {
    response.setHeader('Allow', match.allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '));
    fail('METHOD_NOT_ALLOWED');
  }
  request.params = match.params;
  request.pathParameters = match.params;
  request.operation = match.operation;
  return match.operation;
}

/** @throws ApiError UNAUTHENTICATED. */
export function bearerToken({ headers: { authorization = '' } }: Request): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? fail('UNAUTHENTICATED', undefined, 'A bearer token is required.');
}

/** True when the path names the tenant; a preview of that kind answers as all previews do. */
function saysWhoseBooks({ namesTenant, preview }: Operation): boolean {
  return namesTenant === true && !preview;
}

function requireScope({ scope }: Operation, { scopes }: Principal): void {
  if (scope !== null && !scopes.has(scope)) failScopes([scope]);
}

/** @throws ApiError INSUFFICIENT_SCOPE, with the missing scopes. */
export function failScopes(missing: string[]): never {
  throw refusalError(scopeRefusal(...missing));
}

const KEY_HEADER = 'idempotency-key';
const KEY_FORM = /^[\x20-\x7e]{1,255}$/;

function keyOf({ idempotency }: Operation, { headers }: Request): string | undefined {
  return idempotency === null ? undefined : headers[KEY_HEADER] as string | undefined; // Node joins those that come twice
}

function commandOf(operation: Operation, caller: Principal, request: Request, body: ParsedBody): WriteKey | undefined {
  const key = keyOf(operation, request);
  if (key === undefined || !KEY_FORM.test(key)) return undefined;
  const id = saysWhoseBooks(operation) ? operatorCommandIdOf(caller.tenant, key) : commandIdOf(key);
  return new RequestKey(id, operation.status, requestText(operation.method, request.path, body));
}

/** Key of a request. Its digest is made at its first use: for most by the writer, which makes those of a batch at once. */
class RequestKey implements WriteKey {
  #digest: string | undefined;

  constructor(readonly id: string, readonly status: number, private readonly text: string) {}

  get digest(): string {
    return (this.#digest ??= sha256(this.text));
  }
}

async function loadResources(
  kinds: GatewayOptions['resources'], operation: Operation, context: Context, request: Request,
): Promise<Resources> {
  if (isEmpty(operation.resources)) return NO_RESOURCES;
  const named = Object.entries(operation.resources);
  const loaded = new Resources();
  for (const [parameter, name] of named) {
    const kind = kinds[name];
    assert(kind, `the contract names a resource ${name} that no domain loads`);
    const row = await kind.find(context, String(request.params[parameter]), request.params);
    loaded.add(kind, row ?? fail(kind.missing));
  }
  return loaded;
}

/**
 * Validates the parts of a request that tsoa does not see: the idempotency header, the form of the
 * body, rules, unknown parameters. @throws RequestInvalid.
 */
export function validateEnvelope(operation: Operation, request: Request, body: ParsedBody): void {
  requireKey(operation, request);
  if (request.url.includes('?')) validateQuery(operation, request);
  requireJson(body);
  if (operation.body === null && body.value !== undefined) refuseBody(body.value);
  if (operation.rules.length > 0) requireRules(operation, request, body);
}

/** Refuses what would be ignored: a body of an operation that takes none. An empty object is as good as no body. */
function refuseBody(value: unknown): void {
  if (!isObject(value)) invalid(['body'], 'the operation takes no body', 'extra_forbidden');
  const findings = Object.keys(value).map((name) => ({
    loc: ['body', name], msg: 'unknown field; the operation takes no body', type: 'extra_forbidden',
  }));
  if (findings.length > 0) throw new RequestInvalid(findings);
}

function requireKey(operation: Operation, request: Request): void {
  const key = keyOf(operation, request);
  if (key !== undefined && KEY_FORM.test(key)) return;
  if (key !== undefined) invalid(['header', 'Idempotency-Key'], 'must be 1 to 255 printable characters', 'string_pattern_mismatch');
  if (operation.idempotency === 'required') invalid(['header', 'Idempotency-Key'], 'the header is required', 'missing');
}

function requireRules({ rules }: Operation, request: Request, body: ParsedBody): void {
  const findings = ruleFindings(rules, { query: request.query, body: body.value });
  if (findings.length > 0) throw new RequestInvalid(findings);
}

/** Parses the query once: Express parses it again at each access. */
function validateQuery(operation: Operation, request: Request): void {
  const { query } = request;
  Object.defineProperty(request, 'query', { value: query });
  const findings = queryFindings(query, operation.queryParameters);
  if (findings.length > 0) throw new RequestInvalid(findings);
}

function runHandlers(options: GatewayOptions, operation: Operation, request: Request, response: Response, done: NextFunction): void {
  const handlers = options.handlers.get(operation);
  assert(handlers, `no controller answers ${operation.operationId}`);
  runFrom(handlers, 0, request, response, done);
}
