import { refuseMissingCredentials, refuseRequest } from './oauth-refusal.ts';

/** A complete request for a token. */
export interface TokenRequest {
  clientId: string;
  clientSecret: string;
  grantType: string;
  /** Scopes separated by spaces. */
  scope?: string | undefined;
}

interface Credentials {
  clientId: string;
  clientSecret: string;
}

/**
 * Reads a request for a token from its Authorization header and its form.
 * Source: RFC 6749, sections 2.3.1, 3.2 and 4.4.2. Missing credentials are a 400 (decision 20).
 * @throws OAuthRefusal invalid_client for missing credentials; invalid_request for other parts that are missing, repeated, contradictory or
 *   undecodable.
 */
export function readTokenRequest(authorization: string | undefined, form: string): TokenRequest {
  const parameters = readForm(form);
  const credentials = chooseCredentials(readBasic(authorization), parameters);
  const grantType = parameters.get('grant_type') ?? refuseRequest('grant_type is missing.');
  return { ...credentials, grantType, scope: parameters.get('scope') };
}

/** A parameter without a value counts as left out, and none may come twice. Source: RFC 6749, section 3.2. */
function readForm(form: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(form)) {
    if (seen.has(name)) refuseRequest('A parameter is repeated.');
    seen.add(name);
    if (value !== '') parameters.set(name, value);
  }
  return parameters;
}

/** Undefined when the header is missing or of another scheme, which proves nothing about a client. */
function readBasic(authorization: string | undefined): Credentials | undefined {
  const encoded = /^Basic(?: +(.*))?$/i.exec(authorization ?? '');
  if (!encoded) return undefined;
  const text = Buffer.from(encoded[1] ?? '', 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) refuseRequest('The Authorization header does not hold an id and a secret.');
  return { clientId: formDecode(text.slice(0, colon)), clientSecret: formDecode(text.slice(colon + 1)) };
}

/** Id and secret are form-encoded before Basic joins them. Source: RFC 6749, section 2.3.1. */
function formDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    refuseRequest('The Authorization header is not percent-encoded correctly.');
  }
}

/** The two ways may be used together only when they agree. */
function chooseCredentials(basic: Credentials | undefined, form: Map<string, string>): Credentials {
  const clientId = form.get('client_id');
  const clientSecret = form.get('client_secret');
  if (!basic) {
    if (clientId === undefined || clientSecret === undefined) refuseMissingCredentials();
    return { clientId, clientSecret };
  }
  const differ = (clientId ?? basic.clientId) !== basic.clientId || (clientSecret ?? basic.clientSecret) !== basic.clientSecret;
  if (differ) refuseRequest('The header and the form name different credentials.');
  return basic;
}
