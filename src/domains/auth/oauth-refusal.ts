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

/** A refusal in OAuth's own shape, which the token endpoint speaks instead of the catalogue's. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal';
  readonly status: number;

  /** @param retryAfterSeconds how long to wait before asking again. */
  constructor(readonly code: keyof typeof STATUSES, readonly description: string, readonly retryAfterSeconds?: number) {
    super(description);
    this.status = STATUSES[code];
  }

  body(): { error: string; error_description: string } {
    return { error: this.code, error_description: this.description };
  }
}

/** Refuses a request that is not what the endpoint takes. @throws OAuthRefusal invalid_request. */
export function refuseRequest(description: string): never {
  throw new OAuthRefusal('invalid_request', description);
}
