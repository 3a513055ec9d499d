import type { Request, RequestHandler } from 'express';
import { fail } from '../../platform/errors.ts';
import { allScopes } from './scopes.ts';

export const TOKEN_PATH = '/auth/token';
export const KEYS_PATH = '/.well-known/jwks.json';
export const METADATA_PATH = '/.well-known/oauth-authorization-server';
const MAX_AGE_SECONDS = 300;

export interface MetadataOptions {
  /** The address by which clients reach the service; undefined where the one counts that the caller used. */
  readonly issuer?: string | undefined;
  /** True when the keys that verify tokens are published. */
  readonly hasKeys: boolean;
}

/** Answers with the metadata of the token endpoint for client libraries. Source: RFC 8414. */
export function getMetadata({ issuer, hasKeys }: MetadataOptions): RequestHandler {
  return (request, response) => {
    if (issuer !== undefined) response.setHeader('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
    response.json(metadataOf(issuer ?? addressOf(request), hasKeys));
  };
}

function metadataOf(issuer: string, hasKeys: boolean): object {
  return {
    issuer, token_endpoint: issuer + TOKEN_PATH, ...(hasKeys && { jwks_uri: issuer + KEYS_PATH }), scopes_supported: allScopes,
    grant_types_supported: ['client_credentials'], response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  };
}

/** Returns the address by which the caller reached this router. @throws ApiError NOT_FOUND for an invalid Host header. */
function addressOf({ protocol, host, baseUrl }: Request): string {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin + baseUrl : fail('NOT_FOUND');
}
