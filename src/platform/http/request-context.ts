import type { Operation } from '../../../generated/operations.ts';
import type { Context } from '../context.ts';
import type { Resources } from './resources.ts';

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
