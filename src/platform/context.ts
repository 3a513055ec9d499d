import type { Clock } from './clock.ts';
import type { TenantDb } from './db/database.ts';
import { inheritContext } from './fast/context.ts';
import type { IdSource } from './id.ts';
import type { Log } from './log.ts';
import type { Vault } from './vault/secrets.ts';

/** Context of every operation: the tenant, the actor, and the tools of the service. */
export interface Context {
  readonly tenant: string;
  /** Actor: a client id, or `system` for the worker. It becomes `created_by`. */
  readonly actor: string;
  readonly db: TenantDb;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly vault: Vault;
  readonly log: Log;
}

/**
 * Returns a context that differs from another in some members. It has only these of its own and inherits the rest, as a request's context
 * may: a copy (`{ ...ctx }`) would be without what that inherits.
 */
export function derive<C extends object, Own extends object>(ctx: C, own: Own & Partial<C>): C & Own {
  return inheritContext(ctx, own);
}

/** Returns the context without the caller's key, but with its act: for transactions on the way to the one that stores the answer. */
export function withoutKey<C extends Context>(ctx: C): C {
  const db = ctx.db.database.forTenant(ctx.tenant);
  db.act = ctx.db.act;
  return derive<Context, Pick<Context, 'db'>>(ctx, { db }) as C;
}
