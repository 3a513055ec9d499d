import type { Router } from 'express';
import { CompactSign, SignJWT } from 'jose';
import { epochSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Vault } from '../../platform/vault/secrets.ts';
import { isTenant } from './create-tenant.ts';
import { TokenIssuer } from './issue-token.ts';
import { authRoutes } from './routes.ts';
import { SigningKeys, TOKEN_ALGORITHM } from './signing-keys.ts';
import { TokenThrottle, type TokenRates } from './throttle.ts';
import { TOKEN_ISSUER, TokenVerifier } from './token-verifier.ts';

const ARCHIVE_TYPE = 'razao-archive+jws';

export interface AuthOptions {
  database: Database;
  vault: Vault;
  /** Lifetime of an access token, in seconds. */
  tokenTtlSeconds: number;
  tokenRates: TokenRates;
  /** The address that tokens and metadata name; left out for the name `razao`, and the address that the caller used. */
  issuer?: string | undefined;
}

/** Functions of this domain for the service. */
export interface Auth {
  /** The token endpoint, its metadata and its keys. */
  routes: Router;
  /** Returns the principal of a bearer token; see TokenVerifier. */
  authenticate(token: string): Principal | Promise<Principal>;
  /**
   * Issues another token like one that the client has shown, for work in this process that outlives it.
   * @throws OAuthRefusal invalid_client when the client was revoked.
   */
  renewToken(principal: Principal): Promise<string>;
  /**
   * Signs a statement of the installation with a key of `/.well-known/jwks.json`. It is not an access token: its `typ` states its kind.
   * @param ttlSeconds its lifetime.
   * @returns a compact JWS (ES256).
   */
  attest(typ: string, claims: object, ttlSeconds: number): Promise<string>;
  /**
   * Signs an archive, with a key of `/.well-known/jwks.json` that signs nothing else.
   * @returns a detached JWS (ES256; RFC 7515, appendix F): the archive, in base64url, belongs between the two dots.
   */
  signArchive(archive: Uint8Array): Promise<string>;
  /** True when there is a tenant of this name. */
  knowsTenant(name: string): Promise<boolean>;
}

/** @throws KeyError when the stored keys are sealed under another key encryption key. */
export async function openAuth({ database, vault, tokenTtlSeconds, tokenRates, issuer }: AuthOptions): Promise<Auth> {
  const keys = await SigningKeys.load(database, vault);
  const archiveKeys = await SigningKeys.load(database, vault, 'ARCHIVE');
  const verifier = new TokenVerifier(database, keys);
  const tokens = new TokenIssuer(database, keys, tokenTtlSeconds, issuer);
  return {
    routes: authRoutes(
      tokens, new TokenThrottle(database.clock, tokenRates), [keys, archiveKeys],
    ),
    authenticate: (token) => verifier.authenticate(token),
    renewToken: (principal) => tokens.renew(principal),
    attest: (typ, claims, ttlSeconds) => {
      const at = epochSeconds(database.clock.now());
      const { signing } = keys;
      return new SignJWT({ ...claims }).setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: signing.kid, typ })
        .setIssuer(TOKEN_ISSUER).setIssuedAt(at).setExpirationTime(at + ttlSeconds).sign(signing.key);
    },
    signArchive: async (archive) => {
      const { kid, key } = archiveKeys.signing;
      const [header, , signature] = (await new CompactSign(archive).setProtectedHeader(
        { alg: TOKEN_ALGORITHM, kid, typ: ARCHIVE_TYPE },
      ).sign(key)).split('.');
      return `${header}..${signature}`;
    },
    knowsTenant: (name) => isTenant(database, name),
  };
}
