import type { ErrorCode } from '../../../generated/errors.ts';
import type { ErrorDetails } from '../errors.ts';

/**
 * Returns the header `WWW-Authenticate` of a refusal; undefined for one that is not about the token. Source: RFC 6750, section 3: without a
 * token, no error is named.
 */
export function challengeOf(code: ErrorCode, details: ErrorDetails | undefined, authorization: string | undefined): string | undefined {
  if (code === 'INSUFFICIENT_SCOPE') return `Bearer realm="razao", error="insufficient_scope", scope="${missingIn(details)}"`;
  if (code !== 'UNAUTHENTICATED') return undefined;
  return /^Bearer\s+\S/i.test(authorization ?? '') ? 'Bearer realm="razao", error="invalid_token"' : 'Bearer realm="razao"';
}

function missingIn(details: ErrorDetails | undefined): string {
  const missing: unknown = details?.['missing'];
  return Array.isArray(missing) ? missing.join(' ') : '';
}
