import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { fail } from '../../platform/errors.ts';
import { isId } from '../../platform/id.ts';
import type { TokenIssuer, TokenResponse } from './issue-token.ts';
import { CLIENT_CHALLENGE, OAuthRefusal, refuseRequest } from './oauth-refusal.ts';
import { getMetadata, KEYS_PATH, METADATA_PATH, TOKEN_PATH, type MetadataOptions } from './server-metadata.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { TokenThrottle } from './throttle.ts';
import { readTokenRequest, type TokenRequest } from './token-request.ts';

const FORM = 'application/x-www-form-urlencoded';
const LARGEST_FORM = '64kb';
const JWKS_MAX_AGE_SECONDS = 300;

const readRaw = express.raw({ type: FORM, limit: LARGEST_FORM });

/** Issues a token to a request from an address, or refuses with an OAuthRefusal. */
export type IssueToken = (request: TokenRequest, address: string) => Promise<TokenResponse>;

/** The token endpoint, its metadata and its keys: outside the contracts, before any token. */
export function authRoutes(issuer: TokenIssuer, throttle: TokenThrottle, keys: readonly SigningKeys[]): Router {
  const issue: IssueToken = (request, address) => throttle.admit(address, request.clientId, () => issuer.issue(request));
  const router = tokenRoutes(issue, { issuer: issuer.address, hasKeys: true });
  router.route(KEYS_PATH).get(getKeys(keys)).all(onlyMethods('GET', 'HEAD'));
  return router;
}

/** `/auth/token` and its metadata, for any issuer of tokens. */
export function tokenRoutes(issue: IssueToken, metadata: MetadataOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.route(TOKEN_PATH).post(noStore, postToken(issue), answerOAuth).all(onlyMethods('POST'));
  router.route(METADATA_PATH).get(getMetadata(metadata)).all(onlyMethods('GET', 'HEAD'));
  return router;
}

function postToken(issue: IssueToken): RequestHandler {
  return async (request, response) => {
    const form = await readFormText(request, response);
    const asked = readTokenRequest(request.headers.authorization, form);
    if (isId(asked.clientId)) request.caller = { clientId: asked.clientId };
    response.json(await issue(asked, request.ip ?? ''));
  };
}

function getKeys(all: readonly SigningKeys[]): RequestHandler {
  return async (_request, response) => {
    response.setHeader('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`);
    response.type('application/jwk-set+json').send(JSON.stringify({
      keys: (await Promise.all(all.map((keys) => keys.published()))).flatMap(({ keys }) => keys),
    }));
  };
}

/** Reads the form. A request without a body is an empty form: the refusal names the missing fields. */
async function readFormText(request: Request, response: Response): Promise<string> {
  const empty = request.headers['content-length'] === '0' || !hasBody(request);
  if (!empty && !request.is(FORM)) refuseRequest(`The body must be a form (${FORM}).`);
  const failure = await new Promise<unknown>((resolve) => void readRaw(request, response, resolve));
  if (failure !== undefined) refuseBody(failure);
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body.toString('utf8') : '';
}

function hasBody({ headers }: Request): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function refuseBody(failure: unknown): never {
  const status = failure instanceof Error && 'status' in failure ? failure.status : undefined;
  if (status === 413) fail('PAYLOAD_TOO_LARGE', undefined, 'The form is larger than 64 KB.');
  refuseRequest('The body cannot be read.');
}

const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Pragma', 'no-cache');
  next();
};

/** Answers refusals of OAuth in its own form; other errors go to the common error handler. */
const answerOAuth: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof OAuthRefusal)) return next(error);
  request.errorCode = error.code;
  if (error.status === 401) response.setHeader('WWW-Authenticate', CLIENT_CHALLENGE);
  if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(error.retryAfterSeconds));
  response.status(error.status).json(error.body());
};

function onlyMethods(...methods: string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader('Allow', methods.join(', '));
    fail('METHOD_NOT_ALLOWED');
  };
}
