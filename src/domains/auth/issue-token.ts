import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { epochSeconds, horizonNow } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ClientEntity, type Client } from './client.entity.ts';
import { OAuthRefusal } from './oauth-refusal.ts';
import { secretMatches } from './secret.ts';
import { TOKEN_ALGORITHM, type SigningKeys } from './signing-keys.ts';
import { TOKEN_ISSUER } from './token-verifier.ts';
import type { TokenRequest } from './token-request.ts';

/** The answer of the token endpoint. */
export interface TokenResponse {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  token_type: 'Bearer';
  /** Scopes of the token, where they differ from the requested ones. Source: RFC 6749, section 5.1. */
  scope?: string;
}

const JTI_BYTES = 16;

/** Issues access tokens under the client credentials grant of OAuth 2.0. */
export class TokenIssuer {
  constructor(
    private readonly database: Database,
    private readonly keys: SigningKeys,
    private readonly ttlSeconds: number,
    /** The address that tokens name as their issuer; undefined for its name alone. */
    readonly address?: string,
  ) {}

  /** @throws OAuthRefusal invalid_client, unsupported_grant_type or invalid_scope, in this order. */
  async issue(request: TokenRequest): Promise<TokenResponse> {
    const client = await this.#authenticate(request);
    if (request.grantType !== 'client_credentials') {
      throw new OAuthRefusal('unsupported_grant_type', 'The grant is client_credentials.');
    }
    const scope = grantedScopes(client, request.scope).join(' ');
    const accessToken = await this.#sign(client, scope);
    return { access_token: accessToken, expires_in: this.ttlSeconds, token_type: 'Bearer', ...(scope !== request.scope && { scope }) };
  }

  /** Issues a token with the same scopes to a client that has shown one. @throws OAuthRefusal invalid_client when it was revoked. */
  async renew({ clientId, scopes }: Pick<Principal, 'clientId' | 'scopes'>): Promise<string> {
    const client = await this.database.global().findOne(ClientEntity, { clientId });
    if (!client || client.revokedAt) throw new OAuthRefusal('invalid_client', 'The client is not known or was revoked.');
    return this.#sign(client, [...scopes].join(' '));
  }

  /** An unknown client, a revoked one and a wrong secret are one answer, after the same work. */
  async #authenticate({ clientId, clientSecret }: TokenRequest): Promise<Client> {
    const client = await this.database.global().findOne(ClientEntity, { clientId });
    const matches = [client?.secretHash, this.#previousHash(client)].map((hash) => secretMatches(clientSecret, hash));
    if (!client || !matches.includes(true) || client.revokedAt) {
      throw new OAuthRefusal('invalid_client', 'The client is not known or its secret is wrong.');
    }
    return client;
  }

  /** Hash of the previous secret, while it is valid beside the current one. */
  #previousHash(client: Client | null): string | undefined {
    const counts = client?.previousUntil && this.database.clock.now() < client.previousUntil;
    return (counts && client.previousSecretHash) || undefined;
  }

  async #sign(client: Client, scope: string): Promise<string> {
    const { signing } = this.keys;
    const issuedAt = epochSeconds(horizonNow(this.database.clock));
    return new SignJWT({ tenant: client.tenantId, scope, platform: client.platform })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: signing.kid, typ: 'JWT' })
      .setIssuer(this.address ?? TOKEN_ISSUER)
      .setSubject(client.clientId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + this.ttlSeconds)
      .setJti(randomBytes(JTI_BYTES).toString('base64url'))
      .sign(signing.key);
  }
}

/** Returns the requested scopes, or all of the client's. */
function grantedScopes({ scopes }: Client, asked: string | undefined): string[] {
  if (asked === undefined) return scopes;
  const wanted = [...new Set(asked.split(' ').filter(Boolean))];
  const refused = wanted.filter((scope) => !scopes.includes(scope));
  if (refused.length > 0 || wanted.length === 0) {
    throw new OAuthRefusal('invalid_scope', 'The client does not have every scope that was asked for.');
  }
  return wanted;
}
