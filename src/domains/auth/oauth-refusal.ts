/**
 * The errors of the token endpoint and their statuses. Source: RFC 6749, section 5.2; for too many requests, which it
 * does not know, the code of section 4.1.2.1 under the status of RFC 6585.
 */
const STATUSES = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_scope: 400,
  unsupported_grant_type: 400,
  temporarily_unavailable: 429,
} as const;

/** The header `WWW-Authenticate` of `invalid_client`. */
export const CLIENT_CHALLENGE = 'Basic realm="razao", charset="UTF-8", error="invalid_client"';

/** A refusal in the form of OAuth, which the token endpoint uses instead of the catalogue's. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal';
  readonly status: number;

  /** @param retryAfterSeconds seconds to wait before another attempt. @param status instead of the usual one. */
  constructor(readonly code: keyof typeof STATUSES, readonly description: string, readonly retryAfterSeconds?: number, status?: number) {
    super(description);
    this.status = status ?? STATUSES[code];
  }

  body(): { error: string; error_description: string } {
    return { error: this.code, error_description: this.description };
  }
}

/**
 * Refuses a request without credentials, by the code of RFC 6749 and the status that clients were promised (decision 20).
 * @throws OAuthRefusal invalid_client.
 */
export function refuseMissingCredentials(): never {
  throw new OAuthRefusal('invalid_client', 'The client credentials are missing.', undefined, 400);
}

/** Refuses a malformed request. @throws OAuthRefusal invalid_request. */
export function refuseRequest(description: string): never {
  throw new OAuthRefusal('invalid_request', description);
}
