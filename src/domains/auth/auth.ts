import type { Router } from 'express';
import type { Database } from '../../platform/db/database.ts';
import type { Principal } from '../../platform/http/gateway.ts';
import type { Vault } from '../../platform/secrets.ts';
import { isTenant } from './create-tenant.ts';
import { TokenIssuer } from './issue-token.ts';
import { authRoutes } from './routes.ts';
import { SigningKeys } from './signing-keys.ts';
import { TokenThrottle, type TokenRates } from './throttle.ts';
import { TokenVerifier } from './token-verifier.ts';

export interface AuthOptions {
  database: Database;
  vault: Vault;
  /** Life of an access token, in seconds. */
  tokenTtlSeconds: number;
  tokenRates: TokenRates;
}

/** What the service needs of this domain. */
export interface Auth {
  /** `/auth/token` and `/.well-known/jwks.json`. */
  routes: Router;
  /** Whom a bearer token speaks for; see TokenVerifier. */
  authenticate(token: string): Principal | Promise<Principal>;
  /** Whether there is a tenant of this name. */
  knowsTenant(name: string): Promise<boolean>;
}

/** @throws KeyError when the stored keys are sealed under another key encryption key. */
export async function openAuth({ database, vault, tokenTtlSeconds, tokenRates }: AuthOptions): Promise<Auth> {
  const keys = await SigningKeys.load(database, vault);
  const verifier = new TokenVerifier(database, keys);
  return {
    routes: authRoutes(new TokenIssuer(database, keys, tokenTtlSeconds), new TokenThrottle(database.clock, tokenRates), keys),
    authenticate: (token) => verifier.authenticate(token),
    knowsTenant: (name) => isTenant(database, name),
  };
}
