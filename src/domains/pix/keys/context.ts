import type { Context } from '../../../platform/context.ts';
import type { SponsorKeys } from './sponsor-keys.ts';

/** What the verbs of Pix keys are given. */
export type KeysContext = Context & {
  readonly pixKeys: {
    readonly directory: SponsorKeys;
    /** Keys that an account may have, by whose it is. */
    readonly limits: { readonly individual: number; readonly company: number };
  };
};

/** The same without the caller's key: for a transaction on the way to the one that stores the answer. */
export function withoutKey<C extends Context>(ctx: C): C {
  return { ...ctx, db: ctx.db.database.forTenant(ctx.tenant) };
}
