import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { horizonNow } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ClientRegistry } from './client-registry.ts';
import { TOKEN_ALGORITHM, type SigningKeys } from './signing-keys.ts';

/** Issuer of our tokens, where no address is configured: one installation may be reached under several. */
export const TOKEN_ISSUER = 'razao';

/** A token is some 700 bytes, so this is about 10 MB at most. */
const TOKENS_REMEMBERED = 10_000;

interface Verified {
  principal: Principal;
  /** The key that signed it. */
  kid: string;
  /** Milliseconds of the clock. */
  expiresAt: number;
}

/**
 * Finds the principal of a token. A signature is verified once; after that the token is known by its text until it expires, and only its
 * client's access is checked again.
 */
export class TokenVerifier {
  readonly #verified = new LRUCache<string, Verified>({ max: TOKENS_REMEMBERED });
  readonly #clients: ClientRegistry;

  constructor(private readonly database: Database, private readonly keys: SigningKeys) {
    this.#clients = new ClientRegistry(database);
  }

  /**
   * Answers at once, without a promise, for a known token whose client was checked lately.
   * @throws ApiError UNAUTHENTICATED for a token that is malformed, expired, not ours or of a revoked client; SERVICE_UNAVAILABLE when
   * that cannot be determined.
   */
  authenticate(token: string): Principal | Promise<Principal> {
    const known = this.#verified.get(token);
    if (!known) return this.#verify(token);
    const now = this.database.clock.now().getTime();
    if (horizonNow(this.database.clock).getTime() >= known.expiresAt || !this.keys.verifies(known.kid)) return this.#forget(token);
    const access = this.#clients.hasAccess(known.principal.clientId, now);
    if (access === true) return known.principal;
    if (access === false) return this.#forget(token);
    return access.then((granted) => (granted ? known.principal : this.#forget(token)));
  }

  async #verify(token: string): Promise<Principal> {
    const payload = await this.#payloadOf(token);
    const verified = { ...readClaims(payload), kid: keyIdOf(token) };
    const { clientId } = verified.principal;
    if (!(await this.#clients.hasAccess(clientId, this.database.clock.now().getTime()))) refuse();
    this.#verified.set(token, verified);
    return verified.principal;
  }

  async #payloadOf(token: string): Promise<JWTPayload> {
    const key = await this.keys.verifying(keyIdOf(token));
    if (!key) refuse();
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [TOKEN_ALGORITHM],
        typ: 'JWT', // The installation signs other documents too, which are not tokens.
        requiredClaims: ['iss', 'sub', 'tenant', 'scope', 'platform', 'iat', 'exp', 'jti'],
        currentDate: horizonNow(this.database.clock),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) refuse();
      throw error;
    }
  }

  #forget(token: string): never {
    this.#verified.delete(token);
    refuse();
  }
}

function keyIdOf(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid : refuse();
  } catch {
    refuse();
  }
}

/**
 * Our signature vouches for the claims; their types are checked because another version may have written them. An issuer may be any
 * address: while a setting changes, processes beside this one issue under another.
 */
function readClaims({ iss, sub, tenant, scope, platform, exp }: JWTPayload): Omit<Verified, 'kid'> {
  if (iss !== TOKEN_ISSUER && !URL.canParse(iss ?? '')) refuse();
  if (typeof sub !== 'string' || typeof tenant !== 'string' || typeof scope !== 'string' || typeof exp !== 'number') refuse();
  return {
    principal: { tenant, clientId: sub, scopes: new Set(scope.split(' ').filter(Boolean)), platform: platform === true },
    expiresAt: exp * 1000,
  };
}

/** One answer for every kind of bad token: the kind would only help an attacker. */
function refuse(): never {
  fail('UNAUTHENTICATED');
}
