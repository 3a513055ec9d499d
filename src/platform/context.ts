import type { Operation } from '../../generated/operations.ts';
import type { Clock } from './clock.ts';
import type { TenantDb } from './db/database.ts';
import type { Resources } from './http/resources.ts';
import type { IdSource } from './id.ts';
import type { Log } from './log.ts';
import type { Vault } from './secrets.ts';

/** What every verb is given: whose books, on whose behalf, and the tools of the service. */
export interface Context {
  readonly tenant: string;
  /** Who asks: a client id, or `system` for the worker. It becomes `created_by`. */
  readonly actor: string;
  readonly db: TenantDb;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly vault: Vault;
  readonly log: Log;
}

/** The context of a request that has passed the gateway. */
export interface RequestContext extends Context {
  readonly requestId: string;
  readonly operation: Operation;
  readonly scopes: ReadonlySet<string>;
  /** True for a client that may reach other tenants through operator routes. */
  readonly platform: boolean;
  /** The rows that the path names. */
  readonly resources: Resources;
}
