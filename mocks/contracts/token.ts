import type { RequestHandler } from 'express';
import { allScopes, CLIENT_CHALLENGE, isScope, OAuthRefusal, type IssueToken } from '../../src/domains/auth/index.ts';
import { fail, invalid } from '../../src/platform/errors.ts';

const LIFETIME_SECONDS = 3600;

/** Issues a token to any request in the right form: the mocks accept any token, and check only its presence. */
export const issueMockToken: IssueToken = async ({ grantType, scope }) => {
  if (grantType !== 'client_credentials') {
    throw new OAuthRefusal('unsupported_grant_type', 'The grant is client_credentials.');
  }
  if (scope?.split(' ').some((name) => !isScope(name))) throw new OAuthRefusal('invalid_scope', 'There is no such scope.');
  return {
    access_token: 'mock-access-token', expires_in: LIFETIME_SECONDS, token_type: 'Bearer',
    ...(scope === undefined && { scope: allScopes.join(' ') }),
  };
};

/** The endpoint's other answers, by the name in `Prefer`. */
const REFUSALS = [
  new OAuthRefusal('invalid_request', 'The body must be a form.'),
  new OAuthRefusal('unsupported_grant_type', 'The grant is client_credentials.'),
  new OAuthRefusal('invalid_scope', 'There is no such scope.'),
  new OAuthRefusal('invalid_client', 'The client is unknown, or its secret is wrong.'),
  new OAuthRefusal('temporarily_unavailable', 'Too many tokens were asked for.', 1),
];

/** Answers the token endpoint as the header `Prefer` selects: `code=401`, or `example=invalid_scope`. */
export const preferredRefusal: RequestHandler = (request, response, next) => {
  const prefer = request.header('Prefer') ?? '';
  const [code, example] = [/\bcode=(\d+)/.exec(prefer)?.[1], /\bexample=(\w+)/.exec(prefer)?.[1]];
  if (request.method !== 'POST' || code === '200' || (code === undefined && example === undefined)) return next();
  if (code === '503') fail('SERVICE_UNAVAILABLE');
  const asked = REFUSALS.find((it) => (code === undefined || it.status === Number(code)) && (example === undefined || it.code === example));
  if (!asked) invalid(
    ['header', 'Prefer'],
    `the endpoint gives no such answer, but 200; 503; ${REFUSALS.map((it) => `${it.status} (${it.code})`).join('; ')}`, 'enum',
  );
  if (asked.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(asked.retryAfterSeconds));
  if (asked.status === 401) response.setHeader('WWW-Authenticate', CLIENT_CHALLENGE);
  response.status(asked.status).json(asked.body());
};
